"""Series of races among computer drivers, and what is kept of each."""

from __future__ import annotations

from collections import Counter
from itertools import dropwhile
from typing import TYPE_CHECKING, Any, NamedTuple

from formulad.ai.cars import with_cars
from formulad.ai.grades import driver_of
from formulad.games.race.car_result import ROW, CarResult
from formulad.games.race.known_values import stock_library
from formulad.games.race.series_figures import figures
from formulad.games.race.series_table import series_table
from formulad.games.race.street_counts import street_counts
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.frozen import frozen
from formulad.kernel.letters import quoted
from formulad.kernel.match import Match
from formulad.race.agreed.drivers import driver_fault
from formulad.race.agreed.option_values import write_options
from formulad.race.agreed.roster import with_drivers
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.events import (
    CarEliminated,
    EngineStalled,
    GearShifted,
    GreatStartMade,
    RoundBegan,
)
from formulad.race.rules import RaceGame

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.games.effort import Effort
    from formulad.kernel.chance import Luck
    from formulad.race.agreed.design import Design
    from formulad.race.agreed.drivers import StreetDriver
    from formulad.race.agreed.options import Options
    from formulad.race.events import Event
    from formulad.race.match import RaceMatch
    from formulad.race.road.track import Track


@frozen
class RaceSeries:
    """Races to be driven: the same circuit, rules and drivers, each with its own luck."""

    track: Track
    options: Options
    grades: tuple[str, ...]
    """Who drives, by seat."""
    games: int
    seed: int
    designs: tuple[Design, ...] = ()
    """Cars to choose from, where drivers race cars of their own (CAR-1)."""

    roster: tuple[StreetDriver, ...] = ()
    """Who may race on streets: each of them in turn has every seat (DRV)."""

    rules: str = ""
    """By which name the rules were asked for."""

    def play(self, number: int, seed: int) -> tuple[CarResult, ...]:
        """Drive one of the races and return how it went, by seat."""
        return run_race(self, number, seed)

    def as_json(self, results: Sequence[Sequence[CarResult]], effort: Effort) -> dict[str, Any]:
        """Return what the races come to as plain values."""
        return self.asked | figures(results, self.options.laps, effort).as_json()

    def table(self, results: Sequence[Sequence[CarResult]], effort: Effort) -> str:
        """Return what the races come to for people."""
        return series_table(self.told, figures(results, self.options.laps, effort))

    @property
    def columns(self) -> tuple[str, ...]:
        """What is told of each car, seat by seat."""
        seats = range(1, len(self.grades) + 1)
        return tuple(f"{word}_{seat}" for seat in seats for word in ROW)

    def row(self, result: Sequence[CarResult]) -> tuple[str | int, ...]:
        """Return a race as a line of values, seat by seat."""
        return tuple(value for car in result for value in car.row())

    @property
    def asked(self) -> dict[str, Any]:
        """What is driven, as plain values."""
        return {
            "track": self.track.id,
            "laps": self.options.laps,
            "rules": self.rules,
            "options": write_options(self.options),
            "seed": self.seed,
        }

    @property
    def told(self) -> str:
        """What is driven, in a line."""
        cars = f"cars: {len(self.grades)}, races: {self.games}"
        title, options = quoted(self.track.title), self.options
        return f"{title}, {options.rules} rules, laps: {options.laps}, {cars}"

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


class BegunRace(NamedTuple):
    """A race before anything has happened."""

    setup: RaceSetup
    game: RaceGame
    match: RaceMatch


def begun_race(series: RaceSeries, race: int, luck: Luck) -> BegunRace:
    """Return one of the races, its dice still to fall."""
    stock_library()
    setup = series.setup(race)
    game = RaceGame(series.track, setup.entries, series.options)
    return BegunRace(setup, game, Match(game, luck))


def run_race(series: RaceSeries, race: int, seed: int) -> tuple[CarResult, ...]:
    """Drive one of the races with the luck of a seed and return how it went, by seat."""
    setup, game, match = begun_race(series, race, SeededLuck(seed))
    has_begun = match.state.round > 0
    events = tuple(play_out(match, [driver_of(grade) for grade in series.grades]))
    turns = _turns(events, has_begun=has_begun)
    street = street_counts(events, len(setup.seats))
    causes = {event.car: event.cause for event in events if isinstance(event, CarEliminated)}
    places = game.places(match.state)
    return tuple(
        CarResult(
            entrant.grade,
            places[seat],
            turns[seat],
            causes.get(seat),
            has_finished=seat in match.state.finished,
            street_driver=entrant.driver.id if entrant.driver else "",
            street=street[seat],
        )
        for seat, entrant in enumerate(setup.seats)
    )


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
