"""Kind of a game: all that the box needs to open one, to save it, to list it, and to play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from formulad.kernel.frozen import frozen
from formulad.kernel.game import Game
from formulad.kernel.header import A, Header
from formulad.kernel.terms import UsualSetup

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from formulad.kernel.agent import Agent, Player
    from formulad.kernel.record import ChangedRule
    from formulad.kernel.sentence import Sentence
    from formulad.kernel.terms import Terms

Entries: TypeAlias = Mapping[str, Any]
"""The entries of a header, as they are written."""
G = TypeVar("G", bound=Game[Any, Any, Any])


@frozen
class Opened(Generic[A, G]):
    """A game that was opened as its header says."""

    header: Header[A]
    """With everything found that it names."""
    game: G
    takes_back: bool = False
    """Whether it was agreed that what chance brought may be taken back."""
    changed_rule: ChangedRule[Any, Any] | None = None
    """Says which rule judges a step otherwise now, if it was begun by earlier ones."""


class GameKind(Protocol[A, G]):
    """One game of the box, as everything sees it that knows no game."""

    @property
    def id(self) -> str:
        """The word of the command line and of headers, such as `race`."""

    @property
    def title(self) -> Sentence:
        """How players call it."""

    @property
    def edition(self) -> int:
        """Of its rules as they are now, counted from 1."""

    def agent(self, grade: str) -> Agent[G, Any, Any]:
        """Return the computer player of a grade.

        Raises:
            ValueError: if there is no such grade.
        """

    def players(self, setup: A) -> Sequence[Player]:
        """Return who plays, by seat."""

    def seated(self, setup: A, grades: Sequence[str]) -> A:
        """Return what was agreed with others on the seats: computers of a grade, or persons.

        Args:
            setup: what was agreed.
            grades: who plays by seat; empty for a person.
        """

    def fingerprint(self, setup: A) -> str:
        """Return the fingerprint of what it is played with, as it is now.

        Raises:
            SaveError: if it is missing.
        """

    def stem(self, setup: A) -> str:
        """Return what the record of a game is called after, beside its day."""

    def open(self, header: Header[A], folder: Path) -> Opened[A, G]:
        """Return the game of a header whose record lies in a folder.

        Raises:
            SaveError: if it cannot be played: what it is played with is missing or was changed.
        """

    def read_header(self, entries: Entries) -> Header[A]:
        """Return what the entries of a header say, also as older versions wrote them.

        Raises:
            SaveError: if an entry is missing, unknown or of the wrong kind.
        """

    def write_header(self, header: Header[A]) -> Entries:
        """Return the entries of a header, ready to be written."""


AnyKind: TypeAlias = GameKind[Any, Any]


class TermedKind(GameKind[UsualSetup, G], Protocol[G]):
    """A game that is agreed on by its players and by options with a name."""

    @property
    def terms(self) -> Terms:
        """What can be agreed on."""

    @property
    def grades(self) -> Sequence[str]:
        """How well computers can play it, from the easiest."""

    def agree(self, setup: UsualSetup) -> None:
        """Make sure that a game can be played.

        Raises:
            ValueError: if it cannot; it says why.
        """

    def progress(self, game: G, state: Any) -> Sentence:
        """Return how far a game has come, such as `Race 4/6`."""


AnyTermedKind: TypeAlias = TermedKind[Any]
