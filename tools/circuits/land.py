"""Land round a course: what the road and the pits take, and what is laid out beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.values import Frozen
from tools.mapping import tmx
from tools.mapping.contours import outlines, thinned
from tools.mapping.open_ground import OpenGround

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from formulad.tiled.generators.changes import NewObject
    from tools.circuits.course import Course
    from tools.mapping.centreline import Floats

GRAIN, BEYOND = 20, 400
"""Map pixels to a grain, and how far the land is planned beyond the map."""
PITS = 1.2
"""Lane widths by which the pits, with their building, reach farther than the road."""
VERTEX = 46.0
"""Pixels between two vertices of what grew."""
GRAVEL_NEAR, GRAVEL_FAR = 0.4, 1.75
"""From the edge of the road to the gravel and to its far side, in lane widths."""
LATER, LONGER = 0.2, 0.12
"""The share of a bend after which its gravel begins, and by which it goes on behind it."""
ON_A_LANE = 0.8
"""A cell lies so near to any place of its lane, in lane widths."""
STRIP = 40.0
"""Pixels between the vertices along a strip."""


class Land(Frozen):
    """The ground of a map with distances from all that is raced on."""

    course: Course
    ground: OpenGround
    clear: Floats
    """How far each grain is from road and pits, in pixels."""

    @property
    def width(self) -> float:
        """Of a lane, in pixels."""
        return self.course.width

    @property
    def x(self) -> Floats:
        """Where each grain lies, from left to right."""
        return np.broadcast_to(self.ground.columns, self.clear.shape)

    @property
    def y(self) -> Floats:
        """Where each grain lies, from top to bottom."""
        return np.broadcast_to(self.ground.rows[:, None], self.clear.shape)

    def wobble(self, reach: float, seed: int) -> Floats:
        """Return slow waves over the map, so high at most: borders drawn by it look grown."""
        dice = np.random.default_rng(seed)
        waves = np.zeros(self.clear.shape)
        for _ in range(5):
            turn, length = dice.uniform(0, 2 * np.pi), dice.uniform(300, 900)
            along = self.x * np.cos(turn) + self.y * np.sin(turn)
            waves += np.sin(along * 2 * np.pi / length + dice.uniform(0, 2 * np.pi))
        waved: Floats = waves / 5 * reach
        return waved

    def blob(self, x: float, y: float, wide: float, high: float) -> Floats:
        """Return how far inside an ellipse each grain lies, about; outside it is negative."""
        away = np.hypot((self.x - x) / wide, (self.y - y) / high)
        inside: Floats = (1.0 - away) * min(wide, high)
        return inside

    def areas(
        self, field: Floats, material: str, least: float = 4.0, height: float = 0.0
    ) -> list[tmx.MapObject]:
        """Return the regions where a field lies above nothing, as areas of a material.

        Regions of fewer square lane widths than `least` are left out.
        """
        found = outlines(
            field, self.ground.columns, self.ground.rows, least * self.width * self.width
        )
        return [
            tmx.area("scenery", thinned(each, VERTEX), material=material, height=height)
            for each in found
        ]

    def inside(self, pieces: Iterable[tmx.MapObject]) -> np.ndarray:
        """Return which grains lie inside some areas."""
        mask = np.zeros(self.clear.shape, dtype=bool)
        for each in pieces:
            mask |= self.ground.inside(each.points)
        return mask

    def from_line(self, points: Sequence[tuple[float, float]] | Floats) -> Floats:
        """Return how far each grain is from a line, measured at points along it."""
        corners = np.asarray(points, dtype=float)
        return self.ground.distance(densely(corners, GRAIN))


def land_of(course: Course) -> Land:
    """Return the land round a course.

    Distances are those from the middle of a road of three lanes: from the edge of any road they
    are one and a half lane widths more.
    """
    width = course.width
    lanes = [_way(each) for each in course.objects if each.kind == "lane"]
    ground = OpenGround(course.plan.size, np.concatenate(lanes), GRAIN, BEYOND)
    clear = ground.from_road + width
    for each in course.objects:
        if each.kind == "pit_lane":
            clear = np.minimum(clear, ground.distance(_way(each)) - PITS * width)
    return Land(course, ground, clear)


def _way(drawn: NewObject) -> Floats:
    """Return points along a lane, all the way round if it is a loop."""
    points = np.array(drawn.points)
    is_open = drawn.kind != "lane" or drawn.properties.get("loop") is False
    return densely(points if is_open else np.vstack([points, points[:1]]), GRAIN)


def densely(points: Floats, step: float) -> Floats:
    """Return points along a line, no farther than a step apart."""
    walked = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    at = np.linspace(0.0, walked[-1], max(2, int(walked[-1] / step) + 2))
    return np.column_stack([np.interp(at, walked, points[:, axis]) for axis in (0, 1)])


def everywhere(course: Course, material: str, name: str = "") -> tmx.MapObject:
    """Return an area over the whole map and all that is seen beyond it."""
    (wide, high), far = course.plan.size, 0.45
    left, top, right, bottom = -far * wide, -far * high, (1 + far) * wide, (1 + far) * high
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return tmx.area("scenery", corners, name, material=material)


def strip(course: Course, begin: float, end: float, near: float, far: float) -> Floats:
    """Return an area beside the road.

    Args:
        course: the course.
        begin: how far along the lap it begins, in pixels.
        end: where it ends.
        near: its near side, in lane widths to the driver's right of the middle of the road.
        far: its far side.
    """
    along = np.linspace(begin, end, max(2, round((end - begin) / STRIP) + 1))
    sides = [course.line.at(along, -each * course.width) for each in (near, far)]
    return np.concatenate([sides[0], sides[1][::-1]])


def gravel(course: Course) -> Iterator[tmx.MapObject]:
    """Yield the gravel outside each bend, a little late: there cars leave the road."""
    for bend in course.laid.bends:
        length, side = bend.end - bend.begin, -1.0 if bend.turn > 0 else 1.0
        begin, end = bend.begin + LATER * length, bend.end + LONGER * length
        share = np.linspace(0.0, 1.0, max(6, round((end - begin) / STRIP)))
        edge = _edge(course, bend.middle, side)
        depth = GRAVEL_NEAR + (GRAVEL_FAR - GRAVEL_NEAR) * np.sin(np.pi * share) ** 0.5
        along = begin + share * (end - begin)
        near = np.full(len(share), edge + GRAVEL_NEAR)
        sides = [
            course.line.at(along, -side * each * course.width) for each in (near, edge + depth)
        ]
        corners = np.concatenate([sides[0], sides[1][::-1]])
        yield tmx.area("scenery", corners, "gravel", material="beach")


def _edge(course: Course, along: float, side: float) -> float:
    """Return how far from the middle the road reaches to a side there, in lane widths."""
    layout = course.plan.layout
    cells = np.array([at for each in course.objects if each.kind == "lane" for at in each.points])
    rights = [layout.right(lane) / layout.width for lane in range(layout.lanes)]
    for right in sorted(rights, key=lambda each: -each * side):
        place = course.line.at(np.array([along]), -right * layout.width)[0]
        if np.hypot(*(cells - place).T).min() < ON_A_LANE * layout.width:
            break
    return right * side + 0.5


def stand(
    course: Course, begin: float, end: float, near: float, far: float, name: str
) -> tmx.MapObject:
    """Return a stand beside the road; see `strip`."""
    outline = strip(course, begin, end, near, far)
    return tmx.area("scenery", outline, name, material="stand", height=16.0)


def ring(x: float, y: float, wide: float, high: float) -> Floats:
    """Return an outline about a place that looks grown; its half widths are given."""
    turns = np.linspace(0, 2 * np.pi, 22, endpoint=False)
    wave = 1 + 0.07 * np.sin(3 * turns + x) + 0.05 * np.cos(2 * turns + y)
    outline = np.column_stack([np.cos(turns) * wide * wave, np.sin(turns) * high * wave])
    placed: Floats = outline + np.array([x, y])
    return placed


def flat_roofed(outline: Floats) -> Floats:
    """Return a rectangle with a vertex more: what has not four corners gets a flat roof."""
    middle = (outline[:1] + outline[1:2]) / 2
    return np.concatenate([outline[:1], middle, outline[1:]])


def layer(name: str, colour: str, objects: Iterable[tmx.MapObject]) -> tmx.Layer:
    """Return a layer that does not catch the clicks meant for the course."""
    return tmx.Layer(name, colour, tuple(objects), locked=True)
