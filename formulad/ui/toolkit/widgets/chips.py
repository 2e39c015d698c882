"""Chips: a choice of one among many, each as wide as its word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Confirm, Direction, Intent, Release
from formulad.ui.toolkit.lettering import SMALL
from formulad.ui.toolkit.widgets.widget import Action, Chosen, Look

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

STYLE = SMALL.weighted(600)
_PADDING, _GAP, _LEAST_PADDING = 17.0, 9.0, 8.0
CHIP, ROW_GAP = 44.0, 10.0
"""How tall a pill is, and how far apart two rows of them are."""


@frozen
class Chips:
    """Pills in a row or two, one of which holds; left and right go through them."""

    id: str
    rect: Rect
    labels: tuple[str, ...]
    index: int
    parts: tuple[Rect, ...]
    """The place of each pill."""
    enabled: bool = True
    command: object = None
    """What it stands for, as a value of its page."""

    @property
    def focusable(self) -> bool:
        """Whether it can be used."""
        return self.enabled

    @property
    def radius(self) -> float:
        """Half the height of a pill: its ends are round."""
        return min(self.rect.height, CHIP) / 2

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
        return None if chosen is None else Chosen(self.id, chosen, self.command)


def chips(canvas: Canvas, widget_id: str, room: Rect, labels: tuple[str, ...], index: int) -> Chips:
    """Return pills from the left of a room, closer together where it is narrow.

    In a room for two rows they stand in two.
    """
    words = [canvas.text_width(label, STYLE) for label in labels]
    rows = [words]
    if room.height >= 2 * CHIP + ROW_GAP:
        rows = _halves(words)
    padding = min(_padding(row, room.width) for row in rows)
    parts: list[Rect] = []
    for number, row in enumerate(rows):
        left, top = room.left, room.top + number * (CHIP + ROW_GAP)
        for word in row:
            parts.append(Rect(left, top, word + 2 * padding, min(room.height, CHIP)))
            left += word + 2 * padding + _GAP
    around = parts[0].unionall(parts[1:])
    return Chips(widget_id, around, labels, index, tuple(parts))


def _padding(words: list[float], width: float) -> float:
    """Return how much is free beside each of the words that stand in a row."""
    spare = width - sum(words) - _GAP * (len(words) - 1)
    return max(_LEAST_PADDING, min(_PADDING, spare / (2 * len(words))))


def _halves(words: list[float]) -> list[list[float]]:
    """Return words in two rows, about as long as each other."""
    cut = min(range(1, len(words)), key=lambda at: abs(sum(words[:at]) - sum(words[at:])))
    return [words[:cut], words[cut:]]
