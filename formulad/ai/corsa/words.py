"""Words of chance for a player: they follow from what it sees, so that it answers alike."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from formulad.kernel.chance import next_seed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.packs import CardId, Pack


class Words:
    """Random numbers that begin with a text."""

    def __init__(self, text: str) -> None:
        self._word = crc32(text.encode())

    def below(self, number: int) -> int:
        """Return a number below another one."""
        self._word = next_seed(self._word)
        return self._word % number

    def one_in(self, number: int) -> bool:
        """Return true once in so many times."""
        return not self.below(number)

    def some(self, cards: Sequence[CardId], number: int) -> Pack:
        """Return so many cards of those there are, in the order of their numbers."""
        left = list(cards)
        return tuple(sorted(left.pop(self.below(len(left))) for _ in range(min(number, len(left)))))
