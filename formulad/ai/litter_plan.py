"""Plan for dropping debris on the road (DRV-TEMANA-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.drivers import Ability

if TYPE_CHECKING:
    from formulad.ai.moment import Moment
    from formulad.race.car import Car

RIGHT_BEHIND = 8
"""Rows within which a rival behind will hardly find another way."""


def is_time_for_litter(moment: Moment) -> bool:
    """Return whether a rival is right behind who will likely drive over what is left there."""
    light = moment.setting.gifted(Ability.LIGHT_WHEELS)
    rivals = [car for seat, car in enumerate(moment.state.cars) if seat not in light]
    return any(car.is_on_track and _is_right_behind(moment, car) for car in rivals)


def _is_right_behind(moment: Moment, rival: Car) -> bool:
    track = moment.track
    if track.is_pit(rival.cell):
        return False
    here, there = track.places[moment.car.cell], track.places[rival.cell]
    rows = (here.progress - there.progress) % track.rows
    return 0 < rows <= RIGHT_BEHIND and abs(here.lane - there.lane) <= 1
