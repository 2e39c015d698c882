"""Match: a game in play with its record. It knows no screen and no file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from formulad.kernel.game import Chance, E_co, Game, IllegalMove, M, Outcome, Over, S, Step
from formulad.kernel.record import UNDO, Played, write_mark
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from formulad.kernel.chance import Luck
    from formulad.kernel.game import Awaiting


def _nowhere(_line: str) -> None:
    """Keep no record."""


class Match(Generic[S, M, E_co]):
    """A game as it is being played: every step is written down before anyone sees it."""

    def __init__(
        self,
        game: Game[S, M, E_co],
        luck: Luck,
        write: Callable[[str], None] = _nowhere,
        played: Iterable[Played[M, S, E_co]] = (),
        *,
        takes_back: bool = False,
    ) -> None:
        """Begin a match, or go on after the steps already played.

        Args:
            game: what is played.
            luck: how the dice fall.
            write: keeps the lines of the record.
            played: the steps already played.
            takes_back: whether dice may be taken back as well; they then fall anew.
        """
        self.game = game
        self._luck = luck
        self._write = write
        self._initial = game.initial()
        self._played = list(played)
        self.takes_back = takes_back

    @property
    def state(self) -> S:
        """The state now."""
        return self._played[-1].step.state if self._played else self._initial

    @property
    def initial(self) -> S:
        """The state before the first step."""
        return self._initial

    @property
    def played(self) -> tuple[Played[M, S, E_co], ...]:
        """Every step so far that was not taken back."""
        return tuple(self._played)

    @property
    def awaiting(self) -> Awaiting:
        """What is due now."""
        return self.game.awaiting(self.state)

    def play(self, choice: M | Outcome) -> Step[S, E_co]:
        """Carry out a decision, or an outcome that somebody rolled by hand.

        It is written down first; if it cannot be carried out or written, nothing has changed.

        Raises:
            IllegalMove: if the rules forbid it.
        """
        due = self.awaiting
        step = self.game.apply(self.state, choice)
        if self._write is not _nowhere:
            self._write("\n".join(self._lines(choice, step)))
        self._played.append(Played(choice, step))
        if isinstance(due, Chance):
            self._luck.skip(due)
        return step

    def _lines(self, choice: M | Outcome, step: Step[S, E_co]) -> list[str]:
        """Return what a step adds to the record: at the end of a round its check-sum as well."""
        lines = [self.game.write(choice)]
        has_ended = isinstance(self.game.awaiting(step.state), Over)
        if has_ended or self.game.round(step.state) != self.game.round(self.state):
            lines.append(write_mark(self.game, step.state))
        return lines

    def roll(self) -> Step[S, E_co]:
        """Let the die that is due fall.

        Raises:
            IllegalMove: if no die is due.
        """
        due = self.awaiting
        if not isinstance(due, Chance):
            raise IllegalMove(say("no die is due"))
        return self.play(self._luck.peek(due))

    @property
    def may_undo(self) -> bool:
        """Whether the last step was a decision: dice stay where they fell, unless all agreed."""
        last = self._played[-1:]
        return any(self.takes_back or not isinstance(each.choice, Outcome) for each in last)

    def undo(self) -> None:
        """Take the last step back.

        Raises:
            IllegalMove: if the last step was a die.
        """
        if not self.may_undo:
            raise IllegalMove(say("a die has fallen since; it stays where it fell"))
        self._write(UNDO)
        self._played.pop()
