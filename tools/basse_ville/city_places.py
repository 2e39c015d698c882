"""The places everybody knows: the scrapyard, the market, the laundry, the precinct, streets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.mapping import tmx
from tools.mapping.outlines import box, softened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.basse_ville.city_ground import CityGround
    from tools.basse_ville.city_town import Town
    from tools.mapping.centreline import Floats

# fmt: off
STREETS = (
    ((2620, 3500), (2600, 3000), (2500, 2560), (2420, 2200), (2440, 1930), (2560, 1800)),
    ((-500, 640), (200, 760), (700, 700), (1080, 430), (1240, 40), (1260, -500)),
    ((2520, -500), (2560, 40), (2650, 330), (2770, 520)),
    ((5420, -500), (5380, 700), (5300, 1300), (5130, 1950), (4900, 2500), (4860, 3500)),
    ((-500, 2740), (300, 2820), (900, 2760), (1420, 2640)),
    ((2500, 2560), (2900, 2500), (3240, 2560), (3520, 2800), (3620, 3500)),
    ((1760, 2760), (2200, 2640), (2500, 2560)),
)
"""Streets nobody races on."""
SCRAP_YARDS = (
    (905, 1985, 150, 95), (1090, 1960, 90, 120), (700, 2110, 100, 75), (880, 2170, 120, 60),
    (560, 2560, 130, 70), (860, 2610, 150, 62), (1190, 2480, 110, 80), (330, 2400, 90, 80),
)
"""Middle and half the size of each heap."""
PARKS = ((2960, 2230, 170, 120), (760, 980, 200, 110), (3060, 1790, 70, 40))
# fmt: on
PRECINCT = (870, 1805)


def streets() -> Iterator[tmx.MapObject]:
    """Yield the streets of the city."""
    for line in STREETS:
        yield tmx.line("scenery", softened(line, 5), "street", material="road")


def street_points() -> Floats:
    """Return places along all of these streets."""
    return np.vstack([softened(line, 40) for line in STREETS])


def scrap(town: Town, ground: CityGround, dice: np.random.Generator) -> Iterator[tmx.MapObject]:
    """Yield the heaps of the scrapyard round the Zone."""
    turn = np.linspace(0, 2 * np.pi, 11, endpoint=False)
    for x, y, wide, high in SCRAP_YARDS:
        reach = dice.uniform(0.7, 1.1, len(turn))
        outline = np.column_stack(
            [x + np.cos(turn) * wide * reach, y + np.sin(turn) * high * reach]
        )
        room = ground.room(outline)
        if room is not None and room > 2.4 * town.width:
            yield tmx.area("scenery", outline, "heap", material="scrap")
            ground.take_area(outline)


def market(town: Town, ground: CityGround, dice: np.random.Generator) -> Iterator[tmx.MapObject]:
    """Yield rows of stalls outside and inside Market Corner."""
    begin, end = town.corners["Market Corner"]
    for away in (3.0, 3.75, 4.5, -3.0, -3.75, -4.5):
        along = begin - 5.2 * town.width
        while along < end + 5.2 * town.width:
            long = float(dice.uniform(0.85, 1.3)) * town.width
            place, heading = town.at(along, away), town.heading(along)
            outline = box(place, heading, long * 0.86, 0.44 * town.width)
            room = ground.room(outline)
            if room is not None and room > 1.75 * town.width and dice.random() < 0.9:
                yield tmx.area("scenery", outline, "stall", material="awning")
                ground.take_area(outline)
            along += long


def precinct(ground: CityGround) -> Iterator[tmx.MapObject]:
    """Yield the police station inside the bend, its yard, and patrol cars at the line."""
    x, y = PRECINCT
    yard = box(np.array([x, y]), 0.0, 330.0, 270.0)
    yield tmx.area("scenery", yard, "precinct yard", material="plaza")
    house = box(np.array([x, y - 45]), 0.0, 240.0, 116.0)
    yield tmx.area("scenery", house, "plain", material="building", height=46.0)
    ground.take_area(yard)
    for i in range(5):
        tail = (x - 124 + 62 * i, y + 104)
        yield _patrol(np.array(tail), -1.57, "patrol")


def island(town: Town) -> Iterator[tmx.MapObject]:
    """Yield the island of the roundabout: paved, planted, with a patrol car on it."""
    begin, end = town.corners["Precinct Roundabout"]
    along = np.linspace(begin - 2 * town.width, end + 2 * town.width, 60)
    left, right = town.lanes.at(along, 1.0), town.lanes.at(along, 0.0)
    apart = np.hypot(*(right - left).T)
    fits = apart > 1.16 * town.width
    way = ((right - left) / apart[:, None])[fits] * 0.5 * town.width
    ring = np.vstack([left[fits] + way, (right[fits] - way)[::-1]])
    yield tmx.area("scenery", ring, "island", material="plaza")
    heart = ring.mean(0)
    yield tmx.area("scenery", heart + (ring - heart) * 0.66, "island", material="park")
    heading = town.heading((begin + end) / 2)
    ahead = np.array([np.cos(heading), np.sin(heading)]) * town.width
    yield _patrol(heart, heading + 0.4)
    for far in (-1.4, -0.95, 0.95, 1.4):
        yield tmx.point("scenery", tuple(heart + ahead * far), material="tree")
    for far in (-1.9, 1.9):
        yield tmx.point("scenery", tuple(heart + ahead * far), material="light")


def patrols(town: Town, police_line: float, ground: CityGround) -> Iterator[tmx.MapObject]:
    """Yield the patrol cars at both ends of the police line."""
    for side, turn in ((2.75, 0.5), (-2.75, -0.6)):
        place = town.at(police_line + 0.5 * town.width, side)
        yield _patrol(place, town.heading(police_line) + turn)
        ground.take_area(box(place, 0.0, 1.6 * town.width, 1.6 * town.width))


def _patrol(place: Floats, heading: float, name: str = "police") -> tmx.MapObject:
    nose = np.array([np.cos(heading), np.sin(heading)]) * 27.0
    return tmx.line("scenery", np.array([place - nose, place + nose]), name, material="car")


def washing(town: Town, ground: CityGround, dice: np.random.Generator) -> Iterator[tmx.MapObject]:
    """Yield the washing lines over the alleys round Laundry Elbow."""
    begin, end = town.corners["Laundry Elbow"]
    for away in (3.45, 5.4, 7.5, -3.45, -5.4):
        along = begin - 6 * town.width
        while along < end + 6 * town.width:
            along += float(dice.uniform(1.2, 2.4)) * town.width
            lean = float(dice.uniform(-0.5, 0.5)) * town.width
            line = np.array([town.at(along, away - 0.55), town.at(along + lean, away + 0.75)])
            if abs(line[1][0] - line[0][0]) < 0.5 * town.width:
                line = np.array([town.at(along, away), town.at(along + 1.5 * town.width, away)])
            clear = all(
                ground.at(ground.from_road, place) > 1.75 * town.width
                and not ground.at(ground.taken, place)
                for place in (*line, line.mean(0))
            )
            if clear:
                yield tmx.line("scenery", line, material="laundry")


def parks(ground: CityGround, dice: np.random.Generator) -> Iterator[tmx.MapObject]:
    """Yield small parks with trees and lamps."""
    turn = np.linspace(0, 2 * np.pi, 14, endpoint=False)
    for x, y, wide, high in PARKS:
        outline = np.column_stack([x + np.cos(turn) * wide, y + np.sin(turn) * high])
        if ground.room(outline) is None:
            continue
        yield tmx.area("scenery", outline, "park", material="park")
        for _ in range(int(wide * high / 900)):
            angle, reach = float(dice.uniform(0, 2 * np.pi)), float(dice.uniform(0, 0.8)) ** 0.5
            spot = (x + np.cos(angle) * wide * reach, y + np.sin(angle) * high * reach)
            yield tmx.point("scenery", spot, material="tree")
        ground.take_area(outline)


def parked_cars(
    town: Town, ground: CityGround, dice: np.random.Generator
) -> Iterator[tmx.MapObject]:
    """Yield cars parked in front of the houses."""
    begin, end = town.tunnel
    for side in (3.05, -3.05):
        along = end + 2 * town.width
        while along < begin + town.lap - 2 * town.width:
            along += float(dice.choice([0.95, 0.95, 1.0, 3.2, 6.0])) * town.width
            place, heading = town.at(along, side), town.heading(along)
            room = ground.room(box(place, heading, 0.8 * town.width, 0.4 * town.width))
            if room is None or room < 1.8 * town.width:
                continue
            ahead = np.array([np.cos(heading), np.sin(heading)]) * 0.36 * town.width
            nose = ahead if side < 0 else -ahead
            ends = np.array([place - nose, place + nose])
            yield tmx.line("scenery", ends, material="car")
