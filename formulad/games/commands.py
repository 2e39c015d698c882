"""Commands of a game: what the command line can say of it, and what it is told in return."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from formulad.ai.match.mirrored import Mirrored
from formulad.kernel.header import A
from formulad.kernel.kind import G

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping, Sequence

    from formulad.games.effort import Effort
    from formulad.store.resume import LoadedGame

R = TypeVar("R")
"""What is kept of one game of many."""
R_co = TypeVar("R_co", covariant=True)


class Games(Protocol[R_co]):
    """Games that computers play among themselves, each by its number and a seed of its own."""

    @property
    def games(self) -> int:
        """How many there are."""

    @property
    def seed(self) -> int:
        """The seed of the first; those of the others follow from it."""

    def play(self, number: int, seed: int) -> R_co:
        """Play one of them, counted from 0, and return what is kept of it."""


class Series(Games[R], Protocol[R]):
    """Games of which all that happens is counted."""

    def as_json(self, results: Sequence[R], effort: Effort) -> Mapping[str, Any]:
        """Return what they come to as plain values, for programs."""

    def table(self, results: Sequence[R], effort: Effort) -> str:
        """Return what they come to for people."""

    @property
    def columns(self) -> tuple[str, ...]:
        """What `row` tells, in words for programs."""

    def row(self, result: R) -> tuple[str | int, ...]:
        """Return one of the games as the line of a file of commas."""


class Contest(Games[Mirrored], Protocol):
    """Pairs of mirrored games between two computer players, of whom one may be better."""

    @property
    def asked(self) -> Mapping[str, Any]:
        """What is played, and by which rules, as plain values."""


class GameCommands(Protocol[A, G]):
    """One game of the box, as the command line sees it."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add what the command line can say of a game, apart from who plays."""

    def setup(self, args: argparse.Namespace, players: str) -> A:
        """Return the game that a command line asks for.

        Args:
            args: what `add_arguments` added.
            players: who plays, such as `human:Ada,ai:rookie`; empty for what is usual.

        Raises:
            UsageError: if it cannot be played like that.
        """

    def series(self, args: argparse.Namespace, agents: str, games: int) -> Series[Any]:
        """Return the games among computers that a command line asks for.

        Args:
            args: what `add_arguments` added, and the `seed`.
            agents: who plays, such as `rookie:6`; empty for what is usual.
            games: how many.

        Raises:
            UsageError: if they cannot be played like that.
        """

    def contest(self, args: argparse.Namespace, a: str, b: str, pairs: int) -> Contest:
        """Return the mirrored games that decide which of two computer players is better.

        Args:
            args: what `add_arguments` added, and the `seed`.
            a: the grade of the first.
            b: the grade of the other.
            pairs: how many at most.

        Raises:
            UsageError: if they cannot play like that.
        """

    def facts(self, loaded: LoadedGame[A, G]) -> Mapping[str, Any]:
        """Return how a game stands where its record ends, as plain values."""

    def table(self, facts: Mapping[str, Any]) -> str:
        """Return such facts for people."""


AnyCommands: TypeAlias = GameCommands[Any, Any]
