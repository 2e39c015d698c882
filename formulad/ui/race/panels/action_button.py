"""Action button: what Enter does now; and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.art.dice import draw_die
from formulad.ui.race.panels.race_commands import Reply
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import LEAST, fits, shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SHADOW, SUN
from formulad.ui.toolkit.widgets.button import Button, Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import ActionView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Widget

ACTION, UNDO = "action", "undo"
_WORD = Style(Family.SPARTAN, 25, 800)
_NOTE = Style(Family.INTER, 13.5, 600)
_SMALLEST_WORD, _SMALLEST_NOTE = 12.0, 10.5
_SMALL_SIGN = 0.7
"""How large a sign is, of its usual size, beside words that would be too small otherwise."""


@frozen
class ActionButton(Pressable):
    """The big button, with the die that will fall or the letter of the place to stop."""

    rect: Rect
    view: ActionView

    @property
    def id(self) -> str:
        """It is `action` whatever it does."""
        return ACTION

    @property
    def command(self) -> Reply:
        """Does what it says."""
        return Reply.ACT

    @property
    def focusable(self) -> bool:
        """Whether it does anything now."""
        return self.view.is_open

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return min(29.0, self.rect.height * 0.28)

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the button, sunk while it is pressed, pale while nothing is chosen."""
        kind = Kind.SECONDARY if self._is_hurry else Kind.PRIMARY
        paint = paint_of(kind, palette, look, enabled=self.view.is_open)
        rect = self.rect.move(0, 2 if look.pressed else 0)
        if self.view.is_open:
            canvas.box(self.rect.move(0, 4), SHADOW, radius=self.radius, opacity=0.35)
        canvas.box(rect, paint.fill, radius=self.radius, line=paint.line, line_width=1.6)
        size = self._sign_size(canvas, rect)
        before = size + 12 if size else 0.0
        lines = self._broken(canvas, rect.width - before - 28)
        style = _fitting(canvas, lines, rect.width - before - 28)
        note = self._fitting_note(canvas, rect.width - before - 24)
        below = canvas.text_width(self.view.note, note)
        word = max(below, *(canvas.text_width(line, style) for line in lines))
        left = rect.centerx - (before + word) / 2
        if size:
            self._draw_sign(canvas, left + size / 2, rect.centery, size, paint.text)
        place = (left + before, rect.centery)
        self._draw_words(canvas, place, lines, style, note, paint.text)

    @property
    def _lines(self) -> list[str]:
        return [line.upper() for line in self.view.label]

    def _broken(self, canvas: Canvas, room: float) -> tuple[str, ...]:
        """Return the lines, those broken that would have to be too small to fit."""
        least = _WORD.sized(_WORD.size * LEAST)
        return tuple(
            part
            for line in self._lines
            for part in (
                (line,) if fits(canvas, line, _WORD, room) else canvas.wrapped(line, least, room)
            )
        )

    def _fitting_note(self, canvas: Canvas, room: float) -> Style:
        return shrunk(canvas, self.view.note, _NOTE, room, _SMALLEST_NOTE)

    def _sign_size(self, canvas: Canvas, rect: Rect) -> float:
        """Return how large a sign may be beside long words; 0 if they need all the room."""
        if self.view.gear is None and not self.view.letter and not self._is_hurry:
            return 0.0
        usual = min(60.0, rect.height * 0.58, rect.width * 0.34)
        sizes = (usual, _SMALL_SIGN * usual)
        return next((size for size in sizes if self._holds(canvas, rect.width - size - 36)), 0.0)

    def _holds(self, canvas: Canvas, room: float) -> bool:
        """Return whether all that is written can be read in a room."""
        smallest = _NOTE.sized(_SMALLEST_NOTE)
        is_held = canvas.text_width(self.view.note, smallest) <= room
        return is_held and all(fits(canvas, line, _WORD, room - 4) for line in self._lines)

    @property
    def _is_hurry(self) -> bool:
        """Whether it only skips what moves by itself: then it need not shine."""
        return self.view.id == "hurry"

    def _draw_sign(self, canvas: Canvas, x: float, y: float, size: float, colour: Colour) -> None:
        if self._is_hurry:
            draw_icon(canvas, "fast", x, y, size * 0.6, colour)
            return
        if self.view.gear is not None:
            gear = str(self.view.gear) if self.view.gear else ""
            draw_die(canvas, self.view.gear, x, y, size, self.view.letter or gear)
            return
        canvas.disc(x, y, size * 0.42, INK)
        style = Style(Family.SPARTAN, size * 0.5, 800)
        canvas.text(self.view.letter, x, y, style, SUN, align=0.5)

    def _draw_words(
        self,
        canvas: Canvas,
        at: Point,
        lines: tuple[str, ...],
        style: Style,
        note: Style,
        colour: Colour,
    ) -> None:
        """Draw the words, and below them in small letters what comes next."""
        (x, y), step = at, style.size * 1.12
        below = _NOTE.size * 1.3 if self.view.note else 0.0
        top = y - (step * (len(lines) - 1) + below) / 2
        for index, line in enumerate(lines):
            canvas.text(line, x, top + index * step, style, colour)
        if self.view.note:
            note_y = top + step * (len(lines) - 0.5) + below / 2
            canvas.text(self.view.note, x, note_y, note, colour)


def _fitting(canvas: Canvas, lines: tuple[str, ...], room: float) -> Style:
    """Return letters in which all lines fit."""
    style = _WORD
    for line in lines:
        style = shrunk(canvas, line, style, room, _SMALLEST_WORD)
    return style


def action_buttons(rect: Rect, view: ActionView) -> tuple[Widget, ...]:
    """Return the big button and, below it, the one that takes back."""
    height = min(46.0, max(44.0, rect.height * 0.28))
    big = Rect(rect.left, rect.top + 4, rect.width, rect.height - height - 14)
    below = Rect(rect.left, big.bottom + 10, rect.width, height)
    undo = Button(
        UNDO,
        below,
        say("Undo"),
        Kind.SECONDARY,
        icon="undo",
        key="undo",
        enabled=view.may_undo,
        size=19,
        command=Reply.UNDO,
    )
    return ActionButton(big, view), undo
