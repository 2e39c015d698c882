"""The thirty mistakes that authors make most, each on a map of its own."""

from __future__ import annotations

import math

from tests.tiled.broken.odd import follow, pieces
from tests.tiled.oval import (
    MAP_PROPERTIES,
    area,
    changed,
    lane,
    layers,
    mark,
    oval,
    points,
    polyline,
    slots,
    tiled_map,
)

LANE = '<property name="lane" type="int" value="{}"/>'


def with_lane(number: int, vertices: list[tuple[float, float]]) -> str:
    """Return the oval with one lane drawn otherwise."""
    return changed(oval(), points(lane(number)), points(vertices))


def with_property(number: int, more: str) -> str:
    """Return the oval with a further property of a lane."""
    return changed(oval(), LANE.format(number), LANE.format(number) + more)


def renumbered(numbers: dict[int, int]) -> str:
    """Return the oval with other numbers of lanes."""
    text = oval()
    for number, other in numbers.items():
        text = changed(text, LANE.format(number), f"@{other}")
    for other in numbers.values():
        text = text.replace(f"@{other}", LANE.format(other))
    return text


def strayed() -> list[tuple[float, float]]:
    """Return the inner lane, which leaves the others for a while."""
    return [(x, y - 40 * max(0, 3 - abs(i - 24))) for i, (x, y) in enumerate(lane(3))]


def eight() -> str:
    """Return two lanes in the shape of an eight, without a tunnel."""
    return tiled_map(
        {
            "zones": [
                area(11, "corner", (1700, 100, 600, 1300), stops=2),
                area(12, "corner", (100, 100, 600, 1300), stops=2),
            ],
            "lines": [polyline(20, "finish_line", [(1450, 900), (1350, 1120)])],
            "road": [
                polyline(1, "lane", _lobes(30), lane=1),
                polyline(2, "lane", _lobes(-30), lane=2),
            ],
            "marks": [mark(40, "start_slot", _lobes(30)[4], slot=1)],
        },
        {**MAP_PROPERTIES, "players_max": 1},
    )


def _lobes(left: float) -> list[tuple[float, float]]:
    """Return the cells of a lane so far to the left of an eight, about 85 px apart."""
    fine = [_lobe(math.tau * i / 4000, left) for i in range(4000)]
    kept = [fine[0]]
    for point in fine:
        if math.dist(point, kept[-1]) >= 85:
            kept.append(point)
    return kept


def _lobe(t: float, left: float) -> tuple[float, float]:
    dx, dy = 900 * math.cos(t), 1000 * math.cos(2 * t)
    length = math.hypot(dx, dy)
    x, y = 1200 + 900 * math.sin(t), 720 + 500 * math.sin(2 * t)
    return x + left * dy / length, y - left * dx / length


def without_grid(*kept: str) -> str:
    """Return the oval without its start slots, but those that are given."""
    return tiled_map({**layers(), "marks": list(kept)}, MAP_PROPERTIES)


SHORTER = changed(oval(), points(lane(3)), points([p for i, p in enumerate(lane(3)) if i != 20]))
PORTALS = polyline(700, "tunnel_portal", [(1330, 980), (1330, 1180)]) + polyline(
    701, "tunnel_portal", [(980, 980), (980, 1180)]
)
OPEN = '<property name="loop" type="bool" value="false"/>'

MAPS: dict[str, str] = {
    "01 lane runs backwards": with_lane(3, lane(3)[::-1]),
    "02 numbered from the right": renumbered({1: 3, 3: 1}),
    "03 two lanes changed places": renumbered({2: 3, 3: 2}),
    "04 two lanes of one number": renumbered({3: 2}).replace("@2", LANE.format(2)),
    "05 lane is not set": changed(oval(), LANE.format(3), ""),
    "06 last vertex on the first": with_lane(3, [*lane(3), lane(3)[0]]),
    "07 loop is not ticked": with_property(1, OPEN),
    "08 loop is not closed": with_lane(3, lane(3)[:-6]),
    "09 lane width of another drawing": changed(oval(), 'value="60.0"', 'value="25"'),
    "10 lane leaves its neighbour": with_lane(3, strayed()),
    "11 two vertices on one spot": with_lane(
        1, [*lane(1)[:7], (lane(1)[6][0] + 12, lane(1)[6][1]), *lane(1)[7:]]
    ),
    "12 a gap in a lane": SHORTER,
    "13 lane turns back": with_lane(2, [*lane(2)[:9], lane(2)[7], *lane(2)[9:]]),
    "14 lane is turned": changed(
        oval(), 'id="2" type="lane" x="0" y="0"', 'id="2" type="lane" x="0" y="0" rotation="3"'
    ),
    "15 roads cross": eight(),
    "16 no finish line": changed(oval(), 'id="20" type="finish_line"', 'id="20" type="note"'),
    "17 finish line misses a lane": changed(
        oval(), 'points="1200,250 1200,470"', 'points="1200,250 1200,400"'
    ),
    "18 two finish lines": oval(polyline(700, "finish_line", [(1000, 250), (1000, 470)])),
    "19 a slot is missing": without_grid(*slots()[:3], *slots()[4:]),
    "20 a slot off its cell": changed(oval(), 'x="1140" y="300"', 'x="1140" y="265"'),
    "21 more players than slots": changed(
        oval(),
        'name="title" value="Oval"/>',
        'name="title" value="Oval"/><property name="players_max" type="int" value="12"/>',
    ),
    "22 corner without stops": changed(oval(), '<property name="stops" type="int" value="2"/>', ""),
    "23 corner misses a lane": changed(
        oval(),
        'x="1801" y="200" width="480" height="1040"',
        'x="1801" y="200" width="480" height="215"',
    ),
    "24 corner in two pieces": oval(area(700, "corner", (700, 250, 300, 950), stops=1)),
    "25 corners overlap": oval(area(700, "corner", (1700, 1000, 200, 200), stops=1)),
    "26 unknown class": changed(oval(), 'id="11" type="corner"', 'id="11" type="coner"'),
    "27 pit lane off the track": changed(
        oval(), 'points="660,420 780,500', 'points="660,480 780,500'
    ),
    "28 portal without exit": oval(PORTALS),
    "29 dead end": pieces(follow(2)),
    "30a infinite map": changed(oval(), 'infinite="0"', 'infinite="1"'),
    "30b moved layer": changed(oval(), 'name="road"', 'name="road" offsetx="40"'),
    "30c template": changed(
        oval(), 'id="60" type="pit_box"', 'id="60" type="pit_box" template="box.tx"'
    ),
    "30d isometric map": changed(oval(), 'orientation="orthogonal"', 'orientation="isometric"'),
}
