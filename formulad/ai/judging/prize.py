"""Prize of the police: what speed over the line is worth (STR-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.kept import kept
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.repairs import lacks_of
from formulad.race.turn.police import PRIZE, kmh

if TYPE_CHECKING:
    from formulad.ai.judging.arrivals import Arrivals
    from formulad.race.road.track import CellId

FASTEST = GEAR_DICE[Gear.SIXTH].highest
USUAL = 20
"""Rivals throw anything up to this, about, before they cross the line."""
A_POINT = 0.3
"""Turns that a point is worth that is counted in the tables, about."""


class Prize:
    """The prize as it looks to one car in its turn."""

    def __init__(self, arrivals: Arrivals) -> None:
        self.arrivals = arrivals
        self.is_near = 0 < self.cells <= FASTEST and not arrivals.met.is_trial
        self.worth = self._worth() if self.is_near else 0.0

    @kept
    def cells(self) -> int:
        """How many cells it takes to cross the line in this lap; 0 if none is ahead."""
        track, car = self.arrivals.track, self.arrivals.car
        if track.street is None or not track.street.police or track.is_pit(car.cell):
            return 0
        places = track.places
        first = min(places[beyond].progress for _, beyond in track.street.police)
        rows = first - places[car.cell].progress
        return max(1, round(rows)) if rows > 0 else 0

    def is_won_on(self, cells: tuple[CellId, ...]) -> bool:
        """Return whether a way crosses the line."""
        street = self.arrivals.track.street
        if street is None or self._beyond.isdisjoint(cells):
            return False
        steps = zip((self.arrivals.car.cell, *cells), cells, strict=False)
        return any(step in street.police for step in steps)

    @kept
    def _beyond(self) -> frozenset[CellId]:
        """The first cells beyond the line."""
        street = self.arrivals.track.street
        return frozenset(beyond for _, beyond in street.police) if street else frozenset()

    def of(self, face: int) -> float:
        """Return the turns that it gains to cross with a face: who was first of equals wins."""
        state, lap = self.arrivals.state, self.arrivals.car.lap
        passed = {speed.car: speed.kmh for speed in state.speeds if speed.lap == lap}
        if any(speed >= kmh(face) for speed in passed.values()):
            return 0.0
        racing = [seat for seat, car in enumerate(state.cars) if car.is_on_track and car.lap <= lap]
        others = [seat for seat in racing if seat != self.arrivals.seat and seat not in passed]
        return self.worth * min(1.0, face / USUAL) ** len(others)

    def _worth(self) -> float:
        """Return what the points are worth that the car lacks most."""
        arrivals, wear = self.arrivals, self.arrivals.car.wear
        lacks = lacks_of(arrivals.setting, arrivals.state, arrivals.seat)
        gains = [
            arrivals.price(part, wear.left(part) + point) or A_POINT
            for part, lacking in lacks.items()
            for point in range(1, min(PRIZE, lacking) + 1)
        ]
        return sum(sorted(gains, reverse=True)[:PRIZE])
