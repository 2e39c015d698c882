"""Strokes and filled shapes of which icons are made, on a grid of 24 by 24."""

from __future__ import annotations

import math
from typing import TypeAlias

from formulad.kernel.frozen import frozen


@frozen
class Mark:
    """One stroke or filled shape of an icon."""

    path: str
    """SVG path data."""
    width: float = 0.0
    """Of the line; 0 fills the shape."""
    cut: bool = False
    """Whether it takes away instead of painting."""
    second: bool = False
    """Whether it shows the icon's second colour."""
    flat_ends: bool = False


Icon: TypeAlias = tuple[Mark, ...]


def fill(path: str, *, cut: bool = False, second: bool = False) -> Mark:
    """Return a filled shape."""
    return Mark(path, cut=cut, second=second)


def line(path: str, width: float, *, cut: bool = False, second: bool = False) -> Mark:
    """Return a line with round ends."""
    return Mark(path, width, cut=cut, second=second)


def bar(path: str, width: float, *, cut: bool = False) -> Mark:
    """Return a line with flat ends."""
    return Mark(path, width, cut=cut, flat_ends=True)


def _circle(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y} a{r} {r} 0 1 1 {2 * r} 0 a{r} {r} 0 1 1 {-2 * r} 0 Z"


def dot(x: float, y: float, r: float, *, cut: bool = False, second: bool = False) -> Mark:
    """Return a filled circle."""
    return Mark(_circle(x, y, r), cut=cut, second=second)


def ring(x: float, y: float, r: float, width: float) -> Mark:
    """Return the line of a circle."""
    return Mark(_circle(x, y, r), width)


def box(x: float, y: float, w: float, h: float, r: float = 0.0, *, cut: bool = False) -> Mark:
    """Return a filled box."""
    if not r:
        return Mark(f"M{x} {y} h{w} v{h} h{-w} Z", cut=cut)
    along, down = w - 2 * r, h - 2 * r
    turn = f"a{r} {r} 0 0 1"
    path = (
        f"M{x + r} {y} h{along} {turn} {r} {r} v{down} {turn} {-r} {r} "
        f"h{-along} {turn} {-r} {-r} v{-down} {turn} {r} {-r} Z"
    )
    return Mark(path, cut=cut)


def rays(x: float, y: float, inner: float, outer: float, count: int, start: float = 0.0) -> str:
    """Return path data of lines that point away from a middle."""
    angles = (math.radians(start + 360 * i / count) for i in range(count))
    return " ".join(
        f"M{x + inner * math.cos(a):.2f} {y + inner * math.sin(a):.2f} "
        f"L{x + outer * math.cos(a):.2f} {y + outer * math.sin(a):.2f}"
        for a in angles
    )


def arcs(x: float, y: float, r: float, count: int) -> str:
    """Return path data of a circle in so many pieces with gaps between."""
    half = 0.7 * math.pi / count
    middles = (math.tau * i / count for i in range(count))
    return " ".join(
        f"M{x + r * math.cos(m - half):.2f} {y + r * math.sin(m - half):.2f} "
        f"A{r} {r} 0 0 1 {x + r * math.cos(m + half):.2f} {y + r * math.sin(m + half):.2f}"
        for m in middles
    )


def cog(teeth: int) -> Icon:
    """Return a wheel with so many teeth."""
    corners = (
        (math.tau * (i + shift) / teeth, radius)
        for i in range(teeth)
        for shift, radius in ((-0.30, 7.2), (-0.19, 10.4), (0.19, 10.4), (0.30, 7.2))
    )
    points = (f"{12 + r * math.cos(a):.2f} {12 + r * math.sin(a):.2f}" for a, r in corners)
    return (fill("M" + " L".join(points) + " Z"), dot(12, 12, 3.4, cut=True))
