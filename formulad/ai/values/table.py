"""Table of values: the turns to the flag from anywhere on a circuit, to be looked up."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from formulad.ai.values.lap import GEARS
from formulad.ai.values.lap_key import MOST_LAPS, LapKey
from formulad.ai.values.library import the_library
from formulad.ai.values.points import points_of
from formulad.ai.values.slots import Slot, slots_of
from formulad.ai.values.solver import lost
from formulad.ai.values.throws import BEFORE_TEST, COLUMNS
from formulad.ai.values.ways_ahead import end_of
from formulad.race.dice import BLACK, Gear
from formulad.race.road.movement import reach
from formulad.race.turn.checkpoint import POINTS
from formulad.race.turn.start import GREAT_START_CELLS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ai.values.lap import Lap, Turns
    from formulad.ai.values.points import Numbers
    from formulad.ai.values.premise import Premise
    from formulad.race.car import Wear
    from formulad.race.road.track import CellId, Track

FROM_GRID = -1
"""The lap from the grid to the line, among those that are known by the laps after them."""
HELD = np.array([BEFORE_TEST.get(column, column) for column in range(COLUMNS)])
"""By column the gear in which a car stands there."""


class Table:
    """The values of a circuit for a race of so many laps, by one premise."""

    def __init__(self, track: Track, premise: Premise, laps: int) -> None:
        self.track, self.premise, self.laps = track, premise, laps
        self.slots = slots_of(track)
        self.points = points_of(premise.points)
        self.road = premise.road
        self._known: dict[int, Lap] = {}
        self._after_service: dict[int, tuple[int, ...]] = {}

    def turns(self, laps_after: int, slot: int, column: int, place: int) -> float:
        """Return the turns to go of a car whose turn has ended.

        Args:
            laps_after: the laps that follow the one it drives.
            slot: where it stands.
            column: what it is in: a gear, or one of `throws`.
            place: its points, as `Points.place` tells them.
        """
        lap, more = self._lap(laps_after, slot)
        before = BEFORE_TEST.get(column)
        held = column if before is None else before
        turns = lap.after(slot, held, place)
        if before is not None:
            hit = lap.after(slot, held, place - self.points.engine_step)
            turns += self.premise.engine_risk * (hit - turns)
        return turns + more

    def engaged(self, laps_after: int, slot: int, gear: int, place: int) -> float:
        """Return the turns to go, this one counted, of a car that has engaged a gear and paid."""
        lap, more = self._lap(laps_after, slot)
        return lap.with_gear(slot, gear, place) + more

    def lost(self, laps_after: int) -> float:
        """Return what a turn comes to in which a car goes out, that turn counted."""
        return lost(self.track, min(laps_after, MOST_LAPS - 1)) + self._more(laps_after)

    def arrived(self, laps_after: int, end: int, column: int, place: int) -> float:
        """Return the turns to go at the end of a way, beyond the line too (`ways_ahead`)."""
        count = len(self.slots)
        if end < count:
            return self.turns(laps_after, end, column, place)
        if end >= 2 * count:
            return 0.0
        if laps_after >= self.laps:  # the line at the start
            return self.turns(laps_after - 1, end - count, column, place)
        return min(
            self.beyond.turns(laps_after - 1, end - count, column, each)
            for each in self._served(place)
        )

    def turns_all(
        self, laps_after: int, slots: Numbers, columns: Numbers, places: Numbers
    ) -> Turns:
        """Return `turns` for many slots, columns and places at once."""
        lap, more = self._lap(laps_after, int(slots[0]))
        held = HELD.take(columns)
        turns = lap.after_all(slots, held, places)
        (at,) = (columns >= GEARS).nonzero()
        if len(at):
            hit = lap.after_all(slots[at], held[at], places[at] - self.points.engine_step)
            turns[at] += self.premise.engine_risk * (hit - turns[at])
        return turns + more if more else turns

    def arrived_all(
        self, laps_after: int, ends: Numbers, columns: Numbers, places: Numbers
    ) -> Turns:
        """Return `arrived` for many ends, columns and places at once."""
        count = len(self.slots)
        if np.maximum.reduce(ends) < count:
            return self.turns_all(laps_after, ends, columns, places)
        found = np.zeros(columns.shape)
        here, there = np.flatnonzero(ends < count), np.flatnonzero(ends >= count)
        there = there[ends[there] < 2 * count]
        if len(here):
            found[here] = self.turns_all(laps_after, ends[here], columns[here], places[here])
        if len(there):
            slots = ends[there] - count
            found[there] = self._beyond_all(laps_after, slots, columns[there], places[there])
        return found

    def _beyond_all(
        self, laps_after: int, slots: Numbers, columns: Numbers, places: Numbers
    ) -> Turns:
        """Return the turns to go beyond the line."""
        if laps_after >= self.laps:  # the line at the start
            return self.turns_all(laps_after - 1, slots, columns, places)
        if not self.premise.has_checkpoint:
            return self.beyond.turns_all(laps_after - 1, slots, columns, places)
        known, which = np.unique(places, return_inverse=True)
        ways = np.array([self._served(place) for place in known.tolist()])[which].T
        found: Turns = np.minimum.reduce(
            [self.beyond.turns_all(laps_after - 1, slots, columns, way) for way in ways]
        )
        return found

    @cached_property
    def beyond(self) -> Table:
        """The values after the line."""
        after = self.premise.after_line
        return self if after == self.premise else Table(self.track, after, self.laps)

    def from_grid(self, cell: CellId, wear: Wear) -> float:
        """Return the turns to go before the start roll, from a place on the grid."""
        premise, slot, place = self.premise, self.slots.of(cell, 0), self.points.place(wear)
        stalled = premise.stall_to / BLACK.highest
        great = (BLACK.highest + 1 - premise.great_start_from) / BLACK.highest
        return (
            stalled * (1 + self.turns(self.laps, slot, Gear.NEUTRAL, place))
            + great * (1 + self._leap(cell, place))
            + (1 - stalled - great) * self.engaged(self.laps, slot, Gear.FIRST, place)
        )

    def _leap(self, cell: CellId, place: int) -> float:
        """Return the turns to go after a great start (STA-3), brakes counted."""
        found = reach(
            self.track,
            cell,
            GREAT_START_CELLS,
            brakes=self.points.most_brakes,
            keeps_lane=self.premise.keeps_lane,
        )
        step, slot = self.points.brake_step, Slot(cell, 0)
        return min(
            self.arrived(
                self.laps, end_of(self.slots, slot, route), Gear.FIRST, place - braked * step
            )
            for route in found.routes
            if not route.misses and (braked := GREAT_START_CELLS - len(route.cells)) >= 0
        )

    def _served(self, place: int) -> tuple[int, ...]:
        """Return what the points may be after the line (STR-7)."""
        if not self.premise.has_checkpoint:
            return (place,)
        if place not in self._after_service:
            self._after_service[place] = self.points.served_places(place, POINTS)
        return self._after_service[place]

    def _lap(self, laps_after: int, slot: int) -> tuple[Lap, float]:
        """Return the lap to look up, and what is to be added to its values."""
        if laps_after >= self.laps and slot in self.slots.before_start:
            return self._usual(FROM_GRID), self._more(laps_after - 1)
        if laps_after < MOST_LAPS:
            return self._known.get(laps_after) or self._usual(laps_after), 0.0
        return self._usual(MOST_LAPS - 1), self._more(laps_after)

    def _usual(self, laps_after: int) -> Lap:
        # not kept by `cached_property`: threads would wait there while one solves (Python 3.11)
        if laps_after not in self._known:
            self._known[laps_after] = the_library().lap(self._key(laps_after))
        return self._known[laps_after]

    def looked_up_in(self, lap: int) -> Iterator[tuple[Table, int]]:
        """Yield the laps that tell what a car comes to that drives its lap up to the line, or over.

        Each is told by the laps after it, with the table in which it is looked up.
        """
        after = self.laps - lap
        if not lap:
            yield self, FROM_GRID
            after -= 1  # rules: TYR-0, the line at the start ages no tyres
        yield self, min(after, MOST_LAPS - 1)
        if after >= MOST_LAPS:
            yield self, MOST_LAPS - 2
        if lap and after:
            yield self.beyond, min(after, MOST_LAPS) - 1

    def is_at_hand(self, laps_after: int) -> bool:
        """Return whether a lap need not be read or solved before it is looked up."""
        return laps_after in self._known or the_library().holds(self._key(laps_after))

    def is_known(self, laps_after: int) -> bool:
        """Return whether a lap need not be solved before it is looked up, though perhaps read."""
        return laps_after in self._known or the_library().has(self._key(laps_after))

    def take(self, laps_after: int) -> None:
        """Read a lap, or solve it, so that it can be looked up."""
        self._usual(laps_after)

    def _key(self, laps_after: int) -> LapKey:
        if laps_after == FROM_GRID:
            return self._grid_key
        return LapKey(self.track, self.premise, laps_after)

    @property
    def keys(self) -> tuple[LapKey, ...]:
        """The laps of the table as it is before the start: all of a race rest on these."""
        most = min(self.laps, MOST_LAPS)
        usual = (LapKey(self.track, self.premise, after) for after in range(most))
        return (*usual, self._grid_key)

    @property
    def _grid_key(self) -> LapKey:
        return LapKey(self.track, self.premise, min(self.laps, MOST_LAPS), from_grid=True)

    def _more(self, laps_after: int) -> float:
        """Return what the laps take that are not told apart."""
        more = laps_after - MOST_LAPS + 1
        return more * self._flying_lap if more > 0 else 0.0

    @property
    def _flying_lap(self) -> float:
        """The turns that a lap takes which many others follow, with all points."""
        before, after = self._usual(MOST_LAPS - 1), self._usual(MOST_LAPS - 2)
        here = self.slots.of(self.track.grid[0], 0), Gear.FOURTH, self.points.full
        return before.after(*here) - after.after(*here)


@lru_cache(maxsize=16)
def table_of(track: Track, premise: Premise, laps: int) -> Table:
    """Return the values of a circuit; what nobody asked for before is solved when looked up."""
    return Table(track, premise, laps)
