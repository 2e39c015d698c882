"""Layout of the puzzle page: board, dashboard, and the panel with question, answers and dice."""

from __future__ import annotations

from itertools import accumulate

from formulad.kernel.frozen import frozen
from formulad.ui.race.desk.desk_layout import DASHBOARD_HEIGHT
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

PADDING = 22.0
_SIDE, _GAP = 520.0, 20.0
_TALL_BOARD, _LEAST_BOARD, _TALL_PANEL = 0.42, 220.0, 640.0
_OPTION, _FACE, _BUTTON, _HEAD, _VERDICT = 60.0, 34.0, 54.0, 160.0, 62.0
_FACES_HEAD, _NOTE = 28.0, 96.0
_INNER, _BESIDE = 6.0, 12.0
_EDGE, _SPACE = 12.0, 18.0
_DRIVER, _POOLS, _LEVER, _CORNER = 180.0, 440.0, 326.0, 180.0
"""How wide the parts of the dashboard are, beside each other."""
_ROOM_FOR_CORNER = 820.0


@frozen
class DashboardPlaces:
    """Where the parts of the dashboard stand; what there is no room for the panel tells."""

    ground: Rect
    pools: Rect
    lever: Rect
    driver: Rect | None = None
    corner: Rect | None = None


@frozen(slots=False)
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
    def _is_tall(self) -> bool:
        return is_tall(*self.area.size)

    @property
    def board(self) -> Rect:
        """The board."""
        room, below = self._room, DASHBOARD_HEIGHT + _GAP
        if self._is_tall:
            most = room.height - below - _GAP - _TALL_PANEL
            height = min(room.height * _TALL_BOARD, max(_LEAST_BOARD, most))
            return Rect(room.left, room.top, room.width, height)
        return Rect(room.left, room.top, room.width - _SIDE - _GAP, room.height - below)

    @property
    def dashboard(self) -> DashboardPlaces:
        """The dashboard below the board, with as many of its parts as there is room for."""
        board = self.board
        ground = Rect(board.left, board.bottom + _GAP, board.width, DASHBOARD_HEIGHT)
        if ground.width < _ROOM_FOR_CORNER:
            return DashboardPlaces(ground, *_in_a_row(ground, (_POOLS, _LEVER)))
        wanted = (_DRIVER, _POOLS, _LEVER, _CORNER)
        if ground.width < sum(wanted):
            pools, lever, corner = _in_a_row(ground, wanted[1:])
            return DashboardPlaces(ground, pools, lever, corner=corner)
        driver, pools, lever, corner = _in_a_row(ground, wanted)
        return DashboardPlaces(ground, pools, lever, driver, corner)

    @property
    def panel(self) -> Rect:
        """Beside it, or below."""
        room, board = self._room, self.board
        if self._is_tall:
            top = self.dashboard.ground.bottom + _GAP
            return Rect(room.left, top, room.width, room.bottom - top)
        left = board.right + _GAP
        return Rect(left, room.top, room.right - left, room.height)

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
        heads = _HEAD + _VERDICT + (_FACES_HEAD if self.faces else 0)
        room = self.button.top - 2 * _INNER - self.inside.top - heads
        mean = 1 if self.faces else 0
        wanted = self.options * _OPTION + (self.faces + mean) * _FACE
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

    @property
    def faces_head(self) -> Rect:
        """The words above the faces of a die."""
        inside = self.inside
        return Rect(inside.left, self.verdict.bottom, inside.width, _FACES_HEAD)

    def face(self, at: int) -> Rect:
        """Return the row of a face."""
        inside, height = self.inside, _FACE * self._squeeze
        return Rect(inside.left, self.faces_head.bottom + at * height, inside.width, height)

    @property
    def mean(self) -> Rect:
        """The row below all faces, for what they come to on average."""
        return self.face(self.faces)

    @property
    def note(self) -> Rect | None:
        """The room for a word to who is new here, where all else leaves it."""
        inside = self.inside
        taken = self.mean.bottom if self.faces else self.verdict.bottom
        place = Rect(inside.left, self.button.top - _NOTE - _BESIDE, inside.width, _NOTE)
        return place if place.top >= taken else None


def _in_a_row(ground: Rect, wanted: tuple[float, ...]) -> tuple[Rect, ...]:
    """Return places beside each other on a ground, as wide as wanted in proportion."""
    share = (ground.width - 2 * _EDGE - _SPACE * (len(wanted) - 1)) / sum(wanted)
    lefts = accumulate((width * share + _SPACE for width in wanted), initial=ground.left + _EDGE)
    return tuple(
        Rect(left, ground.top + _EDGE, width * share, ground.height - 2 * _EDGE)
        for left, width in zip(lefts, wanted, strict=False)
    )


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
