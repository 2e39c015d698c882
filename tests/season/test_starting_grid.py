"""Grids that follow from what was driven (SEA-9)."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.season.season import GridOrder
from formulad.season.standings import standings
from formulad.season.starting_grid import starting_grid
from tests.season.examples import CARS, winter_cup


@pytest.mark.rule("SEA-9")
@pytest.mark.parametrize("grid", [GridOrder.DRAWN, GridOrder.TIMED])
def test_sea_9_a_grid_that_is_drawn_or_timed_follows_from_nothing(grid: GridOrder) -> None:
    assert starting_grid(replace(winter_cup(), grid=grid)) is None


@pytest.mark.rule("SEA-9")
def test_sea_9_reversed_the_last_of_the_standings_is_on_pole() -> None:
    season = replace(winter_cup(), grid=GridOrder.REVERSE)
    standing = [each.entry.number for each in standings(season)]

    assert tuple(reversed(standing)) == starting_grid(season)


@pytest.mark.rule("SEA-9")
def test_sea_9_who_was_out_may_have_to_start_behind() -> None:
    season = replace(winter_cup(), grid=GridOrder.REVERSE, out_last=True)

    grid = starting_grid(season) or ()

    assert {CARS["Ana"], CARS["Fynn"]} == set(grid[-2:])
    assert CARS["Gus"] == grid[0]


@pytest.mark.rule("SEA-9")
def test_sea_9_the_last_race_gives_its_order() -> None:
    season = replace(winter_cup(), grid=GridOrder.LAST_RACE)

    assert season.results[-1].order == starting_grid(season)


@pytest.mark.rule("SEA-9")
def test_sea_9_who_was_not_there_starts_behind_the_order_of_the_last_race() -> None:
    season = replace(winter_cup(), grid=GridOrder.LAST_RACE)
    *before, last = season.results
    order = tuple(number for number in last.order if number != CARS["Ida"])
    season = replace(season, results=(*before, replace(last, order=order)))

    assert (*order, CARS["Ida"]) == starting_grid(season)


@pytest.mark.rule("SEA-9")
def test_sea_9_the_first_race_of_a_season_is_drawn() -> None:
    season = replace(winter_cup(), grid=GridOrder.REVERSE, results=())

    assert starting_grid(season) is None
