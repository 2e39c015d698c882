"""Dice: the seven of the game, each a silhouette with shaded faces and a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.colour import WHITE, Colour, darker, lighter, luminance, mix, rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.outlines import Outline, Point, polygon, rounded_box
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import BLACK_DIE, DARK, GEARS

if TYPE_CHECKING:
    import pygame

    from formulad.ui.toolkit.canvas import Canvas

_FACE_OF_BLACK: Colour = rgb("3A4152")
_DIMMED_FIGURE: Colour = rgb("7183A8")
_TWO_FIGURES = 0.80
"""How much smaller two figures are than one."""


@frozen
class _Face:
    """A face of a die: its outline, and how much lighter (above 0) or darker it is."""

    outline: Outline
    light: float


@frozen
class _Solid:
    """A die of radius 1 around (0, 0), seen from its number's side."""

    rim: Outline
    rim_light: float
    rim_width: float
    faces: tuple[_Face, ...]
    figure_size: float
    """Of the number, as a share of the die's height."""
    figure_y: float
    """The middle of the number below the middle of the die."""


def draw_die(
    canvas: Canvas,
    gear: int,
    x: float,
    y: float,
    size: float,
    label: str = "",
    *,
    dimmed: bool = False,
) -> None:
    """Draw the die of a gear, or the black one, with its middle at a place.

    Args:
        canvas: where it is drawn.
        gear: 1 to 6, or `BLACK_DIE`.
        x: its middle.
        y: its middle.
        size: its height.
        label: what its upper face shows.
        dimmed: whether it cannot be used now.
    """
    sprite = canvas.cached(
        ("die", gear, size, dimmed), lambda: die_sprite(gear, size * canvas.scale, dimmed)
    )
    canvas.paint_centred(sprite, x, y)
    if label:
        solid = _SOLIDS[gear]
        figure = size * solid.figure_size * (_TWO_FIGURES if len(label) > 1 else 1)
        style = Style(Family.SPARTAN, figure, 800)
        middle = y + solid.figure_y * size / 2
        canvas.text(label, x, middle, style, _figure_colour(gear, dimmed), align=0.5)


def die_sprite(gear: int, pixels: float, dimmed: bool = False) -> pygame.Surface:
    """Return a die without number, its height a little less than the square's."""
    radius = pixels / 2
    sketch = Sketch(2.4, 2.4, radius, origin=(1.2, 1.2))
    solid = _SOLIDS[gear]
    colour = _colour(gear, dimmed)
    rim = _shaded(colour, solid.rim_light)
    sketch.fill(solid.rim, rim)
    sketch.stroke(solid.rim, solid.rim_width, rim, closed=True)
    for face in solid.faces:
        sketch.fill(face.outline, _shaded(colour, face.light))
    if gear == BLACK_DIE:
        sketch.fill(solid.faces[-1].outline, _dim(_FACE_OF_BLACK) if dimmed else _FACE_OF_BLACK)
    return sketch.finish()


def _colour(gear: int, dimmed: bool) -> Colour:
    return _dim(GEARS[gear]) if dimmed else GEARS[gear]


def _dim(colour: Colour) -> Colour:
    return mix(colour, DARK.panel.bottom, 0.62)


def _figure_colour(gear: int, dimmed: bool) -> Colour:
    if dimmed:
        return _DIMMED_FIGURE
    return INK if luminance(GEARS[gear]) > 0.33 else WHITE


def _shaded(colour: Colour, light: float) -> Colour:
    return lighter(colour, light) if light > 0 else darker(colour, -light)


def _triangle() -> _Solid:
    rim = polygon((0, 0.14), 1.12, 3)
    top, right, left = rim
    middle: Point = (0, 0.2)
    faces = (
        _Face((top, left, middle), 0.28),
        _Face((top, right, middle), 0),
        _Face((right, left, middle), -0.2),
    )
    return _Solid(rim, 0, 0.18, faces, 0.62, 0.18)


def _cube() -> _Solid:
    faces = (_Face(rounded_box(-0.74, -0.86, 1.48, 1.48, 0.2), 0.14),)
    return _Solid(rounded_box(-0.92, -0.92, 1.84, 1.84, 0.3), -0.16, 0.02, faces, 0.72, -0.09)


def _octahedron() -> _Solid:
    rim = polygon((0, 0), 1.06, 6)
    faces = (
        _Face((rim[0], rim[4], rim[5]), 0.22),
        _Face((rim[0], rim[1], rim[2]), -0.12),
        _Face((rim[0], rim[2], rim[4]), 0.07),
    )
    return _Solid(rim, -0.24, 0.08, faces, 0.62, 0.10)


def _dodecahedron() -> _Solid:
    rim, inner = polygon((0, 0), 1.04, 10), polygon((0, 0), 0.64, 5)
    lights = (0.0, -0.22, -0.12, 0.14, 0.26)
    sides = (
        _Face(
            (
                inner[i],
                rim[2 * i],
                rim[2 * i + 1],
                rim[(2 * i + 2) % 10],
                inner[(i + 1) % 5],
            ),
            light,
        )
        for i, light in enumerate(lights)
    )
    return _Solid(rim, -0.16, 0.06, (*sides, _Face(inner, 0.10)), 0.66, 0.02)


def _icosahedron(figure_size: float, rim_light: float = -0.2) -> _Solid:
    rim, inner = polygon((0, 0), 1.06, 6), polygon((0, 0.02), 0.66, 3)
    faces = (
        _Face((rim[0], rim[1], inner[0]), 0.16),
        _Face((rim[0], rim[5], inner[0]), 0.34),
        _Face((rim[1], inner[0], inner[1]), -0.04),
        _Face((rim[1], rim[2], inner[1]), -0.24),
        _Face((rim[5], inner[0], inner[2]), 0.16),
        _Face((rim[5], rim[4], inner[2]), -0.02),
        _Face((rim[2], rim[3], inner[1]), -0.34),
        _Face((rim[3], inner[1], inner[2]), -0.26),
        _Face((rim[3], rim[4], inner[2]), -0.16),
        _Face(inner, 0.10),
    )
    return _Solid(rim, rim_light, 0.08, faces, figure_size, 0.05)


def _thirty_sided() -> _Solid:
    rim = polygon((0, 0), 1.05, 12)
    north, east, south, west = (0, -0.78), (0.52, 0), (0, 0.78), (-0.52, 0)
    faces = (
        _Face((north, *rim[0:4], east), 0.10),
        _Face((east, *rim[3:7], south), -0.18),
        _Face((south, *rim[6:10], west), -0.08),
        _Face((west, *rim[9:12], rim[0], north), 0.28),
        _Face(((0, -0.86), (0.62, 0), (0, 0.86), (-0.62, 0)), 0.06),
    )
    return _Solid(rim, -0.12, 0.06, faces, 0.58, 0.02)


_SOLIDS: dict[int, _Solid] = {
    1: _triangle(),
    2: _cube(),
    3: _octahedron(),
    4: _dodecahedron(),
    5: _icosahedron(0.60),
    6: _thirty_sided(),
    BLACK_DIE: _icosahedron(0.56, rim_light=0.42),
}
