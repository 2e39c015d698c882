"""Blocks of which a grown card is piled up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Widget

WIDTH = 560.0
EDGE, GAP = 14.0, 8.0
"""Room around all blocks of a card, and between two of them."""
INNER = WIDTH - 2 * EDGE
HIGH = 64.0
"""The least height of what is pressed on a table."""


class Block(Protocol):
    """A strip of a grown card, as wide as it is."""

    @property
    def height(self) -> float:
        """How high it is."""

    def widgets(self, rect: Rect) -> tuple[Widget, ...]:
        """Return what can be used in it."""

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        """Draw what can only be read in it; the widgets are drawn over that."""


def columns(left: float, width: float, count: int, gap: float = GAP) -> list[tuple[float, float]]:
    """Return left end and width of things side by side."""
    each = (width - gap * (count - 1)) / count
    return [(left + i * (each + gap), each) for i in range(count)]
