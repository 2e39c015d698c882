"""Assembly of a circuit from a draft without faults: cells in driving order, named and linked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.road.track import Cell, CellId, PitLane, Track
from formulad.tiled.circuit import Circuit
from formulad.tiled.graph import lint, progress, sectors
from formulad.tiled.graph.links import FARTHEST, in_order
from formulad.tiled.graph.numbering import Numbering
from formulad.tiled.graph.street import street_of
from formulad.tiled.landscape import with_landscape
from formulad.tiled.picture import draw
from formulad.tiled.road.touching import touching
from formulad.tiled.sheet import titles

if TYPE_CHECKING:
    from formulad.tiled.draft import Draft
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.features.pits import PitDraft
    from formulad.tiled.graph.sectors import Graph, Sectors


def assemble(draft: Draft, faults: Faults) -> Circuit:
    """Return the circuit of a draft.

    Raises:
        TrackError: if no race can be driven on its graph.
    """
    road = draft.road
    graph = tuple(in_order(targets) for targets in draft.links)
    starts = {cell for _, cell in draft.grid} | (draft.pit.exits if draft.pit else set())
    lint.check_graph(road, graph, starts, draft.corners, draft.finish, faults)
    faults.stop_if_any()
    rows = progress.measure(road, draft.alignments, draft.finish, faults)
    if rows is None:
        faults.stop()
    cut = sectors.cut(road, graph, draft.corners, draft.finish, rows.measured)
    lint.check_grid(draft.grid, cut.of, faults)
    lint.check_corners(draft.corners, cut, faults)
    faults.stop_if_any()
    row = progress.steady(road, rows, draft.finish, cut.of)
    order = sectors.in_order(road, cut, row)
    numbering = _number(order)
    track = _track(draft, graph, cut, row, rows.count, numbering)
    return _circuit(draft, track, numbering, faults)


def _number(order: list[int]) -> Numbering:
    return Numbering(tuple(order), {cell: CellId(place) for place, cell in enumerate(order)})


def _track(
    draft: Draft,
    graph: Graph,
    cut: Sectors,
    row: tuple[float, ...],
    rows: float,
    numbering: Numbering,
) -> Track:
    """Return the track as the rules see it."""
    properties = draft.drawn.properties
    return Track(
        id=draft.drawn.id,
        title=titles.by_language(properties, "title").get("en") or draft.drawn.id,
        cells=_cells(draft, graph, cut, row, numbering),
        sectors=cut.sectors,
        grid=numbering.of(cell for _, cell in draft.grid),
        rows=rows,
        laps=int(properties["laps"]),
        pit=_pit(draft.pit, numbering),
        weather=draft.weather,
        street=street_of(draft.street, draft.road, graph, numbering),
    )


def _cells(
    draft: Draft, graph: Graph, cut: Sectors, row: tuple[float, ...], numbering: Numbering
) -> tuple[Cell, ...]:
    road = draft.road
    beside = touching(draft.alignments, len(graph), FARTHEST * draft.lane_width, road.hidden)
    names = sectors.names(road, cut, numbering.order)
    lanes = [road.lanes[cell] for cell in numbering.order]
    return tuple(
        Cell(
            name=name,
            sector=cut.of[cell],
            lane=road.lanes[cell],
            next=numbering.of(graph[cell]),
            progress=row[cell],
            beside=tuple(
                sorted(numbering.of(beside[cell]), key=lambda other: (lanes[other], other))
            ),
        )
        for name, cell in zip(names, numbering.order, strict=True)
    )


def _pit(pit: PitDraft | None, numbering: Numbering) -> PitLane | None:
    if pit is None:
        return None
    return PitLane(
        entered_from=tuple(sorted(numbering.of(pit.entries))),
        joins_at=tuple(sorted(numbering.of(pit.exits))),
        length=len(pit.centres),
        boxes=tuple((box.cell, box.team) for box in pit.boxes),
    )


def _circuit(draft: Draft, track: Track, numbering: Numbering, faults: Faults) -> Circuit:
    properties = draft.drawn.properties
    return Circuit(
        track=track,
        drawing=with_landscape(draw(draft, numbering), draft.drawn.id),
        titles={"en": track.title, **titles.by_language(properties, "title")},
        about=titles.by_language(properties, "about"),
        author=str(properties["author"]),
        players_max=int(properties["players_max"]),
        warnings=tuple(faults.warnings),
        origin=draft.origin,
    )
