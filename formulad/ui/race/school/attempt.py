"""Attempt at a puzzle: what was tried, and what may be shown by now (SCH-11)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.school.puzzle import Ask

if TYPE_CHECKING:
    from formulad.school.puzzle import Puzzle

TRIES = 2
MOST_CHOICES = 6
"""Cells to choose from at most: the best ones, in the order of their names."""


@frozen
class Attempt:
    """Someone before a puzzle."""

    puzzle: Puzzle
    wrong: tuple[str, ...] = ()
    """Wrong answers so far."""
    is_solved: bool = False

    @property
    def choices(self) -> tuple[str, ...]:
        """What there is to choose from."""
        values = self.puzzle.values
        if self.puzzle.ask is Ask.GEAR:
            return tuple(sorted(values, key=int))
        best = sorted(values, key=values.__getitem__)[:MOST_CHOICES]
        return tuple(sorted(best))

    @property
    def is_over(self) -> bool:
        """Whether it is solved, or the answer is told."""
        return self.is_solved or len(self.wrong) >= TRIES

    @property
    def is_right_at_once(self) -> bool:
        """Whether the first try was right."""
        return self.is_solved and not self.wrong

    @property
    def shown(self) -> str:
        """The answer of which is told what comes of it: the last wrong one, or the right one."""
        return self.puzzle.answer if self.is_solved else self.wrong[-1] if self.wrong else ""

    def may_choose(self, choice: str) -> bool:
        """Return whether an answer can still be given."""
        return not self.is_over and choice not in self.wrong

    def is_told(self, choice: str) -> bool:
        """Return whether it is told what an answer costs: of a wrong one at once."""
        return self.is_over or choice in self.wrong

    def after(self, choice: str) -> Attempt:
        """Return how it stands after an answer; one that cannot be given changes nothing."""
        if choice not in self.choices or not self.may_choose(choice):
            return self
        if choice == self.puzzle.answer:
            return replace(self, is_solved=True)
        return replace(self, wrong=(*self.wrong, choice))
