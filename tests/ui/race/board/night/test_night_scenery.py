from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.tiled.circuit import Drawing, Material, Scenery, Shape, Theme
from formulad.ui.race.board import scenery as by_day
from formulad.ui.race.board.geometry.palette import DAY_BOARD, STREET_BOARD
from formulad.ui.race.board.geometry.road_shapes import Bloom, Glow
from formulad.ui.race.board.night import night_scenery

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.board.geometry.road_shapes import Shape as Drawn

LINE = ((100.0, 100.0), (170.0, 130.0))
AREA = ((100.0, 100.0), (180.0, 100.0), (180.0, 150.0), (100.0, 150.0))
THINGS = {
    Material.CAR: LINE,
    Material.CRANE: LINE,
    Material.LAUNDRY: LINE,
    Material.CONTAINER: AREA,
    Material.AWNING: AREA,
    Material.SCRAP: AREA,
}


def thing(
    material: Material, name: str = "", points: Sequence[tuple[float, float]] = ()
) -> Scenery:
    points = tuple(points or THINGS[material])
    return Scenery(material, Shape.POLYLINE if len(points) < 3 else Shape.POLYGON, points, 30, name)


def drawing(*pieces: Scenery) -> Drawing:
    return Drawing((800.0, 600.0), Theme.NEON, 54.0, (), (), (), scenery=pieces)


def built(*pieces: Scenery) -> tuple[list[Drawn], list[Drawn]]:
    """Return what stands, and the light it gives."""
    city = night_scenery.City(drawing(*pieces), STREET_BOARD)
    bodies = [shape for block in city.blocks() for shape in block]
    return bodies, [*city.lights(), *city.front()]


@pytest.mark.parametrize("material", THINGS)
def test_each_thing_of_a_city_is_drawn_by_night_and_not_by_day(material: Material) -> None:
    piece = thing(material)
    by_night, _ = built(piece)

    assert by_night
    assert [] == list(by_day.lying(drawing(piece), DAY_BOARD))
    assert [] == list(by_day.standing(drawing(piece), DAY_BOARD))


def test_a_patrol_car_shines_only_with_its_lights_on() -> None:
    _, dark = built(thing(Material.CAR, "patrol"))
    _, lit = built(thing(Material.CAR, "police"))

    assert [] == dark
    assert any(isinstance(light, Bloom) for light in lit)


def test_what_is_nearer_to_the_viewer_is_drawn_later() -> None:
    near = thing(Material.CONTAINER, points=[(x, y + 40) for x, y in AREA])
    far = thing(Material.CONTAINER)

    assert [s.bounds for s in built(near, far)[0]] == [s.bounds for s in built(far, near)[0]]


def test_a_street_lamp_throws_a_pool_of_light() -> None:
    _, light = built(Scenery(Material.LIGHT, Shape.POINT, ((300.0, 300.0),)))

    assert (300.0, 300.0) in {shape.centre for shape in light if isinstance(shape, Glow)}


def test_an_island_lies_on_the_bed_of_the_road() -> None:
    island = thing(Material.PLAZA, "island", AREA)
    square = thing(Material.PLAZA, "", AREA)

    assert [] == list(night_scenery.lying(drawing(island), STREET_BOARD))
    assert list(night_scenery.islands(drawing(island), STREET_BOARD))
    assert [] == list(night_scenery.islands(drawing(square), STREET_BOARD))
    assert list(night_scenery.lying(drawing(square), STREET_BOARD))
