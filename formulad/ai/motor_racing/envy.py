"""Envy: what each car is to a player, by how its points count against their own."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.season import constructors

if TYPE_CHECKING:
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import State

EVEN = 0.2
"""What a point of anybody else costs, of one's own."""
LEAST, MOST_MORE, SPREAD = 0.1, 0.4, 4.0
"""Of a rival far behind; how much more of one far ahead; the points between."""


def even(setting: Setting, seat: int) -> tuple[float, ...]:
    """Return what cars are to who grudges all others alike."""
    return tuple(1.0 if owner == seat else -EVEN for owner in setting.drivers)


def by_standing(setting: Setting, state: State, seat: int) -> tuple[float, ...]:
    """Return what cars are to who grudges most those who are ahead, and in the end only those."""
    entries = constructors(setting, state.results)
    own = max(entry.total for entry in entries if entry.seat == seat)
    cars = [1.0] * len(setting.drivers)
    is_last = state.race == setting.options.races
    for entry in entries:
        if entry.seat != seat:
            reach = sum(setting.deck.value_of_place[: len(entry.cars)]) if is_last else None
            cost = _cost(entry.total - own, reach)
            for car in entry.cars:
                cars[car] = -cost
    return tuple(cars)


def _cost(lead: int, reach: int | None) -> float:
    """Return what a point of a rival costs who leads by so many, and can make up so many."""
    if reach is not None and lead + reach < 0:
        return 0.0
    return LEAST + MOST_MORE / (1 + exp(-lead / SPREAD))
