"""The layers of a board in the order in which they are painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.board import arrows, asphalt, markings, pits, scenery, tunnels
from formulad.ui.board.palette import BOARDS
from formulad.ui.board.shapes import Ground
from formulad.ui.board.surroundings import extended, world

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.board.road import Road
    from formulad.ui.board.shapes import Shape


def layers(road: Road) -> Iterator[tuple[str, tuple[Shape, ...]]]:
    """Yield the name and the shapes of each layer, from the ground up."""
    drawing = extended(road.circuit.drawing)
    colours = BOARDS[drawing.theme]
    pit = road.pits
    yield "land", (Ground(colours.land, world(drawing.size)),)
    yield "landscape", tuple(scenery.lying(drawing, colours))
    yield "shadows", tuple(scenery.shadows(drawing, colours))
    yield "standing", tuple(scenery.standing(drawing, colours))
    yield "bed", tuple(asphalt.bed(road, colours))
    yield "apron", tuple(pits.apron(pit, colours)) if pit else ()
    yield "kerbs", tuple(asphalt.kerbs(road, colours))
    yield "asphalt", tuple(asphalt.surface(road, colours))
    yield "lines", tuple(asphalt.lines(road, colours))
    yield "grid", tuple(markings.grid(road, colours))
    yield "finish line", tuple(markings.finish_line(road, colours))
    yield "pit marks", tuple(pits.pit_marks(pit, colours)) if pit else ()
    yield "edge numbers", tuple(markings.edge_numbers(road, colours))
    yield "tunnels", tuple(tunnels.tunnels(road, colours))
    yield "steps", tuple(asphalt.steps(road, colours))
    yield "arrows", tuple(arrows.arrows(road, colours))
