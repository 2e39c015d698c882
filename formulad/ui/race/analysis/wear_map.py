"""Wear map: the circuit, its cells the hotter the more points were lost there, corners named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.report.lost_points import by_cell, by_corner
from formulad.kernel.sentence import say
from formulad.ui.race.analysis.chart_words import corner_name, wear
from formulad.ui.race.analysis.panel_head import draw_panel
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE, mix, rgb
from formulad.ui.toolkit.lettering import NAME, SMALL
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, RED

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import pygame

    from formulad.ai.report.lost_points import LostPoints
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette

_HEAT: tuple[Colour, ...] = (rgb("4A5A7E"), rgb("C9952F"), rgb("F08A24"), rgb("F2542D"), RED)
"""Of a cell on which nothing was lost, to one on which `_HOTTEST` points or more were."""
_HOTTEST = 5
_EDGE: Colour = rgb("0A1429")
_NAMED = 5
"""So many corners are named."""
_CHIP = NAME.sized(15)
_CHIP_HEIGHT = 32.0
_SCALE_HEIGHT = 34.0
_WAYS = ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
_FAR = (34.0, 62.0, 96.0, 134.0)
"""Directions in which a name may stand beside its corner, and how far off."""


class _Map:
    """A circuit drawn into a place."""

    def __init__(self, circuit: Circuit, rect: Rect) -> None:
        self._shapes = circuit.drawing.cells
        points = [point for shape in self._shapes for point in shape.outline]
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        self._middle = ((left + right) / 2, (top + bottom) / 2)
        self._scale = min(rect.width / (right - left), rect.height / (bottom - top))
        self._rect = rect

    def at(self, point: Point) -> Point:
        """Return where a point of the map lies."""
        return (
            self._rect.centerx + (point[0] - self._middle[0]) * self._scale,
            self._rect.centery + (point[1] - self._middle[1]) * self._scale,
        )

    def outline(self, cell: int) -> list[Point]:
        """Return the border of a cell."""
        return [self.at(point) for point in self._shapes[cell].outline]

    @property
    def middles(self) -> list[Point]:
        """The middles of all cells."""
        return [self.at(shape.centre) for shape in self._shapes]


def draw_wear(
    canvas: Canvas,
    palette: Palette,
    rect: Rect,
    report: RaceReport,
    lost: Sequence[LostPoints],
) -> None:
    """Draw the points lost on each cell, by all cars or by one."""
    room = draw_panel(canvas, palette, rect, say("Wear map"), wear(report, lost))
    inner = Rect(room.left + 6, room.top + 8, room.width - 12, room.height - _SCALE_HEIGHT - 8)
    heat = tuple(sorted(by_cell(lost).items()))
    key = ("wear", report.circuit.origin, tuple(inner), heat)
    drawn = _Map(report.circuit, inner)
    picture = canvas.cached(key, lambda: _picture(canvas.scale, drawn, inner, heat))
    canvas.paint(picture, inner.left, inner.top)
    _draw_names(canvas, palette, inner, drawn, report, lost)
    _draw_scale(canvas, palette, room)


def _picture(
    scale: float, drawn: _Map, rect: Rect, heat: Iterable[tuple[int, int]]
) -> pygame.Surface:
    sketch = Sketch(rect.width, rect.height, scale, (-rect.left, -rect.top))
    lost = dict(heat)
    cells = range(len(drawn.middles))
    for cell in cells:
        sketch.stroke(drawn.outline(cell), 5, _EDGE, closed=True)
    for cell in sorted(cells, key=lambda cell: lost.get(cell, 0)):
        outline = drawn.outline(cell)
        sketch.fill(outline, heat_of(lost.get(cell, 0)))
        sketch.stroke(outline, 0.7, _EDGE, closed=True)
    return sketch.finish()


def heat_of(points: int) -> Colour:
    """Return the colour of a cell on which so many points were lost."""
    share = min(points, _HOTTEST) / _HOTTEST * (len(_HEAT) - 1)
    step = min(int(share), len(_HEAT) - 2)
    return mix(_HEAT[step], _HEAT[step + 1], share - step)


def _draw_names(
    canvas: Canvas,
    palette: Palette,
    room: Rect,
    drawn: _Map,
    report: RaceReport,
    lost: Sequence[LostPoints],
) -> None:
    """Name the corners that took most, each with its points; their lines run below all names."""
    track = report.circuit.track
    names: list[tuple[Rect, str, int]] = []
    middles = drawn.middles
    for sector, number in by_corner(lost).most_common(_NAMED):
        cells = [middles[i] for i, cell in enumerate(track.cells) if cell.sector == sector]
        corner = cells[len(cells) // 2]
        name = corner_name(track, sector)
        width = canvas.text_width(name, _CHIP) + _CHIP_HEIGHT + 20
        taken = [place for place, *_ in names]
        place = _beside(corner, (width, _CHIP_HEIGHT), room, taken, middles)
        if place is not None:
            _draw_line(canvas, palette, place, corner)
            names.append((place, name, number))
    for place, name, number in names:
        _draw_name(canvas, palette, place, name, number)


def _beside(
    corner: Point,
    size: tuple[float, float],
    room: Rect,
    taken: Sequence[Rect],
    road: Sequence[Point],
) -> Rect | None:
    """Return where a name stands: near its corner, on none other, on as little road as can be."""
    found = []
    for far in _FAR:
        for x, y in _WAYS:
            place = Rect((0, 0), size)
            place.center = (
                corner[0] + x * (far + size[0] / 2),
                corner[1] + y * (far + size[1] / 2),
            )
            if not room.contains(place) or place.collidelist(list(taken)) >= 0:
                continue
            covered = sum(place.inflate(8, 8).collidepoint(point) for point in road)
            found.append((covered * 12 + far, tuple(place)))
    return Rect(min(found)[1]) if found else None


def _draw_line(canvas: Canvas, palette: Palette, place: Rect, corner: Point) -> None:
    end = (
        min(max(corner[0], place.left), place.right),
        min(max(corner[1], place.top), place.bottom),
    )
    canvas.polyline([corner, end], 1.6, palette.text)


def _draw_name(canvas: Canvas, palette: Palette, place: Rect, name: str, number: int) -> None:
    canvas.box(place, CREAM, radius=place.height / 2, line=palette.line, line_width=1)
    middle = place.left + place.height / 2
    canvas.disc(middle, place.centery, place.height / 2 - 4, rgb("B3122B"))
    canvas.text(str(number), middle, place.centery, _CHIP, WHITE, align=0.5)
    canvas.text(name, place.left + place.height + 4, place.centery, _CHIP, INK)


def _draw_scale(canvas: Canvas, palette: Palette, room: Rect) -> None:
    """Draw what the colours mean."""
    y, step = room.bottom - 12, 26.0
    most = f"{_HOTTEST}+"
    right = room.right - canvas.text_width(most, SMALL) - 8
    left = right - step * (_HOTTEST + 1)
    for points in range(_HOTTEST + 1):
        box = Rect(left + points * step, y - 7, step, 14)
        canvas.box(box, heat_of(points), line=_EDGE, line_width=1)
    canvas.text(most, room.right, y, SMALL, palette.muted, align=1)
    canvas.text("0", left - 8, y, SMALL, palette.muted, align=1)
    words = say("points lost on a cell")
    if left - 30 - canvas.text_width(words, SMALL) > room.left:
        canvas.text(words, left - 30, y, SMALL, palette.muted, align=1)
