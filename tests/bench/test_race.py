from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.chance import SeededLuck, next_word
from formulad.kernel.game import Chance, Over
from formulad.race.events import EngineStalled, GearDieRolled, GreatStartMade
from formulad.race.movement import reach
from formulad.race.options import Options
from formulad.race.rules import RaceGame
from formulad.race.track import CellId
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.track import Track
    from tests.bench.conftest import Measure

ONE_A_TURN = (GearDieRolled, GreatStartMade, EngineStalled)


def test_where_a_30_takes_a_car_with_ten_cars_near(measure: Measure, monaco: Track) -> None:
    start = monaco.grid[-1]
    cars = frozenset(monaco.grid[:-1])
    search = reach.__wrapped__

    measure(lambda: search(monaco, start, 30, brakes=3, occupied=cars), goal="under 1 ms")


def test_where_a_12_takes_a_car_in_the_middle_of_nowhere(measure: Measure, monaco: Track) -> None:
    straight = max(range(len(monaco.sectors)), key=lambda at: _cells_on_straight(monaco, at))
    start = next(CellId(i) for i, cell in enumerate(monaco.cells) if cell.sector == straight)
    search = reach.__wrapped__

    measure(lambda: search(monaco, start, 12), goal="under 0.2 ms")


def test_random_legal_play_of_ten_cars_over_two_laps(measure: Measure, monaco: Track) -> None:
    race = RaceGame(monaco, 10, Options(laps=2))

    measure(lambda: _turns_of_a_random_race(race, 7), goal="5,000 turns/s", counted="turns")


def test_random_legal_play_by_the_complete_rules(measure: Measure, monaco: Track) -> None:
    race = RaceGame(monaco, 10, RULEBOOK)

    measure(lambda: _turns_of_a_random_race(race, 7), goal="5,000 turns/s", counted="turns")


def _cells_on_straight(track: Track, sector: int) -> int:
    is_straight = track.sectors[sector].corner is None
    return sum(cell.sector == sector for cell in track.cells) if is_straight else 0


def _turns_of_a_random_race(race: RaceGame, seed: int) -> int:
    """Play a race by choosing any legal move, and return its turns."""
    reach.cache_clear()
    luck, word, turns, state = SeededLuck(seed), seed, 0, race.initial()
    while not isinstance(due := race.awaiting(state), Over):
        if isinstance(due, Chance):
            step = race.apply(state, luck.draw(due))
        else:
            moves, word = race.moves(state), next_word(word)
            step = race.apply(state, moves[word % len(moves)])
        turns += sum(isinstance(event, ONE_A_TURN) for event in step.events)
        state = step.state
    return turns
