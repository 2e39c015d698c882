"""The circuit: section 1 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.order import race_progress
from tests.builders import a_car, a_race, drive, ends, path, refused
from tests.circuits import SHIPPED, shipped
from tests.drawn import track

if TYPE_CHECKING:
    from formulad.race.road.track import Track

BEND = track("""
    A  . . . . 2> 2> 2 2 . . . .
    B  . . . . 2> 2  2   . . . .
    C  . . . . 2  2      . . . .
""")
EARLY = track("""
    A  . . . . 1 1 . . .
    B  . . .   1 1 . . .
""")
"""The middle lane is in the corner while its neighbour still has a cell to go."""


def leads_to(circuit: Track, cell: str) -> list[str]:
    """Return the cells one step ahead."""
    ahead = circuit.next[circuit.by_name[cell]]
    return [circuit.cells[each].name for each in ahead]


@pytest.mark.rule("TRK-1/i")
def test_no_two_cars_share_a_cell() -> None:
    game, before = a_race(on=BEND, cars=[a_car("s1.A1"), a_car("s1.A3")], to_go=2)

    assert {"s1.B2", "s1.C2"} == ends(game, before)


@pytest.mark.rule("TRK-1/ii")
def test_from_a_middle_lane_both_lanes_beside_are_a_diagonal_step_ahead() -> None:
    assert ["s1.B2", "s1.A2", "s1.C2"] == leads_to(BEND, "s1.B1")


@pytest.mark.rule("TRK-1/ii")
def test_from_an_outer_lane_only_the_lane_beside_it_is_open() -> None:
    assert ["s1.A2", "s1.B1"] == leads_to(BEND, "s1.A1")


@pytest.mark.rule("TRK-1/ii")
def test_a_change_of_lane_gains_half_a_cell() -> None:
    game, before = a_race(on=BEND, cars=[a_car("s1.A1")], to_go=1)

    after = drive(game, before, "s1.B1").state

    assert 0.5 == race_progress(BEND, after.cars[0]) - race_progress(BEND, before.cars[0])


@pytest.mark.rule("TRK-2")
def test_the_last_cell_of_a_lane_leads_straight_into_the_corner() -> None:
    assert ["c1.B1"] == leads_to(BEND, "s1.B4")


@pytest.mark.rule("TRK-2")
def test_no_lane_change_leads_into_a_corner_that_the_next_lane_reaches_early() -> None:
    assert ["s1.A4", "s1.B3"] == leads_to(EARLY, "s1.A3")
    assert ["c1.A1"] == leads_to(EARLY, "s1.A4")


@pytest.mark.rule("TRK-2")
def test_an_arrow_may_lead_into_a_corner() -> None:
    arrow = track("""
        A  . . .> 1 1 . .
        B  . .    1 1 . .
    """)

    assert ["c1.A1", "c1.B1"] == leads_to(arrow, "s1.A3")


@pytest.mark.rule("TRK-2")
def test_the_finish_line_does_not_part_a_straight() -> None:
    assert ["s1.B1", "s1.A1", "s1.C1"] == leads_to(BEND, "s2.B4")


@pytest.mark.rule("TRK-3")
def test_a_cell_without_an_arrow_leads_on_in_its_lane() -> None:
    assert ["c1.B3"] == leads_to(BEND, "c1.B2")
    assert ["c1.C2"] == leads_to(BEND, "c1.C1")


@pytest.mark.rule("TRK-3")
def test_a_cell_with_an_arrow_leads_to_that_lane_as_well() -> None:
    assert ["c1.A2", "c1.B2"] == leads_to(BEND, "c1.A1")


@pytest.mark.rule("TRK-3")
def test_a_step_against_the_arrows_is_refused() -> None:
    game, before = a_race(on=BEND, cars=[a_car("c1.B1")], to_go=1)

    sentence = refused(game, before, path(game, "c1.A2"))

    assert "MOV-3: No way leads from c1.B1 to c1.A2." == sentence


ENDS_OF_LANES: dict[str, set[str]] = {"isola-serpe": {"s5.D2", "s10.A3"}}
"""Cells from which a car has to leave its lane, by the circuit."""


@pytest.mark.rule("TRK-2")
@pytest.mark.parametrize("circuit", SHIPPED)
def test_on_the_circuits_of_the_game_corners_are_entered_in_lane(circuit: str) -> None:
    road = shipped(circuit)
    straight = [i for i, sector in enumerate(road.corner_sector) if sector < 0]

    changes = [target for cell in straight for target in road.next[cell][1:]]

    assert {-1} == {road.corner_sector[target] for target in changes}


@pytest.mark.rule("TRK-3")
@pytest.mark.parametrize("circuit", SHIPPED)
def test_on_the_circuits_of_the_game_every_cell_leads_on_in_its_lane(circuit: str) -> None:
    road = shipped(circuit)

    aside = {cell.name for cell in road.cells if road.cells[cell.next[0]].lane != cell.lane}

    assert ENDS_OF_LANES.get(circuit, set()) == aside


@pytest.mark.rule("TRK-3")
@pytest.mark.parametrize("circuit", SHIPPED)
def test_on_the_circuits_of_the_game_arrows_of_a_lane_never_meet(circuit: str) -> None:
    road = shipped(circuit)

    arrows = [(cell.lane, target) for cell in road.cells for target in cell.next[1:]]

    assert len(set(arrows)) == len(arrows)


@pytest.mark.rule("TRK-4")
def test_a_corner_shows_its_stops_and_the_lengths_of_its_ways() -> None:
    (corner,) = (sector.corner for sector in BEND.sectors if sector.corner)

    assert (2, 4, 2) == (corner.stops, corner.longest, corner.shortest)


def in_front(circuit: Track, *cars: str) -> str:
    """Return which of two cars plays first, the second one in a higher gear."""
    first, second = cars
    _, state = a_race(on=circuit, cars=[a_car(first, gear=2), a_car(second, gear=4)])
    return cars[state.order[0]]


@pytest.mark.rule("TRK-5")
def test_outer_lanes_of_a_straight_are_level() -> None:
    assert "s1.C3" == in_front(BEND, "s1.A3", "s1.C3")


@pytest.mark.rule("TRK-5")
def test_a_middle_lane_is_half_a_cell_ahead() -> None:
    assert "s1.B3" == in_front(BEND, "s1.B3", "s1.A3")


@pytest.mark.rule("TRK-5")
def test_laps_count() -> None:
    _, state = a_race(on=BEND, cars=[a_car("s1.A4", lap=1), a_car("s1.A1", lap=2)])

    assert (1, 0) == state.order


@pytest.mark.rule("TRK-2")
def test_on_a_straight_of_two_cells_no_lane_change_leads_into_the_next_corner() -> None:
    short = track("""
        A  . . 1 1 . . 2 2 . .
        B  . . 1 1 . . 2 2 . .
        C  . . 1 1 . . 2 2 . .
    """)

    assert ["s2.A2", "s2.B1"] == leads_to(short, "s2.A1")
    assert ["c2.A1", "s2.B2"] == leads_to(short, "s2.A2")
    assert ["c2.B1"] == leads_to(short, "s2.B2")


@pytest.mark.rule("TRK-4")
def test_the_first_corner_of_monaco_wants_one_stop_and_shows_seven_and_three() -> None:
    (corner,) = (each.corner for each in shipped("monaco").sectors if each.id == "c1")

    assert corner is not None
    assert (1, 7, 3) == (corner.stops, corner.longest, corner.shortest)


@pytest.mark.rule("TRK-5")
@pytest.mark.parametrize(
    ("first", "cells"),
    [("c1.B1", "1 1 1 1 1"), ("c1.A1", "1 1 1 1 1 1")],
    ids=["less than a quarter apart", "a quarter apart"],
)
def test_cars_less_than_a_quarter_of_a_cell_apart_are_level(first: str, cells: str) -> None:
    bend = track(f"""
        A  . . . 1 1 1 1 . . .
        B  . . . {cells} . . .
    """)

    assert first == in_front(bend, "c1.A1", "c1.B1")
