"""Words of the analysis: turns won and lost, marks, classes of drivers, what was better."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.report.even_dice import even_dice
from formulad.ai.report.marks import Class, Mark
from formulad.ai.report.turning_points import Share
from formulad.kernel.game import Outcome
from formulad.kernel.sentence import counted, joined, say, say_of
from formulad.race.moves import (
    ChoosePath,
    DeclineSlipstream,
    ShiftTo,
    TakeSlipstream,
)
from formulad.ui.race.analysis.chart_words import stretch
from formulad.ui.race.terms.race_words import CAUSES, ORDINALS, cells, in_a_row

if TYPE_CHECKING:
    from formulad.ai.report.account import DriverAccount, RaceAccount
    from formulad.ai.report.car_turn import CarTurn
    from formulad.ai.report.turning_points import TurningPoint
    from formulad.kernel.sentence import Sentence
    from formulad.race.moves import Move
    from formulad.race.road.track import CellId
    from formulad.ui.race.analysis.race_report import RaceReport

CLASSES = {
    Class.SUPERB: say_of("class of a driver", "superb"),
    Class.WORLD_CLASS: say_of("class of a driver", "world class"),
    Class.EXPERT: say_of("class of a driver", "expert"),
    Class.ADVANCED: say_of("class of a driver", "advanced"),
    Class.SKILLED: say_of("class of a driver", "skilled"),
    Class.CASUAL: say_of("class of a driver", "casual"),
    Class.BEGINNER: say_of("class of a driver", "beginner"),
    Class.NOVICE: say_of("class of a driver", "novice"),
}
MARKS = {
    Mark.VERY_BAD: say_of("mark", "very bad"),
    Mark.BAD: say_of("mark", "bad"),
    Mark.DOUBTFUL: say_of("mark", "doubtful"),
    Mark.VERY_LUCKY: say_of("mark", "very lucky"),
    Mark.LUCKY: say_of("mark", "lucky"),
    Mark.UNLUCKY: say_of("mark", "unlucky"),
    Mark.VERY_UNLUCKY: say_of("mark", "very unlucky"),
}
SHARES = {
    Share.MISTAKE: say_of("what cost turns", "mistake"),
    Share.DICE: say_of("what cost turns", "dice"),
    Share.TRAFFIC: say_of("what cost turns", "traffic"),
}
MISTAKES, BAD_DICE, GOOD_DICE, TRAFFIC, RISKS = (
    say_of("what cost turns", "mistakes"),
    say_of("what cost turns", "bad dice"),
    say_of("what cost turns", "good dice"),
    say_of("what cost turns", "traffic"),
    say_of("what cost turns", "risks"),
)


def signed(turns: float) -> str:
    """Return turns won or lost with one figure behind the point: `+1.4`, `−0.3`."""
    text = f"{abs(turns):.1f}"
    if float(text) == 0:
        return "0.0"
    return f"+{text}" if turns > 0 else f"−{text}"


def finding(report: RaceReport, account: RaceAccount) -> Sentence:
    """Return what the analysis says at once: who drove best, and whose dice were worst."""
    drivers = [each for each in account.drivers if each.decisions]
    if not drivers:
        return say("There is nothing to weigh.")
    best = min(drivers, key=lambda each: each.mean_mistake)
    told = [say("{name} drove closest to perfect.", name=report.name(best.seat))]
    if len(drivers) > 1:
        worst = min(drivers, key=lambda each: each.luck)
        told.append(say("{name} had the worst dice.", name=report.name(worst.seat)))
        told += _with_even_dice(report, account)
    return joined(" ", told)


def _with_even_dice(report: RaceReport, account: RaceAccount) -> list[Sentence]:
    even = even_dice(account)
    if len(even) < 2:
        return []
    first = even[0]
    return [
        say(
            "With even dice {name} had the best chance to be first: {percent} %.",
            name=report.name(first.seat),
            percent=round(100 * first.chance),
        )
    ]


def shares_read(report: RaceReport, account: RaceAccount) -> Sentence:
    """Return what the bars show in a sentence."""
    drivers = account.drivers
    if not drivers:
        return say("The race had not begun.")
    most = max(drivers, key=lambda each: each.mistakes)
    return say(
        "Turns above what could be expected; most mistakes: {name}, {turns}.",
        name=report.name(most.seat),
        turns=f"{most.mistakes:.1f}",
    )


def point_line(report: RaceReport, point: TurningPoint) -> Sentence:
    """Return what a turning point was, in a line."""
    turn, car = point.turn, report.car(point.turn.car)
    if point.is_exit and car.exit:
        return say("out of the race: {cause}", cause=CAUSES[car.exit.cause])
    match point.share:
        case Share.MISTAKE if point.worst is not None:
            return _mistake(report, point)
        case Share.DICE if turn.face:
            return say("{face} in {gear} gear", face=turn.face, gear=ORDINALS[turn.gear])
        case Share.TRAFFIC if turn.slipstreams and point.gain > 0:
            return counted(turn.slipstreams, "{n} slipstream", "{n} slipstreams")
        case Share.TRAFFIC if turn.blocked:
            return counted(turn.blocked, "held up {n} cell", "held up {n} cells")
        case _:
            return _near(report, turn, won=point.gain > 0)


def point_note(report: RaceReport, point: TurningPoint) -> str:
    """Return the same in fewer words, for a place where its worth and its cause stand beside."""
    turn, car = point.turn, report.car(point.turn.car)
    if point.is_exit and car.exit:
        return CAUSES[car.exit.cause]
    match point.share:
        case Share.MISTAKE if point.worst and point.worst.best:
            return say("better: {best}", best=move_words(report, point.worst.best))
        case Share.TRAFFIC if not turn.blocked and not (turn.slipstreams and point.gain > 0):
            return _where(report, turn)
        case _:
            return point_line(report, point)


def _near(report: RaceReport, turn: CarTurn, *, won: bool) -> Sentence:
    where = _where(report, turn)
    if won:
        return say("a free road: {where}", where=where)
    return say("others in the way: {where}", where=where)


def _where(report: RaceReport, turn: CarTurn) -> str:
    """Return where a turn ended."""
    return stretch(report.circuit.track, turn.cells[-1]) if turn.cells else say("the start")


def _mistake(report: RaceReport, point: TurningPoint) -> Sentence:
    worst = point.worst
    choice = report.steps.steps[worst.place].choice if worst else None
    if worst is None or worst.best is None or choice is None or isinstance(choice, Outcome):
        return say("a mistake")
    return say(
        "{chosen}; better: {best}",
        chosen=move_words(report, choice),
        best=move_words(report, worst.best),
    )


def move_words(report: RaceReport, move: Move) -> Sentence:
    """Return what was decided, in a few words."""
    match move:
        case ShiftTo(gear):
            return say("{gear} gear", gear=ORDINALS[gear])
        case ChoosePath(path, brakes) | TakeSlipstream(path, brakes):
            return _path_words(report, path, brakes, in_wake=isinstance(move, TakeSlipstream))
        case DeclineSlipstream():
            return say("no slipstream")
        case _:
            return say("something else")


def _path_words(
    report: RaceReport, path: tuple[CellId, ...], brakes: int, *, in_wake: bool
) -> Sentence:
    if not path:
        return say("stay")
    track = report.circuit.track
    where = say(
        "{where} {cell}", where=stretch(track, path[-1]), cell=_short(track.places[path[-1]].name)
    )
    told = [say("slipstream to {where}", where=where) if in_wake else where]
    if brakes:
        told.append(say("brake {cells}", cells=cells(brakes)))
    return in_a_row(told)


def _short(name: str) -> str:
    """Return the `B3` of a cell `c5.B3`."""
    return name.rpartition(".")[2]


def luck_words(driver: DriverAccount) -> Sentence:
    """Return a driver's luck, and how much is usual over such a race."""
    return say(
        "Luck {turns} turns; ±{usual} is usual over such a race.",
        turns=signed(driver.luck),
        usual=f"{driver.usual_luck:.1f}",
    )
