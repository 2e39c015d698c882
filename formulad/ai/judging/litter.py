"""Litter: what it is worth to drop debris in front of who follows (DRV-TEMANA-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.agreed.drivers import Ability

if TYPE_CHECKING:
    from formulad.ai.judging.arrivals import Arrivals
    from formulad.race.car import Car

RIGHT_BEHIND = 8
"""Rows within which a rival behind will hardly find another way."""
TROUBLE = 0.05
"""Turns that it gains to have a rival drive over debris."""


def gain_of_litter(arrivals: Arrivals) -> float:
    """Return the turns gained by what is left behind; less than none if nobody is there."""
    light = arrivals.setting.gifted(Ability.LIGHT_WHEELS)
    rivals = [car for seat, car in enumerate(arrivals.state.cars) if seat not in light]
    return TROUBLE if any(_is_right_behind(arrivals, car) for car in rivals) else -TROUBLE


def _is_right_behind(arrivals: Arrivals, rival: Car) -> bool:
    track = arrivals.track
    if not rival.is_on_track or track.is_pit(rival.cell) or track.is_pit(arrivals.car.cell):
        return False
    here, there = track.places[arrivals.car.cell], track.places[rival.cell]
    rows = (here.progress - there.progress) % track.rows
    return 0 < rows <= RIGHT_BEHIND and abs(here.lane - there.lane) <= 1
