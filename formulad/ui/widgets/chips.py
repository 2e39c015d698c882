"""One of many, each as wide as its word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.intents import Confirm, Direction, Intent, Release
from formulad.ui.lettering import SMALL
from formulad.ui.widgets.base import Action, Chosen, Look

if TYPE_CHECKING:
    from formulad.ui.canvas import Canvas
    from formulad.ui.theme import Palette

STYLE = SMALL.weighted(600)
_PADDING, _GAP, _LEAST_PADDING = 17.0, 9.0, 8.0


@dataclass(frozen=True, slots=True)
class Chips:
    """A row of pills, one of which holds; left and right go through them."""

    id: str
    rect: Rect
    labels: tuple[str, ...]
    index: int
    parts: tuple[Rect, ...]
    """The place of each pill."""
    enabled: bool = True

    @property
    def focusable(self) -> bool:
        """Whether it can be used."""
        return self.enabled

    @property
    def radius(self) -> float:
        """Half its height: its ends are round."""
        return self.rect.height / 2

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the pills, that which holds filled."""
        for index, (label, part) in enumerate(zip(self.labels, self.parts, strict=True)):
            holds = index == self.index
            fill = palette.chosen if holds else palette.panel.top
            edge = palette.hover_line if look.hovered else palette.secondary_line
            canvas.box(part, fill, radius=part.height / 2, line=edge, line_width=palette.line_width)
            colour = palette.on_chosen if holds else palette.text
            canvas.text(label, part.centerx, part.centery, STYLE, colour, align=0.5)

    def react(self, intent: Intent) -> Action | None:
        """Choose by pointer, by arrow, or the next one round by the confirming key."""
        match intent:
            case Release(at):
                hit = (i for i, part in enumerate(self.parts) if part.collidepoint(at))
                chosen = next(hit, None)
            case Direction(dx, 0) if 0 <= self.index + dx < len(self.labels):
                chosen = self.index + dx
            case Confirm():
                chosen = (self.index + 1) % len(self.labels)
            case _:
                chosen = None
        return None if chosen is None else Chosen(self.id, chosen)


def chips(canvas: Canvas, widget_id: str, room: Rect, labels: tuple[str, ...], index: int) -> Chips:
    """Return a row of pills from the left of a room, closer together where it is narrow."""
    words = [canvas.text_width(label, STYLE) for label in labels]
    spare = room.width - sum(words) - _GAP * (len(labels) - 1)
    padding = max(_LEAST_PADDING, min(_PADDING, spare / (2 * len(labels))))
    parts = []
    left = room.left
    for word in words:
        parts.append(Rect(left, room.top, word + 2 * padding, room.height))
        left += word + 2 * padding + _GAP
    row = Rect(room.left, room.top, left - _GAP - room.left, room.height)
    return Chips(widget_id, row, labels, index, tuple(parts))
