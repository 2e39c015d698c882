"""Marks dropped on single cells: start slots, pit boxes, debris."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.tiled.circuit import PitBox
from formulad.tiled.faults.fault import MAP
from formulad.tiled.faults.fault_codes import LANE_ROOTS, Code
from formulad.tiled.faults.mending import Move, Set
from formulad.tiled.features.finder import Finder

if TYPE_CHECKING:
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.features.pits import PitDraft
    from formulad.tiled.sheet.drawn import DrawnMap, DrawnObject


MOST_ASTRAY = 2
"""Marks of a class that are named one by one; more were moved together."""


def read_marks(
    drawn: DrawnMap, kind: str, finder: Finder, faults: Faults
) -> list[tuple[DrawnObject, int]]:
    """Return the marks of a class with the cells they lie on, no two on the same."""
    marks: dict[int, DrawnObject] = {}
    astray: list[DrawnObject] = []
    for each in drawn.of(kind):
        cell = finder.at(each.points[0])
        if cell is None:
            astray.append(each)
        elif cell in marks:
            other = marks[cell].id
            twice = say("is on the same cell as {kind} #{id}", kind=kind, id=other)
            remedy = say("move it to a cell of its own, or delete it")
            faults.add(each, Code.MARK_TWICE, twice, remedy, others=(other,))
        else:
            marks[cell] = each
    if "lane" in faults.unsure:
        astray = []  # they may lie on the lane that was refused
    if len(astray) > MOST_ASTRAY:
        _note_crowd(astray, finder, faults)
    else:
        for each in astray:
            _note_stray(each, finder, faults)
    return [(each, cell) for cell, each in marks.items()]


def _note_crowd(astray: list[DrawnObject], finder: Finder, faults: Faults) -> None:
    """Note at once that many marks of a class lie beside their cells."""
    first, others = astray[0], [each.id for each in astray[1:]]
    off = say(
        "is not on a cell, nor are {n} more ({far})",
        n=len(others),
        far=finder.how_far(first.points[0]),
    )
    remedy = say("select them all, and move them onto the cells")
    owners = finder.owners(first.points[0])
    others.extend(owners)
    faults.add(first, Code.MARK_OFF_CELL, off, remedy, others=others, because=LANE_ROOTS)


def _note_stray(mark: DrawnObject, finder: Finder, faults: Faults) -> None:
    """Note a mark that lies on no cell, with the place of the nearest."""
    off = say("is not on a cell ({far})", far=finder.how_far(mark.points[0]))
    near = finder.nearest(mark.points[0])
    if near is None:
        faults.add(mark, Code.MARK_OFF_CELL, off, say("delete it"))
        return
    remedy = say("move it to ({x},{y})", x=f"{near[0]:.0f}", y=f"{near[1]:.0f}")
    faults.add(
        mark,
        Code.MARK_OFF_CELL,
        off,
        remedy,
        others=finder.owners(mark.points[0]),
        mend=Move(mark.id, 0, near),
        because=LANE_ROOTS,
    )


def read_grid(drawn: DrawnMap, finder: Finder, faults: Faults) -> list[tuple[DrawnObject, int]]:
    """Return the start slots with their cells, pole first."""
    slots = sorted(
        read_marks(drawn, "start_slot", finder, faults), key=lambda slot: slot[0].number("slot")
    )
    if "start_slot" not in faults.unsure:
        _check_slots(drawn, faults)
    return slots


def _check_slots(drawn: DrawnMap, faults: Faults) -> None:
    """Note start slots without a number, two with one, numbers left out, and too few of them."""
    slots = drawn.of("start_slot")
    numbers = [each.number("slot") for each in slots]
    missing = sorted(set(range(1, len(slots) + 1)) - set(numbers))
    before = len(faults.found)
    for each in slots:
        if not each.number("slot"):
            remedy = say("set slot to {number}", number=missing[0])
            mend = Set(each.id, "slot", missing.pop(0))
            faults.add(each, Code.SLOT_MISSING, say("slot is not set"), remedy, mend=mend)
    if missing and len(faults.found) == before:
        gone = say("slot {number} of the start grid is missing", number=missing[0])
        remedy = say("let the start grid be made, or number the slots 1, 2, 3 ...")
        faults.add(MAP, Code.SLOT_MISSING, gone, remedy)
    players = int(drawn.properties["players_max"])
    if players > len(slots) and len(faults.found) == before:
        _note_few(players, len(slots), faults)


def _note_few(players: int, slots: int, faults: Faults) -> None:
    if not slots:
        remedy = say("let the start grid be made")
        because = frozenset({Code.FINISH_MISSING})
        faults.add(MAP, Code.SLOTS_FEW, say("has no start_slot"), remedy, because=because)
        return
    few = counted(
        slots,
        "players_max is {players}, but it has {n} start slot",
        "players_max is {players}, but it has {n} start slots",
        players=players,
    )
    remedy = say("set players_max to {slots}, or add slots", slots=slots)
    faults.add(MAP, Code.SLOTS_FEW, few, remedy, mend=Set(0, "players_max", slots))


def read_boxes(drawn: DrawnMap, pit: PitDraft | None, limit: float, faults: Faults) -> None:
    """Give the pit lane its boxes."""
    if pit is not None:
        finder = Finder(pit.centres, limit)
        for each, cell in read_marks(drawn, "pit_box", finder, faults):
            pit.boxes.append(PitBox(cell + 1, each.number("team"), each.points[0]))
        pit.boxes.sort(key=lambda box: box.cell)
    elif "pit_lane" not in faults.unsure:
        boxes = drawn.of("pit_box")
        if boxes:
            alone = say("there is no pit_lane it could belong to")
            remedy = say("draw a pit_lane, or delete it")
            others = [each.id for each in boxes[1:]]
            faults.add(boxes[0], Code.PIT_BOX_ALONE, alone, remedy, others=others)
