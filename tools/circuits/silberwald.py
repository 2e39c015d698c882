"""Silberwald: a fast road through the woods, round a lake."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.tiled.circuit import Theme
from formulad.tiled.generators.lane_cells import USUAL_LENGTH, Layout
from formulad.tiled.generators.pit_lane import PitPlan
from tools.circuits import land as lands
from tools.circuits.land import Land, flat_roofed, layer
from tools.circuits.plan import Bend, Plan
from tools.mapping import berths, planting, tmx
from tools.mapping.houses import Builder
from tools.mapping.outlines import box, softened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.circuits.course import Course
    from tools.mapping.centreline import Floats

# fmt: off
CLICKS = (
    (1300, 2310), (900, 2290), (560, 2180), (380, 1930), (350, 1600), (420, 1280), (480, 960),
    (600, 640), (880, 440), (1300, 380), (1800, 390), (2400, 430), (3000, 400), (3600, 340),
    (4100, 370), (4400, 580), (4430, 900), (4230, 1120), (3860, 1190), (3500, 1260),
    (3290, 1460), (3400, 1700), (3750, 1790), (4150, 1860), (4330, 2060), (4170, 2270),
    (3800, 2310), (3200, 2330), (2600, 2340), (1900, 2330),
)
# fmt: on
PLAN = Plan(
    name="silberwald",
    theme=Theme.DAY,
    size=(4800, 2700),
    layout=Layout(3, 54.0, USUAL_LENGTH * 54.0),
    clicks=CLICKS,
    bends=(
        Bend("Tannenbogen", 1),
        Bend("Köhlerbogen", 1),
        Bend("Quellenbogen", 2),
        Bend("Seekehre", 2),
        Bend("Mühlenbogen", 2),
    ),
    weather={"fine": (11, 20), "variable": (7, 10), "rain": (1, 6)},
    background="#6f8e62",
    pit=PitPlan(behind=16, beyond=5),
)

SEED = 1911
STEPS = 5
"""Of the hills on which the woods stand: each is greener."""
VERGE, WAVE = 3.75, 0.8
"""From the middle of the road to the woods, and by how much that varies, in lane widths."""
SHORE = 4.4
"""From the middle of the road to the lake, at least."""
LAKE = ((1560, 1240, 880, 470), (2560, 1330, 620, 360), (980, 1420, 420, 300))
"""Ellipses that make the lake: place of the middle, and the two half widths."""
HAMLET = (2960, 790, 620, 250)
"""Where houses stand."""
LANE = ((3420, 880), (3060, 830), (2700, 800), (2380, 760), (2080, 700))
"""The lane through the hamlet down to the landing stage."""
PIERS = (((2440, 920), (2380, 1130)), ((1980, 790), (1950, 1010)))
SAILING = ((1250, 1180, 20, 84), (1640, 1420, 170, 74), (2050, 1260, -30, 96), (900, 1330, 80, 60))
"""Boats on the lake: place, heading in degrees, length."""
WOOD_GAP, MEADOW_GAP = 66.0, 210.0
"""How far apart trees stand."""


def layers(course: Course) -> list[tmx.Layer]:
    """Return the layers of the landscape, from the ground up."""
    dice = np.random.default_rng(SEED)
    return _Silberwald(lands.land_of(course), dice).layers()


class _Silberwald:
    """Woods, a lake amid them, a hamlet at its shore."""

    def __init__(self, land: Land, dice: np.random.Generator) -> None:
        self.land, self.dice = land, dice
        self.course, self.width = land.course, land.width
        self.lake_field = self._lake()
        self.lake = land.areas(self.lake_field, "sea", 60.0)
        self.hamlet = land.blob(*HAMLET) + land.wobble(self.width, 3)
        self.lane = softened(LANE, 4)
        self.stands = [*self._stands()]
        self.paddock = [*self._paddock()]

    def layers(self) -> list[tmx.Layer]:
        """Return all of it."""
        floor = [lands.everywhere(self.course, "hill", "wood") for _ in range(STEPS)]
        woods = self.land.areas(self._woods(), "hill", 6.0, height=24.0)
        houses = [*self._houses()]
        return [
            layer("woods", "#6f8e62", floor),
            layer("meadows", "#b9c287", [*self._meadows(), *woods]),
            layer("water", "#2a8f9b", self.lake),
            layer(
                "ground", "#f8ebcb", [*lands.gravel(self.course), self._lane(), *self.paddock[:1]]
            ),
            layer("lake", "#f4e6c6", [*self._piers(), *self._boats()]),
            layer("houses", "#de8e68", [*houses, *self.paddock[1:], *self.stands]),
            layer("trees", "#5f8a55", self._trees(houses)),
        ]

    def _lake(self) -> Floats:
        land = self.land
        wide = np.max([land.blob(*each) for each in LAKE], axis=0)
        wide = wide + land.wobble(1.2 * self.width, 1)
        lake: Floats = np.minimum(wide, land.clear - SHORE * self.width)
        return lake

    def _meadows(self) -> list[tmx.MapObject]:
        """Return the open land along the road, and all that lies within it."""
        edge = (VERGE * self.width) + self.land.wobble(WAVE * self.width, 2)
        return self.land.areas(edge - self.land.clear, "grass", 60.0)

    def _woods(self) -> Floats:
        """Return how deep in the woods within the road each grain lies."""
        edge = (VERGE + 0.3) * self.width + self.land.wobble(WAVE * self.width, 4)
        apart = np.minimum(self.land.clear - edge, -self.lake_field - 1.3 * self.width)
        apart = np.minimum(apart, -self.hamlet - 0.6 * self.width)
        apart = np.minimum(apart, self.land.from_line(self.lane) - 1.2 * self.width)
        aside = np.minimum(self.land.x - 480, 4300 - self.land.x)
        within: Floats = np.minimum(aside, np.minimum(self.land.y - 480, 2200 - self.land.y))
        return np.minimum(apart, within)

    def _lane(self) -> tmx.MapObject:
        return tmx.line("scenery", self.lane, "lane", material="road")

    def _stands(self) -> Iterator[tmx.MapObject]:
        course, length = self.course, self.course.line.length
        half = 300.0
        for number, middle in enumerate((length - 1880, length - 1220, length - 560)):
            yield lands.stand(
                course, middle - half, middle + half, -4.2, -2.7, f"start stand {number + 1}"
            )
        third, fourth, fifth = course.laid.bends[2:]
        yield lands.stand(course, third.begin - 760, third.begin - 260, -3.9, -2.6, "spring stand")
        yield lands.stand(course, fourth.begin - 420, fourth.begin - 60, 2.6, 3.9, "lake stand")
        yield lands.stand(course, fifth.begin - 380, fifth.begin - 80, -3.9, -2.6, "mill stand")

    def _paddock(self) -> Iterator[tmx.MapObject]:
        """Yield the square behind the pits, and the transporters on it."""
        yield tmx.area(
            "scenery", box(np.array([2330.0, 1880.0]), 0.0, 1000, 150), "paddock", material="plaza"
        )
        for number in range(10):
            outline = flat_roofed(box(np.array([1900.0 + 95 * number, 1880.0]), 1.25, 88, 32))
            yield tmx.area("scenery", outline, "transporter", material="building", height=9.0)

    def _houses(self) -> Iterator[tmx.MapObject]:
        ground, width = self.land.ground, self.width
        ground.take(self.hamlet < 0)
        ground.take(self.land.clear < 3.7 * width)
        ground.take(self.lake_field > -0.9 * width)
        ground.take(self.land.from_line(self.lane) < 0.75 * width)
        yield from Builder(self.course.line, width, ground, self.dice).houses(self.course.plan.size)

    def _piers(self) -> Iterator[tmx.MapObject]:
        for pier in PIERS:
            yield tmx.line("scenery", pier, "pier", material="wall", height=3.0)

    def _boats(self) -> Iterator[tmx.MapObject]:
        for begin, end in PIERS:
            moored = berths.at_berth(np.array(begin, float), np.array(end, float), self.dice)
            yield from (each for each in moored if self._is_afloat(each))
        for boat in SAILING:
            yield berths.under_way(*boat)

    def _is_afloat(self, boat: tmx.MapObject) -> bool:
        return all(self.land.ground.at(self.lake_field, *each) > 20 for each in boat.points)

    def _trees(self, houses: list[tmx.MapObject]) -> list[tmx.MapObject]:
        land, ground, width = self.land, self.land.ground, self.width
        ground.taken[:] = land.inside([*houses, *self.stands, *self.paddock])
        ground.grow(2)
        ground.take(land.clear < 2.9 * width)
        ground.take(self.lake_field > -0.8 * width)
        ground.take(land.from_line(self.lane) < 0.7 * width)
        ground.take(land.inside(lands.gravel(self.course)))
        edge = VERGE * width + land.wobble(WAVE * width, 2)
        meadow = edge - land.clear > -0.2 * width
        inner = self._woods()
        is_inside = land.inside(self._meadows())
        open_ = np.where(is_inside, inner < 0, meadow)
        gaps = np.where(open_, MEADOW_GAP, WOOD_GAP)
        return [*planting.trees(ground, gaps, self.dice, 20000)]
