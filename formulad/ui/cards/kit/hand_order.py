"""Order of a hand on the table: a card that was drawn lies where the one before it was played."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

C = TypeVar("C", bound="Hashable")
"""A card; those that look alike may be equal."""


def in_order(before: Sequence[C], held: Sequence[C]) -> tuple[C, ...]:
    """Return the cards that are held now, each where it lay before; new ones fill the gaps."""
    left, slots = Counter(held), list[C | None]()
    for card in before:
        is_held = left[card] > 0
        left[card] -= is_held
        slots.append(card if is_held else None)
    fresh = iter([card for card in held if _takes(left, card)])
    filled = [card if card is not None else next(fresh, None) for card in slots]
    return (*(card for card in filled if card is not None), *fresh)


def _takes(left: Counter[C], card: C) -> bool:
    """Return whether one more of a card is new; it is then no longer."""
    is_new = left[card] > 0
    left[card] -= is_new
    return is_new
