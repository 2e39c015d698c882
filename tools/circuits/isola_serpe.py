"""Isola Serpe: a narrow road winding over an island, that widens, parts and joins again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.tiled.circuit import Theme
from formulad.tiled.generators.lane_cells import USUAL_LENGTH, Layout
from formulad.tiled.generators.pit_lane import PitPlan
from tools.circuits import land as lands
from tools.circuits.land import Land, layer
from tools.circuits.lanes import Extra, Parting, Spot, Stretch, Variety, islands, straight
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
    (2300, 2420), (2600, 2420), (2920, 2330), (3060, 2100), (3190, 1880), (3500, 1800),
    (3850, 1800), (4200, 1740), (4370, 1530), (4230, 1310), (3900, 1250), (3560, 1220),
    (3270, 1100), (3180, 850), (3080, 590), (2820, 470), (2400, 450), (2000, 450),
    (1740, 520), (1610, 760), (1490, 980), (1220, 1080), (960, 990), (890, 750),
    (820, 460), (610, 350), (410, 480), (370, 780), (390, 1200), (370, 1600),
    (390, 1980), (480, 2270), (740, 2400), (1200, 2430), (1700, 2420),
)
# fmt: on
VARIETY = Variety(
    extras=(
        Extra(1, Stretch(Spot(8, 0.03), Spot(9, 0.09))),
        Extra(4, Stretch(Spot(6, 0.2), Spot(4, 0.7))),
    ),
    partings=(
        Parting(2, straight(5, 0.05, 0.93), 1.25),
        Parting(2, straight(8, 0.12, 0.82), 1.3),
    ),
)
PLAN = Plan(
    name="isola-serpe",
    theme=Theme.RIVIERA,
    size=(4800, 2950),
    layout=Layout(4, 54.0, USUAL_LENGTH * 54.0),
    clicks=CLICKS,
    bends=(
        Bend("Porta Nuova", 1),
        Bend("La Torre", 1),
        Bend("Capo Serpe", 3),
        Bend("Il Molo", 1),
        Bend("Santa Pazienza", 1),
        Bend("Le Cisterne", 1),
        Bend("La Vigna", 2),
        Bend("Tornante del Faro", 3),
        Bend("Porta Vecchia", 1),
    ),
    weather={"fine": (10, 20), "variable": (6, 9), "rain": (1, 5)},
    background="#f0ddb0",
    pit=PitPlan(behind=15, beyond=5, is_right=False),
    variety=VARIETY,
)
SEED = 1947
COAST, SHELF = 5.2, 1.0
"""From the middle of the road to the sea, and by how much that varies, in lane widths."""
INLAND = (
    (1900, 1560, 1150, 760),
    (3250, 1520, 560, 330),
    (1250, 700, 260, 360),
    (860, 1550, 460, 800),
    (2300, 1000, 760, 480),
    (1700, 2050, 1300, 330),
)
"""Ellipses of land within the road: place of the middle, and the two half widths."""
HARBOUR = (3890, 2260, 620, 330)
"""Where the sea reaches in between the roads."""
CAUSEWAY = (1500, 130)
"""How far down the causeway to the mainland leads, and how wide it is, in pixels."""
HILL = (
    (1930, 1500, 900, 520),
    (1930, 1480, 700, 400),
    (1960, 1450, 520, 290),
    (1980, 1430, 350, 190),
)
"""The steps of the hill amid the island."""
OLD_TOWN = (2560, 2000, 520, 300)
CHURCH = (1985, 1420)
LIGHTHOUSE = (322, 252)
STREETS = (
    ((-2100, 1500), (-200, 1500), (140, 1500)),
    (
        (760, 1540),
        (880, 1580),
        (1000, 1700),
        (1300, 1980),
        (1800, 2030),
        (2300, 1900),
        (2750, 1900),
    ),
    ((2300, 1900), (2560, 1640), (2700, 1350), (2720, 1000)),
)
PIERS = (((3430, 2060), (3470, 2330)), ((3700, 2080), (3720, 2330)), ((3960, 2070), (3960, 2270)))
SAILING = (
    (4300, 2620, -20, 110),
    (3560, 2740, 12, 84),
    (4550, 800, 100, 96),
    (3700, 560, 170, 84),
    (3900, 900, 25, 66),
    (4300, 350, -150, 120),
    (120, 2700, 60, 76),
    (140, 520, -70, 70),
    (2200, 140, 8, 80),
    (4640, 1900, 80, 72),
    (3400, 250, 200, 60),
    (1350, 200, 160, 66),
)
"""Boats at sea: place, heading in degrees, length."""
WOOD_GAP, GARDEN_GAP, TOWN_GAP = 62.0, 92.0, 210.0
"""How far apart trees stand."""


def layers(course: Course) -> list[tmx.Layer]:
    """Return the layers of the landscape, from the ground up."""
    dice = np.random.default_rng(SEED)
    return _Isola(lands.land_of(course), dice).layers()


class _Isola:
    """An island with a hill, an old town and a harbour, moored to the mainland by a causeway."""

    def __init__(self, land: Land, dice: np.random.Generator) -> None:
        self.land, self.dice = land, dice
        self.course, self.width = land.course, land.width
        self.sea_field = self._sea()
        self.sea = land.areas(self.sea_field, "sea", 100.0)
        self.hill = [tmx.area("scenery", lands.ring(*each), material="hill") for each in HILL]
        self.streets = [softened(each, 4) for each in STREETS]
        self.stands = [*self._stands()]
        self.islands = [*self._islands()]

    def layers(self) -> list[tmx.Layer]:
        """Return all of it."""
        gardens = self.land.areas(self._gardens(), "park", 8.0)
        houses = [*self._houses(gardens)]
        trees, palms = self._trees(houses, gardens)
        return [
            layer("water", "#2a8f9b", self.sea),
            layer("hill", "#cdbe83", [*gardens, *self.hill]),
            layer(
                "ground", "#f1e3c3", [*self._streets(), *self.islands, *lands.gravel(self.course)]
            ),
            layer("harbour", "#f4e6c6", [*self._piers(), *self._boats()]),
            layer("town", "#de8e68", [*houses, *self._landmarks(), *self.stands]),
            layer("green", "#5f8a55", [*trees, *palms]),
        ]

    def _sea(self) -> Floats:
        """Return how far out at sea each grain lies."""
        land = self.land
        shore = COAST * self.width + land.wobble(SHELF * self.width, 5) - land.clear
        ground = np.max([shore, *(land.blob(*each) for each in INLAND)], axis=0)
        bay = np.minimum(land.blob(*HARBOUR), land.clear - COAST * self.width)
        ground = np.minimum(ground, -bay)
        down, wide = CAUSEWAY
        causeway = np.where(land.x < 300, wide - np.abs(land.y - down), -1e4)
        sea: Floats = -np.maximum(ground, causeway)
        return sea

    def _islands(self) -> Iterator[tmx.MapObject]:
        """Yield what lies between lanes that part."""
        for outline in islands(self.course.plan, self.course.laid, 0.35 * self.width):
            yield tmx.area("scenery", outline, "island", material="park")

    def _gardens(self) -> Floats:
        """Return how deep in gardens each grain lies."""
        land, width = self.land, self.width
        apart = np.minimum(land.clear - 3.9 * width, -self.sea_field - 1.9 * width)
        for street in self.streets:
            apart = np.minimum(apart, land.from_line(street) - 0.9 * width)
        town = -land.blob(*OLD_TOWN)
        patches = land.wobble(9 * width, 8) - 0.4 * width
        grown: Floats = np.minimum(np.minimum(apart, town), patches)
        return grown

    def _streets(self) -> Iterator[tmx.MapObject]:
        for street in self.streets:
            yield tmx.line("scenery", street, "street", material="road")

    def _stands(self) -> Iterator[tmx.MapObject]:
        course, length = self.course, self.course.line.length
        for number, middle in enumerate((length - 760, length - 160)):
            yield lands.stand(
                course, middle - 270, middle + 270, 3.2, 4.6, f"start stand {number + 1}"
            )
        third, eighth = course.laid.bends[2], course.laid.bends[7]
        yield lands.stand(course, third.begin - 480, third.begin - 120, 3.1, 4.4, "cape stand")
        begin = eighth.end + 420
        yield lands.stand(course, begin, begin + 480, -6.1, -4.8, "gate stand")

    def _houses(self, gardens: list[tmx.MapObject]) -> Iterator[tmx.MapObject]:
        land, ground, width = self.land, self.land.ground, self.width
        ground.take(land.clear < 3.6 * width)
        ground.take(self.sea_field > -1.2 * width)
        ground.take(land.inside([*gardens, *self.hill[1:], *self.stands]))
        for street in self.streets:
            ground.take(land.from_line(street) < 0.7 * width)
        yield from Builder(self.course.line, width, ground, self.dice).houses(self.course.plan.size)

    def _landmarks(self) -> Iterator[tmx.MapObject]:
        """Yield the church on the hill with its tower, and the lighthouse."""
        x, y = CHURCH
        for name, middle, wide, high, height in (
            ("church", (x, y), 130, 62, 30.0),
            ("tower", (x + 92, y), 40, 40, 60.0),
            ("lighthouse", LIGHTHOUSE, 46, 46, 70.0),
        ):
            outline = box(np.array(middle, float), 0.0, wide, high)
            yield tmx.area("scenery", outline, name, material="building", height=height)

    def _piers(self) -> Iterator[tmx.MapObject]:
        for pier in PIERS:
            yield tmx.line("scenery", pier, "pier", material="wall", height=3.0)

    def _boats(self) -> Iterator[tmx.MapObject]:
        moored = [
            boat
            for begin, end in PIERS
            for boat in berths.at_berth(np.array(begin, float), np.array(end, float), self.dice)
        ]
        sailing = [berths.under_way(*each) for each in SAILING]
        yield from (each for each in (*moored, *sailing) if self._is_afloat(each))

    def _is_afloat(self, boat: tmx.MapObject) -> bool:
        return all(self.land.ground.at(self.sea_field, *each) > 20 for each in boat.points)

    def _trees(
        self, houses: list[tmx.MapObject], gardens: list[tmx.MapObject]
    ) -> tuple[list[tmx.MapObject], list[tmx.MapObject]]:
        land, ground, width = self.land, self.land.ground, self.width
        ground.taken[:] = land.inside([*houses, *self.stands, *self._landmarks()])
        ground.grow(1)
        ground.take(land.clear < 2.7 * width)
        ground.take(self.sea_field > -1.1 * width)
        ground.take(land.inside(lands.gravel(self.course)))
        for street in self.streets:
            ground.take(land.from_line(street) < 0.7 * width)
        palms = [*self._palms()]
        ground.take(ground.distance(np.array([each.points[0] for each in palms])) < 0.9 * width)
        gaps = np.full(land.clear.shape, TOWN_GAP)
        gaps[land.inside(gardens)] = GARDEN_GAP
        gaps[land.inside(self.hill[1:])] = WOOD_GAP
        return [*planting.trees(ground, gaps, self.dice, 12000)], palms

    def _palms(self) -> Iterator[tmx.MapObject]:
        """Yield palms along the road where the sea is near, and on the islands."""
        line, width = self.course.line, self.width
        for aside in (2.9, -3.7):
            for x, y in line.at(np.arange(0, line.length, 100.0), aside * width):
                is_near = self.land.ground.at(self.sea_field, x, y) > -4.2 * width
                if is_near and self.land.ground.is_free_at(float(x), float(y)):
                    yield tmx.point("scenery", (float(x), float(y)), material="palm")
        for island in self.islands:
            corners = np.array(island.points)
            half = len(corners) // 2
            middles = (corners[:half] + corners[::-1][:half]) / 2
            wide = np.hypot(*(corners[:half] - corners[::-1][:half]).T)
            for x, y in middles[wide > 1.7 * width][::3]:
                yield tmx.point("scenery", (float(x), float(y)), material="palm")
