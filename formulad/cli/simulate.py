"""`formulad simulate`: computer races without a window, and their statistics."""

from __future__ import annotations

import json
import re
from time import perf_counter
from typing import TYPE_CHECKING

from formulad.cli.parser import add_common, whole
from formulad.cli.progress import with_bar
from formulad.cli.race_arguments import (
    MOST_SEEDS,
    add_race,
    check_grade,
    find_track,
    options_of,
)
from formulad.cli.terminal import put, quoted
from formulad.cli.usage import UsageError
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    import argparse

    from formulad.cli.simulation import Series
    from formulad.cli.statistics import DriverFigures, Figures
    from formulad.race.design import Design
    from formulad.race.drivers import StreetDriver
    from formulad.race.options import Options

MOST_CARS = 10
MOST_RACES = 1_000_000
MOST_JOBS = 256


def register(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and what it can be told."""
    parser = subparsers.add_parser("simulate", help="let computers race and print statistics")
    add_race(parser)
    parser.add_argument("--drivers", default="rookie:6", metavar="LIST", help="such as rookie:6")
    parser.add_argument("--races", type=whole(1, MOST_RACES), default=100)
    parser.add_argument("--seed", type=whole(0, MOST_SEEDS), default=1)
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), default=1, help="races at a time")
    parser.add_argument("--json", action="store_true", help="as JSON instead of a table")
    add_common(parser)


def run(args: argparse.Namespace) -> int:
    """Drive the races and print what they come to.

    Raises:
        UsageError: if they cannot be raced like that.
    """
    from formulad.cli.simulation import race_results
    from formulad.cli.statistics import figures

    series = series_of(args)
    began = perf_counter()
    results = list(with_bar(race_results(series, args.jobs), series.races))
    found = figures(results, series.options.laps, perf_counter() - began)
    if args.json:
        asked = {"track": series.track.id, "laps": series.options.laps, "seed": args.seed}
        put(json.dumps(asked | found.as_json(), indent=2) + "\n")
    else:
        put(f"{table(series, found)}\n")
    return 0


def series_of(args: argparse.Namespace) -> Series:
    """Return the races that were asked for.

    Raises:
        UsageError: if they cannot be raced like that.
    """
    from formulad.cli.simulation import Series
    from formulad.race.agreement import race_fault

    grades = grades_of(args.drivers)
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
    cars = _designs(args, options)
    return Series(track, options, grades, args.races, args.seed, cars, _roster(args, options))


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


def grades_of(text: str) -> tuple[str, ...]:
    """Read who drives, as `rookie:6`; a grade without a number is one driver.

    Raises:
        UsageError: if it cannot be read.
    """
    grades: list[str] = []
    for word in text.split(","):
        match = re.fullmatch(r"([a-z_]+)(?::([1-9]\d?))?", word.strip(), re.ASCII)
        if not match:
            fault = say(
                "'{word}' is no kind of drivers: write GRADE:NUMBER, as rookie:6", word=word
            )
            raise UsageError(fault)
        check_grade(match[1])
        grades += [match[1]] * int(match[2] or 1)
    return tuple(grades)


def table(series: Series, found: Figures) -> str:
    """Return the figures for people."""
    lines = [_asked(series), _came_to(found), "", HEAD]
    lines += [_driver(grade, driver) for grade, driver in found.drivers.items()]
    if found.street_drivers:
        lines += ["", *(_driver(name, driver) for name, driver in found.street_drivers.items())]
        lines += ["", *_street(found)]
    return "\n".join(lines)


HEAD = "driver      starts   wins   place  turns/lap  retired by"


def _asked(series: Series) -> str:
    track, options = series.track, series.options
    cars = f"cars: {len(series.grades)}, races: {series.races}"
    return f"{quoted(track.title)}, {options.rules} rules, laps: {options.laps}, {cars}"


def _came_to(found: Figures) -> str:
    turns = f"{found.turns} turns in {found.seconds:.1f} s ({found.turns_per_second:.0f} a second)"
    return f"{turns}, {found.finished_share:.1%} of the cars finished"


def _street(found: Figures) -> list[str]:
    """Return what was met on the streets: by driver, and the nitro of a lap."""
    from formulad.cli.street_counts import WORDS

    head = "".join(f"{word:>9}" for word in WORDS)
    rows = [
        f"{name:<10}" + "".join(f"{driver.street.get(word, 0):>9}" for word in WORDS)
        for name, driver in found.street_drivers.items()
    ]
    return [f"{'':<10}{head}", *rows, f"nitro per car and lap: {found.nitro_per_lap:.2f}"]


def _driver(grade: str, found: DriverFigures) -> str:
    turns = found.mean_turns_per_lap
    cells = [
        f"{grade:<10}{found.starts:>8}{found.wins:>7}{found.mean_place:>8.2f}",
        f"{'-' if turns is None else format(turns, '.2f'):>11}",
        "  " + (", ".join(f"{cause} {n}" for cause, n in found.retirements.items()) or "-"),
    ]
    return "".join(cells)
