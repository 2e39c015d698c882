"""Wear: points that are lost, and cars that go out with the last of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.car import Part, Status
from formulad.race.dice import FAST
from formulad.race.events import CarEliminated, CarSpun, Cause, DebrisLeft, EngineBroke, WearLost

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.bills import Item
    from formulad.race.car import Car
    from formulad.race.events import Event
    from formulad.race.phase import Setting
    from formulad.race.road.track import CellId
    from formulad.race.state import State

_BROKEN = (Cause.COLLISION, Cause.ENGINE, Cause.BLOCKED, Cause.OVER_REVVING)
"""Causes that leave debris however the options are set (DEB-1)."""
_LEFT_STANDING = (Cause.COLLISION, Cause.ENGINE, Cause.BLOCKED)
"""Causes after which a wreck stands in the way, if the options say so (ELM-3)."""


def charge(
    setting: Setting, state: State, seat: int, items: Iterable[Item]
) -> tuple[State, list[Event]]:
    """Take points off a car; a car whose vital points are spent goes out (BEG-2, ELM-1)."""
    events: list[Event] = []
    for item in items:
        had = state.cars[seat].wear.left(item.part)
        car = state.cars[seat].charged(((item.part, item.points),))
        left = car.wear.left(item.part)
        if had > left:
            events.append(WearLost(seat, item.part, had - left, item.cause, left))
        state, lost = _lose_a_part(setting, state.with_car(seat, car), seat, item)
        events += lost
        if car.wear.is_spent((item.part,)):
            state, out = _break_down(setting, state, seat, item)
            return state, events + out
    return state, events


def hit(setting: Setting, state: State, seat: int, item: Item) -> tuple[State, list[Event]]:
    """Take a point that was shot or knocked off; where none is left nothing happens."""
    if not state.cars[seat].wear.left(item.part):
        return state, []
    return charge(setting, state, seat, (item,))


def _lose_a_part(
    setting: Setting, state: State, seat: int, item: Item
) -> tuple[State, list[Event]]:
    """Let a broken piece of body or engine fall where the car stands (DEB-1, COL-3)."""
    if item.part not in (Part.BODY, Part.ENGINE) or item.cause is Cause.OVER_REVVING:
        return state, []
    return leave_debris(setting, state, state.cars[seat].cell)


def _break_down(setting: Setting, state: State, seat: int, item: Item) -> tuple[State, list[Event]]:
    car = state.cars[seat]
    coasts = setting.options.engine_inertia and item.cause is Cause.ENGINE and car.gear in FAST
    if coasts and car.status is Status.RACING:  # rules: ENG-3
        return state.with_car(seat, replace(car, status=Status.COASTING)), [EngineBroke(seat)]
    return eliminate(setting, state, seat, item.cause)


def eliminate(setting: Setting, state: State, seat: int, cause: Cause) -> tuple[State, list[Event]]:
    """Take a car out of the race (ELM-2, ELM-3)."""
    options, car = setting.options, state.cars[seat]
    stays = options.wreck_stays_one_round and cause in _LEFT_STANDING
    out = replace(car, status=Status.OUT, is_wreck=stays)
    state = replace(state, cars=state.cars_with(seat, out), retired=(*state.retired, seat))
    events: list[Event] = [CarEliminated(seat, cause, car.cell)]
    if options.debris_on_every_out or cause in _BROKEN:
        state, left = leave_debris(setting, state, car.cell)
        events += left
    return state, events


def leave_debris(setting: Setting, state: State, cell: CellId) -> tuple[State, list[Event]]:
    """Let lost parts lie on a cell of the road; one marker says it all (DEB-1, DEB-4)."""
    if not setting.options.debris or setting.track.is_pit(cell) or cell in state.debris:
        return state, []
    return replace(state, debris=state.debris | {cell}), [DebrisLeft(cell)]


def spin(state: State, seat: int) -> tuple[State, list[Event]]:
    """Turn a car round: it goes on in first gear when its next turn comes (SPN-1)."""
    car: Car = replace(state.cars[seat], status=Status.SPUN)
    return state.with_car(seat, car), [CarSpun(seat)]
