"""Panel cache: pictures of panels, drawn anew only when what they show has changed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.frozen import frozen
from formulad.ui.race.board.effort import Effort

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TypeAlias

    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.outlines import Point

    Paint: TypeAlias = Callable[[], Iterator[None] | None]
    """Draws a panel on the canvas: a large one in steps, between which pictures are shown."""

_ALL = 1000
"""More steps than all panels take."""
SHADOW_REACH = 34.0
"""How far around a panel its shadow and its tags may be seen."""


@frozen
class _Look:
    """All that the picture of a panel depends on."""

    sheet: pygame.Rect
    """The pixels of its picture."""
    edition: object
    """That of the canvas it is painted on."""
    shown: object
    """All that it depends on besides."""

    def lies_like(self, other: _Look) -> bool:
        """Return whether it has the same place and colours."""
        return (self.edition, self.sheet) == (other.edition, other.sheet)


@frozen
class Kept:
    """The picture of a panel, be it finished or not."""

    rect: Rect
    """The place of the panel."""
    look: _Look
    picture: pygame.Surface
    steps: Iterator[None]
    """What is still to be painted of it."""


class KeptPanels:
    """The last picture of every panel."""

    def __init__(self) -> None:
        self._pictures: dict[str, Kept] = {}
        self._begun: dict[str, Kept] = {}
        """Pictures that are not finished yet."""
        self._late: dict[str, None] = {}
        """Panels that show something else by now, longest first."""
        self._drawn: set[str] = set()
        """The panels of this picture of the screen."""
        self._effort = Effort()
        self._may_paint = _ALL
        """How many steps may still be painted in it."""
        self._is_seen = True

    def begin(self, effort: Effort, *, is_seen: bool = True) -> None:
        """Begin a picture of the screen.

        Args:
            effort: what may be done in it that takes long: where that is limited one step of one
                panel is painted, the others wait for their turn. One that has waited has its turn.
            is_seen: whether anybody will see it: else panels without a picture may be missing.
        """
        self._is_seen = is_seen
        self._late = {name: None for name in self._late if name in self._drawn}
        self._begun = {name: self._begun[name] for name in self._late if name in self._begun}
        self._drawn.clear()
        self._effort = effort
        may_paint = int(self.is_late or effort.is_left)
        self._may_paint = may_paint if effort.is_limited else _ALL

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
        paint: Paint,
        away: Point = (0.0, 0.0),
    ) -> None:
        """Show a panel, painting it first if it now shows something else.

        Args:
            canvas: where it stands.
            name: which panel it is.
            rect: its place.
            shown: all that its picture depends on, besides its place and the edition of the canvas.
            paint: draws it on the canvas, maybe in steps.
            away: how far it is seen from its place, while it moves.
        """
        self._drawn.add(name)
        look = _Look(_sheet(canvas, rect), canvas.edition, shown)
        blank = partial(_blank, rect, look, paint)
        known = self._pictures.get(name)
        if known is None and not self._is_seen and self._may_paint < 1:
            return
        if known is None or not known.look.lies_like(look):
            self._begun.pop(name, None)
            self._paint(canvas, name, look, blank, _ALL)
        elif known.look == look:
            self._late.pop(name, None)
        elif self._is_next(name):
            self._paint(canvas, name, look, blank, self._may_paint)
        _put(canvas, self._pictures[name], away)

    def _is_next(self, name: str) -> bool:
        """Return whether a panel is painted anew now; those that wait longest come first."""
        self._late.setdefault(name)
        return self._may_paint > 1 or (self._may_paint == 1 and name == next(iter(self._late)))

    def _paint(
        self, canvas: Canvas, name: str, look: _Look, blank: Callable[[], Kept], steps: int
    ) -> None:
        """Paint so many steps of a picture, which is seen once it is finished.

        One that was begun is finished first while everything moves, be there something new to be
        shown or not: else one that always changes would never be seen to do so.
        """
        self._effort.spend()
        begun = self._begun.pop(name, None)
        kept = begun if begun and (steps == 1 or begun.look == look) else blank()
        with canvas.painting_on(kept.picture, kept.look.sheet):
            for _ in kept.steps:
                steps, self._may_paint = steps - 1, self._may_paint - 1
                if steps < 1:
                    self._begun[name] = kept
                    return
        self._may_paint -= 1
        self._late.pop(name, None)
        self._pictures[name] = kept

    def waits(self, name: str) -> bool:
        """Return whether a panel shows something else by now, and waits for its turn."""
        return name in self._late

    def place(self, canvas: Canvas, name: str) -> Rect | None:
        """Return where a panel was seen last; None if it would look otherwise now."""
        known = self._pictures.get(name)
        return known.rect if known and known.look.edition == canvas.edition else None

    def draw_again(self, canvas: Canvas, name: str, away: Point) -> None:
        """Show a panel as it was seen last, so far from its place."""
        known = self._pictures[name]
        _put(canvas, known, away)

    def forget(self) -> None:
        """Let go of every picture."""
        self._pictures.clear()
        self._begun.clear()


def _blank(rect: Rect, look: _Look, paint: Paint) -> Kept:
    """Return a picture of which nothing is painted yet."""
    sheet = pygame.Surface(look.sheet.size, pygame.SRCALPHA, 32)
    return Kept(rect.copy(), look, sheet, _steps(paint))


def _steps(paint: Paint) -> Iterator[None]:
    yield from paint() or ()


def _sheet(canvas: Canvas, rect: Rect) -> pygame.Rect:
    """Return the pixels of a panel with its shadow."""
    return canvas.pixel_rect(rect.inflate(2 * SHADOW_REACH, 2 * SHADOW_REACH))


def _put(canvas: Canvas, kept: Kept, away: Point) -> None:
    """Show a picture so far from its place."""
    by = (round(away[0] * canvas.scale), round(away[1] * canvas.scale))
    place = kept.look.sheet.move(by)
    canvas.surface.blit(kept.picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
