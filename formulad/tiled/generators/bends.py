"""Bends of a centreline: where it turns, by how much, and how tightly."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.tiled.generators.line import Line

SLIGHTEST = 14.0
"""A line that is bent less than a circle of so many lane widths is straight."""
ONE_BEND = 2.5
"""Two bends to one side are one, if fewer lane widths than these lie between."""
LEAST_TURN = math.radians(25)
"""What turns less is no corner."""
ALL_ROUND, A_CORNER = math.radians(300), math.radians(120)
"""What turns more than the first is cut into corners of the second at most."""
BENT = 0.7
"""The share of such a part that is the corner; the rest is straight."""
NO_STRAIGHT = 1.2
"""Fewer cells than these between two bends are no straight."""


@frozen
class Bend:
    """A part of the line that turns to one side; of a loop it may end beyond its start."""

    begin: float
    end: float
    turn: float
    """In radians; to the right it is positive."""
    radius: float
    """The tightest, in pixels."""

    @property
    def middle(self) -> float:
        """Half-way along it."""
        return (self.begin + self.end) / 2


def bends_of(line: Line, lane_width: float, cell_length: float) -> tuple[Bend, ...]:
    """Return the bends of a line in driving order, with no straight shorter than a cell between.

    Where a line only ever turns gently, its gentle turns are bends.
    """
    for slightest in (SLIGHTEST, 2 * SLIGHTEST, 4 * SLIGHTEST):
        turning = _turning(line, lane_width, slightest * lane_width)
        found = [part for each in _together(line, turning, lane_width) for part in _parts(each)]
        bends = [each for each in found if abs(each.turn) >= LEAST_TURN]
        if bends:
            return _meeting(line, bends, cell_length)
    return ()


def _together(line: Line, turning: list[Bend], lane_width: float) -> list[Bend]:
    """Return what turns to one side with hardly anything straight between as one bend."""
    found: list[Bend] = []
    for each in turning:
        last = found[-1] if found else None
        is_one = last and last.turn * each.turn > 0
        if last and is_one and each.begin - last.end < ONE_BEND * lane_width:
            found[-1] = _joined(last, each)
        else:
            found.append(each)
    if line.is_loop and len(found) > 1:
        return _joined_around(found, line.length, lane_width)
    return found


def _parts(bend: Bend) -> list[Bend]:
    """Return a bend, or the corners into which one is cut that turns nearly all the way round."""
    if abs(bend.turn) < ALL_ROUND:
        return [bend]
    parts = math.ceil(abs(bend.turn) / A_CORNER)
    length, turn = (bend.end - bend.begin) / parts, bend.turn / parts
    begins = [bend.begin + part * length for part in range(parts)]
    return [Bend(begin, begin + BENT * length, BENT * turn, bend.radius) for begin in begins]


def _turning(line: Line, lane_width: float, slightest: float) -> list[Bend]:
    """Return every part that turns to one side more tightly than a radius."""
    step = lane_width / 3
    count = max(1, round(line.length / step))
    turns = [_curvature(line, i * step, 1.5 * step) for i in range(count)]
    straight = (i for i, turn in enumerate(turns) if abs(turn) < 1 / slightest)
    first = next(straight, 0) if line.is_loop else 0
    found: list[Bend] = []
    side = 0
    for along in range(first, first + count):
        turn = turns[along % count]
        now = 0 if abs(turn) < 1 / slightest else int(math.copysign(1, turn))
        if now and now == side:
            found[-1] = _joined(found[-1], _piece(along, step, turn))
        elif now:
            found.append(_piece(along, step, turn))
        side = now
    return found


def _curvature(line: Line, along: float, reach: float) -> float:
    """Return by how many radians a pixel a line turns about a place."""
    before, after = line.at(along - reach).heading, line.at(along + reach).heading
    return math.remainder(after - before, math.tau) / (2 * reach)


def _piece(number: int, step: float, turn: float) -> Bend:
    return Bend(number * step, (number + 1) * step, turn * step, 1 / abs(turn))


def _joined(one: Bend, other: Bend) -> Bend:
    return Bend(one.begin, other.end, one.turn + other.turn, min(one.radius, other.radius))


def _joined_around(found: list[Bend], length: float, lane_width: float) -> list[Bend]:
    """Join the last bend of a loop with the first, if they are one."""
    first, last = found[0], found[-1]
    is_one = first.turn * last.turn > 0
    if not is_one or first.begin + length - last.end >= ONE_BEND * lane_width:
        return found
    moved = replace(first, begin=first.begin + length, end=first.end + length)
    return [*found[1:-1], _joined(last, moved)]


def _meeting(line: Line, bends: list[Bend], cell_length: float) -> tuple[Bend, ...]:
    """Let bends meet half-way where less than a cell of straight lies between them."""
    count = len(bends)
    for i in range(count if line.is_loop and count > 1 else count - 1):
        this, following = bends[i], bends[(i + 1) % count]
        round_ = line.length if i + 1 == count else 0.0
        begin = following.begin + round_
        if begin - this.end < NO_STRAIGHT * cell_length:
            middle = (this.end + begin) / 2
            bends[i] = replace(bends[i], end=middle)
            bends[(i + 1) % count] = replace(bends[(i + 1) % count], begin=middle - round_)
    return tuple(bends)
