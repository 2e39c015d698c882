"""Words of the race report: each chart read in a sentence, and each moment in a line."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.ai.report.lost_points import by_cause, by_corner
from formulad.ai.report.moments import MomentKind
from formulad.kernel.sentence import counted, say, say_of
from formulad.ui.race.terms.race_words import CAUSES, ORDINALS, in_a_row, points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ai.report.lost_points import LostPoints
    from formulad.ai.report.moments import Moment
    from formulad.ai.report.race_story import CarStory
    from formulad.kernel.sentence import Sentence
    from formulad.race.dice import Gear
    from formulad.race.road.track import CellId, Track
    from formulad.ui.race.analysis.race_report import RaceReport

DICE = (say_of("die", "black"), *ORDINALS[1:])
"""What the dice are called, by gear; the black one first."""


def headline(report: RaceReport) -> tuple[Sentence, Sentence]:
    """Return who won, and what there is to say of it at once."""
    story = report.story
    winner = story.order[0]
    name = report.name(winner)
    if story.flag is None:
        if story.is_over:
            return say("Nobody came home."), say("{name} came farthest.", name=name)
        return say("The race was broken off."), say("{name} was in front.", name=name)
    turns = len(report.car(winner).turns)
    won = counted(turns, "{name} won in {n} turn.", "{name} won in {n} turns.", name=name)
    return won, _margin(report, winner)


def _margin(report: RaceReport, winner: int) -> Sentence:
    """Return how far behind the next one came."""
    order, story = report.story.order, report.story
    behind = [seat for seat in order if seat != winner and story.cars[seat].finish is not None]
    if not behind:
        return say("Nobody else came home.")
    first, second = story.cars[winner].finish or 0, story.cars[behind[0]].finish or 0
    name = report.name(behind[0])
    if first == second:
        return say("{name} came home in the same round.", name=name)
    return counted(
        second - first,
        "{name} followed {n} round later.",
        "{name} followed {n} rounds later.",
        name=name,
    )


def positions(report: RaceReport) -> Sentence:
    """Return what the chart of places shows: who led how long, and how often that changed."""
    led = leaders(report)
    if not led:
        return say("The race had not begun.")
    seat, rounds = Counter(led).most_common(1)[0]
    changes = sum(a != b for a, b in pairwise(led))
    most = say(
        "{name} led {rounds} of {all} rounds",
        name=report.name(seat),
        rounds=rounds,
        all=len(led),
    )
    if not changes:
        return say("{most}, and nobody took the lead away.", most=most)
    return counted(
        changes, "{most}; the lead changed once.", "{most}; the lead changed {n} times.", most=most
    )


def leaders(report: RaceReport) -> list[int]:
    """Return who was in front after each round, until the first one was home."""
    flag = report.story.flag or report.story.rounds
    return [places.index(1) for places in report.story.places[1 : flag + 1]]


def wear(report: RaceReport, lost: Sequence[LostPoints]) -> Sentence:
    """Return what the map of lost points shows: where most went, and for what."""
    total = sum(loss.points for loss in lost)
    if not total:
        return say("Not a point was lost.")
    cause = CAUSES[by_cause(lost).most_common(1)[0][0]]
    corners = by_corner(lost).most_common(1)
    if not corners:
        return say("{points} lost, most to {cause}.", points=points(total), cause=cause)
    sector, number = corners[0]
    return say(
        "{points} lost: {number} in {corner}; most to {cause}.",
        points=points(total),
        number=number,
        corner=corner_name(report.circuit.track, sector),
        cause=cause,
    )


def corner_name(track: Track, sector: int) -> str:
    """Return the name of the corner that a sector is."""
    corner = track.sectors[sector].corner
    return corner.name if corner else ""


def stretch(track: Track, cell: CellId) -> str:
    """Return where a cell lies: in a corner, after one, or in the pits."""
    if track.is_pit(cell):
        return say("Pit lane")
    sector = track.places[cell].sector
    if name := corner_name(track, sector):
        return name
    before = (corner_name(track, sector - back) for back in range(1, len(track.sectors)))
    last = next((name for name in before if name), "")
    return say("After {corner}", corner=last) if last else say("Start straight")


def fate(car: CarStory) -> Sentence:
    """Return how many turns a car used, or when it went out."""
    if car.exit:
        return say("out, round {round}", round=car.exit.round)
    if car.finish is None:
        return say("on the road")
    return counted(len(car.turns), "{n} turn", "{n} turns")


def moment_line(report: RaceReport, moment: Moment) -> Sentence:
    """Return what happened in a moment, in a line."""
    car = report.car(moment.turn.car)
    match moment.kind:
        case MomentKind.OUT:
            cause = CAUSES[car.exit.cause] if car.exit else say_of("cause", "damage")
            return say("out of the race: {cause}", cause=cause)
        case MomentKind.LEAD:
            return in_a_row((say("takes the lead"), *_by_wakes(moment)))
        case MomentKind.SPIN:
            return _with_where(report, moment, say("spins"))
        case MomentKind.PIT:
            return say("stops at the pits")
        case MomentKind.SLIPSTREAMS:
            return counted(
                moment.number, "{n} slipstream in one turn", "{n} slipstreams in one turn"
            )
        case MomentKind.LOSS:
            lost = counted(moment.number, "loses {n} point at once", "loses {n} points at once")
            return _with_where(report, moment, lost)


def _by_wakes(moment: Moment) -> tuple[Sentence, ...]:
    wakes = moment.turn.slipstreams
    return (counted(wakes, "{n} slipstream", "{n} slipstreams"),) if wakes else ()


def _with_where(report: RaceReport, moment: Moment, what: Sentence) -> Sentence:
    cells = moment.turn.cells
    if not cells:
        return what
    return say("{what}: {where}", what=what, where=stretch(report.circuit.track, cells[-1]))


def die_name(die: Gear) -> str:
    """Return what a die is called."""
    return DICE[die]
