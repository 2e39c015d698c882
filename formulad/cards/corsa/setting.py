"""Setting of a game: how many play, with which cards, by which options."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from formulad.cards.corsa.options import (
    Elimination,
    ExtraCards,
    RecruitBank,
    RecruitCounts,
    Selling,
)
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from formulad.cards.corsa.deck import Deck, Grade
    from formulad.cards.corsa.options import Options

FEWEST, MOST = 3, 5
"""Players (COR-2)."""


@frozen(slots=False)
class Setting:
    """What stays the same in a game."""

    seats: int
    """How many players there are."""
    deck: Deck
    options: Options

    @cached_property
    def races(self) -> int:
        """How many races there are (COR-1)."""
        return self.options.races or self.deck.races[self.seats]

    @cached_property
    def faces(self) -> int:
        """How many sides the die has."""
        return self.options.die or self.deck.die

    @property
    def grades(self) -> tuple[Grade, ...]:
        """The drivers by what they are worth, the best first."""
        return self.deck.grades

    @cached_property
    def to_race(self) -> int:
        """How many recruits a strategy card and the cheapest driver cost (COR-22)."""
        return self.deck.buy_price + self.deck.cheapest

    @property
    def is_literal(self) -> bool:
        """Whether the sentence on exclusion is taken at its word (COR-24)."""
        return self.options.elimination is Elimination.LITERAL

    @property
    def excludes(self) -> bool:
        """Whether anybody can be out of the game (COR-23)."""
        return self.options.elimination is not Elimination.OFF

    @property
    def sells_freely(self) -> bool:
        """Whether players sell whenever they like (COR-16)."""
        return self.options.selling is Selling.FREE

    @property
    def buys_freely(self) -> bool:
        """Whether players buy as many extra cards as they can pay (COR-18)."""
        return self.options.extra_cards is ExtraCards.UNLIMITED

    @property
    def hides_recruits(self) -> bool:
        """Whether nobody knows how many recruits the others have (COR-51)."""
        return self.options.recruit_counts is RecruitCounts.HIDDEN

    @property
    def bank_is_limited(self) -> bool:
        """Whether recruits run out (COR-48)."""
        return self.options.recruit_bank is RecruitBank.LIMITED


def setting_of(seats: int, deck: Deck, options: Options) -> Setting:
    """Return the setting of a game.

    Raises:
        ValueError: if it cannot be played like that; it says why.
    """
    if not FEWEST <= seats <= MOST:
        fault = say(
            "{fewest} to {most} can play it, not {players}",
            fewest=FEWEST,
            most=MOST,
            players=seats,
        )
        raise ValueError(fault)
    return Setting(seats, deck, options)
