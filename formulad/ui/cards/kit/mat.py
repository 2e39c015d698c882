"""Mat: the part of a screen on which a table is seen, turned to who is to act.

Between the edges of a screen that lies flat, where hands lie, the table is a page of its own.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect, scale_for
from formulad.ui.toolkit.intents import NOWHERE, Hold, PointAt, Press, Release

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.widgets.widget import Widget


@frozen
class Mat:
    """Where the table lies on the screen, and how large."""

    place: Rect
    """On the page of the screen."""
    share: float = 1.0
    """How large a unit of the table is, compared with one of the screen."""
    is_turned: bool = False
    """Whether it is turned to the far side."""

    @property
    def size(self) -> tuple[float, float]:
        """How large the table is, in its own units."""
        return self.place.width / self.share, self.place.height / self.share

    def on_table(self, at: Point) -> Point:
        """Return where on the table a point of the screen is."""
        if at == NOWHERE:
            return at
        x, y = (at[0] - self.place.left) / self.share, (at[1] - self.place.top) / self.share
        return (self.size[0] - x, self.size[1] - y) if self.is_turned else (x, y)

    def on_screen(self, rect: Rect) -> Rect:
        """Return where on the screen a place of the table is seen."""
        x, y = rect.center
        if self.is_turned:
            x, y = self.size[0] - x, self.size[1] - y
        seen = Rect(0, 0, rect.width * self.share, rect.height * self.share)
        seen.center = (self.place.left + x * self.share, self.place.top + y * self.share)
        return seen

    def meant(self, intent: Intent) -> Intent:
        """Return what is meant by pointing somewhere on the screen."""
        if isinstance(intent, PointAt | Press | Release | Hold):
            return replace(intent, at=self.on_table(intent.at))
        return intent

    def seen(self, widget: Widget) -> Widget:
        """Return a widget of the table where it is seen."""
        return replace(widget, rect=self.on_screen(widget.rect))  # type: ignore[type-var]  # all widgets are values

    @contextmanager
    def as_canvas(self, canvas: Canvas) -> Iterator[None]:
        """Let a canvas be the table meanwhile; what was drawn on it is then turned to who acts."""
        window, scale = canvas.surface, canvas.scale
        part = window.subsurface(canvas.pixel_rect(self.place).clip(window.get_rect()))
        canvas.fit(part, scale * self.share)
        try:
            yield
        finally:
            canvas.fit(window, scale)
        if self.is_turned:
            part.blit(pygame.transform.flip(part, flip_x=True, flip_y=True), (0, 0))


def mat_between(canvas: Canvas, above: float, below: float) -> Mat:
    """Return the mat that leaves so much of the screen free above and below.

    It shows as much as a window of that size would.
    """
    width, height = canvas.size
    place = Rect(0, above, width, height - above - below)
    if not above and not below:
        return Mat(place)
    wished = canvas.scale / scale_for(canvas.window)
    scale = scale_for(canvas.pixel_rect(place).size, wished)
    return Mat(place, scale / canvas.scale)
