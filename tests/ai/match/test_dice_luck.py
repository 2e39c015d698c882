from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.grades import driver_of
from formulad.ai.match.dice_luck import DiceLuck
from formulad.kernel.agent import play_out
from formulad.kernel.chance import ScriptedLuck, SeededLuck
from formulad.kernel.game import Chance, Outcome
from formulad.kernel.match import Match
from formulad.kernel.values import replace
from formulad.race.agreed.options import GridRule, Options
from formulad.race.rules import RaceGame
from formulad.race.state import Phase
from tests.circuits import shipped
from tests.presets import MASTERS

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.race.match import RaceMatch

OPTIONS = Options(grid=GridRule.AS_LISTED)
FIRST, OTHERS = frozenset({0, 2}), frozenset({1, 3})


@pytest.fixture(scope="module")
def game() -> RaceGame:
    """Return a race of four on Monaco."""
    return RaceGame(shipped("monaco"), 4, OPTIONS)


def before_gear_die(game: RaceGame, number: int) -> RaceMatch:
    """Return a race among rookies in which a gear die is due that so many have fallen before."""
    match, rookie, fallen = Match(game, SeededLuck(5)), driver_of("rookie"), 0
    while True:
        if not isinstance(match.awaiting, Chance):
            match.play(rookie.choose(game, match.state))
            continue
        if match.state.phase is Phase.DIE:
            fallen += 1
        if fallen > number:
            return match
        match.roll()


@pytest.mark.parametrize("number", [6, 25, 60])
def test_the_luck_of_a_die_is_nothing_on_average(game: RaceGame, number: int) -> None:
    match = before_gear_die(game, number)
    due = match.awaiting
    assert isinstance(due, Chance)
    before = DiceLuck(game, match, FIRST).total()
    changes = []
    for outcome, chance in due.outcomes:
        luck = ScriptedLuck([outcome.value])
        thrown: RaceMatch = Match(game, luck, played=match.played)
        thrown.roll()
        changes.append((float(chance), DiceLuck(game, thrown, FIRST).total() - before))

    assert 0 == pytest.approx(sum(chance * change for chance, change in changes), abs=1e-9)
    assert max(abs(change) for _, change in changes) > 0.001


def test_the_luck_of_the_others_is_the_misfortune_of_the_first(game: RaceGame) -> None:
    match = Match(game, SeededLuck(9))
    list(play_out(match, [driver_of("rookie")] * 4))

    mine, theirs = (DiceLuck(game, match, seats).total() for seats in (FIRST, OTHERS))

    assert -mine == pytest.approx(theirs)
    assert 0.01 < abs(mine) < 1


def test_a_race_without_a_die_has_no_luck(game: RaceGame) -> None:
    match: RaceMatch = Match(game, SeededLuck(9))

    assert 0 == DiceLuck(game, match, FIRST).total()


def test_a_race_that_begins_with_lots_for_the_grid_has_its_luck() -> None:
    game = RaceGame(shipped("monaco"), 4, replace(OPTIONS, grid=GridRule.DRAWN))
    match: RaceMatch = Match(game, SeededLuck(9))
    list(play_out(match, [driver_of("rookie")] * 4))

    assert 0 < abs(DiceLuck(game, match, FIRST).total()) < 1


def test_dice_for_other_things_than_gears_are_left_out(game: RaceGame) -> None:
    match: RaceMatch = Match(game, SeededLuck(9))
    match.play(Outcome(10))

    assert 0 == DiceLuck(game, match, FIRST).total()


@pytest.mark.thorough
def test_the_die_of_a_car_that_starts_again_without_a_choice_is_no_luck() -> None:
    options = replace(MASTERS, grid=GridRule.AS_LISTED, laps=1, qualifying=False, team_race=False)
    game = RaceGame(shipped("monaco"), 4, options)
    match: RaceMatch = Match(game, SeededLuck(2))
    car = _play_until_a_car_starts_again(game, match)
    before = DiceLuck(game, match, FIRST).total()

    match.roll()

    assert 1 == car.gear
    assert before == DiceLuck(game, match, FIRST).total()


def _play_until_a_car_starts_again(game: RaceGame, match: RaceMatch) -> Car:
    """Play among learners until the gear die of a car is due that has spun."""
    learner = driver_of("learner")
    while True:
        state = match.state
        if not isinstance(match.awaiting, Chance):
            match.play(learner.choose(game, state))
        elif state.phase is Phase.DIE and state.turn.is_after_spin:
            return state.car
        else:
            match.roll()
