"""Events: what happened, for whoever shows it. Places are counted from 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cars import Car, Team
    from formulad.cards.packs import CardId


@frozen
class TeamSeated:
    """A team without a player got its place at the table."""

    team: Team
    after: int
    """The seat of the player before it, who turns its cards up."""


@frozen
class TeamOnGrid:
    """A team got its two places on the grid."""

    team: Team
    front: int
    rear: int


@frozen
class CardDealt:
    """A player got a card of the first hand; its face is for them alone."""

    seat: int
    card: CardId


@frozen
class RaceBegan:
    """All hands are dealt, and the first player has the turn."""

    race: int
    grid: tuple[Car, ...]
    seat: int


@frozen
class CardPlayed:
    """A player put a card on the discards."""

    seat: int
    card: CardId
    car: Car | None


@frozen
class CardTurnedUp:
    """The top card of the pile is played for a team without a player."""

    team: Team
    card: CardId
    car: Car | None


@frozen
class DieFell:
    """The die shows a face."""

    face: int


@frozen
class CarsMoved:
    """Cars that follow each other moved in the line."""

    cars: tuple[Car, ...]
    start: int
    """The place of the first of them before."""
    end: int
    """Its place now."""


@frozen
class CarsRetired:
    """One car is out of the race, or two that crashed, the one ahead first."""

    cars: tuple[Car, ...]


@frozen
class NothingMoved:
    """The card, or the die, changed nothing of the line."""


@frozen
class CardDrawn:
    """A player drew a card; its face is for them alone."""

    seat: int
    card: CardId


@frozen
class LastTurnsBegan:
    """The pile is empty: every player has one more turn."""


@frozen
class RaceEnded:
    """A race is over."""

    race: int
    classification: tuple[Car, ...]


@frozen
class SeasonEnded:
    """The last race is over."""


Event: TypeAlias = (
    TeamSeated
    | TeamOnGrid
    | CardDealt
    | RaceBegan
    | CardPlayed
    | CardTurnedUp
    | DieFell
    | CarsMoved
    | CarsRetired
    | NothingMoved
    | CardDrawn
    | LastTurnsBegan
    | RaceEnded
    | SeasonEnded
)
