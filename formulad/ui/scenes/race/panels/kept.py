"""Pictures of panels, drawn anew only when what they show has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.canvas import Canvas, Rect
    from formulad.ui.outlines import Point

SHADOW_REACH = 34.0
"""How far around a panel its shadow and its tags may be seen."""


class KeptPanels:
    """The last picture of every panel."""

    def __init__(self) -> None:
        self._pictures: dict[str, tuple[object, pygame.Surface]] = {}

    def draw(
        self,
        canvas: Canvas,
        name: str,
        rect: Rect,
        shown: object,
        paint: Callable[[], object],
        away: Point = (0.0, 0.0),
    ) -> None:
        """Show a panel, painting it first if it now shows something else.

        Args:
            canvas: where it stands.
            name: which panel it is.
            rect: its place.
            shown: all that its picture depends on, besides its place and the edition of the canvas.
            paint: draws it on the canvas.
            away: how far it is seen from its place, while it moves.
        """
        sheet = canvas.pixel_rect(rect.inflate(2 * SHADOW_REACH, 2 * SHADOW_REACH))
        key = (canvas.edition, tuple(sheet), shown)
        known = self._pictures.get(name)
        if known is None or known[0] != key:
            known = (key, _painted(canvas, sheet, paint))
            self._pictures[name] = known
        by = (round(away[0] * canvas.scale), round(away[1] * canvas.scale))
        canvas.surface.blit(known[1], sheet.move(by), special_flags=pygame.BLEND_PREMULTIPLIED)

    def forget(self) -> None:
        """Let go of every picture."""
        self._pictures.clear()


def _painted(canvas: Canvas, sheet: pygame.Rect, paint: Callable[[], object]) -> pygame.Surface:
    """Return what is painted within some pixels of the window, on a sheet of its own."""
    picture = pygame.Surface(sheet.size, pygame.SRCALPHA, 32)
    window, canvas.surface = canvas.surface, picture
    try:
        with canvas.shifted(-sheet.left / canvas.scale, -sheet.top / canvas.scale):
            paint()
    finally:
        canvas.surface = window
    return picture
