"""`formulad track export` and `import`: give a circuit away in one file, and take one in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from formulad.cli.parser import add_common
from formulad.cli.speech import report, tell
from formulad.cli.track_check import FAULTY, FINE, UNREADABLE
from formulad.cli.track_report import MOST_RACES, found_on
from formulad.cli.workers import add_workers
from formulad.games.race.race_arguments import add_rules
from formulad.kernel.arguments import MOST_SEEDS, UsageError, whole
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say, sentence_of

if TYPE_CHECKING:
    import argparse

    from formulad.games.race.shared_circuits import TakenIn
    from formulad.kernel.sentence import Sentence
    from formulad.tiled.circuit import Circuit

USUAL_RACES = 50


def register(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the commands to those of `formulad track`."""
    parser = subparsers.add_parser("export", help="pack a circuit into one file to give away")
    parser.add_argument("file", type=Path, metavar="FILE", help="a map drawn in Tiled")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="OUT.formulad", required=True, help="what to write"
    )
    add_rules(parser)
    parser.add_argument(
        "--races",
        type=whole(0, MOST_RACES),
        default=USUAL_RACES,
        help="how many the report is about; of none there is no report",
    )
    parser.add_argument("--seed", type=whole(0, MOST_SEEDS), default=1)
    add_workers(parser)
    add_common(parser)
    parser.set_defaults(track_action=run_export)
    taking = subparsers.add_parser("import", help="put a circuit from somebody else among yours")
    taking.add_argument("file", type=Path, metavar="FILE.formulad")
    add_common(taking)
    taking.set_defaults(track_action=run_import)


def run_export(args: argparse.Namespace) -> int:
    """Pack a circuit and say by which signs it is known; return 0.

    Raises:
        TrackError: if the map cannot be raced on.
        UsageError: if that cannot be raced, or the file not written.
    """
    from formulad.games.race.shared_circuits import given_away, signs_of
    from formulad.store.container import packed
    from formulad.store.disk import claim, fill
    from formulad.store.paths import data_root
    from formulad.tiled.catalogue import load
    from formulad.ui.race.board.still_preview import preview_jpg
    from formulad.ui.toolkit.assets import Assets

    circuit = load(args.file)
    found = _report_on(circuit, args) if args.races else None
    preview = preview_jpg(circuit, Assets(data_root(args.data) / "assets"))
    content = packed(given_away(circuit, preview, found))
    place = str(args.output)
    try:
        if not claim(args.output):
            raise UsageError(say("{file} is there already", file=place))
        fill(args.output, content)
    except OSError as error:
        fault = say("{file}: cannot be written: {reason}", file=place, reason=reason(error))
        raise UsageError(fault) from None
    said = say("{file} is written. Its signs: {signs}", file=place, signs=signs_of(circuit))
    report(args, said)
    return FINE


def _report_on(circuit: Circuit, args: argparse.Namespace) -> dict[str, Any]:
    survey, found = found_on(circuit, args)
    return survey.series.asked | found.as_json()


def run_import(args: argparse.Namespace) -> int:
    """Take a circuit in; return 1 if nobody can race on it, 2 if the file cannot be used."""
    from formulad.games.race.shared_circuits import sound_circuits, take_in
    from formulad.race.road.track import TrackError
    from formulad.store.container import ContainerError, open_container
    from formulad.store.paths import data_root, user_folders
    from formulad.tiled.catalogue import Catalogue

    own = user_folders().tracks
    catalogue = Catalogue(data_root(args.data) / "tracks", own)
    try:
        known = sound_circuits(catalogue.paths, catalogue.load)
        taken = take_in(open_container(args.file), args.file.stem, own, known)
    except ContainerError as error:
        tell(args, sentence_of(error))
        return UNREADABLE
    except TrackError as error:
        tell(args, sentence_of(error))
        return FAULTY
    except OSError as error:
        fault = say("{file}: cannot be written: {reason}", file=str(own), reason=reason(error))
        raise UsageError(fault) from None
    report(args, _told(taken))
    return FINE


def _told(taken: TakenIn) -> Sentence:
    from formulad.games.race.shared_circuits import signs_of

    title, file, signs = taken.circuit.track.title, str(taken.path), signs_of(taken.circuit)
    if taken.is_new:
        return say(
            "{title} is among your circuits now: {file}. Its signs: {signs}",
            title=title,
            file=file,
            signs=signs,
        )
    return say(
        "{title} is there already: {file}. Its signs: {signs}",
        title=title,
        file=file,
        signs=signs,
    )
