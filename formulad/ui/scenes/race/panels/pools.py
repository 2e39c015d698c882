"""The wear points of a car: six pools, or one that serves all parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.icons import draw_icon
from formulad.ui.lettering import CAPS_LABEL, LABEL, NOTE, SMALL, Family, Style
from formulad.ui.theme import POOLS, ROSE
from formulad.ui.widgets.marks import draw_pips, draw_wear

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.canvas import Canvas
    from formulad.ui.scenes.race.views import PoolView
    from formulad.ui.theme import Palette

HEAD = 28.0
"""Height of the line above the things on the dashboard."""
_GROUP = 6
_BIG = Style(Family.SPARTAN, 52, 800)
_LAST_ONE_ENDS = ("body", "engine", "road")


def draw_pools(
    canvas: Canvas, palette: Palette, rect: Rect, pools: Sequence[PoolView], note: str
) -> None:
    """Draw all pools; the note explains the points at risk, if there are any."""
    label = canvas.text("WEAR POINTS", rect.left + 4, rect.top + 11, CAPS_LABEL, palette.muted)
    if any(pool.risk for pool in pools):
        text = canvas.shortened(note, NOTE, rect.width - label - 20)
        canvas.text(text, rect.left + label + 16, rect.top + 11, NOTE, ROSE)
    body = Rect(rect.left, rect.top + HEAD, rect.width, rect.height - HEAD)
    if len(pools) == 1:
        _draw_one_pool(canvas, palette, body, pools[0])
    else:
        _draw_six_pools(canvas, palette, body, pools)


def _draw_six_pools(
    canvas: Canvas, palette: Palette, rect: Rect, pools: Sequence[PoolView]
) -> None:
    width, height = (rect.width - 16) / 3, (rect.height - 10) / 2
    for index, pool in enumerate(pools):
        row, column = divmod(index, 3)
        x, y = rect.left + column * (width + 8), rect.top + row * (height + 10)
        draw_wear(
            canvas,
            Rect(x, y, width, height),
            pool.icon,
            pool.label,
            pool.left,
            pool.full,
            POOLS[pool.icon],
            palette,
            at_risk=pool.risk,
            last=pool.left <= 1 and pool.icon in _LAST_ONE_ENDS,
        )


def _draw_one_pool(canvas: Canvas, palette: Palette, rect: Rect, pool: PoolView) -> None:
    """Draw a single pool over the whole place, its pips in groups that can be counted."""
    edge = ROSE if pool.left <= 1 else None
    canvas.box(rect, palette.inset, radius=12, line=edge, line_width=2, opacity=0.88)
    colour = POOLS[pool.icon]
    upper = rect.top + rect.height * 0.33
    draw_icon(canvas, pool.icon, rect.left + 40, upper, 44, colour)
    strong = ROSE if pool.risk else colour
    number = canvas.text(str(pool.left), rect.left + 74, upper, _BIG, strong)
    x = rect.left + 74 + number + 12
    canvas.text(f"of {pool.full}", x, upper + 10, LABEL, palette.muted)
    if pool.risk:
        _draw_risk(canvas, palette, rect, upper, pool)
    _draw_groups(canvas, rect, pool)


def _draw_risk(canvas: Canvas, palette: Palette, rect: Rect, y: float, pool: PoolView) -> None:
    canvas.text(f"−{pool.risk}?", rect.right - 18, y - 7, _BIG.sized(30), ROSE, align=1)
    words = f"leaves {pool.left - pool.risk}" if pool.risk < pool.left else "the last point"
    canvas.text(words, rect.right - 18, y + 17, SMALL, palette.muted, align=1)


def _draw_groups(canvas: Canvas, rect: Rect, pool: PoolView) -> None:
    groups = -(-pool.full // _GROUP)
    room, between = rect.width - 36, 18.0
    step = (room - between * (groups - 1)) / (groups * _GROUP)
    height = min(34.0, rect.height * 0.27, step / 0.82)
    gap = step - height * 0.62
    for group in range(groups):
        first = group * _GROUP
        most = min(_GROUP, pool.full - first)
        held = max(0, min(pool.left - first, most))
        kept = max(0, min(pool.left - pool.risk - first, most))
        x = rect.left + 18 + group * (_GROUP * step + between)
        y = rect.top + rect.height * 0.77
        draw_pips(
            canvas, x, y, held, most, POOLS[pool.icon], at_risk=held - kept, height=height, gap=gap
        )
