"""Maps with one thing wrong in the text of the oval, or one object too many, by name."""

from __future__ import annotations

from tests.tiled.oval import area, changed, item, lane, mark, oval, points, polyline

CHANGED: dict[str, tuple[str, str]] = {
    "misspelt class": ('id="11" type="corner"', 'id="11" name="Corner 1" type="coner"'),
    "unknown class": ('id="60" type="pit_box"', 'id="60" type="xyz"'),
    "no class": ('id="60" type="pit_box"', 'id="60"'),
    "template": ('id="60" type="pit_box"', 'id="60" type="pit_box" template="box.tx"'),
    "id used twice": ('id="60" type="pit_box"', 'id="61" type="pit_box"'),
    "size is no number": (
        'x="119" y="200" width="480" height="1040"',
        'x="119" y="200" width="nan" height="1040"',
    ),
    "absurd number": (
        'x="119" y="200" width="480"',
        'x="119" y="200" rotation="1e300" width="480"',
    ),
    "infinite vertex": (
        '<polyline points="1200,250 1200,470"/>',
        '<polyline points="1200,250 1200,inf"/>',
    ),
    "line of one vertex": (
        '<polyline points="1200,250 1200,470"/>',
        '<polyline points="1200,250"/>',
    ),
    "wrong shape": (
        '<polyline points="1200,250 1200,470"/>',
        '<polygon points="1200,250 1200,470 1210,470"/>',
    ),
    "text instead of a line": ('<polyline points="1200,250 1200,470"/>', "<text>finish</text>"),
    "tile object": ('id="11" type="corner"', 'id="11" gid="3" type="corner"'),
    "two shapes": (
        '<polyline points="1200,250 1200,470"/>',
        '<polygon points="oops"/><polyline points="1200,250 1200,470"/>',
    ),
    "name of several lines": (
        'id="20" type="finish_line"',
        'id="20" name="the&#10;very&#9;end" type="finishline"',
    ),
    "too many stops": ('name="stops" type="int" value="2"', 'name="stops" type="int" value="10"'),
    "misspelt property": ('name="stops" type="int" value="2"', 'name="stop" type="int" value="2"'),
    "missing property": ('<property name="stops" type="int" value="2"/>', ""),
    "no stops": ('name="stops" type="int" value="2"', 'name="stops" type="int" value="0"'),
    "wrong type": ('name="stops" type="int" value="2"', 'name="stops" value="2"'),
    "no number": ('name="stops" type="int" value="2"', 'name="stops" type="int" value="two"'),
    "class property": ('name="stops" type="int" value="2"', 'name="stops" type="class" value="2"'),
    "list property": ('name="stops" type="int" value="2"', 'name="stops" type="list" value="2"'),
    "value outside its enum": (
        'value="2"/><property name="lane_change" value="to_right"/>',
        'value="2"/><property name="lane_change" value="right"/>',
    ),
    "newer format": ('name="format" type="int" value="1"', 'name="format" type="int" value="2"'),
    "no lane width": ('<property name="lane_width" type="float" value="60.0"/>', ""),
    "misspelt map property": ('name="title" value="Oval"', 'name="titel" value="Oval"'),
    "infinite map": ('infinite="0"', 'infinite="1"'),
    "not orthogonal": ('orientation="orthogonal"', 'orientation="isometric"'),
    "map without width": (' width="80" height="48"', ' width="-80" height="48"'),
    "endless map": (' tilewidth="30"', ' tilewidth="3000"'),
    "layer offset": ('name="zones"', 'name="zones" offsetx="4.5"'),
    "layer parallax": ('name="zones"', 'name="zones" parallaxy="0.5"'),
    "object outside the map": (' width="80" height="48"', ' width="76" height="48"'),
    "hole in the weather table": (
        'name="weather_fine" value="13-20"',
        'name="weather_fine" value="14-20"',
    ),
    "overlap in the weather table": (
        'name="weather_fine" value="13-20"',
        'name="weather_fine" value="12-20"',
    ),
    "unreadable weather table": (
        'name="weather_fine" value="13-20"',
        'name="weather_fine" value="13 to 20"',
    ),
    "die with too many faces": (
        'name="weather_fine" value="13-20"',
        'name="weather_fine" value="13-21"',
    ),
    "lane number left out": (
        '<property name="lane" type="int" value="3"/>',
        '<property name="lane" type="int" value="4"/>',
    ),
    "lane drawn twice": (
        '<property name="lane" type="int" value="3"/>',
        '<property name="lane" type="int" value="2"/>',
    ),
    "vertices too close": (
        '<polyline points="' + points(lane(1)[:3]),
        '<polyline points="' + points([lane(1)[0], (690, 300), *lane(1)[1:3]]),
    ),
    "vertices too far apart": (points(lane(1)[:4]), points([lane(1)[0], lane(1)[3]])),
    "lane turning back": (points(lane(1)[1:4]), points([lane(1)[2], lane(1)[1], lane(1)[3]])),
    "lane driven the other way": (points(lane(3)), points(lane(3)[::-1])),
    "lane too far off": (points(lane(3)), points([(x, (y - 720) * 0.6 + 720) for x, y in lane(3)])),
    "corner that leaves out a lane": (
        'x="1801" y="200" width="480" height="1040"',
        'x="1801" y="200" width="480" height="215"',
    ),
    "finish line too short": ('points="1200,250 1200,470"', 'points="1200,250 1200,400"'),
    "finish line too long": ('points="1200,250 1200,470"', 'points="1200,250 1200,1300"'),
    "finish line at a corner": ('points="1200,250 1200,470"', 'points="1806,200 1806,470"'),
    "slot number left out": (
        '<property name="slot" type="int" value="3"/>',
        '<property name="slot" type="int" value="11"/>',
    ),
    "slot beside the cells": ('x="1140" y="300"', 'x="1140" y="265"'),
    "two slots on one cell": ('x="1140" y="300"', 'x="1030" y="310"'),
    "slot past the line": ('x="1140" y="300"', 'x="1260" y="300"'),
    "more players than slots": (
        'name="title" value="Oval"/>',
        'name="title" value="Oval"/><property name="players_max" type="int" value="11"/>',
    ),
    "pit entry beside the track": ('points="660,420 780,500', 'points="660,455 780,500'),
    "pit box on the track": ('x="900" y="500"', 'x="900" y="420"'),
    "pit box without pit lane": ('type="pit_lane"', 'type="note"'),
}
"""What the text of the oval reads, and what it reads instead."""

ADDED: dict[str, str] = {
    "corner off the road": area(700, "corner", (700, 1200, 90, 90), stops=1),
    "overlapping corners": area(700, "corner", (1700, 1000, 200, 200), stops=1),
    "corner over two parts of the road": area(700, "corner", (700, 250, 300, 950), stops=1),
    "gunfire off the road": area(700, "gunfire", (700, 1200, 90, 90)),
    "lane rule off the road": area(700, "lane_rule", (700, 1200, 90, 90)),
    "two finish lines": polyline(700, "finish_line", [(1000, 250), (1000, 470)]),
    "police line too short": polyline(700, "police_line", [(1000, 990), (1000, 1050)]),
    "portal alone": polyline(700, "tunnel_portal", [(1000, 990), (1000, 1180)]),
    "portal with another exit": item(
        700,
        "tunnel_portal",
        '<properties><property name="exit" type="object" value="20"/></properties>'
        '<polyline points="1000,990 1000,1180"/>',
    ),
    "tunnel without cells": item(
        700,
        "tunnel_portal",
        '<properties><property name="exit" type="object" value="701"/></properties>'
        '<polyline points="1015,990 1015,1180"/>',
    )
    + polyline(701, "tunnel_portal", [(1005, 990), (1005, 1180)]),
    "debris off the road": mark(700, "debris", (1200, 720)),
    "debris twice": mark(700, "debris", (1740, 1140)) + mark(701, "debris", (1735, 1140)),
    "link to nowhere": polyline(700, "link", [(1740, 1140), (1740, 720)]),
    "link of the wrong kind": polyline(700, "link", [(1740, 1140), (1670, 1080)]),
    "link to its own cell": polyline(700, "link", [(1740, 1140), (1741, 1140)], kind="ahead"),
    "link into the middle of the pits": polyline(700, "link", [(1740, 1140), (900, 500)]),
    "unlink of nothing": polyline(700, "unlink", [(1740, 1140), (1740, 1020)]),
    "dead end": polyline(700, "unlink", [(1740, 1020), (1620, 1020)])
    + polyline(701, "unlink", [(1740, 1020), (1670, 1080)]),
    "unreachable cell": polyline(700, "unlink", [(1740, 1020), (1620, 1020)])
    + polyline(701, "unlink", [(1670, 1080), (1620, 1020)]),
    "link leading back": polyline(700, "link", [(1620, 1020), (1740, 1020)], kind="ahead"),
    "two pit lanes": polyline(700, "pit_lane", [(660, 300), (780, 250), (900, 300)]),
}
"""What is drawn on the oval besides."""


MAPS: dict[str, str] = {
    **{name: changed(oval(), old, new) for name, (old, new) in CHANGED.items()},
    **{name: oval(drawn) for name, drawn in ADDED.items()},
}
