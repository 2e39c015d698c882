"""Boost panel: a big round button for nitro, small ones for the gifts of a driver."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.ui.race.model.boost_choices import NITRO
from formulad.ui.race.panels.gear_advice import draw_best
from formulad.ui.race.panels.pool_places import HEAD
from formulad.ui.race.panels.race_commands import Boost
from formulad.ui.race.views.street_views import BoostView, Charge
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fits, fitted, shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, Colour, mix, rgb
from formulad.ui.toolkit.lettering import BUTTON, CAPS_LABEL, NOTE, Family, Style
from formulad.ui.toolkit.theme import TEAL
from formulad.ui.toolkit.widgets.widget import SMALLEST_HIT, Look, Pressable
from formulad.ui.toolkit.widgets.widget_signs import draw_sign, sign_width

if TYPE_CHECKING:
    from formulad.ui.race.views.street_views import BoostsView, NitroView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Widget

FLAME, FLAME_EDGE = rgb("FF3D7F"), rgb("FF8FB4")
_EMBER = rgb("3A1030")
_CHARGES = {
    Charge.READY: say_of("nitro", "READY"),
    Charge.ON: say_of("nitro", "ON"),
    Charge.USED: say_of("nitro", "USED"),
}
_WORD = Style(Family.SPARTAN, 16, 800, 0.02)
_SMALLEST_LABEL = 9.0
_PRICE = NOTE.sized(12.5)
_CELLS, _FEWER_CELLS = Style(Family.SPARTAN, 40, 800), Style(Family.SPARTAN, 26, 800)
_GAP, _STEP = 10.0, 48.0
_LEAST_BIG = 62.0
"""Rather than a smaller button its neighbours are narrow."""


class NitroButton(Pressable):
    """The big round button: pink while the nitro is on."""

    rect: Rect
    view: NitroView

    @property
    def id(self) -> str:
        """It has one name, whatever it does."""
        return f"boost-{NITRO}"

    @property
    def command(self) -> Boost:
        """Puts the nitro on or off."""
        return Boost(NITRO)

    @property
    def radius(self) -> float:
        """It is round."""
        return self.rect.height / 2

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the button in a ring, with its flame and how it stands."""
        sunk = 2 if look.pressed and self.view.is_open else 0
        x, y, radius = self.rect.centerx, self.rect.centery + sunk, self.rect.height / 2
        fill, line, ink = self._paint(palette, look)
        canvas.disc(x, y, radius - 1, None, line=line, line_width=3)
        canvas.disc(x, y, radius - 6, fill, line=line, line_width=1.5)
        size = radius * 0.86
        draw_icon(canvas, "nitro", x, y - radius * 0.18, size, ink)
        word = _WORD.sized(max(12.5, radius * 0.32))
        canvas.text(_CHARGES[self.view.charge], x, y + radius * 0.5, word, ink, align=0.5)
        if self.view.is_best:
            _draw_best(canvas, palette, x + radius * 0.7, y - radius * 0.7)

    def _paint(self, palette: Palette, look: Look) -> tuple[Colour, Colour, Colour]:
        """Return fill, line and ink."""
        if self.view.charge is Charge.ON:
            return FLAME, palette.hover_line if look.hovered else FLAME_EDGE, WHITE
        if self.view.charge is Charge.USED:
            return palette.inset, palette.secondary_line, palette.faint
        if not self.view.is_open:
            return palette.inset, mix(palette.secondary_line, FLAME, 0.5), FLAME_EDGE
        line = palette.hover_line if look.hovered else FLAME
        return mix(_EMBER, FLAME, 0.25) if look.hovered else _EMBER, line, WHITE


class BoostButton(Pressable):
    """A small button, lit while what it stands for is on."""

    rect: Rect
    view: BoostView

    @property
    def id(self) -> str:
        """`boost-less`."""
        return f"boost-{self.view.name}"

    @property
    def command(self) -> Boost:
        """Puts the gift on or off."""
        return Boost(self.view.name)

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 10.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the button, its price below the word and its key where there is room."""
        rect = self.rect.move(0, 2 if look.pressed and self.view.is_open else 0)
        fill, line, ink = self._paint(palette, look)
        canvas.box(rect, fill, radius=self.radius, line=line, line_width=1.8)
        style = BUTTON.sized(17)
        word = canvas.text_width(self.view.label, style)
        key = sign_width(canvas, self.view.key) + 8
        has_key = word + key + 14 <= rect.width and not self.view.price
        room = rect.width - (key if has_key else 0)
        style = shrunk(canvas, self.view.label, style, room - 8, _SMALLEST_LABEL)
        x, lift = rect.left + room / 2, 8 if self.view.price else 0
        canvas.text(self.view.label, x, rect.centery - lift, style, ink, align=0.5)
        if self.view.price:
            price, small = self._price(canvas, room - 8)
            canvas.text(price, x, rect.centery + 11, small, ink, align=0.5)
        if has_key:
            draw_sign(canvas, rect.right - 6, rect.centery, self.view.key, ink)
        if self.view.is_best:
            _draw_best(canvas, palette, rect.right - 4, rect.top + 4)

    def _price(self, canvas: Canvas, room: float) -> tuple[str, Style]:
        """Return what it costs: in words, or in letters where words would be cut."""
        is_short = fits(canvas, self.view.price, _PRICE, room)
        return fitted(canvas, self.view.price if is_short else self.view.brief, _PRICE, room)

    def _paint(self, palette: Palette, look: Look) -> tuple[Colour, Colour, Colour]:
        """Return fill, line and ink."""
        if self.view.is_on:
            return FLAME, palette.hover_line if look.hovered else FLAME_EDGE, WHITE
        if not self.view.is_open:
            fill = mix(palette.panel.bottom, palette.secondary, 0.25)
            return fill, palette.secondary, palette.faint
        fill = palette.secondary_hover if look.hovered else palette.secondary
        return fill, palette.hover_line if look.hovered else palette.secondary_line, palette.text


def _draw_best(canvas: Canvas, palette: Palette, x: float, y: float) -> None:
    """Draw the star of what the engineer would press, on the edge of a button."""
    canvas.disc(x, y, 13, palette.panel.bottom, line=TEAL, line_width=1.6)
    draw_best(canvas, x, y, is_on_cream=False)


def boost_buttons(rect: Rect, view: BoostsView | None) -> tuple[Widget, ...]:
    """Return the buttons: the big one on the left, small ones at the foot of the right column."""
    if view is None:
        return ()
    big = (NitroButton(_big(rect, view), view.nitro),) if view.nitro else ()
    return (
        *big,
        *(BoostButton(*each) for each in zip(_small(rect, view), view.buttons, strict=True)),
    )


def draw_boosts(canvas: Canvas, palette: Palette, rect: Rect, view: BoostsView | None) -> None:
    """Draw what is to be read there: the heading, and how many cells the nitro adds."""
    if view is None:
        return
    title = say("NITRO") if view.nitro else say("TRICKS")
    label = canvas.text(title, rect.left + 2, rect.top + 11, CAPS_LABEL, palette.muted)
    note = say("one per lap") if view.nitro else ""
    left = rect.left + label + 14
    if canvas.text_width(note, NOTE) <= rect.width - label - 40:
        canvas.text(note, left, rect.top + 11, NOTE, palette.muted)
    if view.nitro:
        draw_sign(canvas, rect.right, rect.top + 11, "nitro", palette.muted)
        _draw_cells(canvas, palette, rect, view, view.nitro)


def _draw_cells(
    canvas: Canvas, palette: Palette, rect: Rect, view: BoostsView, nitro: NitroView
) -> None:
    """Draw what the nitro adds, in the room that small buttons leave."""
    column, rows = _column(rect, view), _rows(view)
    bottom = rect.bottom - rows * _STEP
    room = Rect(column.left, column.top, column.width, bottom - column.top)
    if nitro.charge is Charge.USED or not nitro.cells or room.height < 34:
        return
    is_low = room.height < 70
    style = _FEWER_CELLS if is_low else _CELLS
    y = room.centery - (0 if is_low else 12)
    figure = f"+{nitro.cells}"
    width = canvas.text(figure, room.left + 2, y, style, palette.text)
    if is_low and room.width < width + 50:
        return
    x, below = (room.left + width + 8, y) if is_low else (room.left + 4, y + 32)
    canvas.text(say_of("below a number", "cells"), x, below, NOTE.sized(15), palette.text)


def _rows(view: BoostsView) -> int:
    """Return how many rows of small buttons there are: two that belong together share one."""
    return len(_in_rows(view))


def _in_rows(view: BoostsView) -> list[list[BoostView]]:
    pairs = [each for each in view.buttons if each.price]
    singles = [[each] for each in view.buttons if not each.price]
    return [*([pairs] if pairs else []), *singles]


def _body(rect: Rect) -> Rect:
    return Rect(rect.left, rect.top + HEAD, rect.width, rect.height - HEAD)


def _big(rect: Rect, view: BoostsView) -> Rect:
    body = _body(rect)
    needed = 2 * SMALLEST_HIT + 6 if view.buttons else 52.0
    size = min(body.height - 4, 124.0, max(_LEAST_BIG, body.width - _GAP - needed))
    return Rect(body.left, body.centery - size / 2, size, size)


def _column(rect: Rect, view: BoostsView) -> Rect:
    """Return the column beside the big button; all there is where cars carry no nitro."""
    body = _body(rect)
    left = _big(rect, view).right + _GAP if view.nitro else body.left
    return Rect(left, body.top, body.right - left, body.height)


def _small(rect: Rect, view: BoostsView) -> list[Rect]:
    """Return the places of the small buttons, in the order of the buttons."""
    column, rows = _column(rect, view), _in_rows(view)
    places: dict[str, Rect] = {}
    top = column.bottom - len(rows) * _STEP + 4
    for row, buttons in enumerate(rows):
        width = (column.width - 6 * (len(buttons) - 1)) / len(buttons)
        for index, button in enumerate(buttons):
            x = column.left + index * (width + 6)
            places[button.name] = Rect(x, top + row * _STEP, width, SMALLEST_HIT)
    return [places[button.name] for button in view.buttons]
