from __future__ import annotations

import pytest

from formulad.kernel.agent import name_fault
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability, StreetDriver, balanced, points_fault
from formulad.race.agreed.options import Options, Rules
from formulad.race.agreed.roster import with_drivers
from formulad.race.agreed.setup import Entrant, RaceSetup, line_up_fault


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Ada", "ADA"),
        ("Maximiliana", "MAX"),
        ("Bo", "BO"),
        ("J. R.", "JR"),
        ("Rookie 3", "RO3"),
        ("Rookie 10", "R10"),
        ("2001", "01"),
        ("R2D2", "R22"),
        ("Zoé", "ZOÉ"),
        ("!", "N7"),
    ],
)
def test_a_driver_is_known_in_the_tower_by_three_letters(name: str, code: str) -> None:
    assert code == Entrant(name, 7).code


def test_a_name_that_is_too_long_is_not_read_to_its_end() -> None:
    assert "a name has at most 40 letters, not 41" == name_fault("a" * 40 + "\ud800")


def a_driver(name: str, *abilities: Ability) -> StreetDriver:
    return StreetDriver(name, (6, 3, 3, 3, 3, 2), abilities)


CLOUD = a_driver("cloud", Ability.SECOND_SKY)
ROSTER = (a_driver("first"), CLOUD, a_driver("third"), a_driver("fourth"))
STREETS = Options(rules=Rules.COMPLETE, street=True, weather=True)
FINE = replace(STREETS, weather=False)


def cast(seats: tuple[Entrant, ...], options: Options = STREETS) -> list[str]:
    """Return the ids of the drivers that seats are given; empty for nobody."""
    setup = with_drivers(RaceSetup("ring", seats, options), ROSTER)
    return [entrant.driver.id if entrant.driver else "" for entrant in setup.seats]


def test_a_seat_without_a_driver_gets_the_one_of_its_car() -> None:
    assert ["third", "first"] == cast((Entrant("Ada", 3), Entrant("Bob", 1, "rookie")))


def test_where_that_one_is_taken_a_seat_gets_the_next_that_is_free() -> None:
    chosen = Entrant("Ada", 9, driver=ROSTER[0])

    assert ["first", "cloud", "third"] == cast((chosen, Entrant("Bob", 1), Entrant("Cy", 3)))


def test_no_seat_takes_the_driver_that_another_car_is_meant_for() -> None:
    assert ["cloud", "first"] == cast((Entrant("Ada", 10), Entrant("Bob", 1)))


def test_a_driver_that_may_not_race_is_given_to_nobody() -> None:
    assert ["first"] == cast((Entrant("Ada", 2),), FINE)
    assert ["cloud"] == cast((Entrant("Ada", 2),), replace(FINE, abilities=False))


def test_where_all_have_a_seat_the_next_has_a_driver_without_a_name() -> None:
    seats = tuple(Entrant(f"D{number}", number) for number in range(1, 6))

    assert ["first", "cloud", "third", "fourth", ""] == cast(seats)


def test_away_from_the_streets_there_are_no_drivers() -> None:
    assert [""] == cast((Entrant("Ada", 1, driver=ROSTER[0]),), Options(rules=Rules.COMPLETE))


@pytest.mark.parametrize(
    ("drivers", "options", "sentence"),
    [
        pytest.param((None, None), STREETS, None, id="nobody chosen"),
        pytest.param((ROSTER[0], CLOUD), STREETS, None, id="different ones"),
        pytest.param(
            (CLOUD, CLOUD),
            STREETS,
            "Ada and Bob have the same driver; give one of them another.",
            id="the same",
        ),
        pytest.param((CLOUD, CLOUD), Options(rules=Rules.COMPLETE), None, id="no streets"),
        pytest.param(
            (None, CLOUD),
            FINE,
            "Bob needs another driver. The gift of this driver is about the weather,"
            " and this race has none.",
            id="no weather",
        ),
        pytest.param((CLOUD, None), replace(FINE, abilities=False), None, id="no gifts"),
    ],
)
def test_what_keeps_street_drivers_from_racing_is_said(
    drivers: tuple[StreetDriver | None, ...], options: Options, sentence: str | None
) -> None:
    seats = (Entrant("Ada", 1, driver=drivers[0]), Entrant("Bob", 2, driver=drivers[1]))

    assert sentence == line_up_fault(seats, 10, options)


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ((6, 4, 3, 3, 3, 3), None),
        ((7, 4, 3, 3, 3, 3), "A driver has at most 22 points in all, not 23."),
        ((6, 4, 3, 0, 3, 3), "A car can have 1 to 7 points for its body, not 0."),
    ],
)
def test_a_driver_has_points_within_limits(points: tuple[int, ...], sentence: str | None) -> None:
    assert sentence == points_fault(points)


def test_drivers_are_brought_down_to_twenty_points_from_their_largest_pools() -> None:
    assert (3, 4, 3, 3, 3, 4) == balanced((5, 4, 3, 3, 3, 4))
    assert (7, 4, 2, 2, 3, 2) == balanced((8, 4, 2, 2, 3, 2))
    assert (7, 3, 2, 2, 3, 3) == balanced((7, 3, 2, 2, 3, 3))
