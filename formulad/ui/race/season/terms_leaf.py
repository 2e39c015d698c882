"""Leaf of terms: the points of a season, or its rules, one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.shell.new_game.term_board import TermBoard

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.kernel.terms import OptionValue, Term
    from formulad.season.season import Season
    from formulad.season.season_term import SeasonTerm
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Widget


class TermsLeaf:
    """What is agreed on, scrolled where it is longer than the page."""

    def __init__(self) -> None:
        """Nothing is shown yet."""
        self.board = TermBoard()
        self._terms: dict[Term, SeasonTerm] = {}

    def show(
        self, canvas: Canvas, season: Season, terms: Iterable[SeasonTerm], room: Rect
    ) -> list[Widget]:
        """Show some terms of a season in a place; return what they are agreed on with."""
        self._terms = {each.term: each for each in terms}
        values = {each.term: each.value(season) for each in self._terms.values()}
        self.board.show_terms(canvas, values, len(season.drivers()), room)
        return [*self.board.widgets]

    def agreed(self, season: Season, term: Term, value: OptionValue) -> Season:
        """Return a season in which something else is agreed on."""
        return self._terms[term].agree(season, value)

    def draw(self, canvas: Canvas, form: Form) -> None:
        """Draw the terms, and around them what else there is on the page."""
        palette = canvas.theme.pages
        self.board.draw(canvas, form)
        held = self.board.pane.ids
        for widget in form.widgets:
            if widget.id not in held:
                form.draw_widget(widget, canvas, palette)
        if form.focus not in held:
            form.draw_focus(canvas, palette)
