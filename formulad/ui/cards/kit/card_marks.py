"""Marks on cards: what the pointer does to them, and what playing them would."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.cards.kit.card_face import (
    CARD_HEIGHT,
    CARD_RADIUS,
    CARD_WIDTH,
    FIELD_HEIGHT,
    FIELD_X,
    FIELD_Y,
    PAPER,
    STRIP_HEIGHT,
    WORDS,
    paint_strip,
)
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.lettering import CAPS_LABEL, Family, Style
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import AMBER, CREAM, SUN

if TYPE_CHECKING:
    from formulad.ui.cards.kit.card_place import CardPlace
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_VEIL: Colour = rgb("3A4664")
_VEIL_SHARE = 0.58
_FORBIDDEN_SHARE = 0.72
_BAND_WIDTH, _BAND_HEIGHT, _BAND_TURN = 226.0, 64.0, 6.0
_TITLE = Style(Family.SPARTAN, 23, 800, 0.04)
_REASON = Style(Family.INTER, 15.5, 600)
_GOLD_RING, _HOVER_RING = SUN, WHITE


@frozen
class CardMark:
    """What is to be known of a card before it is played."""

    dead: str = ""
    """Why it would do nothing; it may be played all the same."""
    forbidden: str = ""
    """Why it cannot be played."""
    hurts: bool = False
    """Whether the best that it can do hurts whoever plays it."""


NO_MARK = CardMark()


def draw_marks(canvas: Canvas, place: CardPlace, mark: CardMark) -> None:
    """Draw over an upright card what is to be known of it."""
    if mark.hurts:
        _draw_warning(canvas, place)
    if mark.dead:
        _veil(canvas, place, _VEIL_SHARE)
        _draw_band(canvas, place, mark.dead)
    elif mark.forbidden:
        _veil(canvas, place, _FORBIDDEN_SHARE)
        _draw_reason(canvas, place, mark.forbidden)


def draw_hover_ring(canvas: Canvas, place: CardPlace, share: float = 1.0) -> None:
    """Draw the white ring of a card that is pointed at."""
    _draw_ring(canvas, place, _HOVER_RING, share)


def draw_chosen_ring(canvas: Canvas, place: CardPlace) -> None:
    """Draw the gold ring of a card that is chosen."""
    _draw_ring(canvas, place, _GOLD_RING, 1.0)


def draw_card_focus(canvas: Canvas, place: CardPlace, palette: Palette) -> None:
    """Draw the ring of the card that the keys go to."""
    rect = place.rect.inflate(16, 16)
    canvas.box(
        rect, None, radius=CARD_RADIUS + 7, line=palette.ring, line_width=palette.ring_width + 0.4
    )


def _draw_ring(canvas: Canvas, place: CardPlace, colour: Colour, share: float) -> None:
    if share < 0.5:
        return
    outer, inner = place.rect.inflate(20, 20), place.rect.inflate(14, 14)
    canvas.box(outer, None, radius=26, line=INK, line_width=3)
    canvas.box(inner, None, radius=23, line=colour, line_width=6)


def _veil(canvas: Canvas, place: CardPlace, share: float) -> None:
    rect = place.rect
    canvas.box(rect, _VEIL, radius=CARD_RADIUS * place.size, opacity=share)


def _draw_warning(canvas: Canvas, place: CardPlace) -> None:
    """Draw amber stripes on the kerb strip, and a sign at its end."""
    scale = canvas.scale * place.size

    def drawn() -> pygame.Surface:
        sketch = Sketch(CARD_WIDTH, CARD_HEIGHT, scale)
        paint_strip(sketch, (AMBER, INK))
        return sketch.finish()

    rect = place.rect
    canvas.paint(canvas.cached(("hurting strip", place.size), drawn), rect.left, rect.top)
    x = rect.left + (CARD_WIDTH - FIELD_X - 8) * place.size
    y = rect.top + (FIELD_Y + FIELD_HEIGHT + STRIP_HEIGHT / 2) * place.size
    canvas.disc(x, y, 15 * place.size, PAPER, line=INK, line_width=2)
    draw_icon(canvas, "warn", x, y - 1.5 * place.size, 20 * place.size, rgb("9A5B00"))


def _draw_band(canvas: Canvas, place: CardPlace, reason: str) -> None:
    key = ("dead band", place.size, reason, canvas.language.code)
    sprite = canvas.cached(key, lambda: _band(canvas, place.size, reason))
    canvas.paint_centred(sprite, place.x, place.y)


def _band(canvas: Canvas, size: float, reason: str) -> pygame.Surface:
    scale = canvas.scale * size
    sketch = Sketch(_BAND_WIDTH, _BAND_HEIGHT, scale)
    sketch.box(0, 0, _BAND_WIDTH, _BAND_HEIGHT, INK, 9)
    sketch.box(2, 2, _BAND_WIDTH - 4, _BAND_HEIGHT - 4, CREAM, 7)
    surface = sketch.finish()
    sheet = canvas.drawing_on(surface, scale)
    title, style = fitted(sheet, say("No effect").upper(), _TITLE, _BAND_WIDTH - 20)
    sheet.text(title, _BAND_WIDTH / 2, 22, style, INK, align=0.5)
    text, style = fitted(sheet, reason, _REASON, _BAND_WIDTH - 20)
    sheet.text(text, _BAND_WIDTH / 2, 44, style, WORDS, align=0.5)
    return pygame.transform.rotozoom(surface, _BAND_TURN, 1)


def _draw_reason(canvas: Canvas, place: CardPlace, reason: str) -> None:
    """Draw why a card cannot be played, in a strip across it."""
    rect = place.rect
    strip = Rect(rect.left + 6, rect.centery - 18, rect.width - 12, 36)
    canvas.box(strip, INK, radius=10)
    draw_icon(canvas, "lock", strip.left + 16, strip.centery, 15, CREAM)
    text, style = fitted(canvas, reason, CAPS_LABEL.sized(14), strip.width - 38)
    canvas.text(text, strip.left + 29, strip.centery, style, CREAM)
