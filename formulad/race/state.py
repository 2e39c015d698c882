"""The race at one moment. Everything the rules need to go on from here, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING

from formulad.race.car import OFF_TRACK

if TYPE_CHECKING:
    from typing import Any

    from formulad.race.car import Car
    from formulad.race.track import CellId


class Phase(IntEnum):
    """The parts of a turn in their order (MOV-1). A rule set fills those that it uses."""

    GRID = 0
    """Before the race: places on the grid."""
    START = 1
    GEAR = 2
    DIE = 3
    BONUS = 4
    PATH = 5
    SLIPSTREAM = 6
    COLLISIONS = 7
    ENGINES = 8
    ABILITY = 9
    PITS = 10
    WEATHER = 11
    END = 12
    """The turn passes on."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What has happened so far in the turn being played."""

    is_geared: bool = False
    """A gear is engaged for this turn."""
    face: int = 0
    """What the gear die showed; 0 if none was rolled."""
    cells: int = 0
    """How far the car has to go."""
    has_moved: bool = False
    is_lost: bool = False
    """The engine stalled: nothing more happens in this turn."""
    is_great_start: bool = False
    """The car leaps off the grid: its cells come from no die (STA-3)."""


@dataclass(frozen=True, slots=True)
class BlackTest:
    """A black die that is due."""

    car: int
    other: int = -1
    """In a collision the car it is about."""


@dataclass(frozen=True, slots=True)
class GridDraw:
    """The draw for the grid: blocks of cars that tied, best places first (GRD-1)."""

    blocks: tuple[tuple[int, ...], ...]
    rolls: tuple[int, ...] = ()
    """What the cars of the first undecided block have rolled so far."""


@dataclass(frozen=True, slots=True)
class State:
    """A race in play."""

    cars: tuple[Car, ...]
    """By seat."""
    phase: Phase = Phase.GRID
    round: int = 0
    order: tuple[int, ...] = ()
    """Seats in the order of this round; fixed when it began (ORD-1)."""
    at: int = 0
    """Whose turn it is: index in `order`."""
    turn: Turn = Turn()
    tests: tuple[BlackTest, ...] = ()
    """Black dice due in this phase, first first."""
    draw: GridDraw | None = None
    finished: tuple[int, ...] = ()
    """Seats in the order in which they crossed the line."""
    retired: tuple[int, ...] = ()
    """Seats in the order in which they went out."""

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.at]

    @property
    def car(self) -> Car:
        """The car whose turn it is."""
        return self.cars[self.seat]

    @property
    def is_over(self) -> bool:
        """Whether every car has finished or is out (FIN-3)."""
        return len(self.finished) + len(self.retired) == len(self.cars)

    def with_car(self, seat: int, car: Car, **changes: Any) -> State:
        """Return the race with one car replaced, and other fields changed."""
        cars = (*self.cars[:seat], car, *self.cars[seat + 1 :])
        return replace(self, cars=cars, **changes)

    def occupied(self, but: int = -1) -> frozenset[CellId]:
        """Return the cells on which cars stand, leaving one seat out."""
        return frozenset(
            car.cell
            for seat, car in enumerate(self.cars)
            if seat != but and car.is_on_track and car.cell != OFF_TRACK
        )
