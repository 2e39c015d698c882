"""Text being written: its letters, the caret between them, and what is marked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.intents import Stride

if TYPE_CHECKING:
    from typing import Self

    from formulad.ui.toolkit.intents import Caret


@frozen
class Writing:
    """Letters and a caret; every change gives a new line."""

    text: str = ""
    caret: int = 0
    """Before which letter it stands."""
    composing: str = ""
    """What is being composed at the caret, as Japanese is, and not yet written."""
    anchor: int | None = None
    """Where marking began, which goes on to the caret; None if nothing is marked."""

    @classmethod
    def of(cls, text: str) -> Self:
        """Return a text that is about to be written on at its end."""
        return cls(text, len(text))

    @property
    def marked(self) -> tuple[int, int]:
        """From which letter up to which it is marked; from the caret to the caret if nowhere."""
        anchor = self.caret if self.anchor is None else self.anchor
        return min(anchor, self.caret), max(anchor, self.caret)

    @property
    def marked_text(self) -> str:
        """What is marked."""
        start, end = self.marked
        return self.text[start:end]

    def typed(self, letters: str, longest: int) -> Self:
        """Return the line with letters in place of what was marked, as far as there is room."""
        kept = self._without(*self.marked)
        seen = "".join(letter for letter in letters if letter.isprintable())
        new = seen[: max(0, longest - len(kept.text))]
        text = kept.text[: kept.caret] + new + kept.text[kept.caret :]
        return replace(kept, text=text, caret=kept.caret + len(new))

    def composed(self, letters: str) -> Self:
        """Return the line with letters composed in place of what was marked."""
        kept = self._without(*self.marked) if letters else self
        return replace(kept, composing=letters)

    def erased(self, *, ahead: bool, word: bool) -> Self | None:
        """Return the line without what was marked, or else a letter or word; None if none is."""
        if self.marked_text:
            return self._without(*self.marked)
        stride = Stride.WORD if word else Stride.LETTER
        goal = self._goal(1 if ahead else -1, stride)
        if goal == self.caret:
            return None
        return self._without(min(goal, self.caret), max(goal, self.caret))

    def moved(self, move: Caret) -> Self | None:
        """Return the line with the caret elsewhere; None if it has come to an end already.

        What was marked is left at its end if nothing more is to be.
        """
        if not move.marks and self.marked_text and move.stride is Stride.LETTER:
            return self.at(self.marked[move.steps > 0])
        goal = self._goal(move.steps, move.stride)
        if move.marks:
            return self.between(self.caret if self.anchor is None else self.anchor, goal)
        return self.at(goal) if goal != self.caret or self.marked_text else None

    def at(self, caret: int) -> Self:
        """Return the line with the caret at a place, and nothing marked."""
        return self.between(caret, caret)

    def between(self, start: int, end: int) -> Self:
        """Return the line marked from one place to another, where the caret is then."""
        start, end = self._within(start), self._within(end)
        anchor = None if start == end else start
        return replace(self, caret=end, anchor=anchor, composing="")

    def word_at(self, place: int) -> tuple[int, int]:
        """Return where the word around a place begins and ends, or what is between words."""
        at = min(place, len(self.text) - 1)
        if at < 0:
            return 0, 0
        kind = _is_of_word(self.text[at])
        start = end = at
        while start > 0 and _is_of_word(self.text[start - 1]) is kind:
            start -= 1
        while end < len(self.text) and _is_of_word(self.text[end]) is kind:
            end += 1
        return start, end

    def _goal(self, steps: int, stride: Stride) -> int:
        """Return where a stride leads the caret."""
        match stride:
            case Stride.LETTER:
                return self._within(self.caret + steps)
            case Stride.WORD:
                return self._word_on() if steps > 0 else self._word_back()
            case Stride.LINE:
                return len(self.text) if steps > 0 else 0

    def _word_on(self) -> int:
        """Return where the next word ends."""
        at = self.caret
        while at < len(self.text) and not _is_of_word(self.text[at]):
            at += 1
        return self.word_at(at)[1] if at < len(self.text) else at

    def _word_back(self) -> int:
        """Return where the last word before the caret begins."""
        at = self.caret
        while at > 0 and not _is_of_word(self.text[at - 1]):
            at -= 1
        return self.word_at(at - 1)[0] if at > 0 else 0

    def _without(self, start: int, end: int) -> Self:
        text = self.text[:start] + self.text[end:]
        return replace(self, text=text, caret=start, anchor=None, composing="")

    def _within(self, place: int) -> int:
        return max(0, min(place, len(self.text)))


def _is_of_word(letter: str) -> bool:
    return letter.isalnum() or letter in "_'’"
