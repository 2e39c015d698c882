from __future__ import annotations

from collections import Counter

import pytest

from formulad.ui.race.desk.table_sides import Side
from formulad.ui.race.tabletop.seating import dealt, fits, moved

ROOM = {Side.BOTTOM: 4, Side.LEFT: 2, Side.TOP: 4, Side.RIGHT: 2}
B, L, T, R = Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT


@pytest.mark.parametrize(
    ("people", "expected"),
    [(1, (B,)), (2, (B, T)), (3, (B, L, T)), (4, (B, L, T, R)), (5, (B, B, L, T, R))],
)
def test_people_sit_opposite_first_then_all_around(people: int, expected: tuple[Side, ...]) -> None:
    assert expected == dealt((True,) * people, ROOM)


@pytest.mark.parametrize("people", range(11))
def test_ten_seats_are_dealt_over_all_sides_and_fit(people: int) -> None:
    kinds = (True,) * people + (False,) * (10 - people)

    sides = dealt(kinds, ROOM)

    assert 10 == len(sides)
    assert fits(sides, ROOM)
    assert set(Side) == set(sides)


@pytest.mark.parametrize("people", range(4, 11))
def test_no_side_has_many_more_people_than_another_with_room(people: int) -> None:
    counts = Counter(dealt((True,) * people, ROOM))

    assert all(
        counts[one] <= counts[other] + 1 or counts[other] == ROOM[other]
        for one in Side
        for other in Side
    )


def test_computer_drivers_take_what_people_leave() -> None:
    sides = dealt((True, False, False, True), ROOM)

    assert (B, T) == (sides[0], sides[3])


def test_a_card_moves_on_clockwise_and_comes_round() -> None:
    sides = (B, T)

    seats = [moved(sides, {0: times}, ROOM)[0] for times in range(5)]

    assert [B, L, T, R, B] == seats


def test_a_card_passes_a_side_that_is_full() -> None:
    sides = (B, L, L)

    assert (T, L, L) == moved(sides, {0: 1}, ROOM)


def test_where_all_is_full_a_card_stays() -> None:
    full = dict.fromkeys(Side, 1)

    assert (B, L, T, R) == moved((B, L, T, R), {0: 1}, full)
