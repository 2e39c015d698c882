"""Curtain over a hand: the back of the cards drawn large, whom to pass the screen to, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.cards.kit.card_backs import Back, paint_back
from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_WIDTH, PAPER
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import BUTTON, PANEL_TITLE, SMALL
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.widgets.button import Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Pressable
from formulad.ui.toolkit.widgets.widget_signs import draw_sign, sign_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.kernel.sentence import Sentence
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

LOOK = "look"
"""The id of the button that is held."""
_RADIUS = 18.0
_PLATE_WIDTH, _PLATE_PAD = 620.0, 22.0
_TITLE_HEIGHT, _LINE_HEIGHT, _BUTTON_HEIGHT = 46.0, 24.0, 60.0
_BUTTON_WIDTH = 360.0
_PLATE_HEIGHT = 2 * _PLATE_PAD + _TITLE_HEIGHT + _BUTTON_HEIGHT + 10
"""Of the plate without a line of what has happened."""
_MOST_LINES, _FEWEST_LINES = 5, 3
_EDGE = 10.0
_CLOTH_WIDTH = 300.0
"""About how wide the picture of the back becomes; it repeats on a wider curtain."""


@frozen
class HoldButton(Pressable):
    """The button that uncovers a hand; it fills while it is held."""

    id: str
    rect: Rect
    label: Sentence
    share: float = 0.0
    """How much of the time it has been held."""

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return self.rect.height * 0.28

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the button, and how far it is filled."""
        paint = paint_of(Kind.SECONDARY, palette, look)
        canvas.box(self.rect, paint.fill, radius=self.radius, line=paint.line, line_width=2)
        self._letter(canvas, paint.text)
        if self.share:
            left, top, width, height = self.rect
            with canvas.clipped(Rect(left, top, width * self.share, height)):
                canvas.box(self.rect, palette.primary, radius=self.radius)
                self._letter(canvas, palette.on_primary)

    def _letter(self, canvas: Canvas, colour: Colour) -> None:
        sign = sign_width(canvas, "confirm")
        room = self.rect.width - 76 - sign
        label, style = fitted(canvas, self.label.upper(), BUTTON.sized(21), room)
        width = canvas.text_width(label, style) + 38
        left = self.rect.centerx - (width + sign) / 2
        draw_icon(canvas, "eye", left + 13, self.rect.centery, 26, colour)
        canvas.text(label, left + 38, self.rect.centery, style, colour)
        draw_sign(canvas, self.rect.right - 14, self.rect.centery, "confirm", colour)


def _lines_in(area: Rect) -> int:
    """Return how many lines of what has happened there is room for."""
    room = area.height - _PLATE_HEIGHT - 2 * _EDGE
    return max(_FEWEST_LINES, min(_MOST_LINES, int(room // _LINE_HEIGHT)))


def curtain_plate(area: Rect, lines: int) -> Rect:
    """Return where the plate of a curtain lies over the hand it covers."""
    height = _PLATE_HEIGHT + min(lines, _lines_in(area)) * _LINE_HEIGHT
    width = min(_PLATE_WIDTH, area.width - 40)
    return Rect(area.centerx - width / 2, area.centery - height / 2, width, height)


def hold_button(area: Rect, lines: int, share: float) -> HoldButton:
    """Return the button of a curtain over a hand."""
    plate = curtain_plate(area, lines)
    width = min(_BUTTON_WIDTH, plate.width - 40)
    top = plate.bottom - _PLATE_PAD - _BUTTON_HEIGHT
    place = Rect(plate.centerx - width / 2, top, width, _BUTTON_HEIGHT)
    return HoldButton(LOOK, place, say("Hold to look"), share)


def draw_curtain(
    canvas: Canvas,
    area: Rect,
    back: Back,
    title: str,
    lines: Sequence[str],
    *,
    opacity: float = 1.0,
) -> None:
    """Draw what covers a hand; its button is drawn by the form of the page.

    Args:
        canvas: where it is seen.
        area: what it covers.
        back: of the cards of the game.
        title: whom to pass the screen to.
        lines: what has happened since they looked last, the newest at the end.
        opacity: how much of the curtain is there.
    """
    canvas.paint(_cloth(canvas, area, back), area.left, area.top, opacity)
    if opacity < 1:
        return
    palette = canvas.theme.panels
    plate = curtain_plate(area, len(lines))
    canvas.panel(plate, palette, radius=_RADIUS, line=palette.strong_line)
    y = plate.top + _PLATE_PAD + _TITLE_HEIGHT / 2 - 6
    text, style = fitted(canvas, title, PANEL_TITLE.sized(30), plate.width - 40)
    canvas.text(text, plate.centerx, y, style, palette.text, align=0.5)
    y += _TITLE_HEIGHT / 2 + 8
    for line in lines[-_lines_in(area) :]:
        shown, small = fitted(canvas, line, SMALL.sized(16), plate.width - 40)
        canvas.text(shown, plate.centerx, y + _LINE_HEIGHT / 2 - 6, small, palette.muted, align=0.5)
        y += _LINE_HEIGHT


def _cloth(canvas: Canvas, area: Rect, back: Back) -> pygame.Surface:
    """Return the back of the cards, as large as what it covers, within a paper edge."""
    size = canvas.pixel_rect(area).size
    return canvas.cached(
        ("curtain", back, size), lambda: _drawn(area.width, area.height, back, canvas.scale)
    )


def _drawn(width: float, height: float, back: Back, scale: float) -> pygame.Surface:
    sketch = Sketch(width, height, scale)
    sketch.fill(rounded_box(0, 0, width, height, _RADIUS), INK)
    sketch.fill(rounded_box(2, 2, width - 4, height - 4, _RADIUS - 2), PAPER)
    whole = sketch.finish()
    inner = (width - 2 * _EDGE, height - 2 * _EDGE)
    repeat = max(1, round(inner[0] / _CLOTH_WIDTH))
    for at in range(repeat):
        piece = _piece(inner[0] / repeat + 1, inner[1], back, scale)
        corner = (round((_EDGE + at * inner[0] / repeat) * scale), round(_EDGE * scale))
        whole.blit(piece, corner, special_flags=pygame.BLEND_PREMULTIPLIED)
    edge = round(_EDGE * scale)
    dense = whole.get_rect().inflate(-edge, -edge)
    whole.fill((0, 0, 0, 255), dense, special_flags=pygame.BLEND_RGBA_MAX)
    return whole


def _piece(width: float, height: float, back: Back, scale: float) -> pygame.Surface:
    """Return as much of a back as a place holds: it keeps its shape, and what is over is cut."""
    size = max(width / CARD_WIDTH, height / CARD_HEIGHT)
    left = (CARD_WIDTH * size - width) / 2
    top = (CARD_HEIGHT * size - height) / 2
    sketch = Sketch(width / size, height / size, scale * size, (-left / size, -top / size))
    paint_back(sketch, back)
    return sketch.finish()
