"""Options agreed on before the game, by name; one that is not named is as usual."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.cards.corsa.outcomes import MOST_FACES
from formulad.cards.option_entries import OptionEntry, changed_options, whole_number, word_entry
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from formulad.cards.option_entries import OptionValue

FEWEST_RACES, MOST_RACES = 5, 9
FEWEST_FACES = 4
RECOMMENDED, PRINTED = "recommended", "printed"


class Elimination(StrEnum):
    """What becomes of a player with neither strategy cards nor recruits (COR-23)."""

    SOFT = "soft"
    """They are out of the game once they leave the market like that."""
    LITERAL = "literal"
    """They are out at once, and nobody may sell to be able to race (COR-22)."""
    OFF = "off"
    """They sit out the race."""


class ExtraCards(StrEnum):
    """How many extra cards a player may buy in a race (COR-18)."""

    ONE_OF_EACH = "one_of_each"
    UNLIMITED = "unlimited"


class Selling(StrEnum):
    """When a player may sell (COR-16)."""

    WHEN_NEEDED = "when_needed"
    FREE = "free"


class RecruitBank(StrEnum):
    """How many recruits there are (COR-48)."""

    LIMITED = "limited"
    UNLIMITED = "unlimited"


class RecruitCounts(StrEnum):
    """Who knows how many recruits a player has (COR-51)."""

    PUBLIC = "public"
    HIDDEN = "hidden"


class MarketOrder(StrEnum):
    """Who goes to the market first (COR-13)."""

    LAST_TO_FIRST = "last_to_first"
    ROTATING = "rotating"


class DriverDraft(StrEnum):
    """How players say whether they want a driver (COR-27)."""

    SECRET = "secret"  # noqa: S105 - no password: they decide in secret
    OPEN = "open"


@frozen
class Options:
    """What the players agreed on."""

    races: int = 0
    """How many there are; 0 for as many as are recommended (COR-1)."""
    elimination: Elimination = Elimination.SOFT
    extra_cards: ExtraCards = ExtraCards.ONE_OF_EACH
    selling: Selling = Selling.WHEN_NEEDED
    recruit_bank: RecruitBank = RecruitBank.LIMITED
    recruit_counts: RecruitCounts = RecruitCounts.PUBLIC
    market_order: MarketOrder = MarketOrder.LAST_TO_FIRST
    driver_draft: DriverDraft = DriverDraft.SECRET
    die: int = 0
    """The sides of the die; 0 for as many as the file of the cards says."""


def _number_or(word: str, lowest: int, highest: int) -> Callable[[str], int]:
    """Return a reader of whole numbers, for which a word stands for the usual one."""
    whole = whole_number(lowest, highest)

    def read(text: str) -> int:
        if text == word:
            return 0
        try:
            return whole(text)
        except ValueError as error:
            fault = say("'{word}' or {number}", word=word, number=error.args[0])
            raise ValueError(fault) from None

    return read


CATALOGUE = (
    OptionEntry(
        "races",
        (RECOMMENDED, *range(FEWEST_RACES, MOST_RACES + 1)),
        _number_or(RECOMMENDED, FEWEST_RACES, MOST_RACES),
    ),
    word_entry("elimination", Elimination),
    word_entry("extra_cards", ExtraCards),
    word_entry("selling", Selling),
    word_entry("recruit_bank", RecruitBank),
    word_entry("recruit_counts", RecruitCounts),
    word_entry("market_order", MarketOrder),
    word_entry("driver_draft", DriverDraft),
    OptionEntry(
        "die", (PRINTED, 4, 6, 8, 10, 12, 20), _number_or(PRINTED, FEWEST_FACES, MOST_FACES)
    ),
)
"""Every option, in the order in which it is asked for."""
ENTRIES = {entry.id: entry for entry in CATALOGUE}


def read_options(named: Mapping[str, OptionValue]) -> Options:
    """Return options with those changed that are named.

    Raises:
        ValueError: if they cannot be agreed on like that; it says why.
    """
    return changed_options(Options(), named, ENTRIES)
