from __future__ import annotations

from formulad.ai.cars import car_of, with_cars
from formulad.games.race.designs import Garage
from formulad.race.agreed.design import STANDARD, Design, design_fault
from formulad.race.agreed.options import Options, Rules
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.store.paths import data_root

SHIPPED = tuple(found.design for found in Garage(data_root() / "assets" / "designs").designs())
MINE = Design(14, 1, 1, 1, 1, 2)
SEATS = (Entrant("Ana", 1, design=MINE), Entrant("Cy", 2, "rookie"), Entrant("Di", 3))


def test_every_design_that_comes_with_the_game_may_race() -> None:
    assert 4 == len(SHIPPED)
    assert [None] * 4 == [design_fault(design, must_spend_all=True) for design in SHIPPED]


def test_a_computer_driver_brings_a_car_of_the_game_and_always_the_same() -> None:
    cars = [car_of(Entrant("Cy", number, "rookie"), SHIPPED) for number in range(1, 11)]

    assert cars == [car_of(Entrant("Cy", number, "rookie"), SHIPPED) for number in range(1, 11)]
    assert set(SHIPPED) == set(cars)


def test_people_keep_the_cars_they_designed() -> None:
    setup = RaceSetup("monaco", SEATS, Options(rules=Rules.COMPLETE, own_car=True))

    ana, cy, di = with_cars(setup, SHIPPED).seats

    assert (MINE, None) == (ana.design, di.design)
    assert cy.design in SHIPPED


def test_nobody_brings_a_design_where_all_drive_the_same_car() -> None:
    setup = with_cars(RaceSetup("monaco", SEATS, Options(rules=Rules.COMPLETE)), SHIPPED)

    assert {None} == {entrant.design for entrant in setup.seats}


def test_without_designs_a_computer_drives_what_it_was_given() -> None:
    assert STANDARD == car_of(Entrant("Cy", 2, "rookie", STANDARD), ())
