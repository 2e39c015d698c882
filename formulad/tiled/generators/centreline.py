"""Centreline: the middle of the road, from which lanes, corners, line and grid follow."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.tiled.circuit import Shape
from formulad.tiled.generators.bends import bends_of
from formulad.tiled.generators.changes import Altered, Changes, NewObject, area, line
from formulad.tiled.generators.curve import eased, smooth
from formulad.tiled.generators.drawing_error import DrawingError
from formulad.tiled.generators.finish_line import ALONG, LaneDrawn
from formulad.tiled.generators.lane_cells import lay_cells
from formulad.tiled.generators.start_grid import start_grid
from formulad.tiled.sheet.schema import FORMAT, NOTE, LaneChange

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point
    from formulad.tiled.generators.bends import Bend
    from formulad.tiled.generators.lane_cells import Layout
    from formulad.tiled.generators.line import Line
    from formulad.tiled.sheet.schema import Value
    from formulad.tiled.sheet.sheet import Item, Sheet

CLOSES = 2.0
"""A line whose ends lie within so many lane widths goes round."""
EASED_TO, TOO_TIGHT = 1.15, 0.9
"""Bends are eased to so many times the least radius; what stays tighter than the other is refused.

Measured over a cell, a bend looks a little tighter than it is.
"""
A_STOP = math.radians(75)
"""The turn that asks for one stop."""
MOST_STOPS = 3
_PLAIN = {"", NOTE}
"""Classes of what is not part of the circuit yet."""
FEWEST = 3
"""Clicks of a centreline."""


@frozen
class Laid:
    """A road along a centreline."""

    line: Line
    bends: tuple[Bend, ...]
    lanes: tuple[tuple[Point, ...], ...]
    """The cells of each lane, the leftmost first."""


def lay(points: Sequence[Point], layout: Layout, *, is_loop: bool) -> Laid:
    """Return the road along some clicks.

    Raises:
        DrawingError: if a bend is too tight for so many lanes, or there are too few clicks.
    """
    if len(set(points)) < FEWEST:
        raise DrawingError(
            say("A centreline needs {n} vertices at least.", n=FEWEST), say("click more of it")
        )
    curve = smooth(points, layout.width / 8, is_loop=is_loop)
    even = eased(curve, EASED_TO * layout.least_radius, layout.width / 4)
    bends = bends_of(even, layout.width, layout.length)
    _check_tightest(even, bends, layout)
    lanes = lay_cells(even, bends, layout)
    return Laid(even, bends, tuple(map(tuple, lanes)))


def circuit_along(
    points: Sequence[Point],
    layout: Layout,
    *,
    is_loop: bool,
    slots: int,
    has_corners: bool = True,
) -> tuple[NewObject, ...]:
    """Return the road along some clicks with its corners and, for some slots, line and grid.

    Raises:
        DrawingError: if a bend is too tight for so many lanes, or the grid does not fit.
    """
    laid = lay(points, layout, is_loop=is_loop)
    corners = [_corner(laid.line, bend, layout) for bend in laid.bends]
    drawn = list(corners) if has_corners else []
    drawn += [_lane(number, cells, is_loop=is_loop) for number, cells in enumerate(laid.lanes, 1)]
    if slots:
        finish = _finish_line(laid, layout)
        lanes = [LaneDrawn(n, cells, is_loop) for n, cells in enumerate(laid.lanes, 1)]
        zones = [each.points for each in corners]
        drawn.append(line("finish_line", finish, "lines"))
        drawn += start_grid(lanes, finish, zones, slots)
    return tuple(drawn)


def centreline_of(sheet: Sheet, number: int | None = None) -> Item:
    """Return the line of a map along which lanes shall be drawn: that of a number, or the only one.

    Raises:
        DrawingError: if there is no such line, or one cannot say which is meant.
    """
    drawn = {Shape.POLYGON, Shape.POLYLINE}
    if number is not None:
        item = sheet.item(number)
        if item and item.source.shape in drawn:
            return item
        raise DrawingError(
            say("#{id} is no line of this map.", id=number),
            say("draw the middle of the road as a polyline or polygon, in driving direction"),
        )
    lines = [each for each in sheet.items if each.source.shape in drawn and each.kind in _PLAIN]
    if len(lines) == 1:
        return lines[0]
    raise DrawingError(
        say("{n} lines of this map could be the middle of the road.", n=len(lines)),
        say("draw one without a class, or give its number"),
    )


def lanes_on(sheet: Sheet, centreline: Item, layout: Layout, *, slots: int) -> Changes:
    """Return the road along a line of the map; the line becomes a hidden note.

    A map with a finish line keeps it, and gets no grid.

    Raises:
        DrawingError: if a bend is too tight for so many lanes, or the grid does not fit.
    """
    points = centreline.points
    is_area = centreline.source.shape == Shape.POLYGON
    is_loop = is_area or (
        len(points) > FEWEST and math.dist(points[0], points[-1]) < CLOSES * layout.width
    )
    if is_loop and not is_area:
        points = points[:-1]
    has_line = bool(sheet.of("finish_line"))
    added = circuit_along(points, layout, is_loop=is_loop, slots=0 if has_line else slots)
    hidden = Altered(centreline.id, kind=NOTE, name="centreline", is_visible=False)
    settings: dict[str, Value] = {"format": FORMAT, "lane_width": float(layout.width)}
    missing = {name: value for name, value in settings.items() if name not in sheet.settings}
    return Changes(added, altered=(hidden,), settings=missing)


def _check_tightest(curve: Line, bends: Sequence[Bend], layout: Layout) -> None:
    """Refuse a bend that has no room for the lanes.

    Raises:
        DrawingError: if there is one.
    """
    tightest = min(bends, key=lambda bend: bend.radius, default=None)
    least = TOO_TIGHT * layout.least_radius
    if tightest is None or tightest.radius >= least:
        return
    place = curve.at(tightest.middle)
    fault = say(
        "The bend at ({x},{y}) has a radius of {radius} px; {lanes} lanes need {least}.",
        x=f"{place.x:.0f}",
        y=f"{place.y:.0f}",
        radius=f"{tightest.radius:.0f}",
        lanes=layout.lanes,
        least=f"{least:.0f}",
    )
    raise DrawingError(fault, say("widen it, or take fewer or narrower lanes"), place[:2])


def _lane(number: int, cells: tuple[Point, ...], *, is_loop: bool) -> NewObject:
    properties: dict[str, Value] = {"lane": number} if is_loop else {"lane": number, "loop": False}
    return NewObject("lane", Shape.POLYLINE, cells, "road", properties=properties)


def _corner(curve: Line, bend: Bend, layout: Layout) -> NewObject:
    """Return the corner round a bend; the cell at its border belongs to the straight behind it.

    It has no name: the game counts corners without one, in the player's language.
    """
    begin, end = (each - layout.length / 4 for each in (bend.begin, bend.end))
    parts = max(4, math.ceil((end - begin) / (1.5 * layout.width)))
    along = [begin + (end - begin) * k / parts for k in range(parts + 1)]
    outline = [
        *(curve.beside(each, -layout.half) for each in along),
        *(curve.beside(each, layout.half) for each in reversed(along)),
    ]
    stops = min(MOST_STOPS, max(1, round(abs(bend.turn) / A_STOP)))
    outwards = LaneChange.TO_LEFT if bend.turn > 0 else LaneChange.TO_RIGHT
    return area("corner", outline, "zones", stops=stops, lane_change=outwards)


def _finish_line(laid: Laid, layout: Layout) -> tuple[Point, Point]:
    """Return the line across the longest straight."""
    place = laid.line.at(_home(laid))
    return place.beside(-layout.half), place.beside(layout.half)


def _home(laid: Laid) -> float:
    """Return how far along the finish line lies."""
    bends, length = laid.bends, laid.line.length
    if not bends:
        return length / 2
    begins = [each.begin for each in bends[1:]]
    begins.append(bends[0].begin + length if laid.line.is_loop else length)
    straights = [(begin - bend.end, bend.end) for bend, begin in zip(bends, begins, strict=True)]
    if not laid.line.is_loop:
        straights.append((bends[0].begin, 0.0))
    longest, begin = max(straights)
    return begin + ALONG * longest
