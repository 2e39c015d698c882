"""Make tracks/monaco.tmx, the first drawing of Monaco, from its facts and a line drawn by hand.

The map it wrote has been the source since: draw on in Tiled. Run this again only to begin anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.monaco import cells, centreline, course, facts, tmx, words  # noqa: E402 - needs the path

SIZE = (4800, 3000)
LANE_WIDTH = 54.0
CELLS_BEFORE = 5
"""The control points begin where Sainte-Dévote does: so many cells after the finish line."""

# fmt: off
CONTROL = (
    (738, 803), (796, 654), (937, 587), (1097, 629), (1252, 683), (1411, 719),
    (1574, 732), (1737, 729), (1901, 725), (2064, 737), (2223, 779), (2372, 852),
    (2515, 941), (2682, 982), (2814, 883), (2817, 709), (2766, 543), (2770, 369),
    (2894, 283), (3055, 306), (3210, 348), (3368, 368), (3526, 344), (3670, 328),
    (3749, 437), (3688, 573), (3663, 749), (3754, 874), (3902, 827), (3932, 696),
    (4024, 588), (4165, 524), (4294, 577), (4314, 675), (4282, 796), (4260, 942),
    (4235, 1086), (4172, 1223), (4063, 1337), (3916, 1411), (3749, 1435), (3581, 1416),
    (3414, 1392), (3248, 1371), (3080, 1353), (2912, 1336), (2743, 1314), (2574, 1292),
    (2409, 1279), (2272, 1355), (2135, 1444), (1971, 1417), (1823, 1339), (1688, 1239),
    (1563, 1124), (1426, 1015), (1250, 998), (1118, 1121), (1053, 1290), (1120, 1429),
    (1172, 1571), (1100, 1702), (974, 1802), (924, 1950), (927, 2108), (984, 2256),
    (1144, 2318), (1237, 2453), (1159, 2583), (991, 2594), (821, 2619), (665, 2679),
    (505, 2730), (386, 2661), (381, 2494), (399, 2319), (422, 2146), (451, 1974),
    (485, 1804), (524, 1636), (567, 1470), (614, 1304), (660, 1138), (702, 971),
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
    text = tmx.write(SIZE, words.properties(road.facts, LANE_WIDTH), course.layers(road))
    path = ROOT / "tracks" / "monaco.tmx"
    path.write_text(text, encoding="utf-8")
    print(f"{path.name}: {len(text) // 1000} kB")


if __name__ == "__main__":
    main()
