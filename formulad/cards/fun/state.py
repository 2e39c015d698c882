"""State of a championship at one moment."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.fun.events import Event
    from formulad.cards.fun.race_cars import RaceCar
    from formulad.cards.packs import CardId, Pack
    from formulad.kernel.game import Step


class Stage(Enum):
    """What comes next."""

    FIRST = "first"
    """Who begins is drawn by lot."""
    DEAL = "deal"
    TURN = "turn"
    """A turn begins."""
    DRAW = "draw"
    DRAWING = "drawing"
    ACT = "act"
    BID = "bid"
    HAMMER = "hammer"
    """An auction is over, or nobody is left who may bid."""
    RETURN = "return"
    """The winner has two drivers, and gives one of them back."""
    LOOK = "look"
    """A hand is opened for a spy."""
    SPY = "spy"
    LOSE = "lose"
    RACE = "race"
    """The cars that have no equal find their places."""
    TIE = "tie"
    AFTER_RACE = "after race"
    FINAL = "final"
    """The champion is drawn by lot among equals."""
    OVER = "over"


class MarketCard(NamedTuple):
    """A card on the market."""

    card: CardId
    seat: int
    """Whom it is turned to: it is gone when their next turn begins (FUN-4)."""


class Team(NamedTuple):
    """What a player has in play."""

    engine: CardId | None = None
    chassis: CardId | None = None
    drivers: tuple[CardId, ...] = ()
    sponsors: tuple[CardId, ...] = ()

    @property
    def is_ready(self) -> bool:
        """Whether it takes part in races (FUN-20)."""
        return self.engine is not None and self.chassis is not None and bool(self.drivers)

    @property
    def cards(self) -> tuple[CardId, ...]:
        """All cards in play."""
        parts = tuple(card for card in (self.engine, self.chassis) if card is not None)
        return (*parts, *self.drivers, *self.sponsors)


PASSED = -1
SILENT = 0


class Auction(NamedTuple):
    """A card under the hammer."""

    lot: MarketCard
    opening: int
    """The least that is bid for it."""
    waiting: tuple[int, ...]
    """Who has not passed, the next to speak first."""
    said: tuple[int, ...]
    """By seat: the last bid; `PASSED`, or `SILENT`."""
    leader: int | None = None
    """Who has bid the most."""

    @property
    def highest(self) -> int:
        """The highest bid; none is 0."""
        return 0 if self.leader is None else self.said[self.leader]


class RaceResult(NamedTuple):
    """A race that is over."""

    circuit: CardId
    cars: tuple[RaceCar, ...]
    """The winner first."""
    points: tuple[int, ...]
    """Of each car."""
    caller: int
    """Who called it."""


@frozen
class Turn:
    """What was done in a turn."""

    draws: int = 0
    """How many cards are still to be drawn."""
    has_sponsor: bool = False
    """Whether the sponsor of this turn was played (FUN-17)."""
    has_raced: bool = False
    """Whether a circuit was played (FUN-19)."""
    auctioned: Pack = ()
    """The cards that were under the hammer: each is once in a turn (FUN-11)."""
    victim: int = 0
    """Whose hand a spy looks into, or who loses cards by lot."""
    losses: int = 0
    """How many cards they still lose."""


@frozen
class State:
    """A championship at one moment."""

    stage: Stage
    hands: tuple[Pack, ...]
    """By seat."""
    teams: tuple[Team, ...]
    money: tuple[int, ...]
    """In millions."""
    length: int
    """How many races there will be."""
    pile: Pack = ()
    left: int = 0
    """How many cards can still be drawn."""
    discards: tuple[CardId, ...] = ()
    """The last one at the end."""
    market: tuple[MarketCard, ...] = ()
    """In the order in which the cards came there."""
    at: int = 0
    """Whose turn it is."""
    turns: int = 0
    """How many have begun."""
    quiet: int = 0
    """How many turns ended without a race although there could have been one (FUN-25)."""
    idle: int = 0
    """How many turns in a row ended while nobody had a whole car (FUN-46, FUN-47)."""
    turn: Turn = Turn()
    auction: Auction | None = None
    circuit: CardId | None = None
    """The one that is raced on."""
    placed: tuple[RaceCar, ...] = ()
    """The cars that have found their places, the winner first."""
    rest: tuple[RaceCar, ...] = ()
    """The others, the best first."""
    results: tuple[RaceResult, ...] = ()
    lots: tuple[int, ...] = ()
    """The players who were equal in the end, in the order in which a lot drew them (FUN-32)."""


FunStep: TypeAlias = "Step[State, Event]"
"""What a decision or an outcome leads to."""
