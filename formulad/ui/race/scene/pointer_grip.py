"""Pointer on the board and on a list: a click chooses, a drag moves what lies under it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.ui.race.panels.path_advice import ROW_STEP

if TYPE_CHECKING:
    from formulad.ui.toolkit.outlines import Point

SLACK = 8.0
"""Units the pointer may tremble during a click."""


class Grip:
    """What the pointer holds between going down and coming up."""

    def __init__(self) -> None:
        self._taken: Point | None = None
        self._last: Point | None = None
        self._is_drag = False

    def take(self, at: Point, *, on_board: bool) -> None:
        """Go down at a place."""
        self._taken = self._last = at if on_board else None
        self._is_drag = False

    def dragged(self, at: Point) -> Point | None:
        """Return how far the board is dragged by a movement; None if it is not held."""
        if self._taken is None or self._last is None:
            return None
        if not self._is_drag and math.dist(self._taken, at) < SLACK:
            return None
        self._is_drag = True
        by = at[0] - self._last[0], at[1] - self._last[1]
        self._last = at
        return by

    def let_go(self) -> bool:
        """Come up; return whether it was a click on the board."""
        was_click = self._taken is not None and not self._is_drag
        self._taken = self._last = None
        self._is_drag = False
        return was_click


class Pull:
    """A list that a finger pulls: a row goes by for every row's height that it is moved."""

    def __init__(self) -> None:
        self._last: float | None = None
        self.is_pulled = False
        """Whether it was moved since the finger went down."""

    def take(self, at: Point, *, on_list: bool) -> None:
        """Go down at a place."""
        self._last = at[1] if on_list else None
        self.is_pulled = False

    def rows(self, at: Point) -> int:
        """Return how many rows further down the list a movement leads, or up below 0."""
        if self._last is None:
            return 0
        rows = round((self._last - at[1]) / ROW_STEP)
        self._last -= rows * ROW_STEP
        self.is_pulled = self.is_pulled or rows != 0
        return rows

    def let_go(self) -> bool:
        """Come up; return whether the list was pulled."""
        was_pulled, self.is_pulled, self._last = self.is_pulled, False, None
        return was_pulled
