"""Pit stops: service in the box, and the way out (sections 13 and 16, TPT)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from formulad.kernel.game import Step, refuse
from formulad.kernel.sentence import counted
from formulad.kernel.values import replace
from formulad.race.agreed.teams import spare_pool
from formulad.race.car import Part, Status
from formulad.race.dice import BLACK, Gear
from formulad.race.events import BoxReached, CarServed, PitRolled
from formulad.race.moves import Move, StopForService, StopKind
from formulad.race.phase import RaceStep, Setting, TurnPart, decision, throw
from formulad.race.questions import Purpose, Question
from formulad.race.repairs import BUT_TYRES, lacks_of, parts_fault
from formulad.race.state import Phase, State
from formulad.race.tyres import TyreKind, TyreSet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.kernel.game import Outcome, Refusal
    from formulad.race.questions import Due

FAST_TO = 10
"""A pit roll up to this lets the car go at once (PIT-5)."""
EXIT_GEAR = Gear.FOURTH
"""The gear in which a car leaves its box at once, and the highest after a slow stop."""
MOST_PARTS = 2
"""How many parts a technical stop may repair, tyres apart (TPT-3)."""


class Pits(TurnPart):
    """In its box a car is served once; a quick crew sends it out in the same turn."""

    phase = Phase.PITS

    def then(self, state: State) -> Phase | None:
        """Return to the choice of a path when the car may leave at once."""
        is_leaving = state.turn.is_pit_exit and not state.turn.has_moved
        return Phase.PATH if is_leaving else None

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Note that the car stands in its box; serve it if there is nothing to choose."""
        if not _is_to_be_served(setting, state):
            return Step(state)
        reached = BoxReached(state.seat)
        if _has_choice(setting):
            return Step(state, (reached,))
        step = _serve(setting, state, StopForService(StopKind.TYRES))
        return Step(step.state, (reached, *step.events))

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return what to do, then how quick the crew is."""
        if _is_to_be_served(setting, state):
            return decision(state.seat, Question.PIT)
        if state.turn.is_crew_at_work:
            return throw(state.seat, BLACK, Purpose.PIT)
        return None

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return every service: for tyres first, then technical with fewest repairs first."""
        return tuple(_services(setting, state))

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why the crew cannot do that."""
        if not isinstance(move, StopForService):
            return refuse("TPT-4", "The car is in its box: say first what the crew is to do.")
        return service_refusal(setting, state, move)

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Serve the car."""
        if not isinstance(move, StopForService):
            raise TypeError(move)
        return _serve(setting, state, move)

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Send the car out at once, or let it wait for its next turn (PIT-5, PIT-6)."""
        del setting
        is_fast = outcome.value <= FAST_TO
        rolled = PitRolled(state.seat, outcome.value, is_fast)
        state = replace(state, turn=state.turn._replace(is_crew_at_work=False))
        car = replace(state.car, gear=EXIT_GEAR)
        if not is_fast:
            return Step(state.with_car(state.seat, car), (rolled,))
        turn = state.turn._replace(
            is_pit_exit=True,
            cells=(outcome.value + 1) // 2,
            has_moved=False,
            is_settled=False,
        )
        return Step(replace(state, cars=state.cars_with(state.seat, car), turn=turn), (rolled,))


def is_in_box(setting: Setting, state: State, seat: int) -> bool:
    """Return whether a car stands in a pit box."""
    return setting.track.places[state.cars[seat].cell].is_box


def _is_to_be_served(setting: Setting, state: State) -> bool:
    car = state.car
    return (
        car.status is Status.IN_PIT and not car.is_served and is_in_box(setting, state, state.seat)
    )


def _has_choice(setting: Setting) -> bool:
    return setting.options.tyres or setting.options.technical_stops


def _serve(setting: Setting, state: State, stop: StopForService) -> RaceStep:
    """Restore the tyres, and what else was asked for (PIT-4, TPT-2, TPT-3)."""
    seat, car = state.seat, state.car
    full = setting.entries[seat].wear
    worn = full.left(Part.TYRES) - car.wear.left(Part.TYRES)
    repairs = ((Part.TYRES, worn), *stop.repairs) if worn else stop.repairs
    wear = car.wear
    for part, points in repairs:
        wear = wear.plus(part, points)
    tyres = TyreSet(stop.tyres) if stop.tyres else car.tyres
    is_technical = stop.kind is StopKind.TECHNICAL
    served = replace(car, wear=wear, tyres=tyres, is_served=True)
    if is_technical:
        served = replace(served, gear=EXIT_GEAR)
    pool, spare = spare_pool(setting, seat), list(state.spare)
    if stop.repairs:
        spare[pool] -= sum(points for _, points in stop.repairs)
    turn = state.turn._replace(is_crew_at_work=not is_technical)
    state = replace(state, cars=state.cars_with(seat, served), turn=turn, spare=tuple(spare))
    return Step(state, (CarServed(seat, is_technical, stop.tyres, repairs),))


def _services(setting: Setting, state: State) -> Iterator[StopForService]:
    kinds = tuple(TyreKind) if setting.options.tyres else (None,)
    for tyres in kinds:
        yield StopForService(StopKind.TYRES, tyres)
    if setting.options.technical_stops:
        for repairs in _repairs(setting, state):
            for tyres in kinds:
                yield StopForService(StopKind.TECHNICAL, tyres, repairs)


def repair_limits(setting: Setting, state: State, seat: int) -> dict[Part, int]:
    """Return how many points each part lacks that a technical stop may restore (TPT-3)."""
    return lacks_of(setting, state, seat, BUT_TYRES)


def spare_points(setting: Setting, state: State, seat: int) -> int:
    """Return the points left for technical stops: a car's own, or its team's (TPT-1, TEAM-1)."""
    return state.spare[spare_pool(setting, seat)]


def _repairs(setting: Setting, state: State) -> Iterator[tuple[tuple[Part, int], ...]]:
    limits = repair_limits(setting, state, state.seat)
    spare = spare_points(setting, state, state.seat)
    yield ()
    for part in BUT_TYRES:
        for points in range(1, min(spare, limits[part]) + 1):
            yield ((part, points),)
    for one, other in combinations(BUT_TYRES, MOST_PARTS):
        for first in range(1, min(spare - 1, limits[one]) + 1):
            for second in range(1, min(spare - first, limits[other]) + 1):
                yield ((one, first), (other, second))


def service_refusal(setting: Setting, state: State, stop: StopForService) -> Refusal | None:
    """Return why the crew cannot do what is asked."""
    options = setting.options
    if (stop.tyres is None) == options.tyres:
        if options.tyres:
            return refuse("TPT-2", "Say which tyres to fit.")
        return refuse("TYR-0", "All cars of this race drive on the same tyres.")
    if stop.kind is StopKind.TYRES:
        if stop.repairs:
            return refuse("TPT-2", "A stop for tyres repairs nothing else.")
        return None
    if not options.technical_stops:
        return refuse("TPT-3", "There are no technical stops in this race.")
    return _repair_refusal(setting, state, stop)


def _repair_refusal(setting: Setting, state: State, stop: StopForService) -> Refusal | None:
    if len(stop.repairs) > MOST_PARTS:
        return refuse("TPT-3", "A technical stop repairs one part or two, besides the tyres.")
    if fault := parts_fault("TPT-3", repair_limits(setting, state, state.seat), stop.repairs):
        return fault
    spare = spare_points(setting, state, state.seat)
    asked = sum(points for _, points in stop.repairs)
    if asked > spare:
        return refuse(
            "TPT-1",
            "The crew has parts for {spare}, not for {asked}.",
            spare=counted(spare, "{n} more point", "{n} more points"),
            asked=asked,
        )
    return None
