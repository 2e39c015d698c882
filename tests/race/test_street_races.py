from __future__ import annotations

import pytest

from tests.race.street import LAPS, Plan, report, roster, watched_street_race
from tests.scope import amount

RACES = amount(1, 4)


@pytest.mark.thorough
@pytest.mark.parametrize("race", range(RACES))
def test_computers_race_through_the_city_by_the_laws_of_all_races(race: int) -> None:
    assert watched_street_race(race, Plan())


@pytest.mark.thorough
@pytest.mark.parametrize("race", range(RACES))
def test_computers_race_by_the_same_laws_against_drivers_who_try_everything(race: int) -> None:
    assert watched_street_race(race, Plan(is_balanced=True, is_mixed=True))


def test_every_driver_has_every_seat_equally_often() -> None:
    drivers = roster()
    plan = Plan()

    casts = [plan.drivers(race) for race in range(3, 2 * len(LAPS) * len(drivers), 2 * len(LAPS))]

    assert all(set(seat) == set(drivers) for seat in zip(*casts, strict=True))


def test_one_driver_stays_at_home_if_there_is_no_weather() -> None:
    assert {"julien"} == {driver.id for driver in set(roster()) - set(Plan().drivers(0))}


@pytest.mark.thorough
def test_the_table_names_every_driver() -> None:
    told = "\n".join(report(watched_street_race(3, Plan())))

    assert all(driver.id in told for driver in roster())
