"""Notation of moves and dice, and its exact inverse.

    g4                      shift to fourth
    r17                     the die shows 17
    p s1.C4-c1.B2-c1.B3     drive: from the first cell, by each lane change, to the last
    p s2.A1-s2.A5 b2        the same, having braked by two
    p                       stay where one is
    slip s6.A10-s6.A12 b1   take the slipstream along these cells, braking by one
    slip no                 stay behind
    pit tyres soft          a stop for tyres; without a kind if all are the same
    pit technical wet brakes1 engine1
    tyres hard              fit tyres before the start
    lap                     go out for the timed lap
    lap no                  do without timed laps
    nitro                   inject the nitro; `nitro big` with three cells more
    drift +1                drift one cell farther; `drift -1` one less
    litter                  leave debris on the cell behind
    radio 3                 throw the radio at the car of the third seat; `radio no` to keep it
    repair brakes1 engine1  give points back
    sky again               another roll for the weather; `sky keep` to be content

A path names its first cell, the cells before and after each change of lane, and its last cell;
between them it stays in its lane.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.game import NotationError, Outcome
from formulad.kernel.sentence import say
from formulad.race.car import Part
from formulad.race.dice import Gear
from formulad.race.moves import (
    BeginTrial,
    ChoosePath,
    DeclineSlipstream,
    FitTyres,
    KeepRadio,
    KeepSky,
    LeaveLitter,
    Move,
    Repair,
    RollSkyAgain,
    ShiftTo,
    SkipTrials,
    StopForService,
    StopKind,
    TakeSlipstream,
    ThrowRadio,
    UseDrift,
    UseNitro,
)
from formulad.race.tyres import TyreKind

if TYPE_CHECKING:
    from formulad.race.road.track import CellId, Track

_CELLS = r"(?: (?P<cells>[\w-]*\.[\w.-]*))?(?: b(?P<brakes>[1-9]\d{0,2}))?"
_PATH = re.compile(rf"p{_CELLS}", re.ASCII)
_SLIPSTREAM = re.compile(rf"slip{_CELLS}", re.ASCII)
_KINDS = "|".join(TyreKind)
_FIT = re.compile(rf"tyres (?P<kind>{_KINDS})")
_STOP = re.compile(
    rf"pit (?P<kind>tyres|technical)(?: (?P<tyres>{_KINDS}))?(?P<repairs>(?: [a-z_]+[1-9])*)"
)
_REPAIR = re.compile(r"repair(?P<repairs>(?: [a-z_]+[1-9])+)")
_RADIO = re.compile(r"radio ([1-9]\d?)", re.ASCII)
_PARTS = {part.name.lower(): part for part in Part}
_WORDS: dict[str, Move] = {
    "slip no": DeclineSlipstream(),
    "lap": BeginTrial(),
    "lap no": SkipTrials(),
    "nitro": UseNitro(),
    "nitro big": UseNitro(is_big=True),
    "drift +1": UseDrift(1),
    "drift -1": UseDrift(-1),
    "litter": LeaveLitter(),
    "radio no": KeepRadio(),
    "sky again": RollSkyAgain(),
    "sky keep": KeepSky(),
}
_BY_MOVE = {move: word for word, move in _WORDS.items()}


def write(track: Track, choice: Move | Outcome) -> str:
    """Return the notation of a move or an outcome."""
    match choice:
        case Outcome(value):
            return f"r{value}"
        case ShiftTo(gear):
            return f"g{gear:d}"
        case ChoosePath(cells, brakes):
            return " ".join(["p", *_way_words(track, cells, brakes)])
        case TakeSlipstream(cells, brakes):
            return " ".join(["slip", *_way_words(track, cells, brakes)])
        case StopForService(kind, tyres, repairs):
            return " ".join(["pit", kind, *([tyres] if tyres else []), *_repair_words(repairs)])
        case Repair(repairs):
            return " ".join(["repair", *_repair_words(repairs)])
        case ThrowRadio(seat):
            return f"radio {seat + 1}"
        case FitTyres(kind):
            return f"tyres {kind}"
        case _:
            return _BY_MOVE[choice]


def _repair_words(repairs: tuple[tuple[Part, int], ...]) -> list[str]:
    return [f"{part.name.lower()}{points}" for part, points in repairs]


def _way_words(track: Track, cells: tuple[CellId, ...], brakes: int) -> list[str]:
    way = ["-".join(track.places[i].name for i in _landmarks(track, cells))] if cells else []
    return [*way, f"b{brakes}"] if brakes else way


def read(track: Track, text: str) -> Move | Outcome:
    """Return the move or outcome of a notation.

    Raises:
        NotationError: if nothing reads like it on this circuit.
    """
    if match := re.fullmatch(r"r(\d{1,4})", text, re.ASCII):
        return Outcome(int(match[1]))
    if match := re.fullmatch(r"g([1-6])", text):
        return ShiftTo(Gear(int(match[1])))
    if match := _PATH.fullmatch(text):
        return ChoosePath(*_way_of(track, match))
    if text in _WORDS:
        return _WORDS[text]
    if match := _SLIPSTREAM.fullmatch(text):
        return TakeSlipstream(*_way_of(track, match))
    if match := _FIT.fullmatch(text):
        return FitTyres(TyreKind(match["kind"]))
    if match := _STOP.fullmatch(text):
        return _read_stop(match)
    if match := _REPAIR.fullmatch(text):
        return Repair(_read_repairs(match["repairs"]))
    if match := _RADIO.fullmatch(text):
        return ThrowRadio(int(match[1]) - 1)
    raise NotationError(
        say("'{text}' is no move of a race: write g4, r17 or p s1.A1-s1.A5", text=text[:60])
    )


def _way_of(track: Track, match: re.Match[str]) -> tuple[tuple[CellId, ...], int]:
    cells = _follow(track, match["cells"]) if match["cells"] else ()
    return cells, int(match["brakes"] or 0)


def _read_stop(match: re.Match[str]) -> StopForService:
    tyres = TyreKind(match["tyres"]) if match["tyres"] else None
    return StopForService(StopKind(match["kind"]), tyres, _read_repairs(match["repairs"]))


def _read_repairs(text: str) -> tuple[tuple[Part, int], ...]:
    repairs = []
    for word in text.split():
        name, points = word[:-1], int(word[-1])
        if name not in _PARTS:
            raise NotationError(say("no car has a part called '{name}'", name=name[:20]))
        repairs.append((_PARTS[name], points))
    if repairs != sorted(set(repairs)) or len({part for part, _ in repairs}) < len(repairs):
        raise NotationError(say("repairs are listed once each, in the order of the parts"))
    return tuple(repairs)


def _landmarks(track: Track, cells: tuple[CellId, ...]) -> list[CellId]:
    """Return the cells that tell a path: ends, and both sides of each change of lane."""
    marks = [cells[0]]
    for before, after in pairwise(cells):
        if _straight_on(track, before) != after:
            marks += [before, after] if marks[-1] != before else [after]
    return marks if marks[-1] == cells[-1] else [*marks, cells[-1]]


def _follow(track: Track, text: str) -> tuple[CellId, ...]:
    """Return the whole path between landmarks."""
    marks = [_cell(track, name) for name in text.split("-")]
    path = [marks[0]]
    for mark in marks[1:]:
        path += _way(track, path[-1], mark)
        if len(set(path)) < len(path):
            raise NotationError(say("the path {path} goes round more than once", path=text[:60]))
    return tuple(path)


def _cell(track: Track, name: str) -> CellId:
    try:
        return track.by_name[name]
    except KeyError:
        fault = say("there is no cell {cell} on {track}", cell=name[:20], track=track.title)
        raise NotationError(fault) from None


def _way(track: Track, start: CellId, end: CellId) -> list[CellId]:
    """Return the cells after `start` up to `end`: one change of lane, or straight on in lane."""
    if end in track.next[start][1:] or end in _turnings(track, start):
        return [end]
    way, here = [], start
    for _ in track.places:
        here = _straight_on(track, here)
        way.append(here)
        if here == end:
            return way
    names = track.places[start].name, track.places[end].name
    raise NotationError(say("no lane leads from {start} to {end}", start=names[0], end=names[1]))


def _straight_on(track: Track, cell: CellId) -> CellId:
    """Return the place ahead in the same lane."""
    return track.next[cell][0]


def _turnings(track: Track, cell: CellId) -> tuple[CellId, ...]:
    """Return the places in the pits to which a car may turn from a place (PIT-2)."""
    return track.turnings.get(cell, ())
