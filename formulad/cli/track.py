"""`formulad track`: draws circuits for Tiled, and looks at them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.cli import (
    track_check,
    track_draw,
    track_new,
    track_picture,
    track_report,
    track_share,
    track_watch,
)
from formulad.cli.parser import add_common
from formulad.cli.speech import tell
from formulad.cli.terminal import put
from formulad.cli.track_check import FAULTY, FINE, UNREADABLE
from formulad.kernel.sentence import sentence_of

if TYPE_CHECKING:
    import argparse

    from formulad.games.commands import AnyCommands


def register(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser], _game: AnyCommands
) -> None:
    """Add the command and what it can do."""
    parser = subparsers.add_parser("track", help="draw circuits for Tiled, and look at them")
    parser.set_defaults(run=run)
    commands = parser.add_subparsers(dest="track_command", required=True, metavar="COMMAND")
    track_new.register(commands)
    track_draw.register(commands)
    track_check.register(commands)
    graph = commands.add_parser("graph", help="print the compiled graph")
    graph.add_argument("file", type=Path, metavar="FILE")
    graph.add_argument("--json", action="store_true", help="as JSON instead of YAML")
    add_common(graph)
    graph.set_defaults(track_action=run_graph)
    track_picture.register(commands)
    track_report.register(commands)
    track_watch.register(commands)
    track_share.register(commands)


def run(args: argparse.Namespace) -> int:
    """Do what was asked for and return the exit status."""
    status: int = args.track_action(args)
    return status


def run_graph(args: argparse.Namespace) -> int:
    """Print the facts of a map: cells, links, corners, grid, pits."""
    from formulad.race.road.track import TrackError
    from formulad.tiled.catalogue import load
    from formulad.tiled.facts import as_yaml, facts_of
    from formulad.tiled.faults.faults import UnreadableMap

    try:
        facts = facts_of(load(args.file).track)
    except TrackError as error:
        tell(args, sentence_of(error))
        return UNREADABLE if isinstance(error, UnreadableMap) else FAULTY
    put(json.dumps(facts, ensure_ascii=False, indent=1) if args.json else as_yaml(facts))
    return FINE
