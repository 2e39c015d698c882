"""What has to be read or solved before a decision, so that nobody waits for it in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.engineer.engineer import Engineer, engineer_of
from formulad.ai.grades import driver_of
from formulad.ai.judging.judge import judge_of
from formulad.ai.values.lap_key import MOST_LAPS
from formulad.ai.values.library import the_library
from formulad.ai.values.premise import premise_of
from formulad.ai.values.shelf import Shelf
from formulad.ai.values.table import Table, table_of
from formulad.ai.values.tables import tables_of
from formulad.ai.values.workshop import needed, solve
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Decision, Over
from formulad.kernel.match import Match
from formulad.kernel.values import replace
from formulad.race.rules import RaceGame
from tests.circuits import RING, STREET_RING
from tests.presets import BEGINNER, RULEBOOK, STREET

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from formulad.ai.values.lap import Lap
    from formulad.ai.values.lap_key import LapKey

CARS = 3


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    """Return the only shelf there is."""
    forget()
    library = the_library()
    before, library.shelves = library.shelves, (Shelf(tmp_path),)
    yield Shelf(tmp_path)
    library.shelves = before


def forget() -> None:
    """Let go of all values in memory, as at the start of the game."""
    the_library().forget()
    for known in (judge_of, tables_of, table_of):
        known.cache_clear()


class Watched:
    """A shelf of which it is noted what is taken from it, and what is put there."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.fetched: list[LapKey] = []

    def has(self, key: LapKey) -> bool:
        return self.shelf.has(key)

    def get(self, key: LapKey) -> Lap | None:
        self.fetched.append(key)
        return self.shelf.get(key)

    def put(self, key: LapKey, lap: Lap) -> None:
        self.shelf.put(key, lap)


def a_race(options: str) -> RaceGame:
    """Return a race over two laps: by basic rules, complete ones, or through a city."""
    rules = {"beginner": BEGINNER, "Rulebook": RULEBOOK}
    if options in rules:
        return RaceGame(RING, CARS, replace(rules[options], laps=2))
    weather = options == "street in changing weather"
    return RaceGame(STREET_RING, CARS, replace(STREET, laps=2, weather=weather))


@pytest.mark.parametrize(
    "options",
    [
        "beginner",
        "Rulebook",
        pytest.param("street", marks=pytest.mark.thorough),
        pytest.param("street in changing weather", marks=pytest.mark.thorough),
    ],
)
def test_no_decision_on_the_road_reads_or_solves_once_an_engineer_is_ready(
    options: str, shelf: Shelf
) -> None:
    game, watched = a_race(options), Watched(shelf)
    the_library().shelves = (watched,)  # type: ignore[assignment]  # it stands in for a shelf
    engineer, champion = engineer_of(game), driver_of("champion")
    match = Match(game, SeededLuck(3))

    while not isinstance(due := match.awaiting, Over):
        if isinstance(due, Decision):
            if not engineer.is_ready(match.state):
                engineer.prepare(match.state)
            assert engineer.is_ready(match.state)
            watched.fetched.clear()
            move = champion.choose(game, match.state)
            assert not (match.state.order and watched.fetched)
            match.play(move)
        else:
            match.roll()


def test_values_that_only_lie_in_a_file_have_to_be_read_first(shelf: Shelf) -> None:
    game = a_race("beginner")
    engineer = engineer_of(game)
    match = Match(game, SeededLuck(3))
    while not isinstance(match.awaiting, Decision):
        match.roll()
    assert engineer.is_ready(match.state)

    forget()

    assert shelf.has(needed(game.setting)[-1])
    again = Engineer(judge_of(game.setting), game)
    assert not again.is_ready(match.state)
    assert again.has_solved(match.state)


def test_the_values_with_which_a_race_begins_are_enough_for_its_first_round(shelf: Shelf) -> None:
    game = a_race("Rulebook")
    solve(needed(game.setting), (shelf,))
    forget()
    files = sorted(shelf.folder.iterdir())
    engineer, champion = engineer_of(game), driver_of("champion")
    match = Match(game, SeededLuck(3))

    while match.state.round < 2:
        if isinstance(match.awaiting, Decision):
            assert engineer.is_ready(match.state)
            match.play(champion.choose(game, match.state))
        else:
            match.roll()

    assert files == sorted(shelf.folder.iterdir())


@pytest.mark.parametrize("laps_after", [0, 1, MOST_LAPS - 1])
def test_what_it_comes_to_to_go_out_is_known_without_a_lap(laps_after: int) -> None:
    setting = RaceGame(RING, CARS, replace(BEGINNER, laps=MOST_LAPS)).setting
    table = Table(RING, premise_of(setting), MOST_LAPS)

    lost = table.lost(laps_after)

    assert not table.is_at_hand(laps_after)
    table.take(laps_after)
    assert lost == the_library().lap(table.keys[laps_after]).lost
