"""Odd maps: what Tiled can save and few authors do, right and wrong, by name."""

from __future__ import annotations

import math
import re

from tests.tiled.oval import (
    MAP_PROPERTIES,
    area,
    changed,
    item,
    lane,
    layers,
    mark,
    oval,
    points,
    polyline,
    setting,
    tiled_map,
)

Vertices = list[tuple[float, float]]
LANE = '<property name="lane" type="int" value="{}"/>'
STOPS = 'name="stops" type="int" value="2"'
WIDTH = '<property name="lane_width" type="float" value="60.0"/>'
THIRD = f'<polyline points="{points(lane(3))}"/>'
FLOOR = '<layer id="90" name="floor" width="80" height="48">{}</layer></map>'
PACKED = FLOOR.format('<data encoding="base64" {}>eJw</data>')
PICTURE = '<imagelayer id="90" name="//trace"{}><image source="no.png"/></imagelayer></map>'
UPPER, LOWER = 1600.0, 3200.0
"""Of a wide oval: the middle of its left and right half-circle."""


def stadium(radius: float, brick: float) -> Vertices:
    """Return a lane of a wide oval, driven clockwise from its upper left on."""
    cells = round(math.pi * radius / 115)
    along = [brick + 120 * i for i in range(13)]
    angles = [math.pi * (i + 0.5) / cells - math.pi / 2 for i in range(cells)]
    turn = [(radius * math.cos(a), radius * math.sin(a)) for a in angles]
    return [
        *((UPPER + x, 1500 - radius) for x in along),
        *((LOWER + x, 1500 + y) for x, y in turn),
        *((LOWER - x, 1500 + radius) for x in along),
        *((UPPER - x, 1500 - y) for x, y in turn),
    ]


def wide(lanes: int, *, anticlockwise: bool = False, **more: object) -> str:
    """Return a wide oval of so many lanes, with one slot a lane."""
    drawn = [stadium(1000 - 60 * i, (60, 10)[i % 2]) for i in range(lanes)]
    if anticlockwise:
        drawn = [[(4800 - x, y) for x, y in each] for each in reversed(drawn)]
    grid = [each[5] for each in drawn]
    line = [(2400.0, 400.0), (2400.0, 560.0 + 60 * lanes)]
    corners = [(3201, 400, 1100, 2200), (499, 400, 1100, 2200)]
    return tiled_map(
        {
            "zones": [
                area(50 + i, "corner", box, stops=2, lane_change="to_right")
                for i, box in enumerate(corners)
            ],
            "lines": [polyline(60, "finish_line", line)],
            "road": [polyline(i, "lane", each, lane=i) for i, each in enumerate(drawn, 1)],
            "marks": [mark(70 + i, "start_slot", at, slot=i + 1) for i, at in enumerate(grid)],
        },
        {**MAP_PROPERTIES, "players_max": lanes, **more},
    ).replace('width="80" height="48"', 'width="160" height="100"', 1)


def in_groups(*names: str) -> str:
    """Return the oval with its lanes in groups of layers."""
    opened = "".join(f'<group id="{80 + i}" name="{name}">' for i, name in enumerate(names))
    text = changed(
        oval(), '<objectgroup id="3" name="road">', opened + '<objectgroup id="3" name="road">'
    )
    head, tail = text.split('name="road">')
    inner, rest = tail.split("</objectgroup>", 1)
    return f'{head}name="road">{inner}</objectgroup>{"</group>" * len(names)}{rest}'


def with_number(text: str) -> str:
    """Return the oval, the stops of a corner written as given."""
    return changed(oval(), STOPS, f'name="stops" {text}')


def by_class(text: str) -> str:
    """Return a map whose objects have `class` for `type`, as Tiled 1.9 wrote it."""
    return re.sub(r'(<object id="\d+" )type=', r"\1class=", text)


def moved(text: str, kind: str, dx: int) -> str:
    """Return a map with a class of objects moved to the side."""
    return text.replace(f'type="{kind}" x="0"', f'type="{kind}" x="{dx}"')


def turned(text: str, degrees: float) -> str:
    """Return a map all of whose lanes are turned as objects, and lie as they lay."""
    angle = math.radians(-degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    for number in (1, 2, 3):
        back = [(x * cos - y * sin, x * sin + y * cos) for x, y in lane(number)]
        text = changed(text, points(lane(number)), " ".join(f"{x:.3f},{y:.3f}" for x, y in back))
        text = changed(
            text,
            f'id="{number}" type="lane" x="0" y="0"',
            f'id="{number}" type="lane" x="0" y="0" rotation="{degrees:g}"',
        )
    return text


def pieces(first: str = "", second: str = "") -> str:
    """Return a road of one lane drawn in two pieces, and what is set of each."""
    ring = lane(1)
    grid = layers()
    grid["road"] = [
        _piece(1, ring[:21], first),
        _piece(2, ring[21:], second),
    ]
    grid["marks"] = [mark(40, "start_slot", ring[3], slot=1)]
    return tiled_map(grid, {**MAP_PROPERTIES, "players_max": 1})


def _piece(number: int, vertices: Vertices, more: str) -> str:
    is_open = '<property name="loop" type="bool" value="false"/>'
    drawn = f'<polyline points="{points(vertices)}"/>'
    settings = f"<properties>{LANE.format(1)}{is_open}{more}</properties>"
    return item(number, "lane", f"{settings}{drawn}")


def follow(number: int) -> str:
    """Return the property by which a lane leads into another."""
    return f'<property name="next" type="object" value="{number}"/>'


ROUND = {
    **{f"{n} lane{'s' if n > 1 else ''}": wide(n) for n in range(1, 9)},
    "9 lanes": wide(9),
    "anticlockwise, 3 lanes": wide(3, anticlockwise=True),
    "anticlockwise, numbered as if clockwise": re.sub(
        r'name="lane" type="int" value="(\d)"',
        lambda found: f'name="lane" type="int" value="{4 - int(found[1])}"',
        wide(3, anticlockwise=True),
    ),
}
"""Of every width, and the other way round."""

SAVED = {
    "class written as class": by_class(oval()),
    "class written both ways": changed(
        oval(), 'id="1" type="lane"', 'id="1" type="lane" class="lane"'
    ),
    "class empty as type, right as class": changed(
        oval(), 'id="1" type="lane"', 'id="1" type="" class="lane"'
    ),
    "lanes in a group": in_groups("track"),
    "lanes in groups of groups": in_groups("track", "inner", "most inner"),
    "lanes in a moved group": in_groups('track" offsetx="12'),
    "lanes in a group that is not read": in_groups("//track"),
    "hidden lane": changed(oval(), 'id="1" type="lane"', 'id="1" type="lane" visible="0"'),
    "hidden layer": changed(oval(), 'name="road"', 'name="road" visible="0"'),
    "locked layer, half transparent": changed(
        oval(), 'name="road"', 'name="road" locked="1" opacity="0.5" tintcolor="#ff0000"'
    ),
    "moved layer of zones": changed(oval(), 'name="zones"', 'name="zones" offsety="-7.5"'),
    "layer moved by nothing": changed(oval(), 'name="zones"', 'name="zones" offsety="0"'),
    "layer that scrolls apart": changed(oval(), 'name="road"', 'name="road" parallaxx="0.8"'),
    "tile layer, zlib": changed(oval(), "</map>", PACKED.format('compression="zlib"')),
    "tile layer, zstd": changed(oval(), "</map>", PACKED.format('compression="zstd"')),
    "tile layer as numbers": changed(
        oval(),
        "</map>",
        FLOOR.format('<data encoding="csv">1,2,3</data>'),
    ),
    "picture layer": changed(
        oval(),
        "</map>",
        PICTURE.format(""),
    ),
    "moved picture that is not read": changed(
        oval(),
        "</map>",
        PICTURE.format(' offsetx="33"'),
    ),
    "tile set that is not there": changed(
        oval(), " <properties>\n", ' <tileset firstgid="1" source="gone.tsx"/>\n <properties>\n'
    ),
    "tiles of 8 px": changed(
        oval(),
        'width="80" height="48" tilewidth="30" tileheight="30"',
        'width="300" height="180" tilewidth="8" tileheight="8"',
    ),
    "tiles of 240 by 16 px": changed(
        oval(),
        'width="80" height="48" tilewidth="30" tileheight="30"',
        'width="10" height="90" tilewidth="240" tileheight="16"',
    ),
    "one tile as large as the map": changed(
        oval(),
        'width="80" height="48" tilewidth="30" tileheight="30"',
        'width="1" height="1" tilewidth="2400" tileheight="1440"',
    ),
    "map of no height": changed(oval(), ' height="48"', ' height="0"'),
    "map too small for its circuit": changed(oval(), ' width="80"', ' width="70"'),
    "isometric, staggered": changed(oval(), '"orthogonal"', '"staggered"'),
    "infinite, with chunks": changed(
        changed(oval(), 'infinite="0"', 'infinite="1"'),
        "</map>",
        FLOOR.format('<data><chunk x="-16" y="0" width="16" height="16">1</chunk></data>'),
    ),
    "all lanes turned alike": turned(oval(), 30),
    "corner turned by 5 degrees": changed(
        oval(), 'x="1801" y="200"', 'x="1801" y="200" rotation="5"'
    ),
    "corner turned away": changed(oval(), 'x="1801" y="200"', 'x="1801" y="200" rotation="90"'),
    "finish line drawn from another place": changed(
        oval(),
        'type="finish_line" x="0" y="0"><polyline points="1200,250 1200,470"/>',
        'type="finish_line" x="1200" y="250"><polyline points="0,0 0,220"/>',
    ),
}
"""As Tiled may save it."""

DRAWN = {
    "a lane closed as a polygon": changed(oval(), THIRD, THIRD.replace("polyline", "polygon")),
    "a polygon with its first vertex twice": changed(
        oval(), THIRD, f'<polygon points="{points([*lane(3), lane(3)[0]])}"/>'
    ),
    "a polygon that is said to be no loop": changed(
        changed(oval(), THIRD, THIRD.replace("polyline", "polygon")),
        LANE.format(3),
        LANE.format(3) + '<property name="loop" type="bool" value="false"/>',
    ),
    "a text without a class": oval(item(700, "", "<text>Casino</text>", 'x="9" y="9"')),
    "a text of class note": oval(item(700, "note", "<text>Casino</text>", 'x="9" y="9"')),
    "a text of class corner": oval(item(700, "corner", "<text>Casino</text>", 'x="9" y="9"')),
    "an ellipse as a corner": oval(item(700, "corner", "<ellipse/>", 'x="9" y="9" width="90"')),
    "a capsule as a corner": oval(item(700, "corner", "<capsule/>", 'x="9" y="9" width="90"')),
    "a point as a lane": oval(item(700, "lane", "<point/>", 'x="9" y="9"', lane=4)),
    "a rectangle as a finish line": changed(oval(), '<polyline points="1200,250 1200,470"/>', ""),
    "a lane of two cells as a loop": oval(polyline(700, "lane", [(700, 200), (820, 200)], lane=4)),
    "a centreline that was left": oval(polyline(700, "", [(700, 200), (820, 200)])),
    "a lane on top of another": changed(oval(), points(lane(3)), points(lane(2))),
    "a corner of two vertices": oval(item(700, "corner", '<polygon points="9,9 90,9"/>', stops=1)),
    "an empty line": oval(item(700, "solid_line", '<polyline points=""/>')),
    "a solid line along the grass": oval(polyline(700, "solid_line", [(1000, 700), (1100, 700)])),
    "one lane in two pieces": pieces(follow(2), follow(1)),
    "one lane in two pieces, not joined": pieces(),
    "one lane in two pieces, one not joined": pieces(follow(2)),
    "a piece that leads into itself": pieces(follow(1), follow(1)),
    "a piece that leads into the finish line": pieces(follow(20), follow(1)),
    "no lane at all": tiled_map({**layers(), "road": []}, {**MAP_PROPERTIES, "players_max": 1}),
    "nothing at all": tiled_map({}, MAP_PROPERTIES),
    "only lanes": tiled_map({"road": layers()["road"][:3]}, MAP_PROPERTIES),
    "all three lanes without a number": re.sub(r'<property name="lane" [^>]*>', "", oval()),
    "all lanes with number 1": re.sub(r'(name="lane" type="int" value=)"\d"', r'\1"1"', oval()),
    "two lanes driven backwards": changed(
        changed(oval(), points(lane(3)), points(lane(3)[::-1])),
        points(lane(2)),
        points(lane(2)[::-1]),
    ),
    "lanes numbered 1, 3, 5": changed(
        changed(oval(), LANE.format(3), LANE.format(5)), LANE.format(2), LANE.format(3)
    ),
    "all objects 40 px to the side of the lanes": moved(oval(), "lane", 40),
    "slots of one number": re.sub(r'(name="slot" type="int" value=)"\d+"', r'\1"1"', oval()),
}
"""As an author may draw it."""

NUMBERS = (
    {
        f"stops as {name}": with_number(text)
        for name, text in {
            "a whole float": 'type="float" value="2"',
            "2.0": 'type="float" value="2.0"',
            "2.5": 'type="float" value="2.5"',
            "a text": 'value="2"',
            "words": 'type="int" value="two"',
            "nothing": 'type="int" value=""',
            "a bool": 'type="bool" value="true"',
            "an object": 'type="object" value="2"',
            "a colour": 'type="color" value="#ff0000"',
            "a class": 'type="class" propertytype="Stops" value=""',
            "a list": 'type="list" value="[2]"',
            "less than none": 'type="int" value="-2"',
            "a thousand": 'type="int" value="1000"',
            "a number of forty digits": f'type="int" value="{"9" * 40}"',
            "not a number": 'type="float" value="nan"',
            "endless": 'type="float" value="inf"',
            "a power": 'type="float" value="2e0"',
            "Arabic digits": 'type="int" value="\u0662"',
        }.items()
    }
    | {
        f"lane_width as {name}": changed(oval(), WIDTH, text)
        for name, text in {
            "int": setting("lane_width", 60),
            "a text": setting("lane_width", "60"),
            "nothing": setting("lane_width", 0.0),
            "less than none": setting("lane_width", -60.0),
            "double": setting("lane_width", 120.0),
            "half": setting("lane_width", 30.0),
            "a third": setting("lane_width", 20.0),
        }.items()
    }
    | {
        "loop as a text": changed(
            oval(), LANE.format(1), LANE.format(1) + '<property name="loop" value="yes"/>'
        ),
        "loop as a whole number": changed(
            oval(), LANE.format(1), LANE.format(1) + '<property name="loop" type="int" value="1"/>'
        ),
        "laps as a float": changed(
            oval(), WIDTH, WIDTH + '<property name="laps" type="float" value="3"/>'
        ),
        "laps as half a float": changed(
            oval(), WIDTH, WIDTH + '<property name="laps" type="float" value="2.5"/>'
        ),
        "players_max none": changed(oval(), WIDTH, WIDTH + setting("players_max", 0)),
        "a theme with a capital": changed(oval(), WIDTH, WIDTH + setting("theme", "Night")),
        "a theme that is none": changed(oval(), WIDTH, WIDTH + setting("theme", "winter")),
        "format as a float": changed(
            oval(), 'name="format" type="int" value="1"', 'name="format" type="float" value="1"'
        ),
        "format as a text": changed(
            oval(), 'name="format" type="int" value="1"', 'name="format" value="1"'
        ),
        "no weather": tiled_map(
            layers(), {k: v for k, v in MAP_PROPERTIES.items() if not k.startswith("weather")}
        ),
        "half a weather": changed(oval(), '<property name="weather_rain" value="1-7"/>', ""),
        "an about in French": changed(oval(), WIDTH, WIDTH + setting("about_fr", "Rapide")),
        "an id of none": changed(oval(), 'id="60" type="pit_box"', 'id="x" type="pit_box"'),
        "an x of words": changed(oval(), 'x="900" y="500"', 'x="left" y="500"'),
    }
)
"""Numbers and words of every kind."""

MAPS: dict[str, str] = ROUND | SAVED | DRAWN | NUMBERS
