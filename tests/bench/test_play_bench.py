from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.ai.grades import driver_of
from formulad.games.race.drivers_yaml import Paddock
from formulad.games.race.race_series import RaceSeries, run_race
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Decision, Over
from formulad.kernel.match import Match
from formulad.race.options import Options
from formulad.race.rules import RaceGame
from formulad.store.paths import data_root
from tests.circuits import shipped
from tests.presets import PRESETS, RULEBOOK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.state import State
    from formulad.race.track import Track
    from tests.bench.conftest import Measure, MeasureEach

BASIC = Options(laps=2)
STREET = PRESETS["street"]


def test_a_race_of_ten_rookies_over_two_laps(measure: Measure, monaco: Track) -> None:
    measure(lambda: turns_of_a_race(monaco, BASIC), goal="1,000 turns/s", counted="turns")


def test_a_race_of_ten_rookies_by_the_complete_rules(measure: Measure, monaco: Track) -> None:
    measure(lambda: turns_of_a_race(monaco, RULEBOOK), goal="600 turns/s", counted="turns")


def test_a_race_of_ten_rookies_through_the_city(measure: Measure) -> None:
    series = street_series()

    measure(
        lambda: sum(car.turns for car in run_race(series, 0, series.seed)),
        goal="400 turns/s",
        counted="turns",
    )


def street_series() -> RaceSeries:
    """Return a street race of all ten drivers."""
    roster = Paddock(data_root() / "assets", Path("nowhere")).roster()
    grades = ("rookie",) * len(roster)
    return RaceSeries(shipped("basse-ville"), STREET, grades, games=1, seed=7, roster=roster)


def turns_of_a_race(track: Track, options: Options) -> int:
    """Let ten rookies race and return their turns."""
    series = RaceSeries(track, options, ("rookie",) * 10, games=1, seed=7)
    return sum(car.turns for car in run_race(series, 0, series.seed))


def test_each_decision_of_a_rookie_in_a_race(measure_each: MeasureEach, monaco: Track) -> None:
    race = RaceGame(monaco, 10, RULEBOOK)

    measure_each(
        driver_of("rookie").choose, decisions(race), goal="mean under 2 ms, none over 50 ms"
    )


def test_each_decision_of_a_rookie_in_the_city(measure_each: MeasureEach) -> None:
    series = street_series()
    race = RaceGame(series.track, series.setup().entries, series.options)

    measure_each(
        driver_of("rookie").choose, decisions(race), goal="mean under 2 ms, none over 50 ms"
    )


def decisions(game: RaceGame) -> Iterator[tuple[RaceGame, State]]:
    """Yield every moment in which a driver has to decide, race after race."""
    rookie = driver_of("rookie")
    for seed in count(7):
        match = Match(game, SeededLuck(seed))
        while not isinstance(due := match.awaiting, Over):
            if isinstance(due, Decision):
                yield game, match.state
                match.play(rookie.choose(game, match.state))
            else:
                match.roll()
