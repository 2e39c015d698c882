"""Faults of maps: which are told together, which are doubts, and in which words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.sentence import Sentence, sentence_of
from formulad.race.road.track import TrackError
from formulad.tiled.faults.fault_codes import Code
from tests.tiled.oval import changed, lane, oval, points, polyline
from tests.wordless import Wordless

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.tiled.circuit import Circuit
    from formulad.tiled.faults.fault import Fault

CORNER = "corner #11 at (1801,200) in layer 'zones' (line 13): "
OTHER_CORNER = "corner #12 at (119,200) in layer 'zones' (line 14): "
FINISH = "finish_line #20 at (0,0) in layer 'lines' (line 17): "
LANE = "lane #{0} at (0,0) in layer 'road' (line {1}): "
LANES = tuple(LANE.format(number, 19 + number) for number in (1, 2, 3))
PIT = "pit_lane #30 at (0,0) in layer 'road' (line 23): "
PIT_BOX = "pit_box #60 at (900,720) in layer 'marks' (line 36): "
EXTRA = " in layer 'extra' (line 40): "


def extra(kind: str, at: str) -> str:
    """Return how the checker names the first object drawn beside the oval."""
    return f"{kind} #700 at ({at}){EXTRA}"


def test_all_faults_of_a_map_are_named_at_once(faults_of: Callable[[str], list[str]]) -> None:
    text = changed(oval(), 'id="12" type="corner"', 'id="12" type="coner"')
    text = changed(text, 'name="stops" type="int" value="2"', 'name="stops" type="int" value="0"')
    text = changed(text, 'x="900" y="500"', 'x="900" y="720"')
    text = changed(text, 'name="weather_rain" value="1-7"', 'name="weather_rain" value="1-6"')

    assert {
        CORNER + "stops is not set → set stops to 2: it turns by 170°",
        OTHER_CORNER + "unknown class 'coner' → set its class to corner",
        PIT_BOX + "is not on a cell (nearest is 220 px away, limit 30) → move it to (900,500)",
        "map: weather: the faces [7] bring none → name every face from 1 to 20 once",
    } == set(faults_of(text))


def test_lanes_numbered_from_the_right_are_named(faults_of: Callable[[str], list[str]]) -> None:
    first, third = points(lane(1)), points(lane(3))
    swapped = changed(changed(changed(oval(), first, "@"), third, first), "@", third)

    remedy = "number them from the other side, or reverse all lanes"
    assert [f"{LANES[0]}lanes are numbered from the right → {remedy}"] == faults_of(swapped)


@pytest.mark.parametrize("follower", [1, 20, 999])
def test_a_lane_that_goes_on_in_no_other_lane_is_named(
    faults_of: Callable[[str], list[str]], follower: int
) -> None:
    given = '<property name="lane" type="int" value="1"/>'
    properties = (
        f'{given}<property name="loop" type="bool" value="false"/>'
        f'<property name="next" type="object" value="{follower}"/>'
    )

    found = faults_of(changed(oval(), given, properties))

    remedy = "set next to the lane it leads into"
    fault = f"next refers to #{follower}, which is no other lane"
    assert [f"{LANES[0]}{fault} → {remedy}"] == found


def test_far_too_many_cells_are_refused(faults_of: Callable[[str], list[str]]) -> None:
    spiral = polyline(700, "lane", [(100 + i / 2, 100) for i in range(4_950)], lane=4)

    assert "5066 cells; at most 5000 can be raced on" in faults_of(oval(spiral))[-1]


def test_a_fault_stays_short_whatever_a_name_is(faults_of: Callable[[str], list[str]]) -> None:
    (fault,) = faults_of(oval(f'<object id="700" type="{"x" * 5_000}"/>'))

    assert 1_000 == len(fault)


def test_a_refused_object_brings_no_further_fault(faults_of: Callable[[str], list[str]]) -> None:
    text = changed(oval(), 'id="20" type="finish_line"', 'id="20" type="finishline"')

    assert [FINISH + "unknown class 'finishline' → set its class to finish_line"] == faults_of(text)


def test_the_oval_itself_has_no_fault(faults_of: Callable[[str], list[str]]) -> None:
    assert [] == faults_of(oval())


def doubts(circuit: Circuit) -> dict[Code, Fault]:
    """Return a doubt of each kind about a circuit."""
    return {fault.code: fault for fault in circuit.warnings}


def test_cells_nearly_side_by_side_are_a_warning(compiled: Callable[[str], Circuit]) -> None:
    doubt = doubts(compiled(oval()))[Code.SIDE_BY_SIDE]

    assert "is nearly side by side with" in doubt.sentence


def test_nobody_doubts_a_lane_change_that_a_solid_line_forbids(
    compiled: Callable[[str], Circuit],
) -> None:
    x, y = doubts(compiled(oval()))[Code.SIDE_BY_SIDE].spot.at or (0.0, 0.0)
    fence = [(x + a, y + b) for a, b in ((-35, -35), (35, -35), (35, 35), (-35, 35), (-35, -35))]

    fenced = compiled(oval(polyline(700, "solid_line", fence)))

    code = Code.SIDE_BY_SIDE
    assert (x, y) not in [each.spot.at for each in fenced.warnings if each.code is code]


def test_a_solid_line_that_blocks_nothing_is_a_warning(
    compiled: Callable[[str], Circuit],
) -> None:
    line = polyline(700, "solid_line", [(1000, 700), (1100, 700)])

    doubt = doubts(compiled(oval(line)))[Code.PAINT_IDLE]

    assert "solid_line #700: blocks nothing: no lane change crosses it" == doubt.told


def test_a_corner_numbered_otherwise_than_it_is_driven_is_a_warning(
    compiled: Callable[[str], Circuit],
) -> None:
    stops = '<property name="stops" type="int" value="1"/>'
    numbered = changed(oval(), stops, stops + '<property name="number" type="int" value="1"/>')

    doubt = doubts(compiled(numbered))[Code.CORNER_NUMBER]

    assert "corner #12: its number is 1, but in driving order it is c2" == doubt.told


def test_a_bend_of_plain_bricks_with_open_lanes_is_no_warning(
    compiled: Callable[[str], Circuit],
) -> None:
    text = changed(
        oval(), 'value="2"/><property name="lane_change" value="to_right"/>', 'value="2"/>'
    )

    assert {Code.SIDE_BY_SIDE} == doubts(compiled(text)).keys()


def test_faults_are_raised_as_one_error_a_line_each(compiled: Callable[[str], Circuit]) -> None:
    with pytest.raises(TrackError, match=r"^corner #11 .*: stops is not set → set stops to 2: .*$"):
        compiled(
            changed(
                oval(), 'name="stops" type="int" value="2"', 'name="stops" type="int" value="0"'
            )
        )


def test_faults_can_be_said_in_another_language_line_by_line(
    compiled: Callable[[str], Circuit],
) -> None:
    text = changed(oval(), 'id="11" type="corner"', 'id="11" type="coner"')
    with pytest.raises(TrackError) as caught:
        compiled(changed(text, 'orientation="orthogonal"', 'orientation="isometric"'))

    error = sentence_of(caught.value)
    assert isinstance(error, Sentence)
    assert ["corner 11 1801,200 zones 13: coner → corner", ": isometric →"] == sorted(
        error.said(Wordless()).splitlines(), reverse=True
    )
