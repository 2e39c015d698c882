"""Course of a circuit: the generators of the game draw it, as they do for any author."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen, replace
from formulad.tiled.generators.centreline import circuit_along, lay
from formulad.tiled.generators.changes import LAYERS, line
from formulad.tiled.generators.finish_line import LaneDrawn
from formulad.tiled.generators.pit_lane import pit_lane_on
from formulad.tiled.generators.start_grid import start_grid
from formulad.tiled.sheet.sheet import sheet_of
from tools.circuits.lanes import varied
from tools.circuits.plan import PLAYERS
from tools.circuits.underpass import portals
from tools.mapping import centreline, tmx

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.tiled.generators.centreline import Laid
    from formulad.tiled.generators.changes import NewObject
    from tools.circuits.plan import Bend, Plan
    from tools.mapping.centreline import Centreline

COLOURS = {"zones": "#ffb020", "lines": "#f5f1e8", "road": "#5ccbe8", "marks": "#ffc83d"}
SPARSE = 8
"""Every so many points of the curve are enough to draw it again."""


class Course(Frozen):
    """The road of a plan, and its middle for all that stands beside it."""

    plan: Plan
    objects: tuple[NewObject, ...]
    laid: Laid
    line: Centreline
    lines: tuple[tmx.MapObject, ...] = ()
    """What crosses the road besides the finish line."""

    @property
    def width(self) -> float:
        """Of a lane, in pixels."""
        return self.plan.layout.width

    @property
    def layers(self) -> list[tmx.Layer]:
        """Its layers of the map, from the ground up."""
        found = []
        for name in LAYERS:
            drawn = tuple(_on_map(each) for each in self.objects if each.layer == name)
            more = self.lines if name == "lines" else ()
            found.append(tmx.Layer(name, COLOURS[name], (*drawn, *more)))
        return found

    def with_more(self, objects: Iterable[NewObject]) -> Course:
        """Return the course with what was drawn by hand besides."""
        return replace(self, objects=(*self.objects, *objects))


def course_of(plan: Plan) -> Course:
    """Return the road of a plan: lanes, corners, line, grid and pit lane."""
    laid = lay(plan.clicks, plan.layout, is_loop=True)
    objects = [*_named(_drawn(plan, laid), plan.bends)]
    course = Course(plan, tuple(objects), laid, centreline.through(laid.line.points[::SPARSE]))
    if plan.hidden:
        course = replace(course, lines=tuple(portals(course, plan.hidden)))
    return with_pits(course)


def _drawn(plan: Plan, laid: Laid) -> tuple[NewObject, ...]:
    """Return lanes, corners, line and grid."""
    if plan.variety:
        return varied(plan, laid, plan.variety)
    if plan.home is None:
        return circuit_along(plan.clicks, plan.layout, is_loop=True, slots=PLAYERS)
    return _homed(plan, laid, plan.home)


def _homed(plan: Plan, laid: Laid, home: float) -> tuple[NewObject, ...]:
    """Return the road with the finish line on the straight on which the clicks begin."""
    drawn = circuit_along(plan.clicks, plan.layout, is_loop=True, slots=0)
    begin, end = laid.bends[-1].end, laid.bends[0].begin + laid.line.length
    place, half = laid.line.at(begin + home * (end - begin)), plan.layout.half
    finish = (place.beside(-half), place.beside(half))
    lanes = [
        LaneDrawn(int(each.properties["lane"]), each.points, is_loop=True)
        for each in drawn
        if each.kind == "lane"
    ]
    zones = [each.points for each in drawn if each.kind == "corner"]
    grid = start_grid(lanes, finish, zones, PLAYERS)
    return (*drawn, line("finish_line", finish, "lines"), *grid)


def with_pits(course: Course) -> Course:
    """Return a course with its pit lane."""
    plan = course.plan
    text = tmx.write(plan.size, plan.properties, course.layers, plan.background)
    sheet = sheet_of(text.encode(), Path(f"{plan.name}.tmx"))
    return course.with_more(pit_lane_on(sheet, plan.pit).added)


def _named(drawn: Iterable[NewObject], bends: tuple[Bend, ...]) -> Iterable[NewObject]:
    """Yield what was drawn, its corners called and counted as planned.

    Raises:
        ValueError: if the road has another number of corners.
    """
    objects = list(drawn)
    found = [each for each in objects if each.kind == "corner"]
    if len(found) != len(bends):
        turns = " ".join(f"{each.points[0]}" for each in found)
        raise ValueError(f"{len(bends)} corners are planned, {len(found)} are found: {turns}")
    for kind, group in groupby(objects, key=lambda each: each.kind):
        if kind != "corner":
            yield from group
            continue
        for number, (each, bend) in enumerate(zip(group, bends, strict=True), 1):
            settings = {**each.properties, "stops": bend.stops, "number": number}
            yield replace(each, name=bend.name, properties=settings)


def _on_map(each: NewObject) -> tmx.MapObject:
    points = tuple((round(x, 1), round(y, 1)) for x, y in each.points)
    properties = {
        name: str(value) if isinstance(value, str) else value
        for name, value in each.properties.items()
    }
    return tmx.MapObject(each.kind, str(each.shape), points, dict(properties), each.name)
