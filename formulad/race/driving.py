"""Driving: the choice of a path, braking on the way, and what comes of it (sections 5 to 9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.kernel.game import IllegalMove, Step
from formulad.race.bills import Bill, path_bill
from formulad.race.blocking import forced_ends
from formulad.race.car import Car, Part, Status
from formulad.race.corners import crosses_line, stops_after
from formulad.race.events import (
    CarBlocked,
    CarBraked,
    CarFinished,
    CarMoved,
    Cause,
    CornerOvershot,
    LineCrossed,
    StopMade,
    StopsMissed,
)
from formulad.race.movement import Route, reach
from formulad.race.moves import ChoosePath, Move
from formulad.race.path_refusals import path_refusal
from formulad.race.phase import RaceStep, Setting, TurnPart, decision
from formulad.race.state import Phase, State
from formulad.race.wear import charge, eliminate

if TYPE_CHECKING:
    from formulad.kernel.game import Chance, Decision, Refusal
    from formulad.race.events import Event
    from formulad.race.track import CellId, Track


@dataclass(frozen=True, slots=True)
class PathOption:
    """One path a driver can choose, with all that is known before it is driven."""

    move: ChoosePath
    route: Route
    blocked: int
    """Cells that cannot be travelled because cars close the road."""
    bill: Bill
    stops: int
    """Stops the car will have in the corner where it ends."""

    def end(self, start: CellId) -> CellId:
        """Return the cell on which the car ends."""
        return self.route.end(start)


def path_options(
    setting: Setting,
    car: Car,
    cells: int,
    occupied: frozenset[CellId],
    *,
    is_great_start: bool = False,
) -> tuple[PathOption, ...]:
    """Return every path open to a car that has some cells to go.

    Args:
        setting: the race.
        car: the car, its gear paid for.
        cells: how far it has to go.
        occupied: where the other cars stand.
        is_great_start: whether a closed road costs nothing (STA-3).
    """
    is_last_lap = car.lap >= setting.options.laps
    return _options(setting.track, car, cells, is_last_lap, is_great_start, occupied)


def open_paths(setting: Setting, state: State) -> tuple[PathOption, ...]:
    """Return every path open in the turn being played: the longest first, then by cell."""
    return path_options(
        setting,
        state.car,
        state.turn.cells,
        state.occupied(but=state.seat),
        is_great_start=state.turn.is_great_start,
    )


@lru_cache(maxsize=256)
def _options(
    track: Track,
    car: Car,
    cells: int,
    is_last_lap: bool,
    is_great_start: bool,
    occupied: frozenset[CellId],
) -> tuple[PathOption, ...]:
    able = car.wear.spendable(Part.BRAKES)
    found = reach(
        track,
        car.cell,
        cells,
        stops=car.stops,
        brakes=able,
        is_last_lap=is_last_lap,
        occupied=occupied,
    )
    forced = forced_ends(track, car.cell, found)
    options = []
    for route in found.routes:
        left = found.left(route)
        blocked = left if route.end(car.cell) in forced and found.is_farthest(route) else 0
        if left - blocked <= able:
            charged = 0 if is_great_start else blocked
            bill = path_bill(car, route, brakes=left - blocked, blocked=charged)
            move = ChoosePath(route.cells, left - blocked)
            stops = stops_after(track, car.cell, car.stops, route)
            options.append(PathOption(move, route, blocked, bill, stops))
    return tuple(options)


class Drive(TurnPart):
    """A driver chooses where the turn ends; the car goes there and pays."""

    phase = Phase.PATH

    def due(self, setting: Setting, state: State) -> Decision | Chance | None:
        """Return the choice of a path."""
        del setting
        if state.turn.is_lost or state.turn.has_moved:
            return None
        return decision(state.seat, "path")

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return a path to every end: without braking first, then by cells given up."""
        return tuple(option.move for option in open_paths(setting, state))

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why a path is not open."""
        if any(option.move == move for option in open_paths(setting, state)):
            return None
        return path_refusal(setting, state, move)

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Drive: brakes and blocks are paid first, then the corners left too early (MOV-1)."""
        for option in open_paths(setting, state):
            if option.move == move:
                return _drive(setting, state, option)
        raise IllegalMove(f"{move} is not open here")


def _drive(setting: Setting, state: State, option: PathOption) -> RaceStep:
    seat, car, track = state.seat, state.car, setting.track
    cells = option.route.cells
    crossings = int(crosses_line(track, car.cell, cells))
    moved = replace(car, cell=option.end(car.cell), lap=car.lap + crossings, stops=option.stops)
    turn = replace(state.turn, has_moved=True)
    events: list[Event] = [CarMoved(seat, car.cell, cells)] if cells else []
    events += _braking_events(seat, option)
    if crossings and not option.route.finishes:
        events.append(LineCrossed(seat, moved.lap))
    state, paid = _settle(setting, state.with_car(seat, moved, turn=turn), option)
    events += paid
    if state.cars[seat].is_on_track:
        events += _stop_events(track, seat, moved)
        if option.route.finishes:
            state, finish = _finish(state, seat)
            events += finish
    return Step(state, tuple(events))


def _braking_events(seat: int, option: PathOption) -> list[Event]:
    events: list[Event] = []
    if option.move.brakes:
        events.append(CarBraked(seat, option.move.brakes))
    if option.blocked:
        events.append(CarBlocked(seat, option.blocked))
    return events


def _settle(setting: Setting, state: State, option: PathOption) -> tuple[State, list[Event]]:
    """Charge the bill of a path, or end the race of a car that missed too many stops."""
    seat, events = state.seat, _overshoot_events(setting.track, state.seat, option.route)
    state, lost = charge(state, seat, option.bill.items)
    events += lost
    if option.route.misses_two_stops and state.cars[seat].is_on_track:
        state, out = eliminate(state, seat, Cause.MISSED_STOPS)  # rules: OVR-3, OVR-4, BEG-4
        events += out
    return state, events


def _overshoot_events(track: Track, seat: int, route: Route) -> list[Event]:
    events: list[Event] = []
    for miss in route.misses:
        corner = track.sectors[miss.sector].id
        if miss.owed >= 2:
            events.append(StopsMissed(seat, corner, miss.owed))
        elif (cells := route.beyond(miss)) and not route.misses_two_stops:
            events.append(CornerOvershot(seat, corner, cells))
    return events


def _stop_events(track: Track, seat: int, car: Car) -> list[Event]:
    sector = track.cells[car.cell].sector
    if not car.stops:
        return []
    return [StopMade(seat, track.sectors[sector].id, car.stops, track.stops[sector])]


def _finish(state: State, seat: int) -> tuple[State, list[Event]]:
    """Let a car leave the track by the line (FIN-1, FIN-2)."""
    car = replace(state.cars[seat], status=Status.FINISHED)
    finished = (*state.finished, seat)
    return state.with_car(seat, car, finished=finished), [CarFinished(seat, len(finished))]
