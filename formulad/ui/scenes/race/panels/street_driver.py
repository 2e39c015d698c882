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
_SINGLE, _GIFT_ROW = 36.0, 21.0
_NAME_ROW, _ROOM_FOR_PLATE = 24.0, 66.0
_LINE = SMALL.sized(14)
_LINE_STEP, _MOST_LINES = 18.0, 2


def draw_street_driver(canvas: Canvas, rect: Rect, view: DashboardView, street: StreetView) -> None:
    """Draw the block of a street driver."""
    _draw_ground(canvas, rect)
    if rect.width >= _ROOMY:
        _draw_roomy(canvas, rect, view, street)
    else:
        _draw_narrow(canvas, rect, view, street)


def _draw_roomy(canvas: Canvas, rect: Rect, view: DashboardView, street: StreetView) -> None:
    """Draw the portrait at the left, all else beside it, and what the gift does below."""
    gifts, room = street.gifts, rect.width - 2 * _EDGE
    told = _told(canvas, gifts, room)
    tall = rect.height - 2 * _EDGE - len(told) * _LINE_STEP - (4 if told else 0)
    portrait = Rect(rect.left + _EDGE, rect.top + _EDGE, tall, tall)
    _draw_face(canvas, portrait, street)
    left = portrait.right + 14
    beside = rect.right - _EDGE - left
    name = street.name.upper()
    _draw_fitting(canvas, name, left, portrait.top + 14, DRIVER_CODE.sized(27), WHITE, beside)
    draw_plate(canvas, view.number, Rect(left, portrait.top + 31, 46, 32))
    place, _, _ = view.line.partition(" · ")
    who, style = f"{place} · {view.name}", LABEL.sized(15.5)
    _draw_fitting(canvas, who, left + 56, portrait.top + 47, style, _PALE, beside - 56)
    height = min(_box_height(gifts), portrait.bottom - portrait.top - 69)
    _draw_gifts(canvas, Rect(left, portrait.bottom - height, beside, height), gifts)
    for row, line in enumerate(told):
        y = portrait.bottom + 14 + row * _LINE_STEP
        canvas.text(line, rect.left + _EDGE, y, _LINE, _PALE)


def _draw_narrow(canvas: Canvas, rect: Rect, view: DashboardView, street: StreetView) -> None:
    """Draw a small portrait, code and plate beside it, and the gifts below."""
    gifts, height = street.gifts, _box_height(street.gifts)
    tall = min(rect.height - 2 * _EDGE - height - _NAME_ROW, rect.width * 0.46)
    portrait = Rect(rect.left + _EDGE, rect.top + _EDGE, tall, tall)
    _draw_face(canvas, portrait, street)
    left = portrait.right + 12
    room = rect.right - 8 - left
    place, _, _ = view.line.partition(" · ")
    code, style = DRIVER_CODE.sized(30), LABEL.sized(15.5)
    if tall >= _ROOM_FOR_PLATE:
        _draw_fitting(canvas, view.code, left, portrait.top + 15, code, WHITE, room)
        plate = Rect(left, portrait.bottom - 34, min(46.0, room), 32)
        draw_plate(canvas, view.number, plate)
        if room > plate.width + 30:
            _draw_fitting(canvas, place, plate.right + 9, plate.centery, style, _PALE, room - 55)
    else:
        y = portrait.centery
        width = _draw_fitting(canvas, view.code, left, y, code.sized(26), WHITE, room)
        _draw_fitting(canvas, place, left + width + 8, y, style, _PALE, room - width - 8)
    y, width = portrait.bottom + 15, rect.width - 2 * _EDGE
    _draw_fitting(canvas, street.name, rect.left + _EDGE, y, LABEL.weighted(700), WHITE, width)
    box = Rect(rect.left + _EDGE, rect.bottom - 9 - height, width, height)
    _draw_gifts(canvas, box, gifts)


def _told(canvas: Canvas, gifts: tuple[GiftView, ...], room: float) -> tuple[str, ...]:
    """Return what gifts do in a line or two: of all of them if there is room, or of the first."""
    lines = canvas.wrapped(" ".join(gift.line for gift in gifts), _LINE, room)
    if len(lines) > _MOST_LINES:
        lines = canvas.wrapped(gifts[0].line, _LINE, room)
    return lines[:_MOST_LINES] if gifts else ()


def _draw_face(canvas: Canvas, place: Rect, street: StreetView) -> None:
    if street.likeness is not None:
        draw_portrait(canvas, street.likeness, place)
        return
    canvas.box(place, _GIFT_GROUND, radius=place.width * 0.18, line=_PALE, line_width=2)
    draw_icon(canvas, "human", *place.center, place.width * 0.6, _PALE)


def _box_height(gifts: tuple[GiftView, ...]) -> float:
    """Return how tall the box of the gifts is: a row for each."""
    return _SINGLE if len(gifts) == 1 else len(gifts) * _GIFT_ROW + 6 if gifts else 0.0


def _draw_gifts(canvas: Canvas, box: Rect, gifts: tuple[GiftView, ...]) -> None:
    """Draw the gifts in a box, a row each."""
    if not gifts:
        return
    canvas.box(box, _GIFT_GROUND, radius=9, line=STREET.accent, line_width=1.6)
    inner = box.inflate(0, -4)
    row = inner.height / len(gifts)
    for index, gift in enumerate(gifts):
        place = Rect(inner.left, inner.top + index * row, inner.width, row)
        _draw_gift(canvas, place, gift)


def _draw_gift(canvas: Canvas, place: Rect, gift: GiftView) -> None:
    """Draw a gift; one of which nothing is left is pale and crossed out."""
    pale = 0.6 if gift.is_used else 0.0
    ink = mix(_GIFT_TEXT, _GIFT_GROUND, pale)
    left = place.left + 8
    if place.width >= _NO_ICON:
        sign = mix(STREET.accent, _GIFT_GROUND, pale)
        draw_icon(canvas, gift.icon, left + 11, place.centery, min(20, place.height - 2), sign)
        left += 28
    room = place.right - 8 - left
    style = _GIFT.sized(min(15.0, place.height * 0.72))
    width = _draw_fitting(canvas, gift.title.upper(), left, place.centery, style, ink, room)
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
