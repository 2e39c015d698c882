"""Moves: what a player can decide. They are imperative, and what a record keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.packs import CardId


@frozen
class Draw:
    """Draw so many cards at the beginning of a turn."""

    cards: int


@frozen
class PutUp:
    """Put a part of a car from the hand on the market."""

    card: CardId


@frozen
class OpenAuction:
    """Put a card of the market under the hammer."""

    card: CardId
    seat: int
    """Whom it is turned to: two that look alike may be turned to different players."""
    price: int
    """The opening price."""


@frozen
class Bid:
    """Bid so many millions."""

    price: int


@frozen
class Pass:
    """Do not bid any more in this auction."""


@frozen
class GiveBack:
    """Put one of one's two drivers on the market, for the one that was bought."""

    card: CardId


@frozen
class PlaySponsor:
    """Play a sponsor of the hand."""

    card: CardId


@frozen
class PlaySpecial:
    """Play a special of the hand."""

    card: CardId
    seat: int | None = None
    """The player it is for."""
    target: CardId | None = None
    """Their card; of the discards for a scout; the sponsor that goes for a new one."""
    own: CardId | None = None
    """The player's own card in an exchange of drivers; the sponsor that comes."""


@frozen
class CallRace:
    """Play a circuit of the hand."""

    card: CardId


@frozen
class Take:
    """Take a card from the hand that is spied on."""

    card: CardId


@frozen
class Discard:
    """Throw a card of the hand away."""

    card: CardId


@frozen
class EndTurn:
    """Pass the turn on."""


Move: TypeAlias = (
    Draw
    | PutUp
    | OpenAuction
    | Bid
    | Pass
    | GiveBack
    | PlaySponsor
    | PlaySpecial
    | CallRace
    | Take
    | Discard
    | EndTurn
)
