"""Races in play, built for a test: it names what its sentence is about, the rest is dull.

game, before = a_race(on=ROAD, cars=[a_car("s1.A3", gear=4), a_car("s1.B1")])
after = play(game, before, "g5", "r14", "p s1.A4-s2.A3")

Without options a race is one by the basic rules, with a pool of points for everything. With those
of the complete rules a car is as built, but for the parts that a test names:

game, before = a_race(on=ROAD, cars=[a_car("s1.A3", tyres=3, brakes=0)], options=RULEBOOK)
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypedDict

import pytest

from formulad.kernel.game import Chance, Decision, IllegalMove, Outcome, Step
from formulad.kernel.values import replace
from formulad.race.agreed.options import COMPLETE, GridRule, Options, Rules
from formulad.race.agreed.teams import full_pools
from formulad.race.car import Car, Part, Status, Wear
from formulad.race.dice import Gear
from formulad.race.events import WearLost
from formulad.race.moves import ChoosePath
from formulad.race.order import next_order
from formulad.race.phase import Entry
from formulad.race.road.track import NOWHERE
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, State, Turn, Weather
from formulad.race.turn.rounds import turn_of
from formulad.race.tyres import TyreKind, TyreSet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.agreed.drivers import Ability
    from formulad.race.car import Once
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.paths import PathOption
    from formulad.race.road.track import Track


class Pools(TypedDict, total=False):
    """Points of parts by the complete rules."""

    tyres: int
    brakes: int
    gearbox: int
    body: int
    engine: int
    road_holding: int


BASIC_RACE = Options(grid=GridRule.AS_LISTED)


class CarAt:
    """A car with the name of its cell, before a race says which cell and how many points."""

    def __init__(
        self, cell: str, car: Car, pools: dict[Part, int], gifts: tuple[Ability, ...] = ()
    ) -> None:
        self.cell = cell
        self.car = car
        self.pools = pools
        self.gifts = gifts

    def on(self, track: Track, options: Options = BASIC_RACE) -> Car:
        """Return the car on its circuit, with a pool for each part if the rules have so many."""
        cell = track.by_name[self.cell] if self.cell else NOWHERE
        if options.rules is Rules.BASIC:
            assert not self.pools, "by the basic rules a car has points, but none of a part"
            return replace(self.car, cell=cell)
        wear = Wear(tuple(self.pools.get(part, COMPLETE.wear.left(part)) for part in Part))
        tyres = self.car.tyres or (TyreSet(TyreKind.HARD) if options.street else None)
        return replace(self.car, cell=cell, wear=wear, tyres=tyres)


def a_car(
    at: str,
    *,
    gear: int = 4,
    points: int = 18,
    lap: int = 1,
    stops: int = 0,
    status: Status = Status.RACING,
    tyre_set: TyreSet | None = None,
    is_served: bool = False,
    is_wreck: bool = False,
    used: Sequence[Once] = (),
    gifts: Sequence[Ability] = (),
    **pools: int,
) -> CarAt:
    """Return a car that drives its first lap, and has stops made where it stands.

    Args:
        at: the name of its cell.
        gear: the gear it is in.
        points: what it has for everything, by the basic rules.
        lap: the lap it drives.
        stops: those it has made in the corner it stands in.
        status: what it is doing.
        tyre_set: what it drives on, if the race has several kinds of tyres.
        is_served: whether it has been in its box and leaves the pits.
        is_wreck: whether it is out and not yet cleared away.
        used: what it has had of its share in the streets.
        gifts: what its driver can do there.
        pools: points of parts by the complete rules, such as `tyres=3` or `road_holding=1`.
    """
    car = Car(
        Wear((points,)),
        gear=Gear(gear),
        lap=lap,
        stops=stops,
        status=status,
        tyres=tyre_set,
        is_served=is_served,
        is_wreck=is_wreck,
        used=frozenset(used),
    )
    parts = {Part[name.upper()]: left for name, left in pools.items()}
    return CarAt(at, car, parts, tuple(gifts))


def a_race(
    *,
    on: Track,
    cars: Sequence[CarAt],
    options: Options = BASIC_RACE,
    to_go: int = 0,
    face: int = 0,
    laps: int = 2,
    debris: Sequence[str] = (),
    weather: Weather = Weather.FINE,
    spare: tuple[int, ...] = (),
) -> tuple[RaceGame, State]:
    """Return a race in its third round, in which the first car listed is to play.

    Args:
        on: the circuit.
        cars: by seat; level cars kept this order so far.
        options: what was agreed, but for the laps.
        to_go: cells the car has to go, its die rolled already; 0 if its gear is due.
        face: what the die shows, if that is not the cells to go.
        laps: laps of the race; two, so that the next line is not the last unless it matters.
        debris: names of the cells on which lost parts lie.
        weather: the sky over the race.
        spare: points for technical stops; as before the race unless given.
    """
    wear = options.rule_set.wear
    entries = [Entry(seat + 1, wear, each.gifts) for seat, each in enumerate(cars)]
    game = RaceGame(on, entries, replace(options, laps=laps))
    placed = tuple(each.on(on, options) for each in cars)
    rolled = Turn(is_geared=True, gear=placed[0].gear, face=face or to_go, cells=to_go)
    state = State(
        placed,
        Phase.PATH if to_go else Phase.GEAR,
        round=3,
        order=tuple(seat for seat, each in enumerate(cars) if each.car.is_on_track),
        turn=rolled if to_go else turn_of(placed[0]),
        debris=frozenset(on.by_name[cell] for cell in debris),
        weather=weather,
        spare=spare or full_pools(game.setting),
        finished=_seats(cars, Status.FINISHED),
        retired=_seats(cars, Status.OUT),
    )
    order = next_order(game.setting, state)
    return game, replace(state, order=order, at=order.index(0))


def _seats(cars: Sequence[CarAt], status: Status) -> tuple[int, ...]:
    return tuple(seat for seat, each in enumerate(cars) if each.car.status is status)


def a_start(
    *,
    on: Track,
    seats: int = 2,
    options: Options = BASIC_RACE,
    laps: int = 2,
    gifts: Sequence[Ability] = (),
) -> tuple[RaceGame, State]:
    """Return a race on its grid, lined up as listed, the start roll of the first car due.

    Whoever drives the first car may have gifts.
    """
    wear = options.rule_set.wear
    entries = [Entry(seat + 1, wear, () if seat else tuple(gifts)) for seat in range(seats)]
    game = RaceGame(on, entries, replace(options, laps=laps, grid=GridRule.AS_LISTED))
    return game, game.initial()


def play(game: RaceGame, state: State, *script: str) -> Step[State, Event]:
    """Return what a script of decisions and dice leads to, with all events on the way."""
    events: list[Event] = []
    for line in script:
        step = game.apply(state, game.read(line))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def lost(step: Step[State, Event], car: int = 0) -> dict[Part, int]:
    """Return the points that a car lost on the way to a step, by part."""
    losses = [each for each in step.events if isinstance(each, WearLost) and each.car == car]
    return {
        part: sum(loss.points for loss in losses if loss.part is part)
        for part in Part
        if any(loss.part is part for loss in losses)
    }


def path_to(game: RaceGame, state: State, end: str, *, brakes: int = 0) -> PathOption:
    """Return the path that ends on a cell."""
    for option in game.paths(state):
        here = game.track.places[option.end(state.car.cell)].name
        if here == end and option.move.brakes == brakes:
            return option
    raise AssertionError(f"{end} is out of reach; within: {ends(game, state, brakes=brakes)}")


def drive(game: RaceGame, state: State, end: str, *, brakes: int = 0) -> Step[State, Event]:
    """Return what driving to a cell leads to."""
    return game.apply(state, path_to(game, state, end, brakes=brakes).move)


def ends(game: RaceGame, state: State, *, brakes: int = 0) -> set[str]:
    """Return the names of the cells that can be reached, having braked so much."""
    options = (option for option in game.paths(state) if option.move.brakes == brakes)
    return {game.track.places[option.end(state.car.cell)].name for option in options}


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
            return seat, purpose.value
        case Decision(seat=seat, question=question):
            return seat, question.value
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
