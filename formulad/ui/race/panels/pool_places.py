"""Places of the wear points of a car on the dashboard, and their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.lettering import NUMERAL, Family, Style
from formulad.ui.toolkit.widgets.key_caps import pip_row, pips_in, wear_pips

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.views.panel_views import PoolView
    from formulad.ui.toolkit.outlines import Point

HEAD = 28.0
"""Height of the line above the things on the dashboard."""
GROUP = 6
"""So many points of a single pool stand together, to be counted at a glance."""
BIG = Style(Family.SPARTAN, 52, 800)
SMALLER = BIG.sized(44)
"""The number of a single pool, and how it is lettered beside its points."""
NARROW = 400.0
"""Below so many units a single pool has its pips beside the number, not below."""
NAMED = 136.0
"""From so many units on one of six pools shows its name."""
TIGHT = 90.0
"""Below so many units sign and number of a pool stand close together."""


@frozen
class PoolPlace:
    """Where the points of a pool stand, and the number of them."""

    pips: tuple[Rect, ...]
    number: Point
    style: Style
    align: float = 0.0


def pool_place(rect: Rect, pools: Sequence[PoolView], index: int) -> PoolPlace:
    """Return where a pool stands within the place of all pools."""
    body, pool = Rect(rect.left, rect.top + HEAD, rect.width, rect.height - HEAD), pools[index]
    if len(pools) == 1:
        return _place_of_one(body, pool)
    box = box_of(body, index)
    if box.width < NAMED:
        number = (nameless_number(box), box.top + box.height * 0.34)
        return PoolPlace(pips_in(nameless_pips(box), pool.full), number, NUMERAL)
    number = (box.right - 14, box.top + 20)
    return PoolPlace(pips_in(wear_pips(box), pool.full), number, NUMERAL, 1.0)


def _place_of_one(rect: Rect, pool: PoolView) -> PoolPlace:
    groups, pips = -(-pool.full // GROUP), list[Rect]()
    for group in range(groups):
        place = group_of(rect, group, groups)
        height, gap = group_pips(place)
        pips += pip_row(place.left, place.centery, in_group(pool, group), height, gap)
    if rect.width < NARROW:
        number = (rect.left + 54, rect.top + rect.height * 0.33)
        return PoolPlace(tuple(pips), number, SMALLER)
    upper = headline(rect)
    return PoolPlace(tuple(pips), (upper.left + 68, upper.centery), BIG)


def box_of(rect: Rect, index: int) -> Rect:
    """Return the place of one of six pools."""
    width, height = (rect.width - 16) / 3, (rect.height - 10) / 2
    row, column = divmod(index, 3)
    x, y = rect.left + column * (width + 8), rect.top + row * (height + 10)
    return Rect(x, y, width, height)


def nameless_number(rect: Rect) -> float:
    """Return where the number of a pool begins that has no room for its name."""
    return rect.left + (42 if rect.width >= TIGHT else 30)


def nameless_pips(rect: Rect) -> Rect:
    """Return where the points of a pool stand that has no room for its name."""
    top, height = rect.top + rect.height * 0.6, rect.height * 0.34
    return Rect(rect.left + 12, top, rect.width - 24, height)


def headline(rect: Rect) -> Rect:
    """Return the place of icon and number above the points of a single pool."""
    return Rect(rect.left + 6, rect.top, rect.width - 12, rect.height * 0.62)


def group_of(rect: Rect, group: int, groups: int) -> Rect:
    """Return the place of a group of points of a single pool: below its number, or beside it."""
    if rect.width < NARROW:
        height = (rect.height - 28) / groups
        return Rect(rect.left + 124, rect.top + 14 + group * height, rect.width - 138, height)
    width = (rect.width - 36 - 18 * (groups - 1)) / groups
    left = rect.left + 18 + group * (width + 18)
    return Rect(left, rect.bottom - rect.height * 0.4, width, rect.height * 0.34)


def in_group(pool: PoolView, group: int) -> int:
    """Return how many points stand in a group when all are there."""
    return min(GROUP, pool.full - group * GROUP)


def group_pips(rect: Rect) -> tuple[float, float]:
    """Return how tall the points of a group are, and how far apart they stand."""
    step = rect.width / GROUP
    height = min(36.0, rect.height - 6, step / 0.76)
    return height, step - height * 0.62
