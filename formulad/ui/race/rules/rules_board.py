"""Rules board: cards of options below each other in columns, a screenful at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.rules.rule_card import OptionCard, SetOption
from formulad.ui.race.rules.rules_layout import CARD, COLUMNS
from formulad.ui.shell.card_columns import CardBoard, Slot
from formulad.ui.shell.help_link import OpenRule

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.agreed.option_catalogue import Entry
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.rules.rules_draft import Draft
    from formulad.ui.toolkit.canvas import Rect


class OptionBoard(CardBoard):
    """The cards of options."""

    def __init__(self, shelf: RuleShelf, *, is_read_only: bool = False) -> None:
        super().__init__(COLUMNS)
        self._shelf = shelf
        self._is_read_only = is_read_only

    def show(self, entries: Iterable[Entry], draft: Draft, room: Rect) -> None:
        """Lay the cards of options out in a room, as far down as they were."""
        found = tuple(entries)
        seen = self._fit(room, COLUMNS.places(room, len(found), CARD))
        cards = (
            OptionCard(entry, draft, self._shelf, place, self._is_read_only)
            for entry, place in zip(found, seen, strict=True)
        )
        self._slots = tuple(Slot(tuple(card.widgets()), card) for card in cards)


def rule_behind(command: object) -> str:
    """Return the rule of the option whose widget has a command; empty if it is of no card."""
    match command:
        case SetOption(entry):
            return entry.rule
        case OpenRule(rule):
            return rule
        case _:
            return ""
