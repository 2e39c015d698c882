"""Chooser: a choice of one among several, one in sight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.intents import Confirm, Direction, Intent, Release
from formulad.ui.toolkit.lettering import SMALL
from formulad.ui.toolkit.widgets.widget import Action, Chosen, Look

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette

SIGN = 30.0
"""How much of each side belongs to its arrow."""
LABEL_STYLE = SMALL.weighted(600)


@dataclass(frozen=True, slots=True)
class Chooser:
    """A word between two arrows: its halves lead back and on, and round again."""

    id: str
    rect: Rect
    labels: tuple[str, ...]
    index: int
    enabled: bool = True

    @property
    def focusable(self) -> bool:
        """Whether it can be used."""
        return self.enabled

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return self.rect.height * 0.25

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the word that holds between its arrows."""
        edge = palette.hover_line if look.hovered else palette.strong_line
        ink = palette.on_field if self.enabled else palette.faint
        rect = self.rect.move(0, 1 if look.pressed else 0)
        ground = palette.field if self.enabled else palette.panel.bottom
        line = edge if self.enabled else palette.line
        width = palette.line_width
        canvas.box(rect, ground, radius=self.radius, line=line, line_width=width)
        y = rect.centery
        draw_icon(canvas, "left", rect.left + SIGN / 2 + 2, y, 17, ink)
        draw_icon(canvas, "right", rect.right - SIGN / 2 - 2, y, 17, ink)
        label = canvas.shortened(self.labels[self.index], LABEL_STYLE, rect.width - 2 * SIGN)
        canvas.text(label, rect.centerx, y, LABEL_STYLE, ink, align=0.5)

    def react(self, intent: Intent) -> Action | None:
        """Go on by pointer or confirming key, round the ends; by arrow up to them."""
        count = len(self.labels)
        match intent:
            case Release(at):
                chosen = (self.index + (-1 if at[0] < self.rect.centerx else 1)) % count
            case Confirm():
                chosen = (self.index + 1) % count
            case Direction(dx, 0) if 0 <= self.index + dx < count:
                chosen = self.index + dx
            case _:
                return None
        return Chosen(self.id, chosen)
