"""Pictures of cards, drawn upright, kept, and laid on the table turned to their side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.canvas.quarter_turns import QUARTER

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.race.desk.table_sides import Facing
    from formulad.ui.toolkit.canvas import Canvas

REACH = 34.0
"""How far around a card its shadow, its rings and its tags may be seen."""


class UprightCards:
    """The last picture of every card."""

    def __init__(self) -> None:
        self._pictures: dict[str, tuple[object, pygame.Surface]] = {}

    def draw(
        self, canvas: Canvas, name: str, card: Facing, shown: object, paint: Callable[[], object]
    ) -> None:
        """Show a card, painting it first if it now shows something else.

        Args:
            canvas: where it lies.
            name: which card it is.
            card: where it lies, and whom it faces.
            shown: all that its picture depends on, besides its size, its side and the
                edition of the canvas.
            paint: draws it upright, its top left corner at the origin of the canvas.
        """
        key = (canvas.edition, card.size, card.side, shown)
        known = self._pictures.get(name)
        if known is None or known[0] != key:
            picture = _painted(canvas, card, paint)
            known = (key, pygame.transform.rotate(picture, -QUARTER * card.side))
            self._pictures[name] = known
        place = canvas.pixel_rect(card.rect)
        corner = known[1].get_rect(center=place.center)
        canvas.surface.blit(known[1], corner, special_flags=pygame.BLEND_PREMULTIPLIED)


def _painted(canvas: Canvas, card: Facing, paint: Callable[[], object]) -> pygame.Surface:
    """Return what is painted on a sheet of its own, with room around it."""
    width, height = card.size
    size = [round((length + 2 * REACH) * canvas.scale) for length in (width, height)]
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    window, canvas.surface = canvas.surface, picture
    try:
        with canvas.shifted(REACH, REACH):
            paint()
    finally:
        canvas.surface = window
    return picture
