"""The gearbox: which gears can be engaged, and what it costs to skip some (section 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.game import Step, refuse
from formulad.kernel.latest import latest
from formulad.kernel.sentence import counted
from formulad.kernel.values import replace
from formulad.race.agreed.options import DebrisPlace
from formulad.race.bills import NOTHING, OVER_REVVING, Bill, skipping_bill
from formulad.race.car import Part, Status
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.events import GearDieRolled, GearShifted
from formulad.race.moves import Move, ShiftTo
from formulad.race.phase import RaceStep, Setting, TurnPart, decision, throw
from formulad.race.questions import Purpose, Question
from formulad.race.scores import count_roll
from formulad.race.state import Phase, State
from formulad.race.wear import charge, leave_debris

if TYPE_CHECKING:
    from formulad.kernel.game import Outcome, Refusal
    from formulad.kernel.sentence import Sentence
    from formulad.race.car import Car
    from formulad.race.events import Event
    from formulad.race.questions import Due

FORWARD = tuple(gear for gear in Gear if gear is not Gear.NEUTRAL)


class ChooseGear(TurnPart):
    """A driver engages a gear, and pays for those skipped, before the die falls."""

    phase = Phase.GEAR

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the choice of a gear, unless the start has settled it."""
        del setting
        if state.turn.is_geared or state.turn.is_lost:
            return None
        return decision(state.seat, Question.GEAR)

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return the gears that can be engaged, lowest first."""
        held = lever(setting, state)
        near = FORWARD[held.lowest - 1 : held.highest]
        return tuple(ShiftTo(gear) for gear in near if gear_refusal(held, gear) is None)

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Engage fourth in a car that only rolls out (ENG-3)."""
        del setting
        if state.car.status is not Status.COASTING or state.turn.is_geared:
            return Step(state)
        car = replace(state.car, gear=Gear.FOURTH)
        turn = state.turn._replace(is_geared=True)
        shifted = GearShifted(state.seat, Gear.FOURTH)
        return Step(replace(state, cars=state.cars_with(state.seat, car), turn=turn), (shifted,))

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why a gear cannot be engaged."""
        if not isinstance(move, ShiftTo):
            return refuse("MOV-1", "Choose a gear first.")
        return gear_refusal(lever(setting, state), move.gear)

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Engage the gear and pay for over-revving."""
        if not isinstance(move, ShiftTo):
            raise TypeError(move)
        seat, skipped = state.seat, skipped_gears(state.car, move.gear)
        bill = shift_bill(lever(setting, state), move.gear)
        status = Status.RACING if state.car.is_slow else state.car.status
        car = replace(state.car, gear=move.gear, status=status)
        turn = state.turn._replace(is_geared=True)
        state = replace(state, cars=state.cars_with(seat, car), turn=turn)
        state, lost = charge(setting, state, seat, bill.items)
        state, left = _break_off(setting, state, bill)
        if not state.car.is_on_track:  # rules: GBX-6
            state = replace(state, turn=state.turn._replace(is_lost=True))
        shifted = GearShifted(seat, move.gear, skipped if bill.items else 0)
        return Step(state, (shifted, *lost, *left))


def _break_off(setting: Setting, state: State, bill: Bill) -> tuple[State, list[Event]]:
    """Let a lost engine point fall now or where the turn ends (GBX-7)."""
    if not any(item.part is Part.ENGINE for item in bill.items) or state.car.wear.is_one_pool:
        return state, []
    if setting.options.overrev_debris is DebrisPlace.START or not state.car.is_on_track:
        return leave_debris(setting, state, state.car.cell)
    return replace(state, turn=state.turn._replace(leaves_debris=True)), []


class RollGearDie(TurnPart):
    """The die of the gear says how far the car has to go."""

    phase = Phase.DIE

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the throw of the gear die."""
        del setting
        if state.turn.is_lost or state.turn.cells or state.turn.face:
            return None
        return throw(state.seat, GEAR_DICE[state.car.gear], Purpose.MOVE)

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Note what the die shows."""
        del setting
        face, gear = outcome.value, state.car.gear
        rolled = GearDieRolled(state.seat, gear, face)
        turn = state.turn._replace(face=face, gear=gear, cells=face)
        return Step(count_roll(replace(state, turn=turn)), (rolled,))


class Lever(NamedTuple):
    """A gear lever, and what holds it."""

    car: Car
    highest: Gear
    """No gear above it can be engaged."""
    lowest: Gear = Gear.FIRST
    is_free: bool = False
    """Skipping gears costs nothing: in the pits and in a timed lap (PIT-6, PIT-8, QUA-1)."""
    may_skip_all: bool = False
    """Even from sixth to first: in the pits, and for a car that stands (GBX-4)."""
    may_be_last: bool = False
    """The last engine point may be given away (GBX-6)."""


_ONE_UP = {gear: Gear(min(Gear.SIXTH, gear + 1)) for gear in Gear}


@latest
def lever(setting: Setting, state: State) -> Lever:
    """Return the gear lever of the car whose turn it is."""
    return lever_of(setting, state, state.seat)


def lever_of(setting: Setting, state: State, seat: int) -> Lever:
    """Return the gear lever of a car."""
    options, car = setting.options, state.cars[seat]
    up = _ONE_UP[car.gear]
    if car.is_slow:
        up = Gear.FIRST
    is_in_box = car.is_served and setting.track.places[car.cell].is_box
    if is_in_box:
        up = Gear.FOURTH
    is_too_slow = is_in_box and not options.pit_first_gear
    is_unbound = car.status is Status.IN_PIT or car.is_slow
    return Lever(
        car,
        highest=up,
        lowest=Gear.SECOND if is_too_slow else Gear.FIRST,
        is_free=is_unbound or state.trials is not None,
        may_skip_all=is_unbound,
        may_be_last=options.allow_suicidal_downshift,
    )


def shift_bill(lever: Lever, gear: Gear) -> Bill:
    """Return what it costs to engage a gear (GBX-3)."""
    return NOTHING if lever.is_free else over_revving(lever.car, gear)


def over_revving(car: Car, gear: Gear) -> Bill:
    """Return what skipping gears on the way down costs a car on the road."""
    return skipping_bill(car, skipped_gears(car, gear))


def skipped_gears(car: Car, gear: Gear) -> int:
    """Return how many gears are left out on the way down to a gear."""
    return max(0, car.gear - gear - 1)


def gear_refusal(lever: Lever, gear: Gear) -> Refusal | None:
    """Return why a car cannot engage a gear."""
    if gear is Gear.NEUTRAL:
        return refuse("GBX-2", "A gear has to be engaged in every turn.")
    return _too_high(lever, gear) or _too_low(lever, gear)


def _too_high(lever: Lever, gear: Gear) -> Refusal | None:
    if gear <= lever.highest:
        return None
    if lever.car.status is Status.SPUN:
        return refuse("SPN-1", "After a spin the car goes on in first gear.")
    if lever.car.gear is Gear.NEUTRAL or lever.car.is_slow:
        return refuse("STA-2", "The car stands: it can only start in first gear.")
    if lever.car.status is Status.IN_PIT and lever.highest != lever.car.gear + 1:
        return refuse("PIT-6", "A car leaves its box in fourth gear or lower.")
    return refuse("GBX-1", "Going up, it is one gear at a time.")


def _too_low(lever: Lever, gear: Gear) -> Refusal | None:
    if gear < lever.lowest:
        return refuse("PIT-6", "First gear is not engaged on the way out of the pits.")
    skipped = skipped_gears(lever.car, gear)
    if skipped >= len(OVER_REVVING) and not lever.may_skip_all:
        return refuse("GBX-4", "Nobody can go down from sixth to first in one turn.")
    return None if lever.is_free else _too_dear(lever, skipped)


def _too_dear(lever: Lever, skipped: int) -> Refusal | None:
    """Refuse a shift that costs more than the driver may give away (GBX-5, GBX-6)."""
    parts, wear = OVER_REVVING[skipped], lever.car.wear
    if wear.is_one_pool:
        if not parts or len(parts) <= wear.spendable(parts[0]):
            return None
        return refuse(
            "BEG-3",
            "Skipping {skipped} on the way down costs {points}, more than this car can give.",
            skipped=skipped,
            points=len(parts),
        )
    for part in parts:
        able = wear.left(part) if lever.may_be_last else wear.spendable(part)
        if able < 1:
            return _missing(part, skipped)
    return None


def _missing(part: Part, skipped: int) -> Refusal:
    if part is Part.GEARBOX:
        return refuse("GBX-5", "The gearbox is worn out: going down, it is one gear at a time.")
    if part is Part.BRAKES:
        return refuse(
            "GBX-6", "Skipping {gears} takes a brake point; none is left.", gears=_gears(skipped)
        )
    return refuse(
        "GBX-6", "Skipping {gears} would take the last engine point.", gears=_gears(skipped)
    )


def _gears(number: int) -> Sentence:
    return counted(number, "{n} gear", "{n} gears")
