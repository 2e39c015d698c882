"""Arguments of a race on the command line: where it is driven, by which rules, and who drives."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from formulad.games.option_arguments import add_options, read_option
from formulad.games.players import read_players
from formulad.kernel.arguments import UsageError, whole
from formulad.kernel.sentence import say, sentence_of

if TYPE_CHECKING:
    import argparse

    from formulad.games.race.presets import Presets
    from formulad.race.agreed.options import Options
    from formulad.race.agreed.setup import Entrant
    from formulad.race.road.track import Track
    from formulad.tiled.catalogue import Catalogue

MAP = ".tmx"
MOST_LAPS = 99


def add_race(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where a race is driven, and by which rules."""
    parser.add_argument("--track", default="monaco", help="a circuit by name, or a map (.tmx)")
    add_rules(parser)


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add the options that say by which rules a race is driven, and how far."""
    parser.add_argument(
        "--rules",
        metavar="NAME",
        help="beginner, rulebook (the default on a circuit), masters, street (the default in a"
        " city), or a preset of your own",
    )
    add_options(parser)
    parser.add_argument("--laps", type=whole(1, MOST_LAPS), help="how many laps are driven")


def catalogue(args: argparse.Namespace) -> Catalogue:
    """Return the circuits of the game and of the player."""
    from formulad.store.paths import data_root, user_folders
    from formulad.tiled.catalogue import Catalogue

    return Catalogue(data_root(args.data) / "tracks", user_folders().tracks)


def find_track(args: argparse.Namespace, name: str) -> Track:
    """Return a circuit by its name, or from a map.

    Raises:
        TrackError: if there is none, or its map has faults.
    """
    return catalogue(args).load(name).track


def track_name(args: argparse.Namespace) -> str:
    """Return by which name a race will find its circuit again: a map elsewhere by its path."""
    return catalogue(args).name_of(Path(args.track)) if args.track.endswith(MAP) else args.track


def options_of(args: argparse.Namespace, track: Track) -> Options:
    """Return the options that were asked for; without a word, those that are usual on a circuit.

    Raises:
        UsageError: if there are no such rules, or they cannot be agreed on.
    """
    from formulad.games.race.presets import usual
    from formulad.race.agreed.option_values import read_options

    changes = dict(read_option(text) for text in args.option)
    laps = {"laps": args.laps} if args.laps else {}
    try:
        return read_options(changes | laps, presets(args).options(args.rules or usual(track)))
    except ValueError as error:
        raise UsageError(sentence_of(error)) from None


def presets(args: argparse.Namespace) -> Presets:
    """Return the rules that have a name, those of the game and those of the player."""
    from formulad.games.race.presets import Presets
    from formulad.store.paths import data_root, user_folders

    return Presets(data_root(args.data) / "assets" / "presets", user_folders().presets)


def entrants(text: str) -> tuple[Entrant, ...]:
    """Read a line-up, as `human:Ada,ai:rookie`; the cars are those a menu would offer first.

    Raises:
        UsageError: if a driver is neither a person with a name nor a known grade, or no car is
            left.
    """
    from formulad.race.agreed.setup import FIRST_CARS, Entrant

    words = text.split(",")
    if len(words) > len(FIRST_CARS):
        fault = say(
            "there are cars for {cars} drivers, not {number}",
            cars=len(FIRST_CARS),
            number=len(words),
        )
        raise UsageError(fault)
    players = read_players(text, check_grade, FIRST_CARS)
    return tuple(
        Entrant(player.name, number, player.grade)
        for number, player in zip(FIRST_CARS, players, strict=False)
    )


def check_grade(grade: str) -> None:
    """Refuse a grade that no computer driver has.

    Raises:
        UsageError: with the grades there are.
    """
    from formulad.ai.grades import driver_of

    try:
        driver_of(grade)
    except ValueError as error:
        raise UsageError(sentence_of(error)) from None
