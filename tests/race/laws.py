"""What no step of a race may break, whatever was agreed on."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen
from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.teams import spare_pool
from formulad.race.car import PER_LAP, Once, Part, Status
from formulad.race.dice import Gear
from formulad.race.events import (
    CarEliminated,
    CarFinished,
    CarMoved,
    CarServed,
    CarSpun,
    CheckpointPassed,
    DebrisLeft,
    DriftUsed,
    EngineBroke,
    EngineStalled,
    GearShifted,
    GreatStartMade,
    LineCrossed,
    LitterLeft,
    NitroUsed,
    PartsRepaired,
    PitEntered,
    PitLeft,
    PitRolled,
    PoliceLinePassed,
    PolicePrizeWon,
    RadioThrown,
    RivalCharmed,
    RoundBegan,
    ShotFired,
    StopMade,
    TrialBegan,
    TrialEnded,
    TrialsSkipped,
    TyresChosen,
    WearLost,
    WeatherRolled,
    WeatherTurned,
    WreckRemoved,
)
from formulad.race.order import race_progress
from formulad.race.pit_boxes import box_of
from formulad.race.road.track import LEVEL, NOWHERE
from formulad.race.state import Phase, Speed
from formulad.race.tyres import TyreKind, TyreSet

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.race.events import Event
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

SIX_POOLS = len(Part)


class Happened(Frozen):
    """One step of a race, and what it told of one car."""

    game: RaceGame
    before: State
    after: State
    seat: int
    events: tuple[Event, ...]

    @property
    def old(self) -> Car:
        """The car before the step."""
        return self.before.cars[self.seat]

    @property
    def new(self) -> Car:
        """The car after the step."""
        return self.after.cars[self.seat]


def check_step(game: RaceGame, before: State, after: State, events: tuple[Event, ...]) -> None:
    """Check everything that one step of a race can change."""
    check_places(after)
    check_who_is_left(before, after)
    check_debris(game, before, after, events)
    check_sky(game, before, after, events)
    check_police(before, after, events)
    for event in events:
        check_in_the_street(game, before, after, event)
    check_spare_points(game, before, after, events)
    for event in events:
        if isinstance(event, RoundBegan):
            assert sorted(event.order) == _racing(after)
    if _is_before_the_race(before):
        assert all(car.wear == game.setting.entries[i].wear for i, car in enumerate(before.cars))
        check_trials(before, after, events)
        return
    assert after.round - before.round == sum(isinstance(event, RoundBegan) for event in events)
    for seat in range(len(after.cars)):
        own = tuple(event for event in events if getattr(event, "car", None) == seat)
        if own or before.cars[seat] != after.cars[seat]:
            check_car(Happened(game, before, after, seat, own))


def _is_before_the_race(state: State) -> bool:
    return state.round == 0


def check_places(state: State) -> None:
    """Check that no two cars share a place."""
    stand = [car.cell for car in state.cars if car.is_in_the_way and car.cell != NOWHERE]
    assert len(stand) == len(set(stand)), "two cars share a cell"


def check_who_is_left(before: State, after: State) -> None:
    """Check that every car races, has finished or is out, and that nobody comes back."""
    assert before.finished == after.finished[: len(before.finished)]
    assert before.retired == after.retired[: len(before.retired)]
    everyone = Counter([*after.finished, *after.retired, *_racing(after)])
    assert everyone == Counter(range(len(after.cars)))
    assert all(after.cars[seat].status is Status.FINISHED for seat in after.finished)
    assert all(after.cars[seat].status is Status.OUT for seat in after.retired)


def _racing(state: State) -> list[int]:
    return [seat for seat, car in enumerate(state.cars) if car.is_on_track]


def check_debris(game: RaceGame, before: State, after: State, events: tuple[Event, ...]) -> None:
    """Check that lost parts stay where they fell, and fall on the road only."""
    fallen = [event.cell for event in events if isinstance(event, DebrisLeft)]
    assert after.debris == before.debris | set(fallen)
    assert len(after.debris) == len(before.debris) + len(fallen)
    assert game.options.debris or not after.debris
    assert not any(game.track.is_pit(cell) for cell in after.debris)


def check_sky(game: RaceGame, before: State, after: State, events: tuple[Event, ...]) -> None:
    """Check that the weather changes by rolls, a row at a time while cars race."""
    told = before.weather
    for event in events:
        if isinstance(event, TrialEnded | TrialsSkipped) and not after.trials:
            told = type(told).FINE
        elif isinstance(event, WeatherRolled):
            told = event.weather
        elif isinstance(event, WeatherTurned):
            assert before.weather.may_turn
            assert abs(event.weather - told) <= 1
            told = event.weather
    assert told is after.weather
    assert game.options.weather or not after.weather


def check_spare_points(
    game: RaceGame, before: State, after: State, events: tuple[Event, ...]
) -> None:
    """Check that spare points fall, by what was repaired with them."""
    spare = list(before.spare)
    for event in events:
        if isinstance(event, CarServed) and event.is_technical:
            used = sum(points for part, points in event.repairs if part is not Part.TYRES)
            if used:
                spare[spare_pool(game.setting, event.car)] -= used
    assert tuple(spare) == after.spare
    assert all(points >= 0 for points in spare)


def check_trials(before: State, after: State, events: tuple[Event, ...]) -> None:
    """Check that everybody drives one timed lap, one after another."""
    begun = [event.car for event in events if isinstance(event, TrialBegan)]
    ended = [event.car for event in events if isinstance(event, TrialEnded)]
    done = [result.seat for result in before.trials.results] if before.trials else []
    assert begun in ([], [len(done)])
    if ended:
        assert ended == [len(done)]
    if after.trials:
        assert [*done, *ended] == [result.seat for result in after.trials.results]


def check_car(step: Happened) -> None:
    """Check that the events tell everything that changed in a car."""
    check_points(step)
    check_way(step)
    check_tyres(step)
    assert told_used(step) == step.new.used
    assert told_gear(step) == step.new.gear
    assert told_status(step) == step.new.status
    if step.new.is_on_track:
        assert told_stops(step) == step.new.stops
    if any(isinstance(event, WreckRemoved) for event in step.events):
        assert step.seat in step.after.retired
        assert not step.new.is_wreck


def check_points(step: Happened) -> None:
    """Check that points change only by what the events say, and stay within what a car has."""
    full, wear = step.game.setting.entries[step.seat].wear, step.old.wear
    for event in step.events:
        if isinstance(event, WearLost):
            assert event.points > 0
            wear = wear.minus([(event.part, event.points)])
            assert event.left == wear.left(event.part)
        elif isinstance(event, CarServed | PartsRepaired):
            for part, points in event.repairs:
                assert points > 0
                wear = wear.plus(part, points)
        elif isinstance(event, CheckpointPassed):
            wear = wear.plus(Part.TYRES, event.tyres)
        if isinstance(event, CarServed | CheckpointPassed):
            assert full.left(Part.TYRES) == wear.left(Part.TYRES)
    assert wear == step.new.wear
    assert all(0 <= left <= start for left, start in zip(wear.points, full.points, strict=True))
    if step.new.status not in (Status.OUT, Status.COASTING, Status.FINISHED):
        assert not wear.is_spent(Part), f"{step.new.status} without a vital point"


def check_way(step: Happened) -> None:
    """Check that a car goes forward over the arrows, or by the pits, and laps count one by one."""
    track, number = step.game.track, step.game.setting.entries[step.seat].number
    box = box_of(track, number)
    ways = track.next if box == NOWHERE else track.next_to_box(box)
    moved = [event for event in step.events if isinstance(event, CarMoved)]
    here = step.old.cell
    for event in moved:
        assert event.start == here
        path = (here, *event.cells)
        assert all(b in (*track.next[a], *ways[a]) for a, b in pairwise(path))
        here = path[-1]
    assert here == step.new.cell
    assert race_progress(track, step.new) > race_progress(track, step.old) - LEVEL
    crossed = [event.lap for event in step.events if isinstance(event, LineCrossed)]
    laps = range(step.old.lap + 1, step.new.lap + 1)
    assert len(laps) <= 1
    is_past = step.new.lap > step.game.options.laps
    assert crossed == list(laps)[: len(laps) - is_past]
    assert is_past or step.new.status is not Status.FINISHED
    assert not is_past or step.new.status in (Status.FINISHED, Status.OUT)


def check_tyres(step: Happened) -> None:
    """Check that tyres change by choice, and grow old by laps driven on them."""
    tyres = step.old.tyres
    for event in step.events:
        match event:
            case TyresChosen(kind=TyreKind() as kind) | CarServed(tyres=TyreKind() as kind):
                tyres = TyreSet(kind)
            case _:
                pass
    assert (tyres is None) == (step.new.tyres is None)
    if tyres and step.new.tyres:
        assert tyres.kind is step.new.tyres.kind
        aged = step.new.tyres.laps - tyres.laps
        assert 0 <= aged <= step.new.lap - step.old.lap
        assert step.new.tyres.laps <= max(1, step.new.lap)


def told_used(step: Happened) -> frozenset[Once]:
    """Return what a car has had of its share, going by the events; a new lap brings more."""
    used = step.old.used
    for event in step.events:
        for kind, once in _ONCE.items():
            if isinstance(event, kind):
                assert once not in used or kind is LitterLeft
                used |= {once}
        if isinstance(event, LineCrossed) and event.lap > 1:
            used -= PER_LAP
    if step.seat == step.before.seat and step.after.turn.is_littering:
        used |= {Once.LITTER}
    is_through = step.new.lap > step.game.options.laps
    return used - PER_LAP if is_through and step.old.lap else used


_ONCE = {NitroUsed: Once.NITRO, LitterLeft: Once.LITTER, RadioThrown: Once.RADIO}


def check_in_the_street(game: RaceGame, before: State, after: State, event: Event) -> None:
    """Check that what only happens in the streets happens where, when and to whom it may."""
    options, street = game.options, game.track.street
    match event:
        case NitroUsed(car, cells, is_big):
            assert options.has_nitro
            assert cells == before.turn.gear + 3 * is_big
            assert not is_big or car in game.setting.gifted(Ability.BIG_NITRO)
        case DriftUsed(car, by):
            assert car in game.setting.gifted(Ability.DRIFT)
            assert abs(by) == 1
        case RivalCharmed(car, by):
            assert by in game.setting.gifted(Ability.CHARM) - {car}
            assert before.cars[by].is_on_track
        case LitterLeft(car, cell):
            assert before.cars[car].cell == cell
            assert cell not in before.debris
        case ShotFired(car):
            assert street
            assert before.cars[car].cell in street.gunfire
        case RadioThrown(car, at):
            assert car in game.setting.gifted(Ability.RADIO)
            assert before.cars[at].is_on_track
            assert _are_close(game, before.cars[car], before.cars[at])
        case CheckpointPassed(car):
            assert options.has_checkpoint
            assert 1 < after.cars[car].lap <= options.laps
            assert before.turn.is_at_checkpoint or after.cars[car].lap > before.cars[car].lap
        case PoliceLinePassed(car, lap, kmh):
            assert street
            assert street.police
            assert kmh == (0 if before.turn.is_pit_exit else 10 * before.turn.face)
            assert lap in (before.cars[car].lap, after.cars[car].lap)
        case PartsRepaired(_, repairs):
            assert sum(points for _, points in repairs) <= (4 if options.has_abilities else 2)
        case _:
            pass


MOST_ROWS_TO_TOUCH = 2
"""Cells side by side are not farther apart, wherever lanes are long and short."""


def _are_close(game: RaceGame, one: Car, other: Car) -> bool:
    """Return whether one car stands right before the other in its lane, or about level with it."""
    ahead = game.track.next
    is_in_lane = other.cell == ahead[one.cell][0] or one.cell == ahead[other.cell][0]
    return is_in_lane or _rows_between(game, one, other) <= MOST_ROWS_TO_TOUCH


def _rows_between(game: RaceGame, one: Car, other: Car) -> float:
    """Return how many rows of the road lie between two cars, laps apart."""
    places, rows = game.track.places, game.track.rows
    apart = (places[one.cell].progress - places[other.cell].progress) % rows
    return min(apart, rows - apart)


def check_police(before: State, after: State, events: tuple[Event, ...]) -> None:
    """Check that speeds are kept lap by lap until the quickest of a lap has got the prize."""
    speeds = list(before.speeds)
    for event in events:
        if isinstance(event, PoliceLinePassed):
            assert not any((s.car, s.lap) == (event.car, event.lap) for s in speeds)
            speeds.append(Speed(event.car, event.lap, event.kmh))
        elif isinstance(event, PolicePrizeWon):
            rivals = [s for s in speeds if s.lap == event.lap and after.cars[s.car].is_on_track]
            assert event.kmh == max(speed.kmh for speed in rivals)
    laps = {speed.lap for speed in after.speeds}
    assert after.speeds == tuple(speed for speed in speeds if speed.lap in laps)


def told_gear(step: Happened) -> Gear:
    """Return the gear a car is in, going by the events."""
    gear = step.old.gear
    for event in step.events:
        match event:
            case GearShifted():
                gear = event.gear
            case GreatStartMade():
                gear = Gear.FIRST
            case EngineStalled():
                gear = Gear.NEUTRAL
            case PitRolled() | CarServed(is_technical=True):
                gear = Gear.FOURTH
            case _:
                pass
    return gear


def told_status(step: Happened) -> Status:
    """Return what a car is doing, going by the events."""
    status = step.old.status
    for event in step.events:
        match event:
            case EngineStalled():
                status = Status.STALLED
            case CarSpun():
                status = Status.SPUN
            case EngineBroke():
                status = Status.COASTING
            case PitEntered():
                status = Status.IN_PIT
            case GearShifted() | GreatStartMade() if status in (Status.SPUN, Status.STALLED):
                status = Status.RACING
            case PitLeft():
                status = Status.RACING
            case CarEliminated():
                status = Status.OUT
            case CarFinished():
                status = Status.FINISHED
            case _:
                pass
    return status


def told_stops(step: Happened) -> int:
    """Return the stops of a car in its corner, going by the events.

    As it drives on inside one corner it keeps them; whatever else it does, it has none.
    """
    corners, stops, here = step.game.track.corner_sector, step.old.stops, step.old.cell
    for event in step.events:
        if isinstance(event, StopMade):
            assert event.made in (stops, stops + 1)
            stops = event.made
        elif isinstance(event, CarMoved):
            inside = {corners[cell] for cell in (here, *event.cells)}
            stops = stops if len(inside) == 1 and inside != {-1} else 0
            here = event.cells[-1]
    return stops


def check_end(game: RaceGame, state: State) -> None:
    """Check that a race ends when all have finished or are out, or with its winner if agreed."""
    has_winner = game.options.end_after_winner and bool(state.finished)
    assert has_winner or not _racing(state)
    assert state.phase is Phase.END
