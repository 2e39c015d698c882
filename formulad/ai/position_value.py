"""Value of a position on a circuit: turns still to drive from there, less is better.

A guess says how long the way to the line is and how many stops it holds. From a given place and
gear the next turn is judged face by face: does it fall short of the corner, end inside, or reach
too far?
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, TypeAlias

from formulad.ai.sight import next_stretch, stops_to_line
from formulad.ai.worth import OUT
from formulad.race.dice import GEAR_DICE, Gear

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ai.sight import Stretch
    from formulad.ai.worth import Paid, Purse
    from formulad.race.track import CellId, Track

TURNS_A_ROW = 0.03
"""What a row of road takes."""
TURNS_A_STOP = 0.75
"""What a stop takes."""
FARTHEST = GEAR_DICE[Gear.SIXTH].highest
FREE = (0.0,) * len(Gear)
"""What it costs to skip gears in the pits."""

ByGear: TypeAlias = tuple[float, ...]
"""Turns for each gear in which a turn may end, neutral first."""


_Place: TypeAlias = "tuple[CellId, int, bool]"
"""A cell, the stops made in its corner, whether the lap is the last."""


@dataclass(frozen=True, slots=True)
class Grip:
    """What tyres and weather make of the cells of a die."""

    slide: int = 0
    """Cells by which a corner makes a move longer (TYR-4)."""
    slides_on_stops: bool = False
    """It does so only where the car would make a stop that is owed."""
    bonus: int = 0
    """Cells that may be added (TYR-2)."""

    @property
    def most(self) -> int:
        """The most that a move can get longer."""
        return max(self.slide, self.bonus)


@dataclass(frozen=True, eq=False)
class Road:
    """The next turn from every place, die by die, for one way to pay for going too far."""

    track: Track
    paid: Paid
    grip: Grip
    known: dict[_Place, ByGear] = field(default_factory=dict)

    def by_die(self, place: _Place) -> ByGear:
        """Return the turns to drive after a turn in each gear, on average."""
        found = self.known.get(place)
        if found is None:
            by_count = self._by_count(*place)
            found = (0.0, *(average(gear, by_count) for gear in GEAR_DICE))
            self.known[place] = found
        return found

    def guess(self, cell: CellId, stops: int) -> float:
        """Guess the turns to the line from what lies on the way."""
        here = self.track.places[cell]
        owed = stops_to_line(self.track, here.sector) - stops
        return TURNS_A_ROW * (self.track.rows - here.progress) + TURNS_A_STOP * owed

    def _by_count(self, cell: CellId, stops: int, is_last_lap: bool) -> list[float]:
        """Return the turns to drive after a turn of 0, 1, 2 ... cells on a road without cars."""
        track, counts = self.track, range(FARTHEST + self.grip.most + 1)
        start = self.guess(cell, stops)
        here = track.places[cell].progress
        stretch = next_stretch(track, cell, stops)
        if stretch is None or (is_last_lap and stretch.end < here):
            to_line = track.rows - here
            return [0.0 if n > to_line else start - TURNS_A_ROW * n for n in counts]
        return self._gripping(self._to_corner(start, here, stretch), cell, stretch)

    def _to_corner(self, start: float, here: float, stretch: Stretch) -> list[float]:
        """Return the same on the way to a corner: short of it, inside, and too far."""
        nearest, farthest = stretch.nearest, stretch.farthest
        row = TURNS_A_ROW * ((stretch.end - here) % self.track.rows) / (farthest + 1)
        inside = start - TURNS_A_STOP
        paid = self.paid.too_far if stretch.owed == 1 else self.paid.braking
        most = FARTHEST + self.grip.most
        return [
            *(start - TURNS_A_ROW * n for n in range(nearest)),
            *(inside - row * n for n in range(nearest, farthest + 1)),
            *(inside - row * farthest + price for price in paid[1:]),
            *([start + OUT] * max(0, most - farthest)),
        ]

    def _gripping(self, by_count: list[float], cell: CellId, stretch: Stretch) -> list[float]:
        """Return what the cells of a die come to when tyres and rain make them more."""
        grip, counts = self.grip, range(FARTHEST + 1)
        if grip.slide:
            first = self._first_in_corner(cell, stretch)
            return [by_count[n + grip.slide * (n >= first)] for n in counts]
        if grip.bonus:
            return [min(by_count[n : n + grip.bonus + 1]) for n in counts]
        return by_count

    def _first_in_corner(self, cell: CellId, stretch: Stretch) -> int:
        """Return the first number of cells that makes the car slide."""
        track = self.track
        if not self.grip.slides_on_stops and track.corner_sector[track.next[cell][0]] >= 0:
            return 1
        return max(1, stretch.nearest)


@dataclass(frozen=True, eq=False)
class PositionValue:
    """The road as seen by a driver with so much in the purse."""

    road: Road
    skipping: tuple[float, ...]
    known: dict[_Place, ByGear] = field(default_factory=dict)

    def turns_from(self, cell: CellId, stops: int, *, is_last_lap: bool) -> ByGear:
        """Return the turns to the line, with a look at the turn that begins here."""
        place = (cell, stops, is_last_lap)
        found = self.known.get(place)
        if found is None:
            found = self.known[place] = self._looked(place)
        return found

    @cached_property
    def lap(self) -> float:
        """The turns of a whole lap."""
        track = self.road.track
        return TURNS_A_ROW * track.rows + TURNS_A_STOP * sum(track.stops)

    def _looked(self, place: _Place) -> ByGear:
        by_die = self.road.by_die(place)
        skipping = FREE if self.road.track.is_pit(place[0]) else self.skipping
        best = [1 + min(by_die[max(1, gear - 1) : gear + 2]) for gear in range(len(Gear))]
        for skipped, price in enumerate(skipping[1:], 1):
            for gear in range(skipped + 2, len(Gear)):
                best[gear] = min(best[gear], 1 + by_die[gear - skipped - 1] + price)
        return tuple(best)


@lru_cache(maxsize=256)
def position_value_of(track: Track, purse: Purse, grip: Grip) -> PositionValue:
    """Return the outlook of a driver with such a purse, on tyres with such a grip."""
    return PositionValue(_road(track, purse.paid, grip), purse.skipping)


@lru_cache(maxsize=256)
def _road(track: Track, paid: Paid, grip: Grip) -> Road:
    return Road(track, paid, grip)


def average(gear: Gear, by_count: Sequence[float]) -> float:
    """Return what the die of a gear comes to, given the turns to drive by cells to go."""
    faces = GEAR_DICE[gear].faces
    return sum([by_count[face] for face in faces]) / len(faces)
