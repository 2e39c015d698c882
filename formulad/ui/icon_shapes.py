"""What each icon is made of, on a grid of 24 by 24."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
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


def _fill(path: str, *, cut: bool = False, second: bool = False) -> Mark:
    return Mark(path, cut=cut, second=second)


def _line(path: str, width: float, *, cut: bool = False, second: bool = False) -> Mark:
    return Mark(path, width, cut=cut, second=second)


def _bar(path: str, width: float, *, cut: bool = False) -> Mark:
    """Return a line with flat ends."""
    return Mark(path, width, cut=cut, flat_ends=True)


def _circle(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y} a{r} {r} 0 1 1 {2 * r} 0 a{r} {r} 0 1 1 {-2 * r} 0 Z"


def _dot(x: float, y: float, r: float, *, cut: bool = False, second: bool = False) -> Mark:
    return Mark(_circle(x, y, r), cut=cut, second=second)


def _ring(x: float, y: float, r: float, width: float) -> Mark:
    return Mark(_circle(x, y, r), width)


def _box(x: float, y: float, w: float, h: float, r: float = 0.0, *, cut: bool = False) -> Mark:
    if not r:
        return Mark(f"M{x} {y} h{w} v{h} h{-w} Z", cut=cut)
    along, down = w - 2 * r, h - 2 * r
    turn = f"a{r} {r} 0 0 1"
    path = (
        f"M{x + r} {y} h{along} {turn} {r} {r} v{down} {turn} {-r} {r} "
        f"h{-along} {turn} {-r} {-r} v{-down} {turn} {r} {-r} Z"
    )
    return Mark(path, cut=cut)


def _rays(x: float, y: float, inner: float, outer: float, count: int, start: float = 0.0) -> str:
    """Return path data of lines that point away from a middle."""
    angles = (math.radians(start + 360 * i / count) for i in range(count))
    return " ".join(
        f"M{x + inner * math.cos(a):.2f} {y + inner * math.sin(a):.2f} "
        f"L{x + outer * math.cos(a):.2f} {y + outer * math.sin(a):.2f}"
        for a in angles
    )


def _arcs(x: float, y: float, r: float, count: int) -> str:
    """Return path data of a circle in so many pieces with gaps between."""
    half = 0.7 * math.pi / count
    middles = (math.tau * i / count for i in range(count))
    return " ".join(
        f"M{x + r * math.cos(m - half):.2f} {y + r * math.sin(m - half):.2f} "
        f"A{r} {r} 0 0 1 {x + r * math.cos(m + half):.2f} {y + r * math.sin(m + half):.2f}"
        for m in middles
    )


def _cog(teeth: int) -> tuple[Mark, ...]:
    corners = (
        (math.tau * (i + shift) / teeth, radius)
        for i in range(teeth)
        for shift, radius in ((-0.30, 7.2), (-0.19, 10.4), (0.19, 10.4), (0.30, 7.2))
    )
    points = (f"{12 + r * math.cos(a):.2f} {12 + r * math.sin(a):.2f}" for a, r in corners)
    return (_fill("M" + " L".join(points) + " Z"), _dot(12, 12, 3.4, cut=True))


def _bolts() -> tuple[Mark, ...]:
    angles = (math.radians(60 * i) for i in range(6))
    return tuple(
        _dot(12 + 7.6 * math.cos(a), 12 + 7.6 * math.sin(a), 0.9, cut=True) for a in angles
    )


def _chequer() -> tuple[Mark, ...]:
    return tuple(
        _box(5.6 + 3.9 * column, 3.4 + 3.5 * row, 3.9, 3.5)
        for column in range(4)
        for row in range(3)
        if (column + row) % 2 == 0
    )


_CLOUD = "a4.6 4.6 0 0 1 -.4 -9.1 a6 6 0 0 1 11.5 .7 a4.2 4.2 0 0 1 -.5 8.4 Z"
_STAR = "M12 2.4 l2.9 6.2 6.7 .9 -4.9 4.7 1.2 6.7 -5.9 -3.3 -5.9 3.3 1.2 -6.7 -4.9 -4.7 6.7 -.9 Z"

ICONS: dict[str, tuple[Mark, ...]] = {
    # Wear points
    "tyre": (
        _ring(12, 12, 8, 5.2),
        _dot(12, 12, 2.1),
        _bar(_rays(12, 12, 9.3, 11, 8, 22), 1.4, cut=True),
    ),
    "brake": (
        _ring(12, 12, 7.6, 3.6),
        _dot(12, 12, 2.2),
        *_bolts(),
        _line(
            "M19.8 4.6 A10.8 10.8 0 0 1 19.8 19.4 L16.6 16.4 A6.4 6.4 0 0 0 16.6 7.6 Z",
            1.3,
            cut=True,
        ),
        _fill("M19.8 4.6 A10.8 10.8 0 0 1 19.8 19.4 L16.6 16.4 A6.4 6.4 0 0 0 16.6 7.6 Z"),
    ),
    "gearbox": _cog(8),
    "body": (
        _fill("M1 13.5 L3 10.8 8 9.8 10.5 6.6 14 6.6 15.4 9.6 21 10.6 23 13.4 23 15.6 1 15.6 Z"),
        _dot(6.2, 16, 3.9, cut=True),
        _dot(17.8, 16, 3.9, cut=True),
        _dot(6.2, 16, 2.5),
        _dot(17.8, 16, 2.5),
    ),
    "engine": (
        _fill("M5 3.5 h14 v9.5 h-4.2 l-1 6 h-3.6 l-1 -6 H5 Z"),
        _bar("M5 6.4 H19 M5 9 H19", 1.3, cut=True),
        _dot(12, 20, 3.9, cut=True),
        _dot(12, 20, 2.6),
    ),
    "road": (
        _box(4, 1.8, 16, 3, 1.2),
        _box(4, 19.2, 16, 3, 1.2),
        _line("M8 4.8 L16.5 7.6 7.5 10.8 16.5 14 7.5 17.2 15 19.4", 2.5),
    ),
    # Weather
    "sun": (_dot(12, 12, 5), _line(_rays(12, 12, 7.4, 10.6, 8), 2.2)),
    "cloud": (_fill("M6.5 19 " + _CLOUD),),
    "changeable": (
        _dot(9, 8.4, 4, second=True),
        _line(
            "M3.2 8.4 H1 M4.9 4.3 L3.3 2.7 M9 2.6 V.4 M13.1 4.3 L14.7 2.7 M14.8 8.4 H17",
            1.8,
            second=True,
        ),
        _line(
            "M8.5 21 a4.1 4.1 0 0 1 -.3 -8.2 a5.4 5.4 0 0 1 10.4 .6 a3.9 3.9 0 0 1 -.4 7.6 Z",
            1.6,
            cut=True,
        ),
        _fill("M8.5 21 a4.1 4.1 0 0 1 -.3 -8.2 a5.4 5.4 0 0 1 10.4 .6 a3.9 3.9 0 0 1 -.4 7.6 Z"),
    ),
    "rain": (
        _fill("M6.5 15.4 " + _CLOUD),
        _line("M7 18 L5.4 21.6 M12 19.4 L10.4 23 M17 18 L15.4 21.6", 2.2, second=True),
    ),
    # Tyres
    "tyre-hard": (_ring(12, 12, 9, 3), _line("M9 8 V16 M15 8 V16 M9 12 H15", 2.2)),
    "tyre-soft": (
        _bar(_arcs(12, 12, 9, 3), 3),
        _line("M15 9 C14 7.4 9.4 7.2 9.4 9.8 C9.4 12.8 15 11.4 15 14.4 C15 17 10 16.8 9 15", 2.1),
    ),
    "tyre-wet": (
        _bar(_arcs(12, 12, 9, 8), 3),
        _line("M7.6 8.6 L9.8 15.8 L12 9.4 L14.2 15.8 L16.4 8.6", 2),
    ),
    # What happens in a race
    "stalled": (
        _line("M12 4.4 V11.6", 2.8),
        _line("M7.6 6.4 a7.4 7.4 0 1 0 8.8 0", 2.8),
    ),
    "debris": (
        _fill("M3 14 L8 9 11 14.6 6.4 18.4 Z"),
        _fill("M11 7.6 L15.6 4 18.4 9 13.4 11 Z"),
        _fill("M13.4 14 L20.6 12.6 18.4 19.4 Z"),
        _fill("M5 4.4 L8.6 3.6 7.4 7.4 Z"),
    ),
    "slip": (
        _line("M2.5 8.4 H13.4 a3 3 0 1 0 -2.8 -4", 2.3),
        _line("M2.5 12.6 H18.6 a2.9 2.9 0 1 1 -2.6 4", 2.3),
        _line("M2.5 16.8 H10.6 a2.4 2.4 0 1 1 -2 3.6", 2.1),
    ),
    "spin": (
        _line("M19.6 12 a7.6 7.6 0 1 1 -3 -6", 2.8),
        _fill("M16.6 1 L17.8 7.6 11.4 6.9 Z"),
    ),
    "contact": (_line(_rays(12, 12, 3, 10, 8), 2.2),),
    "pit": (
        _line("M5.4 18.6 L13.4 10.6", 4.4),
        _dot(16, 8, 5.9),
        _fill("M16 8 L17.6 -2 26 6.4 Z", cut=True),
        _fill("M14.6 9.4 L15.2 5.6 18.4 2.2 21.8 5.6 18.4 8.8 Z", cut=True),
        _dot(5.4, 18.6, 1.1, cut=True),
    ),
    "note": (
        _dot(7.6, 17.6, 3.1),
        _dot(17.2, 15.6, 3.1),
        _line("M10.2 17.4 V6.6 L19.8 4.4 V15.4", 1.8),
        _line("M10.2 8 L19.8 5.8", 3.0),
    ),
    "flag": (
        _line("M4.4 3 V21.6", 2.2),
        *_chequer(),
        _line("M5.6 3.4 H21.2 V13.9 H5.6 Z", 1.1),
    ),
    "star": (_fill(_STAR),),
    "trophy": (
        _fill("M7 3 h10 v5.5 a5 5 0 0 1 -10 0 Z"),
        _line("M7 4.6 H3.4 v1.6 a4 4 0 0 0 4 4 M17 4.6 h3.6 v1.6 a4 4 0 0 1 -4 4", 1.9),
        _box(10.7, 13, 2.6, 4.6),
        _box(7, 17.4, 10, 3.2, 1),
    ),
    "dice": (
        _box(3.4, 3.4, 17.2, 17.2, 3.6),
        *(_dot(x, y, 1.8, cut=True) for x, y in ((8, 8), (16, 8), (12, 12), (8, 16), (16, 16))),
    ),
    "radio": (
        _bar("M3.6 16 V12.4 a8.4 8.4 0 0 1 16.8 0 V16", 2.4),
        _box(2, 13, 5, 7.4, 2),
        _box(17, 13, 5, 7.4, 2),
        _line("M19.6 19.6 q-1 2.6 -5.6 2.4", 1.8),
    ),
    # Signs and tools
    "undo": (_line("M9.5 4 L4 9.5 L9.5 15 M4.6 9.5 H14 a5.4 5.4 0 0 1 0 10.8 H8", 2.6),),
    "menu": (_line("M4 6 H20 M4 12 H20 M4 18 H20", 2.6),),
    "eye": (
        _fill("M1.6 12 C5 5.6 19 5.6 22.4 12 C19 18.4 5 18.4 1.6 12 Z"),
        _dot(12, 12, 3.8, cut=True),
        _dot(12, 12, 1.8),
    ),
    "zoom": (
        _ring(10.5, 10.5, 6.5, 2.4),
        _line("M15.4 15.4 L20.6 20.6", 2.6),
        _line("M7.6 10.5 H13.4 M10.5 7.6 V13.4", 2),
    ),
    "search": (_ring(10.5, 10.5, 6.5, 2.6), _line("M15.4 15.4 L20.6 20.6", 2.8)),
    "map": (
        _fill("M2.4 5.4 L8.6 3 15.4 5.4 21.6 3 21.6 18.6 15.4 21 8.6 18.6 2.4 21 Z"),
        _bar("M8.6 3 V18.8 M15.4 5.2 V21", 1.5, cut=True),
    ),
    "log": (
        _box(4.4, 2.6, 15.2, 18.8, 2),
        _line("M7.6 7.6 H16.4 M7.6 11.8 H16.4 M7.6 16 H16.4", 1.7, cut=True),
    ),
    "human": (_dot(12, 7.6, 4.4), _fill("M3.6 21 a8.4 8 0 0 1 16.8 0 Z")),
    "robot": (
        _box(4.4, 7, 15.2, 12, 3),
        _dot(9, 12.4, 1.7, cut=True),
        _dot(15, 12.4, 1.7, cut=True),
        _box(9, 15.6, 6, 1.5, 0.7, cut=True),
        _bar("M12 7.4 V3.6", 2),
        _dot(12, 3, 1.7),
        _box(1.6, 10.6, 2, 5, 1),
        _box(20.4, 10.6, 2, 5, 1),
    ),
    "settings": _cog(9),
    "play": (_fill("M7 4.4 L19.6 12 L7 19.6 Z"), _line("M7 4.4 L19.6 12 L7 19.6 Z", 1.5)),
    "pause": (_box(6, 4.5, 4, 15, 1.2), _box(14, 4.5, 4, 15, 1.2)),
    "fast": (
        _fill("M4 5.4 L12 12 L4 18.6 Z M12 5.4 L20 12 L12 18.6 Z"),
        _line("M4 5.4 L12 12 L4 18.6 Z M12 5.4 L20 12 L12 18.6 Z", 1),
    ),
    "quit": (
        _line("M10 3.6 H4.6 v16.8 H10", 2.4),
        _line("M9.6 12 H20 M15.4 7 L20.4 12 L15.4 17", 2.4),
    ),
    "lock": (
        _box(5, 10.4, 14, 10.4, 2.2),
        _bar("M8 11 V7.6 a4 4 0 0 1 8 0 V11", 2.4),
        _dot(12, 15.4, 1.7, cut=True),
    ),
    "warn": (
        _fill("M12 3.4 L22 20.4 H2 Z"),
        _line("M12 3.4 L22 20.4 H2 Z", 1.8),
        _line("M12 9.4 V14.4", 2.4, cut=True),
        _dot(12, 17.6, 1.4, cut=True),
    ),
    "info": (_dot(12, 12, 9.6), _line("M12 11 V17", 2.4, cut=True), _dot(12, 7.4, 1.5, cut=True)),
    "check": (_line("M4.6 12.8 L9.8 18 19.6 6.6", 3.2),),
    "cross": (_line("M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5", 3.2),),
    "plus": (_line("M12 5 V19 M5 12 H19", 3),),
    "minus": (_line("M5 12 H19", 3),),
    "up": (_line("M6 15 L12 8.6 18 15", 2.8),),
    "down": (_line("M6 9 L12 15.4 18 9", 2.8),),
    "left": (_line("M15 5.6 L8.6 12 15 18.4", 2.8),),
    "right": (_line("M9 5.6 L15.4 12 9 18.4", 2.8),),
    "arrow-up": (_line("M12 20 V5 M6 11 L12 4.8 18 11", 2.6),),
    "arrow-down": (_line("M12 4 V19 M6 13 L12 19.2 18 13", 2.6),),
    "arrow-left": (_line("M20 12 H5 M11 6 L4.8 12 11 18", 2.6),),
    "arrow-right": (_line("M4 12 H19 M13 6 L19.2 12 13 18", 2.6),),
    "edit": (
        _fill("M4 20.4 L5 15.4 L16 4.4 L20 8.4 L9 19.4 Z"),
        _line("M4 20.4 L5 15.4 L16 4.4 L20 8.4 L9 19.4 Z", 1),
        _bar("M13.2 6.4 L17.8 11", 1.5, cut=True),
    ),
    "swap": (
        _line("M4 8 H18 M14 3.6 L18.6 8 L14 12.4 M20 16.4 H6 M10 12 L5.4 16.4 L10 20.8", 2.2),
    ),
    "clock": (_ring(12, 12, 9, 2.4), _line("M12 6.6 V12.4 L16 14.6", 2.2)),
    "track": (
        _line(
            "M6 19.5 C2 15 5.5 11 9.5 12 C13.5 13 13.5 9.5 11.5 7.5 C9 4.5 15 2.5 18 5.5 "
            "C21.4 9 16 13 18.4 16.4 C20.4 20.4 10 23.4 6 19.5 Z",
            3.2,
        ),
    ),
    "chart": (
        _line("M3 3 V21 H21.4", 2.2),
        _line("M6.4 16.6 L10.4 10.4 14.2 13.4 20 5.4", 2.5),
    ),
    "folder": (
        _fill("M2.4 5.4 H9.4 L11.6 8 H21.6 V19 H2.4 Z"),
        _line("M2.4 5.4 H9.4 L11.6 8 H21.6 V19 H2.4 Z", 1),
    ),
    "screen": (_box(2, 4, 20, 13, 2), _box(4, 6, 16, 9, 0.6, cut=True), _box(8, 18.6, 8, 2.2, 1)),
    "sound": (
        _fill("M3 9 H7.4 L13 4.4 V19.6 L7.4 15 H3 Z"),
        _line("M16 8.4 a5 5 0 0 1 0 7.2 M18.6 5.6 a9 9 0 0 1 0 12.8", 2),
    ),
    "keyboard": (
        _box(1.4, 5, 21.2, 14, 2.6),
        *(_box(x, 8, 2.2, 2.2, 0.5, cut=True) for x in (4.4, 8.7, 13.1, 17.4)),
        *(_box(x, 11.4, 2.2, 2.2, 0.5, cut=True) for x in (4.4, 8.7, 13.1, 17.4)),
        _box(7, 14.8, 10, 2, 0.6, cut=True),
    ),
    "pad": (
        _fill(
            "M7 6.4 H17 a5.4 5.4 0 0 1 5.2 6.4 l-1 4.8 a2.4 2.4 0 0 1 -4.2 .8 L14.6 15.4 H9.4 "
            "L7 18.4 a2.4 2.4 0 0 1 -4.2 -.8 L1.8 12.8 A5.4 5.4 0 0 1 7 6.4 Z"
        ),
        _bar("M7.4 8.8 V13 M5.3 10.9 H9.5", 1.7, cut=True),
        _dot(16, 9.6, 1.2, cut=True),
        _dot(18, 12, 1.2, cut=True),
    ),
    "tunnel": (
        _fill("M2.4 21 V13 a9.6 9.6 0 0 1 19.2 0 V21 H17.4 V13.4 a5.4 5.4 0 0 0 -10.8 0 V21 Z"),
        _box(11, 16, 2, 2.4),
        _box(11, 19.4, 2, 2.4),
    ),
    "school": (
        _fill("M12 3.6 L23 9 L12 14.4 L1 9 Z"),
        _fill("M5.6 12.4 v4.8 c3.4 3 9.4 3 12.8 0 v-4.8 L12 15.8 Z"),
        _line("M21.4 9.6 V16.6", 1.7),
    ),
    # Street races
    "city": (
        _fill("M2 21.4 V9.4 H8.2 V4.6 L12 2 L15.8 4.6 V12.4 H22 V21.4 Z"),
        *(_box(x, y, 1.9, 2.2, cut=True) for x in (10, 13.1) for y in (6.4, 10.4, 14.4)),
        *(
            _box(x, y, 1.9, 2.2, cut=True)
            for x, y in ((4.2, 12), (4.2, 16), (18.2, 15), (18.2, 18))
        ),
    ),
    "gift": (
        _box(2.6, 7.4, 18.8, 4.6, 1),
        _box(4, 13, 16, 8.4, 1.2),
        _bar("M12 7.4 V21.4", 3, cut=True),
        _line(
            "M12 7 C9.4 6.8 5.6 5.8 6.4 3.4 C7.4 1 11 2.6 12 7 C13 2.6 16.6 1 17.6 3.4 "
            "C18.4 5.8 14.6 6.8 12 7 Z",
            1.9,
        ),
    ),
    "nitro": (
        _fill(
            "M12.8 1 C13.6 5.4 18.8 8.4 19.2 14.4 C19.6 19.4 16 22.8 12 22.8 C8 22.8 4.4 19.8 4.8 "
            "15 C5 12.2 6.4 10.4 7.6 8.6 C8 10.4 8.6 11.4 9.8 12.2 C9.4 8 10.4 4.2 12.8 1 Z"
        ),
        _fill(
            "M12.4 13 C13.2 15 15.2 16 15.2 18.4 C15.2 20.4 13.8 21.4 12 21.4 C10.2 21.4 8.8 20.2 "
            "8.8 18.4 C8.8 17 9.4 16.2 10 15.4 C10.4 16.2 10.8 16.6 11.4 16.8 C11.2 15.2 11.6 14 "
            "12.4 13 Z",
            cut=True,
        ),
    ),
    "checkpoint": (
        _bar("M3.6 21.6 V4 M20.4 21.6 V4", 2.4),
        _box(2.4, 3, 19.2, 7, 1),
        *(
            _box(4.6 + 3.7 * column, 4.3 + 2.2 * row, 3.7, 2.2, cut=True)
            for column in range(4)
            for row in range(2)
            if (column + row) % 2 == 0
        ),
        _line("M8 15.8 H16 M12 11.8 V19.8", 2.8),
    ),
    "scales": (
        _bar("M12 3.4 V20.4 M7.4 20.6 H16.6", 2.2),
        _line("M4 6.4 H20", 2),
        _line("M5.4 6.6 L2.4 14 M5.4 6.6 L8.4 14 M18.6 6.6 L15.6 14 M18.6 6.6 L21.6 14", 1.4),
        _fill("M1.2 13.6 H9.6 a4.2 3.8 0 0 1 -8.4 0 Z M14.4 13.6 H22.8 a4.2 3.8 0 0 1 -8.4 0 Z"),
        _dot(12, 3.4, 1.8),
    ),
    "shot": (
        _ring(12, 12, 7.6, 2.2),
        _line("M12 1.6 V7.6 M12 16.4 V22.4 M1.6 12 H7.6 M16.4 12 H22.4", 2.2),
        _dot(12, 12, 1.9),
    ),
    "police": (
        _fill("M5.6 14.6 V11 a6.4 6.4 0 0 1 12.8 0 V14.6 Z"),
        _box(3.2, 16.2, 17.6, 4.8, 1.4),
        _line("M12 1 V2.6 M4.4 3.6 L5.6 4.8 M19.6 3.6 L18.4 4.8 M1.4 10.4 H3 M21 10.4 H22.6", 2),
        _line("M9 12 a3.2 3.2 0 0 1 3 -3.4", 1.6, cut=True),
    ),
    "drift": (
        _line("M4 21.6 C3.4 12.6 8.4 6.6 16.4 6.2", 2.6),
        _line("M10.6 21.6 C10.4 16.4 13 12.6 17.4 11.8", 2.6),
        _fill("M14.8 1 L23 8.6 L15.6 16.4 Z"),
    ),
    "heart": (
        _fill(
            "M12 21.4 C5.4 16 1.8 12.4 1.8 8 A5.3 5.3 0 0 1 12 6 A5.3 5.3 0 0 1 22.2 8 "
            "C22.2 12.4 18.6 16 12 21.4 Z"
        ),
    ),
}
