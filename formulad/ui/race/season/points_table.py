"""Points table: what the lines of the points panel show, in figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.season.standings import standings
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.season.season_words import told_points
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import LABEL, SMALL

if TYPE_CHECKING:
    from formulad.season.season import Season
    from formulad.ui.toolkit.canvas import Canvas

_NAMES, _ROW, _LEAST_ROW, _COLUMN = 190.0, 34.0, 18.0, 46.0


def draw_points_table(canvas: Canvas, room: Rect, season: Season, division: int) -> None:
    """Draw the points of each driver after every race, of the last ones if there are many."""
    palette, driven = canvas.theme.pages, len(season.driven(division))
    rows = standings(season, division)
    fits = max(1, int((room.width - _NAMES) // _COLUMN))
    races = range(max(1, driven - fits + 1), driven + 1)
    after = [
        {each.entry.number: each.points for each in standings(season, division, race)}
        for race in races
    ]
    column = min(2 * _COLUMN, (room.width - _NAMES) / len(races))
    step = max(_LEAST_ROW, min(_ROW, room.height / (len(rows) + 1)))
    lettering = LABEL.sized(min(16.0, step * 0.62))
    for at, race in enumerate(races):
        right = room.left + _NAMES + (at + 1) * column
        canvas.text(str(race), right, room.top + step / 2, SMALL, palette.muted, align=1)
    for place, row in enumerate(rows[: int(room.height / step) - 1], 1):
        y, number = room.top + (place + 0.5) * step, row.entry.number
        tall = min(26.0, step - 2)
        draw_plate(canvas, number, Rect(room.left, y - tall / 2, 38, tall))
        name, style = fitted(canvas, row.entry.name, lettering, _NAMES - 56, 0.6)
        canvas.text(name, room.left + 46, y, style, palette.text)
        for at, points in enumerate(after):
            right = room.left + _NAMES + (at + 1) * column
            canvas.text(told_points(points[number]), right, y, lettering, palette.text, align=1)
