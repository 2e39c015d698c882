"""Smooth shapes: drawn several times too large and scaled down, for pygame has no smooth polygons.

Every surface with transparency that the screen draws is premultiplied: averaging opaque and empty
points gives exactly that, and it can be faded, turned and multiplied without dark fringes.
"""

from __future__ import annotations

import math
from contextlib import contextmanager
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.outlines import Point, rounded_box

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ui.toolkit.colour import Colour

_SHEETS = ((80, 8), (500, 4), (1400, 3))
"""Up to how many pixels a sheet is drawn how many times too large; larger ones twice."""
_NOTHING = (0, 0, 0, 0)


class Sketch:
    """A drawing in units, which becomes a surface of so many pixels a unit."""

    def __init__(
        self, width: float, height: float, scale: float, origin: Point = (0.0, 0.0)
    ) -> None:
        """Take an empty sheet; `origin` is the place of (0, 0) on it, in units."""
        self.pixels = (max(1, math.ceil(width * scale)), max(1, math.ceil(height * scale)))
        over = _oversampling(max(self.pixels))
        self._scale = scale * over
        self._origin = origin
        self._sheet = _sheet((self.pixels[0] * over, self.pixels[1] * over))

    def fill(self, points: Sequence[Point], colour: Colour | None) -> None:
        """Fill an outline; without a colour cut it out."""
        pygame.draw.polygon(self._sheet, colour or _NOTHING, [self._place(p) for p in points])

    def box(
        self, x: float, y: float, width: float, height: float, colour: Colour, radius: float = 0
    ) -> None:
        """Fill a box with rounded corners."""
        self.fill(rounded_box(x, y, width, height, radius), colour)

    def disc(self, centre: Point, radius: float, colour: Colour | None) -> None:
        """Fill a circle."""
        pygame.draw.circle(
            self._sheet, colour or _NOTHING, self._place(centre), radius * self._scale
        )

    def ring(self, centre: Point, radius: float, width: float, colour: Colour | None) -> None:
        """Draw a circle's line, half of its width on either side."""
        outer = (radius + width / 2) * self._scale
        thick = max(1, round(width * self._scale))
        pygame.draw.circle(self._sheet, colour or _NOTHING, self._place(centre), outer, thick)

    def stroke(
        self,
        points: Sequence[Point],
        width: float,
        colour: Colour | None,
        *,
        closed: bool = False,
        round_ends: bool = True,
    ) -> None:
        """Draw a line with round joints through points."""
        line = [self._place(p) for p in points]
        if closed:
            line.append(line[0])
        half = width * self._scale / 2
        for start, end in pairwise(line):
            self._bar(start, end, half, colour)
        for joint in line if round_ends or closed else line[1:-1]:
            pygame.draw.circle(self._sheet, colour or _NOTHING, joint, half)

    def dashes(
        self, points: Sequence[Point], width: float, colour: Colour, pattern: tuple[float, float]
    ) -> None:
        """Draw a closed line in dashes of the first length with gaps of the second."""
        for piece in _dashes([*points, points[0]], *pattern):
            self.stroke(piece, width, colour, round_ends=False)

    @contextmanager
    def inside(self, points: Sequence[Point]) -> Iterator[None]:
        """Keep only what is drawn meanwhile within an outline."""
        whole, self._sheet = self._sheet, _sheet(self._sheet.get_size())
        yield
        mask = _sheet(whole.get_size())
        pygame.draw.polygon(mask, (255, 255, 255), [self._place(p) for p in points])
        self._sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(self._sheet, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        self._sheet = whole

    def finish(self) -> pygame.Surface:
        """Return the drawing at its final size, smooth and premultiplied."""
        return pygame.transform.smoothscale(self._sheet, self.pixels)

    def _place(self, point: Point) -> Point:
        return (
            (point[0] + self._origin[0]) * self._scale,
            (point[1] + self._origin[1]) * self._scale,
        )

    def _bar(self, start: Point, end: Point, half: float, colour: Colour | None) -> None:
        length = math.dist(start, end)
        if not length:
            return
        x, y = (end[1] - start[1]) / length * half, (start[0] - end[0]) / length * half
        corners = (
            (start[0] + x, start[1] + y),
            (end[0] + x, end[1] + y),
            (end[0] - x, end[1] - y),
            (start[0] - x, start[1] - y),
        )
        pygame.draw.polygon(self._sheet, colour or _NOTHING, corners)


def faded(surface: pygame.Surface, opacity: float) -> pygame.Surface:
    """Return a premultiplied surface with less of it to see."""
    paler = surface.copy()
    paler.fill((round(255 * opacity),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return paler


def _sheet(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA, 32)


def _oversampling(pixels: int) -> int:
    return next((times for most, times in _SHEETS if pixels <= most), 2)


def _dashes(line: list[Point], dash: float, gap: float) -> Iterator[list[Point]]:
    """Yield the pieces of a line that are drawn."""
    lengths = list(accumulate((math.dist(a, b) for a, b in pairwise(line)), initial=0.0))
    start = 0.0
    while start < lengths[-1]:
        end = min(start + dash, lengths[-1])
        inner = [p for p, at in zip(line, lengths, strict=True) if start < at < end]
        yield [_along(line, lengths, start), *inner, _along(line, lengths, end)]
        start += dash + gap


def _along(line: list[Point], lengths: list[float], way: float) -> Point:
    """Return the point of a line after a way along it."""
    for (first, last), (start, end) in zip(pairwise(line), pairwise(lengths), strict=True):
        if way <= end:
            share = (way - start) / (end - start) if end > start else 0.0
            return (
                first[0] + (last[0] - first[0]) * share,
                first[1] + (last[1] - first[1]) * share,
            )
    return line[-1]
