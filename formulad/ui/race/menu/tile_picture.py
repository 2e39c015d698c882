"""Picture on the big tile of the menu: a car that comes up a road before the sun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.cars import draw_number_disc
from formulad.ui.art.solid.pinhole import Pinhole
from formulad.ui.art.solid.solid_drawing import Disc, Pose, disc_of, draw_solid
from formulad.ui.toolkit.colour import Colour, Gradient, lighter, rgb
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.theme import KERB

if TYPE_CHECKING:
    import pygame

    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.colour import Fill

_ASPHALT: Colour = rgb("414A5F")
_HEIGHT = 244.0
"""How tall the tile is for which it was composed."""
_CAR = (0.1, 36.5, -132.0, 1.7)
"""Where the car stands, how far away, how it is turned, how large."""


def draw_tile_picture(
    canvas: Canvas, rect: Rect, radius: float, number: int, fill: Fill, *, is_gt: bool
) -> None:
    """Draw the picture in the right half of a tile with a fill."""
    if canvas.theme.is_plain:
        return
    size = canvas.pixel_rect(rect).size
    key = ("tile picture", size, radius, number, fill, is_gt)
    picture = canvas.cached(key, lambda: _picture(canvas, rect, radius, number, fill, is_gt=is_gt))
    canvas.paint(picture, rect.left, rect.top)
    draw_number(canvas, rect, _disc(rect, number, is_gt=is_gt))


def draw_number(canvas: Canvas, rect: Rect, disc: Disc) -> None:
    """Letter the number of the car."""
    x, y = disc.at
    draw_number_disc(
        canvas, disc.number, rect.left + x, rect.top + y, disc.radius, edge=0.12 * disc.radius
    )


def _picture(
    canvas: Canvas, rect: Rect, radius: float, number: int, fill: Fill, *, is_gt: bool
) -> pygame.Surface:
    width, height = rect.size
    sketch = Sketch(width, height, canvas.scale)
    sun = lighter(fill.top if isinstance(fill, Gradient) else fill, 0.45)
    with sketch.inside(rounded_box(1.5, 1.5, width - 3, height - 3, radius)):
        for share, opacity in ((0.78, 0.5), (0.57, 0.55)):
            at = (width - 0.49 * _HEIGHT * _scale(rect), height + 0.08 * height)
            _lay_sun(sketch, at, share * height, sun, opacity)
        _draw_road(sketch, width, height)
        draw_solid(sketch, _camera(rect), _pose(number, is_gt=is_gt))
    return sketch.finish()


def _lay_sun(
    sketch: Sketch, at: tuple[float, float], radius: float, colour: Colour, opacity: float
) -> None:
    box = rounded_box(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius, radius)
    sketch.tint(box, colour, opacity)


def _draw_road(sketch: Sketch, width: float, height: float) -> None:
    size = height / _HEIGHT
    top = height - 126 * size

    def placed(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(width + x * size, y) for x, y in points]

    sketch.fill(placed((-330, height), (-90, top), (-40, top), (40, height)), _ASPHALT)
    sketch.fill(placed((-346, height), (-94, top), (-90, top), (-330, height)), KERB[0])


def _scale(rect: Rect) -> float:
    return rect.height / _HEIGHT


def _camera(rect: Rect) -> Pinhole:
    size = _scale(rect)
    return Pinhole(rect.width - 128 * size, 40 * size, 900 * size, 6.5)


def _pose(number: int, *, is_gt: bool) -> Pose:
    x, away, turn, size = _CAR
    return Pose(number, x, away, turn, size, is_gt=is_gt)


def _disc(rect: Rect, number: int, *, is_gt: bool) -> Disc:
    return disc_of(_camera(rect), _pose(number, is_gt=is_gt))
