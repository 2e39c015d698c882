"""Luck: one 64-bit word, sampled exactly; or dice that somebody wrote down."""

from __future__ import annotations

from math import lcm
from typing import TYPE_CHECKING, Protocol

from formulad.kernel.game import IllegalMove
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction

    from formulad.kernel.game import Chance, Outcome

WORD = 1 << 64
_STRIDE = 0x9E3779B97F4A7C15


def next_word(word: int) -> int:
    """Return the random number that follows a word (SplitMix64)."""
    z = (word + _STRIDE) % WORD
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORD
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORD
    return z ^ (z >> 31)


def sample(word: int, outcomes: tuple[tuple[Outcome, Fraction], ...]) -> tuple[int, Outcome]:
    """Return the word after a draw, and the outcome drawn with exactly its probability."""
    total = lcm(*(share.denominator for _, share in outcomes))
    fair = WORD - WORD % total
    number, word = next_word(word), (word + _STRIDE) % WORD
    while number >= fair:
        number, word = next_word(word), (word + _STRIDE) % WORD
    ticket = number % total
    for outcome, share in outcomes:
        ticket -= share.numerator * (total // share.denominator)
        if ticket < 0:
            return word, outcome
    raise ValueError("the probabilities of a die do not sum to 1")


class Luck(Protocol):
    """Whoever lets the dice fall: a seed, a script, people at the table."""

    def peek(self, chance: Chance[object]) -> Outcome:
        """Return what the die that is due will show; asked again, it is the same."""

    def skip(self, chance: Chance[object]) -> None:
        """Go on to the next die: this one has fallen, whatever it showed."""


class SeededLuck:
    """Dice that follow from one 64-bit word."""

    def __init__(self, word: int) -> None:
        self.word = word % WORD

    def peek(self, chance: Chance[object]) -> Outcome:
        """Return what the die that is due will show."""
        return sample(self.word, chance.outcomes)[1]

    def skip(self, chance: Chance[object]) -> None:
        """Move the word on, as for every die of a game, so that a resumed one keeps its luck."""
        self.word, _ = sample(self.word, chance.outcomes)

    def draw(self, chance: Chance[object]) -> Outcome:
        """Return what the die shows, and go on to the next."""
        self.word, outcome = sample(self.word, chance.outcomes)
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
