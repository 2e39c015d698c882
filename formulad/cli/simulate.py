"""`formulad simulate`: games among computers without a window, and their statistics."""

from __future__ import annotations

import json
from contextlib import nullcontext, suppress
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from formulad.cli.parser import add_common, add_game
from formulad.cli.progress import with_bar
from formulad.cli.terminal import put
from formulad.cli.workers import add_workers, workers_of
from formulad.games.box import GAMES
from formulad.kernel.arguments import MOST_SEEDS, whole

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from formulad.cli.pool import Played
    from formulad.games.commands import AnyCommands, Series
    from formulad.games.effort import Effort

MOST_GAMES = 1_000_000
FINE, INTERRUPTED = 0, 130


def register(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser], game: AnyCommands
) -> None:
    """Add the command and what it can be told, also of the game."""
    parser = subparsers.add_parser("simulate", help="let computers race and print statistics")
    add_game(parser, GAMES)
    game.add_arguments(parser)
    parser.add_argument("--drivers", default="", metavar="LIST", help="such as club:6")
    parser.add_argument("--races", type=whole(1, MOST_GAMES), default=100)
    parser.add_argument("--seed", type=whole(0, MOST_SEEDS), default=1)
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="as JSON instead of a table")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a line a race there")
    add_common(parser)
    parser.set_defaults(commands=game)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what they come to; Ctrl-C ends them early.

    Raises:
        UsageError: if they cannot be played like that.
    """
    from formulad.games.effort import Effort

    series = args.commands.series(args, args.drivers, args.races)
    began, played = perf_counter(), list[Any]()
    with suppress(KeyboardInterrupt):
        played.extend(_played(args, series))
    effort = Effort(perf_counter() - began, sum(game.processor for game in played))
    if played:
        put(_told(args, series, [game.result for game in played], effort))
    return FINE if len(played) == series.games else INTERRUPTED


def _played(args: argparse.Namespace, series: Series[Any]) -> Iterator[Played[Any]]:
    """Play the games, and write each down where that is wanted."""
    from formulad.cli.comma_file import CommaFile
    from formulad.cli.pool import play

    workers = workers_of(args)
    with CommaFile(args.csv, series.columns) if args.csv else nullcontext() as file:
        for game in with_bar(play(series, workers), series.games):
            if file:
                file.write((game.number, game.seed, *series.row(game.result)))
            yield game


def _told(args: argparse.Namespace, series: Series[Any], results: list[Any], effort: Effort) -> str:
    if args.json:
        return json.dumps(series.as_json(results, effort), indent=2) + "\n"
    return f"{series.table(results, effort)}\n"
