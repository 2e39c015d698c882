"""Quiet room: where words may lie over a board for a moment, with the least of a race below."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ui.race.board.finder import CellFinder
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.board.geometry.lens import Lens

_STEP = 24.0
"""How far apart places are that are tried, in units."""
_PARTS = 6
"""Into so many parts words are cut across, to see how much of the road lies below."""
_ROAD, _RACE = 2000.0, 20_000.0
"""Rather than over a part of the road, or over a car or a cell to choose, words lie so much
farther from their corner, in units."""


def quiet_room(
    lens: Lens,
    finder: CellFinder,
    picture: BoardPicture,
    room: Rect,
    size: tuple[float, float],
    taken: Sequence[Rect],
    lies: Rect | None = None,
) -> Rect:
    """Return where in a room words hide least: in its lower left corner, if nothing is there.

    Args:
        lens: through which the board is seen.
        finder: knows where the road lies.
        picture: what is on it.
        room: where words may lie.
        size: how much room they take up.
        taken: where something else lies over the board.
        lies: where they lie already: there they stay as long as neither race nor road is below.
    """
    corner = Rect(room.left, room.bottom - size[1], *size)
    cars = [lens.point(lens.spot(car.where).at) for car in picture.cars]
    lit = [lens.cell(item.cell) for item in picture.reach]
    points = [*cars, *lit, *(lens.cell(choice.cell) for choice in picture.choices)]

    def hidden_by(place: Rect) -> int:
        wide = place.inflate(lens.lane, lens.lane)
        return sum(map(wide.collidepoint, points)) + len(place.collidelistall([*taken]))

    def road_below(place: Rect) -> int:
        return sum(finder.covers(lens.area(part)) for part in _parts(place))

    if lies is not None:
        still = Rect(lies.left, lies.bottom - size[1], *size)
        if room.contains(still) and not hidden_by(still) and not road_below(still):
            return still

    def cost(place: Rect) -> float:
        hidden, road = hidden_by(place), road_below(place)
        away = hypot(place.left - corner.left, place.top - corner.top)
        return away + _RACE * hidden + _ROAD * road

    return min((corner, *_places(room, size)), key=cost)


def _places(room: Rect, size: tuple[float, float]) -> Iterator[Rect]:
    """Yield places at both sides of a room, from below."""
    for step in range(int(max(0.0, room.height - size[1]) / _STEP) + 1):
        top = room.bottom - size[1] - step * _STEP
        for left in (room.left, room.right - size[0]):
            yield Rect(left, top, *size)


def _parts(place: Rect) -> Iterator[Rect]:
    width = place.width / _PARTS
    return (Rect(place.left + n * width, place.top, width, place.height) for n in range(_PARTS))
