"""Icons of the car: what it wears out, and its tyres."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.ui.toolkit.icon_shapes.mark_shapes import (
    arcs,
    bar,
    box,
    cog,
    dot,
    fill,
    line,
    rays,
    ring,
)

if TYPE_CHECKING:
    from formulad.ui.toolkit.icon_shapes.mark_shapes import Icon


def _bolts() -> Icon:
    angles = (math.radians(60 * i) for i in range(6))
    return tuple(dot(12 + 7.6 * math.cos(a), 12 + 7.6 * math.sin(a), 0.9, cut=True) for a in angles)


CAR: dict[str, Icon] = {
    "tyre": (
        ring(12, 12, 8, 5.2),
        dot(12, 12, 2.1),
        bar(rays(12, 12, 9.3, 11, 8, 22), 1.4, cut=True),
    ),
    "brake": (
        ring(12, 12, 7.6, 3.6),
        dot(12, 12, 2.2),
        *_bolts(),
        line(
            "M19.8 4.6 A10.8 10.8 0 0 1 19.8 19.4 L16.6 16.4 A6.4 6.4 0 0 0 16.6 7.6 Z",
            1.3,
            cut=True,
        ),
        fill("M19.8 4.6 A10.8 10.8 0 0 1 19.8 19.4 L16.6 16.4 A6.4 6.4 0 0 0 16.6 7.6 Z"),
    ),
    "gearbox": cog(8),
    "body": (
        fill("M1 13.5 L3 10.8 8 9.8 10.5 6.6 14 6.6 15.4 9.6 21 10.6 23 13.4 23 15.6 1 15.6 Z"),
        dot(6.2, 16, 3.9, cut=True),
        dot(17.8, 16, 3.9, cut=True),
        dot(6.2, 16, 2.5),
        dot(17.8, 16, 2.5),
    ),
    "engine": (
        fill("M5 3.5 h14 v9.5 h-4.2 l-1 6 h-3.6 l-1 -6 H5 Z"),
        bar("M5 6.4 H19 M5 9 H19", 1.3, cut=True),
        dot(12, 20, 3.9, cut=True),
        dot(12, 20, 2.6),
    ),
    "road": (
        box(4, 1.8, 16, 3, 1.2),
        box(4, 19.2, 16, 3, 1.2),
        line("M8 4.8 L16.5 7.6 7.5 10.8 16.5 14 7.5 17.2 15 19.4", 2.5),
    ),
    "tyre-hard": (ring(12, 12, 9, 3), line("M9 8 V16 M15 8 V16 M9 12 H15", 2.2)),
    "tyre-soft": (
        bar(arcs(12, 12, 9, 3), 3),
        line("M15 9 C14 7.4 9.4 7.2 9.4 9.8 C9.4 12.8 15 11.4 15 14.4 C15 17 10 16.8 9 15", 2.1),
    ),
    "tyre-wet": (
        bar(arcs(12, 12, 9, 8), 3),
        line("M7.6 8.6 L9.8 15.8 L12 9.4 L14.2 15.8 L16.4 8.6", 2),
    ),
}
