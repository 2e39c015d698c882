"""Val d'Orage: a long road through a valley of storms, over a river, through a mountain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.tiled.circuit import Theme
from formulad.tiled.generators.lane_cells import USUAL_LENGTH, Layout
from formulad.tiled.generators.pit_lane import PitPlan
from tools.circuits import land as lands
from tools.circuits.land import Land, layer
from tools.circuits.plan import Bend, Plan
from tools.circuits.underpass import crossing
from tools.mapping import berths, planting, tmx
from tools.mapping.houses import Builder
from tools.mapping.outlines import box, softened

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tools.circuits.course import Course
    from tools.mapping.centreline import Floats

# fmt: off
CLICKS = (
    (2500, 2760), (3050, 2750), (3480, 2640), (3640, 2330), (3800, 2040), (4150, 1950),
    (4600, 1960), (4960, 1890), (5100, 1620), (4950, 1370), (4600, 1320), (4100, 1380),
    (3500, 1490), (2900, 1530), (2300, 1480), (1700, 1370), (1160, 1290), (900, 1130),
    (850, 900), (850, 680), (960, 450), (1250, 360), (1700, 380), (2300, 370),
    (3000, 340), (3600, 360), (4040, 470), (4130, 720), (3900, 890), (3450, 860),
    (3060, 830), (2810, 960), (2740, 1250), (2720, 1550), (2690, 1880), (2520, 2150),
    (2150, 2210), (1700, 2170), (1250, 2130), (850, 2230), (720, 2480), (900, 2710),
    (1300, 2770), (1900, 2770),
)
# fmt: on
PLAN = Plan(
    name="val-d-orage",
    theme=Theme.DAY,
    size=(5400, 3100),
    layout=Layout(3, 54.0, USUAL_LENGTH * 54.0),
    clicks=CLICKS,
    bends=(
        Bend("Le Moulin", 1),
        Bend("La Scierie", 1),
        Bend("Lacet du Torrent", 2),
        Bend("Col de l’Aigle", 1),
        Bend("La Chapelle", 1),
        Bend("Le Grand Lacet", 3),
        Bend("Les Marmottes", 1),
        Bend("Sous le Pont", 1),
        Bend("Épingle du Berger", 2),
    ),
    weather={"fine": (15, 20), "variable": (9, 14), "rain": (1, 8)},
    background="#b9c287",
    pit=PitPlan(behind=16, beyond=5, is_right=False),
    hidden=5,
    home=0.72,
)

SEED = 1958
FLOORS = 3
"""Of the hills that lie under the whole valley: those above are greener from the first step on."""
# fmt: off
MOUNTAINS = {
    "crest": ((2560, 150, 900, 640), (2620, 90, 690, 480), (2660, 40, 470, 330)),
    "east": ((5250, 380, 640, 560), (5340, 300, 480, 420), (5420, 220, 330, 300)),
    "south": ((4900, 2860, 720, 520), (5010, 2930, 540, 380), (5100, 3000, 360, 250)),
    "west": ((190, 1630, 420, 560), (110, 1640, 310, 420), (40, 1650, 200, 280)),
}
"""The steps of the mountains: place of the middle, and the two half widths."""
LAKE = ((1760, 880, 520, 270), (1350, 830, 300, 260))
TORRENT = (
    (5700, 900), (5150, 930), (4750, 1040), (4380, 1110), (3900, 1150), (3400, 1210),
    (3000, 1190), (2740, 1170), (2450, 1120), (2150, 1000), (1900, 930),
)
WIDE = 58.0
"""Half the width of the torrent, in pixels."""
FORD = (2742, 1172)
"""Where the road crosses it."""
VILLAGE = (1760, 1800, 640, 210)
LANES = (
    ((-1900, 1980), (-300, 1960), (300, 1880), (760, 1830)),
    ((760, 1830), (1200, 1850), (1750, 1800), (2250, 1830), (2420, 1860)),
)
CHAPEL = (1460, 1700)
MILL = (3240, 2430)
SAILING = ((1640, 830, 15, 76), (1980, 930, 165, 64), (1420, 900, -40, 58))
"""Boats on the lake: place, heading in degrees, length."""
# fmt: on
WOOD_GAP, MEADOW_GAP = 66.0, 250.0
"""How far apart trees stand."""
PARAPET = 2.25
"""From the middle of the road to the walls of bridges, in lane widths."""


def layers(course: Course) -> list[tmx.Layer]:
    """Return the layers of the landscape, from the ground up."""
    dice = np.random.default_rng(SEED)
    return _Valley(lands.land_of(course), dice).layers()


class _Valley:
    """Meadows among mountains, a torrent that fills a lake, a village, woods."""

    def __init__(self, land: Land, dice: np.random.Generator) -> None:
        self.land, self.dice = land, dice
        self.course, self.width = land.course, land.width
        self.water_field = self._water()
        self.water = land.areas(self.water_field, "sea", 60.0)
        self.mountains = [*self._mountains()]
        self.lanes = [softened(each, 4) for each in LANES]
        self.stands = [*self._stands()]
        self.woods = land.areas(self._woods(), "hill", 8.0, height=18.0)

    def layers(self) -> list[tmx.Layer]:
        """Return all of it."""
        floor = [lands.everywhere(self.course, "hill", "floor") for _ in range(FLOORS)]
        meadow = lands.everywhere(self.course, "grass", "meadows")
        houses = [*self._houses(), *self._landmarks()]
        return [
            layer("ground", "#b9c287", [*floor, meadow]),
            layer("mountains", "#6f8e62", [*self.woods, *self.mountains]),
            layer("water", "#2a8f9b", self.water),
            layer(
                "lanes", "#f8ebcb", [*lands.gravel(self.course), *self._lanes(), *self._bridges()]
            ),
            layer("boats", "#f4e6c6", [berths.under_way(*each) for each in SAILING]),
            layer("houses", "#de8e68", [*houses, *self.stands, self._tunnel()]),
            layer("trees", "#5f8a55", self._trees(houses)),
        ]

    def _mountains(self) -> Iterator[tmx.MapObject]:
        for name, steps in MOUNTAINS.items():
            for number, place in enumerate(steps, 1):
                outline, height = lands.ring(*place), 8.0 * number
                yield tmx.area(
                    "scenery", outline, f"{name} {number}", material="hill", height=height
                )

    def _water(self) -> Floats:
        """Return how deep in the water each grain lies."""
        land = self.land
        torrent = WIDE + land.wobble(22, 6) - land.from_line(softened(TORRENT, 6))
        lake = np.max([land.blob(*each) for each in LAKE], axis=0) + land.wobble(self.width, 7)
        both = np.maximum(torrent, lake)
        is_bridged = np.hypot(land.x - FORD[0], land.y - FORD[1]) < 5.2 * self.width
        ashore = np.minimum(both, land.clear - 3.6 * self.width)
        water: Floats = np.where(is_bridged, torrent, ashore)
        return water

    def _bridges(self) -> Iterator[tmx.MapObject]:
        """Yield the walls of both bridges: over the torrent, and over the road itself."""
        over, _ = crossing(self.course.laid.line)
        ford = self.course.laid.line.nearest(FORD, 6.0)
        scale = self.course.line.length / self.course.laid.line.length
        for middle, half in ((ford, 120.0), (over, 210.0)):
            along = np.linspace(middle - half, middle + half, 7) * scale
            for side in (PARAPET, -PARAPET):
                points = self.course.line.at(along, side * self.width)
                yield tmx.line("scenery", points, "bridge", material="wall", height=3.0)

    def _tunnel(self) -> tmx.MapObject:
        """Return the roof over the road through the mountain."""
        fifth, sixth = self.course.laid.bends[4:6]
        length = sixth.begin - fifth.end
        begin, end = fifth.end + 0.34 * length, fifth.end + 0.78 * length
        outline = lands.strip(self.course, begin, end, 1.6, -1.6)
        return tmx.area("scenery", outline, "tunnel", material="roof")

    def _woods(self) -> Floats:
        """Return how deep in the woods each grain lies."""
        land, width = self.land, self.width
        apart = np.minimum(land.clear - 4.1 * width, -self.water_field - 1.6 * width)
        apart = np.minimum(apart, -land.blob(*VILLAGE) - width)
        for lane in self.lanes:
            apart = np.minimum(apart, land.from_line(lane) - 1.3 * width)
        grown: Floats = np.minimum(apart, land.wobble(9 * width, 12) + 1.2 * width)
        return grown

    def _lanes(self) -> Iterator[tmx.MapObject]:
        for lane in self.lanes:
            yield tmx.line("scenery", lane, "lane", material="road")

    def _stands(self) -> Iterator[tmx.MapObject]:
        course, length = self.course, self.course.line.length
        for number, middle in enumerate((length - 700, length - 60)):
            yield lands.stand(
                course, middle - 290, middle + 290, 2.7, 4.2, f"start stand {number + 1}"
            )
        third, ninth = course.laid.bends[2], course.laid.bends[8]
        yield lands.stand(course, third.begin - 560, third.begin - 100, -4.0, -2.7, "torrent stand")
        yield lands.stand(course, ninth.begin - 520, ninth.begin - 60, -4.0, -2.7, "pass stand")

    def _houses(self) -> Iterator[tmx.MapObject]:
        land, ground, width = self.land, self.land.ground, self.width
        ground.take(land.blob(*VILLAGE) + land.wobble(width, 9) < 0)
        ground.take(land.clear < 3.7 * width)
        ground.take(np.hypot(land.x - CHAPEL[0], land.y - CHAPEL[1]) < 1.8 * width)
        for lane in self.lanes:
            ground.take(land.from_line(lane) < 0.75 * width)
        yield from Builder(self.course.line, width, ground, self.dice).houses(self.course.plan.size)

    def _landmarks(self) -> Iterator[tmx.MapObject]:
        for name, middle, turn, wide, high, height in (
            ("chapel", CHAPEL, 0.1, 104, 50, 26.0),
            ("steeple", (CHAPEL[0] + 74, CHAPEL[1] + 7), 0.1, 34, 34, 56.0),
            ("mill", MILL, 0.3, 120, 70, 24.0),
        ):
            outline = box(np.array(middle, float), turn, wide, high)
            yield tmx.area("scenery", outline, name, material="building", height=height)

    def _trees(self, houses: Iterable[tmx.MapObject]) -> list[tmx.MapObject]:
        land, ground, width = self.land, self.land.ground, self.width
        ground.taken[:] = land.inside([*houses, *self.stands])
        ground.grow(2)
        ground.take(land.clear < 2.9 * width)
        ground.take(self.water_field > -0.9 * width)
        ground.take(land.inside(lands.gravel(self.course)))
        for lane in self.lanes:
            ground.take(land.from_line(lane) < 0.7 * width)
        is_wood = land.inside(
            [*self.woods, *(each for each in self.mountains if "1" not in each.name)]
        )
        gaps = np.where(is_wood, WOOD_GAP, MEADOW_GAP)
        gaps[land.inside(self.mountains) & ~is_wood] = 96.0
        return [*planting.trees(ground, gaps, self.dice, 22000)]
