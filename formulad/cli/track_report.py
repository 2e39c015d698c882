"""`formulad track report`: has computers race on a circuit, and tells its maker how it drives."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from formulad.cli.parser import add_common
from formulad.cli.progress import with_bar
from formulad.cli.speech import in_words
from formulad.cli.terminal import put
from formulad.cli.workers import add_workers, workers_of
from formulad.games.race.race_arguments import add_rules
from formulad.kernel.arguments import MOST_SEEDS, UsageError, whole
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    import argparse

    from formulad.games.race.survey.survey_figures import SurveyFigures
    from formulad.games.race.survey.track_survey import TrackSurvey
    from formulad.tiled.circuit import Circuit

MOST_RACES, USUAL_RACES = 100_000, 200
PICTURE = (1920, 1080)
PNG, HTML = ".png", ".html"


def register(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command to those of `formulad track`."""
    parser = subparsers.add_parser("report", help="let computers race on a map, and judge it")
    parser.add_argument("file", type=Path, metavar="FILE", help="a map drawn in Tiled")
    add_rules(parser)
    parser.add_argument("--races", type=whole(1, MOST_RACES), default=USUAL_RACES)
    parser.add_argument("--seed", type=whole(0, MOST_SEEDS), default=1)
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="as JSON instead of a table")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="OUT", help="a picture (.png) or a page (.html)"
    )
    add_common(parser)
    parser.set_defaults(track_action=run)


def run(args: argparse.Namespace) -> int:
    """Have the races driven and tell what they come to; return 0.

    Raises:
        TrackError: if the map cannot be raced on.
        UsageError: if that cannot be raced, or the file not written.
    """
    from formulad.tiled.catalogue import load

    _check_output(args.output)
    circuit, began = load(args.file), perf_counter()
    survey, found = found_on(circuit, args)
    _tell(args, survey, found, perf_counter() - began)
    if args.output:
        _write(args, circuit, survey, found)
    return 0


def found_on(circuit: Circuit, args: argparse.Namespace) -> tuple[TrackSurvey, SurveyFigures]:
    """Have the races driven that a command line asks for; return them and what they come to.

    Raises:
        UsageError: if they cannot be driven like that.
    """
    from formulad.cli.pool import play
    from formulad.games.race.survey.survey_figures import survey_figures
    from formulad.games.race.survey.track_survey import survey_on

    survey = survey_on(circuit.track, args)
    races = [race.result for race in with_bar(play(survey, workers_of(args)), survey.games)]
    return survey, survey_figures(survey.series, races, survey.par, len(circuit.warnings))


def _check_output(path: Path | None) -> None:
    if path and path.suffix.lower() not in {PNG, HTML}:
        fault = say("{file}: a report is written as .png or .html", file=str(path))
        raise UsageError(fault)
    if path and not path.parent.is_dir():
        raise UsageError(say("{file}: there is no folder to write it to", file=str(path)))


def _tell(
    args: argparse.Namespace, survey: TrackSurvey, found: SurveyFigures, seconds: float
) -> None:
    from formulad.games.race.survey.survey_table import survey_table

    if args.json:
        told = survey.series.asked | found.as_json() | {"seconds": round(seconds, 3)}
        put(json.dumps(told, indent=2, ensure_ascii=False) + "\n")
    else:
        put(survey_table(survey.asked, found) + "\n")


def _write(
    args: argparse.Namespace, circuit: Circuit, survey: TrackSurvey, found: SurveyFigures
) -> None:
    """Write the picture, or the page with it.

    Raises:
        UsageError: if that is impossible.
    """
    from formulad.cli.track_page import page
    from formulad.store.paths import data_root
    from formulad.ui.race.board.still_heat import heat_png
    from formulad.ui.toolkit.assets import Assets

    words = in_words(args, say("times driven over in a race; black: never"))
    assets = Assets(data_root(args.data) / "assets")
    content = heat_png(circuit, assets, PICTURE, found.driven, words)
    if args.output.suffix.lower() == HTML:
        content = page(survey, found, content).encode()
    try:
        args.output.write_bytes(content)
    except OSError as error:
        fault = say(
            "{file}: cannot be written: {reason}", file=str(args.output), reason=reason(error)
        )
        raise UsageError(fault) from None
