"""Seating: who sits where around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.desk.table_sides import Side

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

OPPOSITE_FIRST = (Side.BOTTOM, Side.TOP, Side.LEFT, Side.RIGHT)
"""One sits at the bottom, a second opposite, further ones at the sides."""
CLOCKWISE = tuple(Side)


def dealt(people: Sequence[bool], room: Mapping[Side, int]) -> tuple[Side, ...]:
    """Return the side of every seat.

    People are dealt first, as evenly as the room allows; computer drivers fill what is left.
    Each kind then sits clockwise in the order of the line-up.

    Args:
        people: for each seat whether a person sits on it.
        room: how many cards each side can hold; enough for all.
    """
    taken = dict.fromkeys(Side, 0)
    seats: dict[int, Side] = {}
    for is_person in (True, False):
        sitting = [seat for seat, kind in enumerate(people) if kind is is_person]
        counts = dict.fromkeys(Side, 0)
        for _ in sitting:
            side = _evenest(counts, taken, room) if is_person else _emptiest(taken, room)
            counts[side] += 1
            taken[side] += 1
        sides = [side for side in CLOCKWISE for _ in range(counts[side])]
        seats |= dict(zip(sitting, sides, strict=True))
    return tuple(seats[seat] for seat in range(len(people)))


def moved(
    sides: Sequence[Side], moves: Mapping[int, int], room: Mapping[Side, int]
) -> tuple[Side, ...]:
    """Return the sides of all seats after some have moved on so many times, past full sides."""
    seats = list(sides)
    for seat, times in moves.items():
        for _ in range(times):
            seats[seat] = _next_free(seats, seat, room)
    return tuple(seats)


def fits(sides: Sequence[Side], room: Mapping[Side, int]) -> bool:
    """Return whether every side holds the cards of who sits there."""
    return all(sides.count(side) <= room[side] for side in Side)


def _evenest(
    counts: Mapping[Side, int], taken: Mapping[Side, int], room: Mapping[Side, int]
) -> Side:
    """Return the side with the fewest people that has room for another."""
    free = [side for side in OPPOSITE_FIRST if taken[side] < room[side]]
    return min(free, key=lambda side: counts[side])


def _emptiest(taken: Mapping[Side, int], room: Mapping[Side, int]) -> Side:
    """Return the side with the most room left."""
    return max(OPPOSITE_FIRST, key=lambda side: room[side] - taken[side])


def _next_free(seats: Sequence[Side], seat: int, room: Mapping[Side, int]) -> Side:
    side = seats[seat].next
    while side is not seats[seat] and seats.count(side) >= room[side]:
        side = side.next
    return side
