"""Story of a race in plain totals: every car's turns, places, laps, points, and how it ended."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formulad.ai.report.car_turn import turns_by_car
from formulad.ai.report.lost_points import lost_points
from formulad.kernel.frozen import frozen
from formulad.kernel.game import Over
from formulad.race.events import CarEliminated, CarFinished, CollisionRolled, LineCrossed

if TYPE_CHECKING:
    from formulad.ai.report.car_turn import CarTurn
    from formulad.ai.report.lost_points import LostPoints
    from formulad.ai.report.race_steps import RaceSteps
    from formulad.race.events import Cause
    from formulad.race.road.track import CellId


@frozen
class Exit:
    """How a car went out of the race."""

    place: int
    """In the race: the step that ended it comes after it."""
    round: int
    cause: Cause
    cell: CellId


@frozen
class LapBegun:
    """A car crossed the line and began a lap."""

    lap: int
    round: int
    turns: int
    """The turns it had used until then."""


@frozen
class CarStory:
    """The race of one car."""

    seat: int
    turns: tuple[CarTurn, ...]
    lost: tuple[LostPoints, ...]
    laps: tuple[LapBegun, ...]
    left: int
    """Wear points left at the end."""
    contacts: int
    """How often it touched another car and took damage."""
    finish: int | None
    """The round in which it came home; None if it did not."""
    exit: Exit | None
    """How it went out; None if it did not."""

    @property
    def last_round(self) -> int:
        """The round in which its race ended, or was broken off."""
        return self.turns[-1].round if self.turns else 0

    @property
    def slipstreams(self) -> int:
        """How often it pulled out of a wake."""
        return sum(turn.slipstreams for turn in self.turns)

    @property
    def spins(self) -> int:
        """How often it stood the wrong way round."""
        return sum(turn.has_spun for turn in self.turns)

    @property
    def pit_stops(self) -> int:
        """How often it was served."""
        return sum(turn.is_served for turn in self.turns)

    @property
    def points_lost(self) -> int:
        """All points it lost."""
        return sum(loss.points for loss in self.lost)

    @property
    def braked(self) -> int:
        """Cells that its driver braked away."""
        return sum(turn.braked for turn in self.turns)

    @property
    def blocked(self) -> int:
        """Cells that closed roads took."""
        return sum(turn.blocked for turn in self.turns)


@frozen
class RaceStory:
    """What happened in a race, in plain totals."""

    cars: tuple[CarStory, ...]
    """By seat."""
    order: tuple[int, ...]
    """The seats by place, as the race ended or was broken off."""
    places: tuple[tuple[int, ...], ...]
    """On the grid, then after each round: the place of each seat, counted from 1."""
    is_over: bool

    @property
    def rounds(self) -> int:
        """How many rounds were driven, be the last one broken off."""
        return max(0, len(self.places) - 1)

    @property
    def flag(self) -> int | None:
        """The round in which the first car came home; None if none did."""
        return min((car.finish for car in self.cars if car.finish is not None), default=None)

    def lap_begun(self, lap: int) -> int | None:
        """Return the round in which the first car began a lap; None if none did."""
        rounds = (begun.round for car in self.cars for begun in car.laps if begun.lap == lap)
        return min(rounds, default=None)

    @property
    def lost(self) -> tuple[LostPoints, ...]:
        """All points that were lost, in the order in which they went."""
        losses = (loss for car in self.cars for loss in car.lost)
        return tuple(sorted(losses, key=lambda loss: loss.place))


def story_of(race: RaceSteps) -> RaceStory:
    """Return what happened in a race, as far as it was driven."""
    seats = range(len(race.last.cars))
    turns, lost = turns_by_car(race), tuple(lost_points(race))
    finishes, exits, contacts = _ends(race)
    laps = _laps(race, turns)
    cars = tuple(
        CarStory(
            seat,
            turns[seat],
            tuple(loss for loss in lost if loss.car == seat),
            laps[seat],
            sum(race.last.cars[seat].wear.points),
            contacts[seat],
            finishes.get(seat),
            exits.get(seat),
        )
        for seat in seats
    )
    is_over = isinstance(race.game.awaiting(race.last), Over)
    return RaceStory(
        cars,
        race.game.classification(race.last),
        places_by_round(race),
        is_over,
    )


def places_by_round(race: RaceSteps) -> tuple[tuple[int, ...], ...]:
    """Return the place of each seat on the grid, then after each round.

    Nothing, if the race has not begun.
    """
    begun = [race.states[place] for _, place in sorted(race.rounds.items())]
    return tuple(race.game.places(state) for state in (*begun, race.last)) if begun else ()


def _ends(race: RaceSteps) -> tuple[dict[int, int], dict[int, Exit], Counter[int]]:
    """Return when cars came home, how they went out, and what contacts they had."""
    finishes: dict[int, int] = {}
    exits: dict[int, Exit] = {}
    contacts: Counter[int] = Counter()
    for place, event in race.racing():
        number = race.states[place].round
        match event:
            case CarFinished(car):
                finishes[car] = number
            case CarEliminated(car, cause, cell):
                exits[car] = Exit(place, number, cause, cell)
            case CollisionRolled(car, is_hit=True):
                contacts[car] += 1
            case _:
                pass
    return finishes, exits, contacts


def _laps(
    race: RaceSteps, turns: tuple[tuple[CarTurn, ...], ...]
) -> tuple[tuple[LapBegun, ...], ...]:
    """Return the laps that each car began, but for the first; none lies beyond the last line."""
    found: list[list[LapBegun]] = [[] for _ in turns]
    for place, event in race.racing():
        if isinstance(event, LineCrossed) and 1 < event.lap <= race.game.options.laps:
            used = sum(turn.begin <= place for turn in turns[event.car])
            found[event.car].append(LapBegun(event.lap, race.states[place].round, used))
    return tuple(map(tuple, found))
