"""`formulad school`: makes and proves puzzles, tells who misses them, and checks lessons."""

from __future__ import annotations

from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING

from formulad.cli.parser import add_common
from formulad.cli.speech import report, tell
from formulad.games.race.race_arguments import find_track
from formulad.kernel.arguments import MOST_SEEDS, UsageError, whole
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say, sentence_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from formulad.games.commands import AnyCommands
    from formulad.race.road.track import Track

FINE, FAILED, UNREADABLE = 0, 1, 2
USUAL_RACES, MOST_RACES = 1500, 100_000
USUAL_GRADES = ("club", "regular")


def register(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser], _game: AnyCommands
) -> None:
    """Add the command and what it can do."""
    parser = subparsers.add_parser("school", help="make and prove puzzles, check lessons")
    parser.set_defaults(run=run)
    commands = parser.add_subparsers(dest="school_command", required=True, metavar="COMMAND")
    make = commands.add_parser("make", help="find the puzzles of a circuit in lone races")
    make.add_argument("track", metavar="TRACK", help="a circuit by name, or a map (.tmx)")
    make.add_argument("-o", "--output", type=Path, required=True, metavar="DIR")
    make.add_argument("--races", type=whole(1, MOST_RACES), default=USUAL_RACES)
    make.add_argument("--seed", type=whole(0, MOST_SEEDS), default=1)
    make.set_defaults(school_action=_make)
    prove = commands.add_parser("prove", help="solve puzzles afresh and check what they say")
    prove.add_argument("files", nargs="+", type=Path, metavar="FILE")
    prove.set_defaults(school_action=_prove)
    misses = commands.add_parser("misses", help="how often computer drivers miss puzzles")
    misses.add_argument("files", nargs="+", type=Path, metavar="FILE")
    misses.set_defaults(school_action=_misses)
    lesson = commands.add_parser("lesson", help="play lessons as they are written")
    lesson.add_argument("files", nargs="+", type=Path, metavar="FILE")
    lesson.set_defaults(school_action=_lesson)
    for each in (make, prove, misses, lesson):
        add_common(each)


def run(args: argparse.Namespace) -> int:
    """Do what was asked for and return the exit status."""
    from formulad.games.race.known_values import stock_library

    stock_library()
    status: int = args.school_action(args)
    return status


def _make(args: argparse.Namespace) -> int:
    """Find the puzzles of a circuit and write them; the same seed finds the same.

    Raises:
        UsageError: if there is no such circuit, or the puzzles cannot be written.
    """
    from formulad.race.road.track import TrackError
    from formulad.school.choosing import chosen_puzzles
    from formulad.school.making import positions
    from formulad.school.shelf import put_on

    try:
        track = find_track(args, args.track)
        puzzles = chosen_puzzles(positions(track, args.races, args.seed), args.seed)
        put_on(args.output, puzzles)
    except TrackError as error:
        raise UsageError(sentence_of(error)) from None
    except OSError as error:
        raise UsageError(
            say("{folder}: {reason}", folder=args.output, reason=reason(error))
        ) from None
    report(args, say("{count} puzzles in {folder}", count=len(puzzles), folder=args.output))
    return FINE


def _prove(args: argparse.Namespace) -> int:
    """Prove puzzles; return 1 if one is not as it says, 2 if one cannot be read."""
    return _checked(args, _proved)


def _lesson(args: argparse.Namespace) -> int:
    """Play lessons as they are written; return 1 if one comes out otherwise, 2 if it cannot be."""
    return _checked(args, _played)


def _checked(
    args: argparse.Namespace, check: Callable[[argparse.Namespace, Path, dict[str, Track]], int]
) -> int:
    """Check files one by one and count; return the worst that came of it."""
    tracks: dict[str, Track] = {}
    found = [check(args, file, tracks) for file in args.files]
    passed = found.count(FINE)
    counts = say("{passed} passed, {failed} failed", passed=passed, failed=len(found) - passed)
    report(args, counts)
    return max(found)


def _played(args: argparse.Namespace, file: Path, tracks: dict[str, Track]) -> int:
    from formulad.race.road.track import TrackError
    from formulad.scenario.checking import failures
    from formulad.school.lesson_run import LessonRun
    from formulad.school.lesson_yaml import read_lesson
    from formulad.store.yaml_document import DocumentError

    try:
        written = read_lesson(file)
        run = LessonRun(written, _track(args, written.script.track, tracks))
        found = failures(run.scene)
    except (DocumentError, TrackError) as error:
        tell(args, sentence_of(error))
        return UNREADABLE
    for failure in found:
        report(args, failure)
    return FAILED if found else FINE


def _proved(args: argparse.Namespace, file: Path, tracks: dict[str, Track]) -> int:
    from formulad.race.road.track import TrackError
    from formulad.school.proving import failures
    from formulad.school.puzzle_yaml import read_puzzle
    from formulad.store.yaml_document import DocumentError

    try:
        document, puzzle = read_puzzle(file)
        found = failures(document, puzzle, _track(args, puzzle.track, tracks))
    except (DocumentError, TrackError) as error:
        tell(args, sentence_of(error))
        return UNREADABLE
    for failure in found:
        report(args, failure)
    return FAILED if found else FINE


def _track(args: argparse.Namespace, name: str, tracks: dict[str, Track]) -> Track:
    if name not in tracks:
        tracks[name] = find_track(args, name)
    return tracks[name]


def _misses(args: argparse.Namespace) -> int:
    """Tell how often drivers miss puzzles, by their stars, and how well that goes together.

    Raises:
        UsageError: if a puzzle cannot be used.
    """
    from formulad.race.road.track import TrackError
    from formulad.school.misses import correlation, missed
    from formulad.school.puzzle_yaml import read_puzzle
    from formulad.store.yaml_document import DocumentError

    tracks: dict[str, Track] = {}
    try:
        known = [read_puzzle(file) for file in args.files]
        for grade in USUAL_GRADES:
            found = [missed(*each, _track(args, each[1].track, tracks), grade) for each in known]
            shares: dict[int, list[float]] = {
                stars: [] for stars in sorted({each.stars for each in found})
            }
            for each in found:
                shares[each.stars].append(each.share)
            told = ", ".join(f"{stars}: {mean(each):.2f}" for stars, each in shares.items())
            sentence = say(
                "{grade} misses by stars {shares}; correlation {r}",
                grade=grade,
                shares=told,
                r=f"{correlation(found):.2f}",
            )
            report(args, sentence)
    except (DocumentError, TrackError) as error:
        raise UsageError(sentence_of(error)) from None
    return FINE
