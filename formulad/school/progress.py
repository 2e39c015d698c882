"""Progress of a pupil: first tries, and when a puzzle that was missed comes back (SCH-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen, field, replace

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from formulad.school.puzzle import Puzzle

AFTER = (5, 20, 60)
"""After how many other puzzles one that was missed is asked again, and again."""


class Return(Frozen):
    """A missed puzzle on its way back."""

    after: int
    """How many puzzles have to be done before it is asked again."""
    times: int = 0
    """How often it came back since it was missed."""


class Progress(Frozen):
    """What a pupil has tried so far; neither dates nor a rating."""

    done: int = 0
    """Puzzles answered, those that came back counted again."""
    first: Mapping[str, bool] = field(default_factory=dict)
    """Whether the first try at each puzzle was right, by id."""
    returns: Mapping[str, Return] = field(default_factory=dict)
    lessons: tuple[str, ...] = ()
    """The lessons that were driven to their end, by id."""

    begun: Mapping[str, int] = field(default_factory=dict)
    """How many tasks are answered of lessons that were left before their end, by id."""

    def after_lesson(self, lesson: str) -> Progress:
        """Return how it stands after a lesson."""
        begun = {each: tasks for each, tasks in self.begun.items() if each != lesson}
        return replace(self, lessons=tuple(dict.fromkeys((*self.lessons, lesson))), begun=begun)

    def left_at(self, lesson: str, answered: int) -> Progress:
        """Return how it stands after a lesson was left; one that was done begins anew."""
        begun = {each: tasks for each, tasks in self.begun.items() if each != lesson}
        if answered and lesson not in self.lessons:
            begun[lesson] = answered
        return replace(self, begun=begun)

    def after(self, puzzle: str, *, is_right: bool) -> Progress:
        """Return how it stands after a puzzle that was right at once, or was missed.

        What comes back lets others come first, be it missed once more: so whoever misses all is
        not asked the same few for ever. It stays away once it is right after the longest time.
        """
        returns = {each: due for each, due in self.returns.items() if each != puzzle}
        is_back, times = puzzle in self.returns, 0
        if is_back:
            times = self.returns[puzzle].times + 1
        if not is_right:
            times = min(times, len(AFTER) - 1)
        if times < len(AFTER) and (is_back or not is_right):
            returns[puzzle] = Return(self.done + 1 + AFTER[times], times)
        return replace(
            self,
            done=self.done + 1,
            first={puzzle: is_right, **self.first},
            returns=returns,
        )

    def next_of(self, puzzles: Sequence[Puzzle]) -> Puzzle:
        """Return what to ask next: what has to come back, then what is new, then what is left.

        Raises:
            ValueError: if there are no puzzles.
        """
        due = [each for each in puzzles if self._is_due(each)]
        if due:
            return min(due, key=lambda each: self.returns[each.id].after)
        new = next((each for each in puzzles if each.id not in self.first), None)
        if new:
            return new
        missed = [each for each in puzzles if each.id in self.returns]
        if missed:
            return min(missed, key=lambda each: self.returns[each.id].after)
        if not puzzles:
            raise ValueError("there are no puzzles")
        return puzzles[self.done % len(puzzles)]

    def _is_due(self, puzzle: Puzzle) -> bool:
        due = self.returns.get(puzzle.id)
        return due is not None and due.after <= self.done

    def tried(self, puzzles: Iterable[Puzzle]) -> tuple[int, int]:
        """Return how many of some puzzles were tried, and how many of them right at once."""
        known = [self.first[each.id] for each in puzzles if each.id in self.first]
        return len(known), sum(known)
