"""Purchases: what the table looks like once somebody has bought a card, and who would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.fun.worth import limit_price, races_left, weaker_driver, worth
from formulad.cards.fun.auction import due
from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.teams import MOST_DRIVERS, exchanged, with_slot, with_team
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import State, Team
    from formulad.cards.packs import CardId


def bought(setting: Setting, state: State, seat: int, card: CardId, price: int) -> State:
    """Return how all stand once a player has a card for a price."""
    money = (*state.money[:seat], state.money[seat] - price, *state.money[seat + 1 :])
    team = _with_part(setting, state.teams[seat], card)
    return replace(with_team(state, seat, team), money=money)


def _with_part(setting: Setting, team: Team, card: CardId) -> Team:
    kind = setting.card(card).kind
    if kind is not CardKind.DRIVER:
        return with_slot(team, kind, card)
    if len(team.drivers) < MOST_DRIVERS:
        return team._replace(drivers=(*team.drivers, card))
    drivers = exchanged(team.drivers, weaker_driver(setting, team), card)
    return team._replace(drivers=drivers)


def rivals_limit(setting: Setting, state: State, seat: int, card: CardId) -> int:
    """Return the most that a sane rival pays for a card."""
    return max(
        _limit(setting, state, other, card) for other in range(setting.seats) if other != seat
    )


def rivals_who_would(
    setting: Setting, state: State, seat: int, card: CardId, price: int
) -> tuple[int, ...]:
    """Return those still to speak who would sanely pay so much for the card under the hammer."""
    return tuple(
        other
        for other in due(state).waiting
        if other != seat and _limit(setting, state, other, card) >= price
    )


def _limit(setting: Setting, state: State, seat: int, card: CardId) -> int:
    value = worth(setting, state.teams[seat], card, races_left(state))
    return limit_price(state, seat, value)
