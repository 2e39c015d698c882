"""Game door: how everything outside a game (people, computers, screen, saves) drives it.

A game is values and functions. Its state is frozen; what is due is read from the state; nobody
below the match rolls a die, for chance is a seat like the others.
"""

from __future__ import annotations

from itertools import accumulate
from math import lcm
from typing import TYPE_CHECKING, Generic, NamedTuple, NewType, Protocol, TypeAlias, TypeVar

from formulad.kernel.kept import kept
from formulad.kernel.sentence import Sentence
from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Hashable
    from fractions import Fraction

Seat = NewType("Seat", int)
"""A place at the table, counted from 0."""


class NotationError(ValueError):
    """A text that no move, outcome or record reads like."""


class IllegalMove(ValueError):  # noqa: N818 - the name the field uses
    """A move or outcome that the rules forbid here."""


class Refusal(Frozen):
    """Why a move is not allowed, as the player reads it.

    Most refusals are only asked whether they are there: the sentence is made when it is read.
    """

    rule: str
    """The id of the rule in the rule book."""
    template: str
    """The English sentence, with {names} for the values."""
    values: tuple[tuple[str, str | int], ...] = ()

    @property
    def sentence(self) -> Sentence:
        """The sentence, in any language."""
        return Sentence(self.template, dict(self.values))

    def __str__(self) -> str:
        """Return the English sentence."""
        return str(self.sentence)


def refuse(rule: str, template: str, **values: str | int) -> Refusal:
    """Return the refusal of a move by a rule, with the values its sentence names.

    The template is listed for translators as it stands: it has to be written out here.
    """
    return Refusal(rule, template, tuple(values.items()))


Q_co = TypeVar("Q_co", covariant=True)
P_co = TypeVar("P_co", covariant=True)


class Decision(Frozen, Generic[Q_co]):
    """A seat has to choose one of the legal moves."""

    seat: Seat
    question: Q_co
    """What is to be decided: each game brings its own questions, and their type."""


class Chance(Frozen, Generic[P_co], dict=True):
    """A die is due."""

    seat: Seat
    """Whose die it is."""
    die: str
    """The die that falls, such as `gear 4` or `black`."""
    purpose: P_co
    """What it decides, by the game's own type."""
    outcomes: tuple[tuple[Outcome, Fraction], ...]
    """Every outcome with its exact probability; they sum to 1."""
    measured: range = range(0)
    """Values that may be entered besides: of what is measured as well as drawn, such as time."""

    @kept
    def tickets(self) -> tuple[int, ...]:
        """Tickets of a draw that is exact: each outcome wins with those below its number.

        Raises:
            ValueError: if the probabilities do not sum to 1.
        """
        total = lcm(*[share.denominator for _, share in self.outcomes])
        bought = [share.numerator * (total // share.denominator) for _, share in self.outcomes]
        if sum(bought) != total:
            raise ValueError("the probabilities of a die do not sum to 1")
        return tuple(accumulate(bought))

    def may_show(self, outcome: Outcome) -> bool:
        """Return whether an outcome is possible."""
        return outcome.value in self.measured or any(outcome == face for face, _ in self.outcomes)


class Over(Frozen):
    """The game has ended."""


Awaiting: TypeAlias = Decision[object] | Chance[object] | Over
"""What any game waits for; a game narrows it to its own questions."""


class Outcome(Frozen):
    """What a die shows, or a shuffled deck: the value chance chose."""

    value: int

    def __repr__(self) -> str:
        """Return code that rebuilds the outcome."""
        return f"Outcome({self.value})"


S = TypeVar("S", bound="Hashable")
M = TypeVar("M", bound="Hashable")
E_co = TypeVar("E_co", covariant=True)
S_co = TypeVar("S_co", covariant=True)


class Step(NamedTuple, Generic[S_co, E_co]):
    """What one move or outcome leads to.

    Games make very many of them: of all values a tuple is the quickest to make.
    """

    state: S_co
    events: tuple[E_co, ...] = ()
    """What happened on the way, in order."""


class Game(Protocol[S, M, E_co]):
    """The small door every game goes through."""

    @property
    def name(self) -> str:
        """The name by which records call the game."""

    def initial(self) -> S:
        """Return the state before anything happened."""

    def awaiting(self, state: S) -> Awaiting:
        """Return what is due: a decision, a die, or nothing more."""

    def moves(self, state: S) -> tuple[M, ...]:
        """Return every legal decision, in a fixed order, without duplicates."""

    def refusal(self, state: S, move: M) -> Refusal | None:
        """Return why a decision is not allowed here, or None if it is."""

    def apply(self, state: S, choice: M | Outcome) -> Step[S, E_co]:
        """Return what a legal decision or a possible outcome leads to.

        Raises:
            IllegalMove: if it is neither.
        """

    def write(self, choice: M | Outcome) -> str:
        """Return the notation of a decision or an outcome."""

    def read(self, text: str) -> M | Outcome:
        """Return the decision or outcome of a notation.

        Raises:
            NotationError: if nothing reads like it.
        """

    def summary(self, state: S) -> str:
        """Return the essence of a state as one line; equal states have equal lines."""

    def round(self, state: S) -> int:
        """Return which round is played, counted from 1; 0 before the first."""

    def view(self, state: S, seat: Seat) -> S:
        """Return a state as a seat knows it: what is hidden from it tells nothing any more.

        Where the seat has to decide, `moves` and `refusal` answer of its view as of the state.
        """

    def places(self, state: S) -> tuple[int, ...]:
        """Return the place of each seat, as if the game ended now; 1 is the best, ties share it."""
