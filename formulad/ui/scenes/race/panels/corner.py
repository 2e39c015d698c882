"""The corner ahead: how many stops it wants, and how far it is to its last cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.colour import WHITE
from formulad.ui.icons import draw_icon
from formulad.ui.lettering import CAPS_LABEL, LABEL, NOTE, SMALL, Family, Style
from formulad.ui.scenes.race.panels.pools import HEAD
from formulad.ui.teams import INK
from formulad.ui.theme import GREEN, SUN

if TYPE_CHECKING:
    from formulad.ui.canvas import Canvas
    from formulad.ui.scenes.race.views import CornerView
    from formulad.ui.theme import Palette

_NAME = Style(Family.SPARTAN, 16, 700, 0.03)
_NEEDED = Style(Family.SPARTAN, 36, 800)


def draw_corner(canvas: Canvas, palette: Palette, rect: Rect, view: CornerView | None) -> None:
    """Draw what the corner demands; nothing but its place before the start."""
    heading = view.heading if view else "NEXT CORNER"
    canvas.text(heading, rect.left + 2, rect.top + 11, CAPS_LABEL, palette.muted)
    body = Rect(rect.left, rect.top + HEAD, rect.width, rect.height - HEAD)
    canvas.inset(body, palette, radius=12)
    if view is None:
        draw_icon(canvas, "flag", *body.center, 40, palette.faint)
        return
    left, room = body.left + 14, body.width - 28
    name = view.name.upper()
    style = _fitting(canvas, name, room)
    canvas.text(canvas.shortened(name, style, room), left, body.top + 22, style, palette.text)
    _draw_stops(canvas, palette, left, body.right - 8, body.top + 56, view)
    _draw_lanes(canvas, palette, Rect(left, body.bottom - 42, room, 20), view)
    foot = canvas.shortened(view.foot, NOTE, room)
    canvas.text(foot, left, body.bottom - 15, NOTE, palette.muted)


def _fitting(canvas: Canvas, name: str, room: float) -> Style:
    """Return the largest lettering in which a name fits, down to what can be read."""
    size = _NAME.size
    while size > 14 and canvas.text_width(name, _NAME.sized(size)) > room:
        size -= 0.5
    return _NAME.sized(size)


def _draw_stops(
    canvas: Canvas, palette: Palette, left: float, right: float, y: float, view: CornerView
) -> None:
    is_done = view.made >= view.needed
    plate = Rect(left, y - 19, 38, 38)
    canvas.box(plate, GREEN if is_done else SUN, radius=9)
    ink = WHITE if is_done else INK
    canvas.text(str(view.needed), *plate.center, _NEEDED, ink, align=0.5)
    x = plate.right + 8
    canvas.text(_demand(canvas, view, right - x), x, y - 11, NOTE, palette.text)
    size, step = (18, 22) if view.needed < 3 else (16, 18)
    for number in range(view.needed):
        place = Rect(x + number * step, y + 11 - size / 2, size, size)
        _draw_stop(canvas, place, is_made=number < view.made)
    count, end = f"{view.made} of {view.needed}", x + view.needed * step + 2
    style = NOTE.weighted(700)
    if end + canvas.text_width(count, style) <= right:
        canvas.text(count, end, y + 11, style, palette.text)


def _demand(canvas: Canvas, view: CornerView, room: float) -> str:
    """Return what the number of stops means, as long as there is room for."""
    if view.made >= view.needed:
        return "made"
    word = "stop" if view.needed == 1 else "stops"
    longer = f"{word} needed"
    return longer if canvas.text_width(longer, NOTE) <= room else word


def _draw_stop(canvas: Canvas, rect: Rect, *, is_made: bool) -> None:
    if is_made:
        canvas.box(rect, GREEN, radius=4)
        draw_icon(canvas, "check", *rect.center, 13, WHITE)
    else:
        canvas.box(rect, None, radius=4, line=SUN, line_width=2.2)


def _draw_lanes(canvas: Canvas, palette: Palette, rect: Rect, view: CornerView) -> None:
    step = rect.width / max(3, len(view.lanes))
    for index, (letter, number) in enumerate(view.lanes):
        x = rect.left + index * step
        width = canvas.text(letter, x, rect.centery, SMALL.weighted(600), palette.muted)
        canvas.text(str(number), x + width + 5, rect.centery, LABEL.weighted(700), palette.text)
