"""Course of a roll: how long a die falls, lies to be read and goes to its panel; how it hops."""

from __future__ import annotations

from math import pi, sin

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.theme import BLACK_DIE

FALLS = {BLACK_DIE: 0.62, 1: 0.80, 2: 0.82, 3: 0.84, 4: 0.86, 5: 0.90, 6: 0.96}
"""Seconds in which each die falls: those of higher gears are heavier."""
SIZES = {BLACK_DIE: 116.0, 1: 170.0, 2: 170.0, 3: 170.0, 4: 170.0, 5: 178.0, 6: 200.0}
"""How large they are thrown, in units."""
_TURNS = {BLACK_DIE: 480.0, 1: 720.0, 2: 700.0, 3: 680.0, 4: 640.0, 5: 600.0, 6: 560.0}
"""How far they turn while they fall, in degrees."""
READ, GOES_HOME = 0.26, 0.38
"""Seconds in which a ring tells what a die comes to, and in which it flies to its panel."""
LISTED, LISTED_READ = 0.42, 0.14
"""Seconds of a roll for the grid, of which there are as many as drivers."""
LAID = 0.02
"""Seconds in which a die is laid down that the players have thrown themselves."""
STILL = 0.6
"""Seconds in which a die is read that does not move."""
BOUNCES = (0.53, 0.78)
"""The shares of its fall after which a die touches the ground, and touches it again."""
_APEX, _TOP = 0.24, 1.0
_HOPS = (0.23, 0.07)
"""How high it hops after each, as a share of its highest."""


@frozen
class RollCourse:
    """How long each part of a roll takes."""

    fall: float
    read: float
    home: float

    @property
    def seconds(self) -> float:
        """How long the whole roll takes."""
        return self.fall + self.read + self.home

    @property
    def lies_at(self) -> float:
        """The share of the roll after which the die lies, and can be read."""
        return self.fall / self.seconds

    @property
    def touches_at(self) -> float:
        """The share of the roll after which the die touches the ground."""
        return BOUNCES[0] * self.lies_at

    def fallen(self, share: float) -> float:
        """Return how much of the fall is over after a share of the roll."""
        return min(1.0, share * self.seconds / self.fall)

    def read_for(self, share: float) -> float:
        """Return how much of the time to read it is over after a share of the roll."""
        return min(1.0, max(0.0, share * self.seconds - self.fall) / self.read)

    def gone(self, share: float) -> float:
        """Return how much of its way to its panel is over after a share of the roll."""
        if not self.home:
            return 0.0
        return max(0.0, share * self.seconds - self.fall - self.read) / self.home


def course_of(die: int, *, is_own: bool, is_listed: bool, is_entered: bool = False) -> RollCourse:
    """Return the course of a roll: that of a person goes to a panel, to be decided about.

    A die that the players have thrown themselves lies at once.
    """
    if is_entered:
        return RollCourse(LAID, READ, GOES_HOME if is_own and die != BLACK_DIE else 0.0)
    if is_listed:
        return RollCourse(LISTED, LISTED_READ, 0.0)
    return RollCourse(FALLS[die], READ, GOES_HOME if is_own and die != BLACK_DIE else 0.0)


def height_at(fallen: float) -> float:
    """Return how high a die is while it falls, from 0, on the ground, to 1."""
    first, second = BOUNCES
    if fallen < first:
        rise = _APEX if fallen < _APEX else first - _APEX
        away = (fallen - _APEX) / rise
        return _TOP - (0.6 if fallen < _APEX else 1.0) * away**2
    if fallen < second:
        return _HOPS[0] * sin(pi * (fallen - first) / (second - first))
    return _HOPS[1] * sin(pi * (fallen - second) / (1 - second))


def turn_left(die: int, fallen: float) -> float:
    """Return by how many degrees a die still has to turn: at the end by none, without a jump."""
    return float(_TURNS[die] * (1 - fallen) ** 1.6)
