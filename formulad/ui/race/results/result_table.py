"""Result table: drivers by place with what is told of each, and what stood out in the race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, joined, say
from formulad.race.bills import Verdict
from formulad.ui.art.cars import draw_plate
from formulad.ui.art.portraits.portrait import draw_portrait
from formulad.ui.race.results.podium import face_of
from formulad.ui.race.results.results_layout import PADDING
from formulad.ui.race.terms.race_words import VERDICTS, in_a_row, listed, place, points
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, NAME, NUMERAL, SECTION, SMALL
from formulad.ui.toolkit.text import ELLIPSIS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.store.likeness import Likeness
    from formulad.ui.race.results.standings import Fact, Standing, Standings, TeamStanding
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.lettering import Style

_TWO_LINES = 56.0
"""Rows from this height on tell more."""
_PLACE_WIDTH, _NAME_LEFT, _EDGE, _GAP = 74.0, 164.0, 20.0, 24.0
_SMALLEST = 12.5
_FACTS_HEAD, _FACT = 52.0, 50.0
_LARGEST_FACE = 52.0


def draw_table(
    canvas: Canvas, table: Rect, standings: Standings, faces: Mapping[str, Likeness]
) -> None:
    """Draw all drivers, those who went out behind those who did not."""
    canvas.panel(table, canvas.theme.pages, radius=18)
    height = (table.height - 2 * PADDING) / len(standings.rows)
    for index, row in enumerate(standings.rows):
        top = table.top + PADDING + index * height
        rect = Rect(table.left + PADDING, top, table.width - 2 * PADDING, height)
        if index % 2 == 0:
            canvas.box(rect, canvas.theme.pages.inset, radius=10, opacity=0.7)
        _draw_row(canvas, rect, row, standings, faces)


def teams_height(teams: int) -> float:
    """Return how tall the table of teams would like to be."""
    return _FACTS_HEAD + teams * _FACT + PADDING


def draw_teams(canvas: Canvas, rect: Rect, teams: tuple[TeamStanding, ...]) -> None:
    """Draw the teams with their points, the winners first."""
    step = (rect.height - _FACTS_HEAD - PADDING) / len(teams)
    column = max(canvas.text_width(points(team.points), NAME) for team in teams) + 28
    canvas.panel(rect, canvas.theme.pages, radius=18)
    left, right = rect.left + PADDING + _EDGE, rect.right - PADDING - _EDGE
    canvas.text(say("TEAMS"), left, rect.top + 32, SECTION, canvas.theme.pages.good)
    for index, team in enumerate(teams):
        y = rect.top + _FACTS_HEAD + (index + 0.5) * step
        for car, number in enumerate(team.numbers):
            high = min(34.0, step - 6)
            draw_plate(canvas, number, Rect(left + car * 54, y - high / 2, 46, high))
        name = left + 54 * len(team.numbers) + 10
        canvas.text(team.name, name, y, NAME, canvas.theme.pages.text)
        canvas.text(points(team.points), right, y, NAME, canvas.theme.pages.text, align=1)
        room = right - column - name - canvas.text_width(team.name, NAME) - 20
        places = canvas.shortened(listed(team.places), LABEL, room)
        canvas.text(places, right - column, y, LABEL, canvas.theme.pages.muted, align=1)


def draw_facts(canvas: Canvas, rect: Rect, facts: tuple[Fact, ...]) -> None:
    """Draw as much of what stood out as there is room for."""
    shown = facts[: int((rect.height - _FACTS_HEAD - PADDING) / _FACT)]
    if not shown:
        return
    height = _FACTS_HEAD + len(shown) * _FACT + PADDING
    canvas.panel(Rect(rect.left, rect.top, rect.width, height), canvas.theme.pages, radius=18)
    left = rect.left + PADDING + _EDGE
    canvas.text(say("THE RACE IN SHORT"), left, rect.top + 32, SECTION, canvas.theme.pages.good)
    for index, fact in enumerate(shown):
        y = rect.top + _FACTS_HEAD + (index + 0.5) * _FACT
        draw_icon(canvas, fact.icon, left + 12, y, 26, canvas.theme.pages.text)
        canvas.text(fact.heading, left + 42, y, NAME.sized(17), canvas.theme.pages.text)
        right = rect.right - PADDING - _EDGE
        room = right - left - 66 - canvas.text_width(fact.heading, NAME.sized(17))
        text = canvas.shortened(fact.text, LABEL, room)
        canvas.text(text, right, y, LABEL, canvas.theme.pages.text, align=1)


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


def losses(canvas: Canvas, row: Standing, style: Style, room: float) -> str:
    """Return what a driver lost points for, as much of it as there is room for."""
    total = sum(number for _, number in row.lost)
    more = _more(row)
    if not total:
        return in_a_row((*more, say("not a point lost")))
    text = say("lost {number}", number=total)
    for count in range(len(row.lost), 0, -1):
        causes = in_a_row(joined(" ", (cause, str(n))) for cause, n in row.lost[:count])
        longer = say("lost {number}: {causes}", number=total, causes=causes)
        if count < len(row.lost):
            longer = joined(" ", (longer, ELLIPSIS))
        longer = in_a_row((*more, longer))
        if canvas.text_width(longer, style) <= room:
            return longer
    return in_a_row((*more, text))


def _more(row: Standing) -> tuple[str, ...]:
    """Return how often a driver was in the pits and spun: `1 pit stop` and `2 spins`."""
    told = (
        (row.pit_stops, counted(row.pit_stops, "{n} pit stop", "{n} pit stops")),
        (row.spins, counted(row.spins, "{n} spin", "{n} spins")),
    )
    return tuple(words for number, words in told if number)


def _draw_row(
    canvas: Canvas, rect: Rect, row: Standing, standings: Standings, faces: Mapping[str, Likeness]
) -> None:
    y, left = rect.centery, rect.left + _NAME_LEFT
    palette = canvas.theme.pages
    label = VERDICTS[Verdict.OUT] if row.is_out else place(row.place)
    colour = palette.wrong if row.is_out else palette.text
    words, style = fitted(canvas, label, NUMERAL, _PLACE_WIDTH - 4)
    canvas.text(words, rect.left + _PLACE_WIDTH, y, style, colour, align=1)
    draw_plate(canvas, row.entrant.number, Rect(rect.left + 96, y - 18, 48, 36))
    if face := face_of(row.entrant, faces):
        size = min(_LARGEST_FACE, rect.height - 6)
        draw_portrait(canvas, face, Rect(left - 8, y - size / 2, size, size))
        left += size + 6
    if rect.height >= _TWO_LINES:
        _draw_two_lines(canvas, rect, left, row, told(row, standings))
    else:
        _draw_line(canvas, rect, left, row, told(row, standings))


def _draw_two_lines(
    canvas: Canvas, rect: Rect, left: float, row: Standing, end: tuple[str, str]
) -> None:
    right = rect.right - _EDGE
    upper, lower = rect.centery - 12, rect.centery + 13
    least = canvas.text_width(losses(canvas, row, SMALL, 0), SMALL)
    fate, small = fitted(canvas, end[1], SMALL, right - left - _GAP - least)
    width = max(canvas.text_width(end[0], NAME), canvas.text_width(fate, small))
    canvas.text(
        end[0],
        right,
        upper,
        NAME,
        canvas.theme.pages.wrong if row.is_out else canvas.theme.pages.text,
        align=1,
    )
    canvas.text(fate, right, lower, small, canvas.theme.pages.text, align=1)
    room = right - width - _GAP - left
    name, style = fitted(canvas, row.entrant.name, NAME.sized(20), room, 0.55)
    canvas.text(name, left, upper, style, canvas.theme.pages.text)
    canvas.text(losses(canvas, row, SMALL, room), left, lower, SMALL, canvas.theme.pages.muted)


def _draw_line(
    canvas: Canvas, rect: Rect, left: float, row: Standing, end: tuple[str, str]
) -> None:
    palette, right = canvas.theme.pages, rect.right - _EDGE
    name, style = fitted(canvas, row.entrant.name, NAME, (right - left) * 0.46, 0.55)
    begun = left + canvas.text(name, left, rect.centery, style, palette.text) + _GAP
    text = say("{end}: {fate}", end=end[0], fate=end[1]) if row.is_out else in_a_row(end)
    told, style = fitted(canvas, text, SMALL, right - begun, _SMALLEST / SMALL.size)
    canvas.text(
        told, right, rect.centery, style, palette.wrong if row.is_out else palette.text, align=1
    )
