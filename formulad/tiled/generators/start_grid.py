"""Start grid, dropped on the cells behind the finish line: the car nearest to it has the pole."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.sentence import say
from formulad.tiled.generators.changes import Changes, line, mark
from formulad.tiled.generators.drawing_error import DrawingError
from formulad.tiled.generators.finish_line import LaneDrawn, across_longest_straight
from formulad.tiled.geometry import crossings, is_inside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point
    from formulad.tiled.generators.changes import NewObject
    from formulad.tiled.sheet.sheet import Sheet

BEHIND = 0.55
"""Cells from the middle of a car to the line at least: a car is a cell long."""


class _Behind(NamedTuple):
    cells: float
    """How far it lies behind the line."""
    lane: int
    at: Point


def grid_on(sheet: Sheet, slots: int) -> Changes:
    """Return the start grid of a map anew, for so many cars.

    A map without a finish line gets one.

    Raises:
        DrawingError: if there is no finish line across the lanes, or too few cells lie behind it.
    """
    lanes = tuple(
        LaneDrawn(each.whole("lane"), each.points, each.is_loop) for each in sheet.of("lane")
    )
    zones = [each.points for each in sheet.of("corner") if len(each.points) > 2]
    lines = [each.points for each in sheet.of("finish_line")]
    made = None if lines else across_longest_straight(lanes, zones, sheet.lane_width)
    if len(lines) != 1 and made is None:
        raise DrawingError(
            say("The grid stands behind the finish line, and {n} are drawn.", n=len(lines)),
            say("draw one finish_line across all lanes"),
        )
    drawn = start_grid(lanes, made or lines[0], zones, slots)
    if len(drawn) < slots:
        raise DrawingError(
            say(
                "{n} cells of the straight behind the line take a car; {slots} are wanted.",
                n=len(drawn),
                slots=slots,
            ),
            say("set players_max to {n}, or move the line on", n=len(drawn)),
        )
    added = (line("finish_line", made, "lines"), *drawn) if made else drawn
    return Changes(added, tuple(each.id for each in sheet.of("start_slot")))


def start_grid(
    lanes: Sequence[LaneDrawn],
    finish: Sequence[Point],
    corners: Sequence[Sequence[Point]],
    slots: int,
) -> tuple[NewObject, ...]:
    """Return start slots on cells of the straight behind a line, at most so many.

    One cell between two cars of a lane is free, unless the straight is too short for that.

    Raises:
        DrawingError: if no lane crosses the line, or nobody could stand behind it.
    """
    found = [_behind(lane, finish, corners, 2 * slots) for lane in lanes]
    rows = [row for row in found if row is not None]
    if not rows:
        raise DrawingError(say("The finish line crosses no lane."), say("draw it across all lanes"))
    if not any(rows):
        raise DrawingError(
            say("The straight behind the finish line has no room for a grid."),
            say("make it longer, or move the line on"),
        )
    places = sorted(place for row in rows for place in row[::2])
    if len(places) < slots:
        places = sorted(place for row in rows for place in row)
    return tuple(
        mark("start_slot", place.at, "marks", slot=slot)
        for slot, place in enumerate(places[:slots], 1)
    )


def _behind(
    lane: LaneDrawn, finish: Sequence[Point], corners: Sequence[Sequence[Point]], most: int
) -> list[_Behind] | None:
    """Return the cells of a lane from the line back to the last corner; None if it crosses none."""
    cells, count = lane.cells, len(lane.cells)
    for i in range(count if lane.is_loop else count - 1):
        crossed = crossings(cells[i], cells[(i + 1) % count], finish)
        if crossed:
            back = range(int(crossed[0] < BEHIND), min(most, count if lane.is_loop else i + 1))
            found = (_Behind(crossed[0] + k, lane.number, cells[i - k]) for k in back)
            return [*takewhile(lambda place: not _is_in(place.at, corners), found)]
    return None


def _is_in(point: Point, corners: Sequence[Sequence[Point]]) -> bool:
    return any(is_inside(point, corner) for corner in corners)
