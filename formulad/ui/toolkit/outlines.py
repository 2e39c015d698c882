"""Outlines as lists of points: circles, rounded boxes and the path data of icons."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_STEPS = 16
"""Straight pieces that stand in for one curve."""


def polygon(centre: Point, radius: float, corners: int, turn: float = -90) -> Outline:
    """Return a regular polygon, its first corner at the top unless turned."""
    angles = (math.radians(turn + 360 * i / corners) for i in range(corners))
    return tuple(_on_circle(centre, radius, radius, angle) for angle in angles)


@lru_cache(maxsize=2048)
def rounded_box(x: float, y: float, width: float, height: float, radius: float = 0) -> Outline:
    """Return a box with rounded corners."""
    radius = min(radius, width / 2, height / 2)
    if radius <= 0:
        return (x, y), (x + width, y), (x + width, y + height), (x, y + height)
    left, right, top, bottom = x + radius, x + width - radius, y + radius, y + height - radius
    corners = (((right, top), -90), ((right, bottom), 0), ((left, bottom), 90), ((left, top), 180))
    return tuple(
        _on_circle(centre, radius, radius, math.radians(start + 90 * i / _STEPS))
        for centre, start in corners
        for i in range(_STEPS + 1)
    )


def placed(
    points: Sequence[Point], at: Point, turn: float = 0, stretch: tuple[float, float] = (1, 1)
) -> Outline:
    """Return an outline stretched, then turned by degrees, then moved."""
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    stretched = ((x * stretch[0], y * stretch[1]) for x, y in points)
    return tuple(
        (at[0] + x * cosine - y * sine, at[1] + x * sine + y * cosine) for x, y in stretched
    )


@lru_cache(maxsize=512)
def traced(data: str) -> tuple[Outline, ...]:
    """Return the outlines that SVG path data draws (commands M L H V C Q A Z, either case).

    Raises:
        ValueError: if the data holds another command.
    """
    return tuple(tuple(points) for points in _Pen(data).draw() if len(points) > 1)


def _on_circle(centre: Point, rx: float, ry: float, angle: float) -> Point:
    return centre[0] + rx * math.cos(angle), centre[1] + ry * math.sin(angle)


class _Pen:
    """Follows path data command by command."""

    def __init__(self, data: str) -> None:
        self._tokens = _TOKEN.findall(data)
        self._next = 0
        self._at: Point = (0, 0)
        self._lines: list[list[Point]] = []

    def draw(self) -> list[list[Point]]:
        command = ""
        while self._next < len(self._tokens):
            if self._tokens[self._next].isalpha():
                command = self._tokens[self._next]
                self._next += 1
            self._follow(command)
            command = {"M": "L", "m": "l"}.get(command, command)
        return self._lines

    def _follow(self, command: str) -> None:
        relative = command.islower()
        match command.upper():
            case "M":
                self._at = self._point(relative)
                self._lines.append([self._at])
            case "L":
                self._go(self._point(relative))
            case "H":
                self._go((self._number() + (self._at[0] if relative else 0), self._at[1]))
            case "V":
                self._go((self._at[0], self._number() + (self._at[1] if relative else 0)))
            case "C" | "Q" as curve:
                count = 3 if curve == "C" else 2
                controls = [self._point(relative) for _ in range(count)]
                self._go(*_bezier([self._at, *controls]))
            case "A":
                self._arc(relative)
            case "Z":
                self._go(self._lines[-1][0])
            case _:
                raise ValueError(f"Path data has no command {command!r}.")

    def _go(self, *points: Point) -> None:
        self._lines[-1].extend(points)
        self._at = points[-1]

    def _number(self) -> float:
        self._next += 1
        return float(self._tokens[self._next - 1])

    def _point(self, relative: bool) -> Point:
        x, y = self._number(), self._number()
        return (x + self._at[0], y + self._at[1]) if relative else (x, y)

    def _arc(self, relative: bool) -> None:
        rx, ry, _turn = self._number(), self._number(), self._number()
        large, clockwise = bool(self._number()), bool(self._number())
        self._go(*_arc(self._at, self._point(relative), (rx, ry), large, clockwise))


def _bezier(controls: list[Point]) -> Iterator[Point]:
    """Yield points of the curve, by drawing the controls together (de Casteljau)."""
    for step in range(1, _STEPS + 1):
        share, points = step / _STEPS, controls
        while len(points) > 1:
            points = [
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                for a, b in pairwise(points)
            ]
        yield points[0]


def _arc(
    start: Point, end: Point, radii: tuple[float, float], large: bool, clockwise: bool
) -> Iterator[Point]:
    """Yield points of an upright elliptic arc between two points (SVG 1.1, appendix F.6)."""
    rx, ry = radii
    half_x, half_y = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    reach = math.hypot(half_x / rx, half_y / ry)
    if reach > 1:
        rx, ry = rx * reach, ry * reach
    square = (half_x / rx) ** 2 + (half_y / ry) ** 2
    offset = math.sqrt(max(0.0, 1 / square - 1)) * (-1 if large == clockwise else 1)
    side_x, side_y = offset * rx * half_y / ry, -offset * ry * half_x / rx
    centre = ((start[0] + end[0]) / 2 + side_x, (start[1] + end[1]) / 2 + side_y)
    first = math.atan2((half_y - side_y) / ry, (half_x - side_x) / rx)
    last = math.atan2((-half_y - side_y) / ry, (-half_x - side_x) / rx)
    sweep = (last - first) % math.tau
    if not clockwise:
        sweep -= math.tau
    for step in range(1, _STEPS + 1):
        yield _on_circle(centre, rx, ry, first + sweep * step / _STEPS)
