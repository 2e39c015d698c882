"""The police line: who is quickest past it gets two points back (STR-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Step, refuse
from formulad.kernel.values import replace
from formulad.race.events import PartsRepaired, PoliceLinePassed, PolicePrizeWon
from formulad.race.moves import Repair
from formulad.race.phase import RaceStep, Setting, TurnPart, decision
from formulad.race.questions import Question
from formulad.race.repairs import lacks_of, repair_fault, repaired, shares
from formulad.race.state import Phase, Speed, State
from formulad.race.turn.rounds import has_ended

if TYPE_CHECKING:
    from formulad.kernel.game import Refusal
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.questions import Due
    from formulad.race.repairs import Repairs
    from formulad.race.road.track import CellId

PRIZE = 2
"""Points that the quickest gets back."""


def measure(setting: Setting, state: State, cells: tuple[CellId, ...]) -> tuple[State, list[Event]]:
    """Note how fast the car of this turn goes over the line, each time its way crosses it."""
    found = speeds_on(setting, state, cells)
    if not found:
        return state, []
    passed: list[Event] = [PoliceLinePassed(speed.car, speed.lap, speed.kmh) for speed in found]
    return replace(state, speeds=(*state.speeds, *found)), passed


def speeds_on(setting: Setting, state: State, cells: tuple[CellId, ...]) -> tuple[Speed, ...]:
    """Return how fast the car of this turn would be measured on a way: once in a lap at most."""
    street, track, car = setting.track.street, setting.track, state.car
    if street is None or not street.police or state.trials:
        return ()
    lap, found = car.lap, []
    for step in zip((car.cell, *cells), cells, strict=False):
        lap += int(track.crosses_line(*step))
        is_first = not any((speed.car, speed.lap) == (state.seat, lap) for speed in state.speeds)
        if step in street.police and is_first:
            face = 0 if state.turn.is_pit_exit else state.turn.face  # rules: STR-5
            found.append(Speed(state.seat, lap, kmh(face)))
    return tuple(found)


def kmh(face: int) -> int:
    """Return the speed of a car whose gear die shows a face: ten times that (STR-5)."""
    return 10 * face


class PolicePrize(TurnPart):
    """When every car has passed the line in a lap, the quickest is repaired."""

    phase = Phase.POLICE

    def is_played(self, setting: Setting) -> bool:
        """Return whether there are such lines."""
        return setting.track.street is not None

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Give what leaves nothing to choose."""
        if not state.speeds or has_ended(setting, state):
            return Step(state)
        return _award(setting, state)

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the choice of the parts to repair."""
        best = quickest(state)
        if best is None or has_ended(setting, state):
            return None
        return decision(best.car, Question.REPAIR)

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return every way to share out the points."""
        best = quickest(state)
        return () if best is None else tuple(map(Repair, _shares(setting, state, best.car)))

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why points cannot be shared out like that."""
        best = quickest(state)
        if best is None or not isinstance(move, Repair):
            return refuse("STR-5", "First say which parts get the points of the police prize.")
        return repair_fault("STR-5", lacks_of(setting, state, best.car), PRIZE, move.repairs)

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Give the points."""
        best = quickest(state)
        if best is None or not isinstance(move, Repair):
            raise TypeError(move)
        state, given = _give(state, best, move.repairs)
        step = _award(setting, state)
        return Step(step.state, (*given, *step.events))


def _award(setting: Setting, state: State) -> RaceStep:
    """Announce who was quickest, lap by lap, up to one with something to choose."""
    events: list[Event] = []
    while best := quickest(state):
        events.append(PolicePrizeWon(best.car, best.lap, best.kmh))
        ways = _shares(setting, state, best.car)
        if len(ways) > 1:
            break
        state, given = _give(state, best, ways[0])
        events += given
    return Step(state, tuple(events))


def quickest(state: State) -> Speed | None:
    """Return the best of the first lap in which all cars on the track have passed, if any.

    Who is out or has finished gets nothing: it goes to the next best. Of equals the first wins.
    """
    racing = [seat for seat, car in enumerate(state.cars) if car.is_on_track]
    for lap in sorted({speed.lap for speed in state.speeds}):
        passed = {speed.car for speed in state.speeds if speed.lap == lap}
        if all(seat in passed or state.cars[seat].lap > lap for seat in racing):
            fair = [speed for speed in state.speeds if speed.lap == lap and speed.car in racing]
            if fair:
                return max(fair, key=lambda speed: speed.kmh)
    return None


def _shares(setting: Setting, state: State, seat: int) -> list[Repairs]:
    return shares(lacks_of(setting, state, seat), PRIZE)


def _give(state: State, best: Speed, repairs: Repairs) -> tuple[State, list[Event]]:
    """Give points, and forget the speeds of the lap."""
    state = repaired(state, best.car, repairs)
    kept = tuple(speed for speed in state.speeds if speed.lap != best.lap)
    given: list[Event] = [PartsRepaired(best.car, repairs)] if repairs else []
    return replace(state, speeds=kept), given
