"""Events: what happened, for whoever shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from formulad.cards.corsa.deck import CircuitId, DriverId
    from formulad.cards.corsa.moves import Build
    from formulad.cards.corsa.results import Result
    from formulad.cards.packs import CardId


class RaceBegan(Frozen):
    """A race begins; the seats go to the market in this order."""

    race: int
    order: tuple[int, ...]


class CardDealt(Frozen):
    """A player got a card of the first hand; its face is for them alone."""

    seat: int
    card: CardId


class TechniqueDrawn(Frozen):
    """A player drew the technique card of a race; its face is for them alone."""

    seat: int
    card: CardId


class CircuitTurnedUp(Frozen):
    """All see where the race is."""

    circuit: CircuitId


class CardSold(Frozen):
    """A player sold a card to the bank; its face is for them alone."""

    seat: int
    card: CardId


class CardBought(Frozen):
    """A player bought a card; its face is for them alone."""

    seat: int
    card: CardId


class RaceSatOut(Frozen):
    """A player without a strategy card cannot race this time."""

    seat: int


class PlayerExcluded(Frozen):
    """A player with neither strategy cards nor recruits is out of the game."""

    seat: int


class WishesShown(Frozen):
    """All have said whether they want a driver of a kind."""

    grade: int
    seats: tuple[int, ...]
    """Those who do."""


class ContestRolled(Frozen):
    """A player rolled for a driver whom others want as well."""

    seat: int
    face: int


class DriverHired(Frozen):
    """A player hired a driver."""

    seat: int
    driver: DriverId
    paid: int


class CarsClosed(Frozen):
    """All cars are built."""


class CarRevealed(Frozen):
    """A car is shown, before its die falls."""

    seat: int
    car: Build
    driver: DriverId
    before_die: int


class DieFell(Frozen):
    """A car has its value."""

    seat: int
    face: int
    value: int


class TieRolled(Frozen):
    """A player rolled to be ahead of equals."""

    seat: int
    face: int


class RaceEnded(Frozen):
    """A race is over, its points and recruits are booked."""

    race: int
    result: Result


class GameEnded(Frozen):
    """The last race is over."""


Event: TypeAlias = (
    RaceBegan
    | CardDealt
    | TechniqueDrawn
    | CircuitTurnedUp
    | CardSold
    | CardBought
    | RaceSatOut
    | PlayerExcluded
    | WishesShown
    | ContestRolled
    | DriverHired
    | CarsClosed
    | CarRevealed
    | DieFell
    | TieRolled
    | RaceEnded
    | GameEnded
)
