"""Ways ahead of every slot of an empty circuit, found by the game's own search."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from formulad.ai.values.slots import Slot, slots_of
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.road.corners import crosses_line, stops_after, stops_kept
from formulad.race.road.movement import reach
from formulad.race.road.track import NOWHERE
from formulad.race.road.ways import NO_CELLS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from formulad.ai.values.premise import Road
    from formulad.ai.values.slots import Slots
    from formulad.race.road.routes import Route
    from formulad.race.road.track import CellId, Track

FARTHEST = GEAR_DICE[Gear.SIXTH].highest
"""The most cells a die can show."""
WITH_NITRO = FARTHEST + Gear.SIXTH
"""The most cells of a move with nitro (STR-2)."""


class Way(NamedTuple):
    """What a move of some cells can come to; one more of them may be braked away as well."""

    cells: int
    """The fewest cells of the die for it."""
    end: int
    """The slot where it ends; beyond the line counted on after all slots, and the flag last."""
    overshoot: int
    """Cells to pay for, beyond corners left too early."""
    brakes: int = 0
    """Cells to brake away even then: a slide made the move longer (TYR-4)."""
    is_once: bool = False
    """It is for exactly so many cells."""
    debris: int = 0
    """Blackened cells on it (STR-4)."""


class WaysAhead:
    """The ways of a circuit by slot; those that leave a corner with two stops missing are none."""

    def __init__(self, track: Track, road: Road, farthest: int) -> None:
        self.slots = slots_of(track)
        self.track, self.road, self.farthest = track, road, farthest
        street = track.street
        self._debris = street.zone if street and road.has_debris else NO_CELLS
        self.of = [self.from_slot(slot, is_last_lap=False) for slot in self.slots.all]
        """In a lap that another one follows."""
        self.homeward = [
            self.from_slot(slot, is_last_lap=True) if self._meets_line(ways) else ways
            for slot, ways in zip(self.slots.all, self.of, strict=True)
        ]
        """In the last lap."""

    def from_slot(self, slot: Slot, *, is_last_lap: bool) -> tuple[Way, ...]:
        """Return the ways from one slot, the shortest first: on a dry road to others only."""
        found = reach(
            self.track,
            slot.cell,
            self.farthest + max(self.road.slide, self.road.bonus),
            stops=slot.stops,
            brakes=WITH_NITRO + SLACK,
            is_last_lap=is_last_lap,
            debris=self._debris,
        )
        routes = [route for route in found.routes if not route.misses_two_stops]
        ways = set(chain.from_iterable(self._as(slot, route) for route in routes))
        own = NOWHERE if self.road.slide else self.slots.of(*slot)
        return tuple(sorted([way for way in ways if way.end != own and way.cells <= self.farthest]))

    def meet_line(self, slots: Iterable[int]) -> bool:
        """Return whether the last lap is another from some of these."""
        return any(self.homeward[slot] is not self.of[slot] for slot in slots)

    def _meets_line(self, ways: tuple[Way, ...]) -> bool:
        return any(way.end >= len(self.slots) for way in ways)

    def _as(self, slot: Slot, route: Route) -> Iterable[Way]:
        """Return a route as a way for each number of cells with which it can be begun."""
        if route.finishes:  # rules: FIN-1
            return self._home(slot, route)
        length, end, debris = len(route.cells), end_of(self.slots, slot, route), len(route.debris)
        overshoot = min(WORST_MISS, route.overshoot)
        if length and self.road.slide:
            return self._slid(slot, route, end)
        way = _way((length, end, overshoot, 0, False, debris))
        if not (length and self.road.bonus):
            return (way,)
        return way, _way((length - 1, end, overshoot, 0, False, debris))

    def _home(self, slot: Slot, route: Route) -> Iterator[Way]:
        """Yield a route over the last line as a way for each number of cells that leads there."""
        overshoot, debris = min(WORST_MISS, route.overshoot), len(route.debris)
        for cells in range(self._fewest_home(slot, route), self.farthest + 1):
            yield Way(cells, flag_of(self.slots), overshoot, debris=debris)

    def _slid(self, slot: Slot, route: Route, end: int) -> Iterator[Way]:
        """Yield a route on a road that slides, which makes it longer than the die says."""
        length, is_for_all = len(route.cells), not self.road.slides_on_stops
        overshoot, debris = min(WORST_MISS, route.overshoot), len(route.debris)
        for cells in range(max(1, length - self.road.slide), length + 1):
            brakes = cells + self._slide(slot, route, cells) - length
            if brakes >= 0:
                is_once = not is_for_all and cells < length
                yield _way((cells, end, overshoot, brakes, is_once, debris))
                if is_for_all:
                    return

    def _fewest_home(self, slot: Slot, route: Route) -> int:
        """Return the fewest cells of a die that lead over the last line."""
        length = len(route.cells)
        fewest = max(1, length - max(self.road.slide, self.road.bonus))
        longer = self.road.bonus
        for cells in range(fewest, length):
            if cells + max(longer, self._slide(slot, route, cells)) >= length:
                return cells
        return length

    def _slide(self, slot: Slot, route: Route, rolled: int) -> int:
        """Return by how much a way gets longer if the die ends there (TYR-4)."""
        road, corners = self.road, self.track.corner_sector
        cells = route.cells[:rolled]
        if not road.slide or not cells:
            return 0
        if not road.slides_on_stops:
            return road.slide if self._sees_corner(cells) else 0
        corner = corners[cells[-1]]
        if corner < 0:
            return 0
        made = stops_kept(self.track, slot.cell, slot.stops, cells)
        return road.slide if self.track.stops[corner] > made else 0

    def _sees_corner(self, cells: tuple[CellId, ...]) -> bool:
        """Return whether any of some cells lies in a corner."""
        return max(map(self.track.corner_sector.__getitem__, cells)) >= 0


_way: Callable[[tuple[int, ...]], Way] = partial(tuple.__new__, Way)
"""Makes a way of its fields, in half the time that its class takes."""
WORST_MISS = FARTHEST
"""No car can pay for more cells too far."""
SLACK = 3
"""The most by which a slide makes a move longer."""


def flag_of(slots: Slots) -> int:
    """Return the end of a way that finishes."""
    return 2 * len(slots)


def end_of(slots: Slots, slot: Slot, route: Route) -> int:
    """Return the slot where a route ends; beyond the line it is counted on after all slots."""
    track, cells = slots.track, route.cells
    number = slots.first[route.end(slot.cell)] + stops_after(track, slot.cell, slot.stops, route)
    is_near = len(cells) >= slots.steps_to_line[slot.cell]
    return number + len(slots) if is_near and crosses_line(track, slot.cell, cells) else number


@lru_cache(maxsize=8)
def ways_ahead(track: Track, road: Road) -> WaysAhead:
    """Return the ways of a circuit; in a city as far as nitro leads, for laps with it and without.

    What a throw cannot reach is left out of its plan.
    """
    return WaysAhead(track, road, WITH_NITRO if track.street else FARTHEST)
