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
THE_RACE, IN_A_CROWD = 40.0, 25.0
"""Turns that it costs to be out, alone and among rivals: there, cars that keep clear of all that
might put them out hold each other up, and more of them are lost in the crowd."""


def price(
    part: Part, left: int, turns: float, *, in_city: bool = False, is_alone: bool = True
) -> float:
    """Return what the last of so many points of a part is worth; nothing if a table counts it.

    Args:
        part: the part.
        left: its points.
        turns: those that are still to be driven.
        in_city: whether black cells are on the road.
        is_alone: whether no rival is on the road.
    """
    if part not in LOSSES or not left:
        return 0.0
    losses = (LOSSES_IN_A_CITY if in_city else LOSSES)[part] * turns
    race = THE_RACE if is_alone else IN_A_CROWD
    return race * exp(-losses) * losses ** (left - 1) / factorial(left - 1)
