"""Paths a driver can choose from, each with all that is known before it is driven (MOV-8)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.bills import Bill, Verdict, move_bill, slipstream_bill
from formulad.race.blocking import MOST_BRAKES, forced_stops
from formulad.race.car import Part
from formulad.race.conditions import Conditions, Terms, brakes_of, conditions, reach_of, terms
from formulad.race.corners import stops_after
from formulad.race.moves import ChoosePath, TakeSlipstream

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.car import Car
    from formulad.race.phase import Setting
    from formulad.race.routes import Jam, Reach, Route
    from formulad.race.state import State
    from formulad.race.track import CellId, Track

SLIPSTREAM_CELLS = 3
"""How far a slipstream carries (SLP-2)."""


@dataclass(frozen=True, slots=True)
class PathOption:
    """One path a driver can choose."""

    move: ChoosePath | TakeSlipstream
    route: Route
    blocked: int
    """Cells that cannot be travelled because cars close the road."""
    bill: Bill
    stops: int
    """Stops the car will have in the corner where it ends."""

    def end(self, start: CellId) -> CellId:
        """Return the cell on which the car ends."""
        return self.route.end(start)

    @property
    def is_braked(self) -> bool:
        """Whether cells were given up, by will or by force."""
        return bool(self.move.brakes or self.blocked)


def open_paths(setting: Setting, state: State) -> tuple[PathOption, ...]:
    """Return every path open in the turn being played: the longest first, then by cell."""
    return path_options(setting, state.car, state.turn.cells, conditions(setting, state))


@lru_cache(maxsize=64)
def path_options(setting: Setting, car: Car, cells: int, met: Conditions) -> tuple[PathOption, ...]:
    """Return every path open to a car that has some cells to go, its gear paid for."""
    found = reach_of(setting, car, cells, met)
    able = brakes_of(car, met)
    forced = forced_stops(setting.track, car.cell, found)
    paid = terms(setting, car, met)
    options: list[PathOption] = []
    for route in found.routes:
        left, jam = found.left(route), None if route.pits else forced.get(route.place)
        if jam:
            options += _stopped(setting, car, jam, found, met)
        if left <= able and (jam is None or left != found.left(jam.route)):
            options.append(_option(setting, car, route, left, 0, paid))
    if not (met.nitro or met.is_drifting or met.is_littering):
        return tuple(options)
    return tuple(option for option in options if _fits(setting.track, car, option, met))


def _fits(track: Track, car: Car, option: PathOption, met: Conditions) -> bool:
    """Return whether a path does what the driver has set out to do (STR-2, DRV)."""
    cells = option.move.cells
    lost = option.blocked + option.route.delay
    keeps_nitro = not option.move.brakes or len(cells) + lost >= met.nitro
    corners = track.corner_sector
    drifts = not met.is_drifting or any(corners[cell] >= 0 for cell in (car.cell, *cells))
    return keeps_nitro and drifts and (bool(cells) or not met.is_littering)


def _stopped(
    setting: Setting, car: Car, jam: Jam, found: Reach, met: Conditions
) -> Iterator[PathOption]:
    """Yield the ways to be stopped by a closed road: braking before it may save tyres (BLK-4)."""
    paid, left = terms(setting, car, met), found.left(jam.route)
    if met.is_great_start:  # rules: STA-3
        yield replace(_option(setting, car, jam.route, 0, 0, paid), blocked=left)
        return
    yield _option(setting, car, jam.route, 0, left, paid)
    able = brakes_of(car, met) if paid.is_complete else 0
    for brakes, route in enumerate(jam.ways[1 : able + 1], 1):
        blocked = found.left(route) - brakes
        if blocked >= MOST_BRAKES:  # for fewer the table takes brakes as well
            option = _option(setting, car, route, brakes, blocked, paid)
            if option.bill.verdict is not Verdict.OUT:
                yield option


def _option(
    setting: Setting, car: Car, route: Route, brakes: int, blocked: int, paid: Terms
) -> PathOption:
    bill = _bill(car, route, brakes, blocked, paid)
    stops = stops_after(setting.track, car.cell, car.stops, route)
    return PathOption(ChoosePath(route.cells, brakes), route, blocked, bill, stops)


def _bill(car: Car, route: Route, brakes: int, blocked: int, paid: Terms) -> Bill:
    return move_bill(
        car.wear,
        route.misses,
        route.overshoot,
        brakes=brakes,
        blocked=blocked,
        terms=paid,
        finishes=route.finishes,
    )


def leader_of(setting: Setting, state: State) -> int | None:
    """Return the seat in whose wake the car of this turn may follow; None if it may not (SLP-1)."""
    turn, car, track = state.turn, state.car, setting.track
    if not setting.options.slipstream or not turn.has_moved or not _is_free_to_follow(state):
        return None
    if turn.is_pit_exit and not setting.options.pit_exit_slipstream:
        return None
    if track.is_pit(car.cell) or not car.may_slipstream:
        return None
    ahead = track.next[car.cell][0]
    for seat, other in enumerate(state.cars):
        if other.cell == ahead and other.is_in_the_way:
            return seat if other.may_slipstream and car.gear >= other.gear else None
    return None


def _is_free_to_follow(state: State) -> bool:
    """Return whether nothing in the move so far forbids a slipstream (SLP-7, SLP-8)."""
    turn = state.turn
    hindered = turn.brakes or turn.blocked or turn.misses or turn.finishes or turn.is_great_start
    return not hindered and not turn.ahead and state.trials is None


def slipstream_options(setting: Setting, state: State) -> tuple[PathOption, ...]:
    """Return every way to use the slipstream of the car ahead, with what it costs."""
    if leader_of(setting, state) is None:
        return ()
    return _slipstreams(setting, state.car, conditions(setting, state))


@lru_cache(maxsize=16)
def _slipstreams(setting: Setting, car: Car, met: Conditions) -> tuple[PathOption, ...]:
    track = setting.track
    found = reach_of(setting, car, SLIPSTREAM_CELLS, met)
    paid = terms(setting, car, met)
    options = []
    for route in found.routes:
        enters = enters_corner(track, car.cell, route)
        brakes = found.left(route)
        if brakes + int(enters) > car.wear.spendable(Part.BRAKES):  # rules: SLP-5, SLP-9
            continue
        bill = slipstream_bill(_bill(car, route, brakes, 0, paid), enters_corner=enters)
        stops = stops_after(track, car.cell, car.stops, route)
        options.append(PathOption(TakeSlipstream(route.cells, brakes), route, 0, bill, stops))
    return tuple(option for option in options if option.route.cells)


def enters_corner(track: Track, start: CellId, route: Route) -> bool:
    """Return whether a way leads into a corner other than the one it began in (SLP-5, SLP-6)."""
    corners = track.corner_sector
    return any(corners[cell] not in (-1, corners[start]) for cell in route.cells)
