"""Contest of two computers at a game that is agreed on by players and options alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Generic

from formulad.ai.match.mirrored import Mirrored, line_up, share_ahead
from formulad.games.usual_series import places_of
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.frozen import frozen
from formulad.kernel.keyed_luck import KeyedLuck
from formulad.kernel.kind import G

if TYPE_CHECKING:
    from formulad.games.usual_kind import UsualKind
    from formulad.kernel.terms import UsualSetup


@frozen
class AgentContest(Generic[G]):
    """Games with half of the seats for either, each played twice with the seats swapped."""

    kind: UsualKind[G]
    setup: UsualSetup
    """The table; who sits there follows from the game."""
    a: str
    b: str
    games: int
    """Pairs of games, at most."""
    seed: int

    @property
    def asked(self) -> dict[str, Any]:
        """What is played, and by which options."""
        return {"game": self.kind.id, "options": dict(self.setup.options), "seed": self.seed}

    def play(self, number: int, seed: int) -> Mirrored:
        """Play a game and its mirror image: the same shuffle, the seats swapped."""
        del number
        seats = range(len(self.setup.players))
        first = line_up(len(seats), seed)
        swapped = frozenset(seats) - first
        return Mirrored((self._score(first, seed), self._score(swapped, seed)))

    def _score(self, first: frozenset[int], seed: int) -> float:
        """Play one of the two and return the share of pairs in which the first player is ahead."""
        grades = [self.a if seat in first else self.b for seat in range(len(self.setup.players))]
        setup = replace(self.setup, players=tuple(SeatedPlayer(each, each) for each in grades))
        return share_ahead(places_of(self.kind, setup, KeyedLuck(seed)), first)
