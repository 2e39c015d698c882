"""Layout of the page of a new game: seats beside options, or below each other."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

GAP, _FOOT = 14.0, 28.0
_TOP, _START, _WORDS = HEADER + 32, 96.0, 44.0
_TALLEST_ROW = 84.0
_SHARE = 0.57


@frozen
class NewGamePlaces:
    """The places of the page."""

    rows: tuple[Rect, ...]
    """Of all seats there may be."""
    options: Rect
    words: Rect
    """Where it is said what is not agreed on yet."""
    start: Rect


def new_game_places(area: Rect, seats: int) -> NewGamePlaces:
    """Return the places on a page, for so many seats."""
    if is_tall(*area.size):
        return _piled(area, seats)
    split = area.width * _SHARE
    bottom = area.height - _FOOT
    left = Rect(MARGIN, _TOP, split - MARGIN, bottom - _TOP)
    right = Rect(split + 2 * GAP, _TOP, area.width - split - 2 * GAP - MARGIN, bottom - _TOP)
    start = Rect(right.left, bottom - _START, right.width, _START)
    words = Rect(right.left, start.top - _WORDS, right.width, _WORDS)
    options = Rect(right.left - 6, right.top - 6, right.width + 12, words.top - right.top + 2)
    return NewGamePlaces(_rows(left, seats), options, words, start)


def _piled(area: Rect, seats: int) -> NewGamePlaces:
    bottom, wide = area.height - _FOOT, area.width - 2 * MARGIN
    start = Rect(MARGIN, bottom - _START, wide, _START)
    words = Rect(MARGIN, start.top - _WORDS, wide, _WORDS)
    half = (words.top - _TOP) * 0.52
    rows = _rows(Rect(MARGIN, _TOP, wide, half), seats)
    top = rows[-1].bottom + GAP
    return NewGamePlaces(rows, Rect(MARGIN - 6, top, wide + 12, words.top - top), words, start)


def _rows(room: Rect, seats: int) -> tuple[Rect, ...]:
    high = min(_TALLEST_ROW, (room.height - (seats - 1) * GAP) / seats)
    return tuple(
        Rect(room.left, room.top + seat * (high + GAP), room.width, high) for seat in range(seats)
    )
