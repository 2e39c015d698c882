"""Make tracks/monaco.tmx, the first drawing of Monaco, from its facts and a line drawn by hand.

The map it wrote has been the source since: draw on in Tiled. Run this again only to begin anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.mapping import cells, centreline, course, facts, tmx  # noqa: E402 - needs the path
from tools.mapping.lanes import Lanes  # noqa: E402 - needs the path
from tools.monaco import scenery, words  # noqa: E402 - needs the path

SIZE = (4800, 3000)
LANE_WIDTH = 54.0
SAND = "#f0ddb0"
"""What Tiled shows behind the map."""
CELLS_BEFORE = 5
"""The control points begin where Sainte-Dévote does: so many cells after the finish line."""

# fmt: off
CONTROL = (
    (745, 732), (811, 580), (964, 520), (1126, 573), (1282, 639), (1440, 698),
    (1599, 749), (1761, 792), (1922, 833), (2084, 877), (2243, 928), (2401, 987),
    (2557, 1050), (2730, 1070), (2848, 954), (2819, 784), (2739, 635), (2708, 467),
    (2809, 353), (2978, 341), (3145, 349), (3313, 345), (3472, 310), (3640, 276),
    (3736, 370), (3717, 510), (3705, 643), (3725, 775), (3848, 835), (3955, 759),
    (3973, 643), (4064, 515), (4216, 483), (4315, 575), (4294, 729), (4252, 891),
    (4197, 1048), (4112, 1193), (4000, 1318), (3864, 1417), (3708, 1484), (3542, 1519),
    (3371, 1520), (3203, 1493), (3037, 1459), (2871, 1422), (2706, 1382), (2544, 1339),
    (2382, 1303), (2232, 1367), (2080, 1413), (1923, 1345), (1778, 1250), (1636, 1147),
    (1492, 1043), (1333, 957), (1154, 968), (1053, 1115), (1013, 1284), (1098, 1423),
    (1156, 1570), (1075, 1703), (955, 1819), (938, 1978), (949, 2135), (1010, 2284),
    (1176, 2338), (1263, 2457), (1200, 2579), (1036, 2599), (869, 2619), (709, 2665),
    (549, 2711), (424, 2635), (418, 2474), (436, 2298), (460, 2122), (488, 1947),
    (520, 1772), (554, 1598), (590, 1425), (628, 1251), (666, 1078), (706, 905),
)
# fmt: on


def draw_road() -> cells.Road:
    """Return the road of the facts along the drawn line."""
    known = facts.read(ROOT / "tracks" / "golden" / "monaco.yaml")
    line = centreline.through(CONTROL)
    start = line.marks[0] - CELLS_BEFORE * line.length / len(known.lanes[1])
    return cells.place(known, Lanes(line, LANE_WIDTH), float(start))


def main() -> None:
    """Write the map."""
    road = draw_road()
    layers = scenery.layers(road, SIZE) + course.layers(road)
    text = tmx.write(SIZE, words.properties(road.facts, LANE_WIDTH), layers, SAND)
    path = ROOT / "tracks" / "monaco.tmx"
    path.write_text(text, encoding="utf-8")
    print(f"{path.name}: {len(text) // 1000} kB")


if __name__ == "__main__":
    main()
