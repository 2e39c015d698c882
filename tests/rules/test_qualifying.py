"""Timed laps for the grid: section 16 of the rules, QUA."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.game import Chance, Outcome, Step
from formulad.kernel.values import replace
from formulad.race.agreed.options import QualifyingOut
from formulad.race.dice import Gear
from formulad.race.events import GridFilled, TrialBegan, TrialEnded, TrialsSkipped
from formulad.race.road.track import NOWHERE, WeatherTable
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, State, TrialResult, Trials, Turn, Weather
from formulad.race.tyres import TyreKind, TyreSet
from tests.builders import drive, due, ends, gears, lost, path_to, play, refused
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.events import Event
    from formulad.race.road.track import Track

LAP = track("""
    A  . . . . 1 1 . .
    B  . . . . 1 1 . .
    C  . . . . 1 1 . .
""")
CLEAN_LAP = (
    *("lap", "g1", "r2", "p s1.B1-s1.B2"),
    *("g2", "r4", "p s1.B3-c1.B2"),
    *("g3", "r4", "p s2.B1-s1.B1"),
)
"""Three rolls."""
TWO_STOPS = track("""
    A  . . . . 2 2 2 . . . . . . . .
""")
THREE_STOPS = track("""
    A  . . . . 3 3 3 . . . . . . . .
""")
ONE_STOP = track("""
    A  . . . . 1 1 1 . . . . . . . .
""")
LONG = track(f"""
    A {" ." * 30} 1 1 1 . . . .
""")
SKY = WeatherTable(fine=range(1, 8), variable=range(8, 13), rain=range(13, 21))

QUALIFYING = replace(RULEBOOK, qualifying=True)
STRICT = replace(QUALIFYING, qualifying_out=QualifyingOut.MISSING_TWO)
NO_CLOCK = replace(QUALIFYING, qualifying_clock=False)
ON_TYRES = replace(QUALIFYING, tyres=True)


def on_a_lap(
    at: str,
    *,
    on: Track,
    gear: int = 4,
    to_go: int = 0,
    stops: int = 0,
    face: int = 0,
    seats: int = 1,
    tyres: TyreSet | None = None,
) -> tuple[RaceGame, State]:
    """Return a timed lap of the first driver, who has come to a cell."""
    options = ON_TYRES if tyres else QUALIFYING
    game = RaceGame(on, seats, options)
    begun = play(game, game.initial(), *(["tyres hard"] if tyres else []), "lap").state
    car = replace(begun.car, cell=on.by_name[at], gear=Gear(gear), lap=1, stops=stops, tyres=tyres)
    turn = Turn(is_geared=True, gear=Gear(gear), face=face or to_go, cells=to_go)
    phase = Phase.PATH if to_go else Phase.GEAR
    return game, replace(begun.with_car(0, car), phase=phase, turn=turn if to_go else Turn())


def told(step: Step[State, Event]) -> list[TrialEnded]:
    """Return what was told of timed laps that ended."""
    return [event for event in step.events if isinstance(event, TrialEnded)]


def last_time(*results: TrialResult, now: TrialResult, seconds: int) -> Step[State, Event]:
    """Return what comes of the time of the last driver, those before him having driven."""
    game = RaceGame(LAP, len(results) + 1, QUALIFYING)
    done = replace(game.initial(), order=(len(results),), trials=Trials(results, now, is_done=True))
    return game.apply(done, Outcome(seconds))


@pytest.mark.rule("QUA-1")
def test_a_timed_lap_begins_on_the_middle_cell_right_before_the_line_in_first() -> None:
    game = RaceGame(LAP, 2, QUALIFYING)

    step = play(game, game.initial(), "lap")

    assert [LAP.by_name["s2.B2"], NOWHERE] == [car.cell for car in step.state.cars]
    assert TrialBegan(0) in step.events
    assert ["g1"] == gears(game, step.state)


@pytest.mark.rule("QUA-1")
def test_everybody_drives_alone_one_after_the_other() -> None:
    game = RaceGame(LAP, 2, QUALIFYING)

    first = play(game, game.initial(), *CLEAN_LAP, "r30").state
    second = play(game, first, "lap").state

    assert (0, "trial") == due(game, game.initial())
    assert (1, "trial") == due(game, first)
    assert [NOWHERE, LAP.by_name["s2.B2"]] == [car.cell for car in second.cars]


@pytest.mark.rule("QUA-1")
def test_nothing_is_driven_before_the_lap_has_begun() -> None:
    game = RaceGame(LAP, 2, QUALIFYING)

    assert "QUA-1: The timed lap has not begun." == refused(game, game.initial(), "g1")


@pytest.mark.rule("QUA-1")
def test_nobody_can_brake() -> None:
    game, before = on_a_lap("s1.A1", on=LONG, to_go=8)

    sentence = refused(game, before, "p s1.A2-s1.A8 b1")

    assert {"s1.A9"} == ends(game, before)
    assert "QUA-1: Points play no part in a timed lap: nobody brakes." == sentence


@pytest.mark.rule("QUA-1")
def test_gears_are_skipped_for_nothing() -> None:
    game, before = on_a_lap("s1.A1", on=LONG, gear=6)

    step = play(game, before, "g2")

    assert {} == lost(step)
    assert before.car.wear == step.state.car.wear


@pytest.mark.rule("QUA-1")
@pytest.mark.parametrize(
    ("gear", "open_gears"),
    [
        (1, ["g1", "g2"]),
        (5, ["g1", "g2", "g3", "g4", "g5", "g6"]),
        (6, ["g2", "g3", "g4", "g5", "g6"]),
    ],
)
def test_only_what_no_gearbox_does_is_refused(gear: int, open_gears: list[str]) -> None:
    game, before = on_a_lap("s1.A1", on=LONG, gear=gear)

    assert open_gears == gears(game, before)


@pytest.mark.rule("QUA-1")
def test_not_even_in_a_timed_lap_can_anybody_go_down_from_sixth_to_first() -> None:
    game, before = on_a_lap("s1.A1", on=LONG, gear=6)

    sentence = refused(game, before, "g1")

    assert "GBX-4: Nobody can go down from sixth to first in one turn." == sentence


@pytest.mark.rule("QUA-1")
def test_a_corner_left_too_early_takes_no_points() -> None:
    game, before = on_a_lap("c1.A3", on=ONE_STOP, to_go=3)

    step = drive(game, before, "s2.A3")

    assert {} == lost(step)
    assert before.car.wear == step.state.car.wear


@pytest.mark.rule("QUA-1[qualifying=on]")
def test_before_the_first_lap_all_can_do_without() -> None:
    game = RaceGame(LAP, 2, QUALIFYING)

    step = play(game, game.initial(), "lap no")

    assert ["lap", "lap no"] == gears(game, game.initial())
    assert TrialsSkipped() in step.events
    assert (0, "grid") == due(game, step.state)


@pytest.mark.rule("QUA-1[qualifying=on]")
def test_all_can_do_without_even_when_the_first_driver_has_his_tyres() -> None:
    game = RaceGame(LAP, 2, ON_TYRES)

    shod = play(game, game.initial(), "tyres soft").state
    after = play(game, shod, "lap no").state

    assert ["lap", "lap no"] == gears(game, shod)
    assert [None, None] == [car.tyres for car in after.cars]
    assert (0, "grid") == due(game, after)


@pytest.mark.rule("QUA-1[qualifying=on]")
def test_once_one_lap_is_driven_everybody_drives_one() -> None:
    game = RaceGame(LAP, 2, QUALIFYING)

    second = play(game, game.initial(), *CLEAN_LAP, "r30").state

    sentence = refused(game, second, "lap no")
    assert "QUA-1: The first timed lap has begun: now everybody drives one." == sentence


@pytest.mark.rule("QUA-1[qualifying=on]")
def test_after_the_laps_new_cars_stand_on_the_grid() -> None:
    game = RaceGame(LAP, 2, QUALIFYING)

    step = play(game, game.initial(), *CLEAN_LAP, "r30", *CLEAN_LAP, "r20")

    assert GridFilled((1, 0)) in step.events
    assert LAP.grid[:2] == (step.state.cars[1].cell, step.state.cars[0].cell)
    assert [0, 0] == [car.lap for car in step.state.cars]
    assert (1, "start") == due(game, step.state)


@pytest.mark.rule("QUA-1[qualifying=off]")
def test_without_timed_laps_the_grid_is_drawn() -> None:
    game = RaceGame(LAP, 2, RULEBOOK)

    assert (0, "grid") == due(game, game.initial())


@pytest.mark.rule("QUA-2")
@pytest.mark.parametrize(
    ("rolls", "beyond", "seconds", "score"),
    [(23, 2, 75, 26), (23, 2, 59, 25), (23, 2, 60, 26), (23, 0, 119, 24), (23, 0, 120, 25)],
)
def test_a_lap_is_worth_its_rolls_full_minutes_and_cells_too_far(
    rolls: int, beyond: int, seconds: int, score: int
) -> None:
    (ended,) = told(last_time(now=TrialResult(0, rolls, beyond), seconds=seconds))

    assert TrialEnded(0, rolls, beyond, seconds, score, is_out=False) == ended


@pytest.mark.rule("QUA-2")
def test_each_gear_die_counts_as_a_roll() -> None:
    game = RaceGame(LAP, 1, QUALIFYING)

    (ended,) = told(play(game, game.initial(), *CLEAN_LAP, "r59"))

    assert (3, 0, 3) == (ended.rolls, ended.beyond, ended.score)


@pytest.mark.rule("QUA-2")
def test_each_cell_too_far_counts_as_a_roll() -> None:
    game, before = on_a_lap("c1.A3", on=ONE_STOP, to_go=3)

    after = drive(game, before, "s2.A3").state

    assert 3 == path_to(game, before, "s2.A3").bill.rolls
    assert after.trials is not None
    assert TrialResult(0, rolls=0, beyond=3) == after.trials.now


@pytest.mark.rule("QUA-2")
@pytest.mark.parametrize(("kind", "beyond"), [(TyreKind.HARD, 3), (TyreKind.SOFT, 6)])
def test_on_tyre_types_it_counts_as_often_as_it_costs(kind: TyreKind, beyond: int) -> None:
    game, before = on_a_lap("c1.A3", on=ONE_STOP, to_go=3, tyres=TyreSet(kind))

    after = drive(game, before, "s2.A3").state

    assert after.trials is not None
    assert TrialResult(0, rolls=0, beyond=beyond) == after.trials.now


@pytest.mark.rule("QUA-2")
def test_cells_past_the_line_do_not_count() -> None:
    game, before = on_a_lap("c1.A3", on=ONE_STOP, to_go=12)

    step = play(game, drive(game, before, "s1.A1").state, "r20")

    assert [8] == [ended.beyond for ended in told(step)]


@pytest.mark.rule("QUA-3")
@pytest.mark.parametrize(
    ("on", "stops", "is_over"),
    [(ONE_STOP, 0, False), (TWO_STOPS, 0, True), (TWO_STOPS, 1, False), (THREE_STOPS, 0, True)],
    ids=["none of 1", "none of 2", "1 of 2", "none of 3"],
)
def test_a_corner_of_two_stops_or_more_left_without_any_ends_the_lap(
    on: Track, stops: int, *, is_over: bool
) -> None:
    game, before = on_a_lap("c1.A3", on=on, to_go=2, stops=stops, seats=2)

    step = drive(game, before, "s2.A2")

    assert [True] * is_over == [ended.is_out for ended in told(step)]
    assert ((1, "trial") if is_over else (0, "gear")) == due(game, step.state)


@pytest.mark.rule("QUA-3")
@pytest.mark.rule("QUA-4[qualifying_clock=on]")
def test_nobody_asks_for_the_time_of_a_lap_that_is_spoiled() -> None:
    game, before = on_a_lap("c1.A3", on=TWO_STOPS, to_go=2, seats=2)

    (ended,) = told(drive(game, before, "s2.A2"))

    assert (True, 0) == (ended.is_out, ended.seconds)


@pytest.mark.rule("QUA-3[qualifying_out=no_stop]")
def test_one_stop_of_three_is_paid_by_the_cell() -> None:
    game, before = on_a_lap("c1.A3", on=THREE_STOPS, to_go=2, stops=1)

    after = drive(game, before, "s2.A2").state

    assert after.trials is not None
    assert TrialResult(0, beyond=2) == after.trials.now


@pytest.mark.rule("QUA-3[qualifying_out=missing_two]")
def test_one_stop_of_three_may_end_the_lap() -> None:
    _, before = on_a_lap("c1.A3", on=THREE_STOPS, to_go=2, stops=1, seats=2)
    game = RaceGame(THREE_STOPS, 2, STRICT)

    after = drive(game, before, "s2.A2").state

    assert after.trials is not None
    assert (TrialResult(0, is_out=True),) == after.trials.results


@pytest.mark.rule("QUA-3[qualifying_out=missing_two]")
def test_one_stop_missing_never_ends_the_lap() -> None:
    _, before = on_a_lap("c1.A3", on=THREE_STOPS, to_go=2, stops=2)
    game = RaceGame(THREE_STOPS, 1, STRICT)

    after = drive(game, before, "s2.A2").state

    assert after.trials is not None
    assert TrialResult(0, beyond=2) == after.trials.now


@pytest.mark.rule("QUA-3")
def test_whose_lap_is_over_starts_behind_everybody_who_finished() -> None:
    step = last_time(TrialResult(0, rolls=2, is_out=True), now=TrialResult(1, rolls=40), seconds=50)

    assert GridFilled((1, 0)) in step.events


@pytest.mark.rule("QUA-3")
def test_several_such_cars_roll_for_the_last_places() -> None:
    out = [TrialResult(0, is_out=True), TrialResult(1, rolls=9), TrialResult(2, is_out=True)]
    game = RaceGame(LAP, 4, QUALIFYING)

    tied = last_time(*out, now=TrialResult(3, rolls=8), seconds=50).state
    filled = play(game, tied, "r3", "r17")

    assert (0, "grid") == due(game, tied)
    assert GridFilled((3, 1, 2, 0)) in filled.events


@pytest.mark.rule("QUA-4/i")
@pytest.mark.parametrize(
    ("first", "second", "grid"),
    [
        (TrialResult(0, 25, 0, 61), TrialResult(1, 26), (0, 1)),
        (TrialResult(0, 25, 0, 50), TrialResult(1, 22), (1, 0)),
        (TrialResult(0, 25, 0, 75), TrialResult(1, 25), (1, 0)),
        (TrialResult(0, 25, 0, 61), TrialResult(1, 25), (0, 1)),
        (TrialResult(0, 25, 0, 90), TrialResult(1, 24, 1), (1, 0)),
    ],
    ids=["fewer", "more", "slower", "as quick, driven earlier", "cells count like rolls"],
)
def test_the_lowest_count_takes_pole_then_the_shorter_time_then_who_drove_first(
    first: TrialResult, second: TrialResult, grid: tuple[int, int]
) -> None:
    step = last_time(first, now=second, seconds=61)

    assert GridFilled(grid) in step.events


@pytest.mark.rule("QUA-4/i")
def test_computer_drivers_take_twenty_to_fifty_five_seconds() -> None:
    game = RaceGame(LAP, 1, QUALIFYING)

    clock = game.awaiting(play(game, game.initial(), *CLEAN_LAP).state)

    assert isinstance(clock, Chance)
    assert (20, 55) == (clock.outcomes[0][0].value, clock.outcomes[-1][0].value)
    assert clock.may_show(Outcome(75))


@pytest.mark.rule("QUA-4/ii")
def test_there_is_no_start_roll() -> None:
    game = RaceGame(LAP, 1, QUALIFYING)

    begun = play(game, game.initial(), "lap").state
    rolling = play(game, begun, "g1").state

    assert (0, "gear") == due(game, begun)
    assert (0, "move") == due(game, rolling)


@pytest.mark.rule("QUA-4/ii")
@pytest.mark.parametrize(("gear", "face"), [(5, 20), (6, 30)])
def test_no_engine_is_tested_and_no_weather_turns(gear: int, face: int) -> None:
    road = replace(LONG, weather=SKY)
    game, before = on_a_lap("s1.A1", on=road, gear=gear, to_go=3, face=face)
    changeable = replace(before, weather=Weather.VARIABLE)

    after = drive(game, changeable, "s1.A4").state

    assert (0, "gear") == due(game, after)


@pytest.mark.rule("QUA-4/ii")
def test_nobody_is_in_the_way_beside_or_ahead() -> None:
    game, before = on_a_lap("s1.A1", on=LONG, gear=4, to_go=7, seats=4)

    after = drive(game, before, "s1.A8").state

    assert (0, "gear") == due(game, after)


@pytest.mark.rule("QUA-4[qualifying_clock=on]")
def test_the_clock_is_asked_when_a_lap_is_driven() -> None:
    game = RaceGame(LAP, 1, QUALIFYING)

    assert (0, "lap time") == due(game, play(game, game.initial(), *CLEAN_LAP).state)


@pytest.mark.rule("QUA-4[qualifying_clock=off]")
def test_without_the_clock_minutes_do_not_count_and_who_drove_first_is_ahead() -> None:
    game = RaceGame(LAP, 2, NO_CLOCK)

    step = play(game, game.initial(), *CLEAN_LAP, *CLEAN_LAP)

    assert [3, 3] == [ended.score for ended in told(step)]
    assert GridFilled((0, 1)) in step.events
