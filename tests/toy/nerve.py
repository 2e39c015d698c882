"""Nerve, a toy game of secret cards: the highest that dares wins two points, others lose one."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING

from formulad.games.box import BoxedGame
from formulad.games.usual_commands import UsualCommands
from formulad.games.usual_kind import UsualKind
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
from formulad.kernel.sentence import say
from formulad.kernel.values import Frozen, replace

if TYPE_CHECKING:
    from formulad.kernel.terms import UsualSetup

CARDS = tuple((Outcome(card), Fraction(1, 6)) for card in range(1, 7))
DARE, FOLD = "dare", "fold"
HIDDEN = -1


class Question(Enum):
    """What is asked."""

    NERVE = "dare or fold"


class State(Frozen):
    """A game at one moment; a hand of 0 is still to be dealt."""

    points: tuple[int, ...]
    hands: tuple[int, ...]
    said: tuple[str, ...] = ()
    round: int = 1


class Nerve:
    """The rules."""

    name = "nerve"

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def initial(self) -> State:
        return State((0,) * self.seats, (0,) * self.seats)

    def awaiting(self, state: State) -> Awaiting:
        if state.round > 3:
            return Over()
        if 0 in state.hands:
            return Chance(Seat(state.hands.index(0)), "a card", "deal", CARDS)
        return Decision(Seat(len(state.said)), Question.NERVE)

    def moves(self, state: State) -> tuple[str, ...]:
        return tuple(move for move in (DARE, FOLD) if self.refusal(state, move) is None)

    def refusal(self, state: State, move: str) -> Refusal | None:
        is_asked = isinstance(self.awaiting(state), Decision)
        return None if is_asked and move in {DARE, FOLD} else refuse("NRV-1", "Not now.")

    def apply(self, state: State, choice: str | Outcome) -> Step[State, str]:
        due = self.awaiting(state)
        if isinstance(choice, Outcome):
            if not isinstance(due, Chance) or not due.may_show(choice):
                raise IllegalMove("no such card is due")
            at = due.seat
            hands = (*state.hands[:at], choice.value, *state.hands[at + 1 :])
            return Step(replace(state, hands=hands), (f"{at + 1} gets a card",))
        if refused := self.refusal(state, choice):
            raise IllegalMove(str(refused))
        said, told = (*state.said, choice), f"{len(state.said) + 1}: {choice}"
        if len(said) < self.seats:
            return Step(replace(state, said=said), (told,))
        return Step(self._scored(state, said), (told, f"round {state.round} is over"))

    def _scored(self, state: State, said: tuple[str, ...]) -> State:
        shown = list(zip(state.hands, said, strict=True))
        best = max((card for card, word in shown if word == DARE), default=0)
        won = (0 if word == FOLD else 2 if card == best else -1 for card, word in shown)
        points = tuple(map(sum, zip(state.points, won, strict=True)))
        return State(points, (0,) * self.seats, round=state.round + 1)

    def write(self, choice: str | Outcome) -> str:
        return f"c{choice.value}" if isinstance(choice, Outcome) else choice

    def read(self, text: str) -> str | Outcome:
        if text[:1] == "c" and text[1:].isdecimal() and text[1:].isascii():
            return Outcome(int(text[1:]))
        if text not in {DARE, FOLD}:
            raise NotationError(f"'{text}' is nothing here")
        return text

    def summary(self, state: State) -> str:
        return repr(state)

    def round(self, state: State) -> int:
        return min(state.round, 3)

    def view(self, state: State, seat: Seat) -> State:
        seen = (c if c == 0 or at == seat else HIDDEN for at, c in enumerate(state.hands))
        return replace(state, hands=tuple(seen))

    def places(self, state: State) -> tuple[int, ...]:
        return tuple(1 + sum(other > mine for other in state.points) for mine in state.points)


class Careful:
    """A computer player that dares with a four or better."""

    def choose(self, game: Nerve, view: State, /) -> str:
        due = game.awaiting(view)
        return DARE if isinstance(due, Decision) and view.hands[due.seat] >= 4 else FOLD


class Timid:
    """A computer player that never dares."""

    def choose(self, game: Nerve, view: State, /) -> str:
        del game, view
        return FOLD


def make(setup: UsualSetup) -> Nerve:
    """Return the game that was agreed on."""
    if len(setup.players) < 2 or setup.options:
        raise ValueError(say("two or more can play it, without options"))
    return Nerve(len(setup.players))


KIND = UsualKind("nerve", say("Nerve"), make, {"careful": Careful(), "timid": Timid()})
NERVE = BoxedGame(
    KIND.id,
    lambda _home: KIND,
    lambda: UsualCommands(KIND.id, lambda _args: KIND, "human:Ada,ai:careful", "careful:3"),
)
