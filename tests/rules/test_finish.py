"""Finish and elimination: section 14 of the rules."""

from __future__ import annotations

import pytest

from formulad.kernel.game import Over
from formulad.kernel.values import replace
from formulad.race.agreed.options import Options
from formulad.race.car import Part, Status
from formulad.race.events import (
    CarEliminated,
    CarFinished,
    CarSpun,
    Cause,
    LineCrossed,
    RaceEnded,
    WreckRemoved,
)
from formulad.race.rules import RaceGame
from tests.builders import a_car, a_race, drive, due, ends, play, refused
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track("""
    A  . . . . . . . . 2 2 2 . . . . . .
    B  . . . . . . . . 2 2 2 . . . . . .
    C  . . . . . . . . 2 2 2 . . . . . .
""")
HOME = track("""
    A  . . . . . . 2 2 2 . .
""")
"""Behind the corner there are but two cells before the line."""
ONLY_A_WINNER = replace(RULEBOOK, end_after_winner=True)
WRECKS = replace(RULEBOOK, wreck_stays_one_round=True)
THROWN_OUT = [a_car("s1.A3", gear=3), a_car("s1.A6", gear=3, body=1), a_car("s1.A2", gear=2)]
"""The first drives up behind the second; the third comes after them."""


@pytest.mark.rule("FIN-1")
def test_the_first_car_over_the_line_wins() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s2.A5"), a_car("s2.C1")], to_go=2, laps=1)

    step = play(game, before, "p s2.A6-s1.A1")

    assert CarFinished(0, place=1) in step.events
    assert [] == [event for event in step.events if isinstance(event, LineCrossed)]
    assert ((0,), Status.FINISHED) == (step.state.finished, step.state.cars[0].status)


@pytest.mark.rule("FIN-1")
def test_on_the_last_cell_before_the_line_a_car_has_not_finished() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s2.A4"), a_car("s2.C1")], to_go=2, laps=1)

    after = play(game, before, "p s2.A5-s2.A6").state

    assert Status.RACING is after.cars[0].status


@pytest.mark.rule("FIN-1")
def test_with_laps_to_go_the_line_begins_the_next() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s2.A5", lap=1)], to_go=4, laps=2)

    step = play(game, before, "p s2.A6-s1.A3")

    assert LineCrossed(0, lap=2) in step.events
    assert (2, Status.RACING) == (step.state.cars[0].lap, step.state.cars[0].status)


@pytest.mark.rule("FIN-1")
def test_the_line_before_the_first_lap_is_not_the_finish() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s2.A5", lap=0)], to_go=2, laps=1)

    after = play(game, before, "p s2.A6-s1.A1").state

    assert (1, Status.RACING) == (after.cars[0].lap, after.cars[0].status)


@pytest.mark.rule("FIN-1")
def test_nobody_drives_on_behind_the_finish() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s2.A5")], to_go=4, laps=1)

    sentence = refused(game, before, "p s2.A6-s1.A3")

    assert {"s1.A1", "s1.B1", "s1.C1"} == ends(game, before)
    assert "FIN-1: The race ends on s1.A1: nobody drives on." == sentence


@pytest.mark.rule("FIN-1")
def test_nobody_has_to_brake_for_the_finish() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s2.A5")], to_go=4, laps=1)

    sentence = refused(game, before, "p s2.A6-s1.A1 b2")

    assert "FIN-1: The race ends on s1.A1: nobody has to brake." == sentence


@pytest.mark.rule("FIN-2")
def test_in_the_same_round_who_plays_first_is_placed_first() -> None:
    cars = [a_car("s2.A6", gear=2), a_car("s2.C5", gear=5)]
    game, before = a_race(on=ROAD, cars=cars, laps=1)

    after = play(game, before, "g2", "r2", "p s1.A1", "g5", "r19", "p s2.C6-s1.C1").state

    assert (0, 1) == after.finished


@pytest.mark.rule("FIN-3")
def test_the_race_goes_on_behind_the_winner() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s2.A6"), a_car("s1.C1")], to_go=1, laps=1)

    after = play(game, before, "p s1.A1").state

    assert (1, "gear") == due(game, after)


@pytest.mark.rule("FIN-3")
def test_the_race_is_over_when_the_last_car_finishes() -> None:
    cars = [a_car("s2.A6"), a_car("s1.C1", status=Status.FINISHED)]
    game, before = a_race(on=ROAD, cars=cars, to_go=1, laps=1)

    step = play(game, before, "p s1.A1")

    assert RaceEnded((1, 0), 2) == step.events[-1]
    assert Over() == game.awaiting(step.state)


@pytest.mark.rule("FIN-3")
def test_after_the_race_nothing_can_be_chosen() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s2.A6")], to_go=1, laps=1)

    over = play(game, before, "p s1.A1").state

    assert "FIN-3: The race is over." == refused(game, over, "g1")


@pytest.mark.rule("FIN-3")
def test_a_car_that_has_finished_makes_room() -> None:
    cars = [a_car("s2.A6"), a_car("s1.A1", status=Status.FINISHED)]
    game, before = a_race(on=ROAD, cars=cars, to_go=1, laps=1)

    assert "s1.A1" in ends(game, before)


@pytest.mark.rule("FIN-4")
def test_behind_those_who_finished_the_furthest_of_the_others_comes_first() -> None:
    cars = [
        a_car("s1.C1", lap=1),
        a_car("s2.A6", status=Status.OUT, lap=1),
        a_car("s1.A1", status=Status.OUT, lap=2),
        a_car("s1.A1", status=Status.FINISHED, lap=3),
    ]

    game, state = a_race(on=ROAD, cars=cars)

    assert (3, 0, 2, 1) == game.classification(state)


@pytest.mark.rule("FIN-4")
def test_of_two_that_came_equally_far_the_one_out_later_comes_first() -> None:
    out = [a_car("s1.A4", status=Status.OUT), a_car("s1.C4", status=Status.OUT)]

    game, state = a_race(on=ROAD, cars=[a_car("s1.A1"), *out])

    assert (0, 2, 1) == game.classification(state)


@pytest.mark.rule("FIN-4")
def test_a_car_that_goes_out_behind_the_line_came_further_than_one_before_it() -> None:
    cars = [a_car("c1.A3", stops=0), a_car("s2.A1", status=Status.OUT)]
    game, before = a_race(on=HOME, cars=cars, to_go=3, laps=1)

    after = drive(game, before, "s1.A1").state

    assert Status.OUT is after.cars[0].status
    assert (0, 1) == game.classification(after)


@pytest.mark.rule("ELM-2")
def test_two_missing_stops_end_the_race_of_a_car_with_all_its_points() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A3", points=18)], to_go=1)

    step = play(game, before, "p s2.A1")

    assert CarEliminated(0, Cause.MISSED_STOPS, ROAD.by_name["s2.A1"]) in step.events


@pytest.mark.rule("ELM-2")
def test_two_missing_stops_count_even_behind_the_finish() -> None:
    game, before = a_race(on=HOME, cars=[a_car("c1.A3", points=18)], to_go=3, laps=1)

    after = drive(game, before, "s1.A1").state

    assert (Status.OUT, ()) == (after.cars[0].status, after.finished)


@pytest.mark.rule("ELM-3")
def test_the_cell_of_a_car_that_went_out_is_free() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A3", status=Status.OUT)]
    game, before = a_race(on=ROAD, cars=cars, to_go=2)

    assert "s1.A3" in ends(game, before)


@pytest.mark.rule("ELM-3")
def test_a_car_that_went_out_is_not_tested_for_collisions() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A4", status=Status.OUT)]
    game, before = a_race(on=ROAD, cars=cars, to_go=2)

    after = play(game, before, "p s1.A2-s1.A3").state

    assert () == after.tests


@pytest.mark.rule("ELM-4")
def test_if_nobody_finishes_the_furthest_car_wins() -> None:
    cars = [a_car("c1.A3"), a_car("s2.C4", status=Status.OUT)]
    game, before = a_race(on=ROAD, cars=cars, to_go=1)

    step = play(game, before, "p s2.A1")

    assert RaceEnded((1, 0), 0) == step.events[-1]


@pytest.mark.rule("FIN-1")
def test_a_race_without_a_lap_is_none() -> None:
    with pytest.raises(ValueError, match="at least one lap, not 0"):
        RaceGame(ROAD, 2, Options(laps=0))


@pytest.mark.rule("FIN-1")
@pytest.mark.parametrize(
    ("status", "lap"), [(Status.RACING, 1), (Status.FINISHED, 2)], ids=["first", "second"]
)
def test_a_race_of_two_laps_ends_at_the_second_line(status: Status, lap: int) -> None:
    cars = [a_car("s2.A6", gear=3, lap=lap), a_car("s1.C1", lap=1)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=1)

    assert status is drive(game, before, "s1.A1").state.cars[0].status


@pytest.mark.rule("FIN-3")
@pytest.mark.rule("FIN-3[end_after_winner=off]")
def test_the_last_car_drives_on_to_its_line_however_far_behind() -> None:
    gone = [a_car("s1.A1", lap=3, status=Status.FINISHED)] * 9
    cars = [a_car("s1.A1", gear=1, lap=1), *gone]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK)

    after = play(game, before, "g1", "r1", "p s1.A2").state

    assert (0, "gear") == due(game, after)


@pytest.mark.rule("FIN-3[end_after_winner=on]")
def test_if_agreed_the_race_ends_at_once_with_its_winner() -> None:
    cars = [a_car("s2.A6", gear=3, lap=2), a_car("s1.C1", lap=2), a_car("s1.C1", lap=1)]
    game, before = a_race(on=ROAD, cars=cars, options=ONLY_A_WINNER, to_go=1)

    step = drive(game, before, "s1.A1")

    assert RaceEnded((0, 1, 2), 1) == step.events[-1]
    assert Over() == game.awaiting(step.state)


@pytest.mark.rule("FIN-3[end_after_winner=on]")
@pytest.mark.rule("FIN-4")
def test_who_still_races_when_the_winner_ends_it_is_placed_before_those_who_are_out() -> None:
    cars = [
        a_car("s2.A6", gear=3, lap=2),
        a_car("s1.C1", lap=1),
        a_car("s1.C6", lap=2, status=Status.OUT),
        a_car("s1.C3", lap=2),
    ]
    game, before = a_race(on=ROAD, cars=cars, options=ONLY_A_WINNER, to_go=1)

    step = drive(game, before, "s1.A1")

    assert RaceEnded((0, 3, 1, 2), 1) == step.events[-1]


@pytest.mark.rule("FIN-3[end_after_winner=on]")
def test_when_the_winner_ends_the_race_no_engine_is_tested_any_more() -> None:
    cars = [a_car("s2.A6", gear=5, lap=2), a_car("s1.C1", gear=5, lap=2)]
    game, before = a_race(on=ROAD, cars=cars, options=ONLY_A_WINNER, to_go=1, face=20)

    assert Over() == game.awaiting(drive(game, before, "s1.A1").state)


@pytest.mark.rule("FIN-3[end_after_winner=on]")
def test_a_line_that_is_not_the_last_ends_nothing() -> None:
    cars = [a_car("s2.A6", gear=3, lap=1), a_car("s1.C1", lap=1)]
    game, before = a_race(on=ROAD, cars=cars, options=ONLY_A_WINNER, to_go=1)

    assert (1, "gear") == due(game, drive(game, before, "s1.A1").state)


@pytest.mark.rule("FIN-4")
def test_laps_count_in_placing_those_who_are_out() -> None:
    out = [a_car("s1.A2", lap=2, status=Status.OUT), a_car("s2.A6", lap=1, status=Status.OUT)]

    game, state = a_race(on=ROAD, cars=[a_car("s1.A1"), *out], options=RULEBOOK)

    assert (0, 1, 2) == game.classification(state)


@pytest.mark.rule("ELM-1/i")
@pytest.mark.parametrize(
    ("status", "road_holding"), [(Status.OUT, 1), (Status.RACING, 2)], ids=["last", "not last"]
)
def test_without_a_point_of_a_vital_part_a_car_is_out(status: Status, road_holding: int) -> None:
    car = a_car("s1.A1", gear=3, road_holding=road_holding)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=1, debris=["s1.A2"])

    assert status is play(game, before, "p s1.A2", "r1").state.cars[0].status


@pytest.mark.rule("ELM-1/i")
def test_a_new_car_has_points_for_six_parts() -> None:
    car = RaceGame(ROAD, 1, RULEBOOK).initial().cars[0]

    assert {
        Part.TYRES: 6,
        Part.BRAKES: 3,
        Part.GEARBOX: 3,
        Part.BODY: 3,
        Part.ENGINE: 3,
        Part.ROAD_HOLDING: 2,
    } == {part: car.wear.left(part) for part in Part}


@pytest.mark.rule("ELM-1/ii")
def test_without_tyres_brakes_and_gearbox_a_car_drives_on() -> None:
    worn = a_car("s1.A1", gear=4, tyres=0, brakes=0, gearbox=0)
    game, before = a_race(on=ROAD, cars=[worn], options=RULEBOOK)

    step = play(game, before, "g3", "r4", "p s1.A2-s1.A5")

    assert Status.RACING is step.state.cars[0].status
    assert CarSpun(0) not in step.events


@pytest.mark.rule("ELM-2")
def test_a_corner_that_tyres_cannot_pay_for_ends_a_race() -> None:
    car = a_car("c1.A3", gear=3, stops=1, tyres=1)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=2)

    step = drive(game, before, "s2.A2")

    assert CarEliminated(0, Cause.OVERSHOOT, ROAD.by_name["s2.A2"]) in step.events


@pytest.mark.rule("ELM-2")
def test_a_closed_road_that_cannot_be_paid_for_ends_a_race() -> None:
    alley = track("""
        A  . . . . . . . . 2 2 2 . . . .
    """)
    cars = [a_car("s1.A1", gear=3, brakes=0), a_car("s1.A3")]
    game, before = a_race(on=alley, cars=cars, options=RULEBOOK, to_go=2)

    step = drive(game, before, "s1.A2")

    assert CarEliminated(0, Cause.BLOCKED, alley.by_name["s1.A2"]) in step.events


@pytest.mark.rule("ELM-3")
@pytest.mark.rule("ELM-3[wreck_stays_one_round=off]")
def test_unless_agreed_a_car_thrown_out_is_in_nobodys_way() -> None:
    game, before = a_race(on=ROAD, cars=THROWN_OUT, options=RULEBOOK, to_go=2)

    after = play(game, before, "p s1.A4-s1.A5", "r1", "r20", "g3", "r5").state

    assert "s1.A6" in ends(game, after)


@pytest.mark.rule("ELM-3[wreck_stays_one_round=on]")
def test_if_agreed_its_wreck_closes_the_cell_until_its_turn_would_come() -> None:
    game, before = a_race(on=ROAD, cars=THROWN_OUT, options=WRECKS, to_go=2)

    after = play(game, before, "p s1.A4-s1.A5", "r1", "r20", "g3", "r5").state
    next_round = drive(game, after, "s1.C6")
    turn_of_the_third = play(game, next_round.state, "g3", "r4", "p s1.C7-c1.C2")

    assert "s1.A6" not in ends(game, after)
    assert next_round.state.cars[1].is_in_the_way
    assert WreckRemoved(1) in turn_of_the_third.events
    assert not turn_of_the_third.state.cars[1].is_in_the_way


@pytest.mark.rule("ELM-3[wreck_stays_one_round=on]")
def test_a_car_out_for_its_tyres_leaves_no_wreck() -> None:
    cars = [a_car("c1.A3", gear=3, stops=1, tyres=0), a_car("s1.A1")]
    game, before = a_race(on=ROAD, cars=cars, options=WRECKS, to_go=1)

    assert not drive(game, before, "s2.A1").state.cars[0].is_in_the_way


@pytest.mark.rule("ELM-4")
def test_if_all_are_out_by_the_complete_rules_the_furthest_wins_without_a_finisher() -> None:
    cars = [a_car("c1.A3", gear=3), a_car("s2.A6", status=Status.OUT)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK, to_go=1)

    assert RaceEnded((1, 0), 0) == drive(game, before, "s2.A1").events[-1]
