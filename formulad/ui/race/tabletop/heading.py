"""Heading of a grown card: whose it is, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.panels.race_commands import TakeSeat
from formulad.ui.race.tabletop.blocks import HIGH
from formulad.ui.race.tabletop.compact_card import NEXT_SIDE, PLACE, draw_place
from formulad.ui.shell.help_link import OpenRule
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import SMALL, SMALL_TITLE
from formulad.ui.toolkit.theme import ROSE, SUN
from formulad.ui.toolkit.widgets.widget import Look, Pressable
from formulad.ui.toolkit.widgets.widget_signs import draw_sign, sign_width

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import PromptView, SeatView
    from formulad.ui.race.views.street_views import GiftView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Widget

_PLATE = 66.0
_SMALLEST = 14.0
_LINE = 19.0


@frozen
class SeatPlate(Pressable):
    """The plate on a grown card; pressed twice it moves the card to the next side."""

    rect: Rect
    seat: int
    number: int
    is_taken: bool

    @property
    def id(self) -> str:
        """`seat-3`."""
        return f"seat-{self.seat}"

    @property
    def command(self) -> TakeSeat:
        """Takes the card, or moves it on."""
        return TakeSeat(self.seat)

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 10.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the plate; once taken, with the arrow to the next side."""
        place = Rect(0, 0, _PLATE, 46)
        place.center = self.rect.center
        draw_plate(canvas, self.number, place)
        if look.hovered:
            canvas.box(place.inflate(6, 6), None, radius=12, line=palette.hover_line, line_width=2)
        if self.is_taken:
            canvas.disc(*place.bottomright, 16, palette.inset, line=SUN, line_width=2)
            draw_icon(canvas, "swap", *place.bottomright, 20, SUN)


@frozen
class GiftDisc(Pressable):
    """What a driver can do, as its icon; its rule opens when it is pressed."""

    rect: Rect
    view: GiftView

    @property
    def id(self) -> str:
        """`gift-DRV-JACK-1`."""
        return f"gift-{self.view.rule}"

    @property
    def command(self) -> OpenRule:
        """Opens the rule of the gift."""
        return OpenRule(self.view.rule)

    @property
    def radius(self) -> float:
        """It is round."""
        return self.rect.height / 2

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the icon, pale once it is used up."""
        line = palette.secondary_line if self.view.is_used else palette.accent
        line = palette.hover_line if look.hovered else line
        ink = palette.faint if self.view.is_used else palette.text
        canvas.disc(*self.rect.center, 25, palette.inset, line=line, line_width=2)
        draw_icon(canvas, self.view.icon, *self.rect.center, 28, ink)


@frozen
class Heading:
    """Plate, question and place; the question is the refusal where there is one."""

    seat: int
    view: SeatView
    prompt: PromptView
    clock: str = ""
    """What the stopwatch of a timed lap shows."""
    gifts: tuple[GiftView, ...] = ()
    is_taken: bool = False

    @property
    def height(self) -> float:
        """How high it is."""
        return HIGH

    def widgets(self, rect: Rect) -> tuple[Widget, ...]:
        """Return the plate, and the driver's gifts."""
        plate = Rect(rect.left, rect.top, _PLATE, HIGH)
        right = rect.right - PLACE - 4
        discs = [
            GiftDisc(Rect(right - (i + 1) * HIGH, rect.top, HIGH, HIGH), gift)
            for i, gift in enumerate(reversed(self.gifts))
        ]
        return (SeatPlate(plate, self.seat, self.view.row.number, self.is_taken), *discs)

    def question(self, rect: Rect) -> Rect:
        """Return where the question stands."""
        left = rect.left + _PLATE + 14
        room = rect.right - PLACE - 10 - len(self.gifts) * HIGH - left
        return Rect(left, rect.top, room, rect.height)

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        """Draw question and place."""
        place = Rect(rect.right - PLACE, rect.top, PLACE, PLACE)
        place.centery = rect.centery
        draw_place(canvas, place, self.view)
        self._draw_question(canvas, palette, self.question(rect))

    def _draw_question(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        title, style = self.prompt.title, SMALL_TITLE
        room = rect.width
        if self.clock:
            room -= 12 + canvas.text(
                self.clock, rect.right, rect.top + 14, SMALL_TITLE, SUN, align=1
            )
        style = shrunk(canvas, title, style, room, _SMALLEST)
        words, ink = self._words(palette)
        small = SMALL.weighted(700 if ink != palette.muted else 500)
        lines = canvas.wrapped(words, small, rect.width) if words else ()
        kept = [*lines[:1], *([canvas.shortened(lines[1], small, rect.width)] if lines[1:] else [])]
        y = rect.centery - len(kept) * _LINE / 2
        canvas.text(canvas.shortened(title, style, room), rect.left, y, style, palette.text)
        left = rect.left + (
            self._draw_sign(canvas, rect.left, y + 4 + _LINE) if self.is_taken else 0
        )
        for index, line in enumerate(kept):
            canvas.text(line, left, y + 4 + _LINE * (index + 1), small, ink)

    def _draw_sign(self, canvas: Canvas, left: float, y: float) -> float:
        """Draw which key or buttons move a card; return the room that takes."""
        width = sign_width(canvas, "move_seat")
        draw_sign(canvas, left + width, y, "move_seat", SUN)
        return width + 8 if width else 0.0

    def _words(self, palette: Palette) -> tuple[str, tuple[int, int, int]]:
        """Return what stands below the question: what warns, was said, or explains.

        Before all that, what becomes of a card that was taken.
        """
        if self.is_taken:
            return NEXT_SIDE, SUN
        if self.prompt.is_warning:
            return self.prompt.text, ROSE
        said = self.view.said
        return (said, palette.text) if said else (self.prompt.text, palette.muted)
