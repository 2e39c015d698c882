"""School commands: what the widgets of a puzzle stand for."""

from __future__ import annotations

from formulad.kernel.frozen import frozen


@frozen
class Choose:
    """Give an answer."""

    choice: str
