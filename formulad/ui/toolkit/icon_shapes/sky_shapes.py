"""Icons of the weather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.icon_shapes.mark_shapes import dot, fill, line, rays

if TYPE_CHECKING:
    from formulad.ui.toolkit.icon_shapes.mark_shapes import Icon

_CLOUD = "a4.6 4.6 0 0 1 -.4 -9.1 a6 6 0 0 1 11.5 .7 a4.2 4.2 0 0 1 -.5 8.4 Z"

SKY: dict[str, Icon] = {
    "sun": (dot(12, 12, 5), line(rays(12, 12, 7.4, 10.6, 8), 2.2)),
    "cloud": (fill("M6.5 19 " + _CLOUD),),
    "changeable": (
        dot(9, 8.4, 4, second=True),
        line(
            "M3.2 8.4 H1 M4.9 4.3 L3.3 2.7 M9 2.6 V.4 M13.1 4.3 L14.7 2.7 M14.8 8.4 H17",
            1.8,
            second=True,
        ),
        line(
            "M8.5 21 a4.1 4.1 0 0 1 -.3 -8.2 a5.4 5.4 0 0 1 10.4 .6 a3.9 3.9 0 0 1 -.4 7.6 Z",
            1.6,
            cut=True,
        ),
        fill("M8.5 21 a4.1 4.1 0 0 1 -.3 -8.2 a5.4 5.4 0 0 1 10.4 .6 a3.9 3.9 0 0 1 -.4 7.6 Z"),
    ),
    "rain": (
        fill("M6.5 15.4 " + _CLOUD),
        line("M7 18 L5.4 21.6 M12 19.4 L10.4 23 M17 18 L15.4 21.6", 2.2, second=True),
    ),
}
