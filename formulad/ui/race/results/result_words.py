"""Words of the results: how the race of a driver ended, and what points went for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, joined, say
from formulad.race.bills import Verdict
from formulad.ui.race.terms.race_words import VERDICTS, in_a_row, place, points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.kernel.sentence import Sentence
    from formulad.ui.race.results.standings import Standing, Standings


def told(row: Standing, standings: Standings) -> tuple[str, str]:
    """Return in two short lines how the race of a driver ended."""
    if row.is_out:
        return say("out in round {round}", round=row.round), row.fate
    if not row.is_home:
        return say("still on the road"), _left(row)
    behind = row.round - standings.rows[0].round
    if row.place == 1:
        when = counted(row.round, "{n} round", "{n} rounds")
    elif behind:
        when = counted(behind, "+{n} round", "+{n} rounds")
    else:
        when = say("same round")
    return when, _left(row)


def _left(row: Standing) -> str:
    return counted(row.left, "{n} point left", "{n} points left")


def losses(row: Standing) -> Iterator[str]:
    """Yield what a driver lost points for, in ever shorter words; the numbers always add up.

    What cost least is told as the rest, then pit stops and spins are left out.
    """
    total = sum(number for _, number in row.lost)
    more = _more(row)
    if not total:
        yield in_a_row((*more, say("not a point lost")))
        return
    for count in range(len(row.lost), 0, -1):
        yield in_a_row((*more, _lost(row, count, total)))
    yield in_a_row((*more, say("lost {number}", number=total)))
    yield say("lost {number}", number=total)


def result_text(shown: Standings) -> Sentence:
    """Return the whole result, line by line, to be pasted anywhere."""
    lines: list[str] = [shown.headline, shown.summary, joined("", ())]
    lines += [_line(row, shown) for row in shown.rows]
    if shown.teams:
        lines.append(joined("", ()))
        lines += [
            say("{team}: {points}", team=team.name, points=points(team.points))
            for team in shown.teams
        ]
    if shown.facts:
        lines.append(joined("", ()))
        lines += [
            say("{heading}: {told}", heading=fact.heading, told=fact.text) for fact in shown.facts
        ]
    return joined("\n", lines)


def rank(row: Standing) -> str:
    """Return the place of a driver, or that it has none."""
    return VERDICTS[Verdict.OUT] if row.is_out else place(row.place)


def _line(row: Standing, shown: Standings) -> Sentence:
    return say(
        "{place} {name}: {told}",
        place=rank(row),
        name=row.entrant.name,
        told=in_a_row(told(row, shown)),
    )


def _lost(row: Standing, count: int, total: int) -> str:
    causes = [joined(" ", (cause, str(n))) for cause, n in row.lost[:count]]
    if rest := sum(n for _, n in row.lost[count:]):
        causes.append(say("other {number}", number=rest))
    return say("lost {number}: {causes}", number=total, causes=in_a_row(causes))


def _more(row: Standing) -> tuple[str, ...]:
    """Return how often a driver was in the pits and spun: `1 pit stop` and `2 spins`."""
    told_ = (
        (row.pit_stops, counted(row.pit_stops, "{n} pit stop", "{n} pit stops")),
        (row.spins, counted(row.spins, "{n} spin", "{n} spins")),
    )
    return tuple(words for number, words in told_ if number)
