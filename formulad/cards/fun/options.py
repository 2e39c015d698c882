"""Options agreed on before the championship, by name; one that is not named is as usual."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.cards.option_entries import (
    OptionEntry,
    changed_options,
    number_entry,
    switch_entry,
    word_entry,
)
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.cards.option_entries import OptionValue


class SponsorIncome(StrEnum):
    """When sponsors pay after a race (FUN-27)."""

    ALWAYS = "always"
    ONLY_IF_RACED = "only_if_raced"


class UnpaidDriver(StrEnum):
    """What a driver does whose fee cannot be paid (FUN-30)."""

    STAYS = "stays"
    LEAVES = "leaves_to_market"


class WideGrid(StrEnum):
    """When there are more engines and chassis (FUN-2)."""

    FROM_FIVE = "from_five"
    ALWAYS = "always"
    NEVER = "never"


class FinalTiebreak(StrEnum):
    """What decides between players of as many points (FUN-32)."""

    MONEY = "money"
    """Money, then wins, then a lot."""
    WINS = "wins"
    """Wins, then money, then a lot."""
    SHARED = "shared"
    """Nothing: they share their place."""


USUAL_RACES, MOST_RACES = 6, 8
"""The book has six to eight; a shorter evening may have fewer."""
USUAL_GUARD, MOST_GUARD = 4, 8
MOST_OPENING = 5


@frozen
class Options:
    """What the players agreed on."""

    races: int = USUAL_RACES
    """How long the championship is before a card makes it longer (FUN-1)."""
    sponsor_income: SponsorIncome = SponsorIncome.ALWAYS
    overbidding: bool = True
    """Whether more may be bid than one has (FUN-15)."""
    opening_price_is_bid: bool = False
    """Whether the opening price is a bid of the seller (FUN-13)."""
    min_opening_price: int = 1
    unpaid_driver: UnpaidDriver = UnpaidDriver.STAYS
    stall_guard: int = USUAL_GUARD
    """After how many rounds without a race one has to be called; 0 for never (FUN-25)."""
    wide_grid: WideGrid = WideGrid.FROM_FIVE
    final_tiebreak: FinalTiebreak = FinalTiebreak.MONEY


CATALOGUE = (
    number_entry("races", USUAL_RACES, 1, MOST_RACES),
    word_entry("sponsor_income", SponsorIncome),
    switch_entry("overbidding", usual=True),
    switch_entry("opening_price_is_bid", usual=False),
    number_entry("min_opening_price", 1, 1, MOST_OPENING),
    word_entry("unpaid_driver", UnpaidDriver),
    number_entry("stall_guard", USUAL_GUARD, 0, MOST_GUARD),
    word_entry("wide_grid", WideGrid),
    word_entry("final_tiebreak", FinalTiebreak),
)
"""Every option, in the order in which it is asked for."""
ENTRIES: dict[str, OptionEntry] = {entry.id: entry for entry in CATALOGUE}


def read_options(named: Mapping[str, OptionValue]) -> Options:
    """Return options with those changed that are named.

    Raises:
        ValueError: if they cannot be agreed on like that; it says why.
    """
    return changed_options(Options(), named, ENTRIES)
