"""Keyed luck: each die depends on who throws it, what for and how often, not on those before it.

Two games with the same seed see the same dice as long as their players do the same, and whatever
one of them does otherwise changes no die of the others.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from hashlib import blake2b
from typing import TYPE_CHECKING

from formulad.kernel.chance import SEEDS, sample

if TYPE_CHECKING:
    from formulad.kernel.game import Chance, Outcome


class KeyedLuck:
    """Dice of a seed, a seat, a purpose, and how many that seat has thrown for it."""

    def __init__(self, seed: int) -> None:
        self._seed = seed % SEEDS
        self._thrown: Counter[str] = Counter()

    def peek(self, chance: Chance[object]) -> Outcome:
        """Return what the die that is due will show."""
        key = _thrower(chance)
        return sample(self._word(key, self._thrown[key]), chance)[1]

    def skip(self, chance: Chance[object]) -> None:
        """Count the die: the next of the same seat and purpose is another."""
        self._thrown[_thrower(chance)] += 1

    def _word(self, key: str, thrown: int) -> int:
        text = f"{self._seed} {thrown} {key}"
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def _thrower(chance: Chance[object]) -> str:
    """Return who throws, and what for, in words that are the same in every process."""
    purpose = chance.purpose
    return f"{chance.seat} {purpose.value if isinstance(purpose, Enum) else purpose}"
