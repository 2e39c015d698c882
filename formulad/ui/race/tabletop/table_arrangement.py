"""Table arrangement: cards on four sides, discs and badges in the corners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.desk.table_sides import INSET, Facing, Side
from formulad.ui.race.tabletop.free_edges import (
    GAP,
    free_stretches,
    room_for,
    spread,
)
from formulad.ui.race.tabletop.seating import dealt, fits, moved
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from formulad.ui.race.tabletop.free_edges import SeenRoad, Stretch
    from formulad.ui.toolkit.outlines import Point

COMPACT: tuple[Point, ...] = ((306.0, 108.0), (260.0, 108.0), (220.0, 108.0))
"""Of the card of who only looks on: as it should be, and where the table is too small for all."""
DEPTH = 108.0
DISC = 76.0
CORNER: Point = (2 * DISC + 16.0, DISC)
"""Of what lies in a corner: two buttons, or the lap with the weather."""
BORDER = 16.0
"""Room that the road keeps from the edge of the screen."""
_STEPS = 4
"""In so many steps the board shrinks until cards find room beside its road."""


@frozen
class Sitting:
    """Who sits at a table of a size, and what grows there."""

    page: Point
    people: tuple[bool, ...]
    """For each seat whether a person sits on it."""
    moves: tuple[tuple[int, int], ...] = ()
    """Seats that were moved on, with how many times."""


@frozen
class Arrangement:
    """Where the cards lie."""

    page: Point
    cards: tuple[Facing, ...]
    """Of every seat, compact."""
    free: Rect
    """Where the whole board is seen."""
    compact: Point
    """The upright size of all cards that have not grown."""

    @property
    def corners(self) -> dict[tuple[Side, bool], Rect]:
        """What lies in the corners: at the top and the bottom edge, left (or not)."""
        across, down = self.page
        width, height = CORNER
        return {
            (side, is_left): Rect(
                INSET if is_left else across - INSET - width,
                INSET if side is Side.TOP else down - INSET - height,
                width,
                height,
            )
            for side in (Side.TOP, Side.BOTTOM)
            for is_left in (True, False)
        }


def arranged(sitting: Sitting, road_in: Callable[[Rect], SeenRoad | None]) -> Arrangement:
    """Return the arrangement for who sits at a table, with the board as large as it can be.

    Args:
        sitting: who sits at which table.
        road_in: gives the road as it lies when the whole board is seen in a place; nothing if
            that is not known yet.
    """
    page, moves = sitting.page, dict(sitting.moves)
    edges = {side: (span(side, page),) for side in Side}
    compact, whole = _largest(edges, len(sitting.people))
    sides = moved(dealt(sitting.people, whole), moves, whole)
    for step in range(_STEPS + 1):
        free = _free(page, step / _STEPS)
        road = road_in(free)
        if road is None or step == _STEPS:
            continue
        stretches = {
            side: free_stretches(side, page, span(side, page), DEPTH, road) for side in Side
        }
        if fits(sides, _rooms(stretches, compact)):
            return Arrangement(page, _laid(page, sides, stretches, compact), free, compact)
    return Arrangement(page, _laid(page, sides, edges, compact), _free(page, 1.0), compact)


def span(side: Side, page: Point) -> Stretch:
    """Return the part of an edge between its corners."""
    corner = INSET + CORNER[0 if side.is_level else 1] + GAP
    return corner, side.length(page) - corner


def inner_span(side: Side, page: Point) -> Stretch:
    """Return where a deep card may lie along an edge without coming over those of other edges."""
    if side.is_level:
        return span(side, page)
    clear = INSET + DEPTH + GAP
    return clear, side.length(page) - clear


def _largest(edges: Mapping[Side, Sequence[Stretch]], seats: int) -> tuple[Point, dict[Side, int]]:
    """Return the largest size in which all cards have room, and how many each side holds."""
    for compact in COMPACT[:-1]:
        rooms = _rooms(edges, compact)
        if sum(rooms.values()) >= seats:
            return compact, rooms
    return COMPACT[-1], _rooms(edges, COMPACT[-1])


def _rooms(stretches: Mapping[Side, Sequence[Stretch]], compact: Point) -> dict[Side, int]:
    return {side: room_for(stretches[side], compact[0]) for side in Side}


def _free(page: Point, share: float) -> Rect:
    """Return where the board is seen: over the whole screen, or a share away from the cards."""
    inset = BORDER + (INSET + DEPTH + GAP - BORDER) * share
    return Rect(inset, inset, page[0] - 2 * inset, page[1] - 2 * inset)


def _laid(
    page: Point,
    sides: Sequence[Side],
    stretches: Mapping[Side, Sequence[Stretch]],
    compact: Point,
) -> tuple[Facing, ...]:
    cards: dict[int, Facing] = {}
    for side in Side:
        seats = [seat for seat, at in enumerate(sides) if at is side]
        starts = spread(stretches[side], len(seats), compact[0])
        starts = starts[::-1] if side.runs_back else starts
        for seat, start in zip(seats, starts, strict=True):
            cards[seat] = Facing(side.place(page, start, compact), side)
    return tuple(cards[seat] for seat in range(len(sides)))
