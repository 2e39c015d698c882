"""Findings of a check: what `track check --json` tells an editor such as Tiled, format 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, assert_never

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import Sentence, say, sentence_of
from formulad.race.road.track import LANE_LETTERS, TrackError
from formulad.tiled.catalogue import load
from formulad.tiled.faults.fault import MAP, Fault, Severity
from formulad.tiled.faults.fault_codes import Code
from formulad.tiled.faults.faults import FaultyMap
from formulad.tiled.faults.mending import Delete, Mend, Move, Reverse, Set, Swap

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.tiled.circuit import Circuit

FORMAT = 1
"""The version of what is told."""

InWords: TypeAlias = "Callable[[str], str]"
"""Says a sentence in the language of the author."""


@frozen
class Findings:
    """What came of reading a map."""

    circuit: Circuit | None
    """What is drawn on it; None if it cannot be raced on."""
    faults: tuple[Fault, ...]
    """Faults, or of a sound map the doubts."""
    hidden: tuple[Fault, ...] = ()
    """What follows from those, and is mended with them."""
    is_readable: bool = True
    """Whether it is a map at all."""


def check(path: Path) -> Findings:
    """Return what there is to say of a map."""
    return findings_of(lambda: load(path))


def findings_of(read: Callable[[], Circuit]) -> Findings:
    """Return what comes of reading a map in some way."""
    try:
        circuit = read()
    except FaultyMap as error:
        return Findings(None, error.faults, error.hidden)
    except TrackError as error:
        return Findings(None, (_unreadable(error),), is_readable=False)
    return Findings(circuit, circuit.warnings)


def _unreadable(error: TrackError) -> Fault:
    told = sentence_of(error)
    sentence = told if isinstance(told, Sentence) else say("{reason}", reason=told)
    return Fault(Code.UNREADABLE, MAP, Severity.FAULT, sentence)


def as_json(findings: Findings, path: Path, in_words: InWords, *, all_: bool) -> dict[str, Any]:
    """Return findings as plain values; with `all_` also what follows from other faults."""
    circuit, hidden = findings.circuit, findings.hidden
    shown = (*findings.faults, *hidden) if all_ else findings.faults
    return {
        "format": FORMAT,
        "file": str(path),
        "cells": len(circuit.track.cells) if circuit else 0,
        "lanes": _lanes(circuit) if circuit else {},
        "corners": _corners(circuit, in_words) if circuit else [],
        "faults": [_fault(fault, in_words) for fault in shown],
        "hidden": 0 if all_ else len(hidden),
    }


def _lanes(circuit: Circuit) -> dict[str, int]:
    """Return how many cells each lane has, the leftmost first."""
    lanes = [cell.lane for cell in circuit.track.cells]
    letters = LANE_LETTERS[: circuit.track.lane_count]
    return {letter: lanes.count(lane) for lane, letter in enumerate(letters)}


def _corners(circuit: Circuit, in_words: InWords) -> list[dict[str, Any]]:
    """Return the corners in driving order, with their shortest and longest way in cells."""
    corners = (sector.corner for sector in circuit.track.sectors)
    return [
        {
            "name": in_words(corner.name),
            "stops": corner.stops,
            "shortest": corner.shortest,
            "longest": corner.longest,
        }
        for corner in corners
        if corner
    ]


def _fault(fault: Fault, in_words: InWords) -> dict[str, Any]:
    spot = fault.spot
    x, y = (None, None) if spot.at is None else (round(spot.at[0], 1), round(spot.at[1], 1))
    return {
        "code": str(fault.code),
        "id": spot.id,
        "vertex": spot.vertex,
        "x": x,
        "y": y,
        "severity": str(fault.severity),
        "sentence": in_words(fault.told),
        "remedy": in_words(fault.remedy) if fault.remedy else "",
        "others": list(fault.others),
        "mend": None if fault.mend is None else _mend(fault.mend),
    }


def _mend(mend: Mend) -> dict[str, Any]:
    """Return the step that mends a fault, as an editor takes it."""
    match mend:
        case Reverse(ids):
            return {"do": "reverse", "ids": list(ids)}
        case Swap(ids, name):
            return {"do": "swap", "ids": list(ids), "name": name}
        case Set(id, name, value):
            return {"do": "set", "id": id, "name": name, "value": value}
        case Move(id, vertex, (x, y)):
            return {"do": "move", "id": id, "vertex": vertex, "x": round(x, 2), "y": round(y, 2)}
        case Delete(id, vertex):
            return {"do": "delete", "id": id, "vertex": vertex}
    assert_never(mend)
