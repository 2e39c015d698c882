"""Meanings of choices in a line-up: what one has to expect of a grade or of the engineer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.new_race.line_up_card import ADVICE_MEANINGS
from formulad.ui.race.new_race.line_up_commands import ChangeSeat, Trait
from formulad.ui.race.new_race.new_race_terms import GRADES
from formulad.ui.race.terms.grade_words import MEANINGS

if TYPE_CHECKING:
    from formulad.ui.race.new_race.race_agreement import Agreement
    from formulad.ui.toolkit.widgets.widget import Widget


def meaning_of(widget: Widget, agreed: Agreement) -> str:
    """Return what a widget chooses just now, in a sentence; empty if it is neither of these."""
    line_up = agreed.line_up
    if widget.id == GRADES:
        return MEANINGS.get(line_up.grade, "")
    match widget.command:
        case ChangeSeat(Trait.GRADE, seat):
            return MEANINGS.get(line_up.seats[seat].grade, "")
        case ChangeSeat(Trait.ADVICE, seat):
            return ADVICE_MEANINGS[agreed.advice_of(seat)]
    return ""
