"""The tunnel: shade, lamps and portals where a roof of the scenery covers the road."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.tiled.circuit import Material
from formulad.ui.race.board.geometry.drawn_road import Span
from formulad.ui.race.board.geometry.road_shapes import Disc, Fill, Glow, Shade, polygon
from formulad.ui.race.board.geometry.strokes import band, ribbon
from formulad.ui.race.board.land import regions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.board.geometry.drawn_road import Lane, Road
    from formulad.ui.race.board.geometry.palette import BoardColours

_LAMPS_EVERY, _LAMP, _LAMP_REACH, _LAMP_INSET = 1.25, 0.075, 0.42, 0.16
_PORTAL, _PORTAL_LIP, _PORTAL_REACH = 0.38, 0.1, 0.5
"""All in lane widths."""


def tunnels(road: Road, colours: BoardColours) -> Iterator[Shade | Disc | Glow | Fill]:
    """Yield what a driver sees of each tunnel from above."""
    for span in _covered(road):
        left, right = _road_beside(road, span.lane)
        yield Shade(tuple(band(span, left, right, colours.tunnel)))
        yield from _lamps(span, left, right, road.width, colours)
        for along, inward in ((span.start, 1), (span.end, -1)):
            yield from _portal(span.lane, along, inward * road.width, (left, right), colours)


def _covered(road: Road) -> Iterator[Span]:
    """Yield the pieces of the middle lane that lie under roofs."""
    lane = sorted(road.lanes, key=lambda lane: lane.number)[len(road.lanes) // 2]
    places = lane.curve.points
    for piece in road.circuit.drawing.scenery:
        if piece.material is Material.ROOF and len(piece.points) > 2:
            marks = regions.inside(places, np.array(piece.points))
            for first, last in regions.runs(marks):
                yield Span(lane, first * lane.curve.step, last * lane.curve.step)


def _road_beside(road: Road, lane: Lane) -> tuple[float, float]:
    """Return how far the road reaches to the left and right of the middle of a lane."""
    count = 1 + max(other.number for other in road.lanes)
    return (lane.number + 0.5) * road.width, -(count - lane.number - 0.5) * road.width


def _lamps(
    span: Span, left: float, right: float, width: float, colours: BoardColours
) -> Iterator[Glow | Disc]:
    count = max(2, round((span.end - span.start) / (_LAMPS_EVERY * width)))
    inset = _LAMP_INSET * width
    for i in range(count):
        along = span.start + (i + 0.5) * (span.end - span.start) / count
        for offset in (left - inset, right + inset):
            place = span.lane.curve.at(along, offset)
            yield Glow(place, _LAMP_REACH * width, colours.glow)
            yield Disc(place, _LAMP * width, colours.lamp)


def _portal(
    lane: Lane, along: float, unit: float, reach: tuple[float, float], colours: BoardColours
) -> Iterator[Fill]:
    """Yield one end of a tunnel; `unit` is a lane width, below 0 to look against the way."""
    wide = abs(unit) * _PORTAL_REACH
    left, right = reach[0] + wide, reach[1] - wide
    outer, inner = along - unit * _PORTAL / 2, along + unit * _PORTAL / 2
    corners = ((outer, left), (inner, left), (inner, right), (outer, right))
    yield Fill(polygon(*(lane.curve.at(*corner) for corner in corners)), colours.portal[0])
    lip = along - unit * _PORTAL / 5
    ends = np.array([lane.curve.at(lip, left), lane.curve.at(lip, right)])
    yield from ribbon(ends, abs(unit) * _PORTAL_LIP, colours.portal[1])
