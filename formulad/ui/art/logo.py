"""Logo: the game's name drawn as a road, three lines to a stroke, the D a circuit of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.outlines import Outline, traced
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.theme import CREAM, KERB, SHADOW

if TYPE_CHECKING:
    import pygame

    from formulad.ui.toolkit.canvas import Canvas

WIDTH, HEIGHT = 680.0, 206.0
_ORIGIN = (34.0, 56.0)
_LEAN = -0.12
_DROP = 4.0
_ASPHALT: Colour = rgb("414A5F")
_GROOVE: Colour = rgb("14264A")

_LETTERS: tuple[tuple[str, float], ...] = (
    ("M0 140 L0 0 L72 0 M0 68 L58 68", 0),
    ("M48 0 A48 70 0 0 1 48 140 A48 70 0 0 1 48 0 Z", 100),
    ("M0 140 L0 0 L44 0 A36 36 0 0 1 44 72 L0 72 M40 72 L78 140", 240),
    ("M0 140 L0 0 L48 84 L96 0 L96 140", 364),
    ("M0 0 L0 92 A42 48 0 0 0 84 92 L84 0", 508),
    ("M0 0 L0 140 L66 140", 640),
    ("M0 140 L46 0 L92 140 M18 94 L74 94", 722),
)
"""F O R M U L A: path and left edge."""
_D = "M0 0 L0 140 L30 140 A66 70 0 0 0 30 0 Z"
_LETTER_STROKES = ((17.5, CREAM), (7.4, _GROOVE), (5.0, CREAM))
_ROAD_STROKES = ((35.0, WHITE), (32.0, _ASPHALT), (13.0, WHITE), (10.5, _ASPHALT))
_KERB_WIDTH = 49.0


def draw_logo(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw the name with its top left corner at a place."""
    pixels = round(width * canvas.scale)
    sprite = canvas.cached(("logo", pixels), lambda: _logo(pixels / WIDTH))
    canvas.paint(sprite, x, y)


def _logo(scale: float) -> pygame.Surface:
    sketch = Sketch(WIDTH, HEIGHT, scale, _ORIGIN)
    word = [line for path, left in _LETTERS for line in _placed(path, left * 0.575, 0.0, 0.575)]
    circuit = _placed(_D, 506, -26, 1.04)
    _stroke(sketch, _dropped(word), 23.0, SHADOW)
    _stroke(sketch, _dropped(circuit), _KERB_WIDTH + 5, SHADOW)
    for width, colour in _LETTER_STROKES:
        _stroke(sketch, word, width, colour)
    _stroke(sketch, circuit, _KERB_WIDTH, KERB[1])
    for outline in circuit:
        sketch.dashes(outline, _KERB_WIDTH, KERB[0], (13, 13))
    for width, colour in _ROAD_STROKES:
        _stroke(sketch, circuit, width, colour)
    return sketch.finish()


def _stroke(sketch: Sketch, outlines: list[Outline], width: float, colour: Colour) -> None:
    for outline in outlines:
        closed = outline[0] == outline[-1]
        sketch.stroke(outline, width, colour, closed=closed, round_ends=False)


def _placed(path: str, left: float, top: float, scale: float) -> list[Outline]:
    """Return the outlines of a letter at its place, leaning forward."""
    return [
        tuple((left + x * scale + _LEAN * (top + y * scale - 80), top + y * scale) for x, y in line)
        for line in traced(path)
    ]


def _dropped(outlines: list[Outline]) -> list[Outline]:
    return [tuple((x + _DROP * 0.6, y + _DROP) for x, y in outline) for outline in outlines]
