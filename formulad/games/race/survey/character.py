"""Character of a circuit: how quick it is, how it winds, how wide it is, in figures and words."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from formulad.kernel.frozen import frozen
from formulad.race.road.track import LANE_LETTERS

if TYPE_CHECKING:
    from formulad.race.road.track import Track

FAST, SLOW = 10.5, 8.5
"""Cells a turn of a car driven perfectly: Monaco, at nine, lies between."""
TWISTY = 9.0
"""Stops on a hundred cells; Monaco has eight."""
LONG_STRAIGHT = 34.0
"""Cells; the longest of Monaco has 28."""
NARROW, WIDE = 2.0, 3.5
"""Lanes on average."""


@frozen
class Character:
    """What a circuit is like to drive."""

    cells_a_turn: float
    """Rows that a car alone drives in a turn, from pole to the flag."""
    stops: int
    """In a lap."""
    rows: float
    longest_straight: float
    """In cells, across the line."""
    straight_share: float
    """Of the lap."""
    lanes: dict[str, int]
    """How many cells each lane has."""

    @property
    def width(self) -> float:
        """How many lanes there are side by side, on average."""
        return sum(self.lanes.values()) / self.rows

    @property
    def words(self) -> tuple[str, ...]:
        """What it is like, in a few words."""
        stops = 100 * self.stops / self.rows
        found = (
            ("fast", self.cells_a_turn >= FAST),
            ("slow", self.cells_a_turn < SLOW),
            ("flowing", SLOW <= self.cells_a_turn < FAST),
            ("twisty", stops >= TWISTY),
            ("with a long straight", self.longest_straight >= LONG_STRAIGHT),
            ("narrow", self.width < NARROW),
            ("wide", self.width >= WIDE),
        )
        return tuple(word for word, holds in found if holds)

    @property
    def told(self) -> str:
        """All of it in a line."""
        return (
            f"{', '.join(self.words)}: {self.cells_a_turn:.1f} cells a turn, "
            f"{self.stops} stops on {self.rows:.0f} cells, {self.straight_share:.0%} straight, "
            f"{self.longest_straight:.0f} cells of it at a stretch"
        )

    def as_json(self) -> dict[str, Any]:
        """Return the figures as plain values."""
        return {
            "words": list(self.words),
            "cells_a_turn": round(self.cells_a_turn, 2),
            "stops": self.stops,
            "longest_straight": round(self.longest_straight, 1),
            "straight_share": round(self.straight_share, 3),
            "width": round(self.width, 2),
            "cells_by_lane": self.lanes,
        }


def character_of(track: Track, laps: int, par: float) -> Character:
    """Return the character of a circuit.

    Args:
        track: the circuit.
        laps: of the race.
        par: the turns that a car alone takes for it.
    """
    straights = _straights(track)
    lanes = [cell.lane for cell in track.cells]
    letters = LANE_LETTERS[: track.lane_count]
    return Character(
        cells_a_turn=laps * track.rows / par,
        stops=sum(sector.corner.stops for sector in track.sectors if sector.corner),
        rows=track.rows,
        longest_straight=max(straights, default=0.0),
        straight_share=min(1.0, sum(straights) / track.rows),
        lanes={letter: lanes.count(lane) for lane, letter in enumerate(letters)},
    )


def _straights(track: Track) -> list[float]:
    """Return how long each straight is; the line cuts none in two."""
    rows = [0.0] * len(track.sectors)
    for number, sector in enumerate(track.sectors):
        if sector.corner is None:
            cells = [cell.lane for cell in track.cells if cell.sector == number]
            rows[number] = max((cells.count(lane) for lane in set(cells)), default=0)
    parts = [
        sum(rows[number] for number, _ in group)
        for is_corner, group in groupby(enumerate(track.sectors), key=lambda at: bool(at[1].corner))
        if not is_corner
    ]
    begins, ends = (track.sectors[at].corner is None for at in (0, -1))
    if len(parts) > 1 and begins and ends:
        parts = [parts[0] + parts[-1], *parts[1:-1]]
    return parts
