"""Rule search by a word of an option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget_signs import draw_sign

if TYPE_CHECKING:
    from formulad.games.race.option_words import OptionWords
    from formulad.race.agreed.option_catalogue import Entry
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look
    from formulad.ui.toolkit.widgets.writing import Writing

_SIGN = 44.0


class SearchField(TextField):
    """A line of text with a magnifying glass, and the key that leads to it."""

    @classmethod
    def of(cls, widget_id: str, rect: Rect, writing: Writing) -> SearchField:
        """Return the field with what is typed in it."""
        return cls(widget_id, rect, writing, placeholder=say("Find a rule"))

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the field, the glass at its right end, and the key while it is not typed in.

        Where letters can be opened, their sign takes the place of the glass.
        """
        super().draw(canvas, palette, look)
        if self.shows_letters(canvas, look):
            return
        x = self.rect.right - _SIGN / 2
        draw_icon(
            canvas, "search", x, self.rect.centery, 22, mix(palette.on_field, palette.field, 0.3)
        )
        if not (look.focused or self.text):
            draw_sign(canvas, x - 18, self.rect.centery, "find", palette.on_field)


def matches(entry: Entry, words: OptionWords, text: str) -> bool:
    """Return whether every word that is looked for stands somewhere in an option."""
    said = words.options[entry.id]
    values = (words.value(entry.id, value) for value in entry.values if isinstance(value, str))
    parts = (said.title, said.line, words.group(entry.group), entry.rule, *values)
    all_of_it = " ".join(parts).casefold()
    return all(word in all_of_it for word in text.casefold().split())
