"""Make tracks/basse-ville.tmx, the street circuit, from its table and a line through the town.

Run this again only to begin anew: a map that was drawn on in Tiled is its own source.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.basse_ville import city, street, table, words  # noqa: E402 - needs the path
from tools.basse_ville.city_town import town_of  # noqa: E402 - needs the path
from tools.mapping import arrows, cells, centreline, course, tmx  # noqa: E402 - needs the path
from tools.mapping.lanes import Island, Lanes  # noqa: E402 - needs the path

SIZE = (5350, 2950)
LANE_WIDTH = 54.0
NIGHT = "#14112b"
"""What Tiled shows behind the map."""

# fmt: off
CONTROL = (
    (4603, 1984), (4575, 2090), (4545, 2196), (4515, 2301), (4482, 2406), (4438, 2505),
    (4350, 2568), (4242, 2569), (4150, 2511), (4069, 2436), (3989, 2361), (3909, 2286),
    (3830, 2211), (3751, 2135), (3672, 2059), (3593, 1982), (3514, 1905), (3436, 1828),
    (3358, 1751), (3281, 1673), (3203, 1595), (3126, 1517), (3050, 1439), (2973, 1360),
    (2897, 1281), (2821, 1201), (2746, 1122), (2671, 1042), (2596, 962), (2521, 881),
    (2447, 801), (2370, 722), (2277, 666), (2169, 645), (2061, 660), (1965, 711),
    (1891, 791), (1844, 890), (1807, 994), (1774, 1098), (1739, 1202), (1666, 1283),
    (1565, 1322), (1456, 1313), (1348, 1293), (1239, 1287), (1129, 1294), (1021, 1314),
    (917, 1346), (816, 1391), (722, 1447), (636, 1515), (558, 1592), (490, 1677),
    (440, 1775), (424, 1883), (444, 1990), (497, 2085), (571, 2166), (647, 2245),
    (724, 2324), (802, 2400), (896, 2456), (1004, 2471), (1109, 2443), (1195, 2376),
    (1261, 2288), (1338, 2210), (1428, 2148), (1528, 2103), (1634, 2076), (1740, 2046),
    (1841, 2003), (1936, 1949), (2024, 1884), (2105, 1809), (2189, 1739), (2285, 1687),
    (2390, 1655), (2499, 1642), (2608, 1634), (2717, 1625), (2827, 1615), (2936, 1604),
    (3045, 1593), (3154, 1581), (3263, 1569), (3372, 1556), (3481, 1542), (3589, 1527),
    (3698, 1512), (3807, 1496), (3915, 1480), (4023, 1462), (4130, 1436), (4221, 1376),
    (4283, 1287), (4314, 1182), (4340, 1075), (4367, 969), (4395, 863), (4424, 757),
    (4455, 652), (4486, 547), (4537, 450), (4625, 387), (4732, 372), (4834, 410),
    (4906, 491), (4932, 597), (4914, 705), (4889, 812), (4864, 918), (4839, 1025),
    (4814, 1132), (4788, 1239), (4762, 1345), (4736, 1452), (4710, 1558), (4684, 1665),
    (4657, 1771), (4630, 1878),
)
"""From the finish line on, round the lap."""
# fmt: on


def draw_road() -> cells.Road:
    """Return the road of the table along the drawn line: its arrows follow from how it lies."""
    line = centreline.through(CONTROL)
    island = Island(*table.island(line.length), left=45.0, right=75.0)
    lanes = Lanes(line, LANE_WIDTH, island)
    first = cells.place(table.facts(), lanes, 0.0)
    ways = arrows.in_corners(first, table.INSIDE, table.PARTED)
    return cells.place(table.facts(ways), lanes, 0.0)


def main() -> None:
    """Write the map."""
    road = draw_road()
    layers = city.layers(town_of(road, SIZE, street.tunnel(road)), street.police_line(road))
    layers += course.layers(road, street.zones(road), street.lines(road), street.marks(road))
    text = tmx.write(SIZE, words.properties(road.facts, LANE_WIDTH), layers, NIGHT)
    path = ROOT / "tracks" / "basse-ville.tmx"
    path.write_text(text, encoding="utf-8")
    print(f"{path.name}: {len(text) // 1000} kB")


if __name__ == "__main__":
    main()
