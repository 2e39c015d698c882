"""Which cars of a race the panel has room for."""

from __future__ import annotations

import pytest

from formulad.ui.cards.fun.if_raced import RaceRow
from formulad.ui.cards.fun.race_panel import rows_in_sight

ROWS = tuple(
    RaceRow(place, seat, 2 * seat + 1, place, 20 - place, 0, is_equal=False)  # type: ignore[arg-type]
    for place, seat in enumerate((0, 1, 0, 1, 2, 2), 1)
)


@pytest.mark.parametrize(
    ("most", "mine", "expected"),
    [
        (6, 2, [1, 2, 3, 4, 5, 6]),
        (4, 2, [1, 2, 5, 6]),
        (4, None, [1, 2, 3, 4]),
        (1, 2, [5]),
    ],
    ids=["all", "own and the best", "nobody's own", "one"],
)
def test_of_many_cars_ones_own_and_the_best_are_seen(
    most: int, mine: int | None, expected: list[int]
) -> None:
    assert expected == [row.place for row in rows_in_sight(ROWS, most, mine)]
