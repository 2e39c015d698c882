"""Make tracks/monaco.tmx, the first drawing of Monaco, from its facts and a line drawn by hand.

The map it wrote has been the source since: draw on in Tiled. Run this again only to begin anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.monaco import cells, centreline, course, facts, scenery, tmx, words  # noqa: E402 - needs the path

SIZE = (4800, 3000)
LANE_WIDTH = 54.0
CELLS_BEFORE = 5
"""The control points begin where Sainte-Dévote does: so many cells after the finish line."""

# fmt: off
CONTROL = (
    (751, 734), (820, 587), (971, 531), (1130, 584), (1283, 653), (1439, 712),
    (1599, 757), (1761, 793), (1923, 826), (2085, 864), (2245, 912), (2400, 974),
    (2553, 1042), (2723, 1056), (2836, 939), (2815, 771), (2746, 620), (2726, 454),
    (2837, 346), (3003, 344), (3169, 361), (3335, 363), (3498, 328), (3646, 283),
    (3747, 382), (3705, 544), (3702, 672), (3735, 786), (3857, 828), (3953, 762),
    (3970, 631), (4062, 499), (4219, 474), (4324, 575), (4299, 731), (4253, 890),
    (4199, 1046), (4118, 1192), (4008, 1318), (3872, 1417), (3716, 1483), (3549, 1515),
    (3379, 1513), (3211, 1486), (3045, 1452), (2879, 1415), (2713, 1376), (2549, 1335),
    (2387, 1300), (2239, 1364), (2088, 1418), (1931, 1357), (1785, 1267), (1643, 1168),
    (1503, 1064), (1350, 975), (1177, 998), (1066, 1136), (1016, 1306), (1092, 1441),
    (1154, 1582), (1089, 1719), (968, 1829), (929, 1982), (946, 2141), (1016, 2285),
    (1179, 2335), (1274, 2458), (1200, 2589), (1034, 2614), (867, 2631), (705, 2673),
    (545, 2716), (419, 2641), (416, 2475), (438, 2299), (462, 2124), (490, 1949),
    (520, 1774), (554, 1600), (590, 1427), (628, 1253), (668, 1080), (709, 907),
)
# fmt: on


def draw_road() -> cells.Road:
    """Return the road of the facts along the drawn line."""
    known = facts.read(ROOT / "tracks" / "golden" / "monaco.yaml")
    line = centreline.through(CONTROL)
    start = line.marks[0] - CELLS_BEFORE * line.length / len(known.lanes[1])
    return cells.place(known, line, LANE_WIDTH, float(start))


def main() -> None:
    """Write the map."""
    road = draw_road()
    layers = scenery.layers(road, SIZE) + course.layers(road)
    text = tmx.write(SIZE, words.properties(road.facts, LANE_WIDTH), layers)
    path = ROOT / "tracks" / "monaco.tmx"
    path.write_text(text, encoding="utf-8")
    print(f"{path.name}: {len(text) // 1000} kB")


if __name__ == "__main__":
    main()
