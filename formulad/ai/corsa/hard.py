"""Hard player: weighs decisions against what rivals may build, and what they leave for later."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from formulad.ai.corsa.plan import Plan
from formulad.ai.corsa.prospects import Prospects
from formulad.ai.corsa.words import Words
from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.moves import Buy, Market, Sell, Wish
from formulad.cards.corsa.state import Hand, Stage
from formulad.cards.packs import with_card

if TYPE_CHECKING:
    from formulad.cards.corsa.moves import Move
    from formulad.cards.corsa.rules import Corsa
    from formulad.cards.corsa.state import State
    from formulad.cards.packs import CardId

TRIES = 4
"""Cards that may come up, of which each is thought of when one is for sale."""


class Hard:
    """Plays for the season: spends where a place pays, and keeps what will pay more later."""

    def choose(self, game: Corsa, view: State, /) -> Move:
        """Return the best decision."""
        plan = Plan(game.setting, view, view.seat)
        prospects = Prospects(plan, Words(game.summary(view)))
        match view.stage:
            case Stage.MARKET:
                return _at_the_market(prospects, game.moves(view))
            case Stage.WISH:
                return _wish(prospects)
            case _:
                return prospects.best_car(plan.hand, plan.bonus)


def _at_the_market(prospects: Prospects, moves: tuple[Move, ...]) -> Move:
    plan = prospects.plan
    sales = tuple(move for move in moves if isinstance(move, Sell))
    if not plan.hand.strategies:
        buys = Buy(Kind.STRATEGY) in moves
        return Buy(Kind.STRATEGY) if buys else plan.cheapest_sale(sales) if sales else moves[-1]
    if Market.LEAVE not in moves:
        return plan.cheapest_sale(sales) if sales else moves[-1]
    gains = {move: _gain(prospects, move) for move in moves if isinstance(move, Buy)}
    best = max(gains, key=lambda buy: gains[buy], default=None)
    return best if best is not None and gains[best] > 0 else Market.LEAVE


def _gain(prospects: Prospects, buy: Buy) -> float:
    """Return what a card from the market gains, on average over what may come up."""
    plan, hand = prospects.plan, prospects.plan.hand
    bonus, left = _driver_then(plan), plan.recruits - plan.deck.cheapest
    price = plan.deck.buy_price
    if left < price:
        return -1.0
    cards = prospects.words.some(plan.view.deck_of(buy.kind), TRIES)
    with_it = fmean(
        prospects.of_hand(_with(hand, buy.kind, card), bonus, left - price) for card in cards
    )
    return with_it - prospects.of_hand(hand, bonus, left)


def _driver_then(plan: Plan) -> int:
    """Return what the cheapest driver is worth."""
    return min(driver.bonus for driver in plan.deck.drivers)


def _with(hand: Hand, kind: Kind, card: CardId) -> Hand:
    if kind is Kind.TECHNIQUE:
        return Hand(with_card(hand.techniques, card), hand.strategies)
    return Hand(hand.techniques, with_card(hand.strategies, card))


def _wish(prospects: Prospects) -> Wish:
    """Hire a driver of this round if none of those that follow is worth more for the money."""
    plan, hand = prospects.plan, prospects.plan.hand
    grades = plan.setting.grades[plan.view.grade :]
    if plan.recruits < grades[0].cost:
        return Wish.WAIT
    worths = [
        prospects.of_hand(hand, grade.bonus, plan.recruits - grade.cost)
        for grade in grades
        if grade.cost <= plan.recruits
    ]
    return Wish.HIRE if worths[0] >= max(worths) else Wish.WAIT
