"""Luck: dice that follow from a seed of 64 bits, exactly; or dice that somebody wrote down."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Protocol

from formulad.kernel.game import IllegalMove
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.kernel.game import Chance, Outcome

SEEDS = 1 << 64
"""How many seeds there are."""
_STRIDE = 0x9E3779B97F4A7C15


def next_seed(seed: int) -> int:
    """Return the random number that follows a seed (SplitMix64)."""
    z = (seed + _STRIDE) % SEEDS
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % SEEDS
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % SEEDS
    return z ^ (z >> 31)


def sample(seed: int, chance: Chance[object]) -> tuple[int, Outcome]:
    """Return the seed after a draw, and the outcome drawn with exactly its probability."""
    tickets = chance.tickets
    total = tickets[-1]
    fair = SEEDS - SEEDS % total
    number, seed = next_seed(seed), (seed + _STRIDE) % SEEDS
    while number >= fair:
        number, seed = next_seed(seed), (seed + _STRIDE) % SEEDS
    outcome, _ = chance.outcomes[bisect_right(tickets, number % total)]
    return seed, outcome


class Luck(Protocol):
    """Whoever lets the dice fall: a seed, a script, people at the table."""

    def peek(self, chance: Chance[object]) -> Outcome:
        """Return what the die that is due will show; asked again, it is the same."""

    def skip(self, chance: Chance[object]) -> None:
        """Go on to the next die: this one has fallen, whatever it showed."""


class SeededLuck:
    """Dice that follow from one 64-bit seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed % SEEDS

    def peek(self, chance: Chance[object]) -> Outcome:
        """Return what the die that is due will show."""
        return sample(self.seed, chance)[1]

    def skip(self, chance: Chance[object]) -> None:
        """Move the seed on, as for every die of a game, so that a resumed one keeps its luck."""
        self.seed, _ = sample(self.seed, chance)

    def draw(self, chance: Chance[object]) -> Outcome:
        """Return what the die shows, and go on to the next."""
        self.seed, outcome = sample(self.seed, chance)
        return outcome


class ScriptedLuck:
    """Dice that fall as written, for tests and scenarios."""

    def __init__(self, values: Iterable[int]) -> None:
        self._values = list(values)

    def peek(self, chance: Chance[object]) -> Outcome:
        """Return the next written value.

        Raises:
            IllegalMove: if the script has ended or the die has no such face.
        """
        if not self._values:
            raise IllegalMove(say("the script has no value left for the {die} die", die=chance.die))
        for outcome, _ in chance.outcomes:
            if outcome.value == self._values[0]:
                return outcome
        raise IllegalMove(
            say("the {die} die has no face {face}", die=chance.die, face=self._values[0])
        )

    def skip(self, chance: Chance[object]) -> None:
        """Strike the value off: the die has fallen."""
        del chance
        del self._values[:1]
