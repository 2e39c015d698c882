"""`formulad track draw`: draws lanes, grid, pit lane on a map, or tells an editor what to draw."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from formulad.cli.parser import add_common
from formulad.cli.speech import in_words, report, tell
from formulad.cli.terminal import put
from formulad.cli.track_check import FAULTY, FINE, UNREADABLE
from formulad.cli.track_new import CELL_LENGTH, LANE_WIDTH, MOST_LANES
from formulad.kernel.arguments import MOST_SEEDS, UsageError, whole
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import counted, joined, say, sentence_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from formulad.tiled.generators.changes import Changes
    from formulad.tiled.generators.drawing_error import DrawingError
    from formulad.tiled.sheet.sheet import Item, Sheet

FORMAT = 1
"""The version of what an editor is told."""
MOST_SLOTS = 20
MOST_CELLS = 400
NUMBER = whole(1, MOST_SEEDS)
"""The number of an object in Tiled."""


def register(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command to those of `formulad track`."""
    parser = subparsers.add_parser("draw", help="draw lanes, a grid or a pit lane on a map")
    things = parser.add_subparsers(dest="drawn", required=True, metavar="WHAT")
    _register_lanes(things)
    grid = _added(things, "grid", "start slots behind the finish line", _grid)
    grid.add_argument("--slots", type=whole(1, MOST_SLOTS), help="as many as players_max")
    pit = _added(things, "pit", "a pit lane beside the outer lane", _pit)
    pit.add_argument("--behind", type=whole(4, 60), default=12, help="cells before the line")
    pit.add_argument("--beyond", type=whole(3, 60), default=6, help="cells after it")
    pit.add_argument("--boxes", type=whole(0, MOST_SLOTS), default=10)
    pit.add_argument("--side", choices=("right", "left"), default="right")
    respace = _added(things, "respace", "the cells of lanes in a box, evenly", _respace)
    respace.add_argument("--lane", type=NUMBER, action="append", required=True, metavar="ID")
    respace.add_argument("--box", type=NUMBER, required=True, metavar="ID", help="a rectangle")
    respace.add_argument("--cells", type=whole(2, MOST_CELLS), help="how many there shall be")


def _register_lanes(things: argparse._SubParsersAction[Any]) -> None:
    lanes = _added(things, "lanes", "lanes, corners, line and grid along a centreline", _lanes)
    lanes.add_argument("--centreline", type=NUMBER, metavar="ID", help="the line's number")
    lanes.add_argument("--lanes", type=whole(1, MOST_LANES), default=3)
    lanes.add_argument("--width", type=LANE_WIDTH, help="of a lane, in pixels; lane_width")
    lanes.add_argument("--length", type=CELL_LENGTH, help="of a cell, in pixels")
    lanes.add_argument("--slots", type=whole(0, MOST_SLOTS), help="0 for none; players_max")
    lanes.add_argument("--side-by-side", action="store_true", help="cells are no bricks")


def _added(
    things: argparse._SubParsersAction[Any],
    name: str,
    told: str,
    draw: Callable[[argparse.Namespace, Sheet], Changes],
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = things.add_parser(name, help=told)
    parser.add_argument("file", type=Path, metavar="FILE", help="a map drawn in Tiled")
    parser.add_argument(
        "--json", action="store_true", help="tell an editor what to draw, and leave the file"
    )
    add_common(parser)
    parser.set_defaults(track_action=run, draw=draw)
    return parser


def run(args: argparse.Namespace) -> int:
    """Draw, or tell what to draw; return 1 if it cannot be drawn, 2 if the map is unreadable.

    Raises:
        UsageError: if the file cannot be written.
    """
    from formulad.tiled.faults.faults import UnreadableMap
    from formulad.tiled.generators.drawing_error import DrawingError
    from formulad.tiled.sheet.sheet import read_sheet

    try:
        changes = args.draw(args, read_sheet(args.file))
    except UnreadableMap as error:
        tell(args, sentence_of(error))
        return UNREADABLE
    except DrawingError as error:
        _refuse(args, error)
        return FAULTY
    if args.json:
        from formulad.tiled.generators.changes import as_json

        put(json.dumps({"format": FORMAT, **as_json(changes)}, ensure_ascii=False) + "\n")
    else:
        _write(args, changes)
    return FINE


def _refuse(args: argparse.Namespace, error: DrawingError) -> None:
    if not args.json:
        tell(args, sentence_of(error))
        return
    x, y = error.at or (None, None)
    told = {
        "sentence": in_words(args, error.sentence),
        "remedy": in_words(args, error.remedy),
        "x": x and round(x, 1),
        "y": y and round(y, 1),
    }
    put(json.dumps({"format": FORMAT, "refused": told}, ensure_ascii=False) + "\n")


def _write(args: argparse.Namespace, changes: Changes) -> None:
    from formulad.store.disk import write_whole
    from formulad.tiled.generators.tmx_file import TmxFile
    from formulad.tiled.sheet.scan import load_bytes

    file: Path = args.file
    drawn = TmxFile.read(load_bytes(file))
    drawn.change(changes)
    try:
        write_whole(file, drawn.text.encode())
    except OSError as error:
        fault = say("{file}: cannot be written: {reason}", file=str(file), reason=reason(error))
        raise UsageError(fault) from None
    added = counted(len(changes.added), "{n} object drawn", "{n} objects drawn")
    gone = counted(len(changes.removed), "{n} taken away", "{n} taken away")
    told = joined(", ", (added, gone)) if changes.removed else added
    report(args, joined(": ", (str(file), told)))


def _lanes(args: argparse.Namespace, sheet: Sheet) -> Changes:
    from formulad.tiled.generators.centreline import centreline_of, lanes_on
    from formulad.tiled.generators.lane_cells import USUAL_LENGTH, Layout

    width = float(args.width or sheet.lane_width)
    length = float(args.length or round(USUAL_LENGTH * width))
    layout = Layout(args.lanes, width, length, has_bricks=not args.side_by_side)
    slots = min(sheet.players, MOST_SLOTS) if args.slots is None else args.slots
    return lanes_on(sheet, centreline_of(sheet, args.centreline), layout, slots=slots)


def _grid(args: argparse.Namespace, sheet: Sheet) -> Changes:
    from formulad.tiled.generators.start_grid import grid_on

    return grid_on(sheet, args.slots or min(sheet.players, MOST_SLOTS))


def _pit(args: argparse.Namespace, sheet: Sheet) -> Changes:
    from formulad.tiled.generators.pit_lane import PitPlan, pit_lane_on

    plan = PitPlan(args.behind, args.beyond, args.boxes, is_right=args.side == "right")
    return pit_lane_on(sheet, plan)


def _respace(args: argparse.Namespace, sheet: Sheet) -> Changes:
    from formulad.tiled.generators.respacing import respaced

    lanes = [_item(sheet, number) for number in args.lane]
    return respaced(lanes, _item(sheet, args.box), args.cells)


def _item(sheet: Sheet, number: int) -> Item:
    from formulad.tiled.generators.drawing_error import DrawingError

    item = sheet.item(number)
    if item is None:
        raise DrawingError(
            say("There is no object #{id} on this map.", id=number), say("save the map first")
        )
    return item
