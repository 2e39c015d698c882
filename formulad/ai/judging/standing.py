"""Standing between two decisions: the turns that any car still has to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.judging.gears import Gears
from formulad.ai.judging.service import Service
from formulad.race.car import Status
from formulad.race.dice import Gear
from formulad.race.road.track import NOWHERE
from formulad.race.turn.gearbox import FORWARD, gear_refusal

if TYPE_CHECKING:
    from formulad.ai.judging.arrivals import Arrivals


def turns_to_go(arrivals: Arrivals) -> float:
    """Return the turns a car has to go from where it stands, its next one counted."""
    car, table, track = arrivals.car, arrivals.table, arrivals.track
    if car.status is Status.FINISHED:
        return 0.0
    if not car.is_on_track or car.status is Status.COASTING:
        return arrivals.ruin
    if car.cell == NOWHERE:
        return table.from_grid(track.grid[0], car.wear)
    if car.gear is Gear.NEUTRAL and not car.is_slow and not arrivals.state.trials:
        return table.from_grid(car.cell, car.wear)
    if track.is_pit(car.cell):
        return _from_the_pits(arrivals)
    slot = table.slots.of(car.cell, car.stops)
    column = Gear.NEUTRAL if car.is_slow else car.gear
    return table.turns(arrivals.laps_after, slot, column, table.points.place(car.wear))


def _from_the_pits(arrivals: Arrivals) -> float:
    gears = Gears(arrivals, Service(arrivals).turns_from)
    return min(gears.turns([g for g in FORWARD if gear_refusal(gears.lever, g) is None]))
