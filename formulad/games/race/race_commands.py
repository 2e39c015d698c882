"""Formula D on the command line: what can be said of a race, and what it is told in return."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.games.players import read_grades
from formulad.games.race.race_arguments import (
    add_race,
    check_grade,
    entrants,
    find_track,
    options_of,
    track_name,
)
from formulad.kernel.arguments import UsageError
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from formulad.games.race.race_series import RaceSeries
    from formulad.games.race.resume import LoadedRace
    from formulad.race.design import Design
    from formulad.race.drivers import StreetDriver
    from formulad.race.options import Options
    from formulad.race.setup import RaceSetup

USUAL_SEATS = "human:Ana,ai:rookie"
USUAL_DRIVERS = "rookie:6"
MOST_CARS = 10


class RaceCommands:
    """The arguments of a race. What they need is imported when they are used."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add where a race is driven, and by which rules."""
        add_race(parser)

    def setup(self, args: argparse.Namespace, players: str) -> RaceSetup:
        """Return the race that was asked for.

        Raises:
            UsageError: if it cannot be raced like that.
        """
        from formulad.race.agreement import setup_fault
        from formulad.race.setup import RaceSetup

        seats = entrants(players or USUAL_SEATS)
        track = find_track(args, args.track)
        setup = RaceSetup(track_name(args), seats, options_of(args, track))
        if fault := setup_fault(track, setup):
            raise UsageError(fault)
        return setup

    def series(self, args: argparse.Namespace, agents: str, games: int) -> RaceSeries:
        """Return the races that were asked for.

        Raises:
            UsageError: if they cannot be raced like that.
        """
        from formulad.games.race.race_series import RaceSeries
        from formulad.race.agreement import race_fault

        grades = read_grades(agents or USUAL_DRIVERS, check_grade)
        track = find_track(args, args.track)
        room = min(len(track.grid), MOST_CARS)
        if len(grades) > room:
            fault = say(
                "{track} has room for {room} cars, not {number}",
                track=track.title,
                room=room,
                number=len(grades),
            )
            raise UsageError(fault)
        options = options_of(args, track)
        if unfit := race_fault(track, range(1, len(grades) + 1), options):
            raise UsageError(unfit)
        cars, roster = _designs(args, options), _roster(args, options)
        return RaceSeries(track, options, grades, games, args.seed, cars, roster)

    def facts(self, loaded: LoadedRace) -> dict[str, Any]:
        """Return the race at the end of its record: who is where, and what is due."""
        from formulad.games.race.race_facts import facts_of

        return facts_of(loaded)

    def table(self, facts: Mapping[str, Any]) -> str:
        """Return the facts of a race for people."""
        from formulad.games.race.race_facts import facts_table

        return facts_table(facts)


def _designs(args: argparse.Namespace, options: Options) -> tuple[Design, ...]:
    """Return the cars that come with the game, if drivers race cars of their own."""
    from formulad.games.race.designs import Garage
    from formulad.race.design import has_own_cars
    from formulad.store.paths import data_root

    if not has_own_cars(options):
        return ()
    garage = Garage(data_root(args.data) / "assets" / "designs")
    return tuple(found.design for found in garage.designs())


def _roster(args: argparse.Namespace, options: Options) -> tuple[StreetDriver, ...]:
    """Return the drivers of the game and of the player, if it is raced on streets."""
    from formulad.games.race.drivers_yaml import Paddock
    from formulad.store.paths import data_root, user_folders

    if not options.street:
        return ()
    return Paddock(data_root(args.data) / "assets", user_folders().drivers).roster()
