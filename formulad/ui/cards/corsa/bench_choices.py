"""Choices of who is asked: what the market allows, and the car that is being put together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.moves import Build, Buy, Market, Sell, Wish
from formulad.cards.corsa.racing import circuit_of
from formulad.cards.packs import pack_of
from formulad.ui.cards.corsa.garage_drawing import car_parts

if TYPE_CHECKING:
    from formulad.cards.corsa.moves import Move
    from formulad.cards.corsa.rules import Corsa
    from formulad.cards.corsa.state import State
    from formulad.cards.packs import CardId
    from formulad.kernel.sentence import Sentence


@dataclass
class BenchChoices:
    """What a seat may do now."""

    game: Corsa
    view: State
    """The state as the seat knows it."""
    seat: int
    strategy: CardId | None = None
    """The strategy card of the car, once it is chosen."""
    techniques: list[CardId] = field(default_factory=list)

    # The market

    def refusal(self, move: Move) -> Sentence | None:
        """Return why something may not be done."""
        refused = self.game.refusal(self.view, move)
        return refused.sentence if refused else None

    def may(self, move: Move) -> bool:
        """Return whether something may be done."""
        return self.game.refusal(self.view, move) is None

    @property
    def may_leave(self) -> bool:
        """Whether the market can be left as it is."""
        return self.may(Market.LEAVE)

    @property
    def may_hire(self) -> bool:
        """Whether a driver of the round can be paid."""
        return self.may(Wish.HIRE)

    @property
    def sells_anything(self) -> bool:
        """Whether any card of the hand may be sold."""
        hand = self.view.hands[self.seat]
        return any(self.may(Sell(card)) for card in (*hand.techniques, *hand.strategies))

    @property
    def sale_worth(self) -> int:
        """What a card brings."""
        return self.game.setting.deck.sell_price

    def purchase(self, kind: Kind) -> Buy:
        """Return the purchase of a card."""
        return Buy(kind)

    # The car

    def put_in(self, card: CardId) -> bool:
        """Put a card into the car; return whether there was room for it."""
        deck = self.game.setting.deck
        if deck.cards[card].kind is Kind.STRATEGY:
            self.strategy = card
            return True
        if len(self.techniques) >= deck.most_techniques:
            return False
        self.techniques.append(card)
        return True

    def is_done_with(self, card: CardId) -> bool:
        """Return whether the car may well be closed after a card: nothing is left to be added."""
        if self.strategy is None:
            return False
        return (
            card == self.strategy or len(self.techniques) >= self.game.setting.deck.most_techniques
        )

    def take_out(self, slot: int) -> None:
        """Take a card out of the car: the strategy card from slot 0, techniques from the others."""
        if slot == 0:
            self.strategy = None
        elif slot <= len(self.techniques):
            del self.techniques[slot - 1]

    def take_back(self) -> bool:
        """Take the last card out of the car; return whether there was one."""
        if self.techniques:
            self.techniques.pop()
            return True
        if self.strategy is not None:
            self.strategy = None
            return True
        return False

    @property
    def used(self) -> tuple[CardId, ...]:
        """The cards that are in the car."""
        chosen = () if self.strategy is None else (self.strategy,)
        return (*chosen, *self.techniques)

    @property
    def car(self) -> Build | None:
        """The car, once it can be closed."""
        if self.strategy is None:
            return None
        return Build(self.strategy, pack_of(self.techniques))

    @property
    def parts(self) -> tuple[int, ...]:
        """What the cards of the car add so far, its driver included."""
        deck, driver = self.game.setting.deck, self.view.drivers[self.seat]
        circuit = circuit_of(self.game.setting, self.view)
        if self.strategy is None:
            bonus = () if driver is None else (deck.drivers[driver].bonus,)
            return (*bonus, *(circuit.worth(deck.cards[card]) for card in self.techniques))
        return car_parts(deck, circuit, Build(self.strategy, tuple(self.techniques)), driver)
