"""Teams: what players have in play, and how cards come there and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.circuits import Build
from formulad.cards.fun.state import MarketCard
from formulad.cards.packs import with_card, without_card
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import State, Team
    from formulad.cards.packs import CardId

MOST_DRIVERS = 2
"""One for each car; engine and chassis serve both (FUN-20)."""
MOST_SPONSORS = 2
"""In play (FUN-17)."""


def with_team(state: State, seat: int, team: Team) -> State:
    """Return a state in which a player has something else in play."""
    return replace(state, teams=(*state.teams[:seat], team, *state.teams[seat + 1 :]))


def in_slot(team: Team, kind: CardKind) -> CardId | None:
    """Return the engine or the chassis of a team."""
    return team.engine if kind is CardKind.ENGINE else team.chassis


def with_slot(team: Team, kind: CardKind, card: CardId | None) -> Team:
    """Return a team with another engine or chassis, or with none."""
    if kind is CardKind.ENGINE:
        return team._replace(engine=card)
    return team._replace(chassis=card)


def exchanged(cards: tuple[CardId, ...], old: CardId, new: CardId | None) -> tuple[CardId, ...]:
    """Return cards with another one in the place of one of them, or with a gap closed."""
    at = cards.index(old)
    return (*cards[:at], *(() if new is None else (new,)), *cards[at + 1 :])


def eliminated(setting: Setting, state: State, seat: int, card: CardId) -> State:
    """Return a state in which a card in play went to the discards."""
    gone = with_team(state, seat, without(setting, state.teams[seat], card))
    return replace(gone, discards=(*state.discards, card))


def without(setting: Setting, team: Team, card: CardId) -> Team:
    """Return a team without one of its cards."""
    match setting.card(card).kind:
        case CardKind.DRIVER:
            return team._replace(drivers=exchanged(team.drivers, card, None))
        case CardKind.SPONSOR:
            return team._replace(sponsors=exchanged(team.sponsors, card, None))
        case kind:
            return with_slot(team, kind, None)


def on_market(state: State, card: CardId, seat: int) -> State:
    """Return a state with a card more on the market, turned to a player (FUN-9)."""
    return replace(state, market=(*state.market, MarketCard(card, seat)))


def from_hand(state: State, seat: int, card: CardId) -> State:
    """Return a state in which a card has left a hand."""
    return _with_hand(state, seat, without_card(state.hands[seat], card))


def to_hand(state: State, seat: int, card: CardId) -> State:
    """Return a state in which a card has come to a hand."""
    return _with_hand(state, seat, with_card(state.hands[seat], card))


def _with_hand(state: State, seat: int, hand: tuple[CardId, ...]) -> State:
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def someone_ready(state: State) -> bool:
    """Return whether there could be a race: somebody has a whole car (FUN-20)."""
    return any(team.is_ready for team in state.teams)


def build_of(setting: Setting, team: Team, driver: CardId) -> Build | None:
    """Return what a car is made of; None for a team without an engine or a chassis."""
    if team.engine is None or team.chassis is None:
        return None
    values = (setting.card(card).value for card in (team.engine, team.chassis, driver))
    return Build(*values)
