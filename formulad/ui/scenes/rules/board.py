"""The cards of options below each other in columns, a screenful at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.scenes.rules.card import OptionCard
from formulad.ui.scenes.rules.places import card_places, height_of
from formulad.ui.widgets.form import Pane
from formulad.ui.widgets.scroll import Scroll

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.option_catalogue import Entry
    from formulad.ui.canvas import Canvas, Rect
    from formulad.ui.intents import Intent
    from formulad.ui.scenes.rules.draft import Draft
    from formulad.ui.scenes.rules.shelf import RuleShelf
    from formulad.ui.widgets.base import Widget
    from formulad.ui.widgets.form import Form


class CardBoard:
    """Cards that are scrolled."""

    def __init__(self, shelf: RuleShelf, *, is_read_only: bool = False) -> None:
        self._shelf = shelf
        self._is_read_only = is_read_only
        self._scroll = Scroll()
        self._cards: tuple[OptionCard, ...] = ()
        self._places: tuple[Rect, ...] = ()

    @property
    def widgets(self) -> list[Widget]:
        """What can be used on the cards."""
        return [widget for card in self._cards for widget in card.widgets()]

    @property
    def pane(self) -> Pane:
        """Where they are seen."""
        return Pane(self._scroll.room, frozenset(widget.id for widget in self.widgets))

    def show(self, entries: Iterable[Entry], draft: Draft, room: Rect) -> None:
        """Lay the cards of options out in a room, as far down as they were."""
        found = tuple(entries)
        self._places = card_places(room, len(found))
        self._scroll.fit(room, height_of(self._places))
        left, top = room.left, room.top - self._scroll.offset
        self._cards = tuple(
            OptionCard(entry, draft, self._shelf, place.move(left, top), self._is_read_only)
            for entry, place in zip(found, self._places, strict=True)
        )

    def scrolls(self, intent: Intent, form: Form) -> bool:
        """Move as a player wants; return whether that is all that was wanted."""
        return self._scroll.takes(intent, form)

    def reveal(self, widget_id: str) -> None:
        """Bring the card of a widget into sight."""
        option = option_of(widget_id)
        for card, place in zip(self._cards, self._places, strict=True):
            if card.entry.id == option:
                self._scroll.reveal(place.top - 6, place.bottom + 10)

    def to_top(self) -> None:
        """Show the first cards."""
        self._scroll.offset = 0.0

    def draw(self, canvas: Canvas, form: Form) -> None:
        """Draw the cards that are in sight with their widgets, and the bar."""
        room = self._scroll.room
        with canvas.clipped(room):
            for card in self._cards:
                if card.rect.inflate(0, 16).colliderect(room):
                    card.draw(canvas, has_focus=option_of(form.focus) == card.entry.id)
                    for widget in card.widgets():
                        form.draw_widget(widget, canvas, canvas.theme.pages)
            if form.focus in self.pane.ids:
                form.draw_focus(canvas, canvas.theme.pages)
        self._scroll.draw_bar(canvas, canvas.theme.pages)


def option_of(widget_id: str) -> str:
    """Return the option that a widget of a card belongs to."""
    return widget_id.removeprefix("rule-")
