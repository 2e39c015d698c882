"""The start: every driver's first turn (section 3)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.game import Step
from formulad.race.car import Status
from formulad.race.dice import BLACK, Gear
from formulad.race.events import EngineStalled, GearShifted, GreatStartMade, StartRolled
from formulad.race.phase import RaceStep, Setting, TurnPart, throw
from formulad.race.state import Phase, State

if TYPE_CHECKING:
    from formulad.kernel.game import Chance, Decision, Outcome

GREAT_START_CELLS = 4
"""How far a great start carries (STA-3)."""


class Start(TurnPart):
    """Before its first gear a car rolls the black die (STA-1)."""

    phase = Phase.START

    def due(self, setting: Setting, state: State) -> Decision | Chance | None:
        """Return the start roll of a car that has not moved yet."""
        del setting
        if state.car.gear is Gear.NEUTRAL and state.car.status is Status.RACING:
            return throw(state.seat, BLACK, "start")
        return None

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Stall, start, or leap away."""
        rules = setting.options.rule_set
        rolled = StartRolled(state.seat, outcome.value)
        if outcome.value <= rules.stall_to:  # rules: STA-2
            return Step(_stalled(state), (rolled, EngineStalled(state.seat)))
        state = state.with_car(state.seat, replace(state.car, gear=Gear.FIRST))
        turn = replace(state.turn, is_geared=True)
        if outcome.value < rules.great_start_from:
            shifted = GearShifted(state.seat, Gear.FIRST)
            return Step(replace(state, turn=turn), (rolled, shifted))
        turn = replace(turn, cells=GREAT_START_CELLS, is_great_start=True)  # rules: STA-3, BEG-9
        return Step(replace(state, turn=turn), (rolled, GreatStartMade(state.seat)))


def _stalled(state: State) -> State:
    car = replace(state.car, status=Status.STALLED)
    return state.with_car(state.seat, car, turn=replace(state.turn, is_lost=True))
