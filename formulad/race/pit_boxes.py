"""Pit boxes: which is whose, and when the lane is open (PIT-1, PIT-7)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.race.car import Status
from formulad.race.road.track import NOWHERE

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.race.phase import Setting
    from formulad.race.road.track import CellId, Track


def open_box(setting: Setting, seat: int, car: Car) -> CellId:
    """Return the box that a car may drive to: in the lane its own, on the road if it is open.

    The lane is closed before the first line and on the last lap.
    """
    track, options = setting.track, setting.options
    if not options.pit_stops or car.is_served or car.status is Status.COASTING:
        return NOWHERE
    if not track.is_pit(car.cell) and not 1 <= car.lap < options.laps:
        return NOWHERE
    return box_of(track, setting.entries[seat].number)


@lru_cache(maxsize=256)
def box_of(track: Track, number: int) -> CellId:
    """Return the box of a car: one of its team's, in turn; any in turn if the team has none."""
    if track.pit is None or not track.boxes:
        return NOWHERE
    team = (number + 1) // 2
    own = [box for box, (_, t) in zip(track.boxes, track.pit.boxes, strict=True) if t == team]
    boxes = own or list(track.boxes)
    return boxes[(number - 1) % len(boxes) if not own else (number + 1) % 2 % len(boxes)]
