"""Rule citations: which rule explains what happened, a basic one or one it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.agreed.options import Rules
from formulad.race.events import Cause

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.state import State

_BASIC = {
    Cause.OVER_REVVING: "BEG-3",
    Cause.BRAKING: "BEG-5",
    Cause.BLOCKED: "BEG-6",
    Cause.OVERSHOOT: "BEG-4",
    Cause.MISSED_STOPS: "BEG-4",
    Cause.COLLISION: "BEG-7",
    Cause.ENGINE: "BEG-8",
}
_LOSSES = {
    Cause.OVER_REVVING: "GBX-3",
    Cause.BRAKING: "BRK-1",
    Cause.BLOCKED: "BLK-1",
    Cause.OVERSHOOT: "OVR-1",
    Cause.MISSED_STOPS: "OVR-3",
    Cause.COLLISION: "COL-2",
    Cause.ENGINE: "ENG-1",
    Cause.SLIPSTREAM: "SLP-5",
    Cause.DEBRIS: "DEB-2",
    Cause.WRECK: "BLK-6",
    Cause.DRIFT: "DRV-JACK-1",
    Cause.GUNFIRE: "STR-3",
    Cause.RADIO: "DRV-STANLEY-1",
}
_ENDS = {
    Cause.OVER_REVVING: "GBX-6",
    Cause.BLOCKED: "BLK-2",
    Cause.OVERSHOOT: "OVR-9",
    Cause.MISSED_STOPS: "OVR-3",
    Cause.COLLISION: "COL-3",
    Cause.ENGINE: "ENG-3",
    Cause.DEBRIS: "DEB-3",
    Cause.WRECK: "BLK-6",
    Cause.DRIFT: "DRV-JACK-1",
    Cause.GUNFIRE: "STR-3",
    Cause.RADIO: "DRV-STANLEY-1",
}
_SEVERAL_STOPS = 3


def is_basic(options: Options) -> bool:
    """Return whether a race is driven by the rules to begin with."""
    return options.rules is Rules.BASIC


def loss_rule(options: Options, cause: Cause) -> str:
    """Return the rule by which points are lost."""
    return _BASIC.get(cause, _LOSSES[cause]) if is_basic(options) else _LOSSES[cause]


def end_rule(options: Options, cause: Cause) -> str:
    """Return the rule by which a race ends for a car."""
    if is_basic(options):
        return "BEG-4" if cause is Cause.MISSED_STOPS else "BEG-2"
    return _ENDS.get(cause, "ELM-1")


def missed_rule(options: Options, needed: int, *, is_trial: bool = False) -> str:
    """Return the rule about a corner left with two stops missing."""
    if is_trial:
        return "QUA-3"
    if is_basic(options):
        return "BEG-4"
    return "OVR-4" if needed >= _SEVERAL_STOPS else "OVR-3"


def start_rule(options: Options) -> str:
    """Return the rule that says what a start roll means."""
    return "BEG-9" if is_basic(options) else "STA-1"


def collision_rule(options: Options, state: State) -> str:
    """Return the rule that says which rolls of a contact cost a point."""
    if is_basic(options):
        return "BEG-7"
    return "RAIN-1" if state.is_wet else "COL-2"


def engine_rule(options: Options, state: State) -> str:
    """Return the rule that says which rolls cost an engine a point."""
    if is_basic(options):
        return "BEG-8"
    return "RAIN-2" if state.is_wet else "ENG-1"


def debris_rule(state: State) -> str:
    """Return the rule that says which rolls over debris cost a point."""
    return "RAIN-3" if state.is_wet else "DEB-2"
