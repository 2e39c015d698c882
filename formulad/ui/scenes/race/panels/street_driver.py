"""Who drives in a street race: portrait, name, plate, and the gifts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.cars import draw_plate
from formulad.ui.colour import WHITE, Colour, mix, rgb
from formulad.ui.icons import draw_icon
from formulad.ui.lettering import DRIVER_CODE, LABEL, SMALL, Family, Style
from formulad.ui.outlines import rounded_box
from formulad.ui.portraits.portrait import draw_portrait
from formulad.ui.theme import STREET

if TYPE_CHECKING:
    from formulad.ui.canvas import Canvas
    from formulad.ui.scenes.race.views import DashboardView, GiftView, StreetView

_GROUND: Colour = rgb("241A52")
_SLANT: Colour = rgb("3A2380")
_PALE: Colour = rgb("DCD3FF")
_GIFT_GROUND: Colour = rgb("120C2C")
_GIFT_TEXT: Colour = rgb("FFD0E0")
_GIFT = Style(Family.SPARTAN, 15, 700, 0.05)
_EDGE = 12.0
_ROOMY = 310.0
"""From this width on there is room for the portrait as a poster, and a line on the gift."""
_NO_ICON = 150.0
_SMALLEST = 12.0


def draw_street_driver(canvas: Canvas, rect: Rect, view: DashboardView, street: StreetView) -> None:
    """Draw the block of a street driver."""
    _draw_ground(canvas, rect)
    if rect.width >= _ROOMY:
        _draw_roomy(canvas, rect, view, street)
    else:
        _draw_narrow(canvas, rect, view, street)


def _draw_roomy(canvas: Canvas, rect: Rect, view: DashboardView, street: StreetView) -> None:
    """Draw the portrait at the left, all else beside it, and what the gift does below."""
    gifts = street.gifts
    tall = rect.height - 2 * _EDGE - (26 if gifts else 0)
    portrait = Rect(rect.left + _EDGE, rect.top + _EDGE, tall, tall)
    _draw_face(canvas, portrait, street)
    left = portrait.right + 14
    room = rect.right - _EDGE - left
    name = street.name.upper()
    _draw_fitting(canvas, name, left, rect.top + 30, DRIVER_CODE.sized(27), WHITE, room)
    draw_plate(canvas, view.number, Rect(left, rect.top + 50, 46, 34))
    line = f"{view.name} · {view.line}"
    _draw_fitting(canvas, line, left + 56, rect.top + 67, LABEL.sized(15.5), _PALE, room - 56)
    step = min(40.0, (portrait.bottom - rect.top - 92) / max(1, len(gifts)))
    for row, gift in enumerate(gifts):
        place = Rect(left, rect.top + 94 + row * step, room, step - 4)
        _draw_gift(canvas, place, gift)
    if gifts:
        told = " ".join(gift.line for gift in gifts)
        y, room = rect.bottom - 16, rect.width - 2 * _EDGE
        _draw_fitting(canvas, told, rect.left + _EDGE, y, SMALL.sized(14.5), _PALE, room)


def _draw_narrow(canvas: Canvas, rect: Rect, view: DashboardView, street: StreetView) -> None:
    """Draw a small portrait, code and plate beside it, and the gifts below."""
    gifts = street.gifts
    row = 29.0 if len(gifts) > 1 else 36.0
    below = len(gifts) * (row + 4) + (4 if gifts else 0)
    tall = min(rect.height - 2 * _EDGE - below - 22, rect.width * 0.46)
    portrait = Rect(rect.left + _EDGE, rect.top + _EDGE, tall, tall)
    _draw_face(canvas, portrait, street)
    left = portrait.right + 12
    room = rect.right - 8 - left
    code = DRIVER_CODE.sized(30)
    _draw_fitting(canvas, view.code, left, portrait.top + 15, code, WHITE, room)
    plate = Rect(left, portrait.bottom - 34, min(46.0, room), 32)
    draw_plate(canvas, view.number, plate)
    place, _, _ = view.line.partition(" · ")
    if room > plate.width + 30:
        style = LABEL.sized(15.5)
        _draw_fitting(canvas, place, plate.right + 9, plate.centery, style, _PALE, room - 55)
    y, width = portrait.bottom + 15, rect.width - 2 * _EDGE
    _draw_fitting(canvas, street.name, rect.left + _EDGE, y, LABEL.weighted(700), WHITE, width)
    for index, gift in enumerate(gifts):
        top = rect.bottom - 8 - (len(gifts) - index) * (row + 4) + 4
        _draw_gift(canvas, Rect(rect.left + _EDGE, top, width, row), gift)


def _draw_face(canvas: Canvas, place: Rect, street: StreetView) -> None:
    if street.likeness is not None:
        draw_portrait(canvas, street.likeness, place)
        return
    canvas.box(place, _GIFT_GROUND, radius=place.width * 0.18, line=_PALE, line_width=2)
    draw_icon(canvas, "human", *place.center, place.width * 0.6, _PALE)


def _draw_gift(canvas: Canvas, place: Rect, gift: GiftView) -> None:
    """Draw a gift; one of which nothing is left is pale and crossed out."""
    pale = 0.6 if gift.is_used else 0.0
    line = mix(STREET.accent, _GIFT_GROUND, pale)
    ink = mix(_GIFT_TEXT, _GIFT_GROUND, pale)
    canvas.box(place, _GIFT_GROUND, radius=9, line=line, line_width=1.6)
    left = place.left + 8
    if place.width >= _NO_ICON:
        draw_icon(canvas, gift.icon, left + 11, place.centery, 20, line)
        left += 28
    room = place.right - 8 - left
    width = _draw_fitting(canvas, gift.title.upper(), left, place.centery, _GIFT, ink, room)
    if gift.is_used:
        canvas.rule((left, place.centery), (left + width, place.centery), ink, 2)


def _draw_fitting(
    canvas: Canvas, text: str, x: float, y: float, style: Style, colour: Colour, room: float
) -> float:
    """Letter a line as large as there is room for, shortened if it is too long even so."""
    while style.size > _SMALLEST and canvas.text_width(text, style) > room:
        style = style.sized(style.size - 0.5)
    return canvas.text(canvas.shortened(text, style, room), x, y, style, colour)


def _draw_ground(canvas: Canvas, rect: Rect) -> None:
    canvas.box(rect, _GROUND, radius=12)
    corner = rounded_box(rect.left, rect.top, rect.width, rect.height, 12)
    slanted = [p for p in corner if p[0] <= rect.left + 12.01]
    upper, lower = rect.left + rect.width * 0.58, rect.left + rect.width * 0.4
    canvas.polygon((*slanted, (upper, rect.top), (lower, rect.bottom)), _SLANT)
