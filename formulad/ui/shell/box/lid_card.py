"""Lid card: the lid of a game as it lies on the page, with the way into a new game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, say_of
from formulad.ui.art.lids.lid_art import draw_lid_art
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fits, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import BUTTON, LABEL, PANEL_TITLE, SECTION, SMALL_TITLE
from formulad.ui.toolkit.outlines import Outline, traced
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, SUN
from formulad.ui.toolkit.widgets.button import Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.ui.shell.box.box_layout import LidPlace
    from formulad.ui.shell.lid import Lid
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.lettering import Style
    from formulad.ui.toolkit.theme import Palette

RADIUS = 20.0
_STRIP, _EDGE, _ICON = 34.0, 22.0, 24.0
_PLAY = 58.0
_FACT = SMALL_TITLE.sized(20)
_LEAST_FACT = 0.75
"""How small the letters of a fact get in one line, of their usual size."""
_FACT_IN_TWO = SMALL_TITLE.sized(17)
"""The letters of a fact that takes two lines where a lid is narrow."""
_VEIL = 0.62
"""How much of a lid is hidden that does not fit."""


@frozen
class PlayGame:
    """Agree on a new game."""

    game: str


@frozen
class LidCard(Pressable):
    """A lid with its picture, its words, and the sign to play."""

    id: str
    place: LidPlace
    lid: Lid
    command: PlayGame
    why_not: Sentence | None = None
    """Why it does not fit, if it does not."""
    radius: float = RADIUS

    @property
    def rect(self) -> Rect:
        """The whole lid."""
        return self.place.rect

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the lid as it lies there."""
        line = palette.hover_line if look.hovered or look.focused else palette.line
        canvas.panel(self.rect, palette, radius=RADIUS, line=line)
        art = self.place.art
        name, paint, is_lying = str(self.lid.title), self.lid.paint, self.place.is_lying
        draw_lid_art(canvas, name, paint, art, RADIUS, is_lying=is_lying)
        self._draw_strip(canvas)
        self._draw_words(canvas, palette)
        self._draw_play(canvas, palette, look)
        if self.why_not:
            self._draw_veil(canvas, palette, self.why_not)

    @property
    def _strip(self) -> Rect:
        label = self.place.label
        return Rect(label.left, label.top, label.width, _STRIP)

    def _draw_strip(self, canvas: Canvas) -> None:
        """Draw the edge of the lid, in its colour, with its few words."""
        strip = self._strip
        if self.place.is_lying:
            canvas.polygon(_round_at_right(strip), self.lid.colour)
        else:
            canvas.box(strip, self.lid.colour)
        right = strip.right - _EDGE - _ICON / 2
        draw_icon(canvas, self.lid.icon, right, strip.centery, _ICON, CREAM)
        room = right - _ICON - strip.left - _EDGE
        tag, style = fitted(canvas, self.lid.tag.upper(), SECTION, room)
        canvas.text(tag, strip.left + _EDGE, strip.centery, style, CREAM)

    def _draw_words(self, canvas: Canvas, palette: Palette) -> None:
        label = self.place.label
        left, right = label.left + _EDGE, label.right - _EDGE
        top = self._strip.bottom
        room = right - left
        title, style = fitted(canvas, self.lid.title.upper(), PANEL_TITLE, room, 0.6)
        canvas.text(title, left, top + 28, style, palette.text)
        lines, style = in_lines(canvas, self.lid.line, LABEL, room, 2)
        draw_lines(canvas, lines, (left, top + 65), style, palette.muted)
        self._draw_facts(canvas, palette, left, right)

    def _draw_facts(self, canvas: Canvas, palette: Palette, left: float, right: float) -> None:
        """Draw for how many people it is, and how long it takes."""
        y = self._play.top - 32
        numbers = say("1–{most}", most=self.lid.people)
        for icon, fact in (("human", numbers), ("clock", self.lid.time)):
            lines, style = _fact_lines(canvas, fact, right - left - 54)
            wide = max(canvas.text_width(line, style) for line in lines) + 56
            canvas.box(Rect(left, y - 21, wide, 42), palette.inset, radius=11)
            draw_icon(canvas, icon, left + 24, y, 22, palette.text)
            draw_lines(canvas, lines, (left + 42, y), style, palette.text)
            left += wide + 10

    @property
    def _play(self) -> Rect:
        label = self.place.label
        return Rect(label.left + _EDGE, label.bottom - _PLAY - 14, label.width - 2 * _EDGE, _PLAY)

    def _draw_play(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        is_meant = bool(look.hovered or look.focused)
        paint = paint_of(Kind.PRIMARY if is_meant else Kind.SECONDARY, palette, Look())
        place = self._play.move(0, 2 if look.pressed else 0)
        canvas.box(place, paint.fill, radius=16, line=paint.line, line_width=palette.line_width)
        text, style = say_of("the way into a game", "Play").upper(), BUTTON.sized(23)
        wide = canvas.text_width(text, style)
        draw_icon(canvas, "play", place.centerx - wide / 2 - 12, place.centery, 24, paint.text)
        canvas.text(text, place.centerx - wide / 2 + 10, place.centery, style, paint.text)

    def _draw_veil(self, canvas: Canvas, palette: Palette, why: Sentence) -> None:
        """Dim the lid, and say across it why it does not fit."""
        canvas.box(self.rect, palette.page.top, radius=RADIUS, opacity=_VEIL)
        art = self.place.art
        band = Rect(art.left + 12, art.centery - 30, art.width - 24, 60)
        canvas.box(band, INK, radius=12)
        lines, style = in_lines(canvas, why, LABEL.weighted(700), band.width - 20, 2)
        draw_lines(canvas, lines, band.center, style, SUN, align=0.5)


def _fact_lines(canvas: Canvas, fact: str, room: float) -> tuple[tuple[str, ...], Style]:
    """Return a fact in one line, or in two where it would become too small to read."""
    if fits(canvas, fact, _FACT, room, _LEAST_FACT):
        return in_lines(canvas, fact, _FACT, room, 1)
    return in_lines(canvas, fact, _FACT_IN_TWO, room, 2)


def _round_at_right(strip: Rect) -> Outline:
    """Return a strip whose upper right corner is that of a lid."""
    left, top, right, bottom = strip.left, strip.top, strip.right, strip.bottom
    corner = f"L{right - RADIUS} {top} A{RADIUS} {RADIUS} 0 0 1 {right} {top + RADIUS}"
    return traced(f"M{left} {top} {corner} L{right} {bottom} L{left} {bottom} Z")[0]
