"""Engines: the highest face in fifth or sixth strains every fast car (section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Step
from formulad.kernel.values import replace
from formulad.race.bills import Item
from formulad.race.car import Part, Status
from formulad.race.dice import BLACK, FAST
from formulad.race.events import Cause, EngineRolled, EngineTestsCalled
from formulad.race.phase import RaceStep, Setting, TurnPart, throw
from formulad.race.questions import Purpose
from formulad.race.state import BlackTest, Phase, State
from formulad.race.thresholds import engine_to, rolled_to_the_limit
from formulad.race.turn.rounds import has_ended
from formulad.race.wear import charge

if TYPE_CHECKING:
    from formulad.kernel.game import Outcome
    from formulad.race.car import Car
    from formulad.race.events import Event
    from formulad.race.questions import Due


class EngineTests(TurnPart):
    """On a 20 in fifth or a 30 in sixth, every engine in those gears is tested (ENG-1)."""

    phase = Phase.ENGINES

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Call the tests, in running order."""
        if not rolled_to_the_limit(state) or state.trials or has_ended(setting, state):
            return Step(state)
        cars = tuple(seat for seat in state.order if _runs_fast(state.cars[seat]))
        if not cars:
            return Step(state)
        called = EngineTestsCalled(state.seat, state.turn.face, cars)
        return Step(replace(state, tests=tuple(BlackTest(seat) for seat in cars)), (called,))

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the next roll, if one is left."""
        del setting
        return throw(state.tests[0].car, BLACK, Purpose.ENGINE) if state.tests else None

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Take a point from an engine that suffered (BEG-8)."""
        seat = state.tests[0].car
        is_damaged = outcome.value <= engine_to(setting, state, seat)
        events: list[Event] = [EngineRolled(seat, outcome.value, is_damaged)]
        state = replace(state, tests=state.tests[1:])
        if is_damaged:
            state, lost = charge(setting, state, seat, (Item(Part.ENGINE, 1, Cause.ENGINE),))
            events += lost
        return Step(state, tuple(events))


def _runs_fast(car: Car) -> bool:
    """Return whether an engine is tested: not in the pits, nor one that is broken (ENG-4)."""
    is_driving = car.status in (Status.RACING, Status.SPUN)
    return is_driving and car.gear in FAST
