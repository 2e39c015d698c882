"""Car: where it is, how it drives, what it can still take."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.sentence import say_of
from formulad.kernel.values import Frozen, replace
from formulad.race.dice import Gear
from formulad.race.road.track import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.kernel.sentence import Sentence
    from formulad.race.road.track import CellId
    from formulad.race.tyres import TyreSet


class Part(IntEnum):
    """A part of the car with wear points of its own."""

    TYRES = 0
    BRAKES = 1
    GEARBOX = 2
    BODY = 3
    ENGINE = 4
    ROAD_HOLDING = 5

    @property
    def word(self) -> Sentence:
        """What players call it."""
        return _WORDS[self]


_WORDS = {
    Part.TYRES: say_of("part of a car", "tyres"),
    Part.BRAKES: say_of("part of a car", "brakes"),
    Part.GEARBOX: say_of("part of a car", "gearbox"),
    Part.BODY: say_of("part of a car", "body"),
    Part.ENGINE: say_of("part of a car", "engine"),
    Part.ROAD_HOLDING: say_of("part of a car", "handling"),
}

Charge: TypeAlias = tuple[Part, int]
"""What a rule takes: so many points from a part."""


class Wear(Frozen):
    """The wear points of a car: six pools, or one that serves all parts (BEG-2)."""

    points: tuple[int, ...]
    """By `Part`; a single number is one pool for all."""

    @property
    def is_one_pool(self) -> bool:
        """Whether every part draws on the same points."""
        return len(self.points) == 1

    def left(self, part: Part) -> int:
        """Return the points a part can still lose."""
        return self.points[0] if self.is_one_pool else self.points[part]

    def is_vital(self, part: Part) -> bool:
        """Return whether a car cannot race without a point of a part (BEG-2, ELM-1)."""
        return self.is_one_pool or part in VITAL

    def spendable(self, part: Part) -> int:
        """Return the points a driver may give away: never the one that would end their race."""
        return max(0, self.left(part) - int(self.is_vital(part)))

    def minus(self, charges: Iterable[Charge]) -> Wear:
        """Return what is left after charges; a pool never falls below 0."""
        points = list(self.points)
        for part, number in charges:
            pool = 0 if self.is_one_pool else part
            points[pool] = max(0, points[pool] - number)
        return Wear(tuple(points))

    def plus(self, part: Part, number: int) -> Wear:
        """Return the points after a repair."""
        points = list(self.points)
        points[0 if self.is_one_pool else part] += number
        return Wear(tuple(points))

    def is_spent(self, parts: Iterable[Part]) -> bool:
        """Return whether one of some parts has no point left and ends the race with it."""
        return any(self.is_vital(part) and self.left(part) == 0 for part in parts)


VITAL = (Part.BODY, Part.ENGINE, Part.ROAD_HOLDING)
"""Parts whose last point ends the race when each has a pool of its own."""


class Once(StrEnum):
    """What a street car has only so often."""

    NITRO = "nitro"
    """Once per lap (STR-2)."""
    LITTER = "litter"
    """Once per lap (DRV-TEMANA-1)."""
    RADIO = "radio"
    """Once per race (DRV-STANLEY-1)."""


PER_LAP = frozenset({Once.NITRO, Once.LITTER})
"""What the line makes available again."""


class Status(StrEnum):
    """What a car is doing."""

    RACING = "racing"
    STALLED = "stalled"
    SPUN = "spun"
    """It stands the wrong way round (SPN-1)."""
    IN_PIT = "in_pit"
    COASTING = "coasting"
    """Its engine is broken; it rolls out once more (ENG-3)."""
    FINISHED = "finished"
    OUT = "out"


class Car(Frozen):
    """One car of the race, at one moment; it changes with every turn."""

    wear: Wear
    cell: CellId = NOWHERE
    gear: Gear = Gear.NEUTRAL
    lap: int = 0
    """The lap it drives, counted from 1; 0 between the grid and the line.

    One past the last for a car beyond the last finish line.
    """
    stops: int = 0
    """Stops made in the corner it stands in."""
    status: Status = Status.RACING
    tyres: TyreSet | None = None
    """What it drives on, if the race has several kinds (TYR-0)."""
    is_served: bool = False
    """It has been in its box and leaves the pits."""
    is_wreck: bool = False
    """It is out, but stands in the way until its turn would come (ELM-3)."""
    used: frozenset[Once] = frozenset()
    """What it has had of its share in this lap, or in this race."""

    @property
    def is_on_track(self) -> bool:
        """Whether it still takes part."""
        return self.status not in _GONE

    @property
    def is_in_the_way(self) -> bool:
        """Whether others cannot drive through it."""
        return self.is_wreck or self.status not in _GONE

    @property
    def is_slow(self) -> bool:
        """Whether it stands on the track without driving: stalled, spun or wrecked."""
        return self.is_wreck or self.status in (Status.STALLED, Status.SPUN)

    @property
    def is_starting_again(self) -> bool:
        """Whether its next drive is the first after a spin (SPN-2).

        It may have stalled on trying (SPN-6). Who stalls on the grid has tyres, and needs no mercy.
        """
        return self.status in (Status.SPUN, Status.STALLED)

    @property
    def may_slipstream(self) -> bool:
        """Whether it is fast enough to follow, or to be followed, in a wake (SLP-1, SLP-10)."""
        return self.status is Status.RACING and self.gear >= Gear.FOURTH

    def charged(self, charges: Iterable[Charge]) -> Car:
        """Return the car with points taken off."""
        return replace(self, wear=self.wear.minus(charges))


_GONE = (Status.FINISHED, Status.OUT)
