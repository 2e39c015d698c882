"""Term board: the cards of all options of a game, a screenful at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.shell.card_columns import CardBoard, Columns, Slot
from formulad.ui.shell.new_game.term_card import LEAST, TermCard

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from formulad.kernel.terms import OptionValue, Term
    from formulad.ui.shell.new_game.line_up import LineUp
    from formulad.ui.toolkit.canvas import Canvas, Rect

_COLUMNS = Columns(two_from=900, three_from=9999, edge=6, foot=8)


class TermBoard(CardBoard):
    """The options."""

    def __init__(self, *, is_read_only: bool = False) -> None:
        """Show options to agree on, or those that were agreed on to be read."""
        super().__init__(_COLUMNS)
        self._is_read_only = is_read_only

    def show(self, canvas: Canvas, line_up: LineUp, room: Rect) -> None:
        """Lay the options of a game out in a room."""
        terms = {term: line_up.value(term) for term in line_up.terms.options}
        self.show_terms(canvas, terms, len(line_up.players), room)

    def show_terms(
        self, canvas: Canvas, terms: Mapping[Term, OptionValue], players: int, room: Rect
    ) -> None:
        """Lay the cards out in a room, all as tall as the one that has most to say.

        Args:
            canvas: on which their words are measured.
            terms: what can be agreed on, with what is agreed on now.
            players: how many play.
            room: where they are seen.
        """

        def cards(places: Iterable[Rect]) -> tuple[TermCard, ...]:
            return tuple(
                TermCard(term, value, place, players, self._is_read_only)
                for (term, value), place in zip(terms.items(), places, strict=True)
            )

        usual = cards(_COLUMNS.places(room, len(terms), LEAST))
        tallest = max((card.height_needed(canvas) for card in usual), default=0.0)
        places = _COLUMNS.places(room, len(terms), max(LEAST, tallest))
        found = cards(self._fit(room, places))
        self._slots = tuple(Slot((card.control(),), card) for card in found)
