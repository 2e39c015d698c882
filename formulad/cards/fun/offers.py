"""Offers: everything that could be decided, in a fixed order, before it is asked what is legal.

In a turn: parts of the hand to the market, cards of the market under the hammer by rising prices,
sponsors, specials, circuits and discards as they lie in the hand, and the end of the turn. At an
auction: to pass, then bids by rising prices up to the ceiling (FUN-15).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun import auction
from formulad.cards.fun.moves import (
    Bid,
    CallRace,
    Discard,
    Draw,
    EndTurn,
    GiveBack,
    OpenAuction,
    Pass,
    PlaySponsor,
    PutUp,
    Take,
)
from formulad.cards.fun.specials import plays
from formulad.cards.fun.state import Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.cards.fun.moves import Move
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import State


def moves_of(setting: Setting, state: State) -> Iterator[Move]:
    """Yield all decisions that may be legal; all that are legal are among them."""
    match state.stage:
        case Stage.DRAW:
            yield from map(Draw, range(1, len(setting.deck.draw_costs) + 1))
        case Stage.ACT:
            yield from _in_turn(setting, state)
        case Stage.BID:
            yield Pass()
            highest = auction.ceiling(setting, state, auction.bidder(state))
            yield from map(Bid, range(auction.lowest_bid(state), highest + 1))
        case Stage.RETURN:
            drivers = state.teams[auction.buyer(state)].drivers
            yield from map(GiveBack, dict.fromkeys(drivers))
        case Stage.SPY:
            yield from map(Take, dict.fromkeys(state.hands[state.turn.victim]))
        case _:
            pass


def _in_turn(setting: Setting, state: State) -> Iterator[Move]:
    hand = tuple(dict.fromkeys(state.hands[state.at]))
    yield from map(PutUp, hand)
    lowest = setting.options.min_opening_price
    for lot in dict.fromkeys(state.market):
        for price in range(lowest, auction.highest_opening(setting, state) + 1):
            yield OpenAuction(*lot, price)
    yield from map(PlaySponsor, hand)
    for card in hand:
        if card in setting.specials:
            yield from plays(setting, state, card)
    yield from map(CallRace, hand)
    yield from map(Discard, hand)
    yield EndTurn()
