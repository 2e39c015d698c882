"""What lies ahead of a place on a circuit, in turns still to drive: less is better.

A guess says how long the way to the line is and how many stops it holds. From a given place and
gear the next turn is judged face by face: does it fall short of the corner, end inside, or reach
too far?
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from formulad.ai.sight import next_stretch
from formulad.race.bills import OVER_REVVING
from formulad.race.dice import GEAR_DICE, Gear

if TYPE_CHECKING:
    from formulad.race.track import CellId, Track

TURNS_A_ROW = 0.03
"""What a row of road takes."""
TURNS_A_STOP = 0.75
"""What a stop takes."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a turn may begin."""

    cell: CellId
    stops: int
    """Stops made in the corner it lies in."""
    gear: Gear
    is_last_lap: bool


@dataclass(frozen=True)
class Outlook:
    """The road as seen by a driver to whom a wear point is worth so many turns."""

    track: Track
    point: float

    def turns_from(self, place: Place) -> float:
        """Return the turns to the line, with a look at the turn that begins here."""
        return _looked(self, place)

    def guess(self, cell: CellId, stops: int) -> float:
        """Guess the turns to the line from what lies on the way."""
        here = self.track.cells[cell]
        owed = stops_to_line(self.track, here.sector) - stops
        return TURNS_A_ROW * (self.track.rows - here.progress) + TURNS_A_STOP * owed

    def over_revving(self, before: Gear, after: Gear) -> float:
        """Return what skipping gears on the way down costs."""
        return self.point * len(OVER_REVVING[max(0, before - after - 1)])

    @cached_property
    def lap(self) -> float:
        """The turns of a whole lap."""
        return TURNS_A_ROW * self.track.rows + TURNS_A_STOP * sum(self.track.stops)


def average(gear: Gear, by_count: list[float]) -> float:
    """Return what the die of a gear comes to, given the turns to drive by cells to go."""
    faces = GEAR_DICE[gear].faces
    return sum(by_count[face] for face in faces) / len(faces)


@lru_cache(maxsize=512)
def stops_to_line(track: Track, sector: int) -> int:
    """Return the stops from the beginning of a sector to the line."""
    return sum(track.stops[sector:])


@lru_cache(maxsize=32768)
def _looked(outlook: Outlook, place: Place) -> float:
    gears = [gear for gear in Gear if max(1, place.gear - 3) <= gear <= place.gear + 1]
    by_count = _by_count(outlook, place, GEAR_DICE[gears[-1]].highest)
    return 1 + min(
        average(gear, by_count) + outlook.over_revving(place.gear, gear) for gear in gears
    )


def _by_count(outlook: Outlook, place: Place, highest: int) -> list[float]:
    """Return the turns to drive after a turn of 0, 1, 2 ... cells on a road without cars."""
    track, counts = outlook.track, range(highest + 1)
    start = outlook.guess(place.cell, place.stops)
    here = track.cells[place.cell].progress
    to_line = track.rows - here
    stretch = next_stretch(track, place.cell, place.stops)
    if stretch is None or (place.is_last_lap and stretch.end < here):
        return [0.0 if n > to_line else start - TURNS_A_ROW * n for n in counts]
    row = TURNS_A_ROW * ((stretch.end - here) % track.rows) / (stretch.farthest + 1)

    def after(count: int) -> float:
        if count < stretch.nearest:
            return start - TURNS_A_ROW * count
        too_far = max(0, count - stretch.farthest)
        return start - TURNS_A_STOP - row * (count - too_far) + outlook.point * too_far

    return [after(n) for n in counts]
