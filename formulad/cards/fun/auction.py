"""Auction: a card of the market under the hammer, bids and bluffs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.bank import paid, richest
from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.events import (
    AuctionOpened,
    AuctionUnsold,
    BidderPassed,
    BidMade,
    BluffCaught,
    CardBought,
    Reason,
    ReturnedToMarket,
)
from formulad.cards.fun.state import PASSED, SILENT, Auction, MarketCard, Stage, State
from formulad.cards.fun.teams import (
    MOST_DRIVERS,
    exchanged,
    in_slot,
    on_market,
    with_slot,
    with_team,
)
from formulad.cards.packs import with_card
from formulad.kernel.game import Step, refuse
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.fun.moves import OpenAuction
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import FunStep
    from formulad.cards.packs import CardId
    from formulad.kernel.game import Refusal

BLUFFS = 2
"""A bid above so many times the money of the richest would cost nobody any more (FUN-15)."""


def ceiling(setting: Setting, state: State, seat: int) -> int:
    """Return the most that somebody may bid (FUN-15).

    Who cannot pay loses half of the bid, or all they have: no bluff above twice the money of the
    richest would be dearer to anybody, or could be outbid by one who can pay.
    """
    return BLUFFS * richest(state) if setting.options.overbidding else state.money[seat]


def highest_opening(setting: Setting, state: State) -> int:
    """Return the highest opening price: what somebody could pay, or the seller bid (FUN-12)."""
    if setting.options.opening_price_is_bid:
        return ceiling(setting, state, state.at)
    return richest(state)


def may_be_opened(state: State, card: CardId) -> bool:
    """Return whether a card of the market was not under the hammer in this turn (FUN-11).

    Of two that look alike one was not while the other was.
    """
    if card not in state.turn.auctioned:
        return True
    visible = sum(each.card == card for each in state.market)
    visible += sum(team.cards.count(card) for team in state.teams)
    return state.turn.auctioned.count(card) < visible


def open_refusal(setting: Setting, state: State, move: OpenAuction) -> Refusal | None:
    """Return why an auction cannot be opened (FUN-11, FUN-12)."""
    if MarketCard(move.card, move.seat) not in state.market:
        return refuse("FUN-10", "This card is not on the market.")
    if not may_be_opened(state, move.card):
        return refuse("FUN-11", "This card was under the hammer in this turn already.")
    lowest, highest = setting.options.min_opening_price, highest_opening(setting, state)
    if highest < lowest:
        return refuse("FUN-12", "Nobody has the money for an auction.")
    if not lowest <= move.price <= highest:
        return refuse(
            "FUN-12",
            "The opening price is from {lowest} to {highest} M$.",
            lowest=lowest,
            highest=highest,
        )
    return None


def open_auction(setting: Setting, state: State, move: OpenAuction) -> FunStep:
    """Put a card under the hammer; the left neighbour speaks first, the seller last (FUN-13)."""
    lot = MarketCard(move.card, move.seat)
    waiting = _in_order(setting, state)
    auction = Auction(lot, move.price, waiting, (SILENT,) * setting.seats)
    turn = replace(state.turn, auctioned=with_card(state.turn.auctioned, move.card))
    opened = replace(state, stage=Stage.HAMMER, auction=auction, turn=turn)
    events = (AuctionOpened(state.at, move.card, move.price),)
    if not setting.options.opening_price_is_bid:
        return Step(opened, events)
    auction = auction._replace(said=_said(auction, state.at, move.price), leader=state.at)
    return Step(replace(opened, auction=auction), (*events, BidMade(state.at, move.price)))


def _in_order(setting: Setting, state: State) -> tuple[int, ...]:
    return tuple((state.at + step) % setting.seats for step in range(1, setting.seats + 1))


def _said(auction: Auction, seat: int, said: int) -> tuple[int, ...]:
    return (*auction.said[:seat], said, *auction.said[seat + 1 :])


def due(state: State) -> Auction:
    """Return the auction that goes on.

    Raises:
        ValueError: if there is none.
    """
    if state.auction is None:
        raise ValueError("nothing is under the hammer")
    return state.auction


def buyer(state: State) -> int:
    """Return who has bid the most.

    Raises:
        ValueError: if nobody has bid.
    """
    leader = due(state).leader
    if leader is None:
        raise ValueError("nobody has bid")
    return leader


def bidder(state: State) -> int:
    """Return who is asked to bid."""
    return due(state).waiting[0]


def lowest_bid(state: State) -> int:
    """Return the least that may be bid: the opening price, or more than was bid (FUN-14)."""
    auction = due(state)
    return max(auction.opening, auction.highest + 1)


def bid_refusal(setting: Setting, state: State, price: int) -> Refusal | None:
    """Return why a bid is not allowed (FUN-14, FUN-15)."""
    lowest, highest = lowest_bid(state), ceiling(setting, state, bidder(state))
    if price < lowest:
        return refuse("FUN-14", "The next bid is at least {lowest} M$.", lowest=lowest)
    if price <= highest:
        return None
    if not setting.options.overbidding:
        return refuse("FUN-15", "It was agreed that nobody bids more than they have.")
    return refuse("FUN-15", "The highest bluff is {highest} M$ now.", highest=highest)


def bid(state: State, price: int) -> FunStep:
    """Bid, and wait until all others have spoken."""
    auction, seat = due(state), bidder(state)
    auction = auction._replace(
        waiting=(*auction.waiting[1:], seat), said=_said(auction, seat, price), leader=seat
    )
    return Step(replace(state, stage=Stage.HAMMER, auction=auction), (BidMade(seat, price),))


def pass_by(state: State) -> FunStep:
    """Leave an auction for good (FUN-14)."""
    auction, seat = due(state), bidder(state)
    auction = auction._replace(waiting=auction.waiting[1:], said=_said(auction, seat, PASSED))
    return Step(replace(state, stage=Stage.HAMMER, auction=auction), (BidderPassed(seat),))


def go_on(setting: Setting, state: State) -> FunStep:
    """Ask the next bidder, pass for one who cannot bid, or let the hammer fall (FUN-14)."""
    auction = due(state)
    waiting, leader = auction.waiting, auction.leader
    if not waiting:
        return _unsold(state)
    if leader is not None and waiting == (leader,):
        return _sold(setting, state, leader)
    if lowest_bid(state) > ceiling(setting, state, waiting[0]):
        return pass_by(state)
    return Step(replace(state, stage=Stage.BID))


def _unsold(state: State) -> FunStep:
    """Leave the card where it lies (FUN-14)."""
    event = AuctionUnsold(due(state).lot.card)
    return Step(replace(state, stage=Stage.ACT, auction=None), (event,))


def _sold(setting: Setting, state: State, seat: int) -> FunStep:
    """Let the winner pay; who cannot is caught bluffing (FUN-16)."""
    auction, price = due(state), due(state).highest
    if state.money[seat] < price:
        return _caught(setting, state, seat, price)
    after, events = paid(state, seat, -price, Reason.AUCTION, auction.lot.card)
    step = _into_play(setting, after, seat)
    return Step(step.state, (*events, CardBought(seat, auction.lot.card, price), *step.events))


def _caught(setting: Setting, state: State, seat: int, price: int) -> FunStep:
    """Fine a bluff, and begin anew among those who have money (FUN-16)."""
    fined, events = paid(state, seat, -((price + 1) // 2), Reason.BLUFF, due(state).lot.card)
    waiting = tuple(each for each in _in_order(setting, state) if fined.money[each])
    said = tuple(SILENT if each in waiting else PASSED for each in range(setting.seats))
    again = due(state)._replace(waiting=waiting, said=said, leader=None)
    return Step(replace(fined, auction=again), (BluffCaught(seat, price), *events))


def _into_play(setting: Setting, state: State, seat: int) -> FunStep:
    """Bring the card that was bought into play at once (FUN-10)."""
    card, team = due(state).lot.card, state.teams[seat]
    kind = setting.card(card).kind
    if kind is not CardKind.DRIVER:
        old = in_slot(team, kind)
        bought = with_team(_off_market(state), seat, with_slot(team, kind, card))
        return _returned(bought, seat, old)
    if len(team.drivers) >= MOST_DRIVERS:
        return Step(replace(state, stage=Stage.RETURN))
    hired = team._replace(drivers=(*team.drivers, card))
    return _returned(with_team(_off_market(state), seat, hired), seat, None)


def _off_market(state: State) -> State:
    market, lot = list(state.market), due(state).lot
    market.remove(lot)
    return replace(state, market=tuple(market), auction=None, stage=Stage.ACT)


def _returned(state: State, seat: int, old: CardId | None) -> FunStep:
    """Turn what was replaced to its former owner, on the market, even if it is better (FUN-9)."""
    if old is None:
        return Step(state)
    return Step(on_market(state, old, seat), (ReturnedToMarket(seat, old),))


def give_back_refusal(state: State, card: CardId) -> Refusal | None:
    """Return why a driver cannot make way for the new one (FUN-10)."""
    if card in state.teams[buyer(state)].drivers:
        return None
    return refuse("FUN-10", "Choose which of your two drivers goes to the market.")


def give_back(state: State, card: CardId) -> FunStep:
    """Put one of two drivers on the market, for the one that was bought."""
    seat, new = buyer(state), due(state).lot.card
    team = state.teams[seat]
    hired = team._replace(drivers=exchanged(team.drivers, card, new))
    return _returned(with_team(_off_market(state), seat, hired), seat, card)
