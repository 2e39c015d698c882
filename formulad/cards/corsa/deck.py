"""Deck: all cards, and the numbers that belong to them.

All of it comes from a file that an owner of the game can correct.
"""

from __future__ import annotations

from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, NewType

from formulad.cards.packs import CardId, Pack
from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from formulad.cards.corsa.cards import Card, Circuit, Driver, Kind

DriverId = NewType("DriverId", int)
"""A driver by number, the best first."""
CircuitId = NewType("CircuitId", int)


class Grade(Frozen):
    """Drivers who are worth the same, and are hired in one round (COR-26)."""

    bonus: int
    cost: int
    drivers: tuple[DriverId, ...]


class Deck(Frozen, dict=True):
    """All cards, and what belongs to them."""

    counts: tuple[tuple[Card, int], ...]
    """Each card with how many there are like it."""
    drivers: tuple[Driver, ...]
    """The best first."""
    circuits: tuple[Circuit, ...]
    techniques_dealt: int
    strategies_dealt: int
    recruits_dealt: Mapping[int, int]
    """By the number of players (COR-5)."""
    races: Mapping[int, int]
    """Recommended, by the number of players (COR-1)."""
    recruits: int
    """All there are, those of the bank included (COR-6)."""
    buy_price: int
    sell_price: int
    most_techniques: int
    """In one car (COR-36)."""
    die: int
    """The sides of the die."""

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Each card by its number."""
        return tuple(card for card, _ in self.counts)

    @cached_property
    def numbers(self) -> dict[str, CardId]:
        """The number of each card by its code."""
        return {card.code: CardId(at) for at, card in enumerate(self.cards)}

    @cached_property
    def circuit_numbers(self) -> dict[str, CircuitId]:
        """The number of each circuit by its id."""
        return {each.id: CircuitId(at) for at, each in enumerate(self.circuits)}

    @cached_property
    def grades(self) -> tuple[Grade, ...]:
        """The drivers by what they are worth, the best first (COR-26)."""
        numbered = enumerate(self.drivers)
        return tuple(
            Grade(bonus, cost, tuple(DriverId(at) for at, _ in alike))
            for (bonus, cost), alike in groupby(
                numbered, lambda each: (each[1].bonus, each[1].cost)
            )
        )

    @property
    def cheapest(self) -> int:
        """What the cheapest driver costs."""
        return min(driver.cost for driver in self.drivers)

    def all_of(self, kind: Kind) -> Pack:
        """Return all cards of a kind."""
        return tuple(
            CardId(at)
            for at, (card, count) in enumerate(self.counts)
            if card.kind is kind
            for _ in range(count)
        )

    def codes(self, cards: Iterable[CardId]) -> str:
        """Return cards as one line; the back of a card is a question mark."""
        return " ".join(map(self._codes.__getitem__, cards))

    @cached_property
    def _codes(self) -> tuple[str, ...]:
        """The code of each card by its number, and last that of `BACK`."""
        return (*(card.code for card in self.cards), "?")
