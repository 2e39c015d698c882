"""Events: what happened, for whoever shows it. Places are counted from 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cars import Car, Team
    from formulad.cards.packs import CardId


class TeamSeated(Frozen):
    """A team without a player got its place at the table."""

    team: Team
    after: int
    """The seat of the player before it, who turns its cards up."""


class TeamOnGrid(Frozen):
    """A team got its two places on the grid."""

    team: Team
    front: int
    rear: int


class CardDealt(Frozen):
    """A player got a card of the first hand; its face is for them alone."""

    seat: int
    card: CardId


class RaceBegan(Frozen):
    """All hands are dealt, and the first player has the turn."""

    race: int
    grid: tuple[Car, ...]
    seat: int


class CardPlayed(Frozen):
    """A player put a card on the discards."""

    seat: int
    card: CardId
    car: Car | None


class CardTurnedUp(Frozen):
    """The top card of the pile is played for a team without a player."""

    team: Team
    card: CardId
    car: Car | None


class DieFell(Frozen):
    """The die shows a face."""

    face: int


class CarsMoved(Frozen):
    """Cars that follow each other moved in the line."""

    cars: tuple[Car, ...]
    start: int
    """The place of the first of them before."""
    end: int
    """Its place now."""


class CarsRetired(Frozen):
    """One car is out of the race, or two that crashed, the one ahead first."""

    cars: tuple[Car, ...]


class NothingMoved(Frozen):
    """The card, or the die, changed nothing of the line."""


class CardDrawn(Frozen):
    """A player drew a card; its face is for them alone."""

    seat: int
    card: CardId


class LastTurnsBegan(Frozen):
    """The pile is empty: every player has one more turn."""


class RaceEnded(Frozen):
    """A race is over."""

    race: int
    classification: tuple[Car, ...]


class SeasonEnded(Frozen):
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
