"""Segmented control: a choice of one among several, all in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.intents import Confirm, Direction, Intent, Release
from formulad.ui.toolkit.lettering import LABEL
from formulad.ui.toolkit.widgets.widget import Action, Chosen, Look

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette

_EDGE = 8.0
"""What is free of a part at least."""
_ICON = 0.62
"""How tall an icon is that stands for a word, of its part."""


@frozen
class Segmented:
    """A row of choices, one of which holds; left and right go through them."""

    id: str
    rect: Rect
    labels: tuple[str, ...]
    index: int
    icons: tuple[str, ...] = ()
    is_brief: bool = False
    """Whether its icons stand for the words, where there is no room for both."""
    enabled: bool = True
    command: object = None
    """What it stands for, as a value of its page."""

    @property
    def focusable(self) -> bool:
        """Whether it can be used."""
        return self.enabled

    @property
    def radius(self) -> float:
        """The radius of its corners: 28 % of its height."""
        return self.rect.height * 0.28

    def part(self, index: int) -> Rect:
        """Return the place of one choice."""
        width = (self.rect.width - 8) / len(self.labels)
        return Rect(
            self.rect.left + 4 + index * width, self.rect.top + 4, width, self.rect.height - 8
        )

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the row, the choice that holds on a plate of its own."""
        edge = palette.hover_line if look.hovered else palette.secondary_line
        canvas.box(
            self.rect, palette.groove, radius=self.radius, line=edge, line_width=palette.line_width
        )
        for index in range(len(self.labels)):
            self._draw_part(canvas, palette, index)

    def react(self, intent: Intent) -> Action | None:
        """Choose by pointer, by arrow, or the next one round by the confirming key."""
        match intent:
            case Release(at):
                chosen = next(
                    (i for i in range(len(self.labels)) if self._column(i).collidepoint(at)), None
                )
            case Direction(dx, 0) if 0 <= self.index + dx < len(self.labels):
                chosen = self.index + dx
            case Confirm():
                chosen = (self.index + 1) % len(self.labels)
            case _:
                chosen = None
        return None if chosen is None else Chosen(self.id, chosen, self.command)

    def _column(self, index: int) -> Rect:
        """Return where a choice can be hit: its part, as far up and down as a finger needs."""
        return self.part(index).inflate(0, 24)

    def _draw_part(self, canvas: Canvas, palette: Palette, index: int) -> None:
        part, holds = self.part(index), index == self.index
        if holds:
            fill = palette.chosen if self.enabled else palette.muted
            canvas.box(part, fill, radius=self.radius - 3)
        style = LABEL.sized(min(17.0, self.rect.height * 0.4)).weighted(700 if holds else 500)
        colour = self._colour(palette, holds)
        icon = self.icons[index] if self.icons else ""
        if self.is_brief:
            draw_icon(canvas, icon, *part.center, part.height * _ICON, colour)
            return
        room = style.size * 1.5 if icon else 0.0
        label, style = fitted(canvas, self.labels[index], style, part.width - room - _EDGE)
        left = part.centerx - (canvas.text_width(label, style) + room) / 2
        if icon:
            draw_icon(canvas, icon, left + style.size * 0.6, part.centery, style.size * 1.2, colour)
        canvas.text(label, left + room, part.centery, style, colour)

    def _colour(self, palette: Palette, holds: bool) -> Colour:
        if not self.enabled:
            return palette.faint
        return palette.on_chosen if holds else palette.text
