"""The wear points of a car: six pools, or one that serves all parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined, say
from formulad.ui.race.panels.pool_places import (
    BIG,
    GROUP,
    HEAD,
    NAMED,
    NARROW,
    SMALLER,
    TIGHT,
    box_of,
    group_of,
    group_pips,
    headline,
    in_group,
    nameless_number,
    nameless_pips,
)
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fits, fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import CAPS_LABEL, LABEL, NOTE, NUMERAL, SMALL, Family, Style
from formulad.ui.toolkit.theme import POOLS, ROSE, TEAL
from formulad.ui.toolkit.widgets.key_caps import draw_pips, draw_pips_in, draw_wear

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.views.panel_views import PoolView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette


@frozen
class Since:
    """What happened since a driver's last turn."""

    line: str = ""
    hurts: bool = False
    """Whether the car lost points then."""


NOTHING = Since()
_RISK = Style(Family.SPARTAN, 30, 800)
_LAST_ONE_ENDS = ("body", "engine", "road")


def draw_pools(
    canvas: Canvas,
    palette: Palette,
    rect: Rect,
    pools: Sequence[PoolView],
    note: str,
    since: Since = NOTHING,
) -> None:
    """Draw all pools; the note explains the points at risk, if there are any.

    What was lost since the last turn is more important: it stands there instead.
    """
    label = canvas.text(say("WEAR POINTS"), rect.left + 4, rect.top + 11, CAPS_LABEL, palette.muted)
    has_room = label + 24 + canvas.text_width(note, NOTE) <= rect.width
    risks = has_room and any(pool.risk for pool in pools)
    if since.line and (since.hurts or not risks):
        _draw_since(canvas, rect, label, palette, since)
    elif risks:
        canvas.text(note, rect.left + label + 20, rect.top + 11, NOTE, ROSE)
    body = Rect(rect.left, rect.top + HEAD, rect.width, rect.height - HEAD)
    if len(pools) == 1:
        _draw_one_pool(canvas, palette, body, pools[0])
    else:
        _draw_six_pools(canvas, palette, body, pools)


def _draw_since(canvas: Canvas, rect: Rect, label: float, palette: Palette, since: Since) -> None:
    """Draw what happened since the last turn, beside the heading; since when, if there is room."""
    left, colour = rect.left + label + 20, palette.text
    if since.hurts:
        colour = ROSE
        draw_icon(canvas, "warn", left + 8, rect.top + 11, 16, colour)
        left += 24
    usual, room = NOTE.weighted(700), rect.right - left
    line = say("Since your last turn: {losses}", losses=since.line)
    told = line if fits(canvas, line, usual, room) else since.line
    words, style = fitted(canvas, told, usual, room)
    canvas.text(words, left, rect.top + 11, style, colour)


def _draw_six_pools(
    canvas: Canvas, palette: Palette, rect: Rect, pools: Sequence[PoolView]
) -> None:
    for index, pool in enumerate(pools):
        place = box_of(rect, index)
        if place.width < NAMED:
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
    x, size = (rect.left + 22, 26) if rect.width >= TIGHT else (rect.left + 17, 20)
    draw_icon(canvas, pool.icon, x, y, size, colour)
    left = nameless_number(rect)
    left += canvas.text(str(pool.left), left, y, NUMERAL, _strong(pool))
    left += 6 if rect.width >= TIGHT else 3
    room = rect.right - left - 4
    if pool.gain:
        gain, style = fitted(canvas, f"+{pool.gain}", NOTE, room)
        canvas.text(gain, left, y, style, TEAL)
    elif pool.risk:
        text = joined(" ", (_risk(pool), pool.end)) if pool.end else _risk(pool)
        text = text if canvas.text_width(text, NOTE) <= room else _risk(pool)
        risk, style = fitted(canvas, text, NOTE, room)
        canvas.text(risk, left, y, style, ROSE)
    draw_pips_in(
        canvas, nameless_pips(rect), pool.left, pool.full, colour, at_risk=pool.risk, gain=pool.gain
    )


def _draw_one_pool(canvas: Canvas, palette: Palette, rect: Rect, pool: PoolView) -> None:
    """Draw a single pool over the whole place, its pips in groups that can be counted."""
    edge = ROSE if pool.left <= 1 else None
    canvas.box(rect, palette.inset, radius=12, line=edge, line_width=2, opacity=0.88)
    groups = -(-pool.full // GROUP)
    if rect.width < NARROW:
        _draw_count(canvas, palette, Rect(rect.left, rect.top, 124, rect.height), pool)
    else:
        _draw_headline(canvas, palette, headline(rect), pool)
    for group in range(groups):
        _draw_group(canvas, group_of(rect, group, groups), pool, group)


def _draw_headline(canvas: Canvas, palette: Palette, rect: Rect, pool: PoolView) -> None:
    """Draw icon and number on the left, what may be lost on the right."""
    y = rect.centery
    draw_icon(canvas, pool.icon, rect.left + 34, y, 44, POOLS[pool.icon])
    number = canvas.text(str(pool.left), rect.left + 68, y, BIG, _strong(pool))
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
    canvas.text(str(pool.left), rect.left + 54, y, SMALLER, _strong(pool))
    below = rect.top + rect.height * 0.7
    if pool.risk:
        width = canvas.text(_risk(pool), rect.left + 14, below, _RISK.sized(20), ROSE)
        words, style = fitted(canvas, _after(pool), NOTE, rect.width - width - 28)
        canvas.text(words, rect.left + 20 + width, below, style, palette.muted)
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
    first, most = group * GROUP, in_group(pool, group)
    held = max(0, min(pool.left - first, most))
    kept = max(0, min(pool.left - pool.risk - first, most))
    height, gap = group_pips(rect)
    draw_pips(
        canvas,
        rect.left,
        rect.centery,
        held,
        most,
        POOLS[pool.icon],
        at_risk=held - kept,
        height=height,
        gap=gap,
    )
