"""Driving: the choice of a path, and the way along it cell by cell (sections 5 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import IllegalMove, Step
from formulad.kernel.sentence import say
from formulad.kernel.values import replace
from formulad.race.bills import Item
from formulad.race.car import PER_LAP, Part, Status
from formulad.race.dice import BLACK
from formulad.race.events import (
    BonusUsed,
    CarMoved,
    CarSlid,
    Cause,
    DebrisRolled,
    LineCrossed,
    LitterLeft,
    PitEntered,
    PitLeft,
    RivalCharmed,
)
from formulad.race.path_refusals import path_refusal
from formulad.race.paths import PathOption, chosen, open_paths
from formulad.race.phase import RaceStep, Setting, TurnPart, decision, throw
from formulad.race.questions import Purpose, Question
from formulad.race.road.corners import crosses_line, crosses_line_on_road, stops_kept
from formulad.race.state import Phase, State
from formulad.race.thresholds import debris_to
from formulad.race.turn.extras import Extra, extra_refusal, extras, use_extra
from formulad.race.turn.police import measure
from formulad.race.wear import charge, leave_debris

if TYPE_CHECKING:
    from formulad.kernel.game import Outcome, Refusal
    from formulad.race.car import Car
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.questions import Due
    from formulad.race.road.track import CellId, Track


class Drive(TurnPart):
    """A driver chooses where the move ends."""

    phase = Phase.PATH

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the choice of a path."""
        del setting
        if state.turn.is_lost or state.turn.has_moved:
            return None
        return decision(state.seat, Question.PATH)

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return a path to every end: without braking first, then by cells given up."""
        paths = (option.move for option in open_paths(setting, state))
        return (*paths, *extras(setting, state))

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why a path is not open."""
        if isinstance(move, Extra):
            return extra_refusal(setting, state, move)
        if chosen(move, open_paths(setting, state)):
            return None
        return path_refusal(setting, state, move)

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Set out on a path, or make it longer or shorter first."""
        if isinstance(move, Extra):
            return use_extra(setting, state, move)
        if option := chosen(move, open_paths(setting, state)):
            return _leave(setting, state, set_out(state, option))
        raise IllegalMove(say("{move} is not open here", move=move))


def _leave(setting: Setting, state: State, step: RaceStep) -> RaceStep:
    """Let debris fall behind a car that drives off, if its driver wants to (DRV-TEMANA-1)."""
    if not state.turn.is_littering:
        return step
    seat, cell, driven = state.seat, state.car.cell, step.state
    done = replace(driven, turn=driven.turn._replace(is_littering=False))
    littered, left = leave_debris(setting, done, cell)
    return Step(littered, (LitterLeft(seat, cell), *left, *step.events))


def set_out(state: State, option: PathOption) -> RaceStep:
    """Begin to drive along a path; what it costs is settled at its end (MOV-1)."""
    seat, turn, route = state.seat, state.turn, option.route
    events: list[Event] = []
    if route.slide:
        events.append(CarSlid(seat, route.slide))
    if route.bonus:
        events.append(BonusUsed(seat, route.bonus))
    if route.delay:
        drivers = (other for other, car in enumerate(state.cars) if car.cell == route.charmer)
        by = next(other for other in drivers if state.cars[other].is_on_track)
        events.append(RivalCharmed(seat, by))
    turn = turn._replace(
        has_moved=True,
        ahead=route.cells,
        misses=route.misses,
        tyres=state.car.tyres,
        length=len(route.cells) - int(route.finishes),
        brakes=option.move.brakes,
        blocked=option.blocked,
        finishes=route.finishes,
        has_slid=turn.has_slid or route.slide > 0,
        has_bonus=turn.has_bonus or route.bonus > 0,
        is_charmed=turn.is_charmed or route.delay > 0,
    )
    return Step(replace(state, turn=turn), tuple(events))


class Travel(TurnPart):
    """The car goes along its path; each cell with debris is tested as it is entered (DEB-3)."""

    phase = Phase.TRAVEL

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Drive up to the first debris, or to the end."""
        return _drive_on(setting, state) if state.turn.ahead else Step(state)

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the roll for the debris just entered."""
        del setting
        return throw(state.seat, BLACK, Purpose.DEBRIS) if state.turn.is_on_debris else None

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Take a point of road-holding if parts get under the car, and drive on if it can."""
        seat, car = state.seat, state.car
        is_damaged = outcome.value <= debris_to(setting, state, seat)
        rolled = DebrisRolled(seat, car.cell, outcome.value, is_damaged)
        state = replace(state, turn=state.turn._replace(is_on_debris=False))
        lost: list[Event] = []
        if is_damaged:
            item = Item(Part.ROAD_HOLDING, 1, Cause.DEBRIS)
            state, lost = charge(setting, state, seat, (item,))
        if not state.car.is_on_track:
            return Step(replace(state, turn=state.turn._replace(ahead=())), (rolled, *lost))
        step = self.begin(setting, state)
        return Step(step.state, (rolled, *lost, *step.events))


def _drive_on(setting: Setting, state: State) -> RaceStep:
    turn, before = state.turn, state.car
    to_debris = _cells_to_debris(setting, state)
    count = to_debris or len(turn.ahead)
    cells = turn.ahead[:count]
    car = moved(setting.track, before, cells)
    turn = turn._replace(ahead=turn.ahead[count:], is_on_debris=to_debris > 0)
    events: list[Event] = [CarMoved(state.seat, before.cell, cells)]
    state, measured = measure(setting, state, cells)
    events += measured
    if car.lap > before.lap and not (turn.finishes and not turn.ahead):
        events.append(LineCrossed(state.seat, car.lap))
        turn = turn._replace(is_at_checkpoint=setting.options.has_checkpoint and before.lap > 0)
    if (car.status is Status.IN_PIT) != (before.status is Status.IN_PIT):
        has_entered = car.status is Status.IN_PIT
        events.append(PitEntered(state.seat) if has_entered else PitLeft(state.seat))
    return Step(replace(state, cars=state.cars_with(state.seat, car), turn=turn), tuple(events))


def moved(track: Track, car: Car, cells: tuple[CellId, ...]) -> Car:
    """Return a car that has driven along cells; crossing the line counts a lap and ages tyres.

    New tyres are in their first lap up to the second line: the one at the start ages none.
    """
    end, is_pit = cells[-1], track.is_pit(cells[-1])
    has_crossed = crosses_line(track, car.cell, cells)
    tyres = car.tyres
    is_older = has_crossed and car.lap and crosses_line_on_road(track, car.cell, cells)
    if tyres and is_older:  # rules: TYR-0, PIT-10
        tyres = replace(tyres, laps=tyres.laps + 1)
    was_in_pits = car.status is Status.IN_PIT
    return replace(
        car,
        cell=end,
        lap=car.lap + int(has_crossed),
        stops=stops_kept(track, car.cell, car.stops, cells),
        status=Status.IN_PIT if is_pit else Status.RACING if was_in_pits else car.status,
        tyres=tyres,
        is_served=car.is_served and is_pit,
        used=car.used - PER_LAP if has_crossed and car.lap else car.used,
    )


def _cells_to_debris(setting: Setting, state: State) -> int:
    """Return after how many cells the next debris has to be tested; 0 if none is on the way."""
    if not setting.options.debris or state.trials:
        return 0
    last = len(state.turn.ahead) - int(state.turn.finishes)
    tested = (n for n, cell in enumerate(state.turn.ahead[:last], 1) if cell in state.debris)
    return next(tested, 0)
