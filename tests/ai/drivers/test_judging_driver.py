from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formulad.ai.drivers.judging_driver import JudgingDriver
from formulad.ai.grades import GRADES, driver_of
from formulad.ai.judging.judge import Judge
from formulad.ai.values.tables import tables_of
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.match import Match
from formulad.race.agreed.options import GridRule, Options
from formulad.race.dice import Gear
from formulad.race.events import CarFinished, RaceEnded
from formulad.race.moves import ChoosePath, Move, ShiftTo
from formulad.race.rules import RaceGame
from tests.ai.drivers.measure import Regretting, drive
from tests.builders import a_car, a_race
from tests.circuits import RING, shipped
from tests.drawn import track
from tests.race.drawings import circuits
from tests.scope import amount

if TYPE_CHECKING:
    from formulad.ai.judging.judged import Judged
    from formulad.race.phase import Setting
    from formulad.race.road.track import Track
    from formulad.race.state import State

CHAMPION = driver_of("champion")

TWO_STOPS = track("""
    A  . . . . 2 2 2 2 2 2 . . . . . . . . .
    B  . . . . 2 2 2 2 2 2 . . . . . . . . .
    C  . . . . 2 2 2 2 2 2 . . . . . . . . .
""")


def test_the_same_moment_always_brings_the_same_move() -> None:
    game, state = a_race(on=RING, cars=[a_car("s1.A3", gear=3), a_car("s1.B2")])

    assert len({CHAMPION.choose(game, state) for _ in range(5)}) == 1


def test_thinking_moves_no_die() -> None:
    game = RaceGame(RING, 2)
    luck = SeededLuck(5)
    match = Match(game, luck)
    while not isinstance(match.awaiting, Decision):
        match.roll()
    before = luck.seed

    CHAMPION.choose(game, match.state)

    assert before == luck.seed


def test_nothing_is_chosen_while_a_die_is_due() -> None:
    game = RaceGame(RING, 2)

    with pytest.raises(ValueError, match="no decision is due"):
        CHAMPION.choose(game, game.initial())


def test_every_choice_of_a_race_is_a_legal_one() -> None:
    game = RaceGame(RING, 6, Options(laps=2))
    match = Match(game, SeededLuck(8))

    while not isinstance(due := match.awaiting, Over):
        if isinstance(due, Chance):
            match.roll()
        else:
            move = CHAMPION.choose(game, match.state)
            assert move in game.moves(match.state)
            match.play(move)


@settings(max_examples=amount(10, 30))
@given(circuits(), st.integers(0, 1000))
def test_champions_find_a_legal_way_round_any_circuit(circuit: Track, word: int) -> None:
    game = RaceGame(circuit, min(3, len(circuit.grid)))
    match = Match(game, SeededLuck(word))

    events = list(play_out(match, [CHAMPION] * game.setting.seats))

    assert isinstance(events[-1], RaceEnded)


def test_a_car_ends_in_the_corner_rather_than_beyond_it() -> None:
    game, state = a_race(on=TWO_STOPS, cars=[a_car("s1.A3", gear=4)], to_go=9)

    move = CHAMPION.choose(game, state)

    assert isinstance(move, ChoosePath)
    assert TWO_STOPS.cells[move.cells[-1]].name.startswith("c1.")


def test_a_car_with_stops_to_make_does_not_take_a_gear_that_flings_it_out() -> None:
    game, state = a_race(on=TWO_STOPS, cars=[a_car("s1.B4", gear=5)])

    move = CHAMPION.choose(game, state)

    assert isinstance(move, ShiftTo)
    assert move.gear <= Gear.THIRD


def test_a_free_road_is_taken_in_a_higher_gear() -> None:
    game, state = a_race(on=TWO_STOPS, cars=[a_car("c1.A6", gear=3, stops=2)])

    assert CHAMPION.choose(game, state) == ShiftTo(Gear.FOURTH)


def test_a_car_keeps_away_from_others_where_that_costs_nothing() -> None:
    cars = [a_car("s2.B1", gear=2), a_car("s2.A5", gear=2)]
    game, state = a_race(on=TWO_STOPS, cars=cars, to_go=4)

    move = CHAMPION.choose(game, state)

    assert isinstance(move, ChoosePath)
    assert TWO_STOPS.cells[move.cells[-1]].name.startswith("s2.C")


def test_a_car_crosses_the_line_for_the_last_time_when_it_can() -> None:
    cars = [a_car("s2.A9", gear=2, lap=2)]
    game, state = a_race(on=TWO_STOPS, cars=cars, to_go=4, laps=2)

    step = game.apply(state, CHAMPION.choose(game, state))

    assert any(isinstance(event, CarFinished) for event in step.events)


def test_a_car_that_cannot_stay_in_the_race_still_drives_on() -> None:
    cars = [a_car("s1.A4", gear=6, points=1)]
    game, state = a_race(on=TWO_STOPS, cars=cars, to_go=30)

    assert CHAMPION.choose(game, state) in game.moves(state)


@pytest.fixture(scope="module")
def races_on_monaco() -> list[RaceGame]:
    return [RaceGame(shipped("monaco"), cars) for cars in (6, 10, 6, 10)]


@pytest.mark.thorough
def test_at_least_nine_of_ten_champions_finish_on_monaco(races_on_monaco: list[RaceGame]) -> None:
    cars = finished = 0
    for word, game in enumerate(races_on_monaco):
        match = Match(game, SeededLuck(word))
        events = play_out(match, [CHAMPION] * game.setting.seats)
        finished += sum(isinstance(event, CarFinished) for event in events)
        cars += game.setting.seats

    assert finished >= 0.9 * cars


def test_alone_on_monaco_a_champion_needs_less_than_20_turns_a_lap() -> None:
    game = RaceGame(shipped("monaco"), 1)

    assert fmean(turns_alone(game, word) for word in range(20)) < 20


def regret_of(grade: str) -> float:
    """Return what a decision of a grade costs on average that is not forced."""
    driver = Regretting(driver_of(grade))
    drive(shipped("monaco"), Options(grid=GridRule.AS_LISTED), [driver], amount(8, 30))
    return fmean(driver.regrets)


@pytest.mark.thorough
def test_each_grade_decides_worse_than_the_next() -> None:
    regrets = [regret_of(grade) for grade in GRADES]

    assert sorted(regrets, reverse=True) == regrets
    assert regrets[-1] == 0


class Perplexed(Judge):
    """A judge who cannot tell."""

    def judged(self, game: RaceGame, state: State) -> tuple[Judged, ...]:
        """Raise."""
        del game, state
        raise ZeroDivisionError

    def best(self, game: RaceGame, state: State) -> Move:
        """Raise."""
        del game, state
        raise ZeroDivisionError


def perplexed(setting: Setting) -> Judge:
    """Return a judge who cannot tell."""
    return Perplexed(tables_of(setting))


@pytest.mark.usefixtures("lives_on")
@pytest.mark.parametrize("to_go", [0, 9], ids=["a gear", "a path"])
def test_a_driver_at_a_loss_does_no_harm_and_has_it_logged(
    to_go: int, caplog: pytest.LogCaptureFixture
) -> None:
    game, state = a_race(on=TWO_STOPS, cars=[a_car("s1.A3", gear=4)], to_go=to_go)

    move = JudgingDriver(judge_of=perplexed).choose(game, state)

    assert move in game.moves(state)
    assert ["ERROR"] == [record.levelname for record in caplog.records]
    assert game.apply(state, move).state.cars[0].is_on_track


def test_in_tests_a_driver_at_a_loss_is_a_fault() -> None:
    game, state = a_race(on=TWO_STOPS, cars=[a_car("s1.A3", gear=4)], to_go=9)

    with pytest.raises(AssertionError, match="at a loss"):
        JudgingDriver(judge_of=perplexed).choose(game, state)


def turns_alone(game: RaceGame, word: int) -> int:
    """Return in how many turns a car that is alone comes to the flag."""
    match = Match(game, SeededLuck(word))
    events = list(play_out(match, [CHAMPION]))
    assert any(isinstance(event, CarFinished) for event in events)
    return match.state.round
