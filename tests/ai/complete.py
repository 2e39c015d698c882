"""Moments of races by the complete rules: what a test does not name is dull."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.car import Car, Wear
from formulad.race.dice import Gear
from formulad.race.order import running_order
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, State, Turn
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.road.track import Track

NEW = (6, 3, 3, 3, 3, 2)
"""The points of a new car by part."""


def a_car(on: Track, at: str, *, gear: int = 4, points: tuple[int, ...] = NEW, lap: int = 1) -> Car:
    """Return a car that drives its first lap."""
    return Car(Wear(points), cell=on.by_name[at], gear=Gear(gear), lap=lap)


def a_moment(
    on: Track,
    *cars: Car,
    options: Options = RULEBOOK,
    phase: Phase = Phase.GEAR,
    to_go: int = 0,
) -> tuple[RaceGame, State]:
    """Return a moment in which the first car is to play.

    Args:
        on: the circuit.
        cars: by seat.
        options: what the players agreed on.
        phase: what is due; the choice of a path if cells are to go.
        to_go: cells the die gave.
    """
    game = RaceGame(on, len(cars), options)
    gear = cars[0].gear
    turn = Turn(is_geared=True, gear=gear, face=to_go, cells=to_go) if to_go else Turn()
    if phase is Phase.SLIPSTREAM:
        turn = turn._replace(has_moved=True)
    order = tuple(range(len(cars)))
    spare = game.initial().spare
    state = State(cars, Phase.PATH if to_go else phase, 3, order, turn=turn, spare=spare)
    order = running_order(on, state)
    return game, replace(state, order=order, at=order.index(0))
