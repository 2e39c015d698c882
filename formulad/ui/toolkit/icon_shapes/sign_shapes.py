"""Icons of signs and tools of the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.icon_shapes.mark_shapes import bar, box, cog, dot, fill, line, ring

if TYPE_CHECKING:
    from formulad.ui.toolkit.icon_shapes.mark_shapes import Icon

SIGNS: dict[str, Icon] = {
    "undo": (line("M9.5 4 L4 9.5 L9.5 15 M4.6 9.5 H14 a5.4 5.4 0 0 1 0 10.8 H8", 2.6),),
    "menu": (line("M4 6 H20 M4 12 H20 M4 18 H20", 2.6),),
    "eye": (
        fill("M1.6 12 C5 5.6 19 5.6 22.4 12 C19 18.4 5 18.4 1.6 12 Z"),
        dot(12, 12, 3.8, cut=True),
        dot(12, 12, 1.8),
    ),
    "zoom": (
        ring(10.5, 10.5, 6.5, 2.4),
        line("M15.4 15.4 L20.6 20.6", 2.6),
        line("M7.6 10.5 H13.4 M10.5 7.6 V13.4", 2),
    ),
    "search": (ring(10.5, 10.5, 6.5, 2.6), line("M15.4 15.4 L20.6 20.6", 2.8)),
    "map": (
        fill("M2.4 5.4 L8.6 3 15.4 5.4 21.6 3 21.6 18.6 15.4 21 8.6 18.6 2.4 21 Z"),
        bar("M8.6 3 V18.8 M15.4 5.2 V21", 1.5, cut=True),
    ),
    "log": (
        box(4.4, 2.6, 15.2, 18.8, 2),
        line("M7.6 7.6 H16.4 M7.6 11.8 H16.4 M7.6 16 H16.4", 1.7, cut=True),
    ),
    "human": (dot(12, 7.6, 4.4), fill("M3.6 21 a8.4 8 0 0 1 16.8 0 Z")),
    "robot": (
        box(4.4, 7, 15.2, 12, 3),
        dot(9, 12.4, 1.7, cut=True),
        dot(15, 12.4, 1.7, cut=True),
        box(9, 15.6, 6, 1.5, 0.7, cut=True),
        bar("M12 7.4 V3.6", 2),
        dot(12, 3, 1.7),
        box(1.6, 10.6, 2, 5, 1),
        box(20.4, 10.6, 2, 5, 1),
    ),
    "settings": cog(9),
    "play": (fill("M7 4.4 L19.6 12 L7 19.6 Z"), line("M7 4.4 L19.6 12 L7 19.6 Z", 1.5)),
    "pause": (box(6, 4.5, 4, 15, 1.2), box(14, 4.5, 4, 15, 1.2)),
    "fast": (
        fill("M4 5.4 L12 12 L4 18.6 Z M12 5.4 L20 12 L12 18.6 Z"),
        line("M4 5.4 L12 12 L4 18.6 Z M12 5.4 L20 12 L12 18.6 Z", 1),
    ),
    "quit": (
        line("M10 3.6 H4.6 v16.8 H10", 2.4),
        line("M9.6 12 H20 M15.4 7 L20.4 12 L15.4 17", 2.4),
    ),
    "lock": (
        box(5, 10.4, 14, 10.4, 2.2),
        bar("M8 11 V7.6 a4 4 0 0 1 8 0 V11", 2.4),
        dot(12, 15.4, 1.7, cut=True),
    ),
    "warn": (
        fill("M12 3.4 L22 20.4 H2 Z"),
        line("M12 3.4 L22 20.4 H2 Z", 1.8),
        line("M12 9.4 V14.4", 2.4, cut=True),
        dot(12, 17.6, 1.4, cut=True),
    ),
    "info": (dot(12, 12, 9.6), line("M12 11 V17", 2.4, cut=True), dot(12, 7.4, 1.5, cut=True)),
    "check": (line("M4.6 12.8 L9.8 18 19.6 6.6", 3.2),),
    "cross": (line("M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5", 3.2),),
    "plus": (line("M12 5 V19 M5 12 H19", 3),),
    "minus": (line("M5 12 H19", 3),),
    "up": (line("M6 15 L12 8.6 18 15", 2.8),),
    "down": (line("M6 9 L12 15.4 18 9", 2.8),),
    "left": (line("M15 5.6 L8.6 12 15 18.4", 2.8),),
    "right": (line("M9 5.6 L15.4 12 9 18.4", 2.8),),
    "arrow-up": (line("M12 20 V5 M6 11 L12 4.8 18 11", 2.6),),
    "arrow-down": (line("M12 4 V19 M6 13 L12 19.2 18 13", 2.6),),
    "arrow-left": (line("M20 12 H5 M11 6 L4.8 12 11 18", 2.6),),
    "arrow-right": (line("M4 12 H19 M13 6 L19.2 12 13 18", 2.6),),
    "edit": (
        fill("M4 20.4 L5 15.4 L16 4.4 L20 8.4 L9 19.4 Z"),
        line("M4 20.4 L5 15.4 L16 4.4 L20 8.4 L9 19.4 Z", 1),
        bar("M13.2 6.4 L17.8 11", 1.5, cut=True),
    ),
    "swap": (line("M4 8 H18 M14 3.6 L18.6 8 L14 12.4 M20 16.4 H6 M10 12 L5.4 16.4 L10 20.8", 2.2),),
    "clock": (ring(12, 12, 9, 2.4), line("M12 6.6 V12.4 L16 14.6", 2.2)),
    "track": (
        line(
            "M6 19.5 C2 15 5.5 11 9.5 12 C13.5 13 13.5 9.5 11.5 7.5 C9 4.5 15 2.5 18 5.5 "
            "C21.4 9 16 13 18.4 16.4 C20.4 20.4 10 23.4 6 19.5 Z",
            3.2,
        ),
    ),
    "chart": (
        line("M3 3 V21 H21.4", 2.2),
        line("M6.4 16.6 L10.4 10.4 14.2 13.4 20 5.4", 2.5),
    ),
    "folder": (
        fill("M2.4 5.4 H9.4 L11.6 8 H21.6 V19 H2.4 Z"),
        line("M2.4 5.4 H9.4 L11.6 8 H21.6 V19 H2.4 Z", 1),
    ),
    "screen": (box(2, 4, 20, 13, 2), box(4, 6, 16, 9, 0.6, cut=True), box(8, 18.6, 8, 2.2, 1)),
    "sound": (
        fill("M3 9 H7.4 L13 4.4 V19.6 L7.4 15 H3 Z"),
        line("M16 8.4 a5 5 0 0 1 0 7.2 M18.6 5.6 a9 9 0 0 1 0 12.8", 2),
    ),
    "keyboard": (
        box(1.4, 5, 21.2, 14, 2.6),
        *(box(x, 8, 2.2, 2.2, 0.5, cut=True) for x in (4.4, 8.7, 13.1, 17.4)),
        *(box(x, 11.4, 2.2, 2.2, 0.5, cut=True) for x in (4.4, 8.7, 13.1, 17.4)),
        box(7, 14.8, 10, 2, 0.6, cut=True),
    ),
    "pad": (
        fill(
            "M7 6.4 H17 a5.4 5.4 0 0 1 5.2 6.4 l-1 4.8 a2.4 2.4 0 0 1 -4.2 .8 L14.6 15.4 H9.4 "
            "L7 18.4 a2.4 2.4 0 0 1 -4.2 -.8 L1.8 12.8 A5.4 5.4 0 0 1 7 6.4 Z"
        ),
        bar("M7.4 8.8 V13 M5.3 10.9 H9.5", 1.7, cut=True),
        dot(16, 9.6, 1.2, cut=True),
        dot(18, 12, 1.2, cut=True),
    ),
    "tunnel": (
        fill("M2.4 21 V13 a9.6 9.6 0 0 1 19.2 0 V21 H17.4 V13.4 a5.4 5.4 0 0 0 -10.8 0 V21 Z"),
        box(11, 16, 2, 2.4),
        box(11, 19.4, 2, 2.4),
    ),
    "school": (
        fill("M12 3.6 L23 9 L12 14.4 L1 9 Z"),
        fill("M5.6 12.4 v4.8 c3.4 3 9.4 3 12.8 0 v-4.8 L12 15.8 Z"),
        line("M21.4 9.6 V16.6", 1.7),
    ),
}
