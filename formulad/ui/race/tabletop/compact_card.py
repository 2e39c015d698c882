"""Compact card of a driver who looks on: who, where, in which gear, how worn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.art.cars import draw_plate
from formulad.ui.art.dice import draw_die
from formulad.ui.race.panels.race_commands import TakeSeat
from formulad.ui.race.panels.timing_tower import draw_chance
from formulad.ui.race.tabletop.wear_bars import draw_wear_row
from formulad.ui.race.views.street_views import Charge
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted, shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, NOTE, NUMERAL, PANEL_TITLE
from formulad.ui.toolkit.teams import INK, team_of
from formulad.ui.toolkit.theme import CREAM, ROSE, SUN
from formulad.ui.toolkit.widgets.key_caps import draw_stops
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import SeatView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

PLACE = 40.0
_EDGE, _ROW = 12.0, 44.0
_STOPS, _NARROW = 44.0, 280.0
"""How wide the stops are, and below which width they have no room beside a name."""
_CHANCE = 72.0
"""How wide the winning chance is."""
_SMALLEST, _LEAST_CODE = 16.0, 0.5
NEXT_SIDE = say("Once more: to the next side")
"""What stands on a card that was taken."""


@frozen
class SeatCard(Pressable):
    """A compact card; pressed twice it moves to the next side of the table."""

    rect: Rect
    seat: int
    view: SeatView
    is_taken: bool = False
    """Whether it was pressed once."""

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
        return 14.0

    @property
    def below(self) -> Rect:
        """The lower half: wear points, or what is said."""
        rect, top = self.rect, self.rect.top + 60
        return Rect(rect.left + _EDGE, top, rect.width - 2 * _EDGE, rect.bottom - 10 - top)

    @property
    def wear(self) -> Rect | None:
        """Where the wear points stand; None while something else stands there."""
        return None if self.is_taken or self.view.said else self.below

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the card, edged in the colour of its team; in yellow while it is its turn."""
        row, rect = self.view.row, self.rect
        line = palette.accent if row.is_now else team_of(row.number).colour
        line = palette.hover_line if look.hovered else line
        canvas.panel(rect, palette, radius=self.radius, line=line)
        width = 5 if row.is_now else 3
        canvas.box(rect, None, radius=self.radius, line=line, line_width=width)
        self._draw_head(canvas, palette)
        below = self.below
        if self.is_taken:
            draw_icon(canvas, "swap", below.left + 14, below.centery, 24, SUN)
            note = NOTE.weighted(700)
            text = canvas.shortened(NEXT_SIDE, note, below.width - 36)
            canvas.text(text, below.left + 36, below.centery, note, palette.text)
        elif self.view.said:
            _draw_said(canvas, palette, below, self.view.said)
        else:
            self._draw_foot(canvas, palette, below)

    def _draw_foot(self, canvas: Canvas, palette: Palette, below: Rect) -> None:
        """Draw how worn the car is; on a narrow card the stops stand here, not beside the name."""
        stops = self.view.row.stops
        if stops and self._is_narrow and not self.view.row.is_gone:
            place = Rect(below.right - _STOPS, below.centery - 14, _STOPS, 28)
            draw_stops(canvas, place, *stops)
            below = Rect(below.left, below.top, below.width - _STOPS - 8, below.height)
        if (chance := self.view.row.chance) is not None:
            draw_chance(canvas, palette, (below.right - 2, below.centery), chance)
            below = Rect(below.left, below.top, below.width - _CHANCE - 8, below.height)
        draw_wear_row(canvas, palette, below, self.view.pools)

    @property
    def _is_narrow(self) -> bool:
        return self.rect.width < _NARROW

    def _draw_head(self, canvas: Canvas, palette: Palette) -> None:
        row, rect = self.view.row, self.rect
        y = rect.top + 33
        plate = Rect(rect.left + _EDGE, y - 18, 54, 36)
        draw_plate(canvas, row.number, plate)
        right = rect.right - _EDGE
        draw_place(canvas, Rect(right - PLACE, y - PLACE / 2, PLACE, PLACE), self.view)
        right = self._draw_state(canvas, palette, right - PLACE - 8, y)
        left = plate.right + 10
        ink = palette.faint if row.is_gone else palette.text
        _draw_name(canvas, Rect(left, y, right - left - 4, 0), self.view, ink)

    def _draw_state(self, canvas: Canvas, palette: Palette, right: float, y: float) -> float:
        """Draw stops, gear and what became of the car; return where that begins."""
        row = self.view.row
        if row.is_gone:
            style = LABEL.weighted(700)
            return right - canvas.text(row.gap, right, y, style, palette.muted, align=1)
        if row.stops and not self._is_narrow:
            draw_stops(canvas, Rect(right - _STOPS, y - 14, _STOPS, 28), *row.stops)
            right -= _STOPS + 6
        if row.mark:
            draw_icon(canvas, row.mark, right - 16, y, 28, ROSE)
            right -= 36
        elif row.gear:
            draw_die(canvas, row.gear, right - 18, y, 36, str(row.gear))
            right -= 40
        if row.nitro is Charge.READY and not self._is_narrow:
            draw_icon(canvas, "nitro", right - 10, y, 20, palette.accent)
            right -= 24
        return right


def draw_place(canvas: Canvas, rect: Rect, view: SeatView) -> None:
    """Draw which place a driver is in."""
    canvas.box(rect, CREAM, radius=9)
    canvas.text(str(view.row.place), *rect.center, NUMERAL.sized(24), INK, align=0.5)


def _draw_name(canvas: Canvas, rect: Rect, view: SeatView, ink: tuple[int, int, int]) -> None:
    """Draw the name, or the code of one that is too long."""
    name = view.name.upper()
    style = shrunk(canvas, name, PANEL_TITLE.sized(25), rect.width, _SMALLEST)
    if canvas.text_width(name, style) > rect.width:
        usual = PANEL_TITLE.sized(25)
        name, style = fitted(canvas, view.row.code, usual, rect.width, _LEAST_CODE)
    canvas.text(name, rect.left, rect.top, style, ink)


def _draw_said(canvas: Canvas, palette: Palette, rect: Rect, said: str) -> None:
    """Draw what has become of the car, in one line or two small ones."""
    style = NOTE.weighted(700)
    lines = canvas.wrapped(said, style, rect.width)
    if len(lines) == 1:
        canvas.text(said, rect.left, rect.centery, style, palette.text)
        return
    for index, line in enumerate(lines[:2]):
        y = rect.centery + (index - 0.5) * 18
        text, letters = fitted(canvas, line, style, rect.width)
        canvas.text(text, rect.left, y, letters, palette.text)
