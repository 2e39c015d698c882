"""Paths a driver can choose from, each with all that is known before it is driven (MOV-8)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.kept import kept
from formulad.kernel.latest import latest
from formulad.kernel.values import Frozen
from formulad.race.bills import Bill, Verdict, move_bill, slipstream_bill
from formulad.race.blocking import MOST_BRAKES, forced_stops
from formulad.race.car import Part
from formulad.race.conditions import Conditions, Terms, brakes_of, conditions, reach_of, terms
from formulad.race.moves import ChoosePath, TakeSlipstream
from formulad.race.road.corners import stops_after

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.race.car import Car
    from formulad.race.moves import Move
    from formulad.race.phase import Setting
    from formulad.race.road.routes import Jam, Reach, Route
    from formulad.race.road.track import CellId, Track
    from formulad.race.state import State

SLIPSTREAM_CELLS = 3
"""How far a slipstream carries (SLP-2)."""


class Payer(Frozen):
    """A car about to drive, and what it pays by."""

    track: Track
    car: Car
    terms: Terms
    is_great_start: bool = False
    """It pays for no closed road (STA-3)."""

    def bill(self, option: PathOption) -> Bill:
        """Return what a path costs."""
        route = option.route
        bill = move_bill(
            self.car.wear,
            route.misses,
            route.overshoot,
            brakes=option.brakes,
            blocked=0 if self.is_great_start else option.blocked,
            terms=self.terms,
            finishes=route.finishes,
        )
        if not option.is_wake:
            return bill
        return slipstream_bill(bill, enters_corner=enters_corner(self.track, self.car.cell, route))


class _Way(NamedTuple):
    """What a path is. Very many are looked at: of all values a tuple is the quickest to make."""

    route: Route
    brakes: int
    """Cells given up on purpose (BRK-1)."""
    blocked: int
    """Cells that cannot be travelled because cars close the road."""
    payer: Payer
    is_wake: bool = False
    """It is a slipstream (SLP-2)."""


class PathOption(_Way):
    """One path a driver can choose. The move, and what it costs, are made when somebody asks."""

    @kept
    def move(self) -> ChoosePath | TakeSlipstream:
        """The decision that takes it."""
        kind = TakeSlipstream if self.is_wake else ChoosePath
        return kind(self.route.cells, self.brakes)

    @kept
    def bill(self) -> Bill:
        """What it costs."""
        return self.payer.bill(self)

    @property
    def stops(self) -> int:
        """Stops the car will have in the corner where it ends."""
        return stops_after(self.payer.track, self.payer.car.cell, self.payer.car.stops, self.route)

    def end(self, start: CellId) -> CellId:
        """Return the cell on which the car ends."""
        return self.route.end(start)

    @property
    def is_braked(self) -> bool:
        """Whether cells were given up, by will or by force."""
        return bool(self.brakes or self.blocked)


_option: Callable[[tuple[object, ...]], PathOption] = partial(tuple.__new__, PathOption)
"""Makes an option of its fields, in half the time that its class takes."""


def chosen(move: Move, options: tuple[PathOption, ...]) -> PathOption | None:
    """Return the option that a move takes; None if it is not among them."""
    if not isinstance(move, ChoosePath | TakeSlipstream):
        return None
    cells, brakes, is_wake = move.cells, move.brakes, isinstance(move, TakeSlipstream)
    for option in options:  # none of the others is asked for its move
        if option.brakes == brakes and option.route.cells == cells and option.is_wake is is_wake:
            return option
    return None


@latest
def open_paths(setting: Setting, state: State) -> tuple[PathOption, ...]:
    """Return every path open in the turn being played: the longest first, then by cell."""
    return path_options(setting, state.car, state.turn.cells, conditions(setting, state))


def paths_after(setting: Setting, car: Car, cells: int, met: Conditions) -> tuple[PathOption, ...]:
    """Return every path open to a car that has some cells to go, its gear paid for."""
    found = reach_of(setting, car, cells, met)
    able = brakes_of(car, met)
    forced = forced_stops(setting.track, car.cell, found)
    payer = Payer(setting.track, car, terms(setting, car, met), met.is_great_start)
    options: list[PathOption] = []
    for route, left in zip(found.routes, found.lefts(found.routes), strict=True):
        jam = None
        if forced and not route.pits:
            jam = forced.get(route.place)
        if jam:
            options += _stopped(payer, jam, found, able)
        if left <= able and (jam is None or left != found.left(jam.route)):
            options.append(_option((route, left, 0, payer, False)))
    if not (met.nitro or met.is_drifting or met.is_littering):
        return tuple(options)
    return tuple(option for option in options if _fits(setting.track, car, option, met))


path_options = lru_cache(maxsize=64)(paths_after)
"""`paths_after`, remembered: it pays where the same is asked again, as for the path to choose."""


def _fits(track: Track, car: Car, option: PathOption, met: Conditions) -> bool:
    """Return whether a path does what the driver has set out to do (STR-2, DRV)."""
    cells = option.route.cells
    lost = option.blocked + option.route.delay
    keeps_nitro = not option.brakes or len(cells) + lost >= met.nitro
    corners = track.corner_sector
    drifts = not met.is_drifting or any(corners[cell] >= 0 for cell in (car.cell, *cells))
    return keeps_nitro and drifts and (bool(cells) or not met.is_littering)


def _stopped(payer: Payer, jam: Jam, found: Reach, able: int) -> Iterator[PathOption]:
    """Yield the ways to be stopped by a closed road: braking before it may save tyres (BLK-4)."""
    route, left = jam.route, found.left(jam.route)
    yield PathOption(route, 0, left, payer)
    if payer.is_great_start or not payer.terms.is_complete:
        return
    for brakes, route in enumerate(jam.ways[1 : able + 1], 1):
        blocked = found.left(route) - brakes
        if blocked >= MOST_BRAKES:  # for fewer the table takes brakes as well
            option = PathOption(route, brakes, blocked, payer)
            if option.bill.verdict is not Verdict.OUT:
                yield option


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


@latest
def slipstream_options(setting: Setting, state: State) -> tuple[PathOption, ...]:
    """Return every way to use the slipstream of the car ahead, with what it costs."""
    if leader_of(setting, state) is None:
        return ()
    car, met, track = state.car, conditions(setting, state), setting.track
    found = reach_of(setting, car, SLIPSTREAM_CELLS, met)
    payer = Payer(track, car, terms(setting, car, met))
    able = car.wear.spendable(Part.BRAKES)
    options = []
    for route in found.routes:
        brakes = found.left(route)
        if brakes + enters_corner(track, car.cell, route) > able:  # rules: SLP-5, SLP-9
            continue
        options.append(PathOption(route, brakes, 0, payer, is_wake=True))
    return tuple(option for option in options if option.route.cells)


def enters_corner(track: Track, start: CellId, route: Route) -> bool:
    """Return whether a way leads into a corner other than the one it began in (SLP-5, SLP-6)."""
    corners = track.corner_sector
    return any(corners[cell] not in (-1, corners[start]) for cell in route.cells)
