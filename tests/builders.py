"""Races in play, built for a test: it names what its sentence is about, the rest is dull.

game, before = a_race(on=ROAD, cars=[a_car("s1.A3", gear=4), a_car("s1.B1")])
after = play(game, before, "g5", "r14", "p s1.A4-s2.A3")
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.game import Chance, Decision, IllegalMove, Outcome, Step
from formulad.race.car import Car, Status, Wear
from formulad.race.dice import Gear
from formulad.race.moves import ChoosePath
from formulad.race.options import GridRule, Options
from formulad.race.order import running_order
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, State, Turn
from formulad.race.track import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.paths import PathOption
    from formulad.race.track import Track


class CarAt:
    """A car with the name of its cell, before a circuit says which cell that is."""

    def __init__(self, cell: str, car: Car) -> None:
        self.cell = cell
        self.car = car

    def on(self, track: Track) -> Car:
        """Return the car on its circuit."""
        cell = track.by_name[self.cell] if self.cell else NOWHERE
        return replace(self.car, cell=cell)


def a_car(
    at: str,
    *,
    gear: int = 4,
    points: int = 18,
    lap: int = 1,
    stops: int = 0,
    status: Status = Status.RACING,
) -> CarAt:
    """Return a car that drives its first lap, and has stops made where it stands."""
    return CarAt(at, Car(Wear((points,)), gear=Gear(gear), lap=lap, stops=stops, status=status))


def a_race(
    *, on: Track, cars: Sequence[CarAt], to_go: int = 0, face: int = 0, laps: int = 2
) -> tuple[RaceGame, State]:
    """Return a race in its third round, in which the first car listed is to play.

    Args:
        on: the circuit.
        cars: by seat; level cars kept this order so far.
        to_go: cells the car has to go, its die rolled already; 0 if its gear is due.
        face: what the die shows, if that is not the cells to go.
        laps: laps of the race; two, so that the next line is not the last unless it matters.
    """
    game = RaceGame(on, len(cars), Options(laps=laps, grid=GridRule.AS_LISTED))
    state = State(
        tuple(each.on(on) for each in cars),
        Phase.PATH if to_go else Phase.GEAR,
        round=3,
        order=tuple(seat for seat, each in enumerate(cars) if each.car.is_on_track),
        turn=Turn(is_geared=True, gear=cars[0].car.gear, face=face or to_go, cells=to_go)
        if to_go
        else Turn(),
        finished=_seats(cars, Status.FINISHED),
        retired=_seats(cars, Status.OUT),
    )
    order = running_order(on, state)
    return game, replace(state, order=order, at=order.index(0))


def _seats(cars: Sequence[CarAt], status: Status) -> tuple[int, ...]:
    return tuple(seat for seat, each in enumerate(cars) if each.car.status is status)


def a_start(*, on: Track, seats: int = 2, laps: int = 2) -> tuple[RaceGame, State]:
    """Return a race on its grid, lined up as listed, the start roll of the first car due."""
    game = RaceGame(on, seats, Options(laps=laps, grid=GridRule.AS_LISTED))
    return game, game.initial()


def play(game: RaceGame, state: State, *script: str) -> Step[State, Event]:
    """Return what a script of decisions and dice leads to, with all events on the way."""
    events: list[Event] = []
    for line in script:
        step = game.apply(state, game.read(line))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def path_to(game: RaceGame, state: State, end: str, *, brakes: int = 0) -> PathOption:
    """Return the path that ends on a cell."""
    for option in game.paths(state):
        here = game.track.cells[option.end(state.car.cell)].name
        if here == end and option.move.brakes == brakes:
            return option
    raise AssertionError(f"{end} is out of reach; within: {ends(game, state, brakes=brakes)}")


def drive(game: RaceGame, state: State, end: str, *, brakes: int = 0) -> Step[State, Event]:
    """Return what driving to a cell leads to."""
    return game.apply(state, path_to(game, state, end, brakes=brakes).move)


def ends(game: RaceGame, state: State, *, brakes: int = 0) -> set[str]:
    """Return the names of the cells that can be reached, having braked so much."""
    options = (option for option in game.paths(state) if option.move.brakes == brakes)
    return {game.track.cells[option.end(state.car.cell)].name for option in options}


def path(game: RaceGame, names: str, *, brakes: int = 0) -> ChoosePath:
    """Return a path over cells named one by one."""
    return ChoosePath(tuple(game.track.by_name[name] for name in names.split()), brakes)


def gears(game: RaceGame, state: State) -> list[str]:
    """Return the gears that can be engaged, as they are written."""
    return [game.write(move) for move in game.moves(state)]


def due(game: RaceGame, state: State) -> tuple[int, str]:
    """Return whose roll or decision is due, and what about."""
    awaited = game.awaiting(state)
    match awaited:
        case Chance(seat=seat, purpose=purpose):
            return seat, purpose
        case Decision(seat=seat, choice=choice):
            return seat, choice
        case _:
            return -1, "nothing"


def refused(game: RaceGame, state: State, choice: Move | str) -> str:
    """Return the rule and the sentence that refuse a decision, after trying it in vain."""
    move = game.read(choice) if isinstance(choice, str) else choice
    assert not isinstance(move, Outcome)
    refusal = game.refusal(state, move)
    assert refusal is not None, f"{choice} is allowed"
    assert move not in game.moves(state)
    with pytest.raises(IllegalMove, match=re.escape(str(refusal))):
        game.apply(state, move)
    return f"{refusal.rule}: {refusal}"
