"""`formulad track`: looks at circuits drawn in Tiled."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.cli import track_picture
from formulad.cli.parser import add_common

if TYPE_CHECKING:
    import argparse

FINE, FAULTY, UNREADABLE = 0, 1, 2


def register(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and what it can do."""
    parser = subparsers.add_parser("track", help="look at circuits drawn in Tiled")
    parser.set_defaults(run=run)
    commands = parser.add_subparsers(dest="track_command", required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="list every fault and warning of a map")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    add_common(check)
    check.set_defaults(track_action=run_check)
    graph = commands.add_parser("graph", help="print the compiled graph")
    graph.add_argument("file", type=Path, metavar="FILE")
    graph.add_argument("--json", action="store_true", help="as JSON instead of YAML")
    add_common(graph)
    graph.set_defaults(track_action=run_graph)
    track_picture.register(commands)


def run(args: argparse.Namespace) -> int:
    """Do what was asked for and return the exit status."""
    status: int = args.track_action(args)
    return status


def run_check(args: argparse.Namespace) -> int:
    """List the faults and warnings of maps; return 1 if any has faults, 2 if one is unreadable."""
    return max(_check(file) for file in args.files)


def _check(file: Path) -> int:
    from formulad.race.track import TrackError
    from formulad.tiled.catalogue import load
    from formulad.tiled.faults import UnreadableMap

    try:
        circuit = load(file)
    except UnreadableMap as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    except TrackError as error:
        faults = str(error).splitlines()
        print(error)
        print(f"{file}: {_count(len(faults), 'fault')}")
        return FAULTY
    for warning in circuit.warnings:
        print(f"warning: {warning}")
    cells = _count(len(circuit.track.cells), "cell")
    print(f"{file}: {cells}, no faults, {_count(len(circuit.warnings), 'warning')}")
    return FINE


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def run_graph(args: argparse.Namespace) -> int:
    """Print the facts of a map: cells, links, corners, grid, pits."""
    from formulad.race.track import TrackError
    from formulad.tiled.catalogue import load
    from formulad.tiled.facts import as_yaml, facts_of
    from formulad.tiled.faults import UnreadableMap

    try:
        facts = facts_of(load(args.file).track)
    except TrackError as error:
        print(error, file=sys.stderr)
        return UNREADABLE if isinstance(error, UnreadableMap) else FAULTY
    print(json.dumps(facts, ensure_ascii=False, indent=1) if args.json else as_yaml(facts), end="")
    return FINE
