"""Panel cache: pictures of panels, drawn anew only when what they show has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.outlines import Point

_ALL = 1000
"""More panels than there are."""
SHADOW_REACH = 34.0
"""How far around a panel its shadow and its tags may be seen."""


@frozen
class Kept:
    """The picture of a panel."""

    rect: Rect
    """The place of the panel."""
    sheet: pygame.Rect
    """The pixels of its picture."""
    edition: object
    """That of the canvas it was painted on."""
    shown: object
    """All that it depends on besides."""
    picture: pygame.Surface

    def is_other(self, canvas: Canvas, sheet: pygame.Rect, shown: object) -> bool:
        """Return whether the panel looks otherwise by now."""
        return (self.edition, self.sheet, self.shown) != (canvas.edition, sheet, shown)


class KeptPanels:
    """The last picture of every panel."""

    def __init__(self) -> None:
        self._pictures: dict[str, Kept] = {}
        self._late: dict[str, None] = {}
        """Panels that show something else by now, longest first."""
        self._drawn: set[str] = set()
        """The panels of this picture of the screen."""
        self._may_paint = _ALL
        self._is_seen = True

    def begin(self, *, restless: bool, is_seen: bool = True) -> None:
        """Begin a picture of the screen.

        Args:
            restless: whether more follow at once: then only one panel is painted anew in each, and
                the others wait for their turn.
            is_seen: whether anybody will see it: else panels without a picture may be missing.
        """
        self._is_seen = is_seen
        self._may_paint = 1 if restless else _ALL
        self._late = {name: None for name in self._late if name in self._drawn}
        self._drawn.clear()

    @property
    def places(self) -> list[Rect]:
        """Where panels are that were drawn in this picture of the screen."""
        return [kept.rect for name, kept in self._pictures.items() if name in self._drawn]

    @property
    def is_late(self) -> bool:
        """Whether some panel shows something else by now, and waits for its turn."""
        return bool(self._late)

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
        self._drawn.add(name)
        sheet = _sheet(canvas, rect)
        known = self._pictures.get(name)
        is_other = known is None or known.is_other(canvas, sheet, shown)
        if not is_other:
            self._late.pop(name, None)
        if known is None and not self._is_seen and self._may_paint < 1:
            return
        if known is None or (is_other and self._may(name, known, canvas, sheet)):
            self._may_paint -= 1
            self._late.pop(name, None)
            picture = canvas.painted(sheet, paint)
            known = Kept(rect.copy(), sheet, canvas.edition, shown, picture)
            self._pictures[name] = known
        _put(canvas, known, away)

    def _may(self, name: str, known: Kept, canvas: Canvas, sheet: pygame.Rect) -> bool:
        """Return whether a panel is painted anew now; those that wait longest come first."""
        if (known.edition, known.sheet) != (canvas.edition, sheet):
            return True
        self._late.setdefault(name)
        first = next(iter(self._late))
        return self._may_paint > 1 or (self._may_paint == 1 and name == first)

    def place(self, canvas: Canvas, name: str) -> Rect | None:
        """Return where a panel was seen last; None if it would look otherwise now."""
        known = self._pictures.get(name)
        return known.rect if known and known.edition == canvas.edition else None

    def draw_again(self, canvas: Canvas, name: str, away: Point) -> None:
        """Show a panel as it was seen last, so far from its place."""
        known = self._pictures[name]
        _put(canvas, known, away)

    def forget(self) -> None:
        """Let go of every picture."""
        self._pictures.clear()


def _sheet(canvas: Canvas, rect: Rect) -> pygame.Rect:
    """Return the pixels of a panel with its shadow."""
    return canvas.pixel_rect(rect.inflate(2 * SHADOW_REACH, 2 * SHADOW_REACH))


def _put(canvas: Canvas, kept: Kept, away: Point) -> None:
    """Show a picture so far from its place."""
    by = (round(away[0] * canvas.scale), round(away[1] * canvas.scale))
    place = kept.sheet.move(by)
    canvas.surface.blit(kept.picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
