"""Card panel: a few things to choose from, each with what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.panels.choice import draw_choice
from formulad.ui.race.panels.modal_head import EDGE, HEAD
from formulad.ui.race.panels.race_commands import PickCard
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import SMALL, SMALL_TITLE
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.race.views.modal_views import CardsSheet, CardView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

WIDTH, GAP = 300.0, 16.0
_TITLE, _LINE, _FOOT = 56.0, 26.0, 14.0


@frozen
class Card(Pressable):
    """A card that can be pointed at and chosen."""

    rect: Rect
    view: CardView

    @property
    def id(self) -> str:
        """`card-1`."""
        return f"card-{self.view.index}"

    @property
    def command(self) -> PickCard:
        """Chooses the card."""
        return PickCard(self.view.index)

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 14.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the card: cream while looked at."""
        is_chosen = self.view.is_chosen
        rect = draw_choice(
            canvas, palette, self.rect, look, radius=self.radius, is_chosen=is_chosen
        )
        ink = INK if is_chosen else palette.text
        draw_icon(
            canvas, self.view.icon, rect.left + 32, rect.top + 30, 30, INK if is_chosen else SUN
        )
        canvas.text(self.view.title, rect.left + 58, rect.top + 30, SMALL_TITLE, ink)
        room = rect.width - 36
        sizes = [fitted(canvas, line, SMALL, room)[1].size for line in self.view.lines]
        style = SMALL.sized(min(sizes, default=SMALL.size))
        for index, line_of_text in enumerate(self.view.lines):
            y = rect.top + _TITLE + _LINE * (index + 0.5)
            text = canvas.shortened(line_of_text, style, room)
            canvas.text(text, rect.left + 18, y, style, ink)


def cards_size(view: CardsSheet) -> tuple[float, float]:
    """Return how much room the cards want, with their heading."""
    count = len(view.cards)
    lines = max((len(card.lines) for card in view.cards), default=0)
    width = _card_width(count) * count + GAP * (count - 1)
    return width + 2 * EDGE, HEAD + _TITLE + lines * _LINE + _FOOT + EDGE


def cards_on(rect: Rect, view: CardsSheet) -> tuple[Card, ...]:
    """Return the cards side by side."""
    count = len(view.cards)
    width = (rect.width - 2 * EDGE - GAP * (count - 1)) / max(1, count)
    height = rect.height - HEAD - EDGE
    return tuple(
        Card(Rect(rect.left + EDGE + (width + GAP) * i, rect.top + HEAD, width, height), card)
        for i, card in enumerate(view.cards)
    )


def _card_width(count: int) -> float:
    """Return how wide a card is: a single one has more room."""
    return WIDTH if count > 1 else 1.8 * WIDTH
