"""State of a game at one moment."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from formulad.cards.corsa.cards import Kind
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.corsa.deck import CircuitId, DriverId
    from formulad.cards.corsa.events import Event
    from formulad.cards.corsa.moves import Build, Wish
    from formulad.cards.corsa.results import Result
    from formulad.cards.packs import CardId, Pack
    from formulad.kernel.game import Step


class Stage(Enum):
    """What comes next."""

    START = "start"
    """Chance says who is first at the first market."""
    DEAL = "deal"
    DRAW = "draw"
    """Everybody draws a technique card."""
    CIRCUIT = "circuit"
    VISIT = "visit"
    """A player comes to the market."""
    MARKET = "market"
    BUY = "buy"
    """A card from the market comes up."""
    LEAVE = "leave"
    """A player leaves the market, able to race or not."""
    OFFER = "offer"
    """Drivers of the next kind are to be hired."""
    WISH = "wish"
    HIRE = "hire"
    """All have said what they want."""
    CONTEST = "contest"
    CAR = "car"
    REVEAL = "reveal"
    """The next car is shown."""
    THROW = "throw"
    RANK = "rank"
    """All cars have their values."""
    TIE = "tie"
    OVER = "over"


@frozen
class Hand:
    """The cards of a player; their numbers are public, their faces are not (COR-50)."""

    techniques: Pack = ()
    strategies: Pack = ()

    def of(self, kind: Kind) -> Pack:
        """Return the cards of a kind."""
        return self.techniques if kind is Kind.TECHNIQUE else self.strategies

    def __len__(self) -> int:
        """Return how many cards it has."""
        return len(self.techniques) + len(self.strategies)


@frozen
class State:
    """A game at one moment."""

    stage: Stage
    hands: tuple[Hand, ...]
    """By seat."""
    recruits: tuple[int, ...]
    """By seat; below 0 where nobody may know."""
    bank: int
    """The recruits that nobody has; below 0 where there is no end of them (COR-48)."""
    techniques: Pack
    """What may come up from their deck."""
    strategies: Pack
    circuits: tuple[CircuitId, ...]
    """Those that were not raced on."""
    order: tuple[int, ...] = ()
    """The seats, the first at the market first; those that are out of the game are not in it."""
    start: int = 0
    """Who was first at the first market."""
    race: int = 1
    circuit: CircuitId | None = None
    at: int = 0
    """How many of the order have had their turn at this stage."""
    bought: tuple[Kind, ...] = ()
    """What the player at the market has bought."""
    wanted: Kind | None = None
    """What is being bought."""
    grade: int = 0
    """Which drivers are being hired, the best first."""
    wishes: tuple[Wish | None, ...] = ()
    """By seat; None of those who are not asked, or not yet."""
    drivers: tuple[DriverId | None, ...] = ()
    """Who was hired, by seat."""
    cars: tuple[Build | None, ...] = ()
    """By seat."""
    dice: tuple[int, ...] = ()
    """What each car rolled, by seat; 0 for nothing yet."""
    rolls: tuple[tuple[int, ...], ...] = ()
    """What each seat rolled to be ahead of equals."""
    rolling: tuple[int, ...] = ()
    """The seats that still have to roll for that."""
    sitting_out: tuple[int, ...] = ()
    """Who cannot race this time."""
    excluded: tuple[int, ...] = ()
    """Who is out of the game, the first one first."""
    results: tuple[Result, ...] = ()

    @property
    def seat(self) -> int:
        """The one whose turn it is."""
        return self.order[self.at]

    @property
    def racers(self) -> tuple[int, ...]:
        """The seats that race, in the order of the market."""
        return tuple(seat for seat in self.order if seat not in self.sitting_out)

    def deck_of(self, kind: Kind) -> Pack:
        """Return what may come up from the deck of a kind."""
        return self.techniques if kind is Kind.TECHNIQUE else self.strategies


CorsaStep: TypeAlias = "Step[State, Event]"
"""What a decision or an outcome leads to."""


def holds(state: State, seat: int, card: CardId) -> bool:
    """Return whether a seat has a card in its hand."""
    hand = state.hands[seat]
    return card in hand.techniques or card in hand.strategies
