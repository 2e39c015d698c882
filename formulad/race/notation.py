"""The written form of moves and dice, and its exact inverse.

    g4                      shift to fourth
    r17                     the die shows 17
    p s1.C4-c1.B2-c1.B3     drive: from the first cell, by each lane change, to the last
    p s2.A1-s2.A5 b2        the same, having braked by two
    p                       stay where one is

A path names its first cell, the cells before and after each change of lane, and its last cell;
between them it stays in its lane.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.game import NotationError, Outcome
from formulad.race.dice import Gear
from formulad.race.moves import ChoosePath, Move, ShiftTo

if TYPE_CHECKING:
    from formulad.race.track import CellId, Track

_PATH = re.compile(r"p(?: (?P<cells>[\w.-]*\.[\w.-]*))?(?: b(?P<brakes>[1-9]\d{0,2}))?", re.ASCII)


def write(track: Track, choice: Move | Outcome) -> str:
    """Return the notation of a move or an outcome."""
    match choice:
        case Outcome(value):
            return f"r{value}"
        case ShiftTo(gear):
            return f"g{gear:d}"
        case ChoosePath(cells, brakes):
            words = ["p"]
            if cells:
                words.append("-".join(track.cells[i].name for i in _landmarks(track, cells)))
            if brakes:
                words.append(f"b{brakes}")
            return " ".join(words)


def read(track: Track, text: str) -> Move | Outcome:
    """Return the move or outcome of a notation.

    Raises:
        NotationError: if nothing reads like it on this circuit.
    """
    if match := re.fullmatch(r"r(\d{1,3})", text, re.ASCII):
        return Outcome(int(match[1]))
    if match := re.fullmatch(r"g([1-6])", text):
        return ShiftTo(Gear(int(match[1])))
    if match := _PATH.fullmatch(text):
        cells = _follow(track, match["cells"]) if match["cells"] else ()
        return ChoosePath(cells, int(match["brakes"] or 0))
    raise NotationError(f"'{text[:60]}' is no move of a race: write g4, r17 or p s1.A1-s1.A5")


def _landmarks(track: Track, cells: tuple[CellId, ...]) -> list[CellId]:
    """Return the cells that tell a path: ends, and both sides of each change of lane."""
    marks = [cells[0]]
    for before, after in pairwise(cells):
        if track.next[before][0] != after:
            marks += [before, after] if marks[-1] != before else [after]
    return marks if marks[-1] == cells[-1] else [*marks, cells[-1]]


def _follow(track: Track, text: str) -> tuple[CellId, ...]:
    """Return the whole path between landmarks."""
    marks = [_cell(track, name) for name in text.split("-")]
    path = [marks[0]]
    for mark in marks[1:]:
        path += _way(track, path[-1], mark)
        if len(set(path)) < len(path):
            raise NotationError(f"the path {text[:60]} goes round more than once")
    return tuple(path)


def _cell(track: Track, name: str) -> CellId:
    try:
        return track.by_name[name]
    except KeyError:
        raise NotationError(f"there is no cell {name[:20]} on {track.title}") from None


def _way(track: Track, start: CellId, end: CellId) -> list[CellId]:
    """Return the cells after `start` up to `end`: one change of lane, or straight on in lane."""
    if end in track.next[start][1:]:
        return [end]
    way, here = [], start
    for _ in track.cells:
        here = track.next[here][0]
        way.append(here)
        if here == end:
            return way
    names = track.cells[start].name, track.cells[end].name
    raise NotationError(f"no lane leads from {names[0]} to {names[1]}")
