from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.race.board.cell_index import Index
from formulad.ui.race.board.geometry.road_shapes import (
    Bloom,
    Disc,
    Fill,
    Pool,
    Shade,
    Veil,
    polygon,
)
from formulad.ui.race.board.layers import layer_count, layers
from formulad.ui.toolkit.colour import WHITE

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.road_shapes import Shape

ORDER = [
    "land",
    "landscape",
    "shadows",
    "standing",
    "bed",
    "kerb shade",
    "apron",
    "kerbs",
    "asphalt",
    "wear",
    "lines",
    "grid",
    "finish line",
    "pit marks",
    "edge numbers",
    "tunnels",
    "steps",
    "arrows",
]


def everything(road: Road) -> tuple[Shape, ...]:
    return tuple(shape for _, group in layers(road) for shape in group)


def test_the_layers_of_monaco_lie_in_the_order_of_the_recipe(monaco: Road) -> None:
    drawn = [(name, len(shapes)) for name, shapes in layers(monaco)]

    assert ORDER == [name for name, _ in drawn]
    assert all(count for _, count in drawn)


def test_a_map_without_scenery_grows_a_landscape_by_itself_but_no_tunnel(oval: Road) -> None:
    drawn = {name: len(shapes) for name, shapes in layers(oval)}

    assert drawn["landscape"] > 0
    assert drawn["standing"] > 0
    assert 0 == drawn["tunnels"]
    assert drawn["asphalt"]
    assert drawn["arrows"]


def test_the_index_yields_what_touches_a_rectangle_in_painting_order(monaco: Road) -> None:
    shapes = everything(monaco)
    index = Index(shapes)
    places = {id(shape): i for i, shape in enumerate(shapes)}

    found = [shape for shape in index.touching((1000, 1000, 1300, 1300)) if id(shape) in places]

    order = [places[id(shape)] for shape in found]
    assert sorted(order) == order
    assert 0 < len(found) < len(shapes) / 4


def test_groups_are_trimmed_to_what_touches(monaco: Road) -> None:
    area = (2900.0, 1900.0, 3100.0, 2100.0)
    whole = [shape for shape in everything(monaco) if isinstance(shape, Pool)]

    pools = [shape for shape in Index(everything(monaco)).touching(area) if isinstance(shape, Pool)]

    waves = [sum(len(s.shapes) for s in p.inside if isinstance(s, Veil)) for p in pools]
    all_waves = [sum(len(s.shapes) for s in p.inside if isinstance(s, Veil)) for p in whole]
    assert 0 < max(waves) < max(all_waves) / 10


@pytest.mark.parametrize(("left", "mirrors"), [(0.0, 1), (150.0, 0), (300.0, 1)])
def test_light_that_is_mirrored_is_found_where_its_mirrors_are(left: float, mirrors: int) -> None:
    lamp = Disc((200.0, 50.0), 10.0, WHITE)
    roads = tuple(Fill(polygon((x, 0), (x + 90, 0), (x + 90, 90)), WHITE) for x in (0, 300))
    index = Index((Bloom((lamp,), 400.0, within=roads),))

    found = list(index.touching((left, 0.0, left + 90, 90.0)))

    assert [mirrors] * mirrors == [len(each.within) for each in found if isinstance(each, Bloom)]


def test_no_shade_is_empty(monaco: Road) -> None:
    shades = (s for s in Index(everything(monaco)).touching((0, 0, 600, 600)))

    assert all(shade.shapes for shade in shades if isinstance(shade, Shade))


def test_a_plain_board_has_the_road_and_nothing_around(monaco: Road) -> None:
    drawn = {name: shapes for name, shapes in layers(monaco, is_plain=True) if shapes}

    assert not {"landscape", "standing", "shadows", "bed"} & set(drawn)
    assert {"land", "asphalt", "kerbs", "lines", "grid", "steps", "arrows"} <= set(drawn)


@pytest.mark.thorough
def test_it_is_known_before_how_many_layers_there_will_be(monaco: Road, basse_ville: Road) -> None:
    for road in (monaco, basse_ville):
        count = sum(1 for _ in layers(road))

        assert 0 <= layer_count(road) - count <= 6
        assert layer_count(road, is_plain=True) >= sum(1 for _ in layers(road, is_plain=True))


def test_shapes_that_are_added_later_lie_over_the_others(oval: Road) -> None:
    shapes, area = everything(oval), (0.0, 0.0, 600.0, 600.0)
    grown = Index(shapes[:10])
    list(grown.touching(area))

    grown.add(shapes[10:])

    at_once = [(type(each), each.bounds) for each in Index(shapes).touching(area)]
    assert at_once == [(type(each), each.bounds) for each in grown.touching(area)]
    assert len(at_once) > 10
