"""Players of three grades: they see what their seat may know, and answer it alike every time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.corsa.cars import best_techniques, sensible_car, worth
from formulad.ai.corsa.hard import Hard
from formulad.ai.corsa.plan import Plan
from formulad.ai.corsa.words import Words
from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.moves import Build, Buy, Market, Sell, Wish
from formulad.cards.corsa.state import Stage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.cards.corsa.moves import Move
    from formulad.cards.corsa.rules import Corsa
    from formulad.cards.corsa.state import State
    from formulad.kernel.agent import Agent

ONCE_IN = 3
"""How often it wants an extra card, or a driver."""
SUITS = 9
"""What the best techniques add on a circuit that suits them."""


class Easy:
    """Does anything, but keeps a recruit of what it need not spend."""

    def choose(self, game: Corsa, view: State, /) -> Move:
        """Return a decision that looks like any other."""
        plan, words = Plan(game.setting, view, view.seat), Words(game.summary(view))
        match view.stage:
            case Stage.MARKET:
                return _strolls(plan, game.moves(view), words)
            case Stage.WISH:
                is_cheap = plan.recruits > plan.setting.grades[view.grade].cost
                return Wish.HIRE if is_cheap and words.one_in(ONCE_IN) else Wish.WAIT
            case _:
                return _any_car(plan, words)


def _strolls(plan: Plan, moves: tuple[Move, ...], words: Words) -> Move:
    """Buy one extra card or another, sell any if it must."""
    if Market.LEAVE in moves and plan.hand.strategies:
        spends = plan.recruits > plan.deck.buy_price
        wanted = [move for move in moves if isinstance(move, Buy) if words.one_in(ONCE_IN)]
        return wanted[0] if spends and wanted else Market.LEAVE
    if Buy(Kind.STRATEGY) in moves:
        return Buy(Kind.STRATEGY)
    sales = [move for move in moves if isinstance(move, Sell)] or moves
    return sales[words.below(len(sales))]


def _any_car(plan: Plan, words: Words) -> Build:
    techniques = words.below(min(plan.deck.most_techniques, len(plan.hand.techniques)) + 1)
    strategy = words.some(plan.hand.strategies, 1)[0]
    return Build(strategy, words.some(plan.hand.techniques, techniques))


class Normal:
    """Keeps what the races to come will cost, and spends the rest where the circuit suits it."""

    def choose(self, game: Corsa, view: State, /) -> Move:
        """Return a sensible decision."""
        plan = Plan(game.setting, view, view.seat)
        match view.stage:
            case Stage.MARKET:
                return _buys_what_it_needs(plan, game.moves(view))
            case Stage.WISH:
                return Wish.HIRE if _wants(plan) else Wish.WAIT
            case _:
                return sensible_car(plan.deck, plan.circuit, plan.hand, plan.bonus, plan.races)


def _buys_what_it_needs(plan: Plan, moves: tuple[Move, ...]) -> Move:
    """Buy a strategy card if there is none, and sell the least if it must."""
    sales = tuple(move for move in moves if isinstance(move, Sell))
    if Market.LEAVE in moves and plan.hand.strategies:
        return Market.LEAVE
    if Buy(Kind.STRATEGY) in moves:
        return Buy(Kind.STRATEGY)
    return plan.cheapest_sale(sales) if sales else moves[-1]


def _wants(plan: Plan) -> bool:
    """Return whether it hires: the best where techniques count, or there is plenty to spend."""
    grade = plan.setting.grades[plan.view.grade]
    if plan.recruits < grade.cost:
        return False
    free = plan.recruits if plan.is_last else plan.free
    if plan.view.grade:
        return free >= grade.cost
    best = best_techniques(plan.deck, plan.circuit, plan.hand.techniques)
    suits = plan.is_last or worth(plan.deck, plan.circuit, best) >= SUITS
    return free >= grade.cost * (1 if suits else 2)


PLAYERS: Mapping[str, Agent[Corsa, State, Move]] = {
    "easy": Easy(),
    "normal": Normal(),
    "hard": Hard(),
}
"""The computer players by grade, from the easiest."""
