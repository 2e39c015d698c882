"""The command line: one module a command, and the window when none is named."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from formulad import __version__
from formulad.cli import play
from formulad.cli.parser import BadArguments, Parser, add_common, game_on, said_of_language
from formulad.cli.speech import tell
from formulad.cli.terminal import OutputLost
from formulad.games.box import GAMES, RACE
from formulad.kernel.arguments import UsageError
from formulad.kernel.sentence import joined, sentence_of
from formulad.ui.toolkit.languages import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Sequence

    from formulad.games.box import BoxedGame

COMMANDS = (
    "play",
    "simulate",
    "match",
    "replay",
    "report",
    "scenario",
    "season",
    "school",
    "track",
)
BAD, INTERRUPTED = 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks for and return the exit status.

    0: fine; 1: faults or failures were found; 2: bad arguments, or a file that cannot be used.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the terminal is ours
    try:
        args = _of_menu(argv) or _of_command(argv)
        if args.lang and args.lang not in LANGUAGES:
            unknown, args.lang = args.lang, ENGLISH
            tell(args, f"formulad: '{unknown}' is not spoken; English it is")
        args.words = tuple(sys.argv[1:] if argv is None else argv)
        return _run(args)
    except BadArguments as error:
        tell(said_of_language(argv), sentence_of(error))
        return BAD
    except OutputLost as error:
        tell(said_of_language(argv), joined(": ", ("formulad", sentence_of(error))))
        return BAD
    except BrokenPipeError:
        return 0  # whoever read our output, such as `head`, has had enough
    except KeyboardInterrupt:
        return INTERRUPTED


def parser(game: BoxedGame = GAMES[RACE], of: Iterable[str] = COMMANDS) -> Parser:
    """Return the parser of some commands, usually all, as it is for one game of the box."""
    parsed = Parser("formulad", description="The dice race on circuits anyone can draw in Tiled.")
    parsed.add_argument("--version", action="version", version=f"FormulaD {__version__}")
    _add_of_menu(parsed)
    parsed.set_defaults(game=game.id)
    subparsers, commands = parsed.add_subparsers(dest="command", metavar="COMMAND"), game.commands()
    for command in of:
        _command(command).register(subparsers, commands)
    return parsed


def _of_command(argv: Sequence[str] | None) -> argparse.Namespace:
    """Return what is said to a command; those that are not named are not imported."""
    game = GAMES[game_on(argv, tuple(GAMES))]
    words = sys.argv[1:] if argv is None else argv
    if words and words[0] in COMMANDS:
        return parser(game, of=(words[0],)).parse_args(argv)
    return parser(game).parse_args(argv)


def _of_menu(argv: Sequence[str] | None) -> argparse.Namespace | None:
    """Return what is said of the menu if nothing else is and nothing is wrong with it, or None.

    The menu waits for no command to be imported.
    """
    parsed = Parser("formulad", add_help=False)
    _add_of_menu(parsed)
    try:
        args, others = parsed.parse_known_args(argv)
    except BadArguments:
        return None
    args.command = ""
    return None if others else args


def _add_of_menu(parsed: Parser) -> None:
    """Add what can be said without a command."""
    play.add_display(parsed)
    add_common(parsed, data=_data_from_environment(), lang="")


def _command(name: str) -> Any:
    """Return the module of a command."""
    return import_module(f"formulad.cli.{name}")


def _run(args: argparse.Namespace) -> int:
    """Run a command; what its user can mend is told in one line."""
    try:
        run = _command(args.command).run if args.command else play.open_menu
        return int(run(args))
    except ValueError as error:
        if not isinstance(error, _mendable()):
            raise
        tell(args, joined(": ", ("formulad", sentence_of(error))))
        return BAD


def _mendable() -> tuple[type[ValueError], ...]:
    """Return what a user of the command line can mend, imported once something is wrong."""
    from formulad.kernel.record import SaveError
    from formulad.race.road.track import TrackError
    from formulad.season.carried_damage import SeasonError
    from formulad.store.paths import DataMissing

    return UsageError, SaveError, SeasonError, TrackError, DataMissing


def _data_from_environment() -> Path | None:
    folder = os.environ.get("FORMULAD_DATA")
    return Path(folder) if folder else None
