"""Plan for tyres: which to take, and what fresh ones are worth (TYR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.worth import worth_of
from formulad.race.car import Part
from formulad.race.state import Weather
from formulad.race.tyres import TyreKind

if TYPE_CHECKING:
    from formulad.race.phase import Setting
    from formulad.race.state import State
    from formulad.race.tyres import TyreSet

WRONG_IN_RAIN = 4.0
"""Turns a lap that it costs to slide along on dry tyres."""
WRONG_IN_THE_DRY = 2.0
"""Turns a lap that it costs to pay double for every cell too far."""


def best_kind(state: State, laps: int) -> TyreKind:
    """Return the tyres to fit for so many laps: soft ones are good for one."""
    if state.is_wet:
        return TyreKind.WET
    is_settled = state.weather is Weather.FINE or state.trials is not None
    return TyreKind.SOFT if is_settled and laps == 1 else TyreKind.HARD


def laps_to_service(setting: Setting, lap: int) -> int:
    """Return the laps up to the next chance to change tyres, or to the flag, from a lap on."""
    options = setting.options
    can_stop = options.pit_stops and setting.track.pit is not None
    return 1 if can_stop and max(1, lap) < options.laps else options.laps - max(1, lap) + 1


def worth_of_new_tyres(setting: Setting, state: State) -> float:
    """Return the turns that new tyres save the car whose turn it is: points, and the kind."""
    car = state.car
    full = setting.entries[state.seat].wear.left(Part.TYRES)
    points = worth_of(setting, state).gain(Part.TYRES, full - car.wear.left(Part.TYRES))
    laps = max(1, setting.options.laps - car.lap)
    return points + laps * _wrong(car.tyres, is_wet=state.is_wet)


def _wrong(tyres: TyreSet | None, *, is_wet: bool) -> float:
    """Return what a lap more on these tyres costs against the right ones."""
    if tyres is None:
        return 0.0
    if is_wet:
        return 0.0 if tyres.kind is TyreKind.WET else WRONG_IN_RAIN
    return 0.0 if tyres.kind is TyreKind.HARD else WRONG_IN_THE_DRY
