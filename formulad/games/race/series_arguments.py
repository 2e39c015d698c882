"""Arguments of many races: the same circuit, rules and drivers, as the command line has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.designs import Garage
from formulad.games.race.drivers_yaml import Paddock
from formulad.games.race.presets import usual
from formulad.games.race.race_arguments import options_of
from formulad.games.race.race_series import RaceSeries
from formulad.kernel.arguments import UsageError
from formulad.kernel.sentence import say
from formulad.race.agreed.agreement import race_fault
from formulad.race.agreed.design import has_own_cars
from formulad.store.paths import data_root, user_folders

if TYPE_CHECKING:
    import argparse

    from formulad.race.agreed.design import Design
    from formulad.race.agreed.drivers import StreetDriver
    from formulad.race.agreed.options import Options
    from formulad.race.road.track import Track

MOST_CARS = 10


def room_on(track: Track) -> int:
    """Return how many cars race on a circuit at most."""
    return min(len(track.grid), MOST_CARS)


def series_on(
    track: Track, args: argparse.Namespace, grades: tuple[str, ...], games: int
) -> RaceSeries:
    """Return races of drivers, by the rules that a command line asks for.

    Raises:
        UsageError: if they cannot be raced like that.
    """
    if len(grades) > room_on(track):
        fault = say(
            "{track} has room for {room} cars, not {number}",
            track=track.title,
            room=room_on(track),
            number=len(grades),
        )
        raise UsageError(fault)
    options = options_of(args, track)
    if unfit := race_fault(track, range(1, len(grades) + 1), options):
        raise UsageError(unfit)
    cars, roster = _designs(args, options), _roster(args, options)
    rules = args.rules or usual(track)
    return RaceSeries(track, options, grades, games, args.seed, cars, roster, rules)


def _designs(args: argparse.Namespace, options: Options) -> tuple[Design, ...]:
    """Return the cars that come with the game, if drivers race cars of their own."""
    if not has_own_cars(options):
        return ()
    garage = Garage(data_root(args.data) / "assets" / "designs")
    return tuple(found.design for found in garage.designs())


def _roster(args: argparse.Namespace, options: Options) -> tuple[StreetDriver, ...]:
    """Return the drivers of the game and of the player, if it is raced on streets."""
    if not options.street:
        return ()
    return Paddock(data_root(args.data) / "assets", user_folders().drivers).roster()
