"""Tower strip: the running order side by side, for windows taller than wide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.art.cars import draw_plate
from formulad.ui.art.dice import draw_die
from formulad.ui.race.panels.timing_tower import (
    SKY_ICON,
    draw_chance_bar,
    draw_nitro,
    sky_colours,
)
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.lettering import CAPS_LABEL, NOTE, NUMERAL, PANEL_TITLE, SMALL
from formulad.ui.toolkit.theme import ROSE
from formulad.ui.toolkit.widgets.key_caps import draw_kerb

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import TowerRow, TowerView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette

_HEAD = 190.0
_LAP = say("LAP")
_TITLE = PANEL_TITLE.sized(24)


def draw_tower_strip(canvas: Canvas, palette: Palette, rect: Rect, view: TowerView) -> None:
    """Draw circuit and lap on the left, then every car from the leader on."""
    canvas.panel(rect, palette)
    left, top = rect.left + 18, rect.top
    title = canvas.shortened(view.title.upper(), _TITLE, _HEAD - 24)
    canvas.text(title, left, top + 28, _TITLE, palette.text)
    draw_kerb(canvas, Rect(left, top + 44, 70, 6), palette, 7)
    lap = canvas.text(_LAP, left, top + 69, CAPS_LABEL, palette.muted)
    canvas.text(view.lap, left + lap + 8, top + 69, NUMERAL, palette.accent)
    if view.sky:
        first, second = sky_colours(view.sky)
        at = strip_sky(canvas, rect, view)
        draw_icon(canvas, view.sky.icon, *at, SKY_ICON, first, second=second)
    step = (rect.width - _HEAD - 12) / max(1, len(view.rows))
    for index, row in enumerate(view.rows):
        place = Rect(rect.left + _HEAD + index * step, top + 8, step - 4, rect.height - 16)
        _draw_car(canvas, palette, place, row)


def strip_sky(canvas: Canvas, rect: Rect, view: TowerView) -> Point:
    """Return where the sign of the sky stands: behind the lap."""
    lap = canvas.text_width(_LAP, CAPS_LABEL) + canvas.text_width(view.lap, NUMERAL)
    return (rect.left + 18 + lap + 32, rect.top + 68)


def _draw_car(canvas: Canvas, palette: Palette, rect: Rect, row: TowerRow) -> None:
    if row.is_now:
        canvas.box(rect, palette.secondary_hover, radius=10, line=palette.accent, line_width=2)
    else:
        canvas.box(rect, WHITE, radius=10, opacity=0.035)
    colour = palette.accent if row.is_now else palette.faint if row.is_out else palette.text
    upper, lower = rect.top + rect.height * 0.3, rect.top + rect.height * 0.74
    canvas.text(str(row.place), rect.left + 17, upper, NUMERAL.sized(20), colour, align=0.5)
    draw_plate(canvas, row.number, Rect(rect.left + 32, upper - 14, 36, 28))
    if row.mark and rect.width > 104:
        draw_icon(canvas, row.mark, rect.right - 18, upper, 22, ROSE)
    elif row.gear and not row.is_gone and rect.width > 104:
        draw_die(canvas, row.gear, rect.right - 18, upper, 24, str(row.gear))
    if row.nitro:
        right = rect.right - (36 if rect.width > 104 else 10)
        draw_nitro(canvas, palette, row.nitro, right, upper)
    if row.chance is not None:
        bar = Rect(rect.left + 6, rect.bottom - 6, rect.width - 12, 4)
        draw_chance_bar(canvas, palette, bar, row.chance)
    code = canvas.text(row.code, rect.left + 6, lower, SMALL.weighted(700), palette.text)
    room = rect.width - 14 - code
    gap, style = fitted(canvas, row.gap, NOTE, room)
    canvas.text(gap, rect.right - 5, lower, style, palette.muted, align=1)
