"""Damage that stays on the cars, and what is mended between two races."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.season.carried_damage import (
    Bay,
    SeasonError,
    garage,
    grant,
    mended,
    starting_points,
    with_repairs,
)
from formulad.season.race_results import with_result
from formulad.season.season import Carry, Points, Result, Season
from formulad.season.standings import standings
from tests.season.examples import CARS, FULL, carrying, winter_cup

SIX_MISSING = {"brakes": 0, "gearbox": 1, "body": 2}


def bay(season: Season, name: str) -> Bay:
    """Return the car of a driver."""
    return next(each for each in garage(season, FULL) if each.entry.name == name)


def one_race() -> Season:
    """Return a season of which one race was driven, in the order of the standings after four."""
    season = winter_cup()
    order = tuple(each.entry.number for each in standings(season))
    return replace(season, results=(Result(1, order),))


def total(points: Points) -> float:
    """Return what a car comes to if every point is worth the same."""
    return -sum(points.values())


@pytest.mark.rule("SEA-11")
@pytest.mark.parametrize(("rank", "points"), list(enumerate((3, 3, 4, 4, 5, 5, 6, 6, 7, 7), 1)))
def test_sea_11_the_further_down_the_more_repair_points(rank: int, points: int) -> None:
    assert points == grant(Carry(), rank)


@pytest.mark.rule("SEA-11")
def test_e4_the_leader_cannot_mend_all_and_the_ninth_keeps_a_point() -> None:
    season = carrying(one_race(), {"Ida": SIX_MISSING, "Dev": SIX_MISSING})
    for name in ("Ida", "Dev"):
        bought = mended(bay(season, name), total)
        season = with_repairs(season, FULL, {CARS[name]: bought})

    assert (3, 0) == (bay(season, "Ida").missing, bay(season, "Ida").spare)
    assert (0, 1) == (bay(season, "Dev").missing, bay(season, "Dev").spare)


@pytest.mark.rule("SEA-10")
def test_e5_a_part_without_points_starts_with_one() -> None:
    season = carrying(winter_cup(), {"Ida": {"engine": 0}})

    assert 1 == starting_points(season, FULL)[CARS["Ida"]]["engine"]


@pytest.mark.rule("SEA-10")
def test_sea_10_a_part_that_is_not_named_is_full() -> None:
    season = carrying(winter_cup(), {"Ida": {"engine": 2}})

    assert {**FULL, "engine": 2} == starting_points(season, FULL)[CARS["Ida"]]


@pytest.mark.rule("SEA-10")
def test_sea_10_who_went_out_keeps_the_damage_as_well() -> None:
    season = carrying(winter_cup(), {"Ana": {"body": 0}})

    assert CARS["Ana"] in season.results[-1].out
    assert 1 == starting_points(season, FULL)[CARS["Ana"]]["body"]


@pytest.mark.rule("SEA-10")
def test_sea_10_only_the_parts_that_were_agreed_are_carried() -> None:
    season = carrying(winter_cup(), {"Ida": {"engine": 1, "brakes": 1}}, Carry(("engine",)))

    assert {"engine": 1} == starting_points(season, FULL)[CARS["Ida"]]


@pytest.mark.rule("SEA-11")
def test_sea_11_points_are_kept_up_to_what_the_bank_holds() -> None:
    season = carrying(winter_cup(), {}, Carry(bank=2))
    after_four = bay(season, "Ida")
    season = with_result(season, Result(5, tuple(CARS.values())))

    assert 5 == after_four.purse
    assert 2 + 3 <= bay(season, "Ida").purse <= 2 + 7


@pytest.mark.rule("SEA-11")
def test_sea_11_mend_for_me_buys_where_a_point_saves_most() -> None:
    season = carrying(winter_cup(), {"Ida": {"brakes": 0, "gearbox": 0}}, Carry(bank=0))

    def cost(points: Points) -> float:
        return -3 * points["gearbox"] - points["brakes"]

    assert {"gearbox": 3} == mended(bay(season, "Ida"), cost)


@pytest.mark.rule("SEA-11")
def test_sea_11_more_than_there_is_cannot_be_bought() -> None:
    season = carrying(winter_cup(), {"Ida": SIX_MISSING}, Carry(bank=0))

    with pytest.raises(SeasonError, match="Ida has 3 repair points"):
        with_repairs(season, FULL, {CARS["Ida"]: {"brakes": 3, "gearbox": 2}})


@pytest.mark.rule("SEA-11")
def test_sea_11_nothing_is_better_than_whole() -> None:
    season = carrying(winter_cup(), {"Ida": {"brakes": 2}})

    with pytest.raises(SeasonError, match="more points than a whole one"):
        with_repairs(season, FULL, {CARS["Ida"]: {"brakes": 2}})


@pytest.mark.rule("SEA-10")
def test_sea_10_tyres_are_new_and_are_not_mended() -> None:
    season = carrying(winter_cup(), {"Ida": {"brakes": 2}})

    with pytest.raises(SeasonError, match="it is new"):
        with_repairs(season, FULL, {CARS["Ida"]: {"tyres": 1}})


def test_what_was_mended_can_be_taken_back_until_the_next_race() -> None:
    season = carrying(winter_cup(), {"Ida": {"brakes": 2}})
    once = with_repairs(season, FULL, {CARS["Ida"]: {"brakes": 1}})

    assert season == with_repairs(once, FULL, {CARS["Ida"]: {}})


def test_before_the_first_race_and_without_carry_there_is_no_garage() -> None:
    assert () == garage(winter_cup(), FULL)
    assert {} == starting_points(winter_cup(), FULL)


def test_the_first_point_for_a_part_without_any_buys_nothing_by_itself() -> None:
    season = carrying(one_race(), {"Ida": {"brakes": 2, "gearbox": 0}}, Carry(base=1))

    assert {"brakes": 1} == mended(bay(season, "Ida"), total)
