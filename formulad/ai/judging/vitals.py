"""Vital points: what body and road-holding are worth, which no table counts one by one.

A point is worth what it costs to be out if it is the one that lacks in the end. So the last is
worth the race; one more is worth it only if exactly so many are lost on the way to the flag, and
that gets less likely with every turn.
"""

from __future__ import annotations

from math import exp, factorial

from formulad.race.car import Part

LOSSES = {Part.BODY: 0.0135, Part.ROAD_HOLDING: 0.006}
"""How many points a car loses in a turn among others, about."""
LOSSES_IN_A_CITY = {**LOSSES, Part.ROAD_HOLDING: 0.02}
"""The same where black cells are tested as debris is (STR-4)."""
ROLLS_IN_A_CITY = {Part.BODY: (0.25, 0.15), Part.ROAD_HOLDING: (0.075, 0.18)}
"""How often a car among rivals rolls there in a turn, about: in the first lap, when all are close
together, and in those after it, when lost parts lie about."""
THE_RACE, IN_A_CROWD = 40.0, 25.0
"""Turns that it costs to be out, alone and among rivals: there, cars that keep clear of all that
might put them out hold each other up, and more of them are lost in the crowd."""
SERVED = 2.0
"""Turns that a point is worth to who comes to a checkpoint, where another is had in its stead."""


def losses(part: Part, turns: float, *, in_city: bool = False) -> float:
    """Return how many points of a part are lost in so many turns, about."""
    return (LOSSES_IN_A_CITY if in_city else LOSSES)[part] * turns


def losses_in_a_crowd(part: Part, turns: tuple[float, float], risk: float) -> float:
    """Return how many are lost among rivals in a city, about.

    Args:
        part: whose points.
        turns: those of the first lap and of later ones.
        risk: the chance that a roll costs a point.
    """
    first, later = ROLLS_IN_A_CITY[part]
    return risk * (first * turns[0] + later * turns[1])


def price(left: int, lost: float, *, is_served: bool = False, is_alone: bool = True) -> float:
    """Return what the last of so many points of a part is worth that no table counts.

    Args:
        left: its points.
        lost: how many points will be lost up to the flag, or to the checkpoint, about.
        is_served: whether it is the checkpoint, which gives points back (STR-7).
        is_alone: whether no rival is on the road.
    """
    if not left:
        return 0.0
    race = THE_RACE if is_alone else IN_A_CROWD
    at_line = SERVED if is_served else 0.0
    return at_line + race * exp(-lost) * lost ** (left - 1) / factorial(left - 1)
