"""Rows of the standings of a season: what each race came to, told in a word a race."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, joined, say
from formulad.season.standings import Total, standings
from formulad.ui.art.cars import draw_plate
from formulad.ui.shell.table.standings_table import StandingsRow
from formulad.ui.toolkit.teams import team_of

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.season.season import Season
    from formulad.season.standings import Score, Standing
    from formulad.ui.toolkit.canvas import Canvas, Rect

_CLOSE = 3
"""By how many points the first ones lie close together."""


def told_points(points: Total) -> str:
    """Return points as they are read, with a half where there is one."""
    whole = int(points)
    half = "½" if points != whole else ""
    return f"{whole or ''}{half}" if half else str(whole)


def season_rows(season: Season, division: int = 1) -> tuple[StandingsRow, ...]:
    """Return how a division stands, the leader first."""
    driven = len(season.driven(division))
    before = {
        each.entry.number: each.place for each in standings(season, division, max(0, driven - 1))
    }
    return tuple(
        _row(row, driven, before[row.entry.number] if driven > 1 else 0)
        for row in standings(season, division)
    )


def _row(row: Standing, driven: int, before: int) -> StandingsRow:
    number = row.entry.number
    scores = [row.score(race) for race in range(1, driven + 1)]
    return StandingsRow(
        row.entry.name,
        tuple(int(2 * score.points) if score else 0 for score in scores),
        partial(_draw_emblem, number),
        team_of(number).colour,
        before,
        row.entry.is_person,
        told=tuple(_told(score) for score in scores),
        told_total=told_points(row.points),
    )


def _draw_emblem(number: int, canvas: Canvas, place: Rect) -> None:
    draw_plate(canvas, number, place)


def _told(score: Score | None) -> str:
    """Return what a race came to: what is dropped stands in brackets, a star is the fastest lap."""
    if score is None:
        return "–"
    points = "×" if score.is_out and not score.points else told_points(score.points)
    marked = f"{points}★" if score.has_fastest_lap else points
    return f"({marked})" if score.is_dropped else marked


def headline(season: Season, division: int = 1) -> Sentence:
    """Return how the season stands, in a sentence."""
    rows = standings(season, division)
    if not season.driven(division):
        return say("Nothing has been driven yet: everybody begins with nothing.")
    if not season.next_race(division):
        return say("{name} wins the season.", name=rows[0].entry.name)
    close = [row for row in rows if rows[0].points - row.points < _CLOSE]
    leaders = joined(", ", (f"{row.entry.name} {told_points(row.points)}" for row in rows[:3]))
    if len(close) > 1:
        return counted(
            len(close),
            "{n} driver within 2 points. {leaders}",
            "{n} drivers within 2 points. {leaders}",
            leaders=leaders,
        )
    return say("{name} leads. {leaders}", name=rows[0].entry.name, leaders=leaders)
