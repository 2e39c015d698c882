"""Gunfire: whoever stops under the wrong windows is shot at (STR-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Step
from formulad.kernel.values import replace
from formulad.race.bills import Item
from formulad.race.car import Part
from formulad.race.dice import BLACK
from formulad.race.events import Cause, ShotFired
from formulad.race.phase import RaceStep, Setting, TurnPart, throw
from formulad.race.questions import Purpose
from formulad.race.state import BlackTest, Phase, State
from formulad.race.wear import hit

if TYPE_CHECKING:
    from formulad.kernel.game import Outcome
    from formulad.race.questions import Due

MISSES_TO = 15
"""A roll up to this is a shot into the air."""
TARGETS = {16: Part.TYRES, 17: Part.TYRES, 18: Part.TYRES, 19: Part.BODY, 20: Part.ENGINE}


class Gunfire(TurnPart):
    """A car that ends its move in the gunfire area rolls the black die."""

    phase = Phase.GUNFIRE

    def is_played(self, setting: Setting) -> bool:
        """Return whether there are such windows."""
        return setting.track.street is not None

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Aim at a car that has stopped there."""
        street = setting.track.street
        if street is None or state.car.cell not in street.gunfire:
            return Step(state)
        if not state.turn.has_moved or not state.car.is_on_track or state.trials:
            return Step(state)
        return Step(replace(state, tests=(BlackTest(state.seat),)))

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the roll."""
        del setting
        return throw(state.tests[0].car, BLACK, Purpose.GUNFIRE) if state.tests else None

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Take a point from what is hit; the last tyre point spins no car (SPN-5)."""
        seat, part = state.seat, TARGETS.get(outcome.value)
        fired = ShotFired(seat, outcome.value, part)
        state = replace(state, tests=())
        if part is None:
            return Step(state, (fired,))
        state, lost = hit(setting, state, seat, Item(part, 1, Cause.GUNFIRE))
        return Step(state, (fired, *lost))
