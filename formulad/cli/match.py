"""`formulad match`: which of two computer players is better, and how sure that is."""

from __future__ import annotations

import argparse
import json
import re
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING

from formulad.cli.parser import add_common, add_game
from formulad.cli.speech import report
from formulad.cli.terminal import put
from formulad.cli.workers import add_workers, workers_of
from formulad.games.box import GAMES
from formulad.kernel.arguments import MOST_SEEDS, whole
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from formulad.cli.course import Course
    from formulad.games.commands import AnyCommands, Contest
    from formulad.games.effort import Effort

MOST_GAMES = 1_000_000
USUAL_MOST = 20_000
USUAL_BOUNDS = "50:51"
FINE, INTERRUPTED = 0, 130


def register(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser], game: AnyCommands
) -> None:
    """Add the command and what it can be told, also of the game."""
    parser = subparsers.add_parser("match", help="find out which of two computers plays better")
    parser.add_argument("a", metavar="A", help="a grade, such as rookie")
    parser.add_argument("b", metavar="B", help="the grade it is compared with")
    add_game(parser, GAMES)
    game.add_arguments(parser)
    parser.add_argument(
        "--races",
        type=whole(2, MOST_GAMES),
        default=USUAL_MOST,
        metavar="MOST",
        help=f"how many at most, two to a pair; {USUAL_MOST}",
    )
    parser.add_argument(
        "--bounds",
        type=_bounds,
        default=_bounds(USUAL_BOUNDS),
        metavar="LOW:HIGH",
        help="which shares of pairs ahead are told apart, in percent; " + USUAL_BOUNDS,
    )
    parser.add_argument("--seed", type=whole(0, MOST_SEEDS), default=1)
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="as JSON instead of a sentence")
    add_common(parser)
    parser.set_defaults(commands=game)


def run(args: argparse.Namespace) -> int:
    """Play until it is settled who is better, and say so; Ctrl-C ends it early.

    Raises:
        UsageError: if they cannot play like that.
    """
    from formulad.ai.match.sequential_test import SequentialTest
    from formulad.cli.course import Course
    from formulad.games.effort import Effort

    contest = args.commands.contest(args, args.a, args.b, args.races // 2)
    course = Course(SequentialTest(*args.bounds))
    began, was_ended = perf_counter(), True
    with suppress(KeyboardInterrupt):
        course.follow(contest, workers_of(args))
        was_ended = False
    if course.tally.pairs:
        _tell(args, contest, course, Effort(perf_counter() - began, course.processor))
    return INTERRUPTED if was_ended else FINE


def _tell(args: argparse.Namespace, contest: Contest, course: Course, effort: Effort) -> None:
    from formulad.cli.match_result import as_json, in_sentences

    asked = {"a": args.a, "b": args.b, **contest.asked}
    if args.json:
        put(json.dumps(asked | as_json(course, effort), indent=2) + "\n")
    else:
        report(args, in_sentences(args.a, args.b, course))


def _bounds(text: str) -> tuple[float, float]:
    found = re.fullmatch(r"(\d{1,2}(?:\.\d{1,3})?):(\d{1,2}(?:\.\d{1,3})?)", text, re.ASCII)
    low, high = (float(found[1]) / 100, float(found[2]) / 100) if found else (0.0, 0.0)
    if not 0 < low < high:
        fault = say(
            "'{text}' are no bounds such as {usual}: two shares in percent, the lower one first",
            text=text[:40],
            usual=USUAL_BOUNDS,
        )
        raise argparse.ArgumentTypeError(fault)
    return low, high
