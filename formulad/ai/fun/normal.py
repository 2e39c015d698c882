"""Normal player: buys what its cars lack at a fair price, and races when it scores most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.fun.plays import ENOUGH, best_special, gain
from formulad.ai.fun.racing import lead_on
from formulad.ai.fun.room import make_room
from formulad.ai.fun.worth import limit_price, races_left, weaker_driver, worth
from formulad.cards.fun.auction import due, lowest_bid, may_be_opened
from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.moves import (
    Bid,
    CallRace,
    Draw,
    EndTurn,
    GiveBack,
    OpenAuction,
    Pass,
    PlaySponsor,
    PutUp,
    Take,
)
from formulad.cards.fun.questions import Question
from formulad.cards.fun.teams import MOST_DRIVERS
from formulad.kernel.game import Decision

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.cards.fun.moves import Move
    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State
    from formulad.cards.packs import CardId

RICH, WITH_A_GAP, MIDDLING = 12, 6, 5
"""Millions from which three cards are drawn, or while something is missing; and two."""
SPARE = -1.0
"""A part that is worth less to it is not even offered."""
MANY_CIRCUITS = 3
"""With so many in hand one is raced on, whatever it brings."""


class Normal:
    """Does what is good for its own cars."""

    def choose(self, game: Fun, view: State, /) -> Move:
        """Return a sane decision."""
        match game.awaiting(view):
            case Decision(seat, Question.BID):
                return self.bid(game, view, seat)
            case Decision(seat, Question.RETURN):
                return GiveBack(weaker_driver(game.setting, view.teams[seat]))
            case Decision(_, Question.DRAW):
                return Draw(cards_to_draw(game, view))
            case Decision(_, Question.SPY):
                return Take(most_wanted(game, view))
            case _:
                return next(self.actions(game, view))

    def bid(self, game: Fun, view: State, seat: int) -> Move:
        """Bid a million more, up to what the card is worth."""
        lowest = lowest_bid(view)
        limit = self.limit(game, view, seat, due(view).lot.card)
        return Bid(lowest) if lowest <= limit else Pass()

    def limit(self, game: Fun, view: State, seat: int, card: CardId) -> int:
        """Return the most that it pays for a card."""
        value = worth(game.setting, view.teams[seat], card, races_left(view))
        return limit_price(view, seat, value)

    def actions(self, game: Fun, view: State) -> Iterator[Move]:
        """Yield what it would do now, the most urgent first."""
        yield from sponsors(game, view)
        yield from self.special(game, view)
        yield from self.to_market(game, view)
        yield from self.auctions(game, view)
        yield from self.races(game, view)
        yield from make_room(game, view)
        yield EndTurn()

    def special(self, game: Fun, view: State) -> Iterator[Move]:
        """Yield the special that gains the most, if one gains enough."""
        return best_special(game, view, lambda move: gain(game, view, move), ENOUGH)

    def to_market(self, game: Fun, view: State) -> Iterator[Move]:
        """Yield parts of the hand that could be of use: they have to be bought on the market."""
        team, races = view.teams[view.at], races_left(view)
        for card in dict.fromkeys(view.hands[view.at]):
            if game.setting.card(card).is_part and worth(game.setting, team, card, races) > SPARE:
                yield PutUp(card)

    def auctions(self, game: Fun, view: State) -> Iterator[Move]:
        """Yield the card of the market that it wants most."""
        setting, team, races = game.setting, view.teams[view.at], races_left(view)
        wanted = [
            lot
            for lot in view.market
            if may_be_opened(view, lot.card)
            and self.limit(game, view, view.at, lot.card) >= setting.options.min_opening_price
        ]
        if wanted:
            lot = max(wanted, key=lambda lot: worth(setting, team, lot.card, races))
            yield OpenAuction(*lot, setting.options.min_opening_price)

    def races(self, game: Fun, view: State) -> Iterator[Move]:
        """Yield the circuit on which it leads by the most, if it is time to race."""
        circuits = callable_circuits(game, view)
        if not circuits:
            return
        best = max(circuits, key=lambda card: lead_on(game.setting, view, card))
        is_forced = len(circuits) >= MANY_CIRCUITS or is_over_limit(game, view)
        if is_forced or lead_on(game.setting, view, best) >= 0:
            yield CallRace(best)


def sponsors(game: Fun, view: State) -> Iterator[Move]:
    """Yield the best sponsor of the hand, if one can be played."""
    held = game.setting.deck.of_kind(view.hands[view.at], CardKind.SPONSOR)
    moves = [PlaySponsor(card) for card in held]
    legal = [move for move in moves if game.refusal(view, move) is None]
    if legal:
        yield max(legal, key=lambda move: game.setting.card(move.card).value)


def callable_circuits(game: Fun, view: State) -> tuple[CardId, ...]:
    """Return the circuits of the hand on which a race could be called now."""
    held = game.setting.deck.of_kind(view.hands[view.at], CardKind.CIRCUIT)
    return tuple(card for card in held if game.refusal(view, CallRace(card)) is None)


def is_over_limit(game: Fun, view: State) -> bool:
    """Return whether the hand could not be passed on."""
    return game.refusal(view, EndTurn()) is not None


def cards_to_draw(game: Fun, view: State) -> int:
    """Return how many cards to pay for."""
    money, team = view.money[view.at], view.teams[view.at]
    has_gap = team.engine is None or team.chassis is None or len(team.drivers) < MOST_DRIVERS
    enough = WITH_A_GAP if has_gap else RICH
    wanted = 3 if money >= enough else 2 if money >= MIDDLING else 1
    return max(
        move.cards for move in game.moves(view) if isinstance(move, Draw) and move.cards <= wanted
    )


def most_wanted(game: Fun, view: State) -> CardId:
    """Return the card of an open hand that helps most: a sponsor, a part, then a special."""
    setting, team, races = game.setting, view.teams[view.at], races_left(view)

    def use(card: CardId) -> float:
        face = setting.card(card)
        if face.is_part:
            return worth(setting, team, card, races)
        return {CardKind.SPONSOR: 2.0 * face.value, CardKind.CIRCUIT: 2.5}.get(face.kind, 3.0)

    return max(dict.fromkeys(view.hands[view.turn.victim]), key=use)
