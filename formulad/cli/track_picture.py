"""`formulad track picture`: draws a circuit as the game shows it."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

from formulad.cli.parser import add_common
from formulad.kernel.arguments import UsageError
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say

_SMALLEST, _LARGEST = 160, 8192
_USUAL = "1920x1080"


def register(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command to those of `formulad track`."""
    parser = subparsers.add_parser("picture", help="draw the board as the game shows it")
    parser.add_argument("file", type=Path, metavar="FILE", help="a map drawn in Tiled")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="OUT.png", required=True, help="the picture to write"
    )
    parser.add_argument(
        "--size", type=_size, metavar="WxH", default=_size(_USUAL), help=f"in pixels; {_USUAL}"
    )
    add_common(parser)
    parser.set_defaults(track_action=run)


def run(args: argparse.Namespace) -> int:
    """Draw a map and write the picture; return 0.

    Raises:
        TrackError: if the map cannot be raced on.
        UsageError: if the picture cannot be written.
    """
    from formulad.store.paths import data_root
    from formulad.tiled.catalogue import load
    from formulad.ui.race.board.still_layers import save_still
    from formulad.ui.toolkit.assets import Assets

    circuit = load(args.file)
    assets = Assets(data_root(args.data) / "assets")
    try:
        save_still(circuit, assets, args.size, args.output)
    except OSError as error:
        fault = say(
            "{file}: cannot be written: {reason}", file=str(args.output), reason=reason(error)
        )
        raise UsageError(fault) from None
    return 0


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text, re.ASCII)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(_SMALLEST <= side <= _LARGEST for side in size):
        fault = say(
            "'{text}' is no size such as {usual}, each from {smallest} to {largest}",
            text=text[:40],
            usual=_USUAL,
            smallest=_SMALLEST,
            largest=_LARGEST,
        )
        raise argparse.ArgumentTypeError(fault)
    return size
