"""Street driver panel: portrait, name, car, and what the driver can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.panels.driver_panel import draw_face, draw_ground
from formulad.ui.race.terms.race_words import without_last
from formulad.ui.shell.help_link import OpenRule
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fits, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.lettering import DRIVER_CODE, LABEL, SMALL, SMALL_TITLE
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import DashboardView
    from formulad.ui.race.views.street_views import GiftView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.lettering import Style
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Widget

_PALE: Colour = rgb("E6EDFF")
_CHIP, _CHIP_GAP = 34.0, 5.0
_FACE, _SMALL_FACE = 112.0, 76.0
_NARROW = 300.0
"""Below so many units the portrait is small, and gifts are named below it."""
_SMALLEST, _LEAST_WORDS = 10.5, 22.0
_LINE = LABEL.sized(15.5)
_NARROW_CHIP, _TWO_LINES = 150.0, 30.0
"""A chip less wide has its title in two lines, if it is so tall."""


@frozen
class GiftChip(Pressable):
    """What a driver can do, by name; its rule opens when it is pressed."""

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
        """The radius of its corners."""
        return 10.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw icon and title, pale once it is used up."""
        rect = self.rect
        line = palette.hover_line if look.hovered else palette.accent
        line = palette.secondary_line if self.view.is_used and not look.hovered else line
        canvas.box(rect, palette.inset, radius=10, line=line, line_width=1.8, opacity=0.92)
        ink = palette.faint if self.view.is_used else WHITE
        colour = palette.faint if self.view.is_used else palette.accent
        is_narrow = rect.width < _NARROW_CHIP
        x, size = (rect.left + 15, 18) if is_narrow else (rect.left + 20, 20)
        draw_icon(canvas, self.view.icon, x, rect.centery, size, colour)
        left, usual = x + (13 if is_narrow else 18), SMALL_TITLE.sized(15.5)
        most = 2 if is_narrow and rect.height >= _TWO_LINES else 1
        room = rect.right - (5 if is_narrow else 8) - left
        lines, style = in_lines(canvas, self.view.title.upper(), usual, room, most)
        draw_lines(canvas, lines, (left, rect.centery), style, ink)


_LEAST_NAME = 0.5
"""How small the letters of a name may become."""


def gift_chips(rect: Rect, view: DashboardView) -> tuple[Widget, ...]:
    """Return the gifts one below the other, beside the portrait or below it."""
    if not (view.is_street and view.gifts):
        return ()
    place = _gifts_place(rect)
    height = min(_CHIP, (place.height + _CHIP_GAP) / len(view.gifts) - _CHIP_GAP)
    return tuple(
        GiftChip(Rect(place.left, place.top + i * (height + _CHIP_GAP), place.width, height), gift)
        for i, gift in enumerate(view.gifts)
    )


def draw_street_driver(canvas: Canvas, rect: Rect, view: DashboardView) -> None:
    """Draw the driver's block in the colour of the team; the gifts are drawn over it."""
    draw_ground(canvas, rect, view.number)
    draw_face(canvas, _face(rect), view)
    beside = _beside(rect)
    usual = DRIVER_CODE.sized(26)
    full = view.name.upper()
    is_short = fits(canvas, full, usual, beside.width, _LEAST_NAME)
    told = full if is_short else view.code
    name, style = fitted(canvas, told, usual, beside.width, _LEAST_NAME)
    canvas.text(name, beside.left, beside.top + 16, style, WHITE)
    plate = Rect(beside.left, beside.top + 36, 44, 30)
    draw_plate(canvas, view.number, plate)
    line = _fitting(canvas, view.line, beside.right - plate.right - 10)
    canvas.text(line, plate.right + 10, plate.centery, _LINE, _PALE)
    _draw_words(canvas, rect, view)


def _fitting(canvas: Canvas, line: str, room: float) -> str:
    """Return place, team and kind of car, or as much of it as there is room for."""
    while canvas.text_width(line, _LINE) > room and (shorter := without_last(line)) != line:
        line = shorter
    return canvas.shortened(line, _LINE, room) if room > _LEAST_WORDS else ""


def _draw_words(canvas: Canvas, rect: Rect, view: DashboardView) -> None:
    """Draw what the only gift does, below all, where there is room for it."""
    top = max(_face(rect).bottom, _gifts_place(rect).top + _CHIP)
    below = rect.bottom - top
    if len(view.gifts) != 1 or below < _LEAST_WORDS:
        return
    kept, style = words_in(canvas, view.gifts[0].line, rect.width - 28, below)
    step = style.size * 1.25
    y = rect.bottom - below / 2 - step * (len(kept) - 1) / 2
    for index, text in enumerate(kept):
        canvas.text(text, rect.left + 14, y + index * step, style, _PALE)


def words_in(
    canvas: Canvas, words: str, room: float, height: float
) -> tuple[tuple[str, ...], Style]:
    """Return what a gift does in lines, in the largest letters in which a place holds it all."""
    style = SMALL.sized(14.5)
    while style.size > _SMALLEST and len(canvas.wrapped(words, style, room)) > _most(style, height):
        style = style.sized(style.size - 0.5)
    return canvas.wrapped(words, style, room)[: _most(style, height)], style


def _most(style: Style, height: float) -> int:
    """Return how many lines of a size a place holds: never more than three."""
    return max(1, min(3, int((height + 6) / (style.size * 1.345))))


def _is_narrow(rect: Rect) -> bool:
    return rect.width < _NARROW


def _face(rect: Rect) -> Rect:
    size = min(_SMALL_FACE, rect.width * 0.34) if _is_narrow(rect) else _FACE
    return Rect(rect.left + 12, rect.top + 12, size, size)


def _beside(rect: Rect) -> Rect:
    left = _face(rect).right + (10 if _is_narrow(rect) else 14)
    return Rect(left, rect.top + 10, rect.right - 12 - left, rect.height - 20)


def _gifts_place(rect: Rect) -> Rect:
    """Return where the gifts are named: beside a large portrait, below a small one."""
    if _is_narrow(rect):
        top = max(_face(rect).bottom, _beside(rect).top + 68) + 6
        return Rect(rect.left + 12, top, rect.width - 24, rect.bottom - 8 - top)
    beside = _beside(rect)
    top = beside.top + 76
    return Rect(beside.left, top, beside.width, rect.bottom - 8 - top)
