from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

from formulad.kernel.chance import SeededLuck, next_seed
from formulad.kernel.game import Chance, Over
from formulad.kernel.match import Match
from formulad.race.events import EngineStalled, GearDieRolled, GreatStartMade
from formulad.race.forecast import gear_forecast
from formulad.race.phase import Entry
from formulad.race.questions import Question
from formulad.race.road.movement import reach
from formulad.race.road.search import forget_searches
from formulad.race.road.track import CellId
from formulad.race.rules import RaceGame
from formulad.race.turn.gearbox import FORWARD
from tests.circuits import shipped
from tests.presets import BEGINNER, MASTERS, RULEBOOK, STREET
from tests.race.street import roster

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.agreed.options import Options
    from formulad.race.road.routes import Reach
    from formulad.race.road.track import Track
    from formulad.race.state import State
    from tests.bench.conftest import Measure, MeasureEach

ONE_A_TURN = (GearDieRolled, GreatStartMade, EngineStalled)


def afresh(track: Track, start: CellId, count: int, **met: Any) -> Reach:
    """Return what a car reaches, as if nobody had asked from there before."""
    forget_searches()
    return reach(track, start, count, **met)


def test_where_a_30_takes_a_car_with_ten_cars_near(measure: Measure, monaco: Track) -> None:
    start = monaco.grid[-1]
    cars = frozenset(monaco.grid[:-1])

    measure(lambda: afresh(monaco, start, 30, brakes=3, occupied=cars), goal="under 1 ms")


def test_where_a_30_takes_a_car_in_the_rain_among_debris(measure: Measure, monaco: Track) -> None:
    start, cars = monaco.grid[-1], frozenset(monaco.grid[:-1])
    debris = frozenset(CellId(cell) for cell in range(0, len(monaco.cells), 23)) - {start}

    measure(
        lambda: afresh(monaco, start, 30, brakes=3, occupied=cars, debris=debris, slide=3),
        goal="under 1 ms",
    )


def test_where_a_30_takes_a_car_that_cars_stop_in_the_rain(measure: Measure, monaco: Track) -> None:
    start, wall = monaco.grid[-1], {"s2.A12", "s2.B12", "s2.C12", "s2.A11", "s2.B11", "s2.C11"}
    cars = frozenset(monaco.by_name[name] for name in wall) | {*monaco.grid[:4]}

    measure(lambda: afresh(monaco, start, 30, brakes=3, occupied=cars, slide=3), goal="under 1 ms")


def test_where_a_12_takes_a_car_in_the_middle_of_nowhere(measure: Measure, monaco: Track) -> None:
    straight = max(range(len(monaco.sectors)), key=lambda at: _cells_on_straight(monaco, at))
    start = next(CellId(i) for i, cell in enumerate(monaco.cells) if cell.sector == straight)

    measure(lambda: afresh(monaco, start, 12), goal="under 0.2 ms")


def test_where_all_ways_of_30_lead_from_every_cell_and_stop(
    measure: Measure, monaco: Track
) -> None:
    starts = [
        (CellId(cell), stops)
        for cell, sector in enumerate(monaco.corner_sector)
        for stops in range(monaco.stops[sector] + 1 if sector >= 0 else 1)
    ]

    def search() -> int:
        for cell, stops in starts:
            reach(monaco, cell, 30, stops=stops, brakes=30)
        return len(starts)

    measure(search, goal="under 250 ms", counted="slots")


@pytest.mark.parametrize(
    "options", [BEGINNER, RULEBOOK, MASTERS], ids=["beginner", "Rulebook", "Masters"]
)
def test_random_legal_play(measure: Measure, monaco: Track, options: Options) -> None:
    race = RaceGame(monaco, 10, options)

    measure(lambda: _turns_of_a_random_race(race, 7), goal="5,000 turns/s", counted="turns")


def test_random_legal_play_through_the_city(measure: Measure) -> None:
    race = _street_race()

    measure(lambda: _turns_of_a_random_race(race, 7), goal="3,500 turns/s", counted="turns")


def _street_race() -> RaceGame:
    """Return a race of all drivers, each with the gifts of their own."""
    drivers = enumerate(roster(), 1)
    entries = [Entry(number, each.wear(STREET), each.abilities) for number, each in drivers]
    return RaceGame(shipped("basse-ville"), entries, STREET)


def test_what_all_gears_may_lead_to(measure_each: MeasureEach, monaco: Track) -> None:
    race = RaceGame(monaco, 10, RULEBOOK)

    measure_each(_all_gears, _random_moments(race, Question.GEAR), goal="under 15 ms")


def _all_gears(race: RaceGame, state: State) -> None:
    for gear in FORWARD:
        gear_forecast(race.setting, state, state.seat, gear)


def _random_moments(race: RaceGame, question: Question) -> Iterator[tuple[RaceGame, State]]:
    """Yield the moments of random races in which something is to be chosen."""
    for seed in count(7):
        match, word = Match(race, SeededLuck(seed)), seed
        while not isinstance(due := match.awaiting, Over):
            if isinstance(due, Chance):
                match.roll()
                continue
            if due.question is question:
                yield race, match.state
            moves, word = race.moves(match.state), next_seed(word)
            match.play(moves[word % len(moves)])


def _cells_on_straight(track: Track, sector: int) -> int:
    is_straight = track.sectors[sector].corner is None
    return sum(cell.sector == sector for cell in track.cells) if is_straight else 0


def _turns_of_a_random_race(race: RaceGame, seed: int) -> int:
    """Play a race by choosing any legal move, and return its turns."""
    luck, word, turns, state = SeededLuck(seed), seed, 0, race.initial()
    while not isinstance(due := race.awaiting(state), Over):
        if isinstance(due, Chance):
            step = race.apply(state, luck.draw(due))
        else:
            moves, word = race.moves(state), next_seed(word)
            step = race.apply(state, moves[word % len(moves)])
        turns += sum(isinstance(event, ONE_A_TURN) for event in step.events)
        state = step.state
    return turns
