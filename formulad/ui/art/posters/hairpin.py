"""Hairpin before a tunnel: the road of the menu's poster, and the five cars on it."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.art.solid.drawn_road import DrawnRoad
from formulad.ui.art.solid.pinhole import Pinhole
from formulad.ui.art.solid.solid_drawing import Disc, Pose, disc_of, draw_solid
from formulad.ui.toolkit.colour import WHITE, Colour, lighter, rgb
from formulad.ui.toolkit.outlines import polygon
from formulad.ui.toolkit.teams import team_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.ui.art.posters.layer import Stroke
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.sketch import Sketch

CAMERA = Pinhole(1350, 318, 1400, 14.5)
WIDTH = 10.6
HALF = WIDTH / 2
_WAY = (
    (96, 196), (68, 158), (47.5, 125), (30, 94.5), (18.4, 72), (11.6, 57), (7.6, 46), (1.4, 38),
    (-6.4, 36.6), (-12.6, 43), (-14.2, 54), (-13.8, 66), (-13.2, 78), (-13, 94),
)  # fmt: skip
_BEHIND = ((9, 107.0, 1.2), (8, 83.0, -1.5), (1, 64.5, 1.9), (5, 50.0, -1.7))
"""The cars that follow: number, how far away, how far left of the middle."""
_LEADER, _LEADER_LEFT = 3, -0.6
_LEFT_OF = {_LEADER: _LEADER_LEFT} | {number: left for number, _, left in _BEHIND}
_DOWN = 0.74
"""The share of the road that comes down to the hairpin."""
_SKID: Colour = rgb("1D2334")
_SMOKE: tuple[Colour, Colour] = (rgb("FFFBF1"), rgb("E9DCC4"))
_PUFFS = (
    (128, -44, 13, 0.45), (98, -34, 20, 0.6), (62, -26, 27, 0.75), (92, -8, 15, 0.6),
    (26, -12, 25, 0.9), (52, 4, 17, 0.85), (0, 8, 18, 0.95), (20, 14, 11, 0.9),
)  # fmt: skip
_SMOKE_AT = (1452, 878)


LAND: tuple[tuple[Point, ...], ...] = (
    ((-70, 79), (-4, 80), (10, 79), (20, 73), (17, 62), (18, 50), (26, 38), (34, 24), (34, 17),
     (-34, 17), (-70, 40)),
    ((-7, 72), (2, 74), (10, 70), (6.4, 60), (2, 52), (-3, 48.4), (-6.6, 51), (-7.6, 58)),
    ((-6, 70), (2, 72), (8.4, 68.6), (5, 60), (1, 53), (-3, 50), (-5.8, 52), (-6.6, 58)),
    ((-70, 26), (40, 26), (40, 15), (-70, 15)),
)  # fmt: skip
"""The land around the road: all of it, a park and its lawn in the hairpin, and what is near."""


@frozen
class Paint:
    """The colours of the road."""

    asphalt: Colour
    rubber: Colour
    sunlit: Colour
    line: Colour
    kerb: tuple[Colour, Colour]
    verge: tuple[Colour, Colour]


def draw_land(sketch: Sketch, quay: tuple[Colour, Colour], colours: Iterable[Colour]) -> None:
    """Draw the quay, wall and top, and the land."""
    way = road()
    way.strip(sketch, (-HALF - 1, HALF + 6.5), quay[0], (0, 76), up=-1.1)
    way.strip(sketch, (-HALF - 2.5, HALF + 6.2), quay[1])
    for colour, places in zip(colours, LAND, strict=True):
        sketch.fill([CAMERA.seen((x, 0.0, z)) for x, z in places], colour)


@cache
def road() -> DrawnRoad:
    """Return the road."""
    return DrawnRoad(CAMERA, _WAY, WIDTH)


def beside(away: float, left: float) -> tuple[float, float]:
    """Return a place beside the leg that comes down, so far away."""
    x, z, _ = road().at(_along(away), left)
    return x, z


def road_strokes(paint: Paint) -> tuple[Stroke, ...]:
    """Return what draws the road: verges and kerbs, asphalt, lines."""
    return (
        partial(_draw_kerbs, paint=paint),
        partial(_draw_asphalt, paint=paint),
        partial(_draw_lines, paint=paint),
    )


def _draw_kerbs(sketch: Sketch, paint: Paint) -> None:
    way = road()
    for reach, colour in zip((1.9, 1.5), paint.verge, strict=True):
        way.strip(sketch, (-HALF - reach, HALF + reach), colour)
    for side in (-1, 1):
        way.strip(sketch, (side * (HALF + 0.15), side * (HALF + 0.55)), WHITE)
        edges = (side * HALF, side * (HALF + 1.25))
        way.kerb(sketch, edges, (30, way.length - 40), paint.kerb)


def _draw_asphalt(sketch: Sketch, paint: Paint) -> None:
    way = road()
    way.strip(sketch, (-HALF, HALF), paint.asphalt)
    way.strip(sketch, (-1.2, 3.0), paint.rubber, (40, way.length - 20), opacity=0.8)
    way.strip(sketch, (HALF - 1.6, HALF), paint.sunlit, opacity=0.6)


def _draw_lines(sketch: Sketch, paint: Paint) -> None:
    way = road()
    for side in (-1, 1):
        way.strip(sketch, (side * (HALF - 0.05), side * (HALF - 0.32)), paint.line)
    for lane in (-WIDTH / 6, WIDTH / 6):
        way.dashes(sketch, (lane - 0.09, lane + 0.09), paint.line)
    for left in (1.2, 2.3):
        skid = (0.45 * way.length, 0.70 * way.length)
        way.strip(sketch, (left, left + 0.32), _SKID, skid, opacity=0.65)


def car_strokes(*, is_gt: bool, trails: bool = True) -> tuple[Stroke, ...]:
    """Return what draws the trails, and then the cars, the farthest first."""
    poses = _poses(is_gt=is_gt)
    cars = (partial(_draw_car, pose=pose, smokes=trails) for _, pose in poses)
    if not trails:
        return tuple(cars)
    return (*(partial(_draw_trail, pose=pose, along=along) for along, pose in poses), *cars)


def _draw_car(sketch: Sketch, pose: Pose, *, smokes: bool) -> None:
    if smokes and pose.number == _LEADER:
        _draw_smoke(sketch)
    draw_solid(sketch, CAMERA, pose)


def discs(*, is_gt: bool) -> tuple[Disc, ...]:
    """Return where the numbers of the cars are lettered."""
    return tuple(disc_of(CAMERA, pose) for _, pose in _poses(is_gt=is_gt))


@cache
def _poses(*, is_gt: bool) -> tuple[tuple[float, Pose], ...]:
    """Return the cars from far to near, each with how far along the road it is."""
    ways = [(number, _along(away), left) for number, away, left in _BEHIND]
    leader = road().nearest(lambda x, away: abs(x + 2.6) if away < 44 else 99.0)
    ways.append((_LEADER, leader, _LEADER_LEFT))
    return tuple((along, _pose(number, along, left, is_gt=is_gt)) for number, along, left in ways)


def _pose(number: int, along: float, left: float, *, is_gt: bool) -> Pose:
    x, away, turn = road().at(along, left)
    leads = number == _LEADER
    return Pose(
        number, x, away, turn - (7 if leads else 0), 2.0 if leads else 1.95, is_gt, is_night=is_gt
    )


def _along(away: float) -> float:
    return road().nearest(lambda _, z: abs(z - away), _DOWN)


def _draw_trail(sketch: Sketch, pose: Pose, along: float) -> None:
    """Draw how fast a car came: three bands that narrow, and the lines of its wheels."""
    way, colour = road(), team_of(pose.number).colour
    left = _LEFT_OF[pose.number]
    reach = 44 if pose.number == _LEADER else 66
    bands = ((2.2, 0.0, 0.38, 1.0), (1.5, 0.1, 0.62, 0.8), (0.7, -0.1, 1.0, 0.62))
    for width, aside, opacity, share in bands:
        tone = lighter(colour, 0.35) if width < 1 else colour
        narrow, wide = width * 0.3, width * 0.9
        way.strip(
            sketch,
            (left + aside - narrow, left + aside + narrow),
            tone,
            (along - reach * share, along - 1.5),
            opacity=opacity,
            ends=(left + aside - wide, left + aside + wide),
        )
    for wheel in (-2.15, 2.15):
        at = left + wheel
        span = (along - reach * 0.6, along - 1)
        way.strip(sketch, (at, at), WHITE, span, opacity=0.85, ends=(at - 0.13, at + 0.13))


def _draw_smoke(sketch: Sketch) -> None:
    """Draw what the tyres of the leader smoke."""
    x, y = _SMOKE_AT
    for index, (dx, dy, radius, opacity) in enumerate(_PUFFS):
        colour = _SMOKE[index % 2]
        sketch.haze((x + dx, y + dy), (1.3 * radius, 1.3 * radius), colour, opacity * 0.5)
        sketch.tint(polygon((x + dx, y + dy), radius, 32), colour, opacity)
