"""Smooth shapes: drawn several times too large and scaled down, for pygame has no smooth polygons.

Every surface with transparency that the screen draws is premultiplied: averaging opaque and empty
points gives exactly that, and it can be faded, turned and multiplied without dark fringes.
"""

from __future__ import annotations

import math
from contextlib import contextmanager
from functools import cache
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, TypeAlias

import pygame

from formulad.ui.toolkit.colour import Colour, mix
from formulad.ui.toolkit.outlines import Point, rounded_box

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_SHEETS = ((80, 8), (500, 4), (1400, 3))
"""Up to how many pixels a sheet is drawn how many times too large; larger ones twice."""
_NOTHING = (0, 0, 0, 0)
_LIGHT = 64
"""How large the model of a light is."""
Stop: TypeAlias = tuple[float, Colour, float]
"""A share of the height of a wash, the colour there, and how much of it is seen."""


class Sketch:
    """A drawing in units, which becomes a surface of so many pixels a unit."""

    def __init__(
        self,
        width: float,
        height: float,
        scale: float,
        origin: Point = (0.0, 0.0),
        times: int = 0,
    ) -> None:
        """Take an empty sheet; `origin` is the place of (0, 0) on it, in units.

        It is so many times too large; as its size asks for, if nothing is said.
        """
        self.pixels = (max(1, math.ceil(width * scale)), max(1, math.ceil(height * scale)))
        over = times or _oversampling(max(self.pixels))
        self._scale = scale * over
        self._origin = origin
        self._sheet = _sheet((self.pixels[0] * over, self.pixels[1] * over))

    def fill(self, points: Sequence[Point], colour: Colour | None) -> None:
        """Fill an outline; without a colour cut it out."""
        pygame.draw.polygon(self._sheet, colour or _NOTHING, [self._place(p) for p in points])

    def shade(self, points: Sequence[Point], colour: Colour, opacity: float) -> None:
        """Fill an outline on which nothing lies yet with some of a colour."""
        part = tuple(round(channel * opacity) for channel in colour)
        pygame.draw.polygon(
            self._sheet, (*part, round(255 * opacity)), [self._place(p) for p in points]
        )

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

    def tint(self, points: Sequence[Point], colour: Colour, opacity: float) -> None:
        """Lay a colour over an outline through which what lies below is seen."""
        line = [self._place(p) for p in points]
        place = _around(line).clip(self._sheet.get_rect())
        if not place.width or not place.height:
            return
        glass = _sheet(place.size)
        inner = [(x - place.left, y - place.top) for x, y in line]
        pygame.draw.polygon(glass, _thinned(colour, opacity), inner)
        self._lay(glass, place.topleft)

    def haze(self, centre: Point, radii: Point, colour: Colour, opacity: float) -> None:
        """Lay an oval of light, or of shade, that is lost towards its edge."""
        x, y = self._place(centre)
        size = (math.ceil(2 * radii[0] * self._scale), math.ceil(2 * radii[1] * self._scale))
        light = pygame.transform.smoothscale(_light(), size)
        light.fill(_thinned(colour, opacity), special_flags=pygame.BLEND_RGBA_MULT)
        self._lay(light, (round(x - size[0] / 2), round(y - size[1] / 2)))

    def wash(self, x: float, y: float, width: float, height: float, stops: Sequence[Stop]) -> None:
        """Fill a box that changes from top to bottom; each stop has its share of the height."""
        left, top = self._place((x, y))
        right, bottom = self._place((x + width, y + height))
        size = (math.ceil(right - left), math.ceil(bottom - top))
        column = _sheet((1, size[1]))
        for row in range(size[1]):
            column.set_at((0, row), _at_stop(stops, row / size[1]))
        self._lay(pygame.transform.scale(column, size), (round(left), round(top)))

    def finish(self) -> pygame.Surface:
        """Return the drawing at its final size, smooth and premultiplied."""
        return pygame.transform.smoothscale(self._sheet, self.pixels)

    def _lay(self, layer: pygame.Surface, corner: tuple[int, int]) -> None:
        self._sheet.blit(layer, corner, special_flags=pygame.BLEND_PREMULTIPLIED)

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


def _around(line: Sequence[Point]) -> pygame.Rect:
    """Return the pixels around an outline."""
    across, down = [x for x, _ in line], [y for _, y in line]
    left, top = math.floor(min(across)), math.floor(min(down))
    return pygame.Rect(left, top, math.ceil(max(across)) - left, math.ceil(max(down)) - top)


def _thinned(colour: Colour, opacity: float) -> tuple[int, int, int, int]:
    """Return a colour of which only so much is seen, premultiplied."""
    red, green, blue = (round(part * opacity) for part in colour)
    return red, green, blue, round(255 * opacity)


def _at_stop(stops: Sequence[Stop], share: float) -> tuple[int, int, int, int]:
    """Return what a wash is at a share of its height."""
    for (start, first, thick), (end, last, thin) in pairwise(stops):
        if share <= end:
            way = (share - start) / (end - start)
            return _thinned(mix(first, last, way), thick + (thin - thick) * way)
    return _thinned(stops[-1][1], stops[-1][2])


@cache
def _light() -> pygame.Surface:
    """Return the model of a light: white in the middle, nothing at the edge."""
    sheet = _sheet((2 * _LIGHT, 2 * _LIGHT))
    for radius in range(_LIGHT, 0, -1):
        tone = round(255 * (1 - radius / _LIGHT) ** 1.5)
        pygame.draw.circle(sheet, (tone,) * 4, (_LIGHT, _LIGHT), radius)
    return sheet


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
