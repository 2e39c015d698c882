"""Landing of a die: a place beside the road, near its car, where it hides nothing that counts."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.finder import CellFinder
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.toolkit.canvas import Rect

_NEAREST, _FARTHEST, _STEP = 0.8, 5.0, 0.3
"""How far from its car a die may lie, in sizes of the die."""
_WAYS = 20
_ROAD = 420.0
"""Rather than lie on the road a die lies so much farther away, in units."""
_AIR = 10.0


def landing(
    lens: Lens,
    finder: CellFinder,
    picture: BoardPicture,
    car: int,
    room: Rect,
    taken: Sequence[Rect],
) -> Point | None:
    """Return where a die may lie, on no car and on no cell that is lit; None if nowhere.

    Args:
        lens: through which the board is seen.
        finder: knows where the road lies.
        picture: what is on it.
        car: the number of the car whose die it is.
        room: what the die takes up if it lies at (0, 0).
        taken: where something else lies over the board.
    """
    near = _near(lens, picture, car)
    cars = [lens.point(lens.spot(each.where).at) for each in picture.cars]
    lit = [lens.cell(item.cell) for item in picture.reach]
    best, least = None, float("inf")
    for at in _around(near, room.width):
        place = room.move(*at)
        away = hypot(at[0] - near[0], at[1] - near[1])
        if away >= least or not lens.stage.free.contains(place):
            continue
        wide = place.inflate(lens.lane + _AIR, lens.lane + _AIR)
        hides = any(wide.collidepoint(point) for point in (*cars, *lit))
        if hides or place.collidelist(list(taken)) >= 0:
            continue
        cost = away + _ROAD * finder.covers(lens.area(place))
        if cost < least:
            best, least = at, cost
    return best


def _near(lens: Lens, picture: BoardPicture, car: int) -> Point:
    """Return where a car is seen; the middle of the stage for one that is not on the board."""
    places = (each.where for each in picture.cars if each.number == car)
    where = next(places, None)
    return lens.stage.free.center if where is None else lens.point(lens.spot(where).at)


def _around(near: Point, size: float) -> Iterator[Point]:
    """Yield places around a point, the nearest first."""
    rings = round((_FARTHEST - _NEAREST) / _STEP)
    for ring in range(rings + 1):
        away = (_NEAREST + ring * _STEP) * size
        for way in range(_WAYS):
            turn = 2 * pi * way / _WAYS
            yield near[0] + away * cos(turn), near[1] + away * sin(turn)
