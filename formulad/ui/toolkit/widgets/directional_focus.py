"""Directional focus: an arrow leads to the nearest of the widgets that lie ahead."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.toolkit.canvas import Rect
    from formulad.ui.toolkit.intents import Direction

_NEXT_ROW, _OWN_ROW = 3.6, 2.5
"""On the way up or down, how much more a step ahead takes than one to the side: the next row comes
first. On the way along a row it is the other way round."""
_OFF_CENTRE = 0.01
"""How much being off the middle counts: it only decides between equals."""
_TOUCHING = 0.01
"""How far what touches lies ahead."""


@frozen
class Sight:
    """A place as who goes in a direction sees it."""

    index: int
    near: float
    """How far away it begins."""
    far: float
    """How far away it ends."""
    aside: float
    """How far it lies to the side; 0 if one comes upon it by going straight on."""
    off: float
    """How far its middle lies off the way."""

    is_level: bool
    """Whether one goes along a row."""

    @property
    def effort(self) -> float:
        """What it takes to get there."""
        near, aside = (1.0, _OWN_ROW) if self.is_level else (_NEXT_ROW, 1.0)
        return hypot(near * self.near, aside * self.aside) + _OFF_CENTRE * self.off


def ahead(start: Rect, places: Sequence[Rect], direction: Direction) -> int | None:
    """Return which of several places is next for who goes in a direction; None if none is.

    That is what lies straight ahead. On the way up or down it may be what stands aside, if it
    ends before the other begins: it has a row of its own, which would be passed over.
    """
    seen = [
        sight for at, place in enumerate(places) if (sight := _sight(start, place, direction, at))
    ]
    straight = [sight for sight in seen if not sight.aside]
    if straight:
        first = min(straight, key=_effort)
        seen = [sight for sight in seen if direction.dy and sight.far <= first.near] + [first]
    return min(seen, key=_effort).index if seen else None


def _effort(sight: Sight) -> float:
    return sight.effort


def _sight(start: Rect, place: Rect, direction: Direction, index: int) -> Sight | None:
    """Return a place as it is seen from another; None if it does not lie ahead."""
    level = _gap(start.left, start.right, place.left, place.right)
    upright = _gap(start.top, start.bottom, place.top, place.bottom)
    off_x, off_y = abs(place.centerx - start.centerx), abs(place.centery - start.centery)
    if direction.dx:
        near, length, aside, off = level * direction.dx, place.width, upright, off_y
    else:
        near, length, aside, off = upright * direction.dy, place.height, level, off_x
    if near <= 0:
        return None
    return Sight(index, near, near + length, abs(aside), off, is_level=bool(direction.dx))


def _gap(start: float, end: float, other_start: float, other_end: float) -> float:
    """Return how far one stretch lies after another (below 0: before it); 0 if they overlap."""
    if other_start >= end:
        return max(other_start - end, _TOUCHING)
    if other_end <= start:
        return min(other_end - start, -_TOUCHING)
    return 0.0
