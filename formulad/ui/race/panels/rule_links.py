"""Rule links: words on the screen that open the rule book, where each was drawn."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette


@frozen
class RuleLink:
    """Words with a rule behind them."""

    rect: Rect
    rule: str


class PaintedLinks:
    """The words with a rule behind them of panels that are kept: as they were painted last."""

    def __init__(self) -> None:
        self._painted: dict[str, tuple[object, tuple[RuleLink, ...]]] = {}
        """What each panel showed then, and its words."""

    def note(self, panel: str, told: object, links: tuple[RuleLink, ...]) -> None:
        """Keep where words stand on a panel that was painted just now, and what it shows."""
        self._painted[panel] = told, links

    def current(self, shown: Mapping[str, object]) -> tuple[RuleLink, ...]:
        """Return the words of some panels; none of one that is about to be painted anew."""
        painted = {name: self._painted[name] for name in shown if name in self._painted}
        current = (links for name, (told, links) in painted.items() if told == shown[name])
        return tuple(chain.from_iterable(current))


def link_at(links: Iterable[RuleLink], at: Point) -> RuleLink | None:
    """Return the words under a place."""
    return next((link for link in links if link.rule and link.rect.collidepoint(at)), None)


def draw_link(canvas: Canvas, palette: Palette, link: RuleLink) -> None:
    """Draw round words under the pointer that they can be looked up."""
    canvas.box(link.rect, None, radius=min(10.0, link.rect.height / 2), line=palette.ring)
