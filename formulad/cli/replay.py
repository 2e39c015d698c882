"""`formulad replay`: plays a record again and prints where it leads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.cli.parser import add_common
from formulad.cli.speech import tell
from formulad.cli.terminal import put
from formulad.kernel.arguments import whole
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    import argparse

    from formulad.games.commands import AnyCommands

MOST_LINES = 10_000_000


def register(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser], _game: AnyCommands
) -> None:
    """Add the command and what it can be told; the record says which game it is of."""
    parser = subparsers.add_parser("replay", help="play a record again, print where it leads")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--to", type=whole(0, MOST_LINES), metavar="N", help="only the first N lines"
    )
    parser.add_argument("--json", action="store_true", help="as JSON instead of a table")
    parser.add_argument(
        "--events", type=Path, metavar="OUT", help="write every event to OUT.csv or OUT.jsonl"
    )
    add_common(parser)


def run(args: argparse.Namespace) -> int:
    """Print the game after the lines of a record; return 1 if one of them does not hold."""
    from formulad.cli.replay_events import write_events
    from formulad.games.box import game_of_record
    from formulad.store.paths import home
    from formulad.store.resume import load

    game = game_of_record(args.file)
    kind = game.kind(home(args.data))
    commands, loaded = game.commands(), load(kind, args.file, args.to)
    if args.events:
        names = [player.name for player in kind.players(loaded.header.setup)]
        write_events(args.events, game.id, loaded, names)
    facts = commands.facts(loaded)
    told = json.dumps(facts, indent=2, ensure_ascii=False) if args.json else commands.table(facts)
    put(f"{told}\n")
    if loaded.replay.fault:
        fault = loaded.replay.fault
        tell(args, say("formulad: {file}, {fault}", file=str(args.file), fault=fault))
        return 1
    return 0
