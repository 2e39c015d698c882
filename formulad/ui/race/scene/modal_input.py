"""Modal input: picks cards, says what dice show, orders a service on the panel over the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.questions import Question
from formulad.ui.race.model.destinations import LETTERS
from formulad.ui.race.model.offers import CARDS, ORDERS, Throw, cards, faces
from formulad.ui.toolkit.intents import Digit, Direction, Letter, Next, Previous

if TYPE_CHECKING:
    from formulad.ui.race.model.choosing import Chooser
    from formulad.ui.race.play.race_table import RaceTable
    from formulad.ui.toolkit.intents import Intent


class ModalInput:
    """Input to the panels that lie over the board."""

    def __init__(self, table: RaceTable, chooser: Chooser) -> None:
        self._table = table
        self._chooser = chooser

    def choose(self, intent: Intent) -> bool:
        """Look at something by a key; return whether it meant anything on the sheet."""
        match self._table.awaiting, intent:
            case Throw.PLAYERS, Digit(number):
                self._chooser.type_figure(self._table.due, number)
            case Question.PIT | Question.REPAIR, Direction(dx, 0):
                self._chooser.rewrite_line(self._table.shown, dx)
            case Question.PIT | Question.REPAIR, Next() | Direction(0, 1):
                self._chooser.go_to_line(self._table.shown, 1)
            case Question.PIT | Question.REPAIR, Previous() | Direction(0, -1):
                self._chooser.go_to_line(self._table.shown, -1)
            case asked, Digit(number) if asked in CARDS and 1 <= number <= self._cards:
                self._chooser.point_at_card(number - 1)
            case Question.RADIO, Letter(letter) if LETTERS.find(letter) < self._cards:
                self._chooser.point_at_card(LETTERS.find(letter))
            case _:
                return False
        return True

    def look(self, card: int) -> None:
        """Look at a card."""
        if card < self._cards:
            self._chooser.point_at_card(card)

    def rewrite(self, line: str, number: int) -> None:
        """Ask the crew for something else on a line of the order."""
        if self._table.awaiting in ORDERS:
            self._chooser.rewrite(self._table.shown, line, number)

    def pick_card(self, index: int, *, looks_first: bool) -> bool:
        """Look at a card; return whether it is chosen by that."""
        if index >= self._cards:
            return False
        was_shown = self._chooser.selection.card == index
        self._chooser.point_at_card(index)
        return was_shown or not looks_first

    def pick_face(self, face: int, *, looks_first: bool) -> bool:
        """Say what the die shows; return whether that is final."""
        shown = faces(self._table.due)
        if self._table.awaiting is not Throw.PLAYERS or face not in shown:
            return False
        was_shown = self._chooser.selection.face == shown.index(face)
        self._chooser.point_at_face(shown.index(face))
        return was_shown or not looks_first

    def enter(self) -> None:
        """Take down what the players say that their die shows."""
        if outcome := self._chooser.outcome(self._table.due):
            self._table.enter(outcome)

    @property
    def _cards(self) -> int:
        """How many cards lie on the table."""
        if self._table.awaiting not in CARDS:
            return 0
        return len(cards(self._table.game, self._table.shown))
