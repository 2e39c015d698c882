"""Pool changes: wear points on their way, over the pools of the dashboard or of a card."""

from __future__ import annotations

from math import pi, sin, tau
from typing import TYPE_CHECKING

from formulad.ui.race.panels.pool_places import pool_place
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.motion import ease_out_back
from formulad.ui.toolkit.theme import POOLS, RED
from formulad.ui.toolkit.widgets.key_caps import EMPTY_PIP

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.ui.race.model.pool_watch import PoolChange
    from formulad.ui.race.panels.pool_places import PoolPlace
    from formulad.ui.race.views.panel_views import PoolView
    from formulad.ui.toolkit.canvas import Canvas

_SHAKEN = 0.4
"""The share of its time for which a point shakes before it drops."""
_SHAKES, _ASIDE, _DROP = 2, 3.0, 34.0
"""How often it shakes, how far to the sides, and how far it drops, in units."""
_ROUND = 0.3
"""The radius of the corners of a point, in shares of its width."""


def draw_pool_changes(
    canvas: Canvas, rect: Rect, pools: Sequence[PoolView], changes: Sequence[PoolChange]
) -> None:
    """Draw the points on their way over the pools as they stand already."""
    for change in changes:
        place, pool = pool_place(rect, pools, change.pool), pools[change.pool]
        draw_points(canvas, place.pips, pool, change)
        if not change.is_gain:
            _flash_number(canvas, place, pool, change)


def draw_points(
    canvas: Canvas,
    pips: Sequence[Rect],
    pool: PoolView,
    change: PoolChange,
    seen: Callable[[Rect], Rect] = Rect,
) -> None:
    """Draw the points of a pool that are on their way.

    Args:
        canvas: where to draw.
        pips: where the points of the pool stand for who looks at them.
        pool: the pool.
        change: which of them go or come.
        seen: where on the canvas that is, for those who look at it from another side.
    """
    for pip in pips[change.first : change.first + change.number]:
        if change.is_gain:
            _draw_coming(canvas, pip, pool, change, seen)
        else:
            _draw_going(canvas, pip, pool, change, seen)


def _draw_going(
    canvas: Canvas, pip: Rect, pool: PoolView, change: PoolChange, seen: Callable[[Rect], Rect]
) -> None:
    """Draw a lost point: it shakes, then drops and fades; where nothing moves it is red."""
    radius = _radius(pip)
    if change.is_still:
        canvas.box(seen(pip), RED, radius=radius)
        return
    shake = min(1.0, change.share / _SHAKEN)
    fall = max(0.0, (change.share - _SHAKEN) / (1 - _SHAKEN))
    aside = _ASIDE * sin(tau * _SHAKES * shake)
    fallen = pip.move(aside, _DROP * fall * fall)
    colour = RED if fall else POOLS[pool.icon]
    canvas.box(seen(fallen), colour, radius=radius, opacity=round(1 - fall, 1))


def _draw_coming(
    canvas: Canvas, pip: Rect, pool: PoolView, change: PoolChange, seen: Callable[[Rect], Rect]
) -> None:
    """Draw a point that comes back: it pops in where none was."""
    if change.is_still:
        canvas.box(seen(pip), WHITE, radius=_radius(pip))
        return
    size = max(0.1, ease_out_back(change.share))
    canvas.box(seen(pip), EMPTY_PIP, radius=_radius(pip))
    width, height = pip.width * size, pip.height * size
    here = Rect(pip.centerx - width / 2, pip.centery - height / 2, width, height)
    canvas.box(seen(here), POOLS[pool.icon], radius=_radius(here))


def _radius(pip: Rect) -> float:
    return min(pip.size) * _ROUND


def _flash_number(canvas: Canvas, place: PoolPlace, pool: PoolView, change: PoolChange) -> None:
    """Let the number flash once."""
    light = 1.0 if change.is_still else round(sin(pi * change.share), 1)
    colour = RED if change.is_still else WHITE
    canvas.text(
        str(pool.left), *place.number, place.style, colour, align=place.align, opacity=light
    )
