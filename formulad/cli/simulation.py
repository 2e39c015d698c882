"""Many races by computer drivers, and what they come to."""

from __future__ import annotations

import signal
from collections import Counter, deque
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, dropwhile, repeat
from multiprocessing import get_context
from typing import TYPE_CHECKING, ClassVar

from formulad.ai.cars import with_cars
from formulad.ai.grades import driver_of
from formulad.ai.racing import drive
from formulad.kernel.chance import SeededLuck, next_word
from formulad.kernel.lasting import keep_what_is_loaded
from formulad.kernel.match import Match
from formulad.race.events import (
    CarEliminated,
    EngineStalled,
    GearShifted,
    GreatStartMade,
    RoundBegan,
)
from formulad.race.rules import RaceGame
from formulad.race.setup import Entrant, RaceSetup

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from concurrent.futures import Future

    from formulad.race.design import Design
    from formulad.race.events import Cause, Event
    from formulad.race.options import Options
    from formulad.race.phase import Entry
    from formulad.race.track import Track

AHEAD = 4
"""Races handed out for each job, so that none waits for work."""


@dataclass(frozen=True, slots=True)
class Series:
    """Races to be driven: the same circuit, rules and drivers, each with its own luck."""

    track: Track
    options: Options
    grades: tuple[str, ...]
    """Who drives, by seat."""
    races: int
    seed: int
    designs: tuple[Design, ...] = ()
    """Cars to choose from, where drivers race cars of their own (CAR-1)."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The cars, numbered by seat."""
        seats = tuple(Entrant(grade, number, grade) for number, grade in enumerate(self.grades, 1))
        return with_cars(RaceSetup(self.track.id, seats, self.options), self.designs).entries


@dataclass(frozen=True, slots=True)
class CarResult:
    """How a race went for one car."""

    grade: str
    place: int
    turns: int
    out: Cause | None = None
    """What put it out, if anything did."""
    has_finished: bool = True
    """It crossed the line; the winner may end the race for the others (FIN-3)."""


def race_results(series: Series, jobs: int) -> Iterator[tuple[CarResult, ...]]:
    """Drive the races and yield how each went; in one order, however many jobs share the work."""
    words = accumulate(repeat(series.seed, series.races), lambda word, _: next_word(word))
    if jobs == 1:
        keep_what_is_loaded()
        yield from map(partial(run_race, series), words)
        return
    fresh = get_context("spawn")  # forking a process with threads may lock up
    pool = ProcessPoolExecutor(jobs, fresh, initializer=_Worker.begin, initargs=(series,))
    try:
        yield from _in_order(pool, words, ahead=AHEAD * jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, words: Iterable[int], ahead: int
) -> Iterator[tuple[CarResult, ...]]:
    """Hand out a few races at a time and yield their results in the order of the words."""
    begun: deque[Future[tuple[CarResult, ...]]] = deque()
    for word in words:
        begun.append(pool.submit(_Worker.run, word))
        if len(begun) == ahead:
            yield begun.popleft().result()
    while begun:
        yield begun.popleft().result()


def run_race(series: Series, word: int) -> tuple[CarResult, ...]:
    """Drive one race with the luck of a word and return how it went, by seat."""
    game = RaceGame(series.track, series.entries, series.options)
    match = Match(game, SeededLuck(word))
    events = tuple(drive(game, match, [driver_of(grade) for grade in series.grades]))
    turns = _turns(events)
    causes = {event.car: event.cause for event in events if isinstance(event, CarEliminated)}
    places = game.classification(match.state)
    return tuple(
        CarResult(
            grade,
            places.index(seat) + 1,
            turns[seat],
            causes.get(seat),
            has_finished=seat in match.state.finished,
        )
        for seat, grade in enumerate(series.grades)
    )


class _Worker:
    """One process of the pool: the series reaches it once, the races by their words."""

    series: ClassVar[Series]

    @classmethod
    def begin(cls, series: Series) -> None:
        """Note what is to be driven; Ctrl-C is for the one who collects the results."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.series = series
        keep_what_is_loaded()

    @classmethod
    def run(cls, word: int) -> tuple[CarResult, ...]:
        """Drive one of the races."""
        return run_race(cls.series, word)


def _turns(events: Iterable[Event]) -> Counter[int]:
    """Count the turns of each car: each engages a gear, stalls, or makes a great start.

    Those of timed laps do not count.
    """
    race = dropwhile(lambda event: not isinstance(event, RoundBegan), events)
    return Counter(
        event.car
        for event in race
        if isinstance(event, GearShifted | EngineStalled | GreatStartMade)
    )
