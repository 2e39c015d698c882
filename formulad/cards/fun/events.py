"""Events: what happened, for whoever shows it. Places are counted from 1, money is in millions."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen

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


class FirstDrawn(Frozen):
    """A lot said who begins."""

    seat: int


class CardDealt(Frozen):
    """A player got a card of the first hand; its face is for them alone."""

    seat: int
    card: CardId


class TurnBegan(Frozen):
    """A player has the turn."""

    seat: int


class LeftMarket(Frozen):
    """Nobody bought a card, and it went to the discards."""

    card: CardId
    seat: int
    """Whom it was turned to."""


class CardDrawn(Frozen):
    """A player drew a card; its face is for them alone."""

    seat: int
    card: CardId


class PileRenewed(Frozen):
    """The pile was empty: the discards became the next one."""

    cards: int


class CircuitsShown(Frozen):
    """A hand was full of circuits: they were shown and discarded, and others are drawn."""

    seat: int
    cards: tuple[CardId, ...]


class MoneyMoved(Frozen):
    """The bank paid a player, or was paid."""

    seat: int
    amount: int
    """What the player gained; less than nothing for what they paid."""
    reason: Reason
    card: CardId | None = None


class PutOnMarket(Frozen):
    """A card of the hand went to the market."""

    seat: int
    card: CardId


class AuctionOpened(Frozen):
    """A card came under the hammer."""

    seat: int
    card: CardId
    opening: int


class BidMade(Frozen):
    """Somebody bid."""

    seat: int
    price: int


class BidderPassed(Frozen):
    """Somebody does not bid any more in this auction."""

    seat: int


class AuctionUnsold(Frozen):
    """Nobody bought the card: it stays on the market."""

    card: CardId


class BluffCaught(Frozen):
    """The winner could not pay: the sale is void, and the auction begins anew."""

    seat: int
    price: int


class CardBought(Frozen):
    """The winner paid, and the card is in play."""

    seat: int
    card: CardId
    price: int


class ReturnedToMarket(Frozen):
    """A card in play made way, and lies on the market."""

    seat: int
    card: CardId


class SponsorPlayed(Frozen):
    """A sponsor came into play."""

    seat: int
    card: CardId


class SpecialPlayed(Frozen):
    """A special was played."""

    seat: int
    card: CardId
    target: int | None = None
    """The player it is for."""


class LengthChanged(Frozen):
    """The championship has another length."""

    races: int


class CardTaken(Frozen):
    """A player took a card of the discards."""

    seat: int
    card: CardId


class CardsSwapped(Frozen):
    """Two players exchanged what they have in play."""

    seat: int
    mine: CardId
    other: int
    theirs: CardId


class CardEliminated(Frozen):
    """A card in play went to the discards."""

    seat: int
    """Whose it was."""
    card: CardId


class HandOpened(Frozen):
    """A spy looks into a hand."""

    seat: int
    other: int


class CardStolen(Frozen):
    """A spy took a card; its face is for the two of them alone."""

    seat: int
    card: CardId
    other: int


class CardLost(Frozen):
    """A player lost a card by lot."""

    seat: int
    card: CardId


class RaceCalled(Frozen):
    """A circuit was played; the cars have these values, the best first."""

    seat: int
    circuit: CardId
    cars: tuple[RaceCar, ...]


class RaceEnded(Frozen):
    """All cars have their places."""

    number: int
    cars: tuple[RaceCar, ...]
    points: tuple[int, ...]


class Discarded(Frozen):
    """A player threw a card away."""

    seat: int
    card: CardId


class DrawnByLot(Frozen):
    """A lot drew a player of those who were equal in the end."""

    seat: int


class ChampionshipEnded(Frozen):
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
