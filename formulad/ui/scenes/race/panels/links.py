"""Words on the screen that open the rule book: where each was drawn, and at which rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.ui.canvas import Canvas, Rect
    from formulad.ui.outlines import Point
    from formulad.ui.theme import Palette


@dataclass(frozen=True, slots=True)
class RuleLink:
    """Words with a rule behind them."""

    rect: Rect
    rule: str


def link_at(links: Iterable[RuleLink], at: Point) -> RuleLink | None:
    """Return the words under a place."""
    return next((link for link in links if link.rule and link.rect.collidepoint(at)), None)


def draw_link(canvas: Canvas, palette: Palette, link: RuleLink) -> None:
    """Draw round words under the pointer that they can be looked up."""
    canvas.box(link.rect, None, radius=min(10.0, link.rect.height / 2), line=palette.ring)
