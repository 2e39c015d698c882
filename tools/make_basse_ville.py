"""Make tracks/basse-ville.tmx, the street circuit, from its table and a line through the town.

Run this again only to begin anew: a map that was drawn on in Tiled is its own source.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.basse_ville import street, table, words  # noqa: E402 - needs the path
from tools.mapping import arrows, cells, centreline, course, tmx  # noqa: E402 - needs the path
from tools.mapping.lanes import Island, Lanes  # noqa: E402 - needs the path

SIZE = (5350, 2950)
LANE_WIDTH = 54.0
NIGHT = "#14112b"
"""What Tiled shows behind the map."""

# fmt: off
CONTROL = (
    (4447, 1990), (4401, 2090), (4355, 2189), (4309, 2289), (4263, 2388), (4206, 2481),
    (4110, 2531), (4003, 2517), (3920, 2446), (3851, 2361), (3782, 2276), (3712, 2191),
    (3642, 2107), (3571, 2023), (3499, 1940), (3427, 1857), (3355, 1775), (3282, 1693),
    (3208, 1611), (3134, 1530), (3060, 1449), (2985, 1369), (2910, 1289), (2834, 1210),
    (2758, 1131), (2681, 1053), (2604, 975), (2526, 897), (2448, 820), (2369, 744),
    (2290, 668), (2208, 595), (2110, 548), (2001, 540), (1897, 571), (1810, 638),
    (1754, 731), (1729, 838), (1709, 946), (1685, 1053), (1652, 1157), (1581, 1239),
    (1480, 1281), (1371, 1275), (1263, 1259), (1153, 1257), (1044, 1267), (937, 1290),
    (833, 1326), (735, 1374), (642, 1434), (558, 1503), (482, 1583), (417, 1671),
    (369, 1769), (353, 1877), (371, 1985), (421, 2082), (494, 2164), (576, 2237),
    (665, 2301), (761, 2354), (867, 2381), (975, 2369), (1073, 2320), (1147, 2240),
    (1202, 2145), (1270, 2060), (1354, 1989), (1450, 1936), (1554, 1901), (1658, 1867),
    (1760, 1825), (1857, 1776), (1951, 1720), (2041, 1656), (2135, 1601), (2239, 1564),
    (2347, 1549), (2457, 1553), (2566, 1560), (2676, 1564), (2785, 1566), (2895, 1566),
    (3005, 1563), (3114, 1558), (3224, 1550), (3333, 1540), (3442, 1527), (3551, 1512),
    (3659, 1494), (3767, 1474), (3874, 1452), (3981, 1427), (4086, 1394), (4177, 1334),
    (4247, 1250), (4293, 1151), (4336, 1050), (4380, 950), (4425, 850), (4472, 750),
    (4520, 652), (4569, 554), (4635, 467), (4733, 419), (4841, 423), (4935, 477),
    (4994, 569), (5002, 677), (4967, 781), (4926, 882), (4884, 984), (4842, 1085),
    (4799, 1186), (4756, 1287), (4713, 1388), (4670, 1489), (4626, 1589), (4582, 1690),
    (4537, 1790), (4492, 1890),
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
    layers = course.layers(road, street.zones(road), street.lines(road), street.marks(road))
    text = tmx.write(SIZE, words.properties(road.facts, LANE_WIDTH), layers, NIGHT)
    path = ROOT / "tracks" / "basse-ville.tmx"
    path.write_text(text, encoding="utf-8")
    print(f"{path.name}: {len(text) // 1000} kB")


if __name__ == "__main__":
    main()
