"""Die of Formula Corsa: pips on six sides, a figure on more, and how it rolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.ui.cards.kit.card_face import PAPER
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_TURNS, _FACES_SEEN = 540.0, 9
"""How far it turns as it rolls, and how many faces are seen on the way."""
_FIGURE = Style(Family.SPARTAN, 30, 800)


def draw_die(
    canvas: Canvas, x: float, y: float, size: float, face: int, roll: float, faces: int
) -> None:
    """Draw the die around a middle.

    Args:
        canvas: where it is seen.
        x: its middle.
        y: its middle.
        size: how wide it is.
        face: what it shows in the end; 0 if it waits to be rolled.
        roll: how far it has rolled, from 0 to 1.
        faces: how many sides it has.
    """
    shown = face if face and roll >= 1 else 1 + int(roll * _FACES_SEEN) % faces
    turn = 18.0 if not face else 0.0 if roll >= 1 else _TURNS * (1 - roll) ** 2
    sprite = canvas.cached(("corsa die", shown, size, faces), lambda: _die(canvas, shown, size))
    if turn:
        sprite = pygame.transform.rotozoom(sprite, turn, 1.0)
    canvas.paint_centred(sprite, x, y, 1.0 if face else 0.55)


def _die(canvas: Canvas, face: int, size: float) -> pygame.Surface:
    sketch = Sketch(size + 8, size + 8, canvas.scale)
    sketch.box(4, 4, size, size, INK, size * 0.2)
    sketch.box(6.5, 6.5, size - 5, size - 5, PAPER, size * 0.17)
    middle = size / 2 + 4
    for right, down in _PIPS.get(face, ()):
        sketch.disc((middle + right * size * 0.25, middle + down * size * 0.25), size * 0.085, INK)
    surface = sketch.finish()
    if face not in _PIPS:
        sheet = canvas.drawing_on(surface, canvas.scale)
        sheet.text(str(face), middle, middle + 1, _FIGURE.sized(size * 0.5), INK, align=0.5)
    return surface
