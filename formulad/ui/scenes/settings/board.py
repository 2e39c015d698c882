"""The cards of a section in columns, scrolled where the window does not hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.languages import LANGUAGES
from formulad.ui.scenes.settings.card import TasteCard
from formulad.ui.scenes.settings.places import CARD, card_places, height_of
from formulad.ui.scenes.settings.tongues import TILE, language_tiles
from formulad.ui.widgets.form import Pane
from formulad.ui.widgets.scroll import Scroll

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from formulad.store.settings import Settings
    from formulad.ui.canvas import Canvas, Rect
    from formulad.ui.intents import Intent
    from formulad.ui.scenes.settings.tastes import Section
    from formulad.ui.widgets.base import Widget
    from formulad.ui.widgets.form import Form


class TasteBoard:
    """What can be set in a section, a screenful at a time."""

    def __init__(self) -> None:
        self._scroll = Scroll()
        self._cards: tuple[TasteCard, ...] = ()
        self.widgets: tuple[Widget, ...] = ()
        """What can be used."""
        self._places: dict[str, Rect] = {}
        """Where each widget's card stands, the upper left corner of the first being 0."""

    @property
    def pane(self) -> Pane:
        """Where they are seen."""
        return Pane(self._scroll.room, frozenset(self._places))

    def show(
        self,
        canvas: Canvas,
        section: Section,
        settings: Settings,
        room: Rect,
        notes: Mapping[str, str],
    ) -> None:
        """Lay the cards of a section out in a room, as far down as they were.

        They are all as tall as the one that has most to say.
        """

        def cards(places: Iterable[Rect]) -> tuple[TasteCard, ...]:
            return tuple(
                TasteCard(taste, settings, place, section.colour, notes.get(taste.name, ""))
                for taste, place in zip(section.tastes, places, strict=True)
            )

        count = len(section.tastes)
        tallest = max(card.height_needed(canvas) for card in cards(card_places(room, count)))
        places = card_places(room, count, max(CARD, tallest))
        self._cards = cards(self._seen(places, room))
        self._take(tuple(card.control() for card in self._cards), places)

    def show_languages(self, chosen: str, room: Rect) -> None:
        """Lay out a tile for each language."""
        places = card_places(room, len(LANGUAGES), TILE)
        self._cards = ()
        self._take(tuple(language_tiles(self._seen(places, room), chosen)), places)

    def scrolls(self, intent: Intent, form: Form) -> bool:
        """Move as a player wants; return whether that is all that was wanted."""
        moved = self._scroll.takes(intent, form)
        self._scroll.settle()
        return moved

    def reveal(self, widget_id: str) -> None:
        """Bring the card of a widget into sight."""
        if place := self._places.get(widget_id):
            self._scroll.reveal(place.top - 8, place.bottom + 10)

    def to_top(self) -> None:
        """Show the first cards."""
        self._scroll.offset = 0.0

    def draw(self, canvas: Canvas, form: Form) -> None:
        """Draw the cards that are in sight with their widgets, and the bar."""
        palette, room = canvas.theme.pages, self._scroll.room
        with canvas.clipped(room):
            for card in self._cards:
                card.draw(canvas, has_focus=form.focus == card.taste.name)
            for widget in self.widgets:
                form.draw_widget(widget, canvas, palette)
            if form.focus in self._places:
                form.draw_focus(canvas, palette)
        self._scroll.draw_bar(canvas, palette)

    def _seen(self, places: tuple[Rect, ...], room: Rect) -> list[Rect]:
        """Return where the cards are seen in a room, scrolled as far as they are."""
        self._scroll.fit(room, height_of(places))
        return [place.move(room.left, room.top - self._scroll.offset) for place in places]

    def _take(self, widgets: tuple[Widget, ...], places: tuple[Rect, ...]) -> None:
        self.widgets = widgets
        self._places = {widget.id: place for widget, place in zip(widgets, places, strict=True)}
