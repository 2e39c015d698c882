"""Pit lane beside an outer lane, from some cells behind the finish line to some beyond it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.tiled.generators.changes import Changes, line, mark
from formulad.tiled.generators.drawing_error import DrawingError
from formulad.tiled.generators.line import Place
from formulad.tiled.geometry import crossings, heading, is_inside

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.tiled.generators.changes import NewObject
    from formulad.tiled.sheet.sheet import Item, Sheet

AWAY = 2.4
"""Lane widths from the outer lane to the pit lane."""
OPENS = 2.5
"""Cells in which it comes to lie so far away."""
FEWEST_BEHIND, FEWEST_BEYOND = 4, 3
FIRST_BOX, AFTER_BOXES = 4, 3
"""Vertices before the first box, and after the last."""
A_TEAM = 2
"""Boxes of a team."""


@frozen
class PitPlan:
    """What an author asks of a pit lane."""

    behind: int = 12
    """Cells behind the finish line."""
    beyond: int = 6
    boxes: int = 10
    is_right: bool = True
    """Whether it lies at the driver's right."""


def pit_lane_on(sheet: Sheet, plan: PitPlan) -> Changes:
    """Return the pit lane and its boxes anew; it opens and ends outside corners.

    Raises:
        DrawingError: if there is no outer lane with a finish line across it, or no room.
    """
    outer, line_at = _outer_lane(sheet, plan)
    cells, count = outer.points, len(outer.points)
    zones = [each.points for each in sheet.of("corner") if len(each.points) > 2]

    def is_free(cell: int) -> bool:
        at = cells[cell % count]
        return not any(is_inside(at, zone) for zone in zones)

    behind, beyond = plan.behind, plan.beyond
    while behind > FEWEST_BEHIND and not is_free(line_at - behind + 1):
        behind -= 1
    while beyond > FEWEST_BEYOND and not is_free(line_at + beyond + 1):
        beyond -= 1
    total = behind + beyond
    if total >= count:
        raise DrawingError(
            say("The lane has {n} cells, too few for this pit lane.", n=count),
            say("ask for a shorter one"),
        )
    side = (1 if plan.is_right else -1) * AWAY * sheet.lane_width
    way = []
    for step in range(total + 1):
        cell = line_at - behind + 1 + step
        before, here, after = (cells[(cell + k) % count] for k in (-1, 0, 1))
        place = Place(*here, heading(before, after))
        way.append(place.beside(side * _opened(min(step, total - step))))
    removed = [each.id for kind in ("pit_lane", "pit_box") for each in sheet.of(kind)]
    return Changes((line("pit_lane", way, "road"), *_boxes(way, plan.boxes)), tuple(removed))


def _opened(steps: int) -> float:
    """Return how much of its distance a pit lane has so many cells from its end."""
    share = min(1.0, steps / OPENS)
    return share * share * (3 - 2 * share)


def _outer_lane(sheet: Sheet, plan: PitPlan) -> tuple[Item, int]:
    """Return the lane beside which it lies, and the cell before the finish line."""
    lanes = [each for each in sheet.of("lane") if len(each.points) > 1 and each.is_loop]
    lines = [each for each in sheet.of("finish_line") if len(each.points) > 1]
    if not lanes or not lines:
        raise DrawingError(
            say("A pit lane needs lanes that go round, and a finish line."),
            say("draw them first"),
        )
    outer = (max if plan.is_right else min)(lanes, key=lambda each: each.whole("lane"))
    for cell, (here, ahead) in enumerate(pairwise((*outer.points, outer.points[0]))):
        if crossings(here, ahead, lines[0].points):
            return outer, cell
    raise DrawingError(
        say("The finish line does not cross the outer lane."), say("draw it across all lanes")
    )


def _boxes(way: list[Point], most: int) -> list[NewObject]:
    room = max(0, len(way) - FIRST_BOX - AFTER_BOXES)
    return [
        mark("pit_box", way[FIRST_BOX + box], "marks", team=box // A_TEAM + 1)
        for box in range(min(most, room))
    ]
