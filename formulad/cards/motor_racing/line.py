"""Line of running cars, the leader first: it is all there is of a track.

Places in it are counted from 0 here. A car that moves changes nothing of the order of the others.
"""

from __future__ import annotations

from typing import TypeAlias

from formulad.cards.motor_racing.cars import Car

Line: TypeAlias = tuple[Car, ...]


def forward(line: Line, at: int, places: int, cars: int = 1) -> Line:
    """Return the line after so many cars from a place on moved forward together, in their order.

    They are cut short at the first place (FMR-14).
    """
    to = max(0, at - places)
    return line[:to] + line[at : at + cars] + line[to:at] + line[at + cars :]


def back(line: Line, at: int, places: int) -> Line:
    """Return the line after a car fell back; the last place is the end of it (FMR-17)."""
    to = at + places + 1
    return line[:at] + line[at + 1 : to] + line[at : at + 1] + line[to:]


def to_the_end(line: Line, at: int) -> Line:
    """Return the line with a car behind all others that run."""
    return back(line, at, len(line))


def without(line: Line, at: int, cars: int = 1) -> Line:
    """Return the line after cars retired: the gap closes (FMR-29)."""
    return line[:at] + line[at + cars :]


def neighbours(line: Line, at: int) -> tuple[int, ...]:
    """Return which cars a crash may take along: the one ahead, and the one behind (FMR-28)."""
    return tuple(near for near in (at - 1, at + 1) if 0 <= near < len(line))
