"""Result table: drivers by place with what is told of each, teams, and what stood out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, say_of
from formulad.ui.art.cars import draw_plate
from formulad.ui.art.portraits.portrait import draw_portrait
from formulad.ui.race.results.medals import draw_medal, face_of
from formulad.ui.race.results.result_words import losses, rank, told
from formulad.ui.race.results.results_layout import (
    FACT,
    FACTS_HEAD,
    HEADINGS,
    TABLE_FOOT,
    TABLE_HEAD,
    TEAM,
    TEAMS_HEAD,
)
from formulad.ui.race.terms.race_words import listed, points
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fits, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.lettering import CAPS_LABEL, LABEL, NAME, NUMERAL, PANEL_TITLE, SMALL
from formulad.ui.toolkit.teams import team_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.store.likeness import Likeness
    from formulad.ui.race.results.standings import Fact, Standing, Standings, TeamStanding
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette

_TITLE = PANEL_TITLE.sized(22)
_PADDING, _PLACE, _PLATE, _COLUMN_GAP = 10.0, 34.0, 66.0, 16.0
_MEDALS = 3
_NAME_SHARE, _WHEN_SHARE = 0.21, 0.26
"""How much of a row a name takes at most, and how a race ended."""
_WHEN = LABEL.sized(16)
_HEADING = CAPS_LABEL.sized(12.5)
_HEADINGS = say_of("heading of results", "Finish"), say_of("heading of results", "Left")
_STORY = say("What happened")
_LEAST, _READABLE = 0.6, 0.85
_TWO_LINES = 30.0
"""A row that is less tall has no room for two lines."""
_LOW = 0.36
"""How large letters are in two lines, of the height of a row."""
_WON = 0.32
"""How much of the winner's colour lies under their row."""


@frozen
class _Columns:
    """Where the columns of the table begin, and how wide they are."""

    name: Rect
    when: Rect
    left: float
    """Where the points that are left end."""
    why: Rect


def draw_table(
    canvas: Canvas,
    palette: Palette,
    table: Rect,
    shown: Standings,
    faces: Mapping[str, Likeness],
) -> None:
    """Draw all drivers, those who went out behind those who did not."""
    canvas.panel(table, palette, radius=18)
    canvas.text(say("Result").upper(), table.left + 24, table.top + 30, _TITLE, palette.text)
    height = (table.height - TABLE_HEAD - TABLE_FOOT) / len(shown.rows)
    has_faces = any(face_of(row.entrant, faces) for row in shown.rows)
    for index, row in enumerate(shown.rows):
        top = table.top + TABLE_HEAD + index * height
        rect = Rect(table.left + _PADDING, top, table.width - 2 * _PADDING, height)
        columns = _columns(canvas, rect, shown, has_faces=has_faces)
        if index == 0:
            _draw_headings(canvas, palette, columns, rect.top - HEADINGS / 2)
            colour = mix(palette.panel.top, team_of(row.entrant.number).colour, _WON)
            canvas.box(rect.inflate(0, -2), colour, radius=11)
        elif index % 2 == 0:
            canvas.box(rect.inflate(0, -2), palette.inset, radius=11, opacity=0.55)
        _draw_row(canvas, palette, rect, columns, row, shown, faces)


def _columns(canvas: Canvas, rect: Rect, shown: Standings, *, has_faces: bool) -> _Columns:
    """Share a row out: names and ends take what they need, the story of the race all the rest."""
    begin = rect.left + _PLATE + 52 + (rect.height if has_faces else 0.0)
    room = rect.right - 16 - begin
    names = (canvas.text_width(row.entrant.name, NAME) for row in shown.rows)
    ends = (canvas.text_width(told(row, shown)[0], _WHEN) for row in shown.rows)
    finish, left = (canvas.text_width(text.upper(), _HEADING) for text in _HEADINGS)
    name = min(_NAME_SHARE * room, max(names))
    when = min(_WHEN_SHARE * room, max(finish, *ends))
    start = begin + name + _COLUMN_GAP
    points_end = start + when + _COLUMN_GAP + max(24.0, left)
    why = points_end + _COLUMN_GAP
    return _Columns(
        Rect(begin, rect.top, name, rect.height),
        Rect(start, rect.top, when, rect.height),
        points_end,
        Rect(why, rect.top, rect.right - 16 - why, rect.height),
    )


def _draw_headings(canvas: Canvas, palette: Palette, columns: _Columns, y: float) -> None:
    """Name what is not plain by itself."""
    finish, left = (text.upper() for text in _HEADINGS)
    canvas.text(finish, columns.when.left, y, _HEADING, palette.muted)
    canvas.text(left, columns.left, y, _HEADING, palette.muted, align=1)
    story, style = fitted(canvas, _STORY.upper(), _HEADING, columns.why.width)
    canvas.text(story, columns.why.left, y, style, palette.muted)


def _draw_row(
    canvas: Canvas,
    palette: Palette,
    rect: Rect,
    columns: _Columns,
    row: Standing,
    shown: Standings,
    faces: Mapping[str, Likeness],
) -> None:
    y = rect.centery
    ink = palette.wrong if row.is_out else palette.text
    _draw_place(canvas, rect, row, ink)
    high = min(30.0, rect.height - 8)
    draw_plate(canvas, row.entrant.number, Rect(rect.left + _PLATE, y - high / 2, 40, high))
    if face := face_of(row.entrant, faces):
        size = rect.height - 4
        place = Rect(rect.left + _PLATE + 48, y - size / 2, size, size)
        draw_portrait(canvas, face, place)
    name, style = fitted(canvas, row.entrant.name, NAME, columns.name.width, 0.5)
    canvas.text(name, columns.name.left, y, style, palette.text)
    end, fate = told(row, shown)
    when, style = fitted(canvas, end, _WHEN, columns.when.width, 0.5)
    canvas.text(when, columns.when.left, y, style, ink)
    canvas.text(str(row.left), columns.left, y, NAME.sized(17), ink, align=1)
    why = columns.why
    if row.is_out:
        draw_icon(canvas, "cross", why.left + 9, y, 17, palette.wrong)
        _draw_fate(canvas, fate, Rect(why.left + 26, why.top, why.width - 26, why.height), ink)
    else:
        _draw_losses(canvas, row, why, palette.text if row is shown.rows[0] else palette.muted)


def _draw_losses(canvas: Canvas, row: Standing, room: Rect, ink: Colour) -> None:
    """Letter what points went for, as much of it as there is room for, in two lines if need be."""
    told_, *shorter = losses(row)
    if not fits(canvas, told_, SMALL, room.width, _READABLE) and room.height >= _TWO_LINES:
        small = SMALL.sized(_LOW * room.height)
        for text in (told_, *shorter):
            if len(canvas.wrapped(text, small, room.width)) <= 2:
                lines, style = in_lines(canvas, text, small, room.width, 2)
                draw_lines(canvas, lines, (room.left, room.centery), style, ink)
                return
    for text in (told_, *shorter):
        if fits(canvas, text, SMALL, room.width, _READABLE):
            break
    text, style = fitted(canvas, text, SMALL, room.width, _LEAST)
    canvas.text(text, room.left, room.centery, style, ink)


def _draw_fate(canvas: Canvas, fate: str, room: Rect, ink: Colour) -> None:
    """Letter what ended a race: in two lines of small letters where one has no room."""
    if fits(canvas, fate, SMALL, room.width, _LEAST):
        line, style = fitted(canvas, fate, SMALL, room.width, _LEAST)
        lines: tuple[str, ...] = (line,)
    else:
        lines, style = in_lines(canvas, fate, SMALL.sized(_LOW * room.height), room.width, 2)
    draw_lines(canvas, lines, (room.left, room.centery), style, ink)


def _draw_place(canvas: Canvas, rect: Rect, row: Standing, ink: tuple[int, int, int]) -> None:
    x = rect.left + _PLACE
    if row.place <= _MEDALS and not row.is_out:
        draw_medal(canvas, x, rect.centery, min(16.0, 0.4 * rect.height), row.place - 1)
        return
    label = rank(row) if row.is_out else str(row.place)
    words, style = fitted(canvas, label, NUMERAL.sized(20), 52, 0.5)
    canvas.text(words, x, rect.centery, style, ink, align=0.5)


def draw_teams(
    canvas: Canvas, palette: Palette, rect: Rect, teams: tuple[TeamStanding, ...]
) -> None:
    """Draw the teams with their points, the winners first."""
    canvas.panel(rect, palette, radius=18)
    left, right = rect.left + 24, rect.right - 24
    canvas.text(say("TEAMS"), left, rect.top + 27, _TITLE, palette.text)
    column = max(canvas.text_width(points(team.points), NAME) for team in teams) + 28
    for index, team in enumerate(teams):
        y = rect.top + TEAMS_HEAD + (index + 0.5) * TEAM
        for car, number in enumerate(team.numbers):
            draw_plate(canvas, number, Rect(left + car * 50, y - 15, 42, 30))
        name = left + 50 * len(team.numbers) + 10
        wide = canvas.text(team.name, name, y, NAME, palette.text)
        canvas.text(points(team.points), right, y, NAME, palette.text, align=1)
        room = right - column - name - wide - 20
        places = canvas.shortened(listed(team.places), LABEL, room)
        canvas.text(places, right - column, y, LABEL, palette.muted, align=1)


def draw_facts(canvas: Canvas, palette: Palette, rect: Rect, facts: tuple[Fact, ...]) -> None:
    """Draw what stood out, in two columns."""
    canvas.panel(rect, palette, radius=18)
    title = say("THE RACE IN SHORT")
    canvas.text(title, rect.left + 24, rect.top + 26, _TITLE.sized(18), palette.text)
    rows = math.ceil(len(facts) / 2)
    wide = (rect.width - 48 - 20) / 2
    for index, fact in enumerate(facts):
        column, row = divmod(index, rows)
        left = rect.left + 24 + column * (wide + 20)
        y = rect.top + FACTS_HEAD + (row + 0.5) * FACT
        draw_icon(canvas, fact.icon, left + 11, y, 21, palette.good)
        text, style = fitted(canvas, fact.text, LABEL.sized(16), wide - 32, _LEAST)
        canvas.text(text, left + 32, y, style, palette.text)
