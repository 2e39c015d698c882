"""`formulad simulate`: games among computers without a window, and their statistics."""

from __future__ import annotations

import json
from time import perf_counter
from typing import TYPE_CHECKING

from formulad.cli.parser import add_common, add_game
from formulad.cli.progress import with_bar
from formulad.cli.terminal import put
from formulad.games.box import GAMES
from formulad.kernel.arguments import MOST_SEEDS, whole

if TYPE_CHECKING:
    import argparse

    from formulad.games.commands import AnyCommands

MOST_GAMES = 1_000_000
MOST_JOBS = 256


def register(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser], game: AnyCommands
) -> None:
    """Add the command and what it can be told, also of the game."""
    parser = subparsers.add_parser("simulate", help="let computers race and print statistics")
    add_game(parser, GAMES)
    game.add_arguments(parser)
    parser.add_argument("--drivers", default="", metavar="LIST", help="such as rookie:6")
    parser.add_argument("--races", type=whole(1, MOST_GAMES), default=100)
    parser.add_argument("--seed", type=whole(0, MOST_SEEDS), default=1)
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), default=1, help="races at a time")
    parser.add_argument("--json", action="store_true", help="as JSON instead of a table")
    add_common(parser)
    parser.set_defaults(commands=game)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what they come to.

    Raises:
        UsageError: if they cannot be played like that.
    """
    from formulad.cli.pool import play_series

    series = args.commands.series(args, args.drivers, args.races)
    began = perf_counter()
    results = list(with_bar(play_series(series, args.jobs), series.games))
    seconds = perf_counter() - began
    if args.json:
        put(json.dumps(series.as_json(results, seconds), indent=2) + "\n")
    else:
        put(f"{series.table(results, seconds)}\n")
    return 0
