"""Street races: section 17 of the rules, STR-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.drivers_yaml import Paddock
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability, StreetDriver, balanced, driver_fault
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.car import Part, Status
from formulad.race.road.track import PitLane
from formulad.race.state import Weather
from formulad.race.tyres import TyreKind, TyreSet
from formulad.store.paths import data_root
from tests.builders import a_car, a_race, a_start, drive, due, ends, gears, lost, play, refused
from tests.city import AVENUE, in_the_streets
from tests.presets import RULEBOOK, STREET

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.race.agreed.options import Options

WITH_PITS = replace(
    AVENUE,
    pit=PitLane(
        entered_from=(AVENUE.by_name["s2.B6"],),
        joins_at=(AVENUE.by_name["s1.B3"],),
        length=6,
        boxes=((2, 1), (4, 2)),
    ),
)
JACK = StreetDriver("jack", (9, 2, 2, 2, 3, 2), (Ability.DRIFT,))
DIMITRI = StreetDriver("dimitri", (5, 4, 3, 3, 3, 4), (Ability.TOUGH_ENGINE,))
POINTS = {
    "litsu": (7, 3, 2, 2, 3, 3),
    "jack": (9, 2, 2, 2, 3, 2),
    "stanley": (7, 2, 3, 2, 3, 3),
    "dimitri": (5, 4, 3, 3, 3, 4),
    "julien": (8, 4, 2, 2, 3, 2),
    "jenny": (4, 6, 2, 3, 3, 2),
    "montoya": (5, 5, 3, 2, 3, 2),
    "derek": (6, 3, 2, 4, 3, 3),
    "diane": (6, 4, 2, 3, 3, 3),
    "temana": (6, 3, 3, 3, 3, 3),
}
"""Tyres, brakes, gearbox, body, engine and handling of the ten."""
GIFTS = {
    "litsu": {"DRV-LITSU-1"},
    "jack": {"DRV-JACK-1"},
    "stanley": {"DRV-STANLEY-1"},
    "dimitri": {"DRV-DIMITRI-1"},
    "julien": {"DRV-JULIEN-1", "DRV-JULIEN-2"},
    "jenny": {"DRV-JENNY-1"},
    "montoya": {"DRV-MONTOYA-1"},
    "derek": {"DRV-DEREK-1"},
    "diane": {"DRV-DIANE-1"},
    "temana": {"DRV-TEMANA-1", "DRV-TEMANA-2"},
}


def drives(driver: StreetDriver, options: Options) -> tuple[int, ...]:
    """Return the points with which a driver begins a race."""
    setup = RaceSetup("avenue", (Entrant("Ada", 1, driver=driver),), options)
    return setup.entries[0].wear.points


@pytest.mark.rule("STR-1/i")
def test_ten_drivers_have_points_of_their_own(tmp_path: Path) -> None:
    roster = Paddock(data_root() / "assets", tmp_path).roster()

    assert {driver.id: driver.points for driver in roster} == POINTS


@pytest.mark.rule("STR-1/i")
def test_each_has_a_gift_that_nobody_else_has(tmp_path: Path) -> None:
    roster = Paddock(data_root() / "assets", tmp_path).roster()

    assert {driver.id: {gift.rule for gift in driver.abilities} for driver in roster} == GIFTS


@pytest.mark.rule("STR-1/i")
@pytest.mark.rule("STR-1[street=on]")
def test_who_plays_a_driver_begins_with_those_points_and_that_gift() -> None:
    setup = RaceSetup("avenue", (Entrant("Ada", 3, driver=JACK),), STREET)

    (entry,) = setup.entries

    assert (3, JACK.points, (Ability.DRIFT,)) == (entry.number, entry.wear.points, entry.abilities)


@pytest.mark.rule("STR-1[street=off]")
def test_on_the_circuits_a_car_is_as_built_whoever_drives() -> None:
    assert (6, 3, 3, 3, 3, 2) == drives(JACK, RULEBOOK)


@pytest.mark.rule("STR-1/i")
@pytest.mark.parametrize(
    ("gift", "options", "fault"),
    [
        (Ability.SECOND_SKY, STREET, None),
        (Ability.SHORT_SLIDE, in_the_streets(weather=False), None),
        (Ability.SECOND_SKY, in_the_streets(weather=False, abilities=False), None),
        (
            Ability.SECOND_SKY,
            in_the_streets(weather=False),
            "The gift of this driver is about the weather, and this race has none.",
        ),
    ],
    ids=["weather", "another gift", "no gifts", "no weather"],
)
def test_who_asks_the_sky_needs_one(gift: Ability, options: Options, fault: str | None) -> None:
    assert fault == driver_fault(StreetDriver("julien", POINTS["julien"], (gift,)), options)


@pytest.mark.rule("STR-1[abilities=on]")
@pytest.mark.rule("STR-1[abilities=off]")
@pytest.mark.parametrize("has_abilities", [True, False], ids=["on", "off"])
def test_gifts_count_if_that_was_agreed(*, has_abilities: bool) -> None:
    car = a_car("c1.A1", gifts=[Ability.DRIFT])
    options = in_the_streets(abilities=has_abilities)
    game, before = a_race(on=AVENUE, cars=[car], options=options, to_go=1)

    assert has_abilities == (game.read("drift +1") in game.moves(before))


@pytest.mark.rule("STR-1[street=off]")
@pytest.mark.rule("STR-1/iii")
def test_on_cars_of_the_circuits_gifts_are_lost() -> None:
    car = a_car("c1.A1", gifts=[Ability.DRIFT])
    game, before = a_race(on=AVENUE, cars=[car], options=RULEBOOK, to_go=1)

    assert "DRV-JACK-1: This driver does not drift." == refused(game, before, "drift +1")


@pytest.mark.rule("STR-1[balance_drivers=off]")
def test_drivers_keep_what_they_have() -> None:
    assert DIMITRI.points == drives(DIMITRI, STREET)


@pytest.mark.rule("STR-1[balance_drivers=on]")
@pytest.mark.parametrize(
    ("points", "left"),
    [
        ((7, 3, 2, 2, 3, 3), (7, 3, 2, 2, 3, 3)),
        ((8, 4, 2, 2, 3, 2), (7, 4, 2, 2, 3, 2)),
        ((5, 4, 3, 3, 3, 4), (3, 4, 3, 3, 3, 4)),
        ((6, 3, 2, 4, 3, 3), (5, 3, 2, 4, 3, 3)),
        ((4, 4, 4, 4, 3, 3), (3, 3, 4, 4, 3, 3)),
    ],
    ids=["twenty", "one more", "two more", "the most", "the first of equals"],
)
def test_or_are_brought_down_to_twenty_from_the_part_with_most(
    points: tuple[int, ...], left: tuple[int, ...]
) -> None:
    driver = StreetDriver("somebody", points, ())

    assert left == drives(driver, in_the_streets(balance_drivers=True))
    assert 20 == sum(balanced(points))


@pytest.mark.rule("STR-1/ii")
@pytest.mark.rule("TYR-1")
def test_street_cars_are_on_hard_tyres_and_nobody_chooses() -> None:
    game, grid = a_start(on=AVENUE, options=STREET)

    assert [TyreSet(TyreKind.HARD)] * 2 == [car.tyres for car in grid.cars]
    assert (0, "start") == due(game, play(game, grid, "r1").state)


@pytest.mark.rule("STR-1/ii")
@pytest.mark.rule("TYR-1")
@pytest.mark.parametrize(
    ("options", "end"),
    [(STREET, "s2.A1"), (replace(RULEBOOK, weather=True), "c1.A1")],
    ids=["street", "circuit"],
)
def test_on_a_wet_road_they_slide_while_cars_of_the_circuits_without_tyres_do_not(
    options: Options, end: str
) -> None:
    game, before = a_race(
        on=AVENUE, cars=[a_car("s1.A28")], options=options, to_go=3, weather=Weather.RAIN
    )

    assert end in ends(game, before)


@pytest.mark.rule("STR-1/ii")
@pytest.mark.rule("TYR-1")
def test_however_old_they_are_a_cell_too_far_costs_a_point() -> None:
    old = TyreSet(TyreKind.HARD, laps=3)
    game, before = a_race(
        on=AVENUE, cars=[a_car("c1.A2", tyre_set=old)], options=STREET, to_go=4, laps=3
    )

    assert {Part.TYRES: 3} == lost(drive(game, before, "s2.A3"))


@pytest.mark.rule("STR-1/ii")
@pytest.mark.rule("PIT-1")
@pytest.mark.rule("PIT-1[pit_stops=off]")
def test_they_make_no_pit_stops_even_where_there_are_pits() -> None:
    car = a_car("s2.B6", gear=1)
    game, before = a_race(on=WITH_PITS, cars=[car], options=STREET, to_go=1)

    assert "PIT-1: The pit lane is closed now." == refused(game, before, "p pit.1")


@pytest.mark.rule("STR-1/iii")
@pytest.mark.rule("PIT-1[pit_stops=on]")
def test_cars_of_the_circuits_may_pit_in_the_same_city() -> None:
    game, before = a_race(on=WITH_PITS, cars=[a_car("s2.B6", gear=1)], options=RULEBOOK, to_go=1)

    assert Status.IN_PIT is play(game, before, "p pit.1").state.cars[0].status


@pytest.mark.rule("STR-1/i")
@pytest.mark.rule("GBX-1")
def test_all_the_rest_goes_by_the_complete_rules() -> None:
    game, before = a_race(on=AVENUE, cars=[a_car("s1.A1", gear=4, gearbox=0)], options=STREET)

    assert ["g3", "g4", "g5"] == gears(game, before)
