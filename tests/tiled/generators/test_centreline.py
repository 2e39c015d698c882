from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from formulad.tiled.circuit import Shape
from formulad.tiled.generators.centreline import centreline_of, circuit_along, lanes_on, lay
from formulad.tiled.generators.drawing_error import DrawingError
from formulad.tiled.generators.lane_cells import Layout
from formulad.tiled.sheet.schema import LaneChange
from tests.tiled.generators.sheets import sheet_of
from tests.tiled.oval import polyline

if TYPE_CHECKING:
    from formulad.tiled.generators.changes import NewObject

STADIUM = (
    *((500, 500), (1500, 500), (2500, 500), (3000, 800), (3000, 1400)),
    *((2500, 1700), (1500, 1700), (500, 1700), (0, 1400), (0, 800)),
)
ROOMY = Layout(3, 54.0, 84.0)


def drawn(kind: str, *, slots: int = 10) -> list[NewObject]:
    found = circuit_along(STADIUM, ROOMY, is_loop=True, slots=slots)
    return [each for each in found if each.kind == kind]


def test_lanes_are_numbered_from_the_drivers_left() -> None:
    lanes = drawn("lane")
    heights = [min(y for x, y in lane.points if 900 < x < 2100) for lane in lanes]

    assert [1, 2, 3] == [each.properties["lane"] for each in lanes]
    assert sorted(heights) == heights, "the first straight leads to the right of the map"


def test_lanes_of_a_straight_carry_equally_many_cells_set_off_by_half_a_cell() -> None:
    one, two, _ = lay(STADIUM, ROOMY, is_loop=True).lanes
    straight = [[x for x, y in lane if 900 < x < 2100 and y < 700] for lane in (one, two)]
    gap = straight[0][1] - straight[0][0]

    assert abs(len(straight[0]) - len(straight[1])) <= 1
    assert math.isclose(0.5, ((straight[1][0] - straight[0][0]) / gap) % 1, abs_tol=0.1)


def test_a_bend_becomes_a_corner_with_a_stop_for_each_75_degrees() -> None:
    corners = drawn("corner")

    assert [1, 1, 1, 1] == [each.properties["stops"] for each in corners]
    assert {LaneChange.TO_LEFT} == {each.properties["lane_change"] for each in corners}
    assert {""} == {each.name for each in corners}, "the game counts them in every language"


def test_the_finish_line_lies_on_the_longest_straight_with_the_grid_behind_it() -> None:
    (finish,), slots = drawn("finish_line"), drawn("start_slot")
    x = finish.points[0][0]

    assert [*range(1, 11)] == [each.properties["slot"] for each in slots]
    assert all(each.points[0][0] < x for each in slots) or all(
        each.points[0][0] > x for each in slots
    )


def test_without_slots_there_is_neither_line_nor_grid() -> None:
    assert [] == drawn("finish_line", slots=0) + drawn("start_slot", slots=0)


def test_an_open_line_becomes_lanes_that_end() -> None:
    found = circuit_along(STADIUM[:6], ROOMY, is_loop=False, slots=0)

    assert {False} == {e.properties["loop"] for e in found if e.kind == "lane"}


def test_a_bend_without_room_is_refused_with_its_place_and_what_it_takes() -> None:
    with pytest.raises(DrawingError) as refused:
        lay(STADIUM, Layout(8, 200.0, 310.0), is_loop=True)

    assert "8 lanes need" in str(refused.value)
    assert refused.value.at is not None


@pytest.mark.parametrize("clicks", [(), ((1.0, 1.0),), ((1.0, 1.0), (9.0, 9.0), (1.0, 1.0))])
def test_too_few_clicks_are_refused(clicks: tuple[tuple[float, float], ...]) -> None:
    with pytest.raises(DrawingError, match="at least"):
        lay(clicks, ROOMY, is_loop=True)


def test_on_a_map_the_line_becomes_a_hidden_note_and_the_width_is_set() -> None:
    sheet = sheet_of(polyline(7, "", [*STADIUM, (480, 520)]), properties={"format": 1})

    changes = lanes_on(sheet, centreline_of(sheet), ROOMY, slots=4)

    (hidden,) = changes.altered
    assert (7, "note", False) == (hidden.id, hidden.kind, hidden.is_visible)
    assert {"lane_width": 54.0} == changes.settings
    assert all("loop" not in e.properties for e in changes.added if e.kind == "lane")


def test_a_map_with_a_finish_line_keeps_it() -> None:
    line = polyline(8, "finish_line", [(1000, 300), (1000, 700)])
    sheet = sheet_of(polyline(7, "note", STADIUM), line)

    added = lanes_on(sheet, centreline_of(sheet), ROOMY, slots=4).added

    assert {"lane", "corner"} == {each.kind for each in added}


@pytest.mark.parametrize(
    ("number", "told"), [(9, "#9 is no line of this map"), (None, "0 lines of this map")]
)
def test_what_is_no_line_is_refused(number: int | None, told: str) -> None:
    sheet = sheet_of(polyline(3, "lane", STADIUM, lane=1))

    with pytest.raises(DrawingError, match=told):
        centreline_of(sheet, number)


def test_a_polygon_goes_round_however_far_apart_its_ends_are() -> None:
    sheet = sheet_of(polyline(7, "", STADIUM).replace("polyline", "polygon"))
    line = centreline_of(sheet, 7)

    added = lanes_on(sheet, line, ROOMY, slots=4).added

    assert Shape.POLYGON == line.source.shape
    assert all("loop" not in each.properties for each in added)
