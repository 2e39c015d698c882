"""Events: what happened, for whoever shows it. Places are counted from 1, money is in millions."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.fun.race_cars import RaceCar
    from formulad.cards.packs import CardId


class Reason(Enum):
    """What money is for."""

    DRAW = "draw"
    AUCTION = "auction"
    BLUFF = "bluff"
    SPONSOR = "sponsor"
    BRINGS = "brings"
    FEE = "fee"
    SPECIAL = "special"


@frozen
class FirstDrawn:
    """A lot said who begins."""

    seat: int


@frozen
class CardDealt:
    """A player got a card of the first hand; its face is for them alone."""

    seat: int
    card: CardId


@frozen
class TurnBegan:
    """A player has the turn."""

    seat: int


@frozen
class LeftMarket:
    """Nobody bought a card, and it went to the discards."""

    card: CardId
    seat: int
    """Whom it was turned to."""


@frozen
class CardDrawn:
    """A player drew a card; its face is for them alone."""

    seat: int
    card: CardId


@frozen
class PileRenewed:
    """The pile was empty: the discards became the next one."""

    cards: int


@frozen
class CircuitsShown:
    """A hand was full of circuits: they were shown and discarded, and others are drawn."""

    seat: int
    cards: tuple[CardId, ...]


@frozen
class MoneyMoved:
    """The bank paid a player, or was paid."""

    seat: int
    amount: int
    """What the player gained; less than nothing for what they paid."""
    reason: Reason
    card: CardId | None = None


@frozen
class PutOnMarket:
    """A card of the hand went to the market."""

    seat: int
    card: CardId


@frozen
class AuctionOpened:
    """A card came under the hammer."""

    seat: int
    card: CardId
    opening: int


@frozen
class BidMade:
    """Somebody bid."""

    seat: int
    price: int


@frozen
class BidderPassed:
    """Somebody does not bid any more in this auction."""

    seat: int


@frozen
class AuctionUnsold:
    """Nobody bought the card: it stays on the market."""

    card: CardId


@frozen
class BluffCaught:
    """The winner could not pay: the sale is void, and the auction begins anew."""

    seat: int
    price: int


@frozen
class CardBought:
    """The winner paid, and the card is in play."""

    seat: int
    card: CardId
    price: int


@frozen
class ReturnedToMarket:
    """A card in play made way, and lies on the market."""

    seat: int
    card: CardId


@frozen
class SponsorPlayed:
    """A sponsor came into play."""

    seat: int
    card: CardId


@frozen
class SpecialPlayed:
    """A special was played."""

    seat: int
    card: CardId
    target: int | None = None
    """The player it is for."""


@frozen
class LengthChanged:
    """The championship has another length."""

    races: int


@frozen
class CardTaken:
    """A player took a card of the discards."""

    seat: int
    card: CardId


@frozen
class CardsSwapped:
    """Two players exchanged what they have in play."""

    seat: int
    mine: CardId
    other: int
    theirs: CardId


@frozen
class CardEliminated:
    """A card in play went to the discards."""

    seat: int
    """Whose it was."""
    card: CardId


@frozen
class HandOpened:
    """A spy looks into a hand."""

    seat: int
    other: int


@frozen
class CardStolen:
    """A spy took a card; its face is for the two of them alone."""

    seat: int
    card: CardId
    other: int


@frozen
class CardLost:
    """A player lost a card by lot."""

    seat: int
    card: CardId


@frozen
class RaceCalled:
    """A circuit was played; the cars have these values, the best first."""

    seat: int
    circuit: CardId
    cars: tuple[RaceCar, ...]


@frozen
class RaceEnded:
    """All cars have their places."""

    number: int
    cars: tuple[RaceCar, ...]
    points: tuple[int, ...]


@frozen
class Discarded:
    """A player threw a card away."""

    seat: int
    card: CardId


@frozen
class DrawnByLot:
    """A lot drew a player of those who were equal in the end."""

    seat: int


@frozen
class ChampionshipEnded:
    """The last race is over."""


Event: TypeAlias = (
    FirstDrawn
    | CardDealt
    | TurnBegan
    | LeftMarket
    | CardDrawn
    | PileRenewed
    | CircuitsShown
    | MoneyMoved
    | PutOnMarket
    | AuctionOpened
    | BidMade
    | BidderPassed
    | AuctionUnsold
    | BluffCaught
    | CardBought
    | ReturnedToMarket
    | SponsorPlayed
    | SpecialPlayed
    | LengthChanged
    | CardTaken
    | CardsSwapped
    | CardEliminated
    | HandOpened
    | CardStolen
    | CardLost
    | RaceCalled
    | RaceEnded
    | Discarded
    | DrawnByLot
    | ChampionshipEnded
)
