"""Draft of a circuit, whose cells still lie as they were drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.race.road.track import WeatherTable
    from formulad.tiled.circuit import Origin
    from formulad.tiled.features.lines import CrossLine
    from formulad.tiled.features.pits import PitDraft
    from formulad.tiled.features.zones import Zone
    from formulad.tiled.graph.links import Links
    from formulad.tiled.graph.street import StreetDraft
    from formulad.tiled.road.alignment import Alignment
    from formulad.tiled.road.road import Road
    from formulad.tiled.sheet.drawn import DrawnMap, DrawnObject


@frozen
class Draft:
    """A circuit whose cells are still numbered as they are drawn: lane by lane."""

    drawn: DrawnMap
    road: Road
    alignments: tuple[Alignment, ...]
    links: Links
    corners: tuple[Zone, ...]
    finish: CrossLine
    pit: PitDraft | None
    street: StreetDraft
    grid: list[tuple[DrawnObject, int]]
    weather: WeatherTable | None
    lane_width: float
    origin: Origin
