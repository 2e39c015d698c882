"""Circuits: what each of them adds to a car, by what the car is made of."""

from __future__ import annotations

from typing import NamedTuple

from formulad.kernel.frozen import frozen


class Build(NamedTuple):
    """The values of what a car is made of."""

    engine: int
    chassis: int
    driver: int


PART_NAMES = Build._fields


@frozen
class CircuitEffect:
    """What a circuit adds to the cars that it favours (FUN-21)."""

    parts: tuple[str, ...] = ()
    """Those that it looks at, by the names of `Build`; added up where there are several."""
    at_least: int = 0
    at_most: int | None = None
    add: int = 0
    """What a car gains whose parts come to what is asked for."""
    twice: tuple[str, ...] = ()
    """The parts that count twice."""

    def bonus(self, build: Build) -> int:
        """Return what the circuit adds to a car."""
        known: dict[str, int] = build._asdict()
        total = sum(known[name] for name in self.parts)
        is_favoured = total >= self.at_least and (self.at_most is None or total <= self.at_most)
        return (self.add if is_favoured else 0) + sum(known[name] for name in self.twice)

    @property
    def code(self) -> str:
        """The effect in one word, by which a change of it is noticed."""
        most = "" if self.at_most is None else self.at_most
        looked_at = f"{'+'.join(self.parts)}:{self.at_least}-{most}"
        return f"{looked_at}+{self.add}x{'+'.join(self.twice)}"


def value_on(effect: CircuitEffect, build: Build) -> int:
    """Return the value of a car on a circuit."""
    return sum(build) + effect.bonus(build)
