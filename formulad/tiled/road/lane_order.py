"""Order of lanes: their numbers against how they lie, and the way each of them is driven."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined, say
from formulad.tiled.faults.fault import MAP
from formulad.tiled.faults.fault_codes import Code
from formulad.tiled.faults.mending import Reverse, Set, Swap

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.kernel.sentence import Sentence
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.road.road import Run

SAMPLES = 24
"""Vertices of a lane that are looked at: enough to tell on which side most of it lies."""
NARROWEST, WIDEST = 0.5, 1.8
"""How far apart the middles of neighbouring lanes are, in lane widths."""
ON_EACH_OTHER = 0.3
"""Lane widths; nearer lanes are drawn twice."""


@frozen
class Beside:
    """How a lane lies beside a loop, seen along that loop."""

    offset: float
    """How far to the right of it, in pixels; negative on the left."""
    runs_against: bool


def beside(run: Run, loop: Run) -> Beside:
    """Return how a lane lies beside a loop, as most of its vertices do."""
    chosen = range(0, len(run), max(1, len(run) // SAMPLES))
    offsets, against = [], 0
    for index in chosen:
        point = run.points[index]
        near = min(range(len(loop)), key=lambda i: math.dist(point, loop.points[i]))
        along, (x, y) = loop.headings[near], loop.points[near]
        offsets.append(math.cos(along) * (point[1] - y) - math.sin(along) * (point[0] - x))
        against += math.cos(along - run.headings[index]) < 0
    return Beside(median(offsets), 2 * against > len(chosen))


def check(runs: Sequence[Run], faults: Faults) -> list[Run]:
    """Note lanes whose numbers are missing or twice, that run backwards or lie in another order.

    Returns:
        The lanes with numbers, those that were forgotten filled in by their place.

    Raises:
        TrackError: if the place of a lane does not tell its number.
    """
    if _check_rotation(runs, faults):
        return _numbered(runs, {})
    loops = [run for run in runs if run.loop and len(run) >= 3]
    order = [beside(run, loops[0]) for run in loops]
    backwards = _backwards(loops, order)
    if backwards:
        _note_backwards(backwards, faults)
        return _numbered(runs, {})
    is_whole = len(loops) == len(runs) and "lane" not in faults.unsure
    ranks = _ranks(loops, order) if is_whole else {}
    before = len(faults.found)
    _check_numbers(runs, ranks, faults)
    if len(faults.found) == before and ranks:
        _check_ranks(loops, ranks, faults)
    if not ranks and any(run.lane < 0 for run in runs):
        faults.stop()
    return _numbered(runs, ranks)


def _numbered(runs: Sequence[Run], ranks: dict[int, int]) -> list[Run]:
    """Return the lanes from the left, without those that have no number at all."""
    filled = (replace(run, lane=ranks.get(run.id, 0) - 1) if run.lane < 0 else run for run in runs)
    ordered = sorted((run for run in filled if run.lane >= 0), key=lambda run: run.lane)
    first, found = 0, []
    for run in ordered:
        found.append(replace(run, first=first))
        first += len(run)
    return found


def _check_rotation(runs: Sequence[Run], faults: Faults) -> bool:
    """Note lanes that were turned as a whole, unless all were turned alike; return if any was."""
    angles = [run.source.rotation for run in runs]
    usual = max(angles, key=lambda angle: (angles.count(angle), not angle), default=0.0)
    for run, angle in zip(runs, angles, strict=True):
        if angle != usual:
            fault = say("is turned by {angle}°", angle=f"{angle:g}")
            remedy = say("set its rotation to {angle}", angle=f"{usual:g}")
            mend = Set(run.id, "rotation", usual)
            faults.add(run, Code.LANE_ROTATED, fault, remedy, mend=mend)
    return any(angle != usual for angle in angles)


def _backwards(loops: Sequence[Run], order: Sequence[Beside]) -> list[Run]:
    """Return the loops that are driven against the others, as their numbers tell the direction."""
    against = [run for run, side in zip(loops, order, strict=True) if side.runs_against]
    along = [run for run in loops if run not in against]
    if not against:
        return []
    return against if _grow_to_the_right(loops, order) else along


def _grow_to_the_right(loops: Sequence[Run], order: Sequence[Beside]) -> bool:
    """Return whether most numbers grow from left to right, seen along the first loop."""
    sides = [side.offset for side in order]
    pairs = [
        (b.lane - a.lane) * (right - left)
        for (a, left), (b, right) in pairwise(zip(loops, sides, strict=True))
    ]
    return sum(math.copysign(1, pair) for pair in pairs if pair) >= 0


def _note_backwards(backwards: Sequence[Run], faults: Faults) -> None:
    ids = tuple(run.id for run in backwards)
    if len(ids) == 1:
        fault = say("runs against the lanes beside it")
        remedy = say("reverse lane {lane}", lane=backwards[0].lane + 1)
    else:
        fault = say("lanes {lanes} run against the others", lanes=_lanes(backwards))
        remedy = say("reverse lanes {lanes}", lanes=_lanes(backwards))
    first = backwards[0]
    faults.add(first, Code.LANE_BACKWARDS, fault, remedy, others=ids[1:], mend=Reverse(ids))


def _lanes(runs: Iterable[Run]) -> Sentence:
    return joined(", ", (str(run.lane + 1) for run in runs))


def _ranks(loops: Sequence[Run], order: Sequence[Beside]) -> dict[int, int]:
    """Return for each loop, by its id, which it is from the left, the leftmost being 1."""
    ordered = sorted(zip(order, loops, strict=True), key=lambda pair: pair[0].offset)
    return {run.id: rank for rank, (_, run) in enumerate(ordered, 1)}


def _check_numbers(runs: Sequence[Run], ranks: dict[int, int], faults: Faults) -> None:
    """Note lanes without a number, two with one, and numbers that are left out."""
    unset = [run for run in runs if run.lane < 0]
    for run in unset:
        _note_unset(run, ranks.get(run.id), faults)
    is_twice = _check_twice([run for run in runs if run.loop and run.lane >= 0], ranks, faults)
    if not unset and not is_twice and "lane" not in faults.unsure:
        _check_gaps(runs, faults)


def _check_twice(loops: Sequence[Run], ranks: dict[int, int], faults: Faults) -> bool:
    """Note loops with the number of another one; return whether there are any."""
    found = False
    for lane in sorted({run.lane for run in loops}):
        same = [run for run in loops if run.lane == lane]
        right = next((run for run in same if ranks.get(run.id) == lane + 1), same[0])
        for other in same:
            if other is not right:
                _note_twice(right, other, ranks, faults)
                found = True
    return found


def _note_unset(run: Run, rank: int | None, faults: Faults) -> None:
    fault = say("lane is not set")
    if rank is None:
        remedy = say("set lane: 1 is the leftmost in driving direction")
        faults.add(run, Code.LANE_UNSET, fault, remedy)
    else:
        remedy = say("set lane to {number}", number=rank)
        faults.add(run, Code.LANE_UNSET, fault, remedy, mend=Set(run.id, "lane", rank))


def _note_twice(run: Run, other: Run, ranks: dict[int, int], faults: Faults) -> None:
    rank = ranks.get(other.id, other.lane + 2)
    fault = say("lane #{id} has number {lane} too", id=run.id, lane=run.lane + 1)
    remedy = say("set lane of #{id} to {number}", id=other.id, number=rank)
    mend = Set(other.id, "lane", rank)
    faults.add(other, Code.LANE_NUMBER_TWICE, fault, remedy, others=(run.id,), mend=mend)


def _check_gaps(runs: Sequence[Run], faults: Faults) -> None:
    numbers = sorted({run.lane + 1 for run in runs})
    for expected, number in enumerate(numbers, 1):
        if number != expected:
            run = next(run for run in runs if run.lane + 1 == number)
            fault = say(
                "is lane {number}, and there is no lane {missing}", number=number, missing=expected
            )
            remedy = say("set lane to {number}", number=expected)
            mend = Set(run.id, "lane", expected)
            faults.add(run, Code.LANE_NUMBERS, fault, remedy, mend=mend)
            return


def _check_ranks(loops: Sequence[Run], ranks: dict[int, int], faults: Faults) -> None:
    """Note loops that are numbered otherwise than they lie from the left."""
    wrong = [run for run in loops if ranks[run.id] != run.lane + 1]
    others = [run.id for run in wrong[1:]]
    if not wrong:
        return
    if all(ranks[run.id] == len(loops) - run.lane for run in loops):
        fault = say("lanes are numbered from the right")
        remedy = say("number them from the other side, or reverse all lanes")
        faults.add(wrong[0], Code.LANES_FROM_RIGHT, fault, remedy, others=others)
    elif len(wrong) == 2:
        one, other = (run.lane + 1 for run in wrong)
        fault = say("lanes {one} and {other} have changed places", one=one, other=other)
        mend = Swap((wrong[0].id, wrong[1].id), "lane")
        remedy = say("swap their numbers")
        faults.add(wrong[0], Code.LANES_SWAPPED, fault, remedy, others=others, mend=mend)
    else:
        found = joined(
            ", ", (str(run.lane + 1) for run in sorted(loops, key=lambda run: ranks[run.id]))
        )
        fault = say("from the left the lanes are numbered {found}", found=found)
        remedy = say("number them 1, 2, 3 ... from the left in driving direction")
        faults.add(wrong[0], Code.LANE_NUMBERS, fault, remedy, others=others)


def check_width(runs: Sequence[Run], lane_width: float, faults: Faults) -> None:
    """Note lanes that lie nowhere near as far apart as the lane width says, or on each other.

    Raises:
        TrackError: if the lane width does not fit the drawing.
    """
    loops = [run for run in runs if run.loop and len(run) >= 3]
    pairs = [(a, b) for a, b in pairwise(loops) if b.lane == a.lane + 1]
    gaps = [abs(beside(a, b).offset) for a, b in pairs]
    if not gaps:
        return
    if max(gaps) < NARROWEST * lane_width or min(gaps) > WIDEST * lane_width:
        _note_width(runs, round(median(gaps)), lane_width, faults)
        faults.stop()
    for (run, other), gap in zip(pairs, gaps, strict=True):
        if gap < ON_EACH_OTHER * lane_width:
            fault = say("lies on lane {lane}", lane=run.lane + 1)
            remedy = say("move it beside that lane, or delete it")
            faults.add(other, Code.LANES_COINCIDE, fault, remedy, others=(run.id,))


def _note_width(runs: Sequence[Run], found: int, lane_width: float, faults: Faults) -> None:
    ids = [run.id for run in runs]
    width = f"{lane_width:g}"
    fault = say("lanes lie {found} px apart, lane_width is {width}", found=found, width=width)
    if found < 1:
        remedy = say("draw the lanes beside each other")
        faults.add(MAP, Code.LANE_WIDTH, fault, remedy, others=ids)
        return
    remedy, mend = say("set lane_width to {found}", found=found), Set(0, "lane_width", float(found))
    faults.add(MAP, Code.LANE_WIDTH, fault, remedy, others=ids, mend=mend)
