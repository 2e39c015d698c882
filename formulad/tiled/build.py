"""Build of a draft from all that is drawn, step by step, noting the faults of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.tiled.assemble import assemble
from formulad.tiled.draft import Draft
from formulad.tiled.features.finder import Finder
from formulad.tiled.features.lines import read_finish
from formulad.tiled.features.marks import read_boxes, read_grid
from formulad.tiled.features.pits import PitDraft, read_pit
from formulad.tiled.features.tunnels import Tunnel, read_tunnels
from formulad.tiled.features.weather import read_weather
from formulad.tiled.features.zones import Zone, read_corners, read_zones
from formulad.tiled.graph.arrows import Arrows
from formulad.tiled.graph.links import FARTHEST, Inference, Links, check_gaps, paint
from formulad.tiled.graph.street import read_street
from formulad.tiled.road.alignment import Alignment, align
from formulad.tiled.road.crossings import check_crossings
from formulad.tiled.road.lane_order import check_width
from formulad.tiled.road.lanes import read_road

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit, Origin
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.road.road import Road
    from formulad.tiled.sheet.drawn import DrawnMap


@frozen
class _Ground:
    """What every step of reading looks at."""

    drawn: DrawnMap
    road: Road
    finder: Finder
    """Finds the cells of the track."""
    lane_width: float
    faults: Faults

    @property
    def limit(self) -> float:
        """How far from the centre of its cell a mark may lie."""
        return self.lane_width / 2


def build(drawn: DrawnMap, origin: Origin, faults: Faults) -> Circuit:
    """Return the circuit that is drawn.

    Raises:
        TrackError: with every fault of the map.
    """
    lane_width = float(drawn.properties["lane_width"])
    if lane_width < 1:
        faults.stop()
    before = len(faults.found)
    road = read_road(drawn, faults)
    check_width(road.runs, lane_width, faults)
    lanes_are_sound = len(faults.found) == before
    tunnels = read_tunnels(drawn, road, faults)
    ground = _ground(drawn, road, tunnels, lane_width, faults)
    road = ground.road
    corners = read_corners(drawn, road, faults)
    pit = read_pit(drawn, ground.finder, faults)
    read_boxes(drawn, pit, ground.limit, faults)
    street = read_street(drawn, road, ground.finder, tunnels, faults)
    finish = read_finish(drawn, road, faults)
    grid = read_grid(drawn, ground.finder, faults)
    weather = read_weather(drawn.properties, faults)
    rules = read_zones(drawn, "lane_rule", road, faults)
    alignments = _align(road, lane_width, faults) if lanes_are_sound else ()
    links = _links(ground, alignments, corners, rules, pit) if lanes_are_sound else []
    if lanes_are_sound:
        check_crossings(road, alignments, lane_width, faults)
    if finish is None:
        faults.stop()
    faults.stop_if_any()
    draft = Draft(
        drawn=drawn,
        road=road,
        alignments=alignments,
        links=links,
        corners=corners,
        finish=finish,
        pit=pit,
        street=street,
        grid=grid,
        weather=weather,
        lane_width=lane_width,
        origin=origin,
    )
    return assemble(draft, faults)


def _ground(
    drawn: DrawnMap, road: Road, tunnels: tuple[Tunnel, ...], lane_width: float, faults: Faults
) -> _Ground:
    """Return the road with its tunnels dug, and what finds its cells."""
    dug = road.dug(bore for tunnel in tunnels for bore in tunnel.bores)
    finder = Finder(dug.centres, lane_width / 2, dug.hidden, dug.drawn_by)
    finder.check_crowd(faults)
    return _Ground(drawn, dug, finder, lane_width, faults)


def _align(road: Road, lane_width: float, faults: Faults) -> tuple[Alignment, ...]:
    """Return how each run lies beside those of the neighbouring lanes."""
    return tuple(
        align(run, other, FARTHEST * lane_width, faults)
        for run in road.runs
        for other in road.runs
        if abs(run.lane - other.lane) == 1
    )


def _links(
    ground: _Ground,
    alignments: tuple[Alignment, ...],
    corners: tuple[Zone, ...],
    rules: tuple[Zone, ...],
    pit: PitDraft | None,
) -> Links:
    """Return the links: from geometry, then paint, then arrows."""
    road, faults = ground.road, ground.faults
    inference = Inference(road, corners, rules, faults)
    links = inference.links(alignments)
    paint(ground.drawn, road, links, faults)
    check_gaps(alignments, links, ground.lane_width, faults)
    Arrows(road, pit, ground.limit, faults).apply(ground.drawn, links)
    inference.check_doubts(links)
    return links
