"""The way of a car through cells: drawn as a line, and driven along; tunnels hide both."""

from __future__ import annotations

from itertools import pairwise
from math import inf
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.board.geometry.board_picture import Spot
from formulad.ui.race.board.geometry.curves import Curve, even_line, length_of, smooth
from formulad.ui.race.board.geometry.lines import draw_line
from formulad.ui.race.board.geometry.strokes import dashes
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, SUN

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.lens import Lens

_SOFTEN = 1.2
"""Lane widths over which a change of lane is spread."""
_LINE, _CASING, _DOT = 6.5, 13.0, 5.2
_COUNT_EVERY = 5
_COUNT = Style(Family.INTER, 14, 800)
_DASH, _GAP = 11.0, 9.0
"""Of the line through a tunnel, in units."""
_UNDERGROUND = 1.5
"""A car is as long in any tunnel as on so many lane widths of open road: it is one cell."""
_FADE = 0.7
"""Lane widths before a portal over which a car goes out of sight."""


@frozen(eq=False)
class Way:
    """A smooth way through cells."""

    curve: Curve
    stations: tuple[float, ...]
    """How far along it each cell lies."""
    hidden: tuple[tuple[float, float], ...]
    """Where it leads through tunnels: from portal to portal."""
    fade: float
    """How far from a portal a car comes into sight."""
    quick: float
    """How long a tunnel counts for a car that drives."""

    def driven(self, share: float) -> float:
        """Return how far along a car is after a share of its time."""
        counted = self.curve.length - sum(end - start - self.quick for start, end in self.hidden)
        left = min(max(share, 0.0), 1.0) * counted
        for start, end in self.hidden:
            if left <= start:
                break
            long = (end - start) / self.quick
            inside = min(left - start, self.quick)
            left += inside * (long - 1)
        return left

    def seen(self, along: float) -> float:
        """Return how much is seen of a car there: nothing between two portals."""
        gaps = (float(max(start - along, along - end)) for start, end in self.hidden)
        return min((min(1.0, max(0.0, gap / self.fade)) for gap in gaps), default=1.0)

    def open_pieces(self, first: float = 0.0, last: float = inf) -> Iterator[Points]:
        """Yield the pieces of the line between two distances that lie under the sky."""
        borders = (0.0, *(border for pair in self.hidden for border in pair), self.curve.length)
        for start, end in zip(borders[::2], borders[1::2], strict=True):
            begin, stop = max(start, first), min(end, last)
            if begin < stop:
                yield self.curve.between(begin, stop)

    def hidden_pieces(self) -> Iterator[Points]:
        """Yield the pieces of the line that lie in tunnels."""
        for start, end in self.hidden:
            yield self.curve.between(start, end)


def route(road: Road, cells: Sequence[CellId]) -> Way:
    """Return the smooth way through the middles of cells, and of what lies in tunnels."""
    places = [road.place(cells[0])]
    stops = [0]
    for cell, following in pairwise(cells):
        places += _between(road, cell, following, is_only=len(cells) == 2)
        stops.append(len(places))
        places.append(road.place(following))
    soften = road.width * _SOFTEN
    curve = smooth(places, closed=False, step=road.width / 6, soften=soften)
    stations = tuple(float(curve.stations[stop]) for stop in stops)
    hidden = tuple(_hidden(road, curve, cells))
    return Way(curve, stations, hidden, _FADE * road.width, _UNDERGROUND * road.width)


def _between(road: Road, cell: CellId, following: CellId, *, is_only: bool) -> list[Point]:
    """Return the points between two cells: those of a tunnel, or a third for a line."""
    if _dives(road, cell, following):
        return list(road.circuit.drawing.buried[cell].centres)
    if not is_only:
        return []
    start, end = road.place(cell), road.place(following)
    return [((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)]


def _dives(road: Road, cell: CellId, following: CellId) -> bool:
    """Return whether a tunnel leads from one cell to the next."""
    buried = road.circuit.drawing.buried.get(cell)
    return buried is not None and buried.exit == following


def _hidden(road: Road, curve: Curve, cells: Sequence[CellId]) -> Iterator[tuple[float, float]]:
    """Yield where a way leads through tunnels."""
    for cell, following in pairwise(cells):
        if _dives(road, cell, following):
            entry, exit_ = road.span(cell), road.span(following)
            start = curve.nearest(entry.lane.curve.at(entry.end))
            yield start, max(start, curve.nearest(exit_.lane.curve.at(exit_.start)))


def along(road: Road, cells: Sequence[CellId], share: float) -> Spot:
    """Return where a car is after a share of its way, which way it points, and if it is seen."""
    if len(cells) < 2:
        return Spot(road.place(cells[0]), road.heading(cells[0]))
    return spot_on(route(road, cells), share)


def spot_on(way: Way, share: float) -> Spot:
    """Return where a car is after a share of a way."""
    driven = way.driven(share)
    return Spot(way.curve.at(driven), way.curve.heading(driven), way.seen(driven))


def draw_route(lens: Lens, way: Way) -> None:
    """Draw a way with a dot in every cell and a count at every fifth, dashed through tunnels."""
    for piece in way.hidden_pieces():
        _draw_dashed(lens, piece)
    pieces = tuple(way.open_pieces())
    for width, colour in ((_CASING, INK), (_LINE, SUN)):
        for piece in pieces:
            draw_line(lens, piece, width, colour)
    for station in way.stations[1:-1]:
        x, y = lens.point(way.curve.at(station))
        lens.canvas.disc(x, y, _DOT, CREAM, line=INK, line_width=1.6)
    for count, place in route_counts(lens, way):
        lens.canvas.box(place, INK, radius=6, line=SUN, line_width=1.6)
        lens.canvas.text(str(count), *place.center, _COUNT, SUN, align=0.5)


def route_counts(lens: Lens, way: Way) -> Iterator[tuple[int, Rect]]:
    """Yield the counts that stand on a way, each with its place."""
    for count in range(_COUNT_EVERY, len(way.stations) - 1, _COUNT_EVERY):
        x, y = lens.point(way.curve.at(way.stations[count]))
        yield count, Rect(x - 13, y - 10, 26, 20)


def _draw_dashed(lens: Lens, line: Points) -> None:
    """Draw the way through a tunnel."""
    zoom = lens.camera.zoom
    if length_of(line) * zoom < _DASH + _GAP:
        return
    for dash in dashes(even_line(line, lens.road.width / 6), _DASH / zoom, _GAP / zoom):
        draw_line(lens, dash, 0.72 * _CASING, INK)
        draw_line(lens, dash, 0.6 * _LINE, SUN)
