"""Seasons of Formula D: how their races are agreed on, and what comes of them (SEA)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.cars import with_cars
from formulad.games.race.designs import Garage
from formulad.games.race.drivers_yaml import Paddock
from formulad.games.race.fastest_lap import fastest_lap
from formulad.games.race.presets import Presets
from formulad.games.race.race_kind import RaceKind
from formulad.games.race.repair_prices import repair_prices, worn
from formulad.kernel.sentence import say, sentence_of
from formulad.kernel.values import replace
from formulad.race.agreed.agreement import setup_fault
from formulad.race.agreed.design import has_own_cars
from formulad.race.agreed.option_values import read_options
from formulad.race.agreed.options import GridRule
from formulad.race.agreed.roster import with_drivers
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.car import Part
from formulad.race.events import GridFilled
from formulad.race.order import race_progress
from formulad.season.carried_damage import SeasonError, starting_points
from formulad.season.season import Absence, GridOrder, Result
from formulad.season.starting_grid import starting_grid

if TYPE_CHECKING:
    from formulad.games.race.resume import LoadedRace
    from formulad.race.agreed.options import Options
    from formulad.race.road.track import Track
    from formulad.race.state import State
    from formulad.season.carried_damage import Cost
    from formulad.season.season import Entry, Points, Round, Season
    from formulad.store.paths import Home
    from formulad.tiled.catalogue import Catalogue

STAND_IN = "regular"
"""Who drives for a person that cannot come (SEA-12)."""
_WHOLE_POINTS = 0.75
"""What part of the race its leader has to have driven for whole points (SEA-13)."""


class RaceSeasonGame:
    """Formula D, as seasons see it."""

    def __init__(self, home: Home, circuits: Catalogue) -> None:
        self._home = home
        self._circuits = circuits
        assets = home.data / "assets"
        self._presets = Presets(assets / "presets", home.folders.presets)
        self.kind = RaceKind(self._track)

    def _track(self, name: str) -> Track:
        return self._circuits.load(name).track

    def carries(self, season: Season) -> bool:
        """Return whether all drive the standard car of six parts.

        Raises:
            ValueError: if there are no such rules, or they cannot be agreed on.
        """
        options = self._options(season)
        has_standard_car = not (options.street or has_own_cars(options))
        return has_standard_car and not options.rule_set.wear.is_one_pool

    def fault(self, season: Season) -> str:
        """Return why a season cannot be driven, as a sentence; empty if it can."""
        try:
            faults = [self._race_fault(season, each) for each in dict.fromkeys(season.calendar)]
            if season.carry and not self.carries(season):
                return say("Damage is carried by rules with the standard car of six parts only.")
        except ValueError as error:
            return sentence_of(error)
        return next(filter(None, faults), "")

    def _race_fault(self, season: Season, round_: Round) -> str:
        """Return why a race cannot be driven by the drivers of some division."""
        circuit = self._circuits.load(round_.track)
        options = self._race_options(season, round_, is_listed=False)
        for division in season.divisions:
            seats = tuple(_entrant(round_, entry) for entry in season.drivers(division))
            setup = RaceSetup(round_.track, seats, options)
            if fault := setup_fault(circuit.track, setup, circuit.players_max):
                title = circuit.track.title
                return say("{circuit}: {reason}", circuit=title, reason=fault)
        return ""

    def setup(self, season: Season, division: int) -> RaceSetup:
        """Return what is agreed on the next race of a division.

        Raises:
            ValueError: if it cannot be driven; the message is a sentence.
        """
        race = season.next_race(division)
        if not race:
            raise SeasonError(say("This season is over."))
        round_ = season.calendar[race - 1]
        order = starting_grid(season, division)
        entries = [each for each in season.drivers(division) if _drives(season, round_, each)]
        if order:
            entries.sort(key=lambda entry: order.index(entry.number))
        options = self._race_options(season, round_, is_listed=order is not None)
        seats = tuple(_entrant(round_, entry) for entry in entries)
        setup = self._complete(RaceSetup(round_.track, seats, options))
        if fault := setup_fault(self._track(round_.track), setup):
            raise SeasonError(fault)
        points = starting_points(season, self.full(season), division) if season.carry else {}
        if not points:
            return setup
        whole = options.rule_set.wear
        return replace(setup, start=tuple(worn(whole, points[each.number]) for each in seats))

    def players(self, setup: RaceSetup) -> tuple[Entrant, ...]:
        """Return who drives, by seat."""
        return setup.seats

    def full(self, season: Season) -> Points:
        """Return the points of a whole car; none of rules by which it has no parts."""
        wear = self._options(season).rule_set.wear
        return {} if wear.is_one_pool else _points(wear.points)

    def prices(self, season: Season, division: int) -> Cost:
        """Return what the points of a car come to in the next race."""
        round_ = season.calendar[season.next_race(division) - 1]
        return repair_prices(
            self._track(round_.track), self._race_options(season, round_, is_listed=True)
        )

    def result(self, season: Season, loaded: LoadedRace, record: str) -> Result:
        """Return what came of a race, as far as it was driven."""
        game, setup, match = loaded.game, loaded.header.setup, loaded.good_part
        state, named = match.state, loaded.header.season
        race, division = (named.race, named.division) if named else (0, 1)
        numbers = [seat.number for seat in setup.seats]
        events = [event for played in match.played for event in played.step.events]
        grids = [event.cars for event in events if isinstance(event, GridFilled)]
        pole = (grids or [match.initial.order])[-1]
        lap = fastest_lap(events, state.finished, has_begun=match.initial.round > 0)
        away = season.calendar[race - 1].absent
        absent = tuple(e.number for e in season.drivers(division) if e.name in away)
        return Result(
            race,
            tuple(numbers[seat] for seat in game.classification(state)),
            tuple(numbers[seat] for seat in state.retired),
            division,
            record,
            numbers[pole[0]] if pole else 0,
            0 if lap is None else numbers[lap],
            left=self._left(season, loaded) if season.carry else {},
            absent=absent,
            half=_came_to(game.track, state, setup.options.laps) < _WHOLE_POINTS,
        )

    def _left(self, season: Season, loaded: LoadedRace) -> dict[int, Points]:
        """Return the points that cars have lost any of; of a car that was not there as before."""
        full, named = self.full(season), loaded.header.season
        division = named.division if named else 1
        left = dict(starting_points(season, full, division))
        for seat, entrant in enumerate(loaded.header.setup.seats):
            left[entrant.number] = _points(loaded.good_part.state.cars[seat].wear.points)
        carried = season.carry.parts if season.carry else ()
        missing = {
            car: {part: points[part] for part in carried if points[part] < full[part]}
            for car, points in left.items()
        }
        return {car: points for car, points in missing.items() if points}

    def _options(self, season: Season) -> Options:
        """Return the rules of a season.

        Raises:
            ValueError: if there are no such rules, or they cannot be agreed on.
        """
        named = season.rules.preset
        usual = self._presets.options(named or "rulebook")
        return read_options(season.rules.options, usual)

    def _race_options(self, season: Season, round_: Round, *, is_listed: bool) -> Options:
        options = self._options(season)
        grid = GridRule.AS_LISTED if is_listed else GridRule.DRAWN
        is_timed = season.grid is GridOrder.TIMED
        laps = round_.laps or options.laps
        return replace(options, grid=grid, qualifying=is_timed, laps=laps)

    def _complete(self, setup: RaceSetup) -> RaceSetup:
        """Return a race with the cars of computers, and with street drivers."""
        assets = self._home.data / "assets"
        setup = with_cars(setup, [found.design for found in Garage(assets / "designs").designs()])
        return with_drivers(setup, Paddock(assets, self._home.folders.drivers).roster())


def _drives(season: Season, round_: Round, entry: Entry) -> bool:
    return season.absent is not Absence.EMPTY or entry.name not in round_.absent


def _entrant(round_: Round, entry: Entry) -> Entrant:
    grade = entry.grade or (STAND_IN if entry.name in round_.absent else "")
    return Entrant(entry.name, entry.number, grade)


def _points(points: tuple[int, ...]) -> Points:
    return {part.name.lower(): left for part, left in zip(Part, points, strict=True)}


def _came_to(track: Track, state: State, laps: int) -> float:
    """Return what part of the race its leader has driven."""
    if state.finished or not any(car.is_on_track for car in state.cars):
        return 1.0
    came = (race_progress(track, car) for car in state.cars if car.is_on_track and car.cell >= 0)
    return (max(came, default=0.0) - track.rows) / (laps * track.rows)
