"""The Zone: section 17 of the rules, STR-4."""

from __future__ import annotations

import pytest

from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.options import Options
from formulad.race.car import Part
from formulad.race.events import DebrisLeft
from tests.builders import a_car, a_race, a_start, due, lost, play, refused
from tests.city import city, in_the_streets
from tests.presets import RULEBOOK, STREET

ZONE = city(
    """
    A  . . . . . . . . . . . . 2 2 2 . . . . . . . . . .
    B  . . . . . . . . . . . . 2 2 2 . . . . . . . . . .
    """,
    zone="s1.A3 s1.A5 s1.A6 s1.B9",
)
BLACK_CELLS = ("s1.A3", "s1.A5", "s1.A6", "s1.B9")
THROUGH = "p s1.A2-s1.A7"


@pytest.mark.rule("STR-4")
@pytest.mark.rule("STR-1/iii")
@pytest.mark.parametrize(
    ("options", "cells"),
    [
        (STREET, BLACK_CELLS),
        (RULEBOOK, BLACK_CELLS),
        (in_the_streets(debris=False), ()),
        (Options(), ()),
    ],
    ids=["street cars", "circuit cars", "no debris", "basic rules"],
)
def test_black_cells_are_debris_from_the_start_if_there_is_any(
    options: Options, cells: tuple[str, ...]
) -> None:
    _, grid = a_start(on=ZONE, options=options)

    assert set(cells) == {ZONE.cells[cell].name for cell in grid.debris}


@pytest.mark.rule("STR-4")
@pytest.mark.rule("DEB-2/i")
def test_every_black_cell_on_the_way_is_tested() -> None:
    car = a_car("s1.A1", road_holding=3)
    game, before = a_race(on=ZONE, cars=[car], options=STREET, to_go=6, debris=BLACK_CELLS)

    step = play(game, before, THROUGH, "r2", "r3", "r19")

    assert {Part.ROAD_HOLDING: 2} == lost(step)
    assert (0, "gear") == due(game, step.state)


@pytest.mark.rule("STR-4")
def test_it_stays_black_however_many_cars_drive_over_it() -> None:
    game, before = a_race(
        on=ZONE, cars=[a_car("s1.A1")], options=STREET, to_go=6, debris=BLACK_CELLS
    )

    after = play(game, before, THROUGH, "r20", "r20", "r1").state

    assert set(BLACK_CELLS) == {ZONE.cells[cell].name for cell in after.debris}


@pytest.mark.rule("STR-4")
@pytest.mark.rule("DEB-2/ii")
def test_parts_that_fall_on_a_black_cell_make_no_difference() -> None:
    cars = [a_car("s1.A1", gear=1), a_car("s1.A3", gear=1)]
    game, before = a_race(on=ZONE, cars=cars, options=STREET, to_go=1, debris=BLACK_CELLS)

    step = play(game, before, "p s1.A2", "r1", "r20")

    assert {Part.BODY: 1} == lost(step, car=1)
    assert before.debris == step.state.debris
    assert not any(isinstance(event, DebrisLeft) for event in step.events)


@pytest.mark.rule("STR-4")
@pytest.mark.rule("MOV-7")
def test_it_can_be_driven_round() -> None:
    game, before = a_race(
        on=ZONE, cars=[a_car("s1.A2", gear=3)], options=STREET, to_go=6, debris=BLACK_CELLS
    )

    after = play(game, before, "p s1.B2-s1.B7").state

    assert (0, "gear") == due(game, after)


@pytest.mark.rule("STR-4")
@pytest.mark.rule("DRV-TEMANA-1")
def test_no_scrap_is_left_on_a_black_cell() -> None:
    car = a_car("s1.A3", gifts=[Ability.LITTER])
    game, before = a_race(on=ZONE, cars=[car], options=STREET, to_go=6, debris=BLACK_CELLS)

    sentence = refused(game, before, "litter")

    assert "DRV-TEMANA-1: Debris lies on this cell already." == sentence
