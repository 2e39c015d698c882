"""Hints as data: what is said, what is drawn beside it, and when it is time for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.kernel.sentence import Sentence
    from formulad.ui.toolkit.canvas import Canvas, Rect

M = TypeVar("M")
"""A moment of a game, as it is shown."""
Draw: TypeAlias = "Callable[[Canvas, Rect], None]"


class Hint(Frozen, Generic[M]):
    """One thing to know, told when it matters."""

    name: str
    """By which it is remembered that it was given."""
    title: Sentence
    say: Sentence
    show: Draw
    """Draw what it is about into a place."""
    ask: Callable[[M], bool]
    """Whether a moment is the time for it."""
    about: str = ""
    """What it is about, as the game names its places; empty if nothing is pointed at."""


class Coach(Generic[M]):
    """Gives the hints of a lesson, each once and one at a decision."""

    def __init__(
        self,
        hints: Sequence[Hint[M]],
        given: Callable[[], Sequence[str]],
        remember: Callable[[tuple[str, ...]], None],
    ) -> None:
        """Begin, or go on.

        Args:
            hints: in the order in which they are given if it is time for several.
            given: names the hints that were given.
            remember: takes the names of those that were.
        """
        self._hints = tuple(hints)
        self._given = given
        self._remember = remember

    def hint(self, moment: M) -> Hint[M] | None:
        """Return the hint it is time for, and take it as given."""
        found = self.next_hint(moment)
        if found:
            self._remember((*self._given(), found.name))
        return found

    def next_hint(self, moment: M) -> Hint[M] | None:
        """Return the hint it is time for, if it is time for one."""
        return next((hint for hint in self.left if hint.ask(moment)), None)

    def stop(self) -> None:
        """Give no more hints."""
        self._remember(tuple(hint.name for hint in self._hints))

    @property
    def has_spoken(self) -> bool:
        """Whether a hint was given already."""
        return bool(self._given())

    @property
    def left(self) -> tuple[Hint[M], ...]:
        """The hints that were not given yet."""
        given = self._given()
        return tuple(hint for hint in self._hints if hint.name not in given)

    @property
    def count(self) -> tuple[int, int]:
        """The how many-th of how many the hint is that was given last."""
        return len(self._hints) - len(self.left), len(self._hints)
