"""Choice of the puzzles that a circuit gets: every star and theme, traps and plain ones (SCH-6)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.chance import next_seed
from formulad.kernel.frozen import frozen
from formulad.school.making import Found
from formulad.school.puzzle import Ask, Theme
from formulad.school.stars import MOST_STARS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.school.puzzle import Puzzle

GEARS, PLACES = 42, 20
TRAPS = 29
"""Of the gears: seven of ten; in the others the obvious is right."""
OF_A_STAR, OF_A_THEME = 7, 5
"""At least, of a circuit."""


@frozen(slots=False)
class _Want:
    """What is asked for so many times, and how many there are."""

    count: int
    founds: list[Found]


def chosen_puzzles(found: Iterable[Found], seed: int) -> tuple[Puzzle, ...]:
    """Return the puzzles of a circuit, mixed, with their ids."""
    every = _mixed(tuple(found), seed)
    gears = [each for each in every if each.puzzle.ask is Ask.GEAR]
    wants = (
        _Want(TRAPS, [each for each in gears if each.is_trap]),
        _Want(GEARS - TRAPS, [each for each in gears if not each.is_trap]),
        _Want(PLACES, [each for each in every if each.puzzle.ask is Ask.PLACE]),
    )
    taken: list[Found] = []
    for want in wants:
        taken += _taken(want, taken)
    mixed = _mixed(taken, seed + 1)
    return tuple(
        replace(each.puzzle, id=f"{each.puzzle.track}-{number:03}")
        for number, each in enumerate(mixed, 1)
    )


def _taken(want: _Want, before: Sequence[Found]) -> list[Found]:
    """Return the positions that fill best what is still rare among those taken before."""
    left, taken = list(want.founds), list[Found]()
    for _ in range(min(want.count, len(left))):
        counts = _counts((*before, *taken))
        best = max(left, key=lambda each: _worth(each, counts))
        left.remove(best)
        taken.append(best)
    return taken


def _counts(taken: Iterable[Found]) -> Counter[Theme | int]:
    return Counter(mark for each in taken for mark in _marks(each))


def _marks(found: Found) -> tuple[Theme | int, ...]:
    return (found.puzzle.stars, *found.puzzle.themes)


def _worth(found: Found, counts: Counter[Theme | int]) -> float:
    """Return how much a position adds to what there is too little of."""
    return sum(_lack(mark, counts[mark]) for mark in _marks(found))


def _lack(mark: Theme | int, count: int) -> float:
    least = OF_A_THEME if isinstance(mark, Theme) else OF_A_STAR
    return max(0, least - count) / least + 1 / (1 + count) / (MOST_STARS * 4)


def _mixed(found: Sequence[Found], seed: int) -> tuple[Found, ...]:
    """Return positions in an order that follows from a seed."""
    return tuple(
        each
        for _, _, each in sorted((next_seed(seed + i), i, each) for i, each in enumerate(found))
    )
