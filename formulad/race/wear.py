"""Losing points, and going out of the race."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.race.car import Status
from formulad.race.events import CarEliminated, WearLost

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.bills import Item
    from formulad.race.events import Cause, Event
    from formulad.race.state import State


def charge(state: State, seat: int, items: Iterable[Item]) -> tuple[State, list[Event]]:
    """Take points off a car; a car whose vital points are spent goes out (BEG-2, ELM-1)."""
    events: list[Event] = []
    for item in items:
        car = state.cars[seat].charged(((item.part, item.points),))
        left = car.wear.left(item.part)
        events.append(WearLost(seat, item.part, item.points, item.cause, left))
        state = state.with_car(seat, car)
        if car.wear.is_spent:
            state, out = eliminate(state, seat, item.cause)
            return state, events + out
    return state, events


def eliminate(state: State, seat: int, cause: Cause) -> tuple[State, list[Event]]:
    """Take a car out of the race (ELM-2, ELM-3)."""
    car = replace(state.cars[seat], status=Status.OUT)
    state = state.with_car(seat, car, retired=(*state.retired, seat))
    return state, [CarEliminated(seat, cause, car.cell)]
