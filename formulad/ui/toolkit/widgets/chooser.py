"""Chooser: a choice of one among several, one in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.intents import Confirm, Direction, Intent, Release
from formulad.ui.toolkit.lettering import SMALL
from formulad.ui.toolkit.widgets.widget import Action, Chosen, Look

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette

SIGN = 30.0
"""How much of each side belongs to its arrow."""
_SIGN_SHARE = 0.16
"""The same of a narrow one, of its width."""
LABEL_STYLE = SMALL.weighted(600)
_ICON = 24.0
"""How much room an icon takes before the word."""


@frozen
class Chooser:
    """A word between two arrows: its halves lead back and on, and round again."""

    id: str
    rect: Rect
    labels: tuple[str, ...]
    index: int
    enabled: bool = True
    icon: str = ""
    """What the word is about, before it."""
    command: object = None
    """What it stands for, as a value of its page."""

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
        sign = min(SIGN, rect.width * _SIGN_SHARE)
        draw_icon(canvas, "left", rect.left + sign / 2 + 2, y, 17, ink)
        draw_icon(canvas, "right", rect.right - sign / 2 - 2, y, 17, ink)
        before = _ICON if self.icon else 0.0
        room = rect.width - 2 * sign - before
        label, style = fitted(canvas, self.labels[self.index], LABEL_STYLE, room)
        left = rect.centerx - (before + canvas.text_width(label, style)) / 2
        if self.icon:
            draw_icon(canvas, self.icon, left + _ICON / 2 - 3, y, 18, ink)
        canvas.text(label, left + before, y, style, ink)

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
        return Chosen(self.id, chosen, self.command)
