from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.ai.engineer.engineer import engineer_of
from formulad.ai.grades import driver_of
from formulad.games.race.drivers_yaml import Paddock
from formulad.games.race.race_series import RaceSeries, run_race
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Decision, Over
from formulad.kernel.match import Match
from formulad.kernel.values import replace
from formulad.race.rules import RaceGame
from formulad.store.paths import data_root
from tests.circuits import shipped
from tests.presets import BEGINNER, RULEBOOK, STREET

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.agreed.options import Options
    from formulad.race.road.track import Track
    from formulad.race.state import State
    from tests.bench.conftest import Measure, MeasureEach

CHAMPION = "champion"
IN_THE_CITY = replace(STREET, laps=2, weather=False)
ONE_DECISION = "mean under 1 ms, none over 30 ms"


@pytest.mark.parametrize(
    ("options", "goal"),
    [(BEGINNER, "1,000 turns/s"), (RULEBOOK, "900 turns/s")],
    ids=["beginner", "Rulebook"],
)
def test_a_race_of_ten_champions_over_two_laps(
    measure: Measure, monaco: Track, options: Options, goal: str
) -> None:
    two_laps = replace(options, laps=2)
    series = RaceSeries(monaco, two_laps, (CHAMPION,) * 10, games=1, seed=7)

    measure(lambda: turns_of_a_race(series), goal=goal, counted="turns")


def test_a_race_of_ten_champions_through_the_city(measure: Measure) -> None:
    series = street_series()

    measure(lambda: turns_of_a_race(series), goal="500 turns/s", counted="turns")


def street_series() -> RaceSeries:
    """Return a street race of ten drivers."""
    roster = Paddock(data_root() / "assets", Path("nowhere")).roster()[:10]
    grades = (CHAMPION,) * len(roster)
    return RaceSeries(shipped("basse-ville"), IN_THE_CITY, grades, games=1, seed=7, roster=roster)


def turns_of_a_race(series: RaceSeries) -> int:
    """Let computers race and return their turns."""
    return sum(car.turns for car in run_race(series, 0, series.seed))


def test_each_decision_of_a_champion_in_a_race(measure_each: MeasureEach, monaco: Track) -> None:
    race = RaceGame(monaco, 10, RULEBOOK)

    measure_each(driver_of(CHAMPION).choose, decisions(race), goal=ONE_DECISION)


def test_each_decision_of_a_champion_in_the_city(measure_each: MeasureEach) -> None:
    series = street_series()
    race = RaceGame(series.track, series.setup().entries, series.options)

    measure_each(driver_of(CHAMPION).choose, decisions(race), goal=ONE_DECISION)


def decisions(game: RaceGame) -> Iterator[tuple[RaceGame, State]]:
    """Yield every moment in which a driver has to decide, all values at hand, race after race."""
    champion, engineer = driver_of(CHAMPION), engineer_of(game)
    for seed in count(7):
        match = Match(game, SeededLuck(seed))
        while not isinstance(due := match.awaiting, Over):
            if isinstance(due, Decision):
                if not engineer.is_ready(match.state):
                    engineer.prepare(match.state)
                yield game, match.state
                match.play(champion.choose(game, match.state))
            else:
                match.roll()
