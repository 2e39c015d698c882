"""Flat table: people around a screen that lies flat, the table between the cards before them.

It is turned to who is to act. A thumb on one's cards opens them, and means nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.ui.cards.kit.edge_hands import (
    EDGE_HEIGHT,
    EdgeHand,
    draw_edge,
    draw_open,
    edge_hands,
)
from formulad.ui.cards.kit.mat import Mat, mat_between
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import LookAway, Press, Release
from formulad.ui.toolkit.teams import INK

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.ui.cards.kit.card_backs import Back
    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.cards.kit.hand_privacy import HandPrivacy
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.outlines import Point


class FlatTable:
    """Where the table is on the screen, and what lies at the edges around it."""

    def __init__(
        self,
        privacy: HandPrivacy,
        names: Sequence[str],
        back: Back,
        faces: Callable[[int], Sequence[CardFace]],
    ) -> None:
        """Gather around a table.

        Args:
            privacy: whose hand is before the screen.
            names: of the players, by seat.
            back: of the cards.
            faces: the cards of a seat, as only who sits there may see them.
        """
        self._privacy, self._names = privacy, names
        self._back, self._faces = back, faces
        self._page = Rect(0, 0, 1, 1)
        self._place = Mat(self._page)
        """Where the table is, as the near side sees it."""
        self.edges: tuple[EdgeHand, ...] = ()
        """The cards of all people around the screen."""
        self._thumb_on: int | None = None
        """Whose cards a thumb lies on."""

    def lay(self, canvas: Canvas, *, are_hidden: bool) -> Mat:
        """Find the places of all, with hands at the edges if any are hidden; return the table's."""
        self._page = canvas.area
        height = EDGE_HEIGHT if are_hidden else 0.0
        near, far = (self._privacy.near, self._privacy.far) if are_hidden else ((), ())
        self.edges = edge_hands(canvas.area, near, far, self._names)
        self._place = mat_between(canvas, height, height)
        return self._place

    def mat(self, *, is_turned: bool) -> Mat:
        """Return where the table is, as who is to act sees it."""
        return replace(self._place, is_turned=is_turned)

    def edge_at(self, at: Point) -> EdgeHand | None:
        """Return whose cards lie at a place of the screen, if any do."""
        return next((edge for edge in self.edges if edge.rect.collidepoint(at)), None)

    def follow_thumb(self, intent: Intent) -> bool:
        """Open a hand while a thumb lies on it; return whether nothing else is meant."""
        was_on = self._thumb_on is not None
        match intent:
            case Press(at) if edge := self.edge_at(at):
                self._thumb_on = edge.seat
            case Press() | Release() | LookAway():
                self._thumb_on = None
        return self._thumb_on is not None or (was_on and isinstance(intent, Release))

    def draw(self, canvas: Canvas) -> None:
        """Draw what all hold face down, and the hand that lies under a palm."""
        if self.edges:
            for top in (0.0, self._page.bottom - EDGE_HEIGHT):
                canvas.box(Rect(0, top, self._page.width, EDGE_HEIGHT), INK)
        for edge in self.edges:
            count, is_next = len(self._faces(edge.seat)), edge.seat == self._privacy.seat
            draw_edge(canvas, edge, self._back, count, is_next=is_next)
        for edge in self.edges:
            if edge.seat == self._thumb_on:
                draw_open(canvas, self._page, edge, self._faces(edge.seat))
