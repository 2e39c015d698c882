"""The gearbox: which gears can be engaged, and what it costs to skip some (section 4)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.game import Step, refuse
from formulad.race.bills import OVER_REVVING, shift_bill
from formulad.race.car import Status
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.events import GearDieRolled, GearShifted
from formulad.race.moves import Move, ShiftTo
from formulad.race.phase import RaceStep, Setting, TurnPart, decision, throw
from formulad.race.state import Phase, State
from formulad.race.wear import charge

if TYPE_CHECKING:
    from formulad.kernel.game import Chance, Decision, Outcome, Refusal
    from formulad.race.car import Car

FORWARD = tuple(gear for gear in Gear if gear is not Gear.NEUTRAL)


class ChooseGear(TurnPart):
    """A driver engages a gear, and pays for those skipped, before the die falls."""

    phase = Phase.GEAR

    def due(self, setting: Setting, state: State) -> Decision | Chance | None:
        """Return the choice of a gear, unless the start has settled it."""
        del setting
        if state.turn.is_geared or state.turn.is_lost:
            return None
        return decision(state.seat, "gear")

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return the gears that can be engaged, lowest first."""
        shifts = (ShiftTo(gear) for gear in FORWARD)
        return tuple(move for move in shifts if self.refusal(setting, state, move) is None)

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why a gear cannot be engaged."""
        del setting
        if not isinstance(move, ShiftTo):
            return refuse("MOV-1", "Choose a gear first.")
        return gear_refusal(state.car, move.gear)

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Engage the gear and pay for over-revving."""
        del setting
        if not isinstance(move, ShiftTo):
            raise TypeError(move)
        skipped = skipped_gears(state.car, move.gear)
        bill = shift_bill(state.car, skipped)
        car = replace(state.car, gear=move.gear, status=Status.RACING)
        turn = replace(state.turn, is_geared=True)
        state, lost = charge(state.with_car(state.seat, car, turn=turn), state.seat, bill.items)
        return Step(state, (GearShifted(state.seat, move.gear, skipped), *lost))


class RollGearDie(TurnPart):
    """The die of the gear says how far the car has to go."""

    phase = Phase.DIE

    def due(self, setting: Setting, state: State) -> Decision | Chance | None:
        """Return the throw of the gear die."""
        del setting
        if state.turn.is_lost or state.turn.cells:
            return None
        return throw(state.seat, GEAR_DICE[state.car.gear], "move")

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Note what the die shows."""
        del setting
        turn = replace(state.turn, face=outcome.value, cells=outcome.value)
        rolled = GearDieRolled(state.seat, state.car.gear, outcome.value)
        return Step(replace(state, turn=turn), (rolled,))


def skipped_gears(car: Car, gear: Gear) -> int:
    """Return how many gears are left out on the way down to a gear."""
    return max(0, car.gear - gear - 1)


def gear_refusal(car: Car, gear: Gear) -> Refusal | None:
    """Return why a car cannot engage a gear."""
    if gear is Gear.NEUTRAL:
        return refuse("GBX-2", "A gear has to be engaged in every turn.")
    if gear > car.gear + 1:
        if car.gear is Gear.NEUTRAL:
            return refuse("STA-2", "The car stands: it can only start in first gear.")
        return refuse("GBX-1", "Going up, it is one gear at a time.")
    skipped = skipped_gears(car, gear)
    if skipped >= len(OVER_REVVING):
        return refuse("GBX-4", "Nobody can go down from sixth to first in one turn.")
    if _overspends(car, skipped):
        return refuse(
            "BEG-3",
            "Skipping {skipped} on the way down costs {points}, more than this car can give.",
            skipped=skipped,
            points=len(OVER_REVVING[skipped]),
        )
    return None


def _overspends(car: Car, skipped: int) -> bool:
    """Return whether a shift costs more than the driver may give away (GBX-6)."""
    parts = OVER_REVVING[skipped]
    if car.wear.is_one_pool:
        return bool(parts) and len(parts) > car.wear.spendable(parts[0])
    return any(car.wear.spendable(part) < 1 for part in parts)
