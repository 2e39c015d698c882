"""Many races by computer drivers, and what they come to."""

from __future__ import annotations

import signal
from collections import Counter, deque
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate, dropwhile, repeat, starmap
from multiprocessing import get_context
from typing import TYPE_CHECKING, ClassVar

from formulad.ai.cars import with_cars
from formulad.ai.grades import driver_of
from formulad.ai.racing import drive
from formulad.cli.street_counts import street_counts
from formulad.kernel.chance import SeededLuck, next_word
from formulad.kernel.freeze_gc import freeze_gc
from formulad.kernel.match import Match
from formulad.race.drivers import driver_fault
from formulad.race.events import (
    CarEliminated,
    EngineStalled,
    GearShifted,
    GreatStartMade,
    RoundBegan,
)
from formulad.race.roster import with_drivers
from formulad.race.rules import RaceGame
from formulad.race.setup import Entrant, RaceSetup

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from concurrent.futures import Future

    from formulad.race.design import Design
    from formulad.race.drivers import StreetDriver
    from formulad.race.events import Cause, Event
    from formulad.race.options import Options
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

    roster: tuple[StreetDriver, ...] = ()
    """Who may race on streets: each of them in turn has every seat (DRV)."""

    def setup(self, race: int = 0) -> RaceSetup:
        """Return who drives one of the races, the cars numbered by seat."""
        seats = tuple(Entrant(grade, number, grade) for number, grade in enumerate(self.grades, 1))
        agreed = RaceSetup(self.track.id, seats, self.options)
        return with_drivers(with_cars(agreed, self.designs), self._turned(race))

    def _turned(self, race: int) -> tuple[StreetDriver, ...]:
        """Return the drivers that may race, another of them first in each race."""
        allowed = [d for d in self.roster if driver_fault(d, self.options) is None]
        first = race % len(allowed) if allowed else 0
        return (*allowed[first:], *allowed[:first])


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
    street_driver: str = ""
    """The id of its driver in a street race."""
    street: Counter[str] = field(default_factory=Counter)
    """What of the street it met, or did there."""


def race_results(series: Series, jobs: int) -> Iterator[tuple[CarResult, ...]]:
    """Drive the races and yield how each went; in one order, however many jobs share the work."""
    words = accumulate(repeat(series.seed, series.races), lambda word, _: next_word(word))
    races = enumerate(words)
    if jobs == 1:
        freeze_gc()
        yield from starmap(partial(run_race, series), races)
        return
    fresh = get_context("spawn")  # forking a process with threads may lock up
    pool = ProcessPoolExecutor(jobs, fresh, initializer=_Worker.begin, initargs=(series,))
    try:
        yield from _in_order(pool, races, ahead=AHEAD * jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, races: Iterable[tuple[int, int]], ahead: int
) -> Iterator[tuple[CarResult, ...]]:
    """Hand out a few races at a time and yield their results in the order of the races."""
    begun: deque[Future[tuple[CarResult, ...]]] = deque()
    for race, word in races:
        begun.append(pool.submit(_Worker.run, race, word))
        if len(begun) == ahead:
            yield begun.popleft().result()
    while begun:
        yield begun.popleft().result()


def run_race(series: Series, race: int, word: int) -> tuple[CarResult, ...]:
    """Drive one of the races with the luck of a word and return how it went, by seat."""
    setup = series.setup(race)
    game = RaceGame(series.track, setup.entries, series.options)
    match = Match(game, SeededLuck(word))
    has_begun = match.state.round > 0
    events = tuple(drive(game, match, [driver_of(grade) for grade in series.grades]))
    turns = _turns(events, has_begun=has_begun)
    street = street_counts(events, len(setup.seats))
    causes = {event.car: event.cause for event in events if isinstance(event, CarEliminated)}
    places = game.classification(match.state)
    return tuple(
        CarResult(
            entrant.grade,
            places.index(seat) + 1,
            turns[seat],
            causes.get(seat),
            has_finished=seat in match.state.finished,
            street_driver=entrant.driver.id if entrant.driver else "",
            street=street[seat],
        )
        for seat, entrant in enumerate(setup.seats)
    )


class _Worker:
    """One process of the pool: the series reaches it once, the races by their words."""

    series: ClassVar[Series]

    @classmethod
    def begin(cls, series: Series) -> None:
        """Note what is to be driven; Ctrl-C is for the one who collects the results."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.series = series
        freeze_gc()

    @classmethod
    def run(cls, race: int, word: int) -> tuple[CarResult, ...]:
        """Drive one of the races."""
        return run_race(cls.series, race, word)


def _turns(events: Iterable[Event], *, has_begun: bool) -> Counter[int]:
    """Count the turns of each car: each engages a gear, stalls, or makes a great start.

    Those of timed laps do not count. A grid that nobody has to draw for is in its first round
    (`has_begun`) before anything happens.
    """
    race: Iterable[Event] = events
    if not has_begun:
        race = dropwhile(lambda event: not isinstance(event, RoundBegan), race)
    return Counter(
        event.car
        for event in race
        if isinstance(event, GearShifted | EngineStalled | GreatStartMade)
    )
