"""Options by name: what players and files call the ways to play."""

from __future__ import annotations

from dataclasses import replace

from formulad.kernel.spelling import did_you_mean
from formulad.race.options import (
    DebrisPlace,
    LappedOrder,
    Options,
    QualifyingOut,
    Rules,
    SlideRule,
    SpinScope,
)

BEGINNER = Options()
RULEBOOK = Options(Rules.COMPLETE, laps=2, debris=True, slipstream=True, pit_stops=True)
MASTERS = replace(
    RULEBOOK,
    weather=True,
    tyres=True,
    technical_stops=True,
    qualifying=True,
    own_car=True,
    spin_again_scope=SpinScope.WHILE_ZERO,
    qualifying_out=QualifyingOut.MISSING_TWO,
    slide_rule=SlideRule.REQUIRED_STOP,
    weather_end_of_round=True,
    debris_on_every_out=False,
    overrev_debris=DebrisPlace.START,
    lapped_order=LappedOrder.LOOP,
    mover_auto_loss=True,
    block_victim=True,
    aggravated_collisions=True,
    spin_restart_roll=True,
    wreck_stays_one_round=True,
    engine_inertia=True,
    pit_first_gear=False,
)

PRESETS: dict[str, Options] = {"beginner": BEGINNER, "rulebook": RULEBOOK, "masters": MASTERS}
"""Whole sets of options, by the name the settings menu gives them."""


def options_called(name: str) -> Options:
    """Return the options of a preset.

    Raises:
        ValueError: if nothing has this name.
    """
    if name in PRESETS:
        return PRESETS[name]
    hint = did_you_mean(name, PRESETS)
    raise ValueError(f"there are no rules '{name}'; there are: {', '.join(PRESETS)}{hint}")
