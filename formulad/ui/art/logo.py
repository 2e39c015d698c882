"""Logo: the game's name drawn as a road, three lines to a stroke, the D a circuit of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.outlines import Outline, Point, traced
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, KERB, SHADOW

if TYPE_CHECKING:
    import pygame

    from formulad.ui.toolkit.canvas import Canvas

WIDTH, HEIGHT = 712.0, 200.0
_KEY = "logo"
_ORIGIN = (34.0, 66.0)
_LEAN = -0.12
_DROP = 4.0
_ASPHALT: Colour = rgb("414A5F")
_GROOVE: Colour = rgb("14264A")

_LETTERS: tuple[tuple[str, float], ...] = (
    ("M0 140 L0 0 L72 0 M0 68 L58 68", 0),
    ("M48 0 A48 70 0 0 1 48 140 A48 70 0 0 1 48 0 Z", 98),
    ("M0 140 L0 0 L44 0 A36 36 0 0 1 44 72 L0 72 M40 72 L78 140", 238),
    ("M0 140 L0 0 L48 84 L96 0 L96 140", 364),
    ("M0 0 L0 92 A42 48 0 0 0 84 92 L84 0", 508),
    ("M0 0 L0 140 L66 140", 640),
    ("M0 140 L46 0 L92 140 M18 94 L74 94", 720),
)
"""F O R M U L A: path and left edge."""
_D_AT = (537.0, -36.0)
_D = "M0 0 L0 140 L30 140 A66 70 0 0 0 30 0 Z"
_LETTER, _CIRCUIT = 0.60, 1.02
"""How large the letters and the circuit are, of their paths."""
_LETTER_STROKES = ((18.0, CREAM), (7.2, _GROOVE), (5.0, CREAM))
_ROAD_STROKES = ((35.0, WHITE), (31.0, _ASPHALT), (12.2, WHITE), (9.8, _ASPHALT))
_KERB_WIDTH = 48.0
_LINE = (62.0, 7.5, 4, 2)
"""The chequered line on the circuit: how far down its straight, how large its squares are, and how
many there are across and along."""
_FINE_BELOW, _FINER = 1000, 4
"""A logo of fewer pixels is drawn so many times too large, more than its size asks for: its edges
lean."""


def draw_logo(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw the name with its top left corner at a place."""
    pixels = round(width * canvas.scale)
    canvas.paint(canvas.cached((_KEY, pixels), lambda: _logo(pixels)), x, y)


def holds_logo(canvas: Canvas, width: float) -> bool:
    """Return whether a canvas has drawn the name that large before."""
    return canvas.holds((_KEY, round(width * canvas.scale)))


def _logo(pixels: int) -> pygame.Surface:
    scale = pixels / WIDTH
    sketch = Sketch(WIDTH, HEIGHT, scale, _ORIGIN, _FINER if pixels < _FINE_BELOW else 0)
    word = [line for path, left in _LETTERS for line in _placed(path, left * _LETTER, 0.0, _LETTER)]
    circuit = _placed(_D, *_D_AT, _CIRCUIT)
    _stroke(sketch, _dropped(word), 24.0, SHADOW)
    _stroke(sketch, _dropped(circuit), _KERB_WIDTH + 5, SHADOW)
    for width, colour in _LETTER_STROKES:
        _stroke(sketch, word, width, colour)
    _stroke(sketch, circuit, _KERB_WIDTH, KERB[1])
    for outline in circuit:
        sketch.dashes(outline, _KERB_WIDTH - 2, KERB[0], (13, 13))
    for width, colour in _ROAD_STROKES:
        _stroke(sketch, circuit, width, colour)
    _draw_line(sketch)
    return sketch.finish()


def _draw_line(sketch: Sketch) -> None:
    """Draw the chequered line across the straight of the circuit."""
    down, square, across, along = _LINE
    for column in range(across):
        for row in range(along):
            x, y = (column - across / 2) * square, down + row * square
            box = ((x, y), (x + square, y), (x + square, y + square), (x, y + square))
            colour = WHITE if (column + row) % 2 else INK
            sketch.fill([_leaning(point, *_D_AT, _CIRCUIT) for point in box], colour)


def _stroke(sketch: Sketch, outlines: list[Outline], width: float, colour: Colour) -> None:
    for outline in outlines:
        closed = outline[0] == outline[-1]
        sketch.stroke(outline, width, colour, closed=closed, round_ends=False)


def _placed(path: str, left: float, top: float, scale: float) -> list[Outline]:
    """Return the outlines of a letter at its place, leaning forward."""
    return [tuple(_leaning(point, left, top, scale) for point in line) for line in traced(path)]


def _leaning(point: Point, left: float, top: float, scale: float) -> Point:
    x, y = left + point[0] * scale, top + point[1] * scale
    return x + _LEAN * (y - 80), y


def _dropped(outlines: list[Outline]) -> list[Outline]:
    return [tuple((x + _DROP * 0.6, y + _DROP) for x, y in outline) for outline in outlines]
