"""Settings board: a card for each setting of a section, or a tile for each language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.shell.card_columns import CardBoard, Slot
from formulad.ui.shell.settings.language_entries import TILE, language_tiles
from formulad.ui.shell.settings.setting_card import PreferenceCard
from formulad.ui.shell.settings.settings_layout import CARD, COLUMNS
from formulad.ui.toolkit.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from formulad.store.preferences import Preferences
    from formulad.ui.shell.settings.preference_entries import Section
    from formulad.ui.toolkit.canvas import Canvas, Rect


class TasteBoard(CardBoard):
    """The cards of a section."""

    def __init__(self) -> None:
        super().__init__(COLUMNS)

    def show(
        self,
        canvas: Canvas,
        section: Section,
        settings: Preferences,
        room: Rect,
        notes: Mapping[str, str],
    ) -> None:
        """Lay the cards of a section out in a room, as far down as they were.

        They are all as tall as the one that has most to say.
        """

        def cards(places: Iterable[Rect]) -> tuple[PreferenceCard, ...]:
            return tuple(
                PreferenceCard(entry, settings, place, section.colour, notes.get(entry.name, ""))
                for entry, place in zip(section.entries, places, strict=True)
            )

        count = len(section.entries)
        usual = cards(COLUMNS.places(room, count, CARD))
        tallest = max(card.height_needed(canvas) for card in usual)
        places = COLUMNS.places(room, count, max(CARD, tallest))
        found = cards(self._fit(room, places))
        self._slots = tuple(Slot((card.control(),), card) for card in found)

    def show_languages(self, chosen: str, room: Rect) -> None:
        """Lay out a tile for each language."""
        places = COLUMNS.places(room, len(LANGUAGES), TILE)
        tiles = language_tiles(self._fit(room, places), chosen)
        self._slots = tuple(Slot((tile,)) for tile in tiles)
