"""`formulad` opens the window with its menu; `formulad play` goes straight into a race."""

from __future__ import annotations

import argparse
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.cli.parser import add_common, whole
from formulad.cli.race_arguments import (
    MOST_SEEDS,
    add_race,
    entrants,
    find_track,
    options_of,
    track_name,
)
from formulad.cli.usage import UsageError
from formulad.kernel.sentence import sentence_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.setup import RaceSetup
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext


def register(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and what it can be told."""
    parser = subparsers.add_parser("play", help="go straight into a race")
    add_race(parser)
    parser.add_argument("--seats", metavar="LIST", help="who drives: human:Ada,ai:rookie")
    parser.add_argument("--seed", type=whole(0, MOST_SEEDS), help="the luck of the dice")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved race")
    add_display(parser, default=argparse.SUPPRESS)
    add_common(parser)


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
    return _open(args, _menu)


def run(args: argparse.Namespace) -> int:
    """Open the window with a race.

    Raises:
        UsageError: if it cannot be raced like that.
    """
    if args.resume:
        return _open(args, partial(_resumed, args.resume))
    return _open(args, partial(_race, setup_of(args), args.seed))


def setup_of(args: argparse.Namespace) -> RaceSetup:
    """Return the race that was asked for.

    Raises:
        UsageError: if it cannot be raced like that.
    """
    from formulad.race.agreement import setup_fault
    from formulad.race.setup import RaceSetup

    seats = entrants(args.seats or "human:Ana,ai:rookie")
    track = find_track(args, args.track)
    setup = RaceSetup(track_name(args), seats, options_of(args, track))
    if fault := setup_fault(track, setup):
        raise UsageError(fault)
    return setup


def _open(args: argparse.Namespace, first: Callable[[SceneContext], Scene]) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the terminal is ours
    from formulad.games.sections import SECTIONS
    from formulad.ui.shell import app
    from formulad.ui.shell.window import NoScreen

    try:
        options = app.LaunchOptions(
            data=args.data,
            full_screen=args.fullscreen,
            language=args.lang,
            table=args.table,
            sections=SECTIONS,
        )
        app.run(options, first)
    except NoScreen as error:
        raise UsageError(sentence_of(error)) from error
    return 0


def _menu(context: SceneContext) -> Scene:
    from formulad.ui.race import composition_root

    return composition_root.menu(context)


def _resumed(path: Path, context: SceneContext) -> Scene:
    from formulad.ui.race import composition_root

    return composition_root.resumed(context, path)


def _race(setup: RaceSetup, word: int | None, context: SceneContext) -> Scene:
    from formulad.ui.race import composition_root

    return composition_root.race(context, setup, word)
