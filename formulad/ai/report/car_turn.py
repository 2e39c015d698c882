"""Turns of cars: what each drove, with which gear and die, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.dice import Gear
from formulad.race.events import (
    CarBlocked,
    CarBraked,
    CarEliminated,
    CarFinished,
    CarMoved,
    CarServed,
    CarSpun,
    EngineStalled,
    GearDieRolled,
    GearShifted,
    GreatStartMade,
    LineCrossed,
    SlipstreamTaken,
    WearLost,
)

if TYPE_CHECKING:
    from formulad.ai.report.race_steps import RaceSteps
    from formulad.race.events import Event
    from formulad.race.road.track import CellId


@dataclass(slots=True)
class _Notes:
    """What is noted of a turn while it is driven."""

    car: int
    begin: int
    round: int
    lap: int
    gear: Gear = Gear.NEUTRAL
    face: int = 0
    cells: list[CellId] = field(default_factory=list)
    braked: int = 0
    blocked: int = 0
    lost: int = 0
    slipstreams: int = 0
    has_spun: bool = False
    is_served: bool = False
    ends_race: bool = False


@frozen
class CarTurn:
    """A turn of a car."""

    car: int
    begin: int
    """The place in the race at which it began."""
    end: int
    """The place at which it was over."""
    round: int
    lap: int
    """The lap in which it began, counted from 1."""
    gear: Gear
    """None (neutral) where no gear was engaged: the engine stalled, or the car leapt away."""
    face: int
    """What the gear die showed; 0 if none fell."""
    cells: tuple[CellId, ...]
    """The cells that it entered."""
    braked: int
    blocked: int
    """Cells not driven: by the driver's will, and because cars closed the road."""
    lost: int
    """Points lost, also in what followed before the car's next turn."""
    slipstreams: int
    has_spun: bool
    is_served: bool
    """The car was in its box."""
    ends_race: bool
    """The car is home, or out."""


def turns_by_car(race: RaceSteps) -> tuple[tuple[CarTurn, ...], ...]:
    """Return the turns of each car, by seat: each engages a gear, stalls, or leaps off the grid."""
    notes: list[list[_Notes]] = [[] for _ in race.last.cars]
    for place, event in race.racing():
        if isinstance(event, GearShifted | EngineStalled | GreatStartMade):
            notes[event.car].append(_begun(race, place, event.car))
        _note(notes, event)
    return tuple(tuple(_done(race, each) for each in car) for car in notes)


def _begun(race: RaceSteps, place: int, seat: int) -> _Notes:
    begin = race.turn_of(seat, place)
    state = race.states[begin]
    return _Notes(seat, begin, state.round, max(1, state.cars[seat].lap))


def _note(notes: list[list[_Notes]], event: Event) -> None:
    """Note an event with the last turn of its car."""
    turns = notes[car] if (car := getattr(event, "car", None)) is not None else []
    if not turns:
        return
    turn = turns[-1]
    match event:
        case GearShifted(gear=gear):
            turn.gear = gear
        case GearDieRolled(value=value):
            turn.face = value
        case CarMoved(cells=cells):
            turn.cells += cells
        case CarBraked(by=by):
            turn.braked += by
        case CarBlocked(by=by):
            turn.blocked += by
        case WearLost(points=points):
            turn.lost += points
        case SlipstreamTaken():
            turn.slipstreams += 1
        case CarSpun():
            turn.has_spun = True
        case CarServed():
            turn.is_served = True
        case CarFinished() | CarEliminated():
            turn.ends_race = True
        case LineCrossed() | _:
            pass


def _done(race: RaceSteps, notes: _Notes) -> CarTurn:
    return CarTurn(
        notes.car,
        notes.begin,
        race.end_of_turn(notes.begin),
        notes.round,
        notes.lap,
        notes.gear,
        notes.face,
        tuple(notes.cells),
        notes.braked,
        notes.blocked,
        notes.lost,
        notes.slipstreams,
        notes.has_spun,
        notes.is_served,
        notes.ends_race,
    )
