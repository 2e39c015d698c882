"""Reads all that is drawn into a draft of the circuit, step by step, noting the faults of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.tiled.alignment import Alignment, align
from formulad.tiled.arrows import Arrows
from formulad.tiled.assemble import assemble
from formulad.tiled.draft import Draft
from formulad.tiled.finder import Finder
from formulad.tiled.lines import check_portals, read_cross_line, read_finish
from formulad.tiled.links import FARTHEST, Inference, Links, check_gaps, paint
from formulad.tiled.marks import read_boxes, read_grid, read_marks
from formulad.tiled.pits import PitDraft, read_pit
from formulad.tiled.road import Road, read_road
from formulad.tiled.weather import read_weather
from formulad.tiled.zones import Zone, read_corners, read_zones

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit
    from formulad.tiled.drawn import DrawnMap
    from formulad.tiled.faults import Faults


@dataclass(frozen=True, slots=True)
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


def build(drawn: DrawnMap, faults: Faults) -> Circuit:
    """Return the circuit that is drawn.

    Raises:
        TrackError: with every fault of the map.
    """
    lane_width = float(drawn.properties["lane_width"])
    if lane_width < 1:
        faults.stop()
    before = len(faults.found)
    road = read_road(drawn, faults)
    lanes_are_sound = len(faults.found) == before
    ground = _Ground(drawn, road, Finder(road.centres, lane_width / 2), lane_width, faults)
    corners = read_corners(drawn, road, faults)
    pit = read_pit(drawn, ground.finder, faults)
    read_boxes(drawn, pit, ground.limit, faults)
    _check_street(ground)
    finish = read_finish(drawn, road, faults)
    grid = read_grid(drawn, ground.finder, faults)
    weather = read_weather(drawn.properties, faults)
    rules = read_zones(drawn, "lane_rule", road, faults)
    alignments = _align(road, lane_width) if lanes_are_sound else ()
    links = _links(ground, alignments, corners, rules, pit) if lanes_are_sound else []
    if finish is None:
        faults.stop()
    faults.stop_if_any()
    draft = Draft(drawn, road, alignments, links, corners, finish, pit, grid, weather, lane_width)
    return assemble(draft, faults)


def _align(road: Road, lane_width: float) -> tuple[Alignment, ...]:
    """Return how each run lies beside those of the neighbouring lanes."""
    return tuple(
        align(run, other, FARTHEST * lane_width)
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
    links = Inference(road, corners, rules, faults).links(alignments)
    paint(ground.drawn, road, links, faults)
    check_gaps(alignments, links, ground.lane_width, faults)
    Arrows(road, pit, ground.limit, faults).apply(ground.drawn, links)
    return links


def _check_street(ground: _Ground) -> None:
    """Note the faults of what street races add to the road."""
    drawn, road, faults = ground.drawn, ground.road, ground.faults
    read_zones(drawn, "gunfire", road, faults)
    read_marks(drawn, "debris", ground.finder, faults)
    check_portals(drawn, road, faults)
    for line in drawn.of("police_line"):
        read_cross_line(line, road, faults)
