"""Layout of the results page, for every shape of window."""

from __future__ import annotations

from dataclasses import dataclass

from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

PADDING = 12.0
"""Within the table."""
TALLEST_ROW = 84.0
_TOP, _GAP, _FOOT = HEADER + 36, 20.0, 36.0
_BUTTONS = 132.0
"""The room for the buttons at the bottom."""
_SPLIT = 0.44
_MOST_ABOVE = 0.5
"""The share of the podium that may be given away."""
_LOWEST_FACTS, _TALLEST_FACTS = 130.0, 290.0
_TALLEST_PODIUM = 680.0


@dataclass(frozen=True, slots=True)
class ResultPlaces:
    """The places of the page, in units."""

    podium: Rect
    table: Rect
    facts: Rect | None
    """Where what stood out is told; None if the table needs the room."""


def result_places(area: Rect, rows: int) -> ResultPlaces:
    """Return the places on a page for so many drivers."""
    room = area.height - _TOP - _BUTTONS
    table = min(rows * TALLEST_ROW + 2 * PADDING, room)
    if is_tall(*area.size):
        return _below_each_other(area, min(table, room * 0.6), room)
    split = area.width * _SPLIT
    right = Rect(split + _GAP, _TOP, area.width - MARGIN - split - _GAP, room)
    podium = Rect(MARGIN, _TOP, split - MARGIN, area.height - _TOP - _FOOT)
    return ResultPlaces(podium, _upper(right, table), _below(right, table))


def above_podium(podium: Rect, height: float) -> tuple[Rect, Rect]:
    """Return a place so high, and below it what it leaves of the podium."""
    upper = min(height, podium.height * _MOST_ABOVE)
    rest = podium.height - upper - _GAP
    return _upper(podium, upper), Rect(podium.left, podium.bottom - rest, podium.width, rest)


def _below_each_other(area: Rect, table: float, room: float) -> ResultPlaces:
    """Podium, table, what stood out."""
    across = area.width - 2 * MARGIN
    left = room - table - _GAP
    facts = left - _TALLEST_PODIUM - _GAP
    podium = left if facts < _LOWEST_FACTS else _TALLEST_PODIUM
    below = Rect(MARGIN, _TOP + podium + _GAP, across, room - podium - _GAP)
    place = Rect(MARGIN, _TOP, across, podium)
    return ResultPlaces(place, _upper(below, table), _below(below, table))


def _upper(room: Rect, height: float) -> Rect:
    return Rect(room.left, room.top, room.width, height)


def _below(room: Rect, table: float) -> Rect | None:
    height = min(room.height - table - _GAP, _TALLEST_FACTS)
    if height < _LOWEST_FACTS:
        return None
    return Rect(room.left, room.top + table + _GAP, room.width, height)
