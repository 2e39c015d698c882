"""Poster beside the menu: a hairpin by the sea, or in the city by night, that sways a little."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.ui.art.posters.poster_painting import PosterPainting, crop
from formulad.ui.race.board.geometry.palette import is_night
from formulad.ui.shell.slanted_edge import SEA, beyond_edge
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import Colour, rgb
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.theme import NIGHT_THEME, STREET

if TYPE_CHECKING:
    from collections.abc import Hashable

    from formulad.tiled.circuit import Circuit
    from formulad.ui.art.posters.layer import Layer
    from formulad.ui.race.boards.board_painting import Boards, Painting
    from formulad.ui.toolkit.canvas import Canvas

_WHOLE = Rect(690, 0, 1240, 1080)
"""What can be seen of it, however it sways."""
_MIDDLE = (1346.0, 600.0)
"""What lies in the middle of the room as far as it can."""
_SWAY, _PERIOD = 14.0, 12.0
"""How far the nearest layer sways to either side, and in how many seconds there and back."""
_PLAIN: Colour = rgb("202020")


class Poster:
    """The picture on the right of the menu; meanwhile the board of the next race is painted."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards
        self._board: Painting | None = None
        self._painting: PosterPainting | None = None
        self._key: Hashable = None
        self._time = 0.0

    @property
    def is_painted(self) -> bool:
        """Whether nothing is left to paint, neither here nor for the race."""
        has_board = self._board is None or self._board.view is not None
        return has_board and self._painting is not None and self._painting.is_painted

    @property
    def is_unseen(self) -> bool:
        """Whether something is being painted of which nothing is to be seen yet."""
        shows_all_there_is = self._painting is not None and self._painting.is_shown
        return shows_all_there_is and not self.is_painted

    def arrange(self, canvas: Canvas, circuit: Circuit | None) -> None:
        """Take the place and the light from a canvas and the circuit of the last race."""
        is_plain = canvas.theme.is_plain
        is_dark = canvas.theme == NIGHT_THEME or _lies_in_the_dark(circuit)
        size = canvas.pixel_rect(beyond_edge(canvas)).size
        key = (size, is_plain, is_dark, canvas.language.code)
        if key != self._key:
            self._key = key
            ground = _ground_of(is_plain=is_plain, is_dark=is_dark)
            layers = _layers(is_plain=is_plain, is_dark=is_dark)
            seen = crop(_WHOLE, _MIDDLE, size)
            self._painting = PosterPainting(canvas, layers, seen, size, ground)
        if circuit:
            self._board = self._boards.painting(circuit, canvas.scale, is_plain=is_plain)

    def paint(self) -> None:
        """Paint a little more: the picture first."""
        if self._painting and not self._painting.is_painted:
            self._painting.step()
        elif self._board and not self._board.view:
            self._board.step()

    def go_on(self, dt: float, amount: Amount) -> None:
        """Paint a little more, then sway; it is at rest for who wishes to see less move."""
        if not self.is_painted:
            self.paint()
        else:
            self._time = self._time + dt if amount is Amount.FULL else 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture up to the edge of the menu."""
        room = beyond_edge(canvas)
        if self._painting:
            sway = _SWAY * math.sin(math.tau * self._time / _PERIOD)
            canvas.paint(self._painting.picture(sway), room.left, room.top)


def _ground_of(*, is_plain: bool, is_dark: bool) -> Colour:
    """Return what is seen before anything is painted: the sea, or the night."""
    if is_plain:
        return _PLAIN
    return STREET.page.top if is_dark else SEA


def _lies_in_the_dark(circuit: Circuit | None) -> bool:
    return circuit is not None and is_night(circuit.drawing.theme)


def _layers(*, is_plain: bool, is_dark: bool) -> tuple[Layer, ...]:
    if is_plain:
        from formulad.ui.art.posters.plain import plain

        return plain()
    if is_dark:
        from formulad.ui.art.posters.city import city

        return city()
    from formulad.ui.art.posters.riviera import riviera

    return riviera()
