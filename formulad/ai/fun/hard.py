"""Hard player: weighs what every decision does to its prospects, and to those of its rivals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.fun.normal import MANY_CIRCUITS, Normal, callable_circuits, is_over_limit
from formulad.ai.fun.plays import ENOUGH, best_special, gain
from formulad.ai.fun.prospects import prospects
from formulad.ai.fun.purchases import bought, rivals_limit, rivals_who_would
from formulad.cards.fun.auction import due, lowest_bid, may_be_opened
from formulad.cards.fun.cards import Special
from formulad.cards.fun.moves import Bid, CallRace, Draw, OpenAuction, Pass, PutUp
from formulad.cards.fun.questions import Question
from formulad.kernel.game import Chance, Decision

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.cards.fun.moves import Move, PlaySpecial
    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State
    from formulad.cards.packs import CardId

WORTH_A_SPECIAL = 0.06
"""By how much a special has to better the prospects to be played: it could be of more use later."""
UNFORESEEN, BY_GAIN = 0.1, 0.01
"""What a special betters them whose effect cannot be foreseen, and for what it gains by itself."""
_UNSEEN = {
    *(Special.MONEY_TROUBLE, Special.WINDFALL),
    *(Special.SCOUT, Special.SPY, Special.LOST_CARDS),
}
_SHARE = 0.9
"""Of its money it pays no more for one card: there are races to live through."""


class Hard(Normal):
    """Does what makes it likely to end ahead of most of the others.

    It bids as long as to have a card, at that price, is better than to leave it to the rival who
    would get it; it brings to the market only what it can hope to buy there, plays specials when
    they count, and races where its lead grows. Money that is left in the end is worth next to
    nothing, so it draws as many cards as it can.
    """

    def choose(self, game: Fun, view: State, /) -> Move:
        """Return the decision that promises most."""
        match game.awaiting(view):
            case Decision(_, Question.DRAW):
                return max(
                    (move for move in game.moves(view) if isinstance(move, Draw)),
                    key=lambda move: move.cards,
                )
            case _:
                return super().choose(game, view)

    def bid(self, game: Fun, view: State, seat: int) -> Move:
        """Bid a million more while that is better than to let a rival have the card."""
        lowest = lowest_bid(view)
        if lowest > view.money[seat]:
            return Pass()
        setting, card = game.setting, due(view).lot.card
        mine = prospects(setting, bought(setting, view, seat, card, lowest), seat)
        return Bid(lowest) if mine > self._otherwise(game, view, seat) else Pass()

    def _otherwise(self, game: Fun, view: State, seat: int) -> float:
        """Return its prospects once it has passed: the worst of what may come then."""
        setting, auction = game.setting, due(view)
        card = auction.lot.card
        if auction.leader is not None:
            theirs = bought(setting, view, auction.leader, card, auction.highest)
            return prospects(setting, theirs, seat)
        lowest = lowest_bid(view)
        ends = [
            bought(setting, view, other, card, lowest)
            for other in rivals_who_would(setting, view, seat, card, lowest)
        ]
        return min(prospects(setting, end, seat) for end in (view, *ends))

    def limit(self, game: Fun, view: State, seat: int, card: CardId) -> int:
        """Return the most that it pays for a card that nobody else would get."""
        setting, limit = game.setting, 0
        now = prospects(setting, view, seat)
        for price in range(1, int(view.money[seat] * _SHARE) + 1):
            if prospects(setting, bought(setting, view, seat, card, price), seat) <= now:
                break
            limit = price
        return limit

    def auctions(self, game: Fun, view: State) -> Iterator[Move]:
        """Yield the card of the market that helps most at what a rival would drive it up to."""
        setting, seat = game.setting, view.at
        lowest = setting.options.min_opening_price
        prices = {
            lot: min(rivals_limit(setting, view, seat, lot.card) + 1, limit)
            for lot in dict.fromkeys(view.market)
            if may_be_opened(view, lot.card)
            and (limit := self.limit(game, view, seat, lot.card)) >= lowest
        }
        if prices:
            lot = max(
                prices,
                key=lambda lot: prospects(
                    setting, bought(setting, view, seat, lot.card, prices[lot]), seat
                ),
            )
            yield OpenAuction(*lot, lowest)

    def to_market(self, game: Fun, view: State) -> Iterator[Move]:
        """Yield parts of the hand that it can hope to buy: no rival gets any by its help."""
        setting, seat = game.setting, view.at
        for card in dict.fromkeys(view.hands[seat]):
            if setting.card(card).is_part:
                limit = self.limit(game, view, seat, card)
                if limit >= max(1, rivals_limit(setting, view, seat, card)):
                    yield PutUp(card)

    def special(self, game: Fun, view: State) -> Iterator[Move]:
        """Yield the special that betters its prospects most, if one does enough."""
        now = prospects(game.setting, view, view.at)
        return best_special(
            game, view, lambda move: self._bettered(game, view, move, now), WORTH_A_SPECIAL
        )

    def _bettered(self, game: Fun, view: State, move: PlaySpecial, now: float) -> float:
        """Return what a special does to its prospects; nothing of the like is done to itself."""
        if move.seat == view.at:
            return 0.0
        if game.setting.specials[move.card] in _UNSEEN:
            gained = gain(game, view, move)
            return UNFORESEEN + BY_GAIN * gained if gained >= ENOUGH else 0.0
        return prospects(game.setting, game.apply(view, move).state, view.at) - now

    def races(self, game: Fun, view: State) -> Iterator[Move]:
        """Yield the circuit after whose race it stands best, if that is better than to wait."""
        circuits = callable_circuits(game, view)
        if not circuits:
            return
        after = {
            card: prospects(game.setting, raced(game, view, card), view.at) for card in circuits
        }
        best = max(circuits, key=lambda card: after[card])
        is_forced = len(circuits) >= MANY_CIRCUITS or is_over_limit(game, view)
        if is_forced or after[best] >= prospects(game.setting, view, view.at):
            yield CallRace(best)


def raced(game: Fun, view: State, card: CardId) -> State:
    """Return how it stands after a race on a circuit; of equal cars any may be ahead."""
    state = game.apply(view, CallRace(card)).state
    while isinstance(lot := game.awaiting(state), Chance):
        state = game.apply(state, lot.outcomes[0][0]).state
    return state
