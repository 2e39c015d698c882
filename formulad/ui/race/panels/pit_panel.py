"""Pit panel: what kind of stop, which tyres, what to repair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.race.panels.modal_head import EDGE, HEAD
from formulad.ui.race.panels.race_commands import RewriteLine
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, NAME, NOTE, SMALL
from formulad.ui.toolkit.theme import POOLS, ROSE
from formulad.ui.toolkit.widgets.key_caps import draw_pips_in
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.stepper import Stepper

if TYPE_CHECKING:
    from formulad.ui.race.views.modal_views import RepairView, ServiceSheet
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Widget

_WIDTH = 860.0
_ROW, _ROW_GAP, _LABEL = 50.0, 12.0, 90.0
_PART_TOP, _PART, _PART_GAP = 34.0, 118.0, 12.0
_REFUSAL = 30.0


def service_size(view: ServiceSheet) -> tuple[float, float]:
    """Return how much room the order wants, with its heading."""
    rows = len(view.rows) * (_ROW + _ROW_GAP)
    parts = _PART_TOP + _PART if view.repairs else 0.0
    refusal = _REFUSAL if view.refusal else 0.0
    return _WIDTH, HEAD + rows + parts + refusal + EDGE - (0 if view.repairs else _ROW_GAP)


def service_widgets(rect: Rect, view: ServiceSheet) -> tuple[Widget, ...]:
    """Return what can be changed: rows of choices, then a number for each part."""
    left, width = rect.left + EDGE + _LABEL, rect.width - 2 * EDGE - _LABEL
    rows = [
        Segmented(
            row.id,
            Rect(left, _row_top(rect, i), width, _ROW),
            row.choices,
            row.index,
            command=RewriteLine(row.id),
        )
        for i, row in enumerate(view.rows)
    ]
    parts = [
        Stepper(
            part.id,
            _stepper(place),
            part.points,
            0,
            part.lacks,
            enabled=part.lacks > 0,
            command=RewriteLine(part.id),
        )
        for place, part in zip(_parts(rect, view), view.repairs, strict=True)
    ]
    return (*rows, *parts)


def draw_service(canvas: Canvas, palette: Palette, rect: Rect, view: ServiceSheet) -> None:
    """Draw all of the order that can only be read."""
    for index, row in enumerate(view.rows):
        y = _row_top(rect, index) + _ROW / 2
        label, style = fitted(canvas, row.label, LABEL, _LABEL - 6)
        canvas.text(label, rect.left + EDGE, y, style, palette.muted)
    if view.repairs:
        y = _row_top(rect, len(view.rows)) + 10
        heading = canvas.text(say("Repairs"), rect.left + EDGE, y, LABEL, palette.muted)
        x = rect.left + EDGE + max(_LABEL, heading + 12)
        canvas.text(view.spare, x, y, SMALL, palette.text)
    for place, part in zip(_parts(rect, view), view.repairs, strict=True):
        _draw_part(canvas, palette, place, part)
    if view.refusal:
        y = rect.bottom - EDGE - 4
        draw_icon(canvas, "warn", rect.left + EDGE + 10, y, 20, ROSE)
        room = rect.width - 2 * EDGE - 30
        text = canvas.shortened(view.refusal, SMALL.weighted(700), room)
        canvas.text(text, rect.left + EDGE + 30, y, SMALL.weighted(700), ROSE)


def _row_top(rect: Rect, index: int) -> float:
    return rect.top + HEAD + index * (_ROW + _ROW_GAP)


def _parts(rect: Rect, view: ServiceSheet) -> list[Rect]:
    """Return the places of the parts, side by side."""
    count = max(1, len(view.repairs))
    top = _row_top(rect, len(view.rows)) + _PART_TOP
    width = (rect.width - 2 * EDGE - _PART_GAP * (count - 1)) / count
    left = rect.left + EDGE
    return [
        Rect(left + i * (width + _PART_GAP), top, width, _PART) for i in range(len(view.repairs))
    ]


def _stepper(place: Rect) -> Rect:
    return Rect(place.left + 10, place.bottom - 54, place.width - 20, 44)


def _draw_part(canvas: Canvas, palette: Palette, rect: Rect, part: RepairView) -> None:
    """Draw a part with its points, those asked for among them."""
    canvas.inset(rect, palette, radius=12)
    colour = POOLS[part.icon]
    draw_icon(canvas, part.icon, rect.left + 22, rect.top + 22, 24, colour)
    room = rect.width - 50
    name, style = fitted(canvas, part.label, NAME.sized(16), room)
    canvas.text(name, rect.left + 40, rect.top + 22, style, palette.text)
    if not part.lacks:
        canvas.text(say("nothing lost"), rect.left + 14, rect.top + 48, NOTE, palette.muted)
        return
    place = Rect(rect.left + 14, rect.top + 38, rect.width - 24, 20)
    draw_pips_in(canvas, place, part.left, part.full, colour, gain=part.points)
