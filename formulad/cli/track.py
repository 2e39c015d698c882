"""`formulad track`: looks at circuits drawn in Tiled."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.cli import track_picture, track_report
from formulad.cli.parser import add_common
from formulad.cli.speech import report, tell
from formulad.cli.terminal import put
from formulad.kernel.sentence import counted, joined, say, sentence_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from formulad.games.commands import AnyCommands
    from formulad.kernel.sentence import Sentence

FINE, FAULTY, UNREADABLE = 0, 1, 2


def register(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser], _game: AnyCommands
) -> None:
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
    track_report.register(commands)


def run(args: argparse.Namespace) -> int:
    """Do what was asked for and return the exit status."""
    status: int = args.track_action(args)
    return status


def run_check(args: argparse.Namespace) -> int:
    """List the faults and warnings of maps; return 1 if any has faults, 2 if one is unreadable."""
    return max(_check(args, file) for file in args.files)


def _check(args: argparse.Namespace, file: Path) -> int:
    from formulad.race.track import TrackError
    from formulad.tiled.catalogue import load
    from formulad.tiled.faults import UnreadableMap

    try:
        circuit = load(file)
    except UnreadableMap as error:
        tell(args, sentence_of(error))
        return UNREADABLE
    except TrackError as error:
        number = len(str(error).splitlines())
        faults = counted(number, "{file}: {n} fault", "{file}: {n} faults", file=str(file))
        report(args, joined("\n", (sentence_of(error), faults)))
        return FAULTY
    report(args, _fine(file, len(circuit.track.cells), circuit.warnings))
    return FINE


def _fine(file: Path, cells: int, warnings: Sequence[str]) -> Sentence:
    """Return what there is to say of a map without faults: its doubts, and how large it is."""
    told = [say("warning: {warning}", warning=each) for each in warnings]
    size = say(
        "{file}: {cells}, no faults, {warnings}",
        file=str(file),
        cells=counted(cells, "{n} cell", "{n} cells"),
        warnings=counted(len(warnings), "{n} warning", "{n} warnings"),
    )
    return joined("\n", (*told, size))


def run_graph(args: argparse.Namespace) -> int:
    """Print the facts of a map: cells, links, corners, grid, pits."""
    from formulad.race.track import TrackError
    from formulad.tiled.catalogue import load
    from formulad.tiled.facts import as_yaml, facts_of
    from formulad.tiled.faults import UnreadableMap

    try:
        facts = facts_of(load(args.file).track)
    except TrackError as error:
        tell(args, sentence_of(error))
        return UNREADABLE if isinstance(error, UnreadableMap) else FAULTY
    put(json.dumps(facts, ensure_ascii=False, indent=1) if args.json else as_yaml(facts))
    return FINE
