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
    (750, 732), (819, 585), (970, 529), (1129, 583), (1282, 651), (1438, 710),
    (1598, 757), (1760, 794), (1922, 829), (2084, 868), (2243, 916), (2399, 977),
    (2550, 1044), (2720, 1057), (2835, 941), (2816, 775), (2747, 624), (2725, 459),
    (2834, 351), (2998, 345), (3163, 357), (3327, 354), (3487, 321), (3640, 282),
    (3745, 382), (3711, 551), (3699, 670), (3734, 785), (3858, 831), (3956, 761),
    (3978, 633), (4064, 500), (4219, 474), (4323, 578), (4300, 735), (4254, 894),
    (4198, 1049), (4114, 1193), (4003, 1317), (3866, 1415), (3710, 1482), (3544, 1515),
    (3374, 1514), (3206, 1488), (3040, 1455), (2874, 1419), (2709, 1380), (2545, 1337),
    (2384, 1300), (2235, 1363), (2084, 1413), (1927, 1350), (1781, 1260), (1638, 1162),
    (1497, 1059), (1344, 972), (1173, 998), (1063, 1137), (1014, 1306), (1089, 1440),
    (1153, 1580), (1090, 1718), (969, 1828), (931, 1982), (948, 2140), (1019, 2284),
    (1181, 2334), (1272, 2459), (1200, 2590), (1034, 2615), (868, 2632), (705, 2672),
    (544, 2715), (420, 2638), (417, 2472), (438, 2298), (463, 2122), (490, 1948),
    (521, 1773), (554, 1599), (590, 1425), (627, 1251), (667, 1078), (708, 905),
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
