from __future__ import annotations

import numpy as np
import pytest

from formulad.ai.judging.ground import MOST_CELLS, Ground
from formulad.ai.values.slots import slots_of
from formulad.race.car import Car, Wear
from formulad.race.road.corners import crosses_line, stops_after
from formulad.race.road.movement import reach
from formulad.race.road.track import CellId, Track
from tests.circuits import RING, shipped
from tests.scope import amount


@pytest.mark.parametrize(
    "track", [shipped("monaco"), shipped("basse-ville"), RING], ids=lambda track: track.id
)
def test_ways_end_in_the_slots_to_which_walking_them_leads(track: Track) -> None:
    slots = slots_of(track)
    ground = Ground(slots)
    for slot in slots.all[:: amount(41, 1)]:
        car = Car(Wear((18,)), cell=slot.cell, stops=slot.stops)
        routes = reach(track, slot.cell, MOST_CELLS, stops=slot.stops, brakes=MOST_CELLS).routes
        early = [at for at, route in enumerate(routes) if route.misses]
        last = np.array([route.end(slot.cell) for route in routes])

        walked = [
            slots.of(CellId(end), stops_after(track, slot.cell, slot.stops, route))
            + len(slots) * crosses_line(track, slot.cell, route.cells)
            for route, end in zip(routes, last.tolist(), strict=True)
        ]

        assert walked == ground.ends(car, routes, last, early).tolist()
