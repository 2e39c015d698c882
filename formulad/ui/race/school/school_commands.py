"""School commands: what the widgets of a puzzle stand for."""

from __future__ import annotations

from formulad.kernel.values import Frozen


class Choose(Frozen):
    """Give an answer."""

    choice: str
