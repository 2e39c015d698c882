"""Surveyed race: what is counted of one race to judge the circuit it was driven on."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.ai.report.lost_points import by_corner
from formulad.ai.report.race_story import story_of
from formulad.kernel.frozen import frozen
from formulad.race.order import race_progress

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ai.report.car_turn import CarTurn
    from formulad.ai.report.race_steps import RaceSteps
    from formulad.ai.report.race_story import CarStory, RaceStory
    from formulad.race.road.track import CellId, Track
    from formulad.race.state import State


@frozen
class SurveyedRace:
    """Counts of one race; sectors are those of the track, by index."""

    turns: int
    rounds: int
    entered: Counter[CellId]
    """How often each cell of the road was driven over."""
    passed: Counter[int]
    """How often a car came into each sector."""
    ended: Counter[int]
    """Turns that ended in each sector."""
    lost: Counter[int]
    """Points lost in each corner."""
    spins: Counter[int]
    """Cars that stood the wrong way round, by where their turn ended."""
    outs: Counter[tuple[int, str]]
    """Cars that went out, by where and why."""
    overtakings: Counter[int]
    """Cars that were overtaken in a round, by where the faster one was then."""
    places: tuple[tuple[int, int], ...]
    """The place of each seat on the grid, and in the end."""
    finished: int
    """Cars that came home."""


def survey_of(race: RaceSteps) -> SurveyedRace:
    """Return what is counted of a race that was driven to its end."""
    track, story = race.game.track, story_of(race)
    turns = [turn for car in story.cars for turn in car.turns]
    ways = [_on_road(track, car) for car in story.cars]
    return SurveyedRace(
        turns=len(turns),
        rounds=story.rounds,
        entered=Counter(cell for way in ways for cell in way),
        passed=sum((_passed(track, way) for way in ways), Counter[int]()),
        ended=Counter(_sectors_ended(track, turns)),
        lost=by_corner(story.lost),
        spins=Counter(_sectors_ended(track, [turn for turn in turns if turn.has_spun])),
        outs=Counter(_outs(track, story)),
        overtakings=_overtakings(race),
        places=tuple(zip(story.places[0], story.places[-1], strict=True)),
        finished=len(race.last.finished),
    )


def _on_road(track: Track, car: CarStory) -> list[CellId]:
    return [cell for turn in car.turns for cell in turn.cells if not track.is_pit(cell)]


def _passed(track: Track, way: list[CellId]) -> Counter[int]:
    sectors = [track.cells[cell].sector for cell in way]
    return Counter(there for here, there in pairwise(sectors) if here != there)


def _sectors_ended(track: Track, turns: list[CarTurn]) -> Iterator[int]:
    """Yield the sectors in which turns ended that moved a car on the road."""
    for turn in turns:
        if turn.cells and not track.is_pit(turn.cells[-1]):
            yield track.cells[turn.cells[-1]].sector


def _outs(track: Track, story: RaceStory) -> Iterator[tuple[int, str]]:
    for car in story.cars:
        if car.exit and 0 <= car.exit.cell < len(track.cells):
            yield track.cells[car.exit.cell].sector, car.exit.cause.value


def _overtakings(race: RaceSteps) -> Counter[int]:
    """Return how many cars were overtaken from round to round, by where the faster one was then.

    Within a round the cars move one after the other: who is passed passes again when its turn
    comes, and nobody would call that overtaking.
    """
    track = race.game.track
    begun = [place for _, place in sorted(race.rounds.items())]
    found: Counter[int] = Counter()
    for begin, end in pairwise((*begun, len(race.steps))):
        before, after = race.states[begin], race.states[end]
        for seat, car in enumerate(after.cars):
            if car.is_on_track and not track.is_pit(car.cell):
                passed = _ahead(track, before, seat) - _ahead(track, after, seat)
                found[track.cells[car.cell].sector] += len(passed)
    return +found


def _ahead(track: Track, state: State, seat: int) -> set[int]:
    """Return the seats ahead of a car; those that have gone stay ahead for good."""
    mine = race_progress(track, state.cars[seat])
    cars = enumerate(state.cars)
    return {at for at, car in cars if not car.is_on_track or race_progress(track, car) > mine}
