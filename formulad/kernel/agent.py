"""Players and agents: who sits at a game, and the computers that decide for some of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from formulad.kernel.frozen import frozen
from formulad.kernel.game import Chance, E_co, Game, M, Over, S
from formulad.kernel.letters import is_line
from formulad.kernel.sentence import say
from formulad.kernel.spelling import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from formulad.kernel.match import Match

G_contra = TypeVar("G_contra", bound=Game[Any, Any, Any], contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)
T = TypeVar("T")


LONGEST_NAME = 40
"""Letters; on the screen a name has fewer."""


class Player(Protocol):
    """Who has a seat: a person, or a computer of some grade."""

    @property
    def name(self) -> str:
        """How the others call them."""

    @property
    def grade(self) -> str:
        """How well a computer plays; empty for a person."""

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""


@frozen
class SeatedPlayer:
    """A player of whom a game wants to know no more than who they are."""

    name: str
    grade: str = ""

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return not self.grade


def name_fault(name: str) -> str | None:
    """Return why nobody may call themselves so, as a sentence; None if they can."""
    if len(name) > LONGEST_NAME:
        return say(
            "a name has at most {most} letters, not {letters}", most=LONGEST_NAME, letters=len(name)
        )
    if not is_line(name):
        return say("{name} is no name: it holds bytes that are no letters", name=ascii(name))
    return None


class Agent(Protocol[G_contra, S_contra, M_co]):
    """A computer player. What it answers follows from what its seat may know, and nothing else."""

    def choose(self, game: G_contra, view: S_contra, /) -> M_co:
        """Return one of the legal moves of the seat that has to decide.

        Args:
            game: the game with its rules.
            view: the state as that seat knows it (`Game.view`).
        """


def agent_of(grade: str, agents: Mapping[str, T]) -> T:
    """Return the computer player of a grade.

    Raises:
        ValueError: if there is none; it names those there are.
    """
    if grade in agents:
        return agents[grade]
    fault = say(
        "there is no computer driver '{grade}'; there are: {known}{hint}",
        grade=grade,
        known=", ".join(agents),
        hint=did_you_mean(grade, agents),
    )
    raise ValueError(fault)


def play_out(match: Match[S, M, E_co], agents: Sequence[Agent[Any, S, M]]) -> Iterator[E_co]:
    """Play a match among computers to its end and yield what happens; agents are listed by seat."""
    while not isinstance(due := match.awaiting, Over):
        if isinstance(due, Chance):
            step = match.roll()
        else:
            view = match.game.view(match.state, due.seat)
            step = match.play(agents[due.seat].choose(match.game, view))
        yield from step.events
