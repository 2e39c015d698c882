"""The wear points of a car: six pools, or one that serves all parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined, say
from formulad.ui.canvas import Rect
from formulad.ui.icons import draw_icon
from formulad.ui.lettering import CAPS_LABEL, LABEL, NOTE, NUMERAL, SMALL, Family, Style
from formulad.ui.theme import POOLS, ROSE, TEAL
from formulad.ui.widgets.marks import draw_pips, draw_pips_in, draw_wear

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.canvas import Canvas
    from formulad.ui.colour import Colour
    from formulad.ui.scenes.race.views import PoolView
    from formulad.ui.theme import Palette

HEAD = 28.0
"""Height of the line above the things on the dashboard."""
_GROUP = 6
_BIG, _RISK = Style(Family.SPARTAN, 52, 800), Style(Family.SPARTAN, 30, 800)
_NARROW = 400.0
"""Below so many units a single pool has its pips beside the number, not below."""
_NAMED = 136.0
"""From so many units on one of six pools shows its name."""
_LAST_ONE_ENDS = ("body", "engine", "road")


def draw_pools(
    canvas: Canvas, palette: Palette, rect: Rect, pools: Sequence[PoolView], note: str
) -> None:
    """Draw all pools; the note explains the points at risk, if there are any."""
    label = canvas.text(say("WEAR POINTS"), rect.left + 4, rect.top + 11, CAPS_LABEL, palette.muted)
    fits = label + 24 + canvas.text_width(note, NOTE) <= rect.width
    if fits and any(pool.risk for pool in pools):
        canvas.text(note, rect.left + label + 20, rect.top + 11, NOTE, ROSE)
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
        place = Rect(x, y, width, height)
        if width < _NAMED:
            _draw_nameless_pool(canvas, palette, place, pool)
            continue
        draw_wear(
            canvas,
            place,
            pool.icon,
            pool.label,
            pool.left,
            pool.full,
            POOLS[pool.icon],
            palette,
            at_risk=pool.risk,
            last=_is_last(pool),
            is_certain=pool.is_certain,
            end=pool.end,
            gain=pool.gain,
        )


def _is_last(pool: PoolView) -> bool:
    """Return whether a pool holds the point without which the race is over."""
    return pool.left <= 1 and pool.icon in _LAST_ONE_ENDS


def _draw_nameless_pool(canvas: Canvas, palette: Palette, rect: Rect, pool: PoolView) -> None:
    """Draw one of six pools where there is no room for its name."""
    colour, y = POOLS[pool.icon], rect.top + rect.height * 0.34
    edge = ROSE if _is_last(pool) or pool.end else None
    canvas.box(rect, palette.inset, radius=11, line=edge, line_width=2, opacity=0.88)
    draw_icon(canvas, pool.icon, rect.left + 22, y, 26, colour)
    number = canvas.text(str(pool.left), rect.left + 42, y, NUMERAL, _strong(pool))
    if pool.gain:
        canvas.text(f"+{pool.gain}", rect.left + 48 + number, y, NOTE, TEAL)
    elif pool.risk:
        text = joined(" ", (_risk(pool), pool.end)) if pool.end else _risk(pool)
        left = rect.left + 48 + number
        text = text if canvas.text_width(text, NOTE) <= rect.right - left - 4 else _risk(pool)
        canvas.text(text, left, y, NOTE, ROSE)
    place = Rect(rect.left + 12, rect.top + rect.height * 0.6, rect.width - 24, rect.height * 0.34)
    draw_pips_in(canvas, place, pool.left, pool.full, colour, at_risk=pool.risk, gain=pool.gain)


def _draw_one_pool(canvas: Canvas, palette: Palette, rect: Rect, pool: PoolView) -> None:
    """Draw a single pool over the whole place, its pips in groups that can be counted."""
    edge = ROSE if pool.left <= 1 else None
    canvas.box(rect, palette.inset, radius=12, line=edge, line_width=2, opacity=0.88)
    groups = -(-pool.full // _GROUP)
    if rect.width < _NARROW:
        beside = Rect(rect.left + 124, rect.top + 14, rect.width - 138, rect.height - 28)
        _draw_count(canvas, palette, Rect(rect.left, rect.top, 124, rect.height), pool)
        for group in range(groups):
            height = beside.height / groups
            place = Rect(beside.left, beside.top + group * height, beside.width, height)
            _draw_group(canvas, place, pool, group)
        return
    upper = Rect(rect.left + 6, rect.top, rect.width - 12, rect.height * 0.62)
    _draw_headline(canvas, palette, upper, pool)
    width = (rect.width - 36 - 18 * (groups - 1)) / groups
    for group in range(groups):
        left = rect.left + 18 + group * (width + 18)
        place = Rect(left, rect.bottom - rect.height * 0.4, width, rect.height * 0.34)
        _draw_group(canvas, place, pool, group)


def _draw_headline(canvas: Canvas, palette: Palette, rect: Rect, pool: PoolView) -> None:
    """Draw icon and number on the left, what may be lost on the right."""
    y = rect.centery
    draw_icon(canvas, pool.icon, rect.left + 34, y, 44, POOLS[pool.icon])
    number = canvas.text(str(pool.left), rect.left + 68, y, _BIG, _strong(pool))
    canvas.text(
        say("of {number}", number=pool.full), rect.left + 80 + number, y + 10, LABEL, palette.muted
    )
    if pool.risk:
        canvas.text(_risk(pool), rect.right - 12, y - 9, _RISK, ROSE, align=1)
        canvas.text(_after(pool), rect.right - 12, y + 16, SMALL, palette.muted, align=1)


def _draw_count(canvas: Canvas, palette: Palette, rect: Rect, pool: PoolView) -> None:
    """Draw icon and number above, what may be lost below."""
    y = rect.top + rect.height * 0.33
    draw_icon(canvas, pool.icon, rect.left + 30, y, 32, POOLS[pool.icon])
    canvas.text(str(pool.left), rect.left + 54, y, _BIG.sized(44), _strong(pool))
    below = rect.top + rect.height * 0.7
    if pool.risk:
        width = canvas.text(_risk(pool), rect.left + 14, below, _RISK.sized(20), ROSE)
        words = canvas.shortened(_after(pool), NOTE, rect.width - width - 28)
        canvas.text(words, rect.left + 20 + width, below, NOTE, palette.muted)
    else:
        canvas.text(
            say("of {number}", number=pool.full), rect.left + 16, below, LABEL, palette.muted
        )


def _strong(pool: PoolView) -> Colour:
    return ROSE if pool.risk else POOLS[pool.icon]


def _risk(pool: PoolView) -> str:
    return f"−{pool.risk}" if pool.is_certain else f"−{pool.risk}?"


def _after(pool: PoolView) -> str:
    if pool.risk == pool.left:
        return say("ends the race")
    return say("leaves {number}", number=pool.left - pool.risk)


def _draw_group(canvas: Canvas, rect: Rect, pool: PoolView, group: int) -> None:
    """Draw the pips of one group: those held, those at risk, those lost."""
    first = group * _GROUP
    most = min(_GROUP, pool.full - first)
    held = max(0, min(pool.left - first, most))
    kept = max(0, min(pool.left - pool.risk - first, most))
    step = rect.width / _GROUP
    height = min(36.0, rect.height - 6, step / 0.76)
    draw_pips(
        canvas,
        rect.left,
        rect.centery,
        held,
        most,
        POOLS[pool.icon],
        at_risk=held - kept,
        height=height,
        gap=step - height * 0.62,
    )
