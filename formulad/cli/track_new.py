"""`formulad track new`: begins a circuit, as a map without a fault."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from formulad.cli.parser import add_common
from formulad.cli.speech import report
from formulad.kernel.arguments import UsageError, whole
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say, sentence_of
from formulad.tiled.generators.outlines import Outline

if TYPE_CHECKING:
    import argparse

    from formulad.tiled.generators.new_circuit import Wanted
    from formulad.tiled.generators.tmx_file import TmxFile

MOST_LANES = 8
LONGEST_PICTURE = 20_000
"""Pixels of a side."""
LANE_WIDTH = whole(20, 400)
CELL_LENGTH = whole(20, 800)
"""Pixels."""


def register(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command to those of `formulad track`."""
    parser = subparsers.add_parser("new", help="begin a circuit: a map without a fault")
    parser.add_argument("file", type=Path, metavar="FILE", help="the map to write (.tmx)")
    shapes = [str(each) for each in Outline]
    parser.add_argument("--shape", choices=shapes, default=str(Outline.HAIRPIN), help="its outline")
    parser.add_argument("--lanes", type=whole(1, MOST_LANES), default=3)
    parser.add_argument("--width", type=LANE_WIDTH, default=54, help="of a lane, in pixels")
    parser.add_argument("--length", type=CELL_LENGTH, help="of a cell, in pixels")
    parser.add_argument(
        "--trace",
        type=Path,
        metavar="IMAGE",
        help="instead of a circuit: an empty map over this picture",
    )
    add_common(parser)
    parser.set_defaults(track_action=run)


def run(args: argparse.Namespace) -> int:
    """Write the map and say so; return 0.

    Raises:
        UsageError: if there is such a file, it cannot be written, or the road has no room.
    """
    from formulad.store.disk import claim, fill
    from formulad.tiled.generators.drawing_error import DrawingError
    from formulad.tiled.generators.new_circuit import new_circuit

    file: Path = args.file
    try:
        text = (_traced(args) if args.trace else new_circuit(_wanted(args))).text
        if not claim(file):
            raise UsageError(say("{file} is there already", file=str(file)))
        fill(file, text.encode())
    except DrawingError as error:
        raise UsageError(sentence_of(error)) from None
    except OSError as error:
        fault = say("{file}: cannot be written: {reason}", file=str(file), reason=reason(error))
        raise UsageError(fault) from None
    if args.trace:
        told = say(
            "{file} is written: click the middle of the road, then press F7.", file=str(file)
        )
    else:
        told = say("{file} is written: open it in Tiled, or race on it.", file=str(file))
    report(args, told)
    return 0


def _traced(args: argparse.Namespace) -> TmxFile:
    """Return an empty map over a picture.

    Raises:
        UsageError: if there is no picture, or it is too large for a map.
    """
    from formulad.store.yaml_document import unreadable
    from formulad.tiled.generators.traced_map import traced_map
    from formulad.ui.toolkit.picture_size import picture_size

    picture: Path = args.trace
    try:
        size = picture_size(picture)
    except OSError as error:
        raise UsageError(unreadable(picture, error)) from None
    if size is None or max(size) > LONGEST_PICTURE:
        most = LONGEST_PICTURE
        fault = say("{file}: this is no picture of at most {most} pixels", file=picture, most=most)
        raise UsageError(fault)
    seen = os.path.relpath(picture.resolve(), args.file.resolve().parent)
    return traced_map(_wanted(args), Path(seen).as_posix(), size)


def _wanted(args: argparse.Namespace) -> Wanted:
    from formulad.tiled.generators.new_circuit import Wanted

    title = args.file.stem.replace("-", " ").replace("_", " ").title()
    return Wanted(title, Outline(args.shape), args.lanes, float(args.width), args.length)
