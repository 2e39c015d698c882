"""The police line: section 17 of the rules, STR-5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

import pytest

from formulad.kernel.game import Over
from formulad.kernel.values import replace
from formulad.race.agreed.options import GridRule, Options
from formulad.race.car import Part, Status
from formulad.race.events import PartsRepaired, PoliceLinePassed, PolicePrizeWon
from formulad.race.state import Speed
from tests.builders import a_car, a_race, a_start, drive, due, play, refused
from tests.city import city, in_the_streets
from tests.presets import RULEBOOK, STREET

if TYPE_CHECKING:
    from formulad.race.events import Event
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from tests.builders import CarAt, Pools

PRECINCT = city(
    f"""
    A  {". " * 30} 1 1 1 {". " * 10}
    B  {". " * 30} 1 1 1 {". " * 10}
    """,
    police="s1.A6 s1.B6",
)
"""The line runs across the road behind the fifth cells."""
BEFORE = ("s1.A2", "s1.B2", "s1.A4", "s1.B4")
BEYOND = "s1.A20"


def measured(events: tuple[Event, ...]) -> list[PoliceLinePassed]:
    """Return what the police measured."""
    return [event for event in events if isinstance(event, PoliceLinePassed)]


def last_to_pass(
    *speeds: Speed, cars: tuple[CarAt, ...] = (), options: Options = STREET, **pools: Unpack[Pools]
) -> tuple[RaceGame, State]:
    """Return a race in which the first car is about to pass; others have passed at a speed."""
    first = a_car("s1.A5", gear=4, **pools)
    game, before = a_race(on=PRECINCT, cars=[first, *cars], options=options, to_go=9)
    return game, replace(before, speeds=speeds)


@pytest.mark.rule("STR-5/i")
@pytest.mark.parametrize(
    ("gear", "face", "kmh"), [(1, 2, 20), (2, 4, 40), (4, 12, 120), (5, 20, 200), (6, 30, 300)]
)
def test_the_speed_is_ten_times_the_number_on_the_die(gear: int, face: int, kmh: int) -> None:
    cars = [a_car("s1.A5", gear=gear, tyres=30), a_car("s1.B1", gear=1)]
    game, before = a_race(on=PRECINCT, cars=cars, options=STREET, to_go=face)

    step = game.apply(before, game.moves(before)[0])

    assert [PoliceLinePassed(0, lap=1, kmh=kmh)] == measured(step.events)
    assert (Speed(0, lap=1, kmh=kmh),) == step.state.speeds


@pytest.mark.rule("STR-5/i")
@pytest.mark.parametrize(
    ("start", "end", "passes"),
    [("s1.A4", "s1.A5", 0), ("s1.A5", "s1.A6", 1), ("s1.B5", "s1.A6", 1), ("s1.A6", "s1.A7", 0)],
    ids=["up to it", "over it", "over it into another lane", "behind it"],
)
def test_only_those_who_cross_it_are_measured(start: str, end: str, passes: int) -> None:
    cars = [a_car(start, gear=1), a_car("s1.A1", gear=1)]
    game, before = a_race(on=PRECINCT, cars=cars, options=STREET, to_go=1)

    assert passes == len(measured(drive(game, before, end).events))


@pytest.mark.rule("STR-5/i")
@pytest.mark.rule("BRK-1")
def test_who_brakes_behind_the_line_was_as_fast_as_the_die() -> None:
    cars = [a_car("s1.A5", gear=4), a_car("s1.A1", gear=1)]
    game, before = a_race(on=PRECINCT, cars=cars, options=STREET, to_go=9)

    step = drive(game, before, "s1.A11", brakes=3)

    assert [PoliceLinePassed(0, lap=1, kmh=90)] == measured(step.events)


@pytest.mark.rule("STR-5/i")
@pytest.mark.rule("STA-3")
def test_a_great_start_is_worth_nothing() -> None:
    cars = [a_car("s1.A5", gear=1), a_car("s1.A1", gear=1)]
    game, before = a_race(on=PRECINCT, cars=cars, options=STREET, to_go=4)
    leaping = replace(before, turn=before.turn._replace(face=0, is_great_start=True))

    assert [PoliceLinePassed(0, lap=1, kmh=0)] == measured(drive(game, leaping, "s1.A9").events)


@pytest.mark.rule("STR-5/i")
@pytest.mark.rule("PIT-5")
def test_the_way_out_of_the_pits_is_worth_nothing() -> None:
    cars = [a_car("s1.A5", gear=4), a_car("s1.A1", gear=1)]
    game, before = a_race(on=PRECINCT, cars=cars, options=RULEBOOK, to_go=4, face=8)
    leaving = replace(before, turn=before.turn._replace(is_pit_exit=True))

    assert [PoliceLinePassed(0, lap=1, kmh=0)] == measured(drive(game, leaving, "s1.A9").events)


@pytest.mark.rule("STR-5/i")
@pytest.mark.rule("SLP-2")
def test_a_slipstream_over_it_is_as_fast_as_the_die_of_the_turn() -> None:
    cars = [a_car("s1.A1", gear=4), a_car("s1.A5", gear=4)]
    game, before = a_race(on=PRECINCT, cars=cars, options=STREET, to_go=3, face=7)

    step = play(game, before, "p s1.A2-s1.A4", "slip s1.B4-s1.B6")

    assert [PoliceLinePassed(0, lap=1, kmh=70)] == measured(step.events)


@pytest.mark.rule("STR-5/i")
def test_debris_on_the_way_makes_nobody_cross_it_twice() -> None:
    cars = [a_car("s1.A4", gear=4), a_car("s1.A1", gear=1)]
    game, before = a_race(
        on=PRECINCT, cars=cars, options=STREET, to_go=7, debris=["s1.A5", "s1.A6", "s1.A7"]
    )

    step = play(game, before, "p s1.A5-s1.A11", "r20", "r20", "r20")

    assert 1 == len(measured(step.events))


@pytest.mark.rule("STR-5/i")
@pytest.mark.rule("DEB-3")
def test_who_goes_out_before_the_line_does_not_cross_it() -> None:
    cars = [a_car("s1.A4", gear=4, road_holding=1), a_car("s1.A1", gear=1)]
    game, before = a_race(on=PRECINCT, cars=cars, options=STREET, to_go=7, debris=["s1.A5"])

    step = play(game, before, "p s1.A5-s1.A11", "r1")

    assert [] == measured(step.events)


@pytest.mark.rule("STR-5/i")
@pytest.mark.rule("QUA-1")
def test_nobody_is_measured_in_a_timed_lap() -> None:
    line = city("A . . . . . . . . . . 1 1 1 . .", police="s1.A1")
    game, grid = a_start(on=line, seats=1, options=in_the_streets(qualifying=True))

    step = play(game, grid, "r1", "lap", "g1", "r2", "p s1.A1-s1.A2")

    assert [] == measured(step.events)
    assert () == step.state.speeds


@pytest.mark.rule("STR-5/ii")
def test_the_quickest_gets_two_points_back_once_all_have_passed() -> None:
    others = a_car(BEYOND, brakes=0, gearbox=1), a_car("s1.B20")
    game, before = last_to_pass(Speed(1, 1, 120), Speed(2, 1, 110), cars=others)

    stopped = drive(game, before, "s1.A14")
    after = play(game, stopped.state, "repair brakes1 gearbox1")

    assert PolicePrizeWon(1, lap=1, kmh=120) in stopped.events
    assert (1, "repair") == due(game, stopped.state)
    assert (6, 1, 2, 3, 3, 2) == after.state.cars[1].wear.points
    assert () == after.state.speeds


@pytest.mark.rule("STR-5/ii")
def test_while_somebody_is_still_to_come_there_is_no_prize() -> None:
    others = a_car(BEYOND, brakes=0, gearbox=1), a_car("s1.A1")
    game, before = last_to_pass(Speed(1, 1, 120), cars=others)

    step = drive(game, before, "s1.A14")

    assert not any(isinstance(event, PolicePrizeWon) for event in step.events)
    assert (Speed(1, 1, 120), Speed(0, 1, 90)) == step.state.speeds


@pytest.mark.rule("STR-5/ii")
def test_the_last_to_pass_may_be_the_quickest() -> None:
    game, before = last_to_pass(Speed(1, 1, 80), cars=(a_car(BEYOND),), brakes=1)

    step = drive(game, before, "s1.A14")

    assert PolicePrizeWon(0, lap=1, kmh=90) in step.events
    assert (6, 3, 3, 3, 3, 2) == step.state.cars[0].wear.points


@pytest.mark.rule("STR-5/ii")
@pytest.mark.parametrize(
    ("speeds", "winner"),
    [
        ((Speed(1, 1, 120), Speed(2, 1, 200)), 2),
        ((Speed(1, 1, 200), Speed(2, 1, 200)), 1),
        ((Speed(2, 1, 200), Speed(1, 1, 200)), 2),
        ((Speed(1, 1, 90), Speed(2, 1, 80)), 1),
        ((Speed(1, 1, 80), Speed(2, 1, 80)), 0),
    ],
    ids=["quicker", "first of equals", "again", "equal to the last", "the last"],
)
def test_of_equals_the_first_to_cross_wins(speeds: tuple[Speed, ...], winner: int) -> None:
    game, before = last_to_pass(*speeds, cars=(a_car(BEYOND), a_car("s1.B20")))

    step = drive(game, before, "s1.A14")

    (won,) = (event for event in step.events if isinstance(event, PolicePrizeWon))
    assert winner == won.car


@pytest.mark.rule("STR-5/ii")
def test_points_may_go_to_any_of_the_six_parts() -> None:
    game, before = last_to_pass(
        *[Speed(1, 1, 200)],
        cars=(a_car(BEYOND, tyres=5, brakes=2, gearbox=2, body=2, engine=2, road_holding=1),),
    )

    stopped = drive(game, before, "s1.A14").state

    assert 15 == len(game.moves(stopped))
    assert (6, 2, 2, 2, 2, 2) == (
        play(game, stopped, "repair tyres1 road_holding1").state.cars[1].wear.points
    )


@pytest.mark.rule("STR-5/ii")
@pytest.mark.rule("STR-5/iv")
@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("repair tyres1", "Share out 2, no more and no less."),
        ("repair tyres2 brakes1", "Share out 2, no more and no less."),
        ("repair body1 engine1", "1 to body is not possible: it lacks 0."),
        ("g4", "First say which parts get the points of the police prize."),
    ],
    ids=["one", "three", "whole parts", "a gear"],
)
def test_what_the_prize_cannot_be(choice: str, sentence: str) -> None:
    game, before = last_to_pass(Speed(1, 1, 200), cars=(a_car(BEYOND, tyres=3, brakes=1),))

    stopped = drive(game, before, "s1.A14").state

    assert f"STR-5: {sentence}" == refused(game, stopped, choice)


@pytest.mark.rule("STR-5/iv")
@pytest.mark.parametrize(
    ("pools", "repairs"),
    [
        ({}, None),
        ({"tyres": 5}, ((Part.TYRES, 1),)),
        ({"tyres": 2}, ((Part.TYRES, 2),)),
        ({"tyres": 5, "body": 2}, ((Part.TYRES, 1), (Part.BODY, 1))),
    ],
    ids=["nothing lacks", "one lacks", "one part lacks some", "one of two parts"],
)
def test_where_there_is_nothing_to_choose_the_race_goes_on(
    pools: Pools, repairs: tuple[tuple[Part, int], ...] | None
) -> None:
    game, before = last_to_pass(Speed(1, 1, 200), cars=(a_car(BEYOND, **pools),))

    step = drive(game, before, "s1.A14")

    found = [event.repairs for event in step.events if isinstance(event, PartsRepaired)]
    assert ([] if repairs is None else [repairs]) == found
    assert ((), "gear") == (step.state.speeds, due(game, step.state)[1])


@pytest.mark.rule("STR-5/ii")
@pytest.mark.rule("STR-7/iii")
def test_who_chooses_at_the_checkpoint_does_so_before_the_prize() -> None:
    line = city(f"A {'. ' * 12} 1 1 1 {'. ' * 10}", police="s1.A1")
    cars = [a_car("s2.A9", gear=2, brakes=0, gearbox=0), a_car("s1.A9", lap=2)]
    game, before = a_race(on=line, cars=cars, options=STREET, to_go=3)

    stopped = play(game, replace(before, speeds=(Speed(1, 2, 10),)), "p s2.A10-s1.A2").state
    repaired = play(game, stopped, "repair brakes2").state

    assert [(0, "repair")] * 2 == [due(game, stopped), due(game, repaired)]
    assert "STR-7" in refused(game, stopped, "g1")
    assert "STR-5" in refused(game, repaired, "g1")


@pytest.mark.rule("STR-5/iii")
def test_every_lap_has_its_prize() -> None:
    cars = (a_car("s1.A4", lap=2, gear=4), a_car(BEYOND, lap=1))
    game, before = a_race(on=PRECINCT, cars=list(cars), options=STREET, to_go=9, laps=3)
    before = replace(before, speeds=(Speed(1, 1, 110),))

    step = drive(game, before, "s1.A13")

    assert PolicePrizeWon(1, lap=1, kmh=110) in step.events
    assert (Speed(0, 2, 90),) == step.state.speeds


@pytest.mark.rule("STR-5/iii")
def test_in_a_lap_only_the_first_crossing_counts() -> None:
    game, before = last_to_pass(Speed(0, 1, 30), cars=(a_car("s1.A1"),))

    step = drive(game, before, "s1.A14")

    assert [] == measured(step.events)
    assert (Speed(0, 1, 30),) == step.state.speeds


@pytest.mark.rule("STR-5/iii")
def test_a_car_a_lap_ahead_holds_up_no_prize() -> None:
    game, before = last_to_pass(Speed(1, 1, 120), cars=(a_car("s1.A2", lap=2),))

    step = drive(game, before, "s1.A14")

    assert PolicePrizeWon(1, lap=1, kmh=120) in step.events


@pytest.mark.rule("STR-5/iii")
def test_the_line_is_crossed_in_the_lap_that_is_driven_there() -> None:
    line = city(f"A {'. ' * 30} 1 1 1 {'. ' * 10}", police="s2.A6 s1.A4")
    cars = [a_car("s2.A4", gear=5), a_car("s1.A1", gear=1)]
    game, before = a_race(on=line, cars=cars, options=STREET, to_go=20)
    before = replace(
        before, cars=(before.cars[0], replace(before.cars[1], cell=line.by_name["c1.A1"]))
    )

    step = drive(game, before, "s1.A14")

    assert [(1, 200), (2, 200)] == [(each.lap, each.kmh) for each in measured(step.events)]


@pytest.mark.rule("STR-5/iii")
@pytest.mark.parametrize("status", [Status.OUT, Status.FINISHED])
def test_who_is_gone_before_the_prize_leaves_it_to_the_next_best(status: Status) -> None:
    gone = a_car("s1.A25", status=status, lap=3 if status is Status.FINISHED else 1)
    game, before = last_to_pass(
        Speed(1, 1, 200), Speed(2, 1, 100), cars=(gone, a_car(BEYOND, lap=1))
    )

    step = drive(game, before, "s1.A14")

    (won,) = (event for event in step.events if isinstance(event, PolicePrizeWon))
    assert (2, 100) == (won.car, won.kmh)


@pytest.mark.rule("STR-5/iii")
def test_who_goes_out_is_waited_for_no_longer() -> None:
    cars = [a_car("s1.A2", gear=2, road_holding=1), a_car(BEYOND)]
    game, before = a_race(on=PRECINCT, cars=cars, options=STREET, to_go=2, debris=["s1.A3"])
    before = replace(before, speeds=(Speed(1, 1, 110),))

    step = play(game, before, "p s1.A3-s1.A4", "r1")

    assert PolicePrizeWon(1, lap=1, kmh=110) in step.events


@pytest.mark.rule("STR-5/iii")
def test_where_all_who_passed_are_gone_nobody_wins() -> None:
    cars = [a_car("s1.A2", gear=2), a_car("s1.A25", status=Status.OUT)]
    game, before = a_race(on=PRECINCT, cars=cars, options=STREET, to_go=2)
    before = replace(before, speeds=(Speed(1, 1, 110),))

    step = drive(game, before, "s1.A4")

    assert not any(isinstance(event, PolicePrizeWon) for event in step.events)


@pytest.mark.rule("STR-5/iii")
@pytest.mark.rule("FIN-3")
def test_with_the_race_ends_what_the_police_would_have_given() -> None:
    options = in_the_streets(end_after_winner=True)
    line = city(f"A {'. ' * 12} 1 1 1 {'. ' * 10}", police="s1.A1")
    cars = [a_car("s2.A9", lap=2, gear=2), a_car("s1.A9", lap=3, brakes=0, gearbox=0)]
    game, before = a_race(on=line, cars=cars, options=options, to_go=2)
    before = replace(before, speeds=(Speed(1, 3, 110),))

    step = play(game, before, "p s2.A10-s1.A1")

    assert isinstance(game.awaiting(step.state), Over)
    assert not any(isinstance(event, PolicePrizeWon) for event in step.events)


@pytest.mark.rule("STR-1/iii")
@pytest.mark.parametrize(
    "options", [RULEBOOK, Options(grid=GridRule.AS_LISTED)], ids=["complete", "basic"]
)
def test_cars_of_every_kind_are_measured(options: Options) -> None:
    cars = [a_car("s1.A5", points=10), a_car("s1.A1")]
    game, before = a_race(on=PRECINCT, cars=cars, options=options, to_go=9)

    assert [PoliceLinePassed(0, lap=1, kmh=90)] == measured(drive(game, before, "s1.A14").events)


@pytest.mark.rule("STR-1/iii")
@pytest.mark.rule("BEG-2")
@pytest.mark.parametrize(("points", "after"), [(10, 12), (17, 18), (18, 18)])
def test_by_the_basic_rules_the_prize_is_two_points_of_the_pool(points: int, after: int) -> None:
    options = Options(grid=GridRule.AS_LISTED)
    game, before = a_race(
        on=PRECINCT, cars=[a_car("s1.A5", points=points)], options=options, to_go=9
    )

    assert (after,) == drive(game, before, "s1.A14").state.cars[0].wear.points
