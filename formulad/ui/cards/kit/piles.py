"""Piles: what is still to be drawn, face down and counted, and what was played last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.cards.kit.card_place import CardPlace, draw_card
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.lettering import NUMERAL, SMALL
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, SUN

if TYPE_CHECKING:
    from formulad.ui.cards.kit.card_backs import Back
    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.toolkit.canvas import Canvas

_BELOW = ((12.0, 8.0, 5.0), (6.0, 4.0, 2.5))
"""How far the cards below the top one look out, and how far they are turned."""
_FEW = 6
"""A pile of fewer cards is drawn lower."""
_BADGE = 25.0
_CAPTION = SMALL.weighted(600)


def draw_pile(canvas: Canvas, back: Back, place: CardPlace, count: int) -> None:
    """Draw a pile of cards face down, and how many they are."""
    below = _BELOW if count > _FEW else _BELOW[1:]
    if count > 1:
        for right, down, turn in below:
            lower = CardPlace(place.x + right, place.y + down, place.size, turn)
            draw_card(canvas, back, lower)
    if count:
        draw_card(canvas, back, place)
    else:
        draw_gap(canvas, place)
    rect = place.rect
    canvas.disc(rect.right - 6, rect.top + 8, _BADGE, SUN, line=INK, line_width=2.5)
    canvas.text(str(count), rect.right - 6, rect.top + 8, NUMERAL.sized(25), INK, align=0.5)


def draw_discard(canvas: Canvas, face: CardFace | None, place: CardPlace) -> None:
    """Draw the card that was played last, or the place where it will lie."""
    if face is None:
        draw_gap(canvas, place)
    else:
        draw_card(canvas, face, place)


def draw_gap(canvas: Canvas, place: CardPlace) -> None:
    """Draw where a card may lie and none does."""
    palette = canvas.theme.panels
    rect = place.rect
    canvas.box(rect, palette.inset, radius=18 * place.size, line=palette.line, line_width=2)


def draw_caption(canvas: Canvas, place: CardPlace, text: str) -> None:
    """Draw what a pile is, below it."""
    rect = place.rect
    line, style = fitted(canvas, text, _CAPTION, rect.width + 16)
    colour = mix(CREAM, canvas.theme.panels.text, 0.5)
    canvas.text(line, rect.centerx, rect.bottom + 18, style, colour, align=0.5)
