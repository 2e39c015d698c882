"""Hint place: where the card of a hint stands, so that it hides as little as may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ui.toolkit.outlines import Point

RING = 8.0
"""How far from what a hint is about its ring is drawn."""
MARGIN = 20.0
_GAP = 14.0
_INNER = (0.62, 0.38)
"""Where the middle of a card may be between panels at both sides, as a share of the width."""
_NEAR = 30.0
"""So near the edge of a card nothing is to lie that is to be seen: half of a car, say."""


class InSight(NamedTuple):
    """What is seen of what a hint tells of."""

    about: Rect | None = None
    """Where that stands which it is about, if anywhere."""
    ceiling: float = 0.0
    """Below what it stands, where there is room for it."""
    floor: float | None = None
    """Above what it stands if it is about nothing to be seen; else in the middle."""
    points: Sequence[Point] = ()
    """What is to be seen beside the card, of all that it tells of."""
    panel: Rect | None = None
    """A panel that is read, of which a card hides whole lines or nothing."""
    lines: Sequence[Rect] = ()
    """Those of its lines that are to be seen beside the card, as many as there is room for."""

    def allows(self, place: Rect) -> bool:
        """Return whether a card may stand at a place."""
        if self.about and place.colliderect(self.about.inflate(2 * RING, 2 * RING)):
            return False
        panel = self.panel
        if panel is None or not place.colliderect(panel):
            return True
        return bool(place.left <= panel.left and panel.right <= place.right)

    def hidden_by(self, place: Rect) -> int:
        """Return how much of what is to be seen a card would hide."""
        near = place.inflate(2 * _NEAR, 2 * _NEAR)
        lines = sum(place.colliderect(line) for line in self.lines)
        return lines + sum(near.collidepoint(at) for at in self.points)

    def sunk(self, place: Rect) -> float:
        """Return how far a card would hang over what begins below the floor."""
        return 0.0 if self.floor is None else max(0.0, place.bottom - self.floor)


def best_place(area: Rect, sizes: Sequence[tuple[float, float]], seen: InSight) -> tuple[Rect, int]:
    """Return where a card hides least, and in which size: the first, if no other hides less.

    Args:
        area: the window.
        sizes: the forms a card may have, the usual one first.
        seen: what is seen of what it tells of.
    """
    places = [
        (place, index) for index, size in enumerate(sizes) for place in _places(area, size, seen)
    ]
    return min(places, key=lambda found: (seen.hidden_by(found[0]), seen.sunk(found[0])))


def _places(area: Rect, size: tuple[float, float], seen: InSight) -> Iterator[Rect]:
    """Yield where a card may stand, the usual place first; no other hides what it is about."""
    width, height = size
    usual = _beside(area, size, seen)
    yield usual
    inner = [area.left + share * area.width - width / 2 for share in _INNER]
    edges = [MARGIN, area.right - MARGIN - width]
    if seen.panel and seen.panel.left - _GAP - width >= MARGIN:
        edges.append(seen.panel.left - _GAP - width)
    lefts = (usual.left, *inner, *edges, area.centerx - width / 2)
    lowest = (area.bottom if seen.floor is None else seen.floor) - _GAP - height
    highest = max(MARGIN, seen.ceiling)
    places = (
        Rect(left, top, width, height)
        for top in (usual.top, max(highest, lowest), highest)
        for left in lefts
    )
    yield from filter(seen.allows, places)


def _beside(area: Rect, size: tuple[float, float], seen: InSight) -> Rect:
    """Return a place above what a card is about, or below; without it low, or in the middle."""
    width, height = size
    if seen.about is None:
        middle = Rect(area.centerx - width / 2, area.centery - height / 2, width, height)
        if seen.floor is not None:
            middle.bottom = max(height + MARGIN, seen.floor - _GAP)
        return middle
    above = seen.about.top - RING - _GAP - height
    below = seen.about.bottom + RING + _GAP
    highest = max(MARGIN, seen.ceiling)
    top = above if above >= highest else min(below, area.height - height - MARGIN)
    left = seen.about.centerx - width / 2
    left = max(MARGIN, min(left, area.width - width - MARGIN))
    return Rect(left, max(MARGIN, top), width, height)
