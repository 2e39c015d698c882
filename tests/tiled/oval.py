"""A small circuit as the text of a .tmx file: an oval of three lanes, driven clockwise.

Two straights of ten cells a lane, two half-circles of 11, 9 and 8. The line crosses the upper
straight in the middle; a pit lane runs inside it.
"""

from __future__ import annotations

import math
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

LEFT_END, RIGHT_END, MIDDLE = 600, 1800, 720
RADII = (420, 360, 300)
BEND = (11, 9, 8)
FIRST = (60, 10, 60)
"""Where along a straight the first cell of each lane lies; they are 120 apart."""

CELLS = sum(20 + 2 * cells for cells in BEND)


def lane(number: int) -> list[tuple[float, float]]:
    """Return the centres of a lane's cells from the beginning of the upper straight on."""
    return ring(RADII[number - 1], FIRST[number - 1], BEND[number - 1])


def ring(radius: float, first: float, cells: int) -> list[tuple[float, float]]:
    """Return the centres of a lane at a distance from the middle, with so many cells a bend."""
    along = [first + 120 * i for i in range(10)]
    angles = [math.pi * (i + 0.5) / cells - math.pi / 2 for i in range(cells)]
    right = [(radius * math.cos(a), radius * math.sin(a)) for a in angles]
    return [
        *((LEFT_END + x, MIDDLE - radius) for x in along),
        *((RIGHT_END + x, MIDDLE + y) for x, y in right),
        *((RIGHT_END - x, MIDDLE + radius) for x in along),
        *((LEFT_END - x, MIDDLE - y) for x, y in right),
    ]


def points(vertices: Sequence[tuple[float, float]]) -> str:
    """Return vertices as Tiled writes them; the object lies at the origin."""
    return " ".join(f"{x:g},{y:g}" for x, y in vertices)


def setting(name: str, value: object) -> str:
    """Return a property as Tiled writes it."""
    if isinstance(value, bool):
        return f'<property name="{name}" type="bool" value="{str(value).lower()}"/>'
    kind = {int: ' type="int"', float: ' type="float"'}.get(type(value), "")
    return f'<property name="{name}"{kind} value="{value}"/>'


def item(
    number: int, kind: str, shape: str, place: str = 'x="0" y="0"', /, **settings: object
) -> str:
    """Return an object as Tiled writes it."""
    inner = "".join(setting(name, value) for name, value in settings.items())
    properties = f"<properties>{inner}</properties>" if inner else ""
    return f'<object id="{number}" type="{kind}" {place}>{properties}{shape}</object>'


def polyline(
    number: int, kind: str, vertices: Sequence[tuple[float, float]], /, **settings: object
) -> str:
    """Return a line of a class."""
    return item(number, kind, f'<polyline points="{points(vertices)}"/>', **settings)


def mark(number: int, kind: str, at: tuple[float, float], /, **settings: object) -> str:
    """Return a point of a class."""
    return item(number, kind, "<point/>", f'x="{at[0]:g}" y="{at[1]:g}"', **settings)


def area(number: int, kind: str, box: tuple[int, int, int, int], /, **settings: object) -> str:
    """Return a rectangle of a class from x, y, width and height."""
    x, y, width, height = box
    return item(number, kind, "", f'x="{x}" y="{y}" width="{width}" height="{height}"', **settings)


MAP_PROPERTIES: dict[str, object] = {
    "format": 1,
    "lane_width": 60.0,
    "title": "Oval",
    "title_fr": "Ovale",
    "weather_fine": "13-20",
    "weather_rain": "1-7",
    "weather_variable": "8-12",
}


MAP = (
    'version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down"'
    ' width="80" height="48" tilewidth="30" tileheight="30" infinite="0" nextlayerid="9"'
    ' nextobjectid="999"'
)


def tiled_map(layers: dict[str, list[str]], properties: dict[str, object]) -> str:
    """Return a map of some layers of objects."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f"<map {MAP}>",
        " <properties>",
        *(f"  {setting(name, value)}" for name, value in properties.items()),
        " </properties>",
    ]
    for number, (name, objects) in zip(count(1), layers.items(), strict=False):
        lines.append(f' <objectgroup id="{number}" name="{name}">')
        lines.extend(f"  {each}" for each in objects)
        lines.append(" </objectgroup>")
    return "\n".join([*lines, "</map>", ""])


def slots() -> list[str]:
    """Return ten start slots, pole outside, in two columns behind the line."""
    places = [(1140 - 120 * (i // 2), (300, 420)[i % 2]) for i in range(10)]
    return [mark(40 + i, "start_slot", at, slot=i + 1) for i, at in enumerate(places)]


def layers() -> dict[str, list[str]]:
    """Return the objects of the oval, by layer."""
    pit = [(660, 420), *((780 + 120 * i, 500) for i in range(8)), (1740, 420)]
    return {
        "zones": [
            area(11, "corner", (1801, 200, 480, 1040), stops=2, lane_change="to_right"),
            area(12, "corner", (119, 200, 480, 1040), stops=1, lane_change="to_right"),
        ],
        "lines": [polyline(20, "finish_line", [(1200, 250), (1200, 470)])],
        "road": [
            *(polyline(number, "lane", lane(number), lane=number) for number in (1, 2, 3)),
            polyline(30, "pit_lane", pit),
        ],
        "marks": [
            *slots(),
            mark(60, "pit_box", (900, 500), team=1),
            mark(61, "pit_box", (1020, 510), team=2),
        ],
    }


def oval(*extra: str) -> str:
    """Return the oval, with further objects on a layer of their own."""
    return tiled_map({**layers(), "extra": list(extra)}, MAP_PROPERTIES)


def changed(text: str, old: str, new: str) -> str:
    """Return a map with the one place that reads `old` reading `new`."""
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    return text.replace(old, new)
