"""Arguments of a race on the command line: where it is driven, by which rules, and who drives."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.kernel.arguments import UsageError, whole
from formulad.kernel.sentence import say, sentence_of

if TYPE_CHECKING:
    import argparse

    from formulad.games.race.presets import Presets
    from formulad.race.options import Options
    from formulad.race.setup import Entrant
    from formulad.race.track import Track
    from formulad.tiled.catalogue import Catalogue

MAP = ".tmx"
MOST_LAPS = 99
_YES_OR_NO = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def add_race(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where a race is driven, and by which rules."""
    parser.add_argument("--track", default="monaco", help="a circuit by name, or a map (.tmx)")
    parser.add_argument(
        "--rules",
        metavar="NAME",
        help="beginner, rulebook (the default on a circuit), masters, street (the default in a"
        " city), or a preset of your own",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option, as weather=on; may be repeated",
    )
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
    from formulad.race.option_values import read_options

    changes = dict(_change(text) for text in args.option)
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


def _change(text: str) -> tuple[str, object]:
    """Read an option as `weather=on`."""
    name, equals, value = text.partition("=")
    if not equals:
        fault = say("'{text}' is no option: write NAME=VALUE, as weather=on", text=text)
        raise UsageError(fault)
    if value.isascii() and value.isdecimal():
        return name, int(value[:9])
    return name, _YES_OR_NO.get(value, value)


def entrants(text: str) -> tuple[Entrant, ...]:
    """Read a line-up, as `human:Ada,ai:rookie`; the cars are those a menu would offer first.

    Raises:
        UsageError: if a driver is neither a person with a name nor a known grade, or no car is
            left.
    """
    from formulad.race.setup import FIRST_CARS

    words = text.split(",")
    if len(words) > len(FIRST_CARS):
        fault = say(
            "there are cars for {cars} drivers, not {number}",
            cars=len(FIRST_CARS),
            number=len(words),
        )
        raise UsageError(fault)
    return tuple(_entrant(number, word) for number, word in zip(FIRST_CARS, words, strict=False))


def _entrant(number: int, word: str) -> Entrant:
    from formulad.race.setup import Entrant, name_fault

    kind, _, rest = word.strip().partition(":")
    if kind == "human" and rest:
        if fault := name_fault(rest):
            raise UsageError(fault)
        return Entrant(rest, number)
    if kind == "ai" and rest:
        check_grade(rest)
        return Entrant(f"{rest.capitalize()} {number}", number, rest)
    raise UsageError(say("'{word}' is no driver: write human:NAME or ai:GRADE", word=word))


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
