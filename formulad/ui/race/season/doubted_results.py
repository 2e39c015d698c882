"""Doubted results of a season: what counts, and the record that says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.toolkit.widgets.button import Kind

if TYPE_CHECKING:
    from concurrent.futures import Future

    from formulad.games.seasons import SeasonFile
    from formulad.season.season import Result
    from formulad.ui.shell.aside import Aside

KEEP, TAKE = "keep-result", "take-record"


class DoubtedResults:
    """Results that are compared with their records, and asked about one by one (SEA-16)."""

    def __init__(self, aside: Aside, file: SeasonFile) -> None:
        """Begin to compare beside the game."""
        self._file = file
        self._search: Future[tuple[Result, ...]] | None = aside(file.contradictions)
        self._left: list[Result] = []
        """What records say otherwise that was not asked about yet."""

    @property
    def are_sought(self) -> bool:
        """Whether records are still compared with what counts."""
        return self._search is not None

    def sought(self) -> Dialog | None:
        """Return the first question once all records are compared; none at any other time."""
        if self._search is None or not self._search.done():
            return None
        self._left, self._search = [*self._search.result()], None
        return self.question

    @property
    def question(self) -> Dialog | None:
        """What is asked about the first result that is left, if one is."""
        if not self._left:
            return None
        text = say(
            "The record of race {race} says otherwise than the season: somebody has changed one of"
            " them. The result holds until you choose.",
            race=self._left[0].race,
        )
        answers = (
            Answer(KEEP, say("Keep the result"), Kind.PRIMARY),
            Answer(TAKE, say("Take the record")),
        )
        return Dialog(say("Two results"), text, answers)

    def choose(self, *, take: bool) -> None:
        """Let that result count, or its record.

        Raises:
            ValueError: if it cannot be written down; the message is a sentence.
        """
        other, *self._left = self._left
        if take:
            self._file.take_from_record(other)
