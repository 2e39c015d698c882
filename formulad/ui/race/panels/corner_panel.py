"""Corner panel: how many stops the next wants, and how far a car may go to end inside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, joined, say, say_of
from formulad.ui.race.panels.pool_places import HEAD
from formulad.ui.race.terms.race_words import cells
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fits, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.lettering import CAPS_LABEL, LABEL, NOTE, Family, Style
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import GREEN, SUN, TEAL

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import CornerView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette

_NAME = Style(Family.SPARTAN, 16, 700, 0.03)
_NEEDED = Style(Family.SPARTAN, 36, 800)
_LANE = NOTE.sized(13)
_EDGE = 12.0
_LOW_NAME = _NAME.sized(12.5)
"""The letters of a long name, which stands in two lines."""


def draw_corner(canvas: Canvas, palette: Palette, rect: Rect, view: CornerView | None) -> None:
    """Draw what the corner demands; nothing but its place before the start."""
    _draw_heading(canvas, palette, rect, view)
    body = Rect(rect.left, rect.top + HEAD, rect.width, rect.height - HEAD)
    canvas.inset(body, palette, radius=12)
    if view is None:
        draw_icon(canvas, "flag", *body.center, 40, palette.faint)
        return
    left, room = body.left + _EDGE, body.width - 2 * _EDGE
    _draw_name(canvas, palette, (left, body.top + 19), room, view.name.upper())
    _draw_stops(canvas, palette, left, body.right - 8, body.top + 51, view)
    _draw_lanes(canvas, palette, Rect(left, body.bottom - 62, room, 60), view)


def _draw_name(canvas: Canvas, palette: Palette, at: Point, room: float, name: str) -> None:
    if fits(canvas, name, _NAME, room):
        line, style = fitted(canvas, name, _NAME, room)
        canvas.text(line, *at, style, palette.text)
        return
    lines, style = in_lines(canvas, name, _LOW_NAME, room, 2)
    draw_lines(canvas, lines, at, style, palette.text)


def _draw_heading(canvas: Canvas, palette: Palette, rect: Rect, view: CornerView | None) -> None:
    """Draw which corner it is; whoever may leave the one he is in reads that instead."""
    x, y = rect.left + 2, rect.top + 11
    if view is not None and view.is_free:
        draw_icon(canvas, "check", x + 8, y, 15, TEAL)
        canvas.text(say("FREE · NEXT:"), x + 21, y, CAPS_LABEL, TEAL)
        return
    heading = say("THIS CORNER") if view and not view.away else say("NEXT CORNER")
    heading = heading if view is None or view.needed else say_of("the finish", "NEXT")
    canvas.text(heading, x, y, CAPS_LABEL, palette.muted)


def _draw_stops(
    canvas: Canvas, palette: Palette, left: float, right: float, y: float, view: CornerView
) -> None:
    """Draw the number on its sign, how many stops are needed, and how far it is."""
    plate = Rect(left, y - 19, 38, 38)
    canvas.box(plate, SUN, radius=9)
    x = plate.right + 8
    if not view.needed:
        draw_icon(canvas, "flag", *plate.center, 26, INK)
        _draw_distance(canvas, palette, x, y, right, view)
        return
    canvas.text(str(view.needed), *plate.center, _NEEDED, INK, align=0.5)
    canvas.text(_demand(canvas, view, right - x), x, y - 11, NOTE, palette.text)
    if view.away:
        _draw_distance(canvas, palette, x, y + 11, right, view)
        return
    size, step = (18, 22) if view.needed < 3 else (16, 18)
    for number in range(view.needed):
        place = Rect(x + number * step, y + 11 - size / 2, size, size)
        _draw_stop(canvas, place, is_made=number < view.made)


def _demand(canvas: Canvas, view: CornerView, room: float) -> str:
    """Return how many stops are still to be made, in the longest words there is room for."""
    owed = view.needed - view.made
    if view.made:
        longer = counted(owed, "{n} more stop", "{n} more stops")
        shorter = counted(owed, "{n} more", "{n} more")
    else:
        longer = counted(owed, "stop needed", "stops needed")
        shorter = counted(owed, "stop", "stops")
    return longer if canvas.text_width(longer, NOTE) <= room else shorter


def _draw_distance(
    canvas: Canvas, palette: Palette, left: float, y: float, right: float, view: CornerView
) -> None:
    letters, number = NOTE.weighted(700), cells(view.away)
    far = say("in {cells}", cells=number)
    far = far if fits(canvas, far, letters, right - left) else number
    text, style = fitted(canvas, far, letters, right - left)
    canvas.text(text, left, y, style, palette.text)


def _draw_stop(canvas: Canvas, rect: Rect, *, is_made: bool) -> None:
    if is_made:
        canvas.box(rect, GREEN, radius=4)
        draw_icon(canvas, "check", *rect.center, 13, WHITE)
    else:
        canvas.box(rect, None, radius=4, line=SUN, line_width=2.2)


def _draw_lanes(canvas: Canvas, palette: Palette, rect: Rect, view: CornerView) -> None:
    """Draw how far the car may go to end inside, lane by lane."""
    lead, small = fitted(canvas, _lead(canvas, view, rect.width), NOTE, rect.width)
    canvas.text(lead, rect.left, rect.top + 9, small, palette.muted)
    names = joined("  ", (lane for lane, _ in view.lanes))
    _, style = fitted(canvas, names, _LANE, rect.width)
    widths = [canvas.text_width(lane, style) for lane, _ in view.lanes]
    space = (rect.width - sum(widths)) / max(2, len(widths) - 1)
    x = rect.left
    for (lane, number), width in zip(view.lanes, widths, strict=True):
        canvas.text(lane, x, rect.top + 28, style, palette.muted)
        figure = LABEL.weighted(700)
        canvas.text(str(number), x + width / 2, rect.top + 47, figure, palette.text, align=0.5)
        x += width + min(space, 30.0)


def _lead(canvas: Canvas, view: CornerView, room: float) -> str:
    """Return what the numbers of the lanes mean, in the longest words there is room for."""
    if not view.needed:
        return say("No more corners")
    if not view.lanes:
        return say("Any move leaves")
    longer = say("Cells to its end, by lane")
    return longer if canvas.text_width(longer, NOTE) <= room else say("Cells to its end")
