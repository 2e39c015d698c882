"""The small map: the whole circuit, every car, and what the board shows of it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK, is_second, team_of
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.views.panel_views import MapCar, MapView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette

_EDGE: Colour = rgb("F4E6C8")
_ROAD: Colour = rgb("3B4763")
_PITS: Colour = rgb("A9B9D6")
_INSET = 18.0
_SHEEN, _FRAME = (16, 16, 16), 1.6
"""How much lighter it is in the frame of what the board shows, and how wide that frame is."""


class Minimap:
    """The small map of one circuit."""

    def __init__(self, circuit: Circuit) -> None:
        self._track, self._drawing, self._origin = circuit.track, circuit.drawing, circuit.origin
        middle = max(cell.lane for cell in self._track.cells) // 2
        self._road = [
            (index, cell.next[0])
            for index, cell in enumerate(self._track.cells)
            if cell.lane == middle
        ]
        xs, ys = zip(*(self._centre(start) for start, _ in self._road), strict=True)
        self._extent = (min(xs), min(ys), max(xs), max(ys))

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect, view: MapView) -> None:
        """Draw the map with every car; the one whose turn it is wears a ring."""
        canvas.panel(rect, palette)
        size = canvas.pixel_rect(rect).size
        road = canvas.cached(
            ("minimap", self._origin, size), lambda: self._picture(rect, canvas.scale)
        )
        canvas.paint(road, rect.left, rect.top)
        for car in view.cars:
            self._draw_car(canvas, rect, car)
        if view.window:
            self._draw_window(canvas, rect, view.window)

    def at(self, rect: Rect, place: Point) -> Point:
        """Return where a place of the map lies on the small one."""
        left, top, right, bottom = self._extent
        scale = self._scale(rect)
        return (
            rect.centerx + scale * (place[0] - (left + right) / 2),
            rect.centery + scale * (place[1] - (top + bottom) / 2),
        )

    def _scale(self, rect: Rect) -> float:
        left, top, right, bottom = self._extent
        across, down = rect.width - 2 * _INSET, rect.height - 2 * _INSET
        return float(min(across / (right - left), down / (bottom - top)))

    def _centre(self, cell: int) -> Point:
        return self._drawing.cells[cell].centre

    def _picture(self, rect: Rect, scale: float) -> pygame.Surface:
        """Return the road and the pit lane beside it, corners yellow."""
        home = Rect(0, 0, rect.width, rect.height)
        sketch = Sketch(rect.width, rect.height, scale)
        for start, end in pairwise(self.at(home, point) for point in self._drawing.pit_path):
            sketch.stroke((start, end), 2.2, _PITS)
        for width, colour in ((8.0, _EDGE), (5.0, _ROAD)):
            for line in self._pieces(home, corners=False):
                sketch.stroke(line, width, colour)
        for line in self._pieces(home, corners=True):
            sketch.stroke(line, 3.2, SUN)
        finish = [self.at(home, point) for point in self._drawing.finish_line]
        sketch.stroke(_longer(finish[0], finish[-1], 16), 3, WHITE, round_ends=False)
        return sketch.finish()

    def _pieces(self, rect: Rect, *, corners: bool) -> Iterator[tuple[Point, Point]]:
        """Yield the middle of the road cell by cell: all of it, or only in corners."""
        for start, end in self._road:
            if corners and not self._track.stops[self._track.cells[start].sector]:
                continue
            yield self.at(rect, self._centre(start)), self.at(rect, self._centre(end))

    def _draw_car(self, canvas: Canvas, rect: Rect, car: MapCar) -> None:
        x, y = self.at(rect, car.at)
        edge = INK if is_second(car.number) else WHITE
        if car.is_now:
            canvas.disc(x, y, 10, None, line=SUN, line_width=2.5)
        radius = 6.5 if car.is_now else 5.5
        canvas.disc(x, y, radius, team_of(car.number).colour, line=edge, line_width=1.5)

    def _draw_window(
        self, canvas: Canvas, rect: Rect, window: tuple[float, float, float, float]
    ) -> None:
        left, top = self.at(rect, (window[0], window[1]))
        right, bottom = self.at(rect, (window[0] + window[2], window[1] + window[3]))
        inner = rect.inflate(-6, -6)
        seen = Rect(left, top, right - left, bottom - top).clip(inner)
        shows_part = min(seen.width, seen.height) > 4 and seen.size != inner.size
        if shows_part:
            _draw_frame(canvas, seen)


def _draw_frame(canvas: Canvas, rect: Rect) -> None:
    """Draw a frame straight on the canvas: a flying camera sees another size in every picture."""
    place = canvas.pixel_rect(rect)
    lit = place.clip(canvas.surface.get_clip())  # pygame adds beyond the clip, too
    canvas.surface.fill(_SHEEN, lit, special_flags=pygame.BLEND_RGB_ADD)
    pygame.draw.rect(canvas.surface, WHITE, place, canvas.thickness(_FRAME))


def _longer(start: Point, end: Point, length: float) -> tuple[Point, Point]:
    """Return a line through the same middle with a length of its own."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    across = (end[0] - start[0], end[1] - start[1])
    share = length / 2 / max(0.001, (across[0] ** 2 + across[1] ** 2) ** 0.5)
    return (
        (middle[0] - across[0] * share, middle[1] - across[1] * share),
        (middle[0] + across[0] * share, middle[1] + across[1] * share),
    )
