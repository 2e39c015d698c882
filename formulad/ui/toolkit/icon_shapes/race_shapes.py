"""Icons of what happens in a race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.icon_shapes.mark_shapes import bar, box, dot, fill, line, rays

if TYPE_CHECKING:
    from formulad.ui.toolkit.icon_shapes.mark_shapes import Icon

_STAR = "M12 2.4 l2.9 6.2 6.7 .9 -4.9 4.7 1.2 6.7 -5.9 -3.3 -5.9 3.3 1.2 -6.7 -4.9 -4.7 6.7 -.9 Z"


def _chequer() -> Icon:
    return tuple(
        box(5.6 + 3.9 * column, 3.4 + 3.5 * row, 3.9, 3.5)
        for column in range(4)
        for row in range(3)
        if (column + row) % 2 == 0
    )


RACE: dict[str, Icon] = {
    "stalled": (
        line("M12 4.4 V11.6", 2.8),
        line("M7.6 6.4 a7.4 7.4 0 1 0 8.8 0", 2.8),
    ),
    "debris": (
        fill("M3 14 L8 9 11 14.6 6.4 18.4 Z"),
        fill("M11 7.6 L15.6 4 18.4 9 13.4 11 Z"),
        fill("M13.4 14 L20.6 12.6 18.4 19.4 Z"),
        fill("M5 4.4 L8.6 3.6 7.4 7.4 Z"),
    ),
    "slip": (
        line("M2.5 8.4 H13.4 a3 3 0 1 0 -2.8 -4", 2.3),
        line("M2.5 12.6 H18.6 a2.9 2.9 0 1 1 -2.6 4", 2.3),
        line("M2.5 16.8 H10.6 a2.4 2.4 0 1 1 -2 3.6", 2.1),
    ),
    "spin": (
        line("M19.6 12 a7.6 7.6 0 1 1 -3 -6", 2.8),
        fill("M16.6 1 L17.8 7.6 11.4 6.9 Z"),
    ),
    "contact": (line(rays(12, 12, 3, 10, 8), 2.2),),
    "pit": (
        line("M5.4 18.6 L13.4 10.6", 4.4),
        dot(16, 8, 5.9),
        fill("M16 8 L17.6 -2 26 6.4 Z", cut=True),
        fill("M14.6 9.4 L15.2 5.6 18.4 2.2 21.8 5.6 18.4 8.8 Z", cut=True),
        dot(5.4, 18.6, 1.1, cut=True),
    ),
    "note": (
        dot(7.6, 17.6, 3.1),
        dot(17.2, 15.6, 3.1),
        line("M10.2 17.4 V6.6 L19.8 4.4 V15.4", 1.8),
        line("M10.2 8 L19.8 5.8", 3.0),
    ),
    "flag": (
        line("M4.4 3 V21.6", 2.2),
        *_chequer(),
        line("M5.6 3.4 H21.2 V13.9 H5.6 Z", 1.1),
    ),
    "star": (fill(_STAR),),
    "trophy": (
        fill("M7 3 h10 v5.5 a5 5 0 0 1 -10 0 Z"),
        line("M7 4.6 H3.4 v1.6 a4 4 0 0 0 4 4 M17 4.6 h3.6 v1.6 a4 4 0 0 1 -4 4", 1.9),
        box(10.7, 13, 2.6, 4.6),
        box(7, 17.4, 10, 3.2, 1),
    ),
    "dice": (
        box(3.4, 3.4, 17.2, 17.2, 3.6),
        *(dot(x, y, 1.8, cut=True) for x, y in ((8, 8), (16, 8), (12, 12), (8, 16), (16, 16))),
    ),
    "cards": (
        fill("M3 6.4 L11.6 3.4 L13 7 H8.6 V18.6 L7.2 19 Z"),
        box(10, 8.4, 11, 13, 2),
        fill("M15.5 11 L18.6 15 L15.5 19 L12.4 15 Z", cut=True),
    ),
    "coin": (dot(12, 12, 9.6), dot(12, 12, 7, cut=True), dot(12, 12, 5.4)),
    "radio": (
        bar("M3.6 16 V12.4 a8.4 8.4 0 0 1 16.8 0 V16", 2.4),
        box(2, 13, 5, 7.4, 2),
        box(17, 13, 5, 7.4, 2),
        line("M19.6 19.6 q-1 2.6 -5.6 2.4", 1.8),
    ),
}
