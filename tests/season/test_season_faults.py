"""Borders of what can be agreed on for a season, on both sides."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.season.season import Carry, Entry, Round, Season
from formulad.season.season_faults import season_fault
from tests.season.examples import winter_cup

FRESH = replace(winter_cup(), results=())


def fault(season: Season) -> str:
    """Return what is wrong with a season; nothing if it is fine."""
    found = season_fault(season)
    return f"{found.path}: {found.sentence}" if found else ""


def entered(*sizes: int) -> Season:
    """Return a season with divisions of so many drivers."""
    entries = tuple(
        Entry(f"{division} {car}", car, "pro", division)
        for division, size in enumerate(sizes, 1)
        for car in range(1, size + 1)
    )
    return replace(FRESH, entries=entries)


def told(bonus: str, points: int) -> str:
    """Return what is wrong with a season that has a bonus; nothing if it is fine."""
    before = FRESH.scoring
    bonuses = {
        "pole": replace(before, pole=points),
        "fastest_lap": replace(before, fastest_lap=points),
    }
    return fault(replace(FRESH, scoring=bonuses[bonus]))


@pytest.mark.rule("SEA-5")
@pytest.mark.parametrize("bonus", ["pole", "fastest_lap"])
@pytest.mark.parametrize("points", [0, 1, 10])
def test_sea_5_a_bonus_has_up_to_ten_points(bonus: str, points: int) -> None:
    assert "" == told(bonus, points)


@pytest.mark.rule("SEA-5")
@pytest.mark.parametrize("bonus", ["pole", "fastest_lap"])
@pytest.mark.parametrize("points", [-1, 11])
def test_sea_5_more_points_or_fewer_are_refused(bonus: str, points: int) -> None:
    assert f"$.scoring.{bonus}: a bonus has 0 to 10 points" == told(bonus, points)


@pytest.mark.rule("SEA-3")
@pytest.mark.parametrize("races", [1, 2, 30])
def test_sea_3_a_calendar_has_up_to_thirty_races_and_may_repeat_circuits(races: int) -> None:
    assert "" == fault(replace(FRESH, calendar=(Round("monaco"),) * races))


@pytest.mark.rule("SEA-3")
@pytest.mark.parametrize("sizes", [(2,), (10,), (2, 10), (2, 2, 2)])
def test_sea_3_up_to_three_divisions_have_two_to_ten_drivers(sizes: tuple[int, ...]) -> None:
    assert "" == fault(entered(*sizes))


@pytest.mark.rule("SEA-3")
@pytest.mark.parametrize(
    ("sizes", "sentence"),
    [
        ((1,), "a division has 2 to 10 drivers"),
        ((11,), "a division has 2 to 10 drivers"),
        ((4, 1), "a division has 2 to 10 drivers"),
        ((2, 2, 2, 2), "divisions are counted from 1 to 3"),
    ],
)
def test_sea_3_fewer_and_more_are_refused(sizes: tuple[int, ...], sentence: str) -> None:
    assert f"$.entries: {sentence}" == fault(entered(*sizes))


@pytest.mark.rule("SEA-4")
@pytest.mark.parametrize("table", [(0,), (1000,) * 20, (3, 3, 0), "six"])
def test_sea_4_a_table_is_a_name_or_up_to_twenty_numbers(table: str | tuple[int, ...]) -> None:
    assert "" == fault(replace(FRESH, scoring=replace(FRESH.scoring, table=table)))


@pytest.mark.rule("SEA-4")
@pytest.mark.parametrize("table", [(), (1,) * 21, (1001,), (3, -1), (3, 4)])
def test_sea_4_other_tables_are_refused(table: tuple[int, ...]) -> None:
    found = fault(replace(FRESH, scoring=replace(FRESH.scoring, table=table)))

    assert found.startswith("$.scoring.table: a table has 1 to 20 whole numbers from 0 to 1000")


@pytest.mark.rule("SEA-6")
@pytest.mark.parametrize(("counts", "is_fine"), [(-1, False), (0, True), (30, True), (31, False)])
def test_sea_6_so_many_results_can_count(counts: int, *, is_fine: bool) -> None:
    found = fault(replace(FRESH, scoring=replace(FRESH.scoring, counts=counts)))

    assert ("" if is_fine else "$.scoring.counts: 1 to 30 results can count") == found


@pytest.mark.rule("SEA-11")
@pytest.mark.parametrize(
    ("carry", "is_fine"),
    [
        (Carry(base=0, ranks=1, bank=0), True),
        (Carry(base=-1), False),
        (Carry(ranks=0), False),
        (Carry(bank=-1), False),
    ],
)
def test_sea_11_repair_points_are_whole_numbers(carry: Carry, *, is_fine: bool) -> None:
    assert is_fine is (not fault(replace(FRESH, carry=carry)))


@pytest.mark.rule("SEA-14")
@pytest.mark.parametrize(("swap", "is_fine"), [(0, True), (2, True), (3, False)])
def test_sea_14_at_most_half_of_a_division_is_exchanged(swap: int, *, is_fine: bool) -> None:
    found = fault(replace(entered(4, 5), swap=swap))

    assert ("" if is_fine else "$.swap: at most half of a division can be exchanged") == found
