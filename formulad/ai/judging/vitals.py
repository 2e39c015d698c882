"""Vital points: what body and road-holding are worth, which no table counts one by one.

A point is worth what it costs to be out if it is the one that lacks in the end. So the last is
worth the race; one more is worth it only if exactly so many are lost on the way to the flag, and
that gets less likely with every turn.
"""

from __future__ import annotations

from math import exp, factorial
from typing import NamedTuple

from formulad.race.car import Part


class Rolls(NamedTuple):
    """How often a car rolls for a part in a turn, about."""

    first: float
    """In the first lap, when all are close together."""
    later: float
    """In those after it, when lost parts lie about."""
    alone: float
    """In any, while no rival is on the road."""


ROLLS = {Part.BODY: Rolls(0.25, 0.15, 0.27), Part.ROAD_HOLDING: Rolls(0.01, 0.05, 0.03)}
ROLLS_IN_A_CITY = {**ROLLS, Part.ROAD_HOLDING: Rolls(0.075, 0.18, 0.1)}
"""The same where black cells are tested as debris is (STR-4)."""
THE_RACE, IN_A_CROWD = 40.0, 25.0
"""Turns that it costs to be out, alone and among rivals: there, cars that keep clear of all that
might put them out hold each other up, and more of them are lost in the crowd."""
SERVED = 2.0
"""Turns that a point is worth to who comes to a checkpoint, where another is had in its stead."""


def rolls(
    part: Part, turns: tuple[float, float], *, in_city: bool = False, is_alone: bool = False
) -> float:
    """Return how often a car will roll for a part in turns of the first lap and in later ones."""
    often = (ROLLS_IN_A_CITY if in_city else ROLLS)[part]
    if is_alone:
        return often.alone * sum(turns)
    return often.first * turns[0] + often.later * turns[1]


def price(left: int, losses: float, *, is_served: bool = False, is_alone: bool = True) -> float:
    """Return what the last of so many points of a part is worth that no table counts.

    Args:
        left: its points.
        losses: how many points will be lost up to the flag, or to the checkpoint, about.
        is_served: whether it is the checkpoint, which gives points back (STR-7).
        is_alone: whether no rival is on the road.
    """
    if not left:
        return 0.0
    race = THE_RACE if is_alone else IN_A_CROWD
    at_line = SERVED if is_served else 0.0
    return at_line + race * exp(-losses) * losses ** (left - 1) / factorial(left - 1)
