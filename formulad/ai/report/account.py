"""Account of a race in turns: mistakes, dice, traffic and risks of each driver, which add up.

A car that goes out comes to more turns than any that goes on. So a chance to go out makes all
figures jump, and back again when nothing has happened: such changes are put down as risks, apart
from the three, or they would drown them.
"""

from __future__ import annotations

from functools import cached_property
from math import sqrt
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.race.moves import Move

RISK = 3.0
"""What changes the turns of a car by so many is about going out."""
DOOMED = 30.0
"""A car that can expect so many turns more than at the start goes out, whatever it does."""


@frozen
class Weighed:
    """A decision or a die of a driver, in turns expected in all."""

    place: int
    """In the race: the step that it is."""
    seat: int
    done: int
    """The turns that the car had used before: in its own turn not the one being played."""
    since: float
    """Expected after the driver's decision or die before."""
    before: float
    """Expected now, before it."""
    after: float
    """Expected after it."""
    is_die: bool
    best: Move | None = None
    """What should have been decided."""
    is_forced: bool = False
    """Nothing else could be decided, or nothing better and nothing worse."""
    variance: float = 0.0
    """Of a gear die, in turns squared."""

    @property
    def mistake(self) -> float:
        """The turns that a decision has cost; never less than nothing."""
        return 0.0 if self.is_die else self.after - self.before

    @property
    def luck(self) -> float:
        """The turns that a die has given; below 0 those it has taken."""
        return self.before - self.after if self.is_die else 0.0

    @property
    def traffic(self) -> float:
        """The turns that all else has cost since the driver's decision or die before."""
        return self.before - self.since


@frozen(slots=False)
class DriverAccount:
    """The race of a driver in turns: what was expected, and the four things that changed it."""

    seat: int
    par: float
    """Expected in all at the start, on an empty road and without a mistake."""
    end: float
    """The turns used; with those still expected, if the race did not end with the flag."""
    weighed: tuple[Weighed, ...]
    is_out: bool = False

    @cached_property
    def mistakes(self) -> float:
        """The turns that decisions have cost."""
        return sum(_usual(each.mistake) for each in self.weighed)

    @cached_property
    def luck(self) -> float:
        """The turns that dice have given, less those they have taken."""
        return sum(_usual(each.luck) for each in self.weighed)

    @cached_property
    def traffic(self) -> float:
        """The turns that all else has cost: cars in the way, contacts, wakes, the weather."""
        return sum(self._elsewhere)

    @cached_property
    def risks(self) -> float:
        """The turns that chances to go out have cost in the end."""
        return self.above_par - self.mistakes + self.luck - self.traffic

    @property
    def above_par(self) -> float:
        """The turns used more than expected at the start."""
        return self.end - self.par

    @property
    def decisions(self) -> tuple[Weighed, ...]:
        """The decisions that were not forced."""
        return tuple(each for each in self.weighed if not each.is_die and not each.is_forced)

    @property
    def mean_mistake(self) -> float:
        """What a decision that was not forced has cost on average."""
        made = self.decisions
        return sum(min(each.mistake, RISK) for each in made) / len(made) if made else 0.0

    @property
    def usual_luck(self) -> float:
        """How much luck gear dice bring usually over such a race, one way or the other."""
        return sqrt(sum(each.variance for each in self.weighed if each.variance < RISK**2))

    @property
    def unrest(self) -> float:
        """How much traffic changed, one way or the other: a measure of how well it is known."""
        return sqrt(sum(each**2 for each in self._elsewhere))

    @cached_property
    def _elsewhere(self) -> list[float]:
        """All changes that were neither a decision nor a die of the driver, nor about going out."""
        last = self.weighed[-1].after if self.weighed else self.par
        changes = [(each.traffic, each.before) for each in self.weighed]
        changes.append((self.end - last, self.end))
        return [_usual(change) for change, level in changes if level < self.par + DOOMED]


@frozen(slots=False)
class RaceAccount:
    """The race of all drivers in turns, by seat; nobody's if it has not begun."""

    drivers: tuple[DriverAccount, ...]

    def __hash__(self) -> int:
        """Tell accounts apart by themselves: to look through all of one takes long."""
        return id(self)

    @property
    def weighed(self) -> tuple[Weighed, ...]:
        """All decisions and dice, in the order in which they were."""
        found = (each for driver in self.drivers for each in driver.weighed)
        return tuple(sorted(found, key=lambda each: each.place))


def _usual(change: float) -> float:
    """Return a change in turns, nothing if it is about going out."""
    return change if abs(change) < RISK else 0.0
