from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from formulad.ai.grades import driver_of
from formulad.ai.match.estimate import Estimate
from formulad.cli import main, parser
from formulad.games.effort import Effort
from formulad.games.race.car_result import CarResult
from formulad.games.race.race_commands import RaceCommands
from formulad.games.race.race_series import RaceSeries, run_race
from formulad.games.race.series_figures import figures
from formulad.games.race.street_counts import WORDS, street_counts
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Over
from formulad.kernel.match import Match
from formulad.race.agreed.options import GridRule, Options, Rules
from formulad.race.car import Part
from formulad.race.events import (
    Cause,
    NitroUsed,
    PolicePrizeWon,
    RivalCharmed,
    ShotFired,
)
from formulad.race.rules import RaceGame
from tests.circuits import RING
from tests.saves.records import RECORDS

if TYPE_CHECKING:
    import argparse


ONE_RACE = ("simulate", "--rules", "beginner", "--races", "1", "--jobs", "1")


def series_of(args: argparse.Namespace) -> RaceSeries:
    """Return the races that a command line asks for."""
    return RaceCommands().series(args, args.drivers, args.races)


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Return the figures of a simulation as it prints them."""
    told = ["simulate", "--rules", "beginner", "--drivers", "rookie:2", "--jobs", "1"]
    assert 0 == main([*told, *arguments, "--json"])
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    return figures


def without_time(figures: dict[str, Any]) -> dict[str, Any]:
    """Return the figures that do not depend on the machine."""
    return {k: v for k, v in figures.items() if "second" not in k}


def test_the_same_seed_gives_the_same_races_however_many_run_at_a_time(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = simulated(capsys, "--races", "5", "--seed", "5", "--jobs", "1")
    together = simulated(capsys, "--races", "5", "--seed", "5", "--jobs", "2")

    assert without_time(alone) == without_time(together)


def test_another_seed_gives_other_races(capsys: pytest.CaptureFixture[str]) -> None:
    five = simulated(capsys, "--races", "2", "--seed", "5")
    six = simulated(capsys, "--races", "2", "--seed", "6")

    assert without_time(five) != without_time(six) | {"seed": 5}


def test_a_simulation_tells_what_it_drove(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--races", "2", "--laps", "2")

    assert (found["track"], found["laps"], found["races"]) == ("monaco", 2, 2)
    assert found["drivers"]["rookie"]["starts"] == 4
    assert found["drivers"]["rookie"]["wins"] == 2
    assert found["drivers"]["rookie"]["mean_place"] == 1.5
    assert found["turns_per_second"] == pytest.approx(found["turns"] / found["seconds"], rel=0.01)


def test_every_mean_has_its_interval_beside_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--races", "4", "--laps", "1")

    rookie = found["drivers"]["rookie"]
    low, high = rookie["mean_turns_per_lap_interval"]
    assert low < rookie["mean_turns_per_lap"] < high
    assert [1.5, 1.5] == rookie["mean_place_interval"]
    assert [1.0, 1.0] == found["finished_share_interval"]


def test_one_race_has_no_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--races", "1")

    assert None is found["finished_share_interval"]
    assert None is found["drivers"]["rookie"]["mean_turns_per_lap_interval"]


def test_a_simulation_tells_by_which_rules_and_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = simulated(capsys, "--races", "1", "--option", "end_after_winner=on")

    assert "beginner" == found["rules"]
    assert {"rules": "basic", "laps": 1, "end_after_winner": True} == found["options"]


def test_the_speed_is_told_by_the_clock_and_by_the_processor(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = simulated(capsys, "--races", "2", "--jobs", "1")

    assert 0 < found["processor_seconds"] <= found["seconds"]
    per_second = found["turns"] / found["processor_seconds"]
    assert per_second == pytest.approx(found["turns_per_processor_second"], rel=0.01)


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main([*ONE_RACE, "--drivers", "rookie"])

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Monaco, basic rules, laps: 1, cars: 1, races: 1"
    assert lines[3].split() == ["driver", "starts", "wins", "place", "turns/lap", "retired", "by"]
    assert lines[4].split()[:4] == ["rookie", "1", "1", "1.00"]


def test_a_table_says_how_far_a_mean_may_be_off(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["simulate", "--rules", "beginner", "--races", "3", "--drivers", "rookie:2"]

    assert main([*told, "--jobs", "1"]) == 0

    assert re.search(r"rookie +6 +3 +1\.50 ±0\.00 +2\d\.\d\d ±\d", capsys.readouterr().out)


def test_no_bar_is_drawn_where_nobody_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    main([*ONE_RACE, "--drivers", "rookie"])

    assert capsys.readouterr().err == ""


RACE = (
    CarResult("rookie", place=1, turns=40),
    CarResult("rookie", place=3, turns=10, out=Cause.COLLISION, has_finished=False),
    CarResult("other", place=2, turns=44),
    CarResult("other", place=4, turns=6, out=Cause.COLLISION, has_finished=False),
)


def test_figures_are_counted_for_each_grade_of_drivers() -> None:
    rookie = figures([RACE], laps=2, effort=Effort(2.0, 2.0)).drivers["rookie"]

    assert (rookie.starts, rookie.wins, rookie.place.mean) == (2, 1, 2.0)
    assert rookie.retirements == {"collision": 1}


def test_turns_a_lap_are_those_of_cars_that_finished() -> None:
    found = figures([RACE], laps=2, effort=Effort(2.0, 2.0))

    assert found.drivers["rookie"].turns_per_lap == Estimate(20.0)
    assert found.drivers["other"].turns_per_lap == Estimate(22.0)


def test_a_grade_of_which_nobody_finished_has_no_turns_a_lap() -> None:
    found = figures(
        [[CarResult("rookie", 1, 10, Cause.ENGINE, has_finished=False)]],
        laps=1,
        effort=Effort(1.0, 1.0),
    )

    assert found.drivers["rookie"].turns_per_lap is None


def test_all_cars_count_for_the_share_that_finished_and_the_speed() -> None:
    found = figures([RACE, RACE], laps=2, effort=Effort(2.0, 2.0))

    assert (found.races, found.turns) == (2, 200)
    assert found.finished_share == Estimate(0.5, 0.0)
    assert found.effort.a_second(found.turns) == 100.0


def test_masters_race_cars_of_their_own() -> None:
    args = parser().parse_args(["simulate", "--rules", "masters", "--drivers", "rookie:3"])

    series = series_of(args)

    assert len({entry.wear for entry in series.setup().entries}) == 3


@pytest.mark.parametrize("grid", [*GridRule])
@pytest.mark.parametrize("qualifying", [False, True], ids=["grid", "timed laps"])
@pytest.mark.parametrize("cars", [1, 2, 5])
def test_every_turn_of_every_car_is_counted_whatever_the_grid(
    grid: GridRule, qualifying: bool, cars: int
) -> None:
    options = Options(laps=1, grid=grid, qualifying=qualifying, rules=Rules.COMPLETE)
    series = RaceSeries(RING, options, ("rookie",) * cars, games=1, seed=7)

    results = run_race(series, 0, 7)

    assert turns_played(series, 7) == {seat: car.turns for seat, car in enumerate(results)}


def turns_played(series: RaceSeries, word: int) -> Counter[int]:
    """Return the turns that each car had in a race of a series, by the states it went through."""
    game = RaceGame(series.track, series.setup().entries, series.options)
    match = Match(game, SeededLuck(word))
    list(play_out(match, [driver_of(grade) for grade in series.grades]))
    states = [match.initial, *(each.step.state for each in match.played)]
    turns = {
        (state.round, state.seat)
        for state in states
        if state.round and not isinstance(game.awaiting(state), Over)
    }
    return Counter(seat for _, seat in turns)


@pytest.mark.thorough
def test_timed_laps_do_not_count_as_turns(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--rules", "masters", "--races", "1", "--track", OVAL)

    assert found["drivers"]["rookie"]["mean_turns_per_lap"] < 12


def streets(*arguments: str) -> RaceSeries:
    """Return races on the streets of a circuit that has none; who drives is what matters."""
    rules = ("--rules", "rulebook", "--option", "street=on", "--option", "pit_stops=off")
    return series_of(parser().parse_args(["simulate", *rules, *arguments]))


def test_on_streets_every_driver_comes_to_every_seat() -> None:
    series = streets("--drivers", "rookie:4", "--option", "weather=on", "--option", "tyres=off")

    races = [series.setup(race).seats for race in range(10)]
    met = {(seat, entrant.driver) for race in races for seat, entrant in enumerate(race)}
    assert 40 == len(met)
    assert {4} == {len({entrant.driver for entrant in race}) for race in races}


def test_a_driver_that_may_not_race_is_never_simulated() -> None:
    series = streets("--drivers", "rookie:9", "--option", "weather=off", "--option", "tyres=off")

    drivers = [entrant.driver for race in range(10) for entrant in series.setup(race).seats]
    assert 9 == len({driver.id for driver in drivers if driver} - {"julien"})


def test_figures_are_counted_for_each_street_driver() -> None:
    race = (
        CarResult("rookie", 1, 40, street_driver="jack"),
        CarResult("rookie", 2, 9, Cause.ENGINE, has_finished=False, street_driver="diane"),
    )

    found = figures([race, race], laps=2, effort=Effort(1.0, 1.0))

    assert ["diane", "jack"] == list(found.street_drivers)
    jack, diane = found.street_drivers["jack"], found.street_drivers["diane"]
    assert (2, 2, 1.0, {}) == (jack.starts, jack.wins, jack.place.mean, jack.retirements)
    assert (0, 2.0, {"engine": 2}) == (diane.wins, diane.place.mean, diane.retirements)


@pytest.mark.parametrize(("track", "is_street"), [("monaco", False), ("basse-ville", True)])
def test_without_a_word_computers_race_as_is_usual_on_the_circuit(
    track: str, is_street: bool
) -> None:
    series = series_of(parser().parse_args(["simulate", "--track", track]))

    assert is_street == series.options.street


OVAL = str(RECORDS / "oval.tmx")
CITY = (
    *("simulate", "--track", "basse-ville", "--rules", "street", "--laps", "1", "--races", "1"),
    *(
        "--jobs",
        "1",
        "--option",
        "weather=off",
        "--option",
        "tyres=off",
    ),  # else many more laps are solved
)


@pytest.mark.thorough
def test_a_simulation_of_streets_tells_what_was_met_there(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*CITY, "--drivers", "rookie:4", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    met = {word for driver in found["street_drivers"].values() for word in driver["street"]}
    assert {"nitro", "shots"} <= met <= set(WORDS)
    assert 0 < found["nitro_per_lap"] <= 1


@pytest.mark.thorough
def test_people_get_a_table_of_what_was_met_on_streets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CITY, "--drivers", "rookie:2"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [*WORDS] == lines[-4].split()
    assert ["jack", "litsu"] == sorted(line.split()[0] for line in lines[-3:-1])
    assert lines[-1].startswith("nitro per car and lap: ")


def test_where_there_are_no_streets_nothing_is_met(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--races", "1")

    assert found["nitro_per_lap"] is None
    assert {} == found["drivers"]["rookie"]["street"]


def test_what_happens_on_streets_is_counted_by_car() -> None:
    events = (
        NitroUsed(0, 4),
        ShotFired(0, 3, None),
        ShotFired(0, 19, Part.BODY),
        RivalCharmed(0, by=1),
        PolicePrizeWon(1, 1, 200),
    )

    assert street_counts(events, 2) == (
        {"nitro": 1, "shots": 2, "hits": 1},
        {"charms": 1, "prizes": 1},
    )
