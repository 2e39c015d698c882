"""Boost choices: what may be used once the die has fallen, as buttons (STR-2, DRV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.agreed.drivers import Ability
from formulad.race.moves import LeaveLitter, UseDrift, UseNitro
from formulad.race.turn.extras import Extra, extra_refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.kernel.game import Refusal
    from formulad.race.moves import Move
    from formulad.race.phase import Setting
    from formulad.race.state import State

NITRO, BIG, LESS, MORE, LITTER = "nitro", "big", "less", "more", "litter"
MOVES: dict[str, Extra] = {
    NITRO: UseNitro(),
    BIG: UseNitro(is_big=True),
    LESS: UseDrift(-1),
    MORE: UseDrift(1),
    LITTER: LeaveLitter(),
}
"""What each button does."""
GIFTS = {
    BIG: Ability.BIG_NITRO,
    LESS: Ability.DRIFT,
    MORE: Ability.DRIFT,
    LITTER: Ability.LITTER,
}
"""Who has which button."""
_KINDS = (UseNitro, UseDrift, LeaveLitter)
"""In this order they are used: what comes later may hang on what was before."""


def boosts_of(setting: Setting, seat: int) -> tuple[str, ...]:
    """Return the buttons that a driver has in a race."""
    nitro = (NITRO,) if setting.options.has_nitro else ()
    return (*nitro, *(name for name in GIFTS if _has(setting, seat, name)))


def _has(setting: Setting, seat: int, name: str) -> bool:
    is_there = setting.options.has_nitro if name == BIG else True
    return is_there and seat in setting.gifted(GIFTS[name])


def is_on(state: State, name: str) -> bool:
    """Return whether something is used in this turn."""
    turn = state.turn
    found = {
        NITRO: turn.nitro > 0,
        BIG: turn.nitro > int(turn.gear),
        LESS: turn.drift < 0,
        MORE: turn.drift > 0,
        LITTER: turn.is_littering,
    }
    return found[name]


def boost_refusal(setting: Setting, state: State, name: str) -> Refusal | None:
    """Return why a button cannot be pressed by the driver whose turn it is; None if it can.

    One that replaces another of its kind can be pressed where that could.
    """
    if is_on(state, name) or _replaces(state, name):
        return None
    return extra_refusal(setting, state, MOVES[name])


def _replaces(state: State, name: str) -> bool:
    if name == BIG:
        return state.turn.nitro > 0
    return name in (LESS, MORE) and state.turn.drift != 0


def pressed(used: Sequence[Move], name: str) -> tuple[Move, ...]:
    """Return what is used after a button was pressed: it puts something on, or off again."""
    move = MOVES[name]
    others = [each for each in used if type(each) is not type(move)]
    same = [each for each in used if type(each) is type(move)]
    if name == NITRO:
        now = [] if same else [move]
    elif name == BIG and move in same:
        now = [MOVES[NITRO]]
    else:
        now = [] if move in same else [move]
    return tuple(sorted((*others, *now), key=lambda each: _KINDS.index(type(each))))
