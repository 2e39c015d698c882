"""`formulad scenario`: plays scenario files and says whether they come out as they must."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from formulad.cli.parser import add_common
from formulad.cli.speech import report, tell
from formulad.games.race.race_arguments import MAP, find_track
from formulad.kernel.sentence import joined, say, sentence_of

if TYPE_CHECKING:
    import argparse

    from formulad.games.commands import AnyCommands
    from formulad.race.road.track import Track

FINE, FAILED, UNREADABLE = 0, 1, 2


def register(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser], _game: AnyCommands
) -> None:
    """Add the command and what it can be told."""
    parser = subparsers.add_parser("scenario", help="play scenario files and check them")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    add_common(parser)


def run(args: argparse.Namespace) -> int:
    """Play files; return 1 if any comes out differently, 2 if any cannot be played."""
    tracks: dict[str, Track] = {}
    found = [_play(args, file, tracks) for file in args.files]
    passed = found.count(FINE)
    counts = say("{passed} passed, {failed} failed", passed=passed, failed=len(found) - passed)
    report(args, counts)
    return max(found)


def _play(args: argparse.Namespace, file: Path, tracks: dict[str, Track]) -> int:
    from formulad.race.road.track import TrackError
    from formulad.scenario.checking import failures
    from formulad.scenario.reading import read_file
    from formulad.scenario.scene import set_scene
    from formulad.store.yaml_document import DocumentError

    try:
        document, script = read_file(file)
        name = str(file.parent / script.track) if script.track.endswith(MAP) else script.track
        if name not in tracks:
            tracks[name] = find_track(args, name)
        found = failures(set_scene(document, script, tracks[name]))
    except DocumentError as error:
        tell(args, sentence_of(error))
        return UNREADABLE
    except TrackError as error:
        tell(args, joined(": ", (str(file), sentence_of(error))))
        return UNREADABLE
    for failure in found:
        report(args, failure)
    return FAILED if found else FINE
