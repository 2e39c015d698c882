"""Where lanes run beside the middle of the road: in even widths, but for an island between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from tools.mapping.centreline import Centreline, Floats


class Island(Frozen):
    """A traffic island: lane A passes it on the left, the other lanes on the right."""

    begin: float
    end: float
    """From where to where along the road the lanes part and come together again."""
    left: float
    right: float
    """How far they make way to either side, in pixels."""

    def aside(self, along: Floats, lanes_left: float) -> Floats:
        """Return how far to the left what lies so many lanes left of the middle moves."""
        share = np.clip((along - self.begin) / (self.end - self.begin), 0.0, 1.0)
        most = self.left if lanes_left > 0.5 else -self.right
        moved: Floats = most * np.sin(np.pi * share) ** 2
        return moved

    def slope(self, along: Floats, lanes_left: float) -> Floats:
        """Return how fast it moves to the left there."""
        ahead, behind = self.aside(along + 1.0, lanes_left), self.aside(along - 1.0, lanes_left)
        steep: Floats = (ahead - behind) / 2
        return steep


class Lanes(Frozen):
    """The lanes along a centreline; places beside it are counted in lanes to its left."""

    line: Centreline
    width: float
    island: Island | None = None

    def aside(self, along: Floats, lanes_left: float) -> Floats:
        """Return how many pixels to the left of the middle something lies."""
        even = np.full(np.shape(along), lanes_left * self.width)
        if self.island is None:
            return even
        along = along % self.line.length
        steep = self.island.slope(along, lanes_left)
        nearest = 1.0 if lanes_left > 0.5 else 0.0
        wider = (lanes_left - nearest) * self.width * (np.hypot(1.0, steep) - 1.0)
        return even + self.island.aside(along, lanes_left) + wider

    def at(self, along: Floats, lanes_left: float) -> Floats:
        """Return the places so many lanes to the left of the middle."""
        return self.line.at(along, self.aside(along, lanes_left))

    def pace(self, along: Floats, lanes_left: float) -> Floats:
        """Return how long a lane is there for each pixel of the middle of the road."""
        pace = self.line.pace(along, self.aside(along, lanes_left))
        if self.island is None:
            return pace
        return np.hypot(pace, self.island.slope(along % self.line.length, lanes_left))
