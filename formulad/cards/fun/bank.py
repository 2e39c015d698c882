"""Bank: all money goes through it, and every payment is told (FUN-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.events import MoneyMoved, Reason
from formulad.kernel.game import Step
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.fun.state import FunStep, State
    from formulad.cards.packs import CardId


def paid(
    state: State, seat: int, amount: int, reason: Reason, card: CardId | None = None
) -> FunStep:
    """Return the state after the bank paid a player, or a player the bank.

    Nobody owes anything: who has less pays what they have (FUN-35).
    """
    moved = max(amount, -state.money[seat])
    if not moved:
        return Step(state)
    money = (*state.money[:seat], state.money[seat] + moved, *state.money[seat + 1 :])
    return Step(replace(state, money=money), (MoneyMoved(seat, moved, reason, card),))


def richest(state: State) -> int:
    """Return what the richest player has."""
    return max(state.money)
