"""Layout of the puzzle page: the board, and the panel with question, answers and dice."""

from __future__ import annotations

from dataclasses import dataclass

from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

PADDING = 22.0
_SIDE, _GAP, _TALL_BOARD = 620.0, 20.0, 0.42
_OPTION, _FACE, _BUTTON, _HEAD, _VERDICT = 60.0, 34.0, 54.0, 226.0, 62.0
_INNER, _BESIDE = 6.0, 12.0


@dataclass(frozen=True)
class PuzzleLayout:
    """Where everything stands, for so many answers and faces of a die."""

    area: Rect
    options: int
    faces: int

    @property
    def _room(self) -> Rect:
        top = HEADER + 24
        area = self.area
        return Rect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - 24)

    @property
    def board(self) -> Rect:
        """The board."""
        room = self._room
        if is_tall(*self.area.size):
            return Rect(room.left, room.top, room.width, room.height * _TALL_BOARD)
        return Rect(room.left, room.top, room.width - _SIDE - _GAP, room.height)

    @property
    def panel(self) -> Rect:
        """Beside it, or below."""
        room = self._room
        if is_tall(*self.area.size):
            top = self.board.bottom + _GAP
            return Rect(room.left, top, room.width, room.bottom - top)
        return Rect(room.right - _SIDE, room.top, _SIDE, room.height)

    @property
    def inside(self) -> Rect:
        """What of the panel is written on."""
        panel = self.panel
        width, height = panel.width - 2 * PADDING, panel.height - 2 * PADDING
        return Rect(panel.left + PADDING, panel.top + PADDING, width, height)

    @property
    def button(self) -> Rect:
        """What leads on."""
        inside = self.inside
        return Rect(inside.left, inside.bottom - _BUTTON, inside.width, _BUTTON)

    def way_on(self, at: int, count: int) -> Rect:
        """Return the place of one of so many buttons at the foot of the panel."""
        button = self.button
        width = (button.width - (count - 1) * _BESIDE) / count
        return Rect(button.left + at * (width + _BESIDE), button.top, width, button.height)

    @property
    def _squeeze(self) -> float:
        """How much lower rows are than usual, so that all of them have room."""
        room = self.button.top - 2 * _INNER - self.inside.top - _HEAD - _VERDICT
        wanted = self.options * _OPTION + self.faces * _FACE
        return min(1.0, room / max(1.0, wanted))

    def option(self, at: int) -> Rect:
        """Return the row of an answer."""
        inside, height = self.inside, _OPTION * self._squeeze
        top = inside.top + _HEAD + at * height
        return Rect(inside.left, top, inside.width, height - _INNER)

    @property
    def verdict(self) -> Rect:
        """What is said of the last answer."""
        inside = self.inside
        top = inside.top + _HEAD + self.options * _OPTION * self._squeeze
        return Rect(inside.left, top, inside.width, _VERDICT)

    def face(self, at: int) -> Rect:
        """Return the row of a face."""
        inside, height = self.inside, _FACE * self._squeeze
        return Rect(inside.left, self.verdict.bottom + at * height, inside.width, height)


_BAND = 500.0
"""Wider than any plate on a board."""


def around(board: Rect) -> tuple[Rect, ...]:
    """Return what lies round a board: no plate of it reaches beyond its edges."""
    wide, high = board.width + 2 * _BAND, board.height + 2 * _BAND
    return (
        Rect(board.left - _BAND, board.top - _BAND, wide, _BAND),
        Rect(board.left - _BAND, board.bottom, wide, _BAND),
        Rect(board.left - _BAND, board.top - _BAND, _BAND, high),
        Rect(board.right, board.top - _BAND, _BAND, high),
    )
