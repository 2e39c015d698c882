"""Points panel: how the points of everybody grew race by race, as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.season.standings import standings
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.analysis.panel_head import draw_panel
from formulad.ui.race.analysis.position_chart import dashed
from formulad.ui.race.season.points_table import draw_points_table
from formulad.ui.race.season.season_words import told_points
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.lettering import LABEL, SMALL
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK, is_second, team_of

if TYPE_CHECKING:
    import pygame

    from formulad.kernel.sentence import Sentence
    from formulad.season.season import Season
    from formulad.season.standings import Standing
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point

_LEFT, _LABELS, _TOP, _BOTTOM = 46.0, 190.0, 8.0, 30.0
_LINE, _CASING = 4.0, 3.0
_EDGE, _SWITCH = 8.0, 150.0
_LEAST_LABEL = 20.0
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
_MOST_STEPS = 5


def points_told(season: Season, division: int) -> Sentence:
    """Return what the chart says, in a sentence."""
    rows = standings(season, division)
    if not season.driven(division):
        return say("The lines begin with the first race.")
    first, second = rows[:2]
    names = {"first": first.entry.name, "second": second.entry.name}
    if first.points == second.points:
        return say("{first} and {second} have the same points.", **names)
    gap = told_points(first.points - second.points)
    return say("{first} is ahead of {second} by {gap}.", **names, gap=gap)


def table_switch(rect: Rect) -> Rect:
    """Return where lines and figures are changed for each other, at the head of the panel."""
    return Rect(rect.right - 14 - _SWITCH, rect.top + 12, _SWITCH, 40)


def draw_points_panel(
    canvas: Canvas, rect: Rect, season: Season, division: int, *, as_table: bool
) -> None:
    """Draw a line for each driver, with the plate at its end; or the same in figures."""
    palette = canvas.theme.pages
    told = points_told(season, division)
    room = draw_panel(canvas, palette, rect, say("Points race by race"), told, _SWITCH)
    rows, driven = standings(season, division), len(season.driven(division))
    if not driven:
        return
    if as_table:
        draw_points_table(canvas, room, season, division)
        return
    grid = Rect(
        room.left + _LEFT,
        room.top + _TOP,
        room.width - _LEFT - _LABELS,
        room.height - _TOP - _BOTTOM,
    )
    most = max(1.0, *(float(row.points) for row in rows))
    _draw_axes(canvas, grid, most, driven)
    after = [
        {each.entry.number: float(each.points) for each in standings(season, division, race)}
        for race in range(1, driven + 1)
    ]
    ways = [(row.entry.number, _way(after, row.entry.number, grid, most)) for row in rows]
    key = ("points", tuple(grid), tuple((number, tuple(way)) for number, way in ways))
    picture = canvas.cached(key, lambda: _lines(canvas.scale, grid, ways))
    canvas.paint(picture, grid.left - _EDGE, grid.top - _EDGE)
    _draw_labels(canvas, grid, rows, [way[-1] for _, way in ways])


def _draw_axes(canvas: Canvas, grid: Rect, most: float, driven: int) -> None:
    palette = canvas.theme.pages
    step = next((each for each in _STEPS if most / each <= _MOST_STEPS), _STEPS[-1])
    for points in range(0, int(most) + 1, step):
        y = grid.bottom - grid.height * points / most
        canvas.rule((grid.left, y), (grid.right, y), palette.line, 1)
        canvas.text(str(points), grid.left - 12, y, SMALL, palette.muted, align=1)
    every = max(1, -(-driven // 12))
    for race in range(every, driven + 1, every):
        x = grid.left + grid.width * race / driven
        canvas.text(str(race), x, grid.bottom + 20, SMALL, palette.muted, align=0.5)


def _way(after: list[dict[int, float]], number: int, grid: Rect, most: float) -> list[Point]:
    """Return the line of a car through its points after each race."""
    return [
        (grid.left, grid.bottom),
        *(
            (
                grid.left + grid.width * race / len(after),
                grid.bottom - grid.height * points[number] / most,
            )
            for race, points in enumerate(after, 1)
        ),
    ]


def _lines(scale: float, grid: Rect, ways: list[tuple[int, list[Point]]]) -> pygame.Surface:
    """Return the lines of all, that of the leader last; second cars of a team are dashed."""
    size = grid.width + 2 * _EDGE, grid.height + 2 * _EDGE
    sketch = Sketch(*size, scale, (_EDGE - grid.left, _EDGE - grid.top))
    for number, way in reversed(ways):
        colour = team_of(number).colour
        sketch.stroke(way, _LINE + _CASING, INK)
        if is_second(number):
            sketch.stroke(way, _LINE, WHITE)
            for piece in dashed(way):
                sketch.stroke(piece, _LINE, colour, round_ends=False)
        else:
            sketch.stroke(way, _LINE, colour)
        for point in way[1:]:
            sketch.disc(point, 5.5, INK)
            sketch.disc(point, 4.0, colour)
    return sketch.finish()


def _draw_labels(canvas: Canvas, grid: Rect, rows: tuple[Standing, ...], ends: list[Point]) -> None:
    """Draw the drivers at the right, as they stand, as many as can be read."""
    palette = canvas.theme.pages
    step = min(34.0, (grid.height + 14) / len(rows))
    step = max(step, _LEAST_LABEL)
    shown = int((grid.height + 14) / step)
    left, tall = grid.right + 34, min(26.0, step - 2)
    for at, (row, end) in enumerate(zip(rows[:shown], ends, strict=False)):
        y = grid.top + step * (at + 0.5) - 7
        canvas.polyline([(end[0] + 4, end[1]), (left - 4, y)], 1.4, palette.muted)
        draw_plate(canvas, row.entry.number, Rect(left, y - tall / 2, 38, tall))
        right = grid.right + _LABELS
        points = told_points(row.points)
        style = LABEL.sized(min(16.0, step * 0.62))
        taken = canvas.text_width(points, style)
        name, smaller = fitted(canvas, row.entry.name, style, right - left - 46 - taken - 8, 0.6)
        canvas.text(name, left + 46, y, smaller, palette.text)
        canvas.text(points, right, y, style, palette.text, align=1)
