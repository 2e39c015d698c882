"""Single turns on an empty road: what the table says of a gear is what its faces come to."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from formulad.ai.judging.judge import judge_of
from formulad.kernel.game import Chance
from formulad.kernel.values import replace
from formulad.race.agreed.options import SlideRule, SpinScope
from formulad.race.car import Car, Once, Part, Status, Wear
from formulad.race.dice import Gear
from formulad.race.moves import ShiftTo
from formulad.race.phase import Entry
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, State, Weather
from formulad.race.turn.rounds import turn_of
from formulad.race.tyres import TyreKind, TyreSet
from tests.circuits import RING, shipped
from tests.presets import BEGINNER, RULEBOOK, STREET
from tests.scope import amount, sample

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.road.track import CellId, Track

HARD, SOFT, WET = (TyreSet(kind) for kind in (TyreKind.HARD, TyreKind.SOFT, TyreKind.WET))
PLAIN = replace(RULEBOOK, pit_stops=False, slipstream=False)
SHOD = replace(PLAIN, tyres=True, weather=True)
STRICT = replace(SHOD, slide_rule=SlideRule.REQUIRED_STOP)
NITRO = replace(STREET, checkpoint=False, weather=False, abilities=False)


def a_moment(
    rng: random.Random, on: Track, options: Options, tyres: TyreSet | None, weather: Weather
) -> tuple[RaceGame, State]:
    """Return a car somewhere alone on the road, with a gear to choose."""
    full = options.rule_set.wear
    game = RaceGame(on, [Entry(1, full)], options)
    cell = rng.randrange(len(on.cells))
    stops = rng.randint(0, on.stops[on.cells[cell].sector])
    left = [rng.randint(int(full.is_vital(part)), full.left(part)) for part in Part]
    wear = Wear((rng.randint(1, 18),)) if full.is_one_pool else Wear(tuple(left))
    lap = rng.randint(1, options.laps)
    used = frozenset(rng.sample([Once.NITRO], rng.randint(0, 1)) if options.has_nitro else ())
    status = rng.choice([Status.RACING] * 6 + [Status.SPUN])
    gear = Gear(rng.randint(1, 6))
    car = Car(wear, on_cell(on, cell), gear, lap, stops, status, tyres, used=used)
    initial = game.initial()
    turn = turn_of(car)
    return game, replace(
        initial, cars=(car,), phase=Phase.GEAR, round=3, order=(0,), turn=turn, weather=weather
    )


def on_cell(on: Track, cell: int) -> CellId:
    """Return a cell of the road."""
    return on.by_name[on.cells[cell].name]


def after_the_die(game: RaceGame, state: State, move: ShiftTo) -> float:
    """Return what the faces of a gear come to, with the best that can be made of each."""
    judge = judge_of(game.setting)
    engaged = game.apply(state, move).state
    due = game.awaiting(engaged)
    assert isinstance(due, Chance)
    turns = 0.0
    for face, chance in due.outcomes:
        judged = judge.judged(game, game.apply(engaged, face).state)
        turns += float(chance) * min(each.turns for each in judged)
    return turns


@pytest.mark.parametrize("on", sample([RING, shipped("monaco")]), ids=["ring", "monaco"])
@pytest.mark.parametrize(
    ("options", "tyres", "weather"),
    [
        (BEGINNER, None, Weather.FINE),
        (PLAIN, None, Weather.FINE),
        (replace(PLAIN, spin_again_scope=SpinScope.WHILE_ZERO), None, Weather.FINE),
        (SHOD, SOFT, Weather.FINE),
        (SHOD, TyreSet(TyreKind.SOFT, 2), Weather.FINE),
        (SHOD, TyreSet(TyreKind.WET, 3), Weather.FINE),
        (SHOD, HARD, Weather.RAIN),
        (SHOD, WET, Weather.RAIN),
        (SHOD, SOFT, Weather.RAIN),
        (STRICT, HARD, Weather.RAIN),
        (NITRO, HARD, Weather.FINE),
    ],
    ids=[
        *("basic", "rulebook", "spins again", "new soft tyres", "soft tyres", "wet in the dry"),
        *("hard in the rain", "wet in the rain", "soft in the rain", "slides on stops", "nitro"),
    ],
)
def test_a_gear_is_worth_on_an_empty_road_what_its_faces_come_to(
    on: Track, options: Options, tyres: TyreSet | None, weather: Weather
) -> None:
    rng = random.Random(f"{options} {tyres} {weather}")
    wrong = []
    tries = amount(8, 20) if on is RING else amount(1, 6)
    if on is not RING:
        options = replace(options, laps=1)  # one is enough to solve of a long one
    for _ in range(tries):
        game, state = a_moment(rng, on, options, tyres, weather)
        for judged in judge_of(game.setting).judged(game, state):
            assert isinstance(judged.move, ShiftTo)
            expected = after_the_die(game, state, judged.move)
            if abs(expected - judged.turns) > ERROR:
                wrong.append((judged, expected, state.car))

    assert [] == wrong


ERROR = 0.01
"""Turns by which a value may be wrong, for it is kept in steps."""
