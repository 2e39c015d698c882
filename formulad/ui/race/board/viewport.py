"""Viewport: how a camera shows the map on a surface."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas.quarter_turns import turned

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.road_shapes import Bounds


@frozen
class Viewport:
    """How the map is to be shown on a surface, in its pixels."""

    frame: pygame.Rect
    """The pixels to fill."""
    middle: Point
    """The pixel at which the camera looks."""
    centre: Point
    """The place of the map it looks at."""
    zoom: float
    """Pixels for a map pixel."""
    flying: bool = False
    """Whether the camera moves: then speed counts more than smooth lines."""
    turn: int = 0
    """By how many quarters the map is turned clockwise."""
    patient: bool = False
    """Whether more pictures will follow at once: a new one may be fast first, and fine a few
    frames later."""

    @property
    def area(self) -> Bounds:
        """Return the part of the map that is seen."""
        first, last = self._place(self.frame.topleft), self._place(self.frame.bottomright)
        return (
            min(first[0], last[0]),
            min(first[1], last[1]),
            max(first[0], last[0]),
            max(first[1], last[1]),
        )

    def span(self, first: Point, last: Point) -> pygame.Rect:
        """Return the pixels on which the map between two of its corners is seen."""
        xs, ys = zip(self._pixel(first), self._pixel(last), strict=True)
        left, top = min(xs), min(ys)
        return pygame.Rect(left, top, max(xs) - left, max(ys) - top)

    def _pixel(self, place: Point) -> tuple[int, int]:
        across, down = turned((place[0] - self.centre[0], place[1] - self.centre[1]), self.turn)
        return round(self.middle[0] + across * self.zoom), round(self.middle[1] + down * self.zoom)

    def _place(self, pixel: Point) -> Point:
        across, down = turned((pixel[0] - self.middle[0], pixel[1] - self.middle[1]), -self.turn)
        return self.centre[0] + across / self.zoom, self.centre[1] + down / self.zoom
