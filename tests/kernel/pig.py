"""Pig, the smallest game with a decision and a die: roll as long as you dare, or bank.

A one loses what was rolled in this round; who has banked ten has won.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from formulad.kernel.game import (
    Awaiting,
    Chance,
    Decision,
    IllegalMove,
    NotationError,
    Outcome,
    Over,
    Refusal,
    Seat,
    Step,
    refuse,
)
from formulad.kernel.values import Frozen

DIE = tuple((Outcome(face), Fraction(1, 6)) for face in range(1, 7))


class Choice(Enum):
    """What a player can do."""

    ROLL = "roll"
    BANK = "bank"


class PigState(Frozen):
    """A game of pig at one moment."""

    banked: int = 0
    risked: int = 0
    is_rolling: bool = False
    round: int = 1


class Pig:
    """Pig for one player."""

    name = "pig"

    def initial(self) -> PigState:
        """Return the state before anything happened."""
        return PigState()

    def awaiting(self, state: PigState) -> Awaiting:
        """Return what is due."""
        if state.banked >= 10:
            return Over()
        if state.is_rolling:
            return Chance(Seat(0), "six", "roll", DIE)
        return Decision(Seat(0), "roll or bank")

    def moves(self, state: PigState) -> tuple[Choice, ...]:
        """Return every legal decision."""
        return tuple(choice for choice in Choice if self.refusal(state, choice) is None)

    def refusal(self, state: PigState, move: Choice) -> Refusal | None:
        """Return why a decision is not allowed."""
        if not isinstance(self.awaiting(state), Decision):
            return refuse("PIG-1", "Nothing is to be decided.")
        if move is Choice.BANK and not state.risked:
            return refuse("PIG-2", "There is nothing to bank.")
        return None

    def apply(self, state: PigState, choice: Choice | Outcome) -> Step[PigState, str]:
        """Return what a decision or an outcome leads to."""
        if isinstance(choice, Outcome):
            if not state.is_rolling or choice not in dict(DIE):
                raise IllegalMove(f"no die is due that shows {choice.value}")
            if choice.value == 1:
                return Step(PigState(state.banked, round=state.round + 1), ("lost",))
            risked = state.risked + choice.value
            return Step(PigState(state.banked, risked, round=state.round), ("risked",))
        if refusal := self.refusal(state, choice):
            raise IllegalMove(str(refusal))
        if choice is Choice.ROLL:
            return Step(PigState(state.banked, state.risked, is_rolling=True, round=state.round))
        banked = state.banked + state.risked
        return Step(PigState(banked, round=state.round + 1), ("banked",))

    def write(self, choice: Choice | Outcome) -> str:
        """Return the notation of a choice."""
        return f"r{choice.value}" if isinstance(choice, Outcome) else choice.value

    def read(self, text: str) -> Choice | Outcome:
        """Return the choice of a notation."""
        if text[:1] == "r" and text[1:].isdecimal():
            return Outcome(int(text[1:]))
        try:
            return Choice(text)
        except ValueError:
            raise NotationError(f"'{text}' is no move of pig") from None

    def summary(self, state: PigState) -> str:
        """Return the essence of a state as one line."""
        return repr(state)

    def round(self, state: PigState) -> int:
        """Return which round is played."""
        return state.round

    def view(self, state: PigState, seat: Seat) -> PigState:
        """Return what a seat may know: everything."""
        del seat
        return state

    def places(self, state: PigState) -> tuple[int, ...]:
        """Return the place of the only player."""
        del state
        return (1,)
