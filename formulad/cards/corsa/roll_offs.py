"""Roll-offs: equals roll the die until one of them is ahead.

What is rolled later counts only among those who rolled the same before.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING

from formulad.kernel.game import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

Rolls = tuple[tuple[int, ...], ...]
"""What each seat rolled, by seat."""


def die(faces: int) -> tuple[tuple[Outcome, Fraction], ...]:
    """Return what a die may show."""
    return tuple((Outcome(face), Fraction(1, faces)) for face in range(1, faces + 1))


def with_roll(rolls: Rolls, seat: int, face: int) -> Rolls:
    """Return the rolls after a seat rolled once more."""
    return (*rolls[:seat], (*rolls[seat], face), *rolls[seat + 1 :])


def winners(seats: Sequence[int], rolls: Rolls, prizes: int) -> tuple[int, ...]:
    """Return the seats that rolled highest, as many as there are prizes."""
    return tuple(_by_rolls(seats, rolls)[:prizes])


def undecided(seats: Sequence[int], rolls: Rolls, prizes: int) -> tuple[int, ...]:
    """Return the seats that roll once more: those that are equal for the last prize (COR-30)."""
    ranked = _by_rolls(seats, rolls)
    if len(ranked) <= prizes or rolls[ranked[prizes - 1]] != rolls[ranked[prizes]]:
        return ()
    last = rolls[ranked[prizes]]
    return tuple(seat for seat in seats if rolls[seat] == last)


def equals(seats: Sequence[int], values: Sequence[int], rolls: Rolls) -> tuple[int, ...]:
    """Return the seats that have the same value as another and rolled the same (COR-43)."""
    ranked = by_value(seats, values, rolls)
    groups = [[*group] for _, group in groupby(ranked, lambda seat: (values[seat], rolls[seat]))]
    return tuple(seat for group in groups if len(group) > 1 for seat in group)


def by_value(seats: Sequence[int], values: Sequence[int], rolls: Rolls) -> tuple[int, ...]:
    """Return seats by their values, the highest first, equals as they rolled."""
    return tuple(sorted(seats, key=lambda seat: (values[seat], rolls[seat]), reverse=True))


def _by_rolls(seats: Sequence[int], rolls: Rolls) -> list[int]:
    return sorted(seats, key=lambda seat: rolls[seat], reverse=True)
