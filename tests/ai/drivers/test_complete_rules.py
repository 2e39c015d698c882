from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.grades import driver_of
from formulad.ai.judging.judge import judge_of
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Over
from formulad.kernel.match import Match
from formulad.kernel.values import replace
from formulad.race.bills import Verdict
from formulad.race.car import Part, Status
from formulad.race.dice import Gear
from formulad.race.events import BoxReached, CarFinished, RaceEnded
from formulad.race.moves import (
    ChoosePath,
    DeclineSlipstream,
    FitTyres,
    ShiftTo,
    SkipTrials,
    StopForService,
    StopKind,
    TakeSlipstream,
)
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, State, Trials, Weather
from formulad.race.tyres import TyreKind, TyreSet
from tests.ai.complete import NEW, a_car, a_moment
from tests.circuits import shipped
from tests.drawn import track
from tests.presets import MASTERS, RULEBOOK
from tests.saves.records import oval

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.events import Event
    from formulad.race.moves import Move

THOROUGH = pytest.mark.thorough
CHAMPION = driver_of("champion")
MONACO = shipped("monaco")
OVAL = oval()
"""A small circuit with pits and a weather of its own."""
PLAIN = replace(MASTERS, own_car=False, qualifying=False)

LONG = track("""
    A  . . . . . . . . . . . . . . 1 1 1 . . . . . . . . . . . .
    B  . . . . . . . . . . . . . . 1 1 1 . . . . . . . . . . . .
    C  . . . . . . . . . . . . . . 1 1 1 . . . . . . . . . . . .
""")

KINK = track("""
    A  . . . . . . 1 . . . . . . . . .
    B  . . . . . . 1 . . . . . . . . .
    C  . . . . . . 1 . . . . . . . . .
""")

SLIPPERY = replace(RULEBOOK, tyres=True, pit_stops=False)
"""Tyres and no pits: a drawn circuit has none."""


def in_rain(state: State, kind: TyreKind) -> State:
    """Return a moment in the rain, all cars on tyres of a kind."""
    cars = tuple(replace(car, tyres=TyreSet(kind)) for car in state.cars)
    return replace(state, cars=cars, weather=Weather.RAIN)


def test_a_slipstream_that_gains_is_taken() -> None:
    cars = (a_car(LONG, "s1.A2"), a_car(LONG, "s1.A3"))
    game, state = a_moment(LONG, *cars, phase=Phase.SLIPSTREAM)

    assert isinstance(CHAMPION.choose(game, state), TakeSlipstream)


def test_a_slipstream_beyond_the_corner_is_declined() -> None:
    points = (1, 1, *NEW[2:])
    cars = (a_car(KINK, "s1.B5", points=points), a_car(KINK, "s1.B6"))
    game, state = a_moment(KINK, *cars, phase=Phase.SLIPSTREAM)

    assert all(option.route.misses for option in game.paths(state))
    assert isinstance(CHAMPION.choose(game, state), DeclineSlipstream)


def cost_of_pits(points: tuple[int, ...]) -> float:
    """Return the turns by which the way into the pits is worse than the best one on the road."""
    game, state = a_moment(MONACO, a_car(MONACO, "s11.C1", points=points), to_go=8)
    judged = judge_of(game.setting).judged(game, state)
    paths = ((each.move, each.turns) for each in judged)
    ways = [(move.cells[-1], turns) for move, turns in paths if isinstance(move, ChoosePath)]
    road = min(turns for end, turns in ways if not MONACO.is_pit(end))
    return min(turns for end, turns in ways if MONACO.is_pit(end)) - road


def test_the_pits_are_worth_more_to_a_car_with_one_tyre_left_than_to_a_new_one() -> None:
    assert cost_of_pits((1, *NEW[1:])) + 0.5 < cost_of_pits(NEW)


def test_a_new_car_passes_the_pits() -> None:
    game, state = a_moment(MONACO, a_car(MONACO, "s11.C1"), to_go=8)

    move = CHAMPION.choose(game, state)

    assert isinstance(move, ChoosePath)
    assert not MONACO.is_pit(move.cells[-1])


def test_in_the_lane_the_box_is_reached_with_a_gear_that_reaches_it() -> None:
    car = replace(a_car(MONACO, "pit.1", gear=3), status=Status.IN_PIT)
    game, state = a_moment(MONACO, car)

    move = CHAMPION.choose(game, state)

    assert move in (ShiftTo(Gear.SECOND), ShiftTo(Gear.THIRD), ShiftTo(Gear.FOURTH))


def in_the_box(points: tuple[int, ...], kind: TyreKind, weather: Weather) -> tuple[RaceGame, State]:
    """Return a moment in which the crew asks what to do."""
    car = replace(a_car(MONACO, "box.4", points=points), status=Status.IN_PIT, tyres=TyreSet(kind))
    game, state = a_moment(MONACO, car, options=PLAIN, phase=Phase.PITS)
    return game, replace(state, weather=weather)


@pytest.mark.thorough
def test_parts_that_are_nearly_gone_are_repaired() -> None:
    game, state = in_the_box((2, 3, 3, 1, 3, 1), TyreKind.HARD, Weather.FINE)

    stop = CHAMPION.choose(game, state)

    assert isinstance(stop, StopForService)
    assert stop.kind is StopKind.TECHNICAL
    assert dict(stop.repairs) == {Part.BODY: 1, Part.ROAD_HOLDING: 1}


@pytest.mark.thorough
def test_a_sound_car_is_not_kept_for_repairs() -> None:
    game, state = in_the_box((2, *NEW[1:]), TyreKind.HARD, Weather.FINE)

    stop = CHAMPION.choose(game, state)

    assert isinstance(stop, StopForService)
    assert stop.kind is StopKind.TYRES


@pytest.mark.parametrize(
    ("weather", "laps", "kind"),
    [
        pytest.param(Weather.RAIN, 2, TyreKind.WET, id="rain", marks=THOROUGH),
        pytest.param(
            Weather.RAINY_VARIABLE, 2, TyreKind.WET, id="rain that may end", marks=THOROUGH
        ),
        pytest.param(Weather.VARIABLE, 2, TyreKind.HARD, id="it may rain", marks=THOROUGH),
        pytest.param(Weather.FINE, 1, TyreKind.SOFT, id="fine, a lap to the flag", marks=THOROUGH),
    ],
)
def test_tyres_are_chosen_by_the_weather(weather: Weather, laps: int, kind: TyreKind) -> None:
    options = replace(PLAIN, laps=laps)
    game, state = a_moment(OVAL, a_car(OVAL, "s1.A1", lap=0), options=options)
    state = replace(state, phase=Phase.TYRES, weather=weather)

    assert CHAMPION.choose(game, state) == FitTyres(kind)


@pytest.mark.thorough
def test_without_pits_hard_tyres_go_the_distance() -> None:
    options = replace(PLAIN, pit_stops=False, technical_stops=False)
    game, state = a_moment(MONACO, a_car(MONACO, "s1.A1", lap=0), options=options)
    state = replace(state, phase=Phase.TYRES)

    assert CHAMPION.choose(game, state) == FitTyres(TyreKind.HARD)


def test_before_a_corner_a_slide_of_three_cells_calls_for_a_lower_gear() -> None:
    game, state = a_moment(LONG, a_car(LONG, "s1.A10", gear=3), options=SLIPPERY)

    slippery = CHAMPION.choose(game, in_rain(state, TyreKind.HARD))
    dry = CHAMPION.choose(game, state)

    assert isinstance(slippery, ShiftTo)
    assert isinstance(dry, ShiftTo)
    assert slippery.gear < dry.gear


def test_nobody_goes_out_who_can_stay() -> None:
    for word in range(3):
        for game, state, move in decisions(RULEBOOK, word):
            options = game.paths(state) if isinstance(move, ChoosePath) else ()
            verdicts = {option.bill.verdict for option in options}
            chosen = [option.bill.verdict for option in options if option.move == move]
            assert chosen != [Verdict.OUT] or verdicts == {Verdict.OUT}


def decisions(options: Options, word: int) -> list[tuple[RaceGame, State, Move]]:
    """Return every decision of a race of champions."""
    game, found = RaceGame(MONACO, 4, options), []
    match = Match(game, SeededLuck(word))
    while not isinstance(due := match.awaiting, Over):
        if isinstance(due, Chance):
            match.roll()
            continue
        move = CHAMPION.choose(game, match.state)
        found.append((game, match.state, move))
        match.play(move)
    return found


@pytest.mark.parametrize("options", [RULEBOOK, MASTERS], ids=["rulebook", "masters"])
def test_each_decision_is_legal_the_same_again_and_changes_nothing(options: Options) -> None:
    for game, state, move in decisions(options, 5):
        before = hash(state)
        assert move in game.moves(state)
        assert move == CHAMPION.choose(game, state)
        assert before == hash(state)


@pytest.mark.thorough
def test_timed_laps_are_never_skipped_and_driven_to_their_end() -> None:
    game = RaceGame(MONACO, 3, MASTERS)
    match = Match(game, SeededLuck(3))
    results = 0
    while match.state.round == 0:
        if isinstance(match.awaiting, Chance):
            match.roll()
        else:
            move = CHAMPION.choose(game, match.state)
            assert not isinstance(move, SkipTrials)
            match.play(move)
        if isinstance(match.state.trials, Trials):
            results = max(results, sum(not r.is_out for r in match.state.trials.results))

    assert results == 2


def events_of(options: Options, races: int) -> list[Event]:
    """Return all that happens in some races of ten champions."""
    game = RaceGame(MONACO, 10, options)
    found: list[Event] = []
    for word in range(races):
        found += play_out(Match(game, SeededLuck(word)), [CHAMPION] * 10)
    return found


def count(events: list[Event], kind: type[Event]) -> int:
    """Return how often something happened."""
    return sum(isinstance(event, kind) for event in events)


@THOROUGH
def test_at_least_seventeen_of_twenty_champions_finish_by_the_rule_book() -> None:
    events = events_of(RULEBOOK, races=4)

    assert count(events, CarFinished) >= 34
    assert count(events, RaceEnded) == 4


@THOROUGH
def test_at_least_three_of_four_champions_finish_by_the_rules_of_masters() -> None:
    events = events_of(MASTERS, races=4)

    assert count(events, CarFinished) >= 30
    assert count(events, RaceEnded) == 4
    assert count(events, BoxReached) > 0
