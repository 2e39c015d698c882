"""Picture of a circuit: what is carried over from the map to draw it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.tiled.circuit import (
    BuriedLane,
    CellShape,
    Drawing,
    LaneRun,
    Material,
    Scenery,
    Theme,
    Tint,
    Tunnel,
)
from formulad.tiled.shape import outlines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.draft import Draft
    from formulad.tiled.features.pits import PitDraft
    from formulad.tiled.graph.numbering import Numbering
    from formulad.tiled.sheet.drawn import DrawnMap


def draw(draft: Draft, numbering: Numbering) -> Drawing:
    """Return the drawing of a circuit."""
    drawn = draft.drawn
    pit = draft.pit
    return Drawing(
        size=drawn.size,
        theme=Theme(str(drawn.properties["theme"])),
        lane_width=draft.lane_width,
        cells=_cell_shapes(draft, numbering),
        lanes=tuple(
            LaneRun(run.lane, numbering.of_open(run.cells), run.loop) for run in draft.road.runs
        ),
        finish_line=draft.finish.source.points,
        pit=_pit_shapes(pit, draft.lane_width) if pit else (),
        pit_path=pit.path if pit else (),
        pit_boxes=tuple(pit.boxes) if pit else (),
        scenery=_scenery(drawn),
        tunnels=tuple(_tunnels(draft, numbering)),
        police_lines=tuple(line.source.points for line in draft.street.police),
    )


def _tunnels(draft: Draft, numbering: Numbering) -> Iterator[Tunnel]:
    """Yield the tunnels with the centres of what they hide."""
    centres, lanes = draft.road.centres, draft.road.lanes
    for tunnel in draft.street.tunnels:
        buried = (
            BuriedLane(
                lanes[bore.entry],
                numbering.ids[bore.entry],
                numbering.ids[bore.exit],
                tuple(centres[cell] for cell in bore.hidden),
            )
            for bore in tunnel.bores
        )
        yield Tunnel(tunnel.entry.source.points, tunnel.way_out.source.points, tuple(buried))


def _cell_shapes(draft: Draft, numbering: Numbering) -> tuple[CellShape, ...]:
    """Return the outlines of the cells, in the order of the track."""
    shapes: list[CellShape] = []
    for run in draft.road.runs:
        before, after = draft.road.around(run)
        shapes.extend(outlines(run.points, run.headings, draft.lane_width, before, after))
    return tuple(shapes[cell] for cell in numbering.order)


def _pit_shapes(pit: PitDraft, lane_width: float) -> tuple[CellShape, ...]:
    """Return the outlines of the pit cells; its ends lie on cells of the track."""
    return tuple(outlines(pit.path, pit.headings, lane_width)[1:-1])


def _scenery(drawn: DrawnMap) -> tuple[Scenery, ...]:
    return tuple(
        Scenery(
            Material(each.text("material")),
            each.shape,
            each.points,
            float(each.properties["height"]),
            each.name,
            Tint(each.text("tint")),
        )
        for each in drawn.of("scenery")
    )
