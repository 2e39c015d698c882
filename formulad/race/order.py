"""Who plays before whom (section 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.car import Status
from formulad.race.dice import Gear
from formulad.race.track import LEFT

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.race.state import State
    from formulad.race.track import CellId, Track

LEVEL = 0.25
"""Cars closer than this along the track, in rows, are level (TRK-5)."""


def race_progress(track: Track, car: Car) -> float:
    """Return how far a car has come since the start, in rows."""
    return car.lap * track.rows + track.cells[car.cell].progress


def to_inside(track: Track, cell: CellId) -> int:
    """Return how many lanes lie between a cell and the inside of the corner here or next."""
    lane = track.cells[cell].lane
    return lane if track.inside[cell] == LEFT else track.lane_count - 1 - lane


def running_order(track: Track, state: State) -> tuple[int, ...]:
    """Return the seats still racing in the order in which they play the next round.

    The car in front first (ORD-1); level cars by higher gear (ORD-2), then by the inside line
    (ORD-3), then as in the round before (ORD-4).
    """
    cars = state.cars
    racing = [seat for seat in state.order if cars[seat].is_on_track]
    racing.sort(key=lambda seat: -race_progress(track, cars[seat]))
    order: list[int] = []
    while racing:
        front = race_progress(track, cars[racing[0]])
        level = [s for s in racing if front - race_progress(track, cars[s]) < LEVEL]
        racing = racing[len(level) :]
        order += sorted(level, key=lambda seat: _tie_key(track, state, seat))
    return tuple(order)


def _tie_key(track: Track, state: State, seat: int) -> tuple[int, int, int]:
    car = state.cars[seat]
    gear = Gear.FIRST if car.status is Status.STALLED else car.gear
    return -gear, to_inside(track, car.cell), state.order.index(seat)


def earliest_next(track: Track, start: CellId, cells: list[CellId]) -> list[CellId]:
    """Return those of the cells ahead where a car would play earliest in the next round."""

    def ahead(cell: CellId) -> float:
        """Return the rows to a cell; a lane change in a bend may lead a little back."""
        rows = track.cells[cell].progress - track.cells[start].progress
        return (rows + 1) % track.rows - 1

    front = max(ahead(cell) for cell in cells)
    level = [cell for cell in cells if front - ahead(cell) < LEVEL]
    inside = min(to_inside(track, cell) for cell in level)
    return [cell for cell in level if to_inside(track, cell) == inside]


def classification(track: Track, state: State) -> tuple[int, ...]:
    """Return the seats by place: finishers as they crossed, then the others by how far they came.

    Rules: FIN-2, FIN-4, ELM-4.
    """
    rest = [seat for seat in range(len(state.cars)) if seat not in state.finished]
    late_first = {seat: index for index, seat in enumerate(state.retired)}
    rest.sort(
        key=lambda seat: (
            -race_progress(track, state.cars[seat]),
            -late_first.get(seat, len(state.cars)),
        )
    )
    return (*state.finished, *rest)
