"""`formulad track check`: lists what is wrong with maps, in words or as JSON for an editor."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from formulad.cli.parser import add_common
from formulad.cli.speech import in_words, report, tell
from formulad.cli.terminal import put
from formulad.kernel.arguments import UsageError
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import counted, joined, say

if TYPE_CHECKING:
    import argparse

    from formulad.kernel.sentence import Sentence
    from formulad.tiled.findings import Findings

FINE, FAULTY, UNREADABLE = 0, 1, 2


def register(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command to those of `formulad track`."""
    parser = subparsers.add_parser("check", help="list every fault and warning of a map")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--all", action="store_true", help="also faults that follow from others")
    parser.add_argument(
        "--json", action="store_true", help="as JSON for an editor, one line a file"
    )
    parser.add_argument(
        "--preview", type=Path, metavar="OUT.jpg", help="draw the board as large as the map"
    )
    add_common(parser)
    parser.set_defaults(track_action=run)


def run(args: argparse.Namespace) -> int:
    """List the faults and warnings of maps; return 1 if any has faults, 2 if one is unreadable.

    Raises:
        UsageError: if one picture is asked for of several maps, or cannot be written.
    """
    if args.preview and len(args.files) > 1:
        raise UsageError(say("--preview shows one map; {n} are given", n=len(args.files)))
    return max(_check(args, file) for file in args.files)


def _check(args: argparse.Namespace, file: Path) -> int:
    from formulad.tiled.findings import check

    began = perf_counter()
    findings = check(file)
    checked = perf_counter()
    if args.preview and findings.is_readable:
        _draw(args, findings, file)
    drawn = perf_counter()
    if args.json:
        _tell_json(args, findings, file, (checked - began, drawn - checked))
    else:
        _tell(args, findings, file)
    if not findings.is_readable:
        return UNREADABLE
    return FINE if findings.circuit else FAULTY


def _draw(args: argparse.Namespace, findings: Findings, file: Path) -> None:
    from formulad.store.paths import data_root
    from formulad.ui.race.board.still_preview import save_preview
    from formulad.ui.toolkit.assets import Assets

    assets = Assets(data_root(args.data) / "assets")
    try:
        save_preview(findings, file, assets, args.preview)
    except OSError as error:
        fault = say(
            "{file}: cannot be written: {reason}", file=str(args.preview), reason=reason(error)
        )
        raise UsageError(fault) from None


def _tell_json(
    args: argparse.Namespace, findings: Findings, file: Path, seconds: tuple[float, float]
) -> None:
    from formulad.tiled.findings import as_json

    told = as_json(findings, file, lambda text: in_words(args, text), all_=args.all)
    check, preview = (round(1000 * each) for each in seconds)
    told["ms"] = {"check": check, "preview": preview}
    put(json.dumps(told, ensure_ascii=False) + "\n")


def _tell(args: argparse.Namespace, findings: Findings, file: Path) -> None:
    if not findings.is_readable:
        tell(args, findings.faults[0].sentence)
    elif findings.circuit is None:
        report(args, _faulty(findings, file, all_=args.all))
    else:
        report(args, _fine(findings, file))


def _faulty(findings: Findings, file: Path, *, all_: bool) -> Sentence:
    """Return the faults of a map, one a line, and how many there are."""
    shown = (*findings.faults, *findings.hidden) if all_ else findings.faults
    number = counted(len(shown), "{file}: {n} fault", "{file}: {n} faults", file=str(file))
    lines = [*(fault.line for fault in shown), number]
    if findings.hidden and not all_:
        rest = counted(
            len(findings.hidden),
            "and {n} more that follows from them (--all)",
            "and {n} more that follow from them (--all)",
        )
        lines[-1] = joined(", ", (number, rest))
    return joined("\n", lines)


def _fine(findings: Findings, file: Path) -> Sentence:
    """Return what there is to say of a map without faults: its doubts, and how large it is."""
    doubts = [say("warning: {warning}", warning=each.line) for each in findings.faults]
    cells = len(findings.circuit.track.cells) if findings.circuit else 0
    size = say(
        "{file}: {cells}, no faults, {warnings}",
        file=str(file),
        cells=counted(cells, "{n} cell", "{n} cells"),
        warnings=counted(len(doubts), "{n} warning", "{n} warnings"),
    )
    return joined("\n", (*doubts, size))
