"""`formulad` opens the window with its menu; `formulad play` goes straight into a game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.cli.detach import DETACH, start_apart
from formulad.cli.parser import add_common, add_game
from formulad.games.box import GAMES, game_of_record
from formulad.kernel.arguments import MOST_SEEDS, UsageError, whole
from formulad.kernel.freeze_gc import gc_held
from formulad.kernel.sentence import say, sentence_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.games.commands import AnyCommands
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import Face, SceneContext


def register(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser], game: AnyCommands
) -> None:
    """Add the command and what it can be told, also of the game."""
    parser = subparsers.add_parser("play", help="go straight into a race")
    add_game(parser, GAMES)
    game.add_arguments(parser)
    parser.add_argument("--seats", metavar="LIST", default="", help="who drives: human:Ada,ai:club")
    parser.add_argument("--seed", type=whole(0, MOST_SEEDS), help="the luck of the dice")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved race")
    parser.add_argument(DETACH, action="store_true", help="begin the game as a program of its own")
    add_display(parser, default=argparse.SUPPRESS)
    add_common(parser)
    parser.set_defaults(commands=game)


def add_display(parser: argparse.ArgumentParser, default: object = False) -> None:
    """Add what can be said about the screen."""
    parser.add_argument(
        "--fullscreen", action="store_true", default=default, help="fill the whole screen"
    )
    parser.add_argument(
        "--table",
        action="store_true",
        default=default,
        help="the screen lies flat, and people sit around it",
    )


def open_menu(args: argparse.Namespace) -> int:
    """Open the window with its menu."""
    return open_window(args, lambda context: context.box.menu(context))


def run(args: argparse.Namespace) -> int:
    """Open the window with a game.

    Raises:
        UsageError: if it cannot be played like that.
    """
    if args.resume:
        face = _face(game_of_record(args.resume).id)
        return open_window(args, lambda context: face().resumed(context, args.resume))
    setup, face = args.commands.setup(args, args.seats), _face(args.game)
    if args.detach:
        start_apart(args.words)
        return 0
    return open_window(args, lambda context: face().begin(context, setup, args.seed))


def _face(game: str) -> Callable[[], Face]:
    """Return how a game is shown.

    Raises:
        UsageError: if only computers play it yet.
    """
    from formulad.ui.faces import FACES

    if game not in FACES:
        raise UsageError(say("'{game}' has no screen yet: computers play it", game=game))
    return FACES[game]


def open_window(args: argparse.Namespace, first: Callable[[SceneContext], Scene]) -> int:
    """Open the window with a scene, and return when it is closed.

    Raises:
        UsageError: if there is no screen.
    """
    with gc_held():
        return _opened(args, first)


def _opened(args: argparse.Namespace, first: Callable[[SceneContext], Scene]) -> int:
    from formulad.games.sections import SECTIONS
    from formulad.ui.faces import game_box
    from formulad.ui.shell import app
    from formulad.ui.shell.window import NoScreen

    try:
        options = app.LaunchOptions(
            data=args.data,
            full_screen=args.fullscreen,
            language=args.lang,
            table=args.table,
            sections=SECTIONS,
            box=game_box(),
        )
        app.run(options, first)
    except NoScreen as error:
        raise UsageError(sentence_of(error)) from error
    return 0
