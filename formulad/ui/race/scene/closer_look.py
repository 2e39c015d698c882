"""Closer look: the cells of a choice larger, with the corners of what is seen so on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.ui.race.board.board_frame import BoardFrame
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    import pygame

    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.effort import Effort
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.desk.close_up import CloseUp
    from formulad.ui.toolkit.canvas import Canvas

_FRAME, _EDGE, _RADIUS = 7.0, 3.0, 20.0
_CORNER, _LINE, _DARK = 28.0, 4.0, 1.5
"""How long the sides of a corner are, how broad, and how broad their dark edge is."""


class CloserLook:
    """Draws a close-up, anew only when something else is seen in it."""

    def __init__(self) -> None:
        self._board: tuple[BoardView, BoardView] | None = None
        """The board, and one like it that is looked at from near by."""
        self._kept: tuple[object, pygame.Surface] | None = None
        self._is_new = True
        """Whether nothing was seen larger in the picture before."""
        self.is_fine = True
        """Whether it was drawn last as fine as it will be."""

    def draw(
        self,
        canvas: Canvas,
        board: BoardView,
        close_up: CloseUp,
        picture: BoardPicture,
        effort: Effort,
        now: float = 0.0,
    ) -> None:
        """Draw the frame and what is seen in it, first roughly while more pictures follow.

        It comes up a picture later than what is chosen from: all at once would take too long. Rain
        falls over it as it does at the time of the air.
        """
        if effort.is_limited and self._is_new:
            self._is_new = self.is_fine = False
            return
        rect = close_up.rect
        outer = rect.inflate(2 * _FRAME, 2 * _FRAME)
        place = canvas.pixel_rect(rect)
        key = (canvas.edition, id(canvas.surface), board, close_up, tuple(rect), picture)
        if self._kept and self._kept[0] == key:
            canvas.surface.blit(self._kept[1], place)
        else:
            near, seen = self._near(board), replace(picture, notes=())
            frame = BoardFrame(restless=effort.is_limited, effort=effort, over=(rect,), rains=False)
            near.draw(canvas, close_up.stage, close_up.camera, seen, frame)
            self.is_fine = near.is_fine or not effort.is_limited
            if self.is_fine:
                near.forget()
                self._kept = (key, canvas.surface.subsurface(place).copy())
        board.draw_rain(canvas, close_up.stage, close_up.camera, now, picture.wetness)
        canvas.box(outer, None, radius=_RADIUS, line=INK, line_width=_FRAME + _EDGE)
        canvas.box(outer, None, radius=_RADIUS, line=SUN, line_width=_EDGE)

    def forget(self) -> None:
        """Let go of what was seen."""
        self._kept = None
        self._is_new = self.is_fine = True

    def _near(self, board: BoardView) -> BoardView:
        """Return the board that is looked at from near by."""
        if self._board is None or self._board[0] is not board:
            self._board = (board, board.again())
        return self._board[1]


def corner_places(rect: Rect) -> list[Rect]:
    """Return where the corners lie, which signs of the board keep clear of."""
    size = _CORNER + _LINE
    lefts, tops = (rect.left, rect.right - size), (rect.top, rect.bottom - size)
    return [Rect(left, top, size, size).inflate(_LINE, _LINE) for left in lefts for top in tops]


def draw_corners(canvas: Canvas, rect: Rect) -> None:
    """Draw the corners of the part of the board that is seen larger."""
    for more, shade in ((_DARK, INK), (0.0, SUN)):
        half = _LINE / 2 + more
        for x, along in ((rect.left, 1), (rect.right, -1)):
            for y, down in ((rect.top, 1), (rect.bottom, -1)):
                canvas.box(_side(x - half * along, y - half, _CORNER * along, 2 * half), shade)
                canvas.box(_side(x - half, y - half * down, 2 * half, _CORNER * down), shade)


def _side(left: float, top: float, across: float, down: float) -> Rect:
    """Return a rect from a corner, to whichever side it goes."""
    return Rect(min(left, left + across), min(top, top + down), abs(across), abs(down))


def without_letters(picture: BoardPicture) -> BoardPicture:
    """Return a picture of the board with no letters: they are read in the close-up."""
    choices = tuple(replace(choice, letter="") for choice in picture.choices)
    return replace(picture, choices=choices)
