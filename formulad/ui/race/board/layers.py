"""The layers of a board in the order in which they are painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board import (
    checkpoint_sign,
    gunfire_area,
    markings,
    pit_boxes,
    police_line,
    road_arrows,
    scenery,
    tunnel_mouths,
    underpass,
    zone_area,
)
from formulad.ui.race.board.geometry.palette import BOARDS, PLAIN_BOARD, is_night
from formulad.ui.race.board.geometry.road_shapes import Ground
from formulad.ui.race.board.land import asphalt, road_wear
from formulad.ui.race.board.land.surroundings import extended, world
from formulad.ui.race.board.night import night_scenery as night
from formulad.ui.race.board.night import night_street

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeAlias

    from formulad.tiled.circuit import Drawing
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.palette import BoardColours
    from formulad.ui.race.board.geometry.road_shapes import Shape

    Layer: TypeAlias = tuple[str, tuple[Shape, ...]]
    """Its name and what it is made of."""


_AROUND_A_ROAD, _AROUND_A_STREET = 18, 28
"""Layers of a board by day, and of one by night besides the blocks of its city; at most."""


def layers(road: Road, *, is_plain: bool = False) -> Iterator[Layer]:
    """Yield the name and the shapes of each layer, from the ground up.

    A plain board has the road and what counts on it, and nothing around.
    """
    drawing = extended(road.circuit.drawing)
    if is_plain:
        yield from _plain(road, drawing)
        return
    colours = BOARDS[drawing.theme]
    yield "land", (Ground(colours.land, world(drawing.size)),)
    if is_night(drawing.theme):
        yield from _by_night(road, drawing, colours)
    else:
        yield from _by_day(road, drawing, colours)


def layer_count(road: Road, *, is_plain: bool = False) -> int:
    """Return about how many layers a board has: the blocks of a city, and some more."""
    drawing = road.circuit.drawing
    if is_plain or not is_night(drawing.theme):
        return _AROUND_A_ROAD
    return _AROUND_A_STREET + night.block_count(drawing)


def _by_day(road: Road, drawing: Drawing, colours: BoardColours) -> Iterator[Layer]:
    yield "landscape", tuple(scenery.lying(drawing, colours))
    yield from _buried(road, colours)
    yield "shadows", tuple(scenery.shadows(drawing, colours))
    yield "standing", tuple(scenery.standing(drawing, colours))
    yield "bed", tuple(asphalt.bed(road, colours))
    yield "kerb shade", tuple(road_wear.kerb_shade(asphalt.kerbs(road, colours), road.width))
    yield from _built(road, colours)
    yield "wear", tuple(road_wear.worn(road))
    yield from _paint(road, colours)


def _by_night(road: Road, drawing: Drawing, colours: BoardColours) -> Iterator[Layer]:
    """Yield the layers of a city whose light falls on the asphalt before the paint."""
    city = night.City(drawing, colours)
    yield "landscape", tuple(night.lying(drawing, colours))
    yield from _buried(road, colours)
    yield "bed", tuple(asphalt.bed(road, colours))
    yield "islands", tuple(night.islands(drawing, colours))
    yield "shadows", city.shadows()
    for block in city.blocks():
        yield "standing", block
    yield from _built(road, colours)
    yield "wet asphalt", tuple(night_street.wetness(road))
    yield "light", tuple(city.lights())
    yield "dusk", (city.dusk(drawing.size),)
    yield "neon", city.front()
    yield "glowing edges", tuple(night_street.edge_light(road, colours))
    yield from _paint(road, colours)


def _plain(road: Road, drawing: Drawing) -> Iterator[Layer]:
    yield "land", (Ground(PLAIN_BOARD.land, world(drawing.size)),)
    yield from _buried(road, PLAIN_BOARD)
    yield from _built(road, PLAIN_BOARD)
    yield from _paint(road, PLAIN_BOARD)


def _built(road: Road, colours: BoardColours) -> Iterator[Layer]:
    """Yield what is built on the bed: the road and the pit lane."""
    pit = road.pits
    yield "apron", tuple(pit_boxes.apron(pit, colours)) if pit else ()
    yield "kerbs", tuple(asphalt.kerbs(road, colours))
    yield "asphalt", tuple(asphalt.surface(road, colours))


def _paint(road: Road, colours: BoardColours) -> Iterator[Layer]:
    """Yield what is painted on it."""
    pit = road.pits
    yield "lines", tuple(asphalt.lines(road, colours))
    yield "grid", tuple(markings.grid(road, colours))
    yield "finish line", tuple(markings.finish_line(road, colours))
    yield "pit marks", tuple(pit_boxes.pit_marks(pit, colours)) if pit else ()
    yield "edge numbers", tuple(markings.edge_numbers(road, colours))
    yield "tunnels", tuple(tunnel_mouths.tunnels(road, colours))
    yield "steps", tuple(asphalt.steps(road, colours))
    yield "arrows", tuple(road_arrows.arrows(road, colours))
    if road.track.street:
        yield from _street(road)


def _buried(road: Road, colours: BoardColours) -> Iterator[Layer]:
    """Yield the outlines of tunnels, under all that stands."""
    if road.circuit.drawing.tunnels:
        yield "underground", tuple(underpass.buried(road, colours))


def _street(road: Road) -> Iterator[Layer]:
    """Yield what a city lays over the road."""
    yield "zone", tuple(zone_area.zone(road))
    yield "gunfire", tuple(gunfire_area.gunfire(road))
    yield "police lines", tuple(police_line.police_lines(road))
    yield "portals", tuple(underpass.portals(road))
    yield "checkpoint", tuple(checkpoint_sign.checkpoint(road))
