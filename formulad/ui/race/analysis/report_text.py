"""Report of a race as one text, to be pasted anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.report.marks import class_of
from formulad.kernel.sentence import counted, joined, say
from formulad.ui.race.analysis.analysis_words import CLASSES, finding, signed
from formulad.ui.race.analysis.chart_words import fate, headline, positions, wear
from formulad.ui.race.analysis.moment_list import told_moments
from formulad.ui.race.terms.race_words import in_a_row, place, points

if TYPE_CHECKING:
    from formulad.ai.report.account import RaceAccount
    from formulad.kernel.sentence import Sentence
    from formulad.ui.race.analysis.moment_list import Told
    from formulad.ui.race.analysis.race_report import RaceReport


def report_text(report: RaceReport, account: RaceAccount | None = None) -> Sentence:
    """Return what a race came to, line by line; in turns as well, if it was weighed."""
    first, more = headline(report)
    lines = [report.subject, joined(" ", (first, more)), positions(report)]
    lines.append(wear(report, report.story.lost))
    if account and account.drivers:
        lines.append(finding(report, account))
    lines.append(joined("", ()))
    lines += [_driver(report, account, at, seat) for at, seat in enumerate(report.story.order, 1)]
    moments = told_moments(report, account)
    if moments:
        lines.append(joined("", ()))
        lines += [_moment(report, told) for told in moments]
    return joined("\n", lines)


def _driver(report: RaceReport, account: RaceAccount | None, at: int, seat: int) -> Sentence:
    car = report.car(seat)
    told: list[str] = [fate(car), say("{points} lost", points=points(car.points_lost))]
    if car.slipstreams:
        told.append(counted(car.slipstreams, "{n} slipstream", "{n} slipstreams"))
    if account and account.drivers:
        driver = account.drivers[seat]
        told += [
            say("mistakes {turns}", turns=f"{driver.mistakes:.1f}"),
            say("dice {turns}", turns=signed(driver.luck)),
            say("traffic {turns}", turns=signed(-driver.traffic)),
            CLASSES[class_of(driver.mean_mistake)],
        ]
    rank = say("out") if car.exit else place(at)
    return say("{place} {name}: {told}", place=rank, name=report.name(seat), told=in_a_row(told))


def _moment(report: RaceReport, told: Told) -> Sentence:
    name = report.name(told.turn.car)
    line = told.line
    if told.worth and told.worth != told.share:
        line = say("{line} ({worth}, {share})", line=line, worth=told.worth, share=told.share)
    return say("Round {round}, {name}: {line}", round=told.turn.round, name=name, line=line)
