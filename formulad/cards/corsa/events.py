"""Events: what happened, for whoever shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.corsa.deck import CircuitId, DriverId
    from formulad.cards.corsa.moves import Build
    from formulad.cards.corsa.results import Result
    from formulad.cards.packs import CardId


@frozen
class RaceBegan:
    """A race begins; the seats go to the market in this order."""

    race: int
    order: tuple[int, ...]


@frozen
class CardDealt:
    """A player got a card of the first hand; its face is for them alone."""

    seat: int
    card: CardId


@frozen
class TechniqueDrawn:
    """A player drew the technique card of a race; its face is for them alone."""

    seat: int
    card: CardId


@frozen
class CircuitTurnedUp:
    """All see where the race is."""

    circuit: CircuitId


@frozen
class CardSold:
    """A player sold a card to the bank; its face is for them alone."""

    seat: int
    card: CardId


@frozen
class CardBought:
    """A player bought a card; its face is for them alone."""

    seat: int
    card: CardId


@frozen
class RaceSatOut:
    """A player without a strategy card cannot race this time."""

    seat: int


@frozen
class PlayerExcluded:
    """A player with neither strategy cards nor recruits is out of the game."""

    seat: int


@frozen
class WishesShown:
    """All have said whether they want a driver of a kind."""

    grade: int
    seats: tuple[int, ...]
    """Those who do."""


@frozen
class ContestRolled:
    """A player rolled for a driver whom others want as well."""

    seat: int
    face: int


@frozen
class DriverHired:
    """A player hired a driver."""

    seat: int
    driver: DriverId
    paid: int


@frozen
class CarsClosed:
    """All cars are built."""


@frozen
class CarRevealed:
    """A car is shown, before its die falls."""

    seat: int
    car: Build
    driver: DriverId
    before_die: int


@frozen
class DieFell:
    """A car has its value."""

    seat: int
    face: int
    value: int


@frozen
class TieRolled:
    """A player rolled to be ahead of equals."""

    seat: int
    face: int


@frozen
class RaceEnded:
    """A race is over, its points and recruits are booked."""

    race: int
    result: Result


@frozen
class GameEnded:
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
