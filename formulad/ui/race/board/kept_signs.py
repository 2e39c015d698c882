"""Kept signs: what is read beside a road lies over the rain, and is laid out once for each view."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.race.board.still_board import Standing
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.canvas.plane import Put


class KeptSigns:
    """What was put on a board beside its road, as long as what stands there is the same."""

    def __init__(self) -> None:
        self._beside: Standing | None = None
        self._puts: list[Put] = []

    def draw(self, canvas: Canvas, standing: Standing | None, paint: Callable[[], None]) -> None:
        """Put it there once more; paint it if it is beside something else by now.

        Args:
            canvas: where to draw.
            standing: the board that is kept; None while what is read comes or goes.
            paint: draws what is read.
        """
        if standing is not None and self._beside is standing:
            canvas.put_again(self._puts)
            return
        with canvas.noting() as self._puts:
            paint()
        self._beside = standing
