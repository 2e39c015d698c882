"""School commands: what the widgets of a puzzle stand for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choose:
    """Give an answer."""

    choice: str
