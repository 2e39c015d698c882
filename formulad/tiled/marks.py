"""Marks dropped on single cells: start slots, pit boxes, debris."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.tiled.circuit import PitBox
from formulad.tiled.faults import MAP
from formulad.tiled.finder import Finder

if TYPE_CHECKING:
    from formulad.tiled.drawn import DrawnMap, DrawnObject
    from formulad.tiled.faults import Faults
    from formulad.tiled.pits import PitDraft


def read_marks(
    drawn: DrawnMap, kind: str, finder: Finder, faults: Faults
) -> list[tuple[DrawnObject, int]]:
    """Return the marks of a class with the cells they lie on, no two on the same."""
    marks: dict[int, DrawnObject] = {}
    for each in drawn.of(kind):
        cell = finder.at(each.points[0])
        if cell is None:
            far = finder.how_far(each.points[0])
            faults.add(each, say("is not on a cell ({far})", far=far))
        elif cell in marks:
            other = marks[cell].id
            faults.add(each, say("is on the same cell as {kind} #{id}", kind=kind, id=other))
        else:
            marks[cell] = each
    return [(each, cell) for cell, each in marks.items()]


def read_grid(drawn: DrawnMap, finder: Finder, faults: Faults) -> list[tuple[DrawnObject, int]]:
    """Return the start slots with their cells, pole first."""
    slots = sorted(
        read_marks(drawn, "start_slot", finder, faults), key=lambda slot: slot[0].number("slot")
    )
    numbers = sorted(each.number("slot") for each in drawn.of("start_slot"))
    if "start_slot" not in faults.unsure and numbers != list(range(1, len(numbers) + 1)):
        wrong = say(
            "start slots must be numbered 1, 2, 3 ... without gaps, found {found}", found=numbers
        )
        faults.add(MAP, wrong)
    players = drawn.properties["players_max"]
    if "start_slot" not in faults.unsure and int(players) > len(numbers):
        few = counted(
            len(numbers),
            "players_max is {players}, but it has {n} start slot",
            "players_max is {players}, but it has {n} start slots",
            players=players,
        )
        faults.add(MAP, few)
    return slots


def read_boxes(drawn: DrawnMap, pit: PitDraft | None, limit: float, faults: Faults) -> None:
    """Give the pit lane its boxes."""
    if pit is not None:
        finder = Finder(pit.centres, limit)
        for each, cell in read_marks(drawn, "pit_box", finder, faults):
            pit.boxes.append(PitBox(cell + 1, each.number("team"), each.points[0]))
        pit.boxes.sort(key=lambda box: box.cell)
    elif "pit_lane" not in faults.unsure:
        for each in drawn.of("pit_box"):
            faults.add(each, say("there is no pit_lane it could belong to"))
