"""Wakes: ways that end right behind a rival, and where the slipstream leads from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.judging.arrivals import DEBRIS, END, listed
from formulad.ai.judging.nearness import nearness_of
from formulad.kernel.kept import kept
from formulad.race.car import Status
from formulad.race.conditions import reach_of
from formulad.race.paths import SLIPSTREAM_CELLS, enters_corner
from formulad.race.turn.driving import moved

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from formulad.ai.judging.arrivals import Arrivals
    from formulad.ai.values.points import Numbers
    from formulad.race.car import Car
    from formulad.race.dice import Gear
    from formulad.race.road.routes import Route
    from formulad.race.road.track import CellId

NO_ENDINGS = listed(())


class Wakes:
    """The wakes in which one car may end its move (SLP-1)."""

    def __init__(self, arrivals: Arrivals) -> None:
        self.arrivals = arrivals
        self._known: dict[tuple[Car, bool], Numbers] = {}

    @kept
    def gears(self) -> Mapping[CellId, Gear]:
        """For each cell right behind a rival that can be followed the lowest gear to do it in."""
        here, options = self.arrivals, self.arrivals.setting.options
        met, may_leave = here.met, options.pit_exit_slipstream
        if not options.slipstream or not met.occupied or met.is_trial or met.is_great_start:
            return {}
        if here.car.status is Status.COASTING or (met.is_pit_exit and not may_leave):
            return {}
        near = nearness_of(here.track)
        return {
            behind: rival.gear
            for rival in here.state.cars
            if rival.cell in met.occupied and rival.may_slipstream
            for behind in near.behind(rival.cell)
        }

    def entered_by(self, ways: Iterable[Route]) -> list[Route]:
        """Return those of some ways that end in a wake."""
        gears = self.gears
        return [way for way in ways if way.cells and way.cells[-1] in gears] if gears else []

    def beyond(self, route: Route) -> Numbers:
        """Return the ends to which a slipstream leads after a way that ends in a wake.

        They are rows of the caller's own, who knows of what die the cells are.
        """
        cells, misses, finishes, debris, slide, _, _, _ = route
        if misses or finishes:
            return NO_ENDINGS
        asked = moved(self.arrivals.track, self.arrivals.car, cells), slide > 0
        found = self._known.get(asked)
        if found is None:
            found = self._known[asked] = self._followed(*asked)
        rows = found.copy()
        rows[:, DEBRIS] += len(debris)
        return rows

    def _followed(self, car: Car, has_slid: bool) -> Numbers:
        """Return the same for a car that has come into a wake, whichever way it came."""
        here, track = self.arrivals, self.arrivals.track
        met = here.met._replace(has_slid=True) if has_slid else here.met
        found = reach_of(here.setting, car, SLIPSTREAM_CELLS, met)
        ways = [way for way in found.routes if _goes_on(way)]
        brakes = [found.left(way) + enters_corner(track, car.cell, way) for way in ways]
        endings = here.endings(ways, brakes, car)
        slots = endings[:, END]
        if car.lap > here.car.lap:
            slots += here.ground.lap
        slots[[way.finishes for way in ways]] = here.ground.flag
        return endings


def _goes_on(way: Route) -> bool:
    """Return whether a slipstream leads anywhere on the road, and not out of the race."""
    return bool(way.cells) and not way.pits and not (way.misses and way.misses_two_stops)
