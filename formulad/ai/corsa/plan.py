"""Plan: what a seat has, what it will need, and so what it may spend now."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.racing import circuit_of
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.corsa.cards import Card, Circuit
    from formulad.cards.corsa.deck import Deck
    from formulad.cards.corsa.moves import Sell
    from formulad.cards.corsa.setting import Setting
    from formulad.cards.corsa.state import Hand, State
    from formulad.cards.packs import CardId

INCOME = 1.2
"""Recruits that a race brings, as a careful player reckons."""


@frozen(slots=False)
class Plan:
    """What a seat can do, by its view."""

    setting: Setting
    view: State
    seat: int

    @property
    def deck(self) -> Deck:
        """All cards."""
        return self.setting.deck

    @property
    def hand(self) -> Hand:
        """The cards of the seat."""
        return self.view.hands[self.seat]

    @property
    def recruits(self) -> int:
        """The recruits of the seat."""
        return self.view.recruits[self.seat]

    @property
    def races(self) -> int:
        """How many races there are still, the present one counted."""
        return self.setting.races - self.view.race + 1

    @property
    def is_last(self) -> bool:
        """Whether no race follows."""
        return self.races == 1

    @cached_property
    def circuit(self) -> Circuit:
        """Where the race is."""
        return circuit_of(self.setting, self.view)

    @property
    def bonus(self) -> int:
        """What the driver of the seat is worth; 0 before there is one."""
        return bonus_of(self.setting, self.view, self.seat)

    @property
    def to_buy(self) -> int:
        """How many strategy cards the seat will have to buy."""
        return max(0, self.races - len(self.hand.strategies))

    @property
    def free(self) -> float:
        """How many recruits it need not keep for strategy cards and the cheapest drivers."""
        kept = self.deck.buy_price * self.to_buy + (self.deck.cheapest - INCOME) * self.races
        return self.recruits - kept

    def card(self, card: CardId) -> Card:
        """Return what stands on a card."""
        return self.deck.cards[card]

    def cheapest_sale(self, sales: tuple[Sell, ...]) -> Sell:
        """Return the sale of what counts least: techniques before strategy cards."""
        return min(sales, key=lambda sale: self._sale_order(self.card(sale.card)))

    def _sale_order(self, card: Card) -> tuple[bool, int]:
        return card.kind is Kind.STRATEGY, self.circuit.worth(card) + card.value


def bonus_of(setting: Setting, view: State, seat: int) -> int:
    """Return what the driver of a seat is worth; 0 before there is one."""
    driver = view.drivers[seat]
    return 0 if driver is None else setting.deck.drivers[driver].bonus
