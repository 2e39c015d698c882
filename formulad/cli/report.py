"""`formulad report`: tells what really happened in a race, as text, table or picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.cli.parser import add_common
from formulad.cli.speech import in_words, tell
from formulad.cli.terminal import put
from formulad.kernel.arguments import UsageError
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    import argparse

    from formulad.ai.report.account import RaceAccount
    from formulad.games.commands import AnyCommands
    from formulad.games.race.resume import LoadedRace
    from formulad.store.paths import Home
    from formulad.ui.race.analysis.race_report import RaceReport

PICTURE, TABLE = ".png", ".csv"


def register(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser], _game: AnyCommands
) -> None:
    """Add the command and what it can be told."""
    parser = subparsers.add_parser("report", help="tell what really happened in a race")
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a race")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="OUT", help="a picture (.png) or a table (.csv)"
    )
    parser.add_argument("--json", action="store_true", help="as JSON instead of a text")
    add_common(parser)


def run(args: argparse.Namespace) -> int:
    """Report a race; return 1 if a line of its record does not hold.

    Raises:
        UsageError: if the record is of no race, or nothing can be written.
    """
    from formulad.store.paths import home

    if args.output and args.output.suffix.lower() not in (PICTURE, TABLE):
        raise UsageError(say("{file}: a report ends in .png or .csv", file=str(args.output)))
    files = home(args.data)
    loaded = _loaded(args.file, files)
    report, account = _weighed(loaded, files)
    if args.output:
        _write(args.output, report, account, files)
    if args.json or not args.output:
        put(f"{_told(args, report, account)}\n")
    if loaded.replay.fault:
        fault = loaded.replay.fault
        tell(args, say("formulad: {file}, {fault}", file=str(args.file), fault=fault))
        return 1
    return 0


def _loaded(path: Path, files: Home) -> LoadedRace:
    from formulad.games.box import RACE, game_of_record
    from formulad.store.resume import load

    game = game_of_record(path)
    if game.id != RACE:
        raise UsageError(say("{file}: there are reports of races only", file=str(path)))
    return load(game.kind(files), path)


def _weighed(loaded: LoadedRace, files: Home) -> tuple[RaceReport, RaceAccount]:
    from formulad.ai.judging.judge import judge_of
    from formulad.ai.report.weighing import weighing
    from formulad.games.race.known_values import stock_library
    from formulad.kernel.record import finished
    from formulad.tiled.catalogue import the_catalogue
    from formulad.ui.race.analysis.race_report import report_of
    from formulad.ui.race.services.race_services import DrivenRace

    stock_library()
    setup = loaded.header.setup
    circuits = the_catalogue(files.data / "tracks", files.folders.tracks)
    circuit = circuits.load(setup.track)
    report = report_of(DrivenRace(circuit, loaded.game, loaded.good_part, setup))
    work = weighing(report.steps, report.story, judge_of(loaded.game.setting))
    return report, finished(work)


def _told(args: argparse.Namespace, report: RaceReport, account: RaceAccount) -> str:
    from formulad.games.race.report_values import as_facts
    from formulad.ui.race.analysis.report_text import report_text

    if args.json:
        facts = as_facts(report.steps, report.story, report.seats, account)
        return json.dumps(facts, indent=2, ensure_ascii=False)
    return in_words(args, report_text(report, account))


def _write(path: Path, report: RaceReport, account: RaceAccount, files: Home) -> None:
    from formulad.games.race.report_values import as_csv

    try:
        if path.suffix.lower() == TABLE:
            table = as_csv(report.steps, report.story, report.seats, account)
            path.write_text(table, encoding="utf-8")
        else:
            _draw(path, report, account, files)
    except OSError as error:
        fault = say("{file}: cannot be written: {reason}", file=str(path), reason=reason(error))
        raise UsageError(fault) from None


def _draw(path: Path, report: RaceReport, account: RaceAccount, files: Home) -> None:
    from formulad.ui.race.analysis.report_picture import report_picture, save_picture
    from formulad.ui.toolkit.assets import Assets

    save_picture(report_picture(report, account, Assets(files.data / "assets")), path)
