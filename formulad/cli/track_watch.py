"""`formulad track watch`: shows a map in the game's window, anew after every save."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from formulad.cli.detach import DETACH, start_apart
from formulad.cli.parser import add_common
from formulad.cli.play import add_display, open_window
from formulad.kernel.arguments import UsageError
from formulad.kernel.sentence import say


def register(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command to those of `formulad track`."""
    parser = subparsers.add_parser("watch", help="show a map, anew after every save")
    parser.add_argument("file", type=Path, metavar="FILE", help="a map drawn in Tiled")
    parser.add_argument(
        DETACH, action="store_true", help="begin the window as a program of its own"
    )
    add_display(parser, default=argparse.SUPPRESS)
    add_common(parser)
    parser.set_defaults(track_action=run)


def run(args: argparse.Namespace) -> int:
    """Open the window with the map, whatever is wrong with it; return 0.

    Raises:
        UsageError: if there is no such file.
    """
    from formulad.ui.race.race_face import watch

    file: Path = args.file.absolute()
    if not file.is_file():
        raise UsageError(say("{file}: there is no such file", file=str(args.file)))
    if args.detach:
        start_apart(args.words)
        return 0
    return open_window(args, lambda context: watch(context, file))
