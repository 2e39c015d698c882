from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.rookie import Rookie
from formulad.cli.simulation import Series, run_race
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Decision
from formulad.kernel.match import Match
from formulad.race.options import Options
from formulad.race.rules import RaceGame
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.state import State
    from formulad.race.track import Track
    from tests.bench.conftest import Measure

BASIC = Options(laps=2)


def test_a_race_of_ten_rookies_over_two_laps(measure: Measure, monaco: Track) -> None:
    measure(lambda: turns_of_a_race(monaco, BASIC), goal="1,000 turns/s", counted="turns")


def test_a_race_of_ten_rookies_by_the_complete_rules(measure: Measure, monaco: Track) -> None:
    measure(lambda: turns_of_a_race(monaco, RULEBOOK), goal="600 turns/s", counted="turns")


def turns_of_a_race(track: Track, options: Options) -> int:
    """Let ten rookies race and return their turns."""
    series = Series(track, options, ("rookie",) * 10, races=1, seed=7)
    return sum(car.turns for car in run_race(series, series.seed))


def test_decisions_of_a_rookie_in_a_race_of_ten(measure: Measure, monaco: Track) -> None:
    game, states = decisions(monaco)
    rookie = Rookie()

    def decide() -> int:
        for state in states:
            rookie.choose(game, state)
        return len(states)

    measure(decide, goal="500 decisions/s (2 ms each)", counted="decisions")


def decisions(track: Track) -> tuple[RaceGame, tuple[State, ...]]:
    """Return every moment of a race in which a driver has to decide."""
    game, rookie = RaceGame(track, 10, RULEBOOK), Rookie()
    match, states = Match(game, SeededLuck(7)), []
    while match.state.round < 12:
        if isinstance(match.awaiting, Decision):
            states.append(match.state)
            match.play(rookie.choose(game, match.state))
        else:
            match.roll()
    return game, tuple(states)
