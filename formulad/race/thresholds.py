"""Thresholds of the black die: up to which roll something goes wrong, by rules and rain (RAIN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.options import Rules
from formulad.race.dice import FAST, GEAR_DICE

if TYPE_CHECKING:
    from formulad.race.phase import Setting
    from formulad.race.state import State

DEBRIS_DRY, DEBRIS_WET, DEBRIS_LIGHT = 4, 5, 2
"""A debris roll up to this costs a point: dry, in the rain, and of light wheels (DRV-TEMANA-2)."""


def collision_to(setting: Setting, state: State, *cars: int) -> int:
    """Return the highest collision roll that costs a point (COL-2, RAIN-1).

    Args:
        setting: the race.
        state: as it is now.
        cars: the seats that may touch; those that stand on the track are hit more easily.
    """
    options = setting.options
    if options.rules is Rules.BASIC:
        return options.rule_set.collision_to
    is_aggravated = options.aggravated_collisions and any(state.cars[seat].is_slow for seat in cars)
    return options.rule_set.collision_to + int(state.is_wet) + int(is_aggravated)


def engine_to(setting: Setting, state: State, seat: int) -> int:
    """Return the highest engine roll that costs a car a point (ENG-1, ENG-2, DRV-DIMITRI-1)."""
    options = setting.options
    usual = options.engine_rain if state.is_wet else options.rule_set.engine_to
    return usual - int(seat in setting.gifted(Ability.TOUGH_ENGINE))


def debris_to(setting: Setting, state: State, seat: int) -> int:
    """Return the highest debris roll that costs a car a point (DEB-2, RAIN-3, DRV-TEMANA-2)."""
    if seat in setting.gifted(Ability.LIGHT_WHEELS):
        return DEBRIS_LIGHT
    return DEBRIS_WET if state.is_wet else DEBRIS_DRY


def rolled_to_the_limit(state: State) -> bool:
    """Return whether the turn's die showed the highest face of fifth or sixth (ENG-1, WX-4)."""
    gear, face = state.turn.gear, state.turn.face
    return gear in FAST and face == GEAR_DICE[gear].highest
