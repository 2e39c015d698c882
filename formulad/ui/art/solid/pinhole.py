"""Pinhole camera: where a place in space is seen on a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.ui.toolkit.outlines import Point

Space: TypeAlias = tuple[float, float, float]
"""A place: to the right, up, and away from the eye, in metres."""


@frozen
class Pinhole:
    """An eye that looks straight ahead from above the ground."""

    middle: float
    """Where on the picture it looks, from the left."""
    horizon: float
    focus: float
    """How large a metre is seen at a distance of one."""
    height: float
    """Of the eye above the ground."""

    def seen(self, place: Space) -> Point:
        """Return where a place is seen."""
        x, y, away = place
        return (
            self.middle + self.focus * x / away,
            self.horizon + self.focus * (self.height - y) / away,
        )

    def size(self, away: float) -> float:
        """Return how large a metre is seen so far away."""
        return self.focus / away
