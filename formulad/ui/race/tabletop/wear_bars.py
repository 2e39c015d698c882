"""The wear points on a card: an icon, a number, and a bar for every point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.lettering import NUMERAL, Family, Style
from formulad.ui.toolkit.theme import POOLS, ROSE, TEAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.views.panel_views import PoolView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette

_GAP, _BAR = 5.0, 6.0
_TALL = 64.0
"""From this height on the number stands below its icon."""
_VITAL = ("body", "engine", "road")
_RISK = Style(Family.INTER, 14, 800)


def draw_wear_row(canvas: Canvas, palette: Palette, rect: Rect, pools: Sequence[PoolView]) -> None:
    """Draw all pools side by side."""
    for index, pool in enumerate(pools):
        _draw_pool(canvas, palette, _box(rect, len(pools), index), pool)


def wear_points(rect: Rect, pools: Sequence[PoolView], index: int) -> tuple[Rect, ...]:
    """Return where the points of one of the pools stand."""
    return _points(_bars(_box(rect, len(pools), index)), pools[index])


def _box(rect: Rect, count: int, index: int) -> Rect:
    """Return the place of one of several pools."""
    width = (rect.width - _GAP * (count - 1)) / count
    return Rect(rect.left + index * (width + _GAP), rect.top, width, rect.height)


def _bars(rect: Rect) -> Rect:
    """Return where the bars of a pool stand within its place."""
    return Rect(rect.left + 5, rect.bottom - _BAR - 5, rect.width - 10, _BAR)


def _points(rect: Rect, pool: PoolView) -> tuple[Rect, ...]:
    """Return a bar for every point, side by side."""
    count = max(1, pool.full)
    gap = 2.0 if rect.width / count > 5 else 1.0
    width = (rect.width - gap * (count - 1)) / count
    return tuple(
        Rect(rect.left + point * (width + gap), rect.top, width, rect.height)
        for point in range(count)
    )


def _draw_pool(canvas: Canvas, palette: Palette, rect: Rect, pool: PoolView) -> None:
    colour = POOLS[pool.icon]
    is_last = bool(pool.end) or (pool.left <= 1 and pool.icon in _VITAL)
    edge = ROSE if is_last else None
    canvas.box(rect, palette.inset, radius=9, line=edge, line_width=2, opacity=0.9)
    ink = ROSE if pool.risk else palette.text
    bars = _bars(rect).top
    if rect.height >= _TALL:
        y = rect.top + 18
        draw_icon(canvas, pool.icon, rect.centerx, y, 24, colour)
        _draw_number(canvas, rect, (y + 12 + bars) / 2, pool, ink)
    else:
        y = (rect.top + bars) / 2 + 1
        half = min(12.0, rect.width * 0.25)
        draw_icon(canvas, pool.icon, rect.centerx - half, y, 2 * half - 3, colour)
        figure = NUMERAL.sized(min(19.0, rect.width * 0.45))
        canvas.text(str(pool.left), rect.centerx + half, y, figure, ink, align=0.5)
    _draw_bars(canvas, palette, _bars(rect), pool, colour)


def _draw_number(canvas: Canvas, rect: Rect, y: float, pool: PoolView, ink: Colour) -> None:
    """Draw how many points there are, and beside it what may go or comes back."""
    sign = f"+{pool.gain}" if pool.gain else ""
    if pool.risk and not pool.gain:
        sign = f"−{pool.risk}" if pool.is_certain else f"−{pool.risk}?"
    figure = NUMERAL.sized(24)
    number = canvas.text_width(str(pool.left), figure) + 3
    sign, style = fitted(canvas, sign, _RISK, rect.width - number - 2, 0.5)
    beside = canvas.text_width(sign, style) if sign else -3.0
    left = rect.centerx - (number + beside) / 2
    left += canvas.text(str(pool.left), left, y, figure, ink) + 3
    canvas.text(sign, left, y, style, TEAL if pool.gain else ROSE)


def _draw_bars(
    canvas: Canvas, palette: Palette, rect: Rect, pool: PoolView, colour: Colour
) -> None:
    """Draw a bar for every point: held, at risk, given back, lost."""
    lost = mix(palette.panel.bottom, palette.secondary_line, 0.45)
    for point, place in enumerate(_points(rect, pool)):
        fill = colour if point < pool.left - pool.risk else ROSE
        if point >= pool.left:
            fill = TEAL if point < pool.left + pool.gain else lost
        canvas.box(place, fill, radius=min(2.0, place.width / 2))
