"""The start: every driver's first turn (section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Step
from formulad.kernel.values import replace
from formulad.race.car import Status
from formulad.race.dice import BLACK, Gear
from formulad.race.events import (
    EngineStalled,
    GearShifted,
    GreatStartMade,
    RestartRolled,
    StartRolled,
)
from formulad.race.phase import RaceStep, Setting, TurnPart, throw
from formulad.race.questions import Purpose
from formulad.race.state import Phase, State

if TYPE_CHECKING:
    from formulad.kernel.game import Outcome
    from formulad.race.questions import Due

GREAT_START_CELLS = 4
"""How far a great start carries (STA-3)."""


class Start(TurnPart):
    """Before its first gear a car rolls the black die (STA-1)."""

    phase = Phase.START

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the start roll of a car that has not moved yet, or has spun (SPN-6)."""
        if state.trials or state.turn.is_geared or state.turn.is_lost:
            return None
        car = state.car
        if car.gear is Gear.NEUTRAL and car.status is Status.RACING:
            return throw(state.seat, BLACK, Purpose.START)
        if car.status is Status.SPUN and setting.options.spin_restart_roll:
            return throw(state.seat, BLACK, Purpose.RESTART)
        return None

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Stall, start, or leap away."""
        rules, value = setting.options.rule_set, outcome.value
        is_restart = state.car.status is Status.SPUN
        rolled = (RestartRolled if is_restart else StartRolled)(state.seat, value)
        if value <= rules.stall_to:  # rules: STA-2
            return Step(_stalled(state), (rolled, EngineStalled(state.seat)))
        car = replace(state.car, gear=Gear.FIRST, status=Status.RACING)
        turn = state.turn._replace(is_geared=True)
        state = replace(state, cars=state.cars_with(state.seat, car), turn=turn)
        if value < rules.great_start_from:
            return Step(state, (rolled, GearShifted(state.seat, Gear.FIRST)))
        turn = turn._replace(cells=GREAT_START_CELLS, is_great_start=True)  # rules: STA-3, BEG-9
        return Step(replace(state, turn=turn), (rolled, GreatStartMade(state.seat)))


def _stalled(state: State) -> State:
    car = replace(state.car, gear=Gear.NEUTRAL, status=Status.STALLED)
    turn = state.turn._replace(is_lost=True)
    return replace(state, cars=state.cars_with(state.seat, car), turn=turn)
