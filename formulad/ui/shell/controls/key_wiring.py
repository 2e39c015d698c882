"""Key bindings as they change: a key or button given to one action is taken from the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.store.bindings import NEEDED, USUAL_BINDINGS
from formulad.ui.toolkit.actions import Wiring

if TYPE_CHECKING:
    from formulad.store.bindings import Held


@frozen
class Wire:
    """A key, or a button of a pad."""

    name: str
    is_pad: bool = False


def held(wiring: Wiring, *, is_pad: bool) -> Held:
    """Return the keys or the buttons of all actions."""
    return wiring.pad if is_pad else wiring.keys


def owner(wiring: Wiring, wire: Wire) -> str:
    """Return the action that a key or button does now; empty if it does nothing."""
    names = held(wiring, is_pad=wire.is_pad)
    return next((action for action, own in names.items() if wire.name in own), "")


def given(wiring: Wiring, action: str, wire: Wire, *, is_more: bool) -> Wiring:
    """Return the wiring in which an action has a key or button, besides those it has or instead.

    An action that loses its only one by this gets the one that is free now: they swap.
    """
    names = dict(held(wiring, is_pad=wire.is_pad))
    before, loser = names[action], owner(wiring, wire)
    kept = tuple(name for name in before if name != wire.name) if is_more else ()
    names[action] = (*kept, wire.name)
    if loser and loser != action:
        left = tuple(name for name in names[loser] if name != wire.name)
        if not left:
            left, kept = before[:1], kept[1:]
            names[action] = (*kept, wire.name)
        names[loser] = left
    return _with(wiring, names, is_pad=wire.is_pad)


def leaves_helpless(wiring: Wiring) -> str:
    """Return an action without a key for which there must be one; empty if there is none."""
    return next((action for action in NEEDED if not wiring.keys[action]), "")


def as_usual(wiring: Wiring, action: str) -> Wiring:
    """Return the wiring in which an action has what it usually has, and nobody else has that."""
    for is_pad in (False, True):
        names = dict(held(wiring, is_pad=is_pad))
        _restore(names, action, is_pad=is_pad)
        wiring = _with(wiring, names, is_pad=is_pad)
    return wiring


def _restore(names: dict[str, tuple[str, ...]], action: str, *, is_pad: bool) -> None:
    """Give an action its own back; who is left with nothing by this gets his own back as well."""
    usual = _usual(action, is_pad=is_pad)
    names[action] = usual
    for other, own in tuple(names.items()):
        if other != action and set(own) & set(usual):
            names[other] = tuple(name for name in own if name not in usual)
            if not names[other]:
                _restore(names, other, is_pad=is_pad)


def _usual(action: str, *, is_pad: bool) -> tuple[str, ...]:
    usual = USUAL_BINDINGS[action]
    return usual.pad if is_pad else usual.keys


def _with(wiring: Wiring, names: Held, *, is_pad: bool) -> Wiring:
    return Wiring(wiring.keys, names) if is_pad else Wiring(names, wiring.pad)
