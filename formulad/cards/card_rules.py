"""Card rules: how the card games carry out what is decided and what comes up, all of them alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from formulad.kernel.game import Chance, IllegalMove, M, Outcome, S, Step
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from formulad.kernel.game import Awaiting, Refusal

E = TypeVar("E")


class CardRules(ABC, Generic[S, M, E]):
    """A game that goes on of itself until somebody has to decide, or chance has to."""

    @abstractmethod
    def awaiting(self, state: S) -> Awaiting:
        """Return what is due."""

    @abstractmethod
    def refusal(self, state: S, move: M) -> Refusal | None:
        """Return why a decision is not allowed here, or None if it is."""

    @abstractmethod
    def _decided(self, state: S, move: M) -> Step[S, E]:
        """Return what a legal decision does."""

    @abstractmethod
    def _fallen(self, state: S, value: int) -> Step[S, E]:
        """Return what a possible outcome does."""

    @abstractmethod
    def _went_on(self, state: S) -> Step[S, E] | None:
        """Return what follows of itself; None where somebody or chance has to say it."""

    def apply(self, state: S, choice: M | Outcome) -> Step[S, E]:
        """Return what a legal decision or a possible outcome leads to.

        Raises:
            IllegalMove: if it is neither.
        """
        if isinstance(choice, Outcome):
            self._check_outcome(state, choice)
            return self._settled(self._fallen(state, choice.value))
        if refused := self.refusal(state, choice):
            raise IllegalMove(refused.sentence)
        return self._settled(self._decided(state, choice))

    def settled(self, state: S) -> S:
        """Return the state in which somebody has to decide, chance has to, or the game is over."""
        return self._settled(Step(state)).state

    def _settled(self, step: Step[S, E]) -> Step[S, E]:
        state, events = step
        while (next_step := self._went_on(state)) is not None:
            state = next_step.state
            events += next_step.events
        return Step(state, events)

    def _check_outcome(self, state: S, outcome: Outcome) -> None:
        due = self.awaiting(state)
        if not isinstance(due, Chance):
            raise IllegalMove(say("no die is due, so none can show {face}", face=outcome.value))
        if not due.may_show(outcome):
            raise IllegalMove(say("no such card is due, nor such a face of the die"))
