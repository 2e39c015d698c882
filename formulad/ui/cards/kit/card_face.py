"""Card face: what stands on a card, drawn once for each card and size, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from formulad.kernel.frozen import frozen
from formulad.ui.cards.kit.liveries import ink_on
from formulad.ui.toolkit.canvas.fitting import draw_lines, fits, fitted, in_lines
from formulad.ui.toolkit.colour import Colour, rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import KERB, SHADOW

if TYPE_CHECKING:
    import pygame

    from formulad.ui.toolkit.canvas import Canvas

CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS = 208.0, 292.0, 18.0
CARD_MARGIN = 14.0
"""Around a card on its sheet: the shadow lies there."""
FIELD_X, FIELD_Y, FIELD_WIDTH, FIELD_HEIGHT = 10.0, 10.0, 188.0, 178.0
FIELD_RADIUS = 11.0
STRIP_HEIGHT = 8.0
"""Of the kerb below the field."""
COMPACT_BELOW = 0.8
"""Smaller cards have their name larger, and fewer words."""
PAPER: Colour = rgb("FFFBF1")
WORDS: Colour = rgb("3B3520")
_SHADOW = 0.34
_BLOCKS = 16
_SLANT = 0.7
_FIGURE_X, _FIGURE_Y = 22.0, 62.0
_FIGURE = Style(Family.SPARTAN, 92, 800, -0.03)
_NAME = Style(Family.SPARTAN, 23, 800, 0.02)
_LARGE_NAME = Style(Family.SPARTAN, 31, 800, 0.02)
_TEXT = Style(Family.INTER, 15.5, 600)
_ONE_LINE = 0.85
"""A text stands in one line if its letters need not become smaller than this for it."""
_LARGE_TEXT = Style(Family.INTER, 22, 600)


class CardArt(Protocol):
    """What is drawn on the field of a card: a value, so that equal ones are drawn once."""

    def __hash__(self) -> int:
        """Be the same as an equal one."""

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint the shapes, in the units of the card; what leaves the field is cut off."""

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Put words, numbers and icons over them."""


@frozen
class CardFace:
    """What stands on a card."""

    name: str
    text: str
    """What it does, in two lines."""
    field: Colour
    """The kind of the card."""
    art: CardArt
    figure: str = ""
    """Its value, in the corner that is seen in a fan."""
    brief: str = ""
    """What it does in a few words, for a small card; the whole text if there are none."""

    @property
    def ink(self) -> Colour:
        """What can be read on the field."""
        return ink_on(self.field)


def card_sprite(canvas: Canvas, face: CardFace, size: float = 1.0) -> pygame.Surface:
    """Return a card with its shadow, so many times as large as usual, with a margin around it."""
    key = ("card", face, size, canvas.language.code)
    return canvas.cached(key, lambda: _drawn(canvas, face, size))


def _drawn(canvas: Canvas, face: CardFace, size: float) -> pygame.Surface:
    sketch = card_sheet(canvas.scale * size)
    _paint(sketch, face)
    surface = sketch.finish()
    sheet = canvas.drawing_on(surface, canvas.scale * size)
    with sheet.shifted(CARD_MARGIN, CARD_MARGIN):
        if face.figure:
            style = _FIGURE if len(face.figure) < 3 else _FIGURE.sized(78)
            sheet.text(face.figure, _FIGURE_X, _FIGURE_Y, style, face.ink)
        face.art.letter(sheet, face.ink)
        _letter(sheet, face, is_compact=size < COMPACT_BELOW)
    return surface


def card_sheet(scale: float) -> Sketch:
    """Return a sheet for a card, its shadow and its paper drawn already."""
    width, height = CARD_WIDTH + 2 * CARD_MARGIN, CARD_HEIGHT + 2 * CARD_MARGIN
    sketch = Sketch(width, height, scale, (CARD_MARGIN, CARD_MARGIN))
    sketch.shade(rounded_box(4, 10, CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS), SHADOW, _SHADOW)
    card = rounded_box(0, 0, CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS)
    sketch.fill(card, INK)
    sketch.fill(rounded_box(2, 2, CARD_WIDTH - 4, CARD_HEIGHT - 4, CARD_RADIUS - 2), PAPER)
    return sketch


def _paint(sketch: Sketch, face: CardFace) -> None:
    field = rounded_box(FIELD_X, FIELD_Y, FIELD_WIDTH, FIELD_HEIGHT, FIELD_RADIUS)
    with sketch.inside(field):
        sketch.fill(field, face.field)
        face.art.paint(sketch, face.ink)
    paint_strip(sketch, KERB)


def paint_strip(sketch: Sketch, colours: tuple[Colour, Colour]) -> None:
    """Paint the slanted blocks of the kerb strip below the field."""
    top = FIELD_Y + FIELD_HEIGHT
    width, slant = FIELD_WIDTH / _BLOCKS, STRIP_HEIGHT * _SLANT
    strip = rounded_box(FIELD_X, top, FIELD_WIDTH, STRIP_HEIGHT)
    with sketch.inside(strip):
        for block in range(-1, _BLOCKS + 1):
            x = FIELD_X + block * width
            shape = (
                (x + slant, top),
                (x + width + slant, top),
                (x + width, top + STRIP_HEIGHT),
                (x, top + STRIP_HEIGHT),
            )
            sketch.fill(shape, colours[block % 2])


def _letter(sheet: Canvas, face: CardFace, *, is_compact: bool) -> None:
    middle = CARD_WIDTH / 2
    name, style = fitted(
        sheet, face.name, _LARGE_NAME if is_compact else _NAME, CARD_WIDTH - 28, 0.5
    )
    sheet.text(name, middle, 219 if is_compact else 217, style, INK, align=0.5)
    text = (face.brief or face.text) if is_compact else face.text
    wanted = _LARGE_TEXT if is_compact else _TEXT
    rows = 1 if fits(sheet, text, wanted, CARD_WIDTH - 20, _ONE_LINE) else 2
    lines, style = in_lines(sheet, text, wanted, CARD_WIDTH - 20, rows)
    draw_lines(sheet, lines, (middle, 259 if is_compact else 253), style, WORDS, align=0.5)
