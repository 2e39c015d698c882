"""Pictures of cards, drawn upright, kept, and laid on the table turned to their side."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame

from formulad.ui.race.board.effort import Effort
from formulad.ui.toolkit.canvas.quarter_turns import QUARTER

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.race.desk.table_sides import Facing
    from formulad.ui.toolkit.canvas import Canvas

REACH = 34.0
"""How far around a card its shadow, its rings and its tags may be seen."""
_AT_ONCE = 200_000.0
"""So large cards are painted between two pictures of the screen, in square units: some compact
ones, or one that has grown."""


class _Kept(NamedTuple):
    """The picture of a card."""

    form: object
    """Its size, its side, and the edition of the canvas it was painted on."""
    shown: object
    """All that it depends on besides."""
    picture: pygame.Surface | None = None


class UprightCards:
    """The last picture of every card."""

    def __init__(self) -> None:
        self._pictures: dict[str, _Kept] = {}
        self._drawn: set[str] = set()
        """The cards of this picture of the screen."""
        self._late: set[str] = set()
        """Cards that show something else by now."""
        self._effort = Effort()
        self._may_paint = math.inf
        self._is_seen = True

    def begin(self, effort: Effort, *, is_seen: bool = True) -> None:
        """Begin a picture of the screen.

        Args:
            effort: what may be done in it that takes long: where that is limited only so much of
                what changes is painted anew, and the rest waits for its turn.
            is_seen: whether anybody will see it: else cards without a picture may be missing.
        """
        self._is_seen = is_seen
        self._late &= self._drawn
        self._drawn.clear()
        self._effort = effort
        may_paint = _AT_ONCE if self.is_late or effort.is_left else 0.0
        self._may_paint = may_paint if effort.is_limited else math.inf

    @property
    def is_late(self) -> bool:
        """Whether some card shows something else by now, and waits for its turn."""
        return bool(self._late)

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
        self._drawn.add(name)
        known = self._pictures.get(name)
        form = (canvas.edition, card.size, card.side)
        if known is None or known.form != form or known.shown != shown:
            is_needed = self._is_seen and (known is None or known.form != form)
            if not is_needed and self._may_paint <= 0:
                self._late.add(name)
            else:
                known = self._paint(canvas, name, card, _Kept(form, shown), paint)
        if known and known.picture:
            place = canvas.pixel_rect(card.rect)
            corner = known.picture.get_rect(center=place.center)
            canvas.surface.blit(known.picture, corner, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _paint(
        self, canvas: Canvas, name: str, card: Facing, kept: _Kept, paint: Callable[[], object]
    ) -> _Kept:
        """Paint a card, and keep that."""
        self._effort.spend()
        picture = _painted(canvas, card, paint)
        self._may_paint -= picture.get_width() * picture.get_height() / canvas.scale**2
        self._late.discard(name)
        turned = pygame.transform.rotate(picture, -QUARTER * card.side)
        self._pictures[name] = kept._replace(picture=turned)
        return self._pictures[name]


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
