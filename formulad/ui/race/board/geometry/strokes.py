"""Lines with a width, as shapes: pygame's own thick lines have gaps in every bend."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.curves import Points, even_line, length_of
from formulad.ui.race.board.geometry.road_shapes import Disc, Fill

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.board.geometry.drawn_road import Span
    from formulad.ui.toolkit.colour import Colour

_CHUNK = 8
"""Points of a ribbon painted as one polygon: short ones fill fastest."""


def band(span: Span, left: float, right: float, colour: Colour) -> Iterator[Fill]:
    """Yield a band along a lane between two offsets to the left."""
    yield from _chunks(span.line(left), span.line(right), colour)


def ribbon(line: Points, width: float, colour: Colour) -> Iterator[Fill]:
    """Yield a line of a width, cut off square at its ends."""
    if len(line) < 2:
        return
    sides = _sides(line) * (width / 2)
    yield from _chunks(line + sides, line - sides, colour)


def round_ribbon(line: Points, width: float, colour: Colour) -> Iterator[Fill | Disc]:
    """Yield a line of a width with round ends."""
    yield from ribbon(line, width, colour)
    for x, y in (line[0], line[-1]):
        yield Disc((float(x), float(y)), width / 2, colour)


def mitred(line: Points, width: float, colour: Colour) -> Iterator[Fill]:
    """Yield a line with sharp corners, each straight piece made long enough to meet the next."""
    for start, end in pairwise(line):
        way = end - start
        size = float(np.hypot(*way))
        if size < 1e-6:
            continue
        way = way / size * width / 2
        side = np.array([way[1], -way[0]])
        a, b = start - way, end + way
        yield Fill(np.array([a + side, b + side, b - side, a - side]), colour)


def dashes(line: Points, dash: float, gap: float) -> Iterator[Points]:
    """Yield the pieces of a dashed line; they are stretched a little to come out even."""
    total = length_of(line)
    count = max(1, round((total + gap) / (dash + gap)))
    period = (total + gap) / count if total > dash else dash + gap
    share = dash / (dash + gap)
    fine = even_line(line, period / 8)
    step = total / (len(fine) - 1)
    for i in range(count):
        start, end = i * period, min(total, i * period + period * share)
        yield fine[round(start / step) : round(end / step) + 1]


def _chunks(lefts: Points, rights: Points, colour: Colour) -> Iterator[Fill]:
    count = min(len(lefts), len(rights))
    for start in range(0, count - 1, _CHUNK):
        end = min(count, start + _CHUNK + 1)
        yield Fill(np.vstack([lefts[start:end], rights[start:end][::-1]]), colour)


def _sides(line: Points) -> Points:
    ways = np.gradient(line, axis=0)
    ways /= np.maximum(np.hypot(*ways.T), 1e-9)[:, None]
    return np.column_stack([ways[:, 1], -ways[:, 0]])
