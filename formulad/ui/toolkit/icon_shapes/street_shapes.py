"""Icons of what only street races have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.icon_shapes.mark_shapes import bar, box, dot, fill, line, ring

if TYPE_CHECKING:
    from formulad.ui.toolkit.icon_shapes.mark_shapes import Icon

STREET: dict[str, Icon] = {
    "city": (
        fill("M2 21.4 V9.4 H8.2 V4.6 L12 2 L15.8 4.6 V12.4 H22 V21.4 Z"),
        *(box(x, y, 1.9, 2.2, cut=True) for x in (10, 13.1) for y in (6.4, 10.4, 14.4)),
        *(box(x, y, 1.9, 2.2, cut=True) for x, y in ((4.2, 12), (4.2, 16), (18.2, 15), (18.2, 18))),
    ),
    "gift": (
        box(2.6, 7.4, 18.8, 4.6, 1),
        box(4, 13, 16, 8.4, 1.2),
        bar("M12 7.4 V21.4", 3, cut=True),
        line(
            "M12 7 C9.4 6.8 5.6 5.8 6.4 3.4 C7.4 1 11 2.6 12 7 C13 2.6 16.6 1 17.6 3.4 "
            "C18.4 5.8 14.6 6.8 12 7 Z",
            1.9,
        ),
    ),
    "nitro": (
        fill(
            "M12.8 1 C13.6 5.4 18.8 8.4 19.2 14.4 C19.6 19.4 16 22.8 12 22.8 C8 22.8 4.4 19.8 4.8 "
            "15 C5 12.2 6.4 10.4 7.6 8.6 C8 10.4 8.6 11.4 9.8 12.2 C9.4 8 10.4 4.2 12.8 1 Z"
        ),
        fill(
            "M12.4 13 C13.2 15 15.2 16 15.2 18.4 C15.2 20.4 13.8 21.4 12 21.4 C10.2 21.4 8.8 20.2 "
            "8.8 18.4 C8.8 17 9.4 16.2 10 15.4 C10.4 16.2 10.8 16.6 11.4 16.8 C11.2 15.2 11.6 14 "
            "12.4 13 Z",
            cut=True,
        ),
    ),
    "checkpoint": (
        bar("M3.6 21.6 V4 M20.4 21.6 V4", 2.4),
        box(2.4, 3, 19.2, 7, 1),
        *(
            box(4.6 + 3.7 * column, 4.3 + 2.2 * row, 3.7, 2.2, cut=True)
            for column in range(4)
            for row in range(2)
            if (column + row) % 2 == 0
        ),
        line("M8 15.8 H16 M12 11.8 V19.8", 2.8),
    ),
    "scales": (
        bar("M12 3.4 V20.4 M7.4 20.6 H16.6", 2.2),
        line("M4 6.4 H20", 2),
        line("M5.4 6.6 L2.4 14 M5.4 6.6 L8.4 14 M18.6 6.6 L15.6 14 M18.6 6.6 L21.6 14", 1.4),
        fill("M1.2 13.6 H9.6 a4.2 3.8 0 0 1 -8.4 0 Z M14.4 13.6 H22.8 a4.2 3.8 0 0 1 -8.4 0 Z"),
        dot(12, 3.4, 1.8),
    ),
    "shot": (
        ring(12, 12, 7.6, 2.2),
        line("M12 1.6 V7.6 M12 16.4 V22.4 M1.6 12 H7.6 M16.4 12 H22.4", 2.2),
        dot(12, 12, 1.9),
    ),
    "police": (
        fill("M5.6 14.6 V11 a6.4 6.4 0 0 1 12.8 0 V14.6 Z"),
        box(3.2, 16.2, 17.6, 4.8, 1.4),
        line("M12 1 V2.6 M4.4 3.6 L5.6 4.8 M19.6 3.6 L18.4 4.8 M1.4 10.4 H3 M21 10.4 H22.6", 2),
        line("M9 12 a3.2 3.2 0 0 1 3 -3.4", 1.6, cut=True),
    ),
    "drift": (
        line("M4 21.6 C3.4 12.6 8.4 6.6 16.4 6.2", 2.6),
        line("M10.6 21.6 C10.4 16.4 13 12.6 17.4 11.8", 2.6),
        fill("M14.8 1 L23 8.6 L15.6 16.4 Z"),
    ),
    "heart": (
        fill(
            "M12 21.4 C5.4 16 1.8 12.4 1.8 8 A5.3 5.3 0 0 1 12 6 A5.3 5.3 0 0 1 22.2 8 "
            "C22.2 12.4 18.6 16 12 21.4 Z"
        ),
    ),
}
