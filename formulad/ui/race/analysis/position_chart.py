"""Position chart: the places of all cars over the rounds, laps and flag marked."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.analysis.chart_words import positions
from formulad.ui.race.analysis.panel_head import draw_low_panel, draw_panel, room_below
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, contrast, lighter
from formulad.ui.toolkit.lettering import CAPS_LABEL, NAME, SMALL
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK, is_second, team_of
from formulad.ui.toolkit.theme import CREAM, RED, ROSE, SUN

if TYPE_CHECKING:
    import pygame

    from formulad.ai.report.race_story import CarStory
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette

_LEFT, _RIGHT, _TOP, _BOTTOM = 44.0, 104.0, 34.0, 30.0
"""What is free around the lines for figures, plates and chips."""
_LOW_TOP, _LOW_BOTTOM = 27.0, 24.0
"""The same above and below where places are close together."""
_PLATE = (38.0, 28.0)
_LINE, _STRONG, _CASING = 3.4, 6.0, 3.0
_BEND = (0.0, 0.104, 0.352, 0.648, 0.896, 1.0)
"""How far a line has come on its way from place to place, at even steps."""
_THIN = 0.85
"""How broad lines are where they are close together, of their usual breadth."""
_DASH = (9.0, 6.0)
_TICKS = (1, 2, 5, 10, 20, 50, 100, 200)
_MOST_TICKS = 10
_LEAST_CONTRAST = 3.0
_LEAST_STEP = 14.0
"""How far places are apart at least, if each is to be named."""


@frozen
class _Grid:
    """Where rounds and places lie in the chart."""

    rect: Rect
    rounds: int
    cars: int
    is_low: bool = False
    """Whether places are so close together that all around them stands closer, too."""

    @property
    def top(self) -> float:
        """What is free above the lines."""
        return _LOW_TOP if self.is_low else _TOP

    @property
    def bottom(self) -> float:
        """What is free below the lines."""
        return _LOW_BOTTOM if self.is_low else _BOTTOM

    def x(self, number: float) -> float:
        """Return where a round ends."""
        return self.rect.left + self.rect.width * number / max(1, self.rounds)

    def y(self, place: float) -> float:
        """Return where a place lies."""
        if self.cars == 1:
            return self.rect.centery
        return self.rect.top + self.rect.height * (place - 1) / (self.cars - 1)

    def is_legible(self, place: int) -> bool:
        """Return whether there is room to say something of a place: of the first in any case."""
        return (
            place == 1
            or self.rect.height / max(1, self.cars - 1) >= _LEAST_STEP
            or (place == self.cars)
        )


def draw_positions(
    canvas: Canvas, palette: Palette, rect: Rect, report: RaceReport, chosen: int
) -> None:
    """Draw the chart, the line of one car before all others."""
    grid = _laid(rect, report.story.rounds, len(report.seats))
    inner, head = grid.rect, draw_low_panel if grid.is_low else draw_panel
    head(canvas, palette, rect, say("Position"), positions(report))
    if not report.story.places:
        return
    _draw_axes(canvas, palette, grid)
    _draw_marks(canvas, palette, grid, report)
    ground = palette.panel.bottom
    key = ("positions", report, tuple(inner), chosen, ground)
    picture = canvas.cached(key, lambda: _lines(canvas.scale, grid, report, chosen, ground))
    canvas.paint(picture, inner.left - _LEFT, inner.top - grid.top)
    for car in report.story.cars:
        if car.exit:
            _draw_exit(canvas, palette, grid, report, car)
    _draw_ends(canvas, palette, grid, report)


def lines_place(rect: Rect, cars: int) -> Rect:
    """Return where the lines of so many cars are drawn in the place of a chart."""
    return _laid(rect, 1, cars).rect


def _laid(rect: Rect, rounds: int, cars: int) -> _Grid:
    """Return where all lies in the place of a chart."""
    room = _within(room_below(rect), _TOP, _BOTTOM)
    grid = _Grid(room, rounds, cars)
    if room.height / max(1, cars - 1) >= _LEAST_STEP:
        return grid
    low = _within(room_below(rect, is_low=True), _LOW_TOP, _LOW_BOTTOM)
    return _Grid(low, rounds, cars, is_low=True)


def _within(room: Rect, top: float, bottom: float) -> Rect:
    width, height = room.width - _LEFT - _RIGHT, room.height - top - bottom
    return Rect(room.left + _LEFT, room.top + top, width, height)


def _draw_axes(canvas: Canvas, palette: Palette, grid: _Grid) -> None:
    for place in range(1, grid.cars + 1):
        y = grid.y(place)
        canvas.rule((grid.rect.left, y), (grid.rect.right, y), palette.line, 1)
        if grid.is_legible(place):
            canvas.text(str(place), grid.rect.left - 22, y, SMALL, palette.muted, align=1)
    step = next((t for t in _TICKS if grid.rounds / t <= _MOST_TICKS), grid.rounds)
    for number in range(0, grid.rounds + 1, step):
        y = grid.rect.bottom + (16 if grid.is_low else 22)
        canvas.text(str(number), grid.x(number), y, SMALL, palette.muted, align=0.5)


def _draw_marks(canvas: Canvas, palette: Palette, grid: _Grid, report: RaceReport) -> None:
    """Draw where laps begin, as far as there is room, and where the flag falls."""
    story, taken = report.story, grid.rect.right + 2 * _RIGHT
    marks = [
        (number, say("Lap {lap}", lap=lap), SUN)
        for lap in range(2, report.steps.game.options.laps + 1)
        if (number := story.lap_begun(lap)) is not None
    ]
    if story.flag is not None:
        marks.append((story.flag, say("Flag"), WHITE))
    for number, words, colour in reversed(marks):
        x, text = grid.x(number), words.upper()
        half = canvas.text_width(text, CAPS_LABEL) / 2 + 9
        for top in range(round(grid.rect.top) - 6, round(grid.rect.bottom), 9):
            canvas.rule((x, top), (x, min(top + 5, grid.rect.bottom)), colour, 1.5)
        if x + half + 6 > taken:
            continue
        taken = x - half
        chip = Rect(x - half, grid.rect.top - grid.top, 2 * half, 20 if grid.is_low else 24)
        canvas.box(chip, colour, radius=8, line=palette.line, line_width=1)
        canvas.text(text, x, chip.centery, CAPS_LABEL, INK, align=0.5)


def _lines(
    scale: float, grid: _Grid, report: RaceReport, chosen: int, ground: Colour
) -> pygame.Surface:
    """Return the lines of all cars, that of the chosen one last."""
    sketch = Sketch(
        grid.rect.width + _LEFT + _RIGHT,
        grid.rect.height + grid.top + grid.bottom,
        scale,
        (_LEFT - grid.rect.left, grid.top - grid.rect.top),
    )
    for seat in sorted(range(len(report.seats)), key=lambda seat: seat == chosen):
        _draw_car(sketch, grid, report, seat, ground, is_chosen=seat == chosen)
    return sketch.finish()


def _draw_car(
    sketch: Sketch,
    grid: _Grid,
    report: RaceReport,
    seat: int,
    ground: Colour,
    *,
    is_chosen: bool,
) -> None:
    number = report.seats[seat].number
    colour = _seen(team_of(number).colour, ground)
    way = _way(grid, report, seat)
    width = (_STRONG if is_chosen else _LINE) * (_THIN if grid.is_low else 1)
    if is_chosen:
        sketch.stroke(way, width + _CASING, WHITE if ground != WHITE else INK)
    if is_second(number):
        sketch.stroke(way, width, ground)
        for piece in dashed(way):
            sketch.stroke(piece, width, colour, round_ends=False)
    else:
        sketch.stroke(way, width, colour)
    sketch.disc(way[-1], width + 1.6, WHITE)
    sketch.disc(way[-1], width, colour)


def _seen(colour: Colour, ground: Colour) -> Colour:
    """Return a colour that can be told from the ground, lighter if need be."""
    while contrast(colour, ground) < _LEAST_CONTRAST:
        colour = lighter(colour, 0.15)
    return colour


def _way(grid: _Grid, report: RaceReport, seat: int) -> list[Point]:
    """Return the line of a car: level while it keeps its place, bent where it changes."""
    places = report.story.places
    end = min(last_round(report.car(seat)), len(places) - 1)
    mine = [each[seat] for each in places[: end + 1]]
    way = [(grid.x(0), grid.y(mine[0]))]
    for number, (before, after) in enumerate(pairwise(mine)):
        way += [
            (grid.x(number + at / (len(_BEND) - 1)), grid.y(before + (after - before) * share))
            for at, share in enumerate(_BEND)
        ]
    return way


def last_round(car: CarStory) -> int:
    """Return the round in which the line of a car ends."""
    if car.exit:
        return car.exit.round
    return car.finish or car.last_round


def dashed(way: list[Point]) -> list[list[Point]]:
    """Return the pieces of a line that is drawn in dashes."""
    pieces: list[list[Point]] = [[way[0]]]
    left, is_drawn = _DASH[0], True
    for start, end in pairwise(way):
        at, length = 0.0, ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        while length - at > left:
            at += left
            share = at / length
            point = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if is_drawn:
                pieces[-1].append(point)
            else:
                pieces.append([point])
            is_drawn = not is_drawn
            left = _DASH[0] if is_drawn else _DASH[1]
        left -= length - at
        if is_drawn:
            pieces[-1].append(end)
    return [piece for piece in pieces if len(piece) > 1]


def _draw_exit(
    canvas: Canvas, palette: Palette, grid: _Grid, report: RaceReport, car: CarStory
) -> None:
    x, y = _way(grid, report, car.seat)[-1]
    canvas.disc(x, y, 12, palette.panel.bottom, line=RED, line_width=2)
    draw_icon(canvas, "cross", x, y, 15, ROSE)


def _draw_ends(canvas: Canvas, palette: Palette, grid: _Grid, report: RaceReport) -> None:
    """Draw the plates by place, and how many turns each used."""
    left = grid.rect.right + 22
    canvas.text(
        say("turns"), left + 78, grid.rect.top - grid.top + 10, SMALL, palette.muted, align=1
    )
    high = max(_LEAST_STEP, min(_PLATE[1], grid.rect.height / max(1, grid.cars - 1) - 3))
    for place, seat in enumerate(report.story.order, 1):
        y, car = grid.y(place), report.car(seat)
        if not grid.is_legible(place):
            continue
        plate = Rect(left, y - high / 2, _PLATE[0] * high / _PLATE[1], high)
        draw_plate(canvas, report.seats[seat].number, plate)
        if car.exit:
            draw_icon(canvas, "cross", left + 66, y, 16, ROSE)
        else:
            ink = CREAM if palette.text == CREAM else palette.text
            canvas.text(str(len(car.turns)), left + 78, y, NAME.sized(16), ink, align=1)
