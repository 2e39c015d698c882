"""Magnifier: the page becomes larger than the window, which shows a part of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.canvas import largest_size, lettering_for, scale_for
from formulad.ui.toolkit.colour import BLACK

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.outlines import Point

MAGNIFIED = 2.0
"""How large everything is under the glass, compared with the usual."""
_EDGE = 0.15
"""A finger so near to an edge of the window, as a part of it, wants to see what lies beyond."""
_STEP = 0.5
"""How far the glass then moves, as a part of the window."""
_MARGIN = 24.0
"""Units that are left in sight around what the glass goes to."""


class Magnifier:
    """What of the page is seen in the window: all of it, or the part that is looked at."""

    def __init__(self, canvas: Canvas, window: pygame.Surface) -> None:
        self._canvas = canvas
        self._window = window
        self.window = window.get_size()
        """The size that everything was laid out for: the surface of a window changes by itself."""
        self._corner = pygame.Vector2()
        """Where the window lies on the page, in pixels."""

    def fit(self, window: pygame.Surface, wished: float, *, is_used: bool) -> None:
        """Make the page as large as the player wishes; used, the glass makes it twice the usual."""
        self._window, self.window = window, window.get_size()
        times = MAGNIFIED / largest_size(self.window) if is_used else 1.0
        if times <= 1:
            self._canvas.fit(window, scale_for(self.window, wished))
            self._canvas.lettering = lettering_for(self.window, wished)
        else:
            width, height = self.window
            page = pygame.Surface((round(width * times), round(height * times)), 0, window)
            self._canvas.fit(page, scale_for(self.window, largest_size(self.window)) * times)
            self._canvas.lettering = 1.0
        self._go(self._corner)

    @property
    def is_used(self) -> bool:
        """Whether the window shows but a part of the page."""
        return self._canvas.surface is not self._window

    def to_units(self, pixel: tuple[float, float]) -> Point:
        """Return the place on the page that is seen at a point of the window."""
        return self._canvas.to_units((pixel[0] + self._corner.x, pixel[1] + self._corner.y))

    def pointed(self, pixel: tuple[float, float]) -> Point:
        """Go with the mouse, from edge to edge of the page, and return what it points at."""
        width, height = self.window
        hidden = self._hidden
        self._go(
            pygame.Vector2(pixel[0] / (width - 1) * hidden.x, pixel[1] / (height - 1) * hidden.y)
        )
        return self.to_units(pixel)

    def touched(self, place: Point) -> None:
        """Show more of what lies beyond the edge that a finger touched."""
        width, height = self.window
        at = self._canvas.scale * pygame.Vector2(place) - self._corner
        way = pygame.Vector2(width * _side(at.x / width), height * _side(at.y / height))
        self._go(self._corner + _STEP * way)

    def reveal(self, rect: Rect) -> None:
        """Bring what has the focus into sight, and move no further than that needs."""
        wanted = self._canvas.pixel_rect(rect.inflate(2 * _MARGIN, 2 * _MARGIN))
        seen = self._seen
        left = _moved(seen.left, wanted.left, wanted.right - seen.width)
        top = _moved(seen.top, wanted.top, wanted.bottom - seen.height)
        self._go(pygame.Vector2(left, top))

    def look(self, dx: float, dy: float) -> bool:
        """Look aside by so many units, as far as the page goes; return whether it went any."""
        before = self._corner
        self._go(before - self._canvas.scale * pygame.Vector2(dx, dy))
        return self._corner != before

    def in_window(self, rect: Rect) -> pygame.Rect:
        """Return the pixels of the window where a place of the page is seen."""
        return self._canvas.pixel_rect(rect).move(-self._seen.left, -self._seen.top)

    def show(self) -> None:
        """Put the part that is looked at into the window."""
        if self.is_used:
            self._window.fill(BLACK)
            self._window.blit(self._canvas.surface, (0, 0), self._seen)

    @property
    def _seen(self) -> pygame.Rect:
        """The part of the page that the window shows, in pixels."""
        return pygame.Rect(round(self._corner.x), round(self._corner.y), *self.window)

    @property
    def _hidden(self) -> pygame.Vector2:
        """How much of the page the window does not show, in pixels."""
        return pygame.Vector2(self._canvas.window) - pygame.Vector2(self.window)

    def _go(self, corner: pygame.Vector2) -> None:
        most = self._hidden
        self._corner = pygame.Vector2(
            min(max(corner.x, 0.0), most.x), min(max(corner.y, 0.0), most.y)
        )


def _moved(seen: int, first: int, last: int) -> int:
    """Return where a window begins that is moved no further than it must be.

    It shows all of something from its first pixel on or up to its last; of what is larger than
    the window it shows nothing else.
    """
    return max(min(first, last), min(seen, max(first, last)))


def _side(part: float) -> int:
    """Return towards which edge of the window a place lies, if it is near to one."""
    return (part > 1 - _EDGE) - (part < _EDGE)
