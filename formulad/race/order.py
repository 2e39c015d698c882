"""Order of play: who moves before whom (section 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.options import LappedOrder
from formulad.race.dice import Gear
from formulad.race.road.track import LEFT, LEVEL

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.race.phase import Setting
    from formulad.race.road.track import CellId, Track
    from formulad.race.state import State


def race_progress(track: Track, car: Car) -> float:
    """Return how far a car has come since the start, in rows."""
    return car.lap * track.rows + track.places[car.cell].progress


def leader(track: Track, state: State) -> int | None:
    """Return the seat that has come farthest; none if that is not one alone."""
    if state.finished:
        return state.finished[0]
    came = {
        seat: race_progress(track, car)
        for seat, car in enumerate(state.cars)
        if car.is_on_track and car.cell >= 0
    }
    far = max(came.values(), default=0.0)
    first = [seat for seat, progress in came.items() if progress == far]
    return first[0] if len(first) == 1 else None


def to_inside(track: Track, cell: CellId) -> int:
    """Return how many lanes lie between a cell and the inside of the corner here or next."""
    lane = track.places[cell].lane
    return lane if track.inside[cell] == LEFT else track.lane_count - 1 - lane


def next_order(setting: Setting, state: State) -> tuple[int, ...]:
    """Return the seats in the order in which they would play if the next round began now."""
    gallant = setting.gifted(Ability.GALLANTRY)
    return running_order(setting.track, state, setting.options.lapped_order, gallant)


def running_order(
    track: Track,
    state: State,
    lapped: LappedOrder = LappedOrder.RACE,
    gallant: frozenset[int] = frozenset(),
) -> tuple[int, ...]:
    """Return the seats still racing in the order in which they play the next round.

    The car in front first (ORD-1); level cars by higher gear (ORD-2), then by the inside line
    (ORD-3), then as in the round before (ORD-4). Cars in the pit lane play after those on the
    road that can no longer turn in (PIT-9). A `gallant` seat is first among level cars
    (DRV-DIANE-1).
    """
    cars = state.cars
    racing = [seat for seat in state.order if cars[seat].is_in_the_way]
    front = max((race_progress(track, car) for car in cars if car.is_on_track), default=0.0)
    behind = {seat: _behind(track, front, cars[seat], lapped) for seat in racing}
    on_road = [seat for seat in racing if not track.is_pit(cars[seat].cell)]
    order = _by_distance(track, state, on_road, behind, gallant)
    if lapped is LappedOrder.LOOP:
        order = _leader_first(track, state, order, front)
    in_pits = [seat for seat in racing if track.is_pit(cars[seat].cell)]
    for seat in _by_distance(track, state, in_pits, behind, gallant):
        limit = behind[seat] + _past_the_entry(track, cars[seat].cell)
        before = sum(limit - behind[s] >= LEVEL for s in on_road)
        waiting = [s for s in order if s in in_pits]
        order.insert(before + len(waiting), seat)
    return tuple(order)


def _behind(track: Track, front: float, car: Car, lapped: LappedOrder) -> float:
    """Return how far a car is behind the leader, in rows (ORD-5).

    By the road a lapped car level with a driver is behind by nothing, not by a whole lap.
    """
    behind = front - race_progress(track, car)
    if lapped is LappedOrder.RACE:
        return behind
    on_road = behind % track.rows
    return on_road - track.rows if track.rows - on_road < LEVEL else on_road


def _leader_first(track: Track, state: State, order: list[int], front: float) -> list[int]:
    """Return an order with the leader before the lapped cars that are level (ORD-5)."""
    leaders = [seat for seat in order if front - race_progress(track, state.cars[seat]) < LEVEL]
    first = [seat for seat in leaders if state.cars[seat].is_on_track][:1]
    return first + [seat for seat in order if seat not in first]


def _past_the_entry(track: Track, cell: CellId) -> float:
    """Return how many rows a car in the pits is past the last cell that leads into them.

    The lane may begin before that cell: then it is less than nothing.
    """
    if track.pit is None:
        return 0.0
    entry = max(track.cells[each].progress for each in track.pit.entered_from)
    half = track.rows / 2
    return (track.places[cell].progress - entry + half) % track.rows - half


def _by_distance(
    track: Track,
    state: State,
    seats: list[int],
    behind: dict[int, float],
    gallant: frozenset[int],
) -> list[int]:
    """Return seats by how far they are behind, level ones by gear, lane and the round before."""
    left = sorted(seats, key=behind.__getitem__)
    order: list[int] = []
    while left:
        level = [seat for seat in left if behind[seat] - behind[left[0]] < LEVEL]
        left = left[len(level) :]
        order += sorted(level, key=lambda seat: _tie_key(track, state, seat, gallant))
    return order


def _tie_key(
    track: Track, state: State, seat: int, gallant: frozenset[int]
) -> tuple[bool, int, int, int]:
    car = state.cars[seat]
    gear = Gear.FIRST if car.is_slow else car.gear
    return seat not in gallant, -gear, to_inside(track, car.cell), state.order.index(seat)


def earliest_next(track: Track, start: CellId, cells: list[CellId]) -> list[CellId]:
    """Return those of the cells ahead where a car would play earliest in the next round."""

    def ahead(cell: CellId) -> float:
        """Return the rows to a cell; a lane change in a bend may lead a little back."""
        rows = track.places[cell].progress - track.places[start].progress
        return (rows + 1) % track.rows - 1

    front = max(ahead(cell) for cell in cells)
    level = [cell for cell in cells if front - ahead(cell) < LEVEL]
    inside = min(to_inside(track, cell) for cell in level)
    return [cell for cell in level if to_inside(track, cell) == inside]


def classification(track: Track, state: State) -> tuple[int, ...]:
    """Return the seats by place: finishers as they crossed, those who race on, those who are out.

    The last two by how far they came; level ones as they play, or who went out later first.
    Rules: FIN-2, FIN-4, ELM-4.
    """
    rest = [seat for seat in range(len(state.cars)) if seat not in state.finished]
    out = [seat for seat in rest if not state.cars[seat].is_on_track]
    turns = {seat: index for index, seat in enumerate(state.order)}
    late_first = {seat: -index for index, seat in enumerate(state.retired)}

    def place(seat: int) -> tuple[bool, float, int]:
        """Return what is smaller the better a car is placed."""
        progress, is_out = race_progress(track, state.cars[seat]), seat in out
        return is_out, -progress, late_first.get(seat, 0) if is_out else turns.get(seat, seat)

    return (*state.finished, *sorted(rest, key=place))
