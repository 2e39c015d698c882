"""Conditions of the road for one car: who and what is in the way, rain, the way to its box."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.latest import latest
from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.options import QualifyingOut, Rules, SlideRule, SpinScope, StartLanes
from formulad.race.car import Part, Status
from formulad.race.pit_boxes import open_box
from formulad.race.road.movement import reach
from formulad.race.road.track import NOWHERE
from formulad.race.tyres import SHORT_SLIDE, bonus, overshoot_factor, slide

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.race.phase import Setting
    from formulad.race.road.routes import Reach
    from formulad.race.road.track import CellId
    from formulad.race.state import State


_NONE: frozenset[CellId] = frozenset()


class Conditions(NamedTuple):
    """What a car meets when it moves.

    It is looked at before every decision: of all values a tuple is the quickest to make.
    """

    occupied: frozenset[CellId] = frozenset()
    """Cells on which others stand."""
    debris: frozenset[CellId] = frozenset()
    is_wet: bool = False
    box: CellId = NOWHERE
    """The car's own box, if it may drive there."""
    is_trial: bool = False
    """It drives a timed lap: points do not count (QUA-1)."""
    is_after_spin: bool = False
    is_great_start: bool = False
    is_pit_exit: bool = False
    has_slid: bool = False
    has_bonus: bool = False
    is_sure_footed: bool = False
    """The car slides only a little (DRV-JULIEN-2)."""
    nitro: int = 0
    """Cells of the move that nobody can brake away (STR-2)."""
    is_drifting: bool = False
    """The move has to touch a corner (DRV-JACK-1)."""
    is_littering: bool = False
    """The car has to leave its cell (DRV-TEMANA-1)."""
    charmers: frozenset[CellId] = frozenset()
    """Where rivals drive that cost a cell to pass (DRV-LITSU-1)."""


def conditions(setting: Setting, state: State, seat: int | None = None) -> Conditions:
    """Return what a car meets now: that whose turn it is, or another as if it were its turn."""
    if seat is None or (state.order and seat == state.seat):
        return _conditions_now(setting, state)
    return _conditions(setting, state, seat)


@latest
def _conditions_now(setting: Setting, state: State) -> Conditions:
    return _conditions(setting, state, state.seat)


def _conditions(setting: Setting, state: State, seat: int) -> Conditions:
    is_turn = bool(state.order) and seat == state.seat
    turn, car = state.turn, state.cars[seat]
    return Conditions(
        occupied=state.occupied(but=seat),
        debris=frozenset() if state.trials or not setting.options.debris else state.debris,
        is_wet=state.is_wet,
        box=NOWHERE if state.trials else open_box(setting, seat, car),
        is_trial=state.trials is not None,
        is_after_spin=turn.is_after_spin if is_turn else car.is_starting_again,
        is_great_start=is_turn and turn.is_great_start,
        is_pit_exit=is_turn and turn.is_pit_exit,
        has_slid=is_turn and turn.has_slid,
        has_bonus=turn.has_bonus if is_turn else car.status is Status.IN_PIT,
        is_sure_footed=setting.has_gifts and seat in setting.gifted(Ability.SHORT_SLIDE),
        nitro=turn.nitro if is_turn else 0,
        is_drifting=is_turn and turn.drift != 0,
        is_littering=is_turn and turn.is_littering,
        charmers=_charmers(setting, state, seat, is_charmed=is_turn and turn.is_charmed),
    )


def _charmers(setting: Setting, state: State, seat: int, *, is_charmed: bool) -> frozenset[CellId]:
    """Return where rivals drive on straights that turn the driver's head (DRV-LITSU-1)."""
    if is_charmed or not setting.has_gifts:
        return _NONE
    gifted = setting.gifted(Ability.CHARM)
    corners, cars = setting.track.corner_sector, state.cars
    cells = [cars[other].cell for other in gifted if other != seat and cars[other].is_on_track]
    return frozenset(cell for cell in cells if cell != NOWHERE and corners[cell] < 0)


def reach_of(
    setting: Setting, car: Car, cells: int, met: Conditions, *, to_stop: bool = False
) -> Reach:
    """Return everywhere a car can get to that has some cells to go.

    Args:
        setting: the race.
        car: the car that drives.
        cells: how far it has to go.
        met: what it meets.
        to_stop: as if its brakes could stop it anywhere.
    """
    options = setting.options
    return reach(
        setting.track,
        car.cell,
        cells,
        stops=car.stops,
        brakes=cells + slide_of(car, met) if to_stop else brakes_of(car, met),
        is_last_lap=is_last_lap(setting, car, met),
        occupied=met.occupied,
        debris=met.debris,
        box=met.box,
        slide=slide_of(car, met),
        slides_on_stops=options.slide_rule is SlideRule.REQUIRED_STOP,
        bonus=bonus_of(car, met),
        keeps_lane=met.is_great_start and options.super_start_lanes is StartLanes.AVOID,
        charmers=met.charmers,
    )


def slide_of(car: Car, met: Conditions) -> int:
    """Return the cells by which a corner would make the move of a car longer (TYR-4)."""
    slips = 0 if met.has_slid else slide(car.tyres, is_wet=met.is_wet)
    return min(slips, SHORT_SLIDE) if met.is_sure_footed else slips


def bonus_of(car: Car, met: Conditions) -> int:
    """Return the cells that a driver may add to the move (TYR-2)."""
    is_used = met.has_bonus or met.is_pit_exit
    return 0 if is_used else bonus(car.tyres, is_wet=met.is_wet)


def brakes_of(car: Car, met: Conditions) -> int:
    """Return how many cells a driver can give up: none in a timed lap, none without an engine."""
    if met.is_trial or car.status is Status.COASTING:
        return 0
    return car.wear.spendable(Part.BRAKES)


def is_last_lap(setting: Setting, car: Car, met: Conditions) -> bool:
    """Return whether the next line ends the race of a car, or its timed lap."""
    return car.lap >= (1 if met.is_trial else setting.options.laps)


class Terms(NamedTuple):
    """What a car pays by: how dear tyres are, and what becomes of it without any."""

    is_complete: bool = False
    """Tyres and brakes have points of their own (BLK-1, SPN-1)."""
    factor: int = 1
    """Tyre points for each cell too far (TYR-5)."""
    may_spin_again: bool = False
    """A cell too far without a tyre point spins the car (SPN-2)."""
    tyres_brake: bool = False
    """Tyres stand in for brakes (BLK-2)."""
    is_free: bool = False
    """Nothing is charged (QUA-1)."""
    trial_out: QualifyingOut = QualifyingOut.NO_STOP
    """What ends a timed lap (QUA-3)."""


def terms(setting: Setting, car: Car, met: Conditions) -> Terms:
    """Return what a car pays by."""
    options = setting.options
    return Terms(
        is_complete=options.rules is Rules.COMPLETE,
        factor=overshoot_factor(car.tyres, is_wet=met.is_wet, soft_in_rain=options.soft_wet_factor),
        may_spin_again=met.is_after_spin or options.spin_again_scope is SpinScope.WHILE_ZERO,
        tyres_brake=options.block_substitution,
        is_free=met.is_trial,
        trial_out=options.qualifying_out,
    )
