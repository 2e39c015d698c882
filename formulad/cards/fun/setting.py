"""Setting of a championship: how many play, with which cards, by which options."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from formulad.cards.fun.cards import CardKind, Special
from formulad.cards.fun.options import WideGrid
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from formulad.cards.fun.cards import Card
    from formulad.cards.fun.deck import Deck
    from formulad.cards.fun.options import Options
    from formulad.cards.packs import CardId

FEWEST, MOST = 2, 6
"""Players."""
MANY = 5
"""So many players have a wide grid, if it is not agreed otherwise (FUN-2)."""


@frozen(slots=False)
class Setting:
    """What stays the same in a championship."""

    seats: int
    deck: Deck
    """As it is played with: already widened where that is agreed on."""
    options: Options

    def card(self, card: CardId) -> Card:
        """Return what stands on a card."""
        return self.deck.cards[card]

    @cached_property
    def specials(self) -> dict[CardId, Special]:
        """What each special does, by the number of its card."""
        return {
            number: card.special
            for number, card in zip(self.deck.numbers.values(), self.deck.cards, strict=True)
            if card.special is not None
        }

    @cached_property
    def circuits(self) -> frozenset[CardId]:
        """The cards that are circuits."""
        return frozenset(self.deck.of_kind(self.deck.all, CardKind.CIRCUIT))

    @cached_property
    def kinds(self) -> tuple[int, int, int, int]:
        """How many sponsors, specials, circuits and parts of cars there are."""
        kinds = [self.card(card).kind for card in self.deck.all]
        loose = (CardKind.SPONSOR, CardKind.SPECIAL, CardKind.CIRCUIT)
        sponsors, specials, circuits = (kinds.count(kind) for kind in loose)
        return sponsors, specials, circuits, len(kinds) - sponsors - specials - circuits

    @cached_property
    def full_hand(self) -> int:
        """So many circuits in a hand are shown and replaced: nobody could pass it on (FUN-7)."""
        return self.deck.hand_limit + 1


def setting_of(seats: int, deck: Deck, options: Options) -> Setting:
    """Return the setting of a championship.

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
    if options.min_opening_price > deck.start_money:
        fault = say(
            "nobody could open an auction at {price} M$: all begin with {money} M$",
            price=options.min_opening_price,
            money=deck.start_money,
        )
        raise ValueError(fault)
    return Setting(seats, deck.widened() if _is_wide(seats, options) else deck, options)


def _is_wide(seats: int, options: Options) -> bool:
    match options.wide_grid:
        case WideGrid.FROM_FIVE:
            return seats >= MANY
        case WideGrid.ALWAYS:
            return True
        case WideGrid.NEVER:
            return False
