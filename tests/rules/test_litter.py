"""Scrap that is left behind: section 17 of the rules, DRV-TEMANA-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.agreed.drivers import Ability
from formulad.race.car import Once, Part
from formulad.race.events import CarMoved, DebrisLeft, LitterLeft
from tests.builders import a_car, a_race, a_start, drive, due, lost, play, refused
from tests.city import city, in_the_streets
from tests.presets import STREET

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

ROAD = city("""
    A  . . . . . . . . . . . . 1 1 1 . . . . . . . . . .
    B  . . . . . . . . . . . . 1 1 1 . . . . . . . . . .
""")
ALLEY = city("A  . . . . . . . . . . . . 1 1 1 . . . . . . . . . .")
LITTER = [Ability.LITTER]
NOTHING_LEFT = "DRV-TEMANA-1: There is nothing left to drop before the line."
LEAVES_NOTHING = "DRV-TEMANA-1: This driver leaves nothing behind."
TO_A4 = "p s1.A2-s1.A4"


def temana(
    at: str = "s1.A1", *, options: Options = STREET, to_go: int = 3
) -> tuple[RaceGame, State]:
    """Return a race in which Temana has rolled his die."""
    return a_race(on=ROAD, cars=[a_car(at, gifts=LITTER)], options=options, to_go=to_go)


@pytest.mark.rule("DRV-TEMANA-1")
def test_debris_falls_on_the_cell_he_leaves() -> None:
    game, before = temana()

    littering = play(game, before, "litter").state
    step = play(game, littering, TO_A4)

    start = ROAD.by_name["s1.A1"]
    assert frozenset() == littering.debris
    assert {start} == step.state.debris
    assert [LitterLeft, DebrisLeft, CarMoved] == [type(event) for event in step.events[:3]]


@pytest.mark.rule("DRV-TEMANA-1")
@pytest.mark.rule("DEB-2/ii")
def test_it_does_not_harm_him_who_drives_off_but_the_next_who_comes() -> None:
    cars = [a_car("s1.A2", gear=1, gifts=LITTER), a_car("s1.A1", gear=1)]
    game, before = a_race(on=ROAD, cars=cars, options=STREET, to_go=1)

    gone = play(game, before, "litter", "p s1.A3", "g1", "r1", "p s1.A2")
    after = play(game, gone.state, "r4")

    assert (1, "debris") == due(game, gone.state)
    assert [{}, {Part.ROAD_HOLDING: 1}] == [lost(gone, car=0), lost(after, car=1)]


@pytest.mark.rule("DRV-TEMANA-1")
def test_he_need_not() -> None:
    game, before = temana()

    assert frozenset() == play(game, before, TO_A4).state.debris


@pytest.mark.rule("DRV-TEMANA-1")
def test_he_has_to_drive_off_then() -> None:
    car = a_car("s1.A1", gear=1, brakes=3, gifts=LITTER)
    game, before = a_race(on=ROAD, cars=[car], options=STREET, to_go=2)

    littering = play(game, before, "litter").state

    assert game.read("p b2") in game.moves(before)
    sentence = "DRV-TEMANA-1: Who drops scrap behind the car has to drive off."
    assert sentence == refused(game, littering, "p b2")


@pytest.mark.rule("DRV-TEMANA-1")
@pytest.mark.rule("BLK-3")
def test_where_he_cannot_drive_off_nothing_falls() -> None:
    cars = [a_car("s1.A1", gear=1, gifts=LITTER), a_car("s1.A2", gear=1)]
    game, before = a_race(on=ALLEY, cars=cars, options=STREET, to_go=1)

    assert "DRV-TEMANA-1: The car cannot leave its cell." == refused(game, before, "litter")


@pytest.mark.rule("DRV-TEMANA-1")
@pytest.mark.rule("DEB-2/ii")
def test_nothing_is_added_to_debris() -> None:
    car = a_car("s1.A1", gifts=LITTER)
    game, before = a_race(on=ROAD, cars=[car], options=STREET, to_go=3, debris=["s1.A1"])

    assert "DRV-TEMANA-1: Debris lies on this cell already." == refused(game, before, "litter")


@pytest.mark.rule("DRV-TEMANA-1")
def test_once_a_lap_is_all() -> None:
    game, before = temana()

    littering = play(game, before, "litter").state
    next_turn = play(game, littering, TO_A4, "g1", "r1").state

    assert [NOTHING_LEFT] * 2 == [
        refused(game, state, "litter") for state in (littering, next_turn)
    ]


@pytest.mark.rule("DRV-TEMANA-1")
@pytest.mark.parametrize(("lap", "has_more"), [(1, True), (0, False)], ids=["lap", "start"])
def test_a_new_lap_brings_more_but_the_line_of_the_start_does_not(
    lap: int, *, has_more: bool
) -> None:
    car = a_car("s2.A9", gear=2, lap=lap, gifts=LITTER, used=[Once.LITTER])
    game, before = a_race(on=ROAD, cars=[car], options=STREET, to_go=3)

    after = play(game, before, "p s2.A10-s1.A2", "g1", "r1").state

    assert has_more == (game.read("litter") in game.moves(after))


@pytest.mark.rule("DRV-TEMANA-1")
def test_scrap_dropped_before_the_line_belongs_to_the_lap_that_ends() -> None:
    game, before = temana("s2.A9")

    after = play(game, before, "litter", "p s2.A10-s1.A2", "g1", "r1", "litter", "p s1.A3").state

    assert {"s2.A9", "s1.A2"} == {ROAD.cells[cell].name for cell in after.debris}


@pytest.mark.rule("DRV-TEMANA-1")
@pytest.mark.rule("STA-3")
def test_he_may_leave_some_on_the_grid_even_in_a_great_start() -> None:
    game, grid = a_start(on=ROAD, seats=1, options=STREET, gifts=LITTER)

    step = play(game, grid, "r1", "r20", "litter")
    after = game.apply(step.state, game.moves(step.state)[0]).state

    assert {ROAD.grid[0]} == after.debris


@pytest.mark.rule("DRV-TEMANA-1")
@pytest.mark.rule("STR-2/i")
def test_nitro_and_scrap_go_together() -> None:
    game, before = temana()

    after = drive(game, play(game, before, "litter", "nitro").state, "s1.A8").state

    assert {Once.LITTER, Once.NITRO} == after.cars[0].used
    assert {ROAD.by_name["s1.A1"]} == after.debris


@pytest.mark.rule("DRV-TEMANA-1")
@pytest.mark.rule("QUA-1")
def test_in_a_timed_lap_nothing_falls() -> None:
    options = in_the_streets(qualifying=True)
    game, grid = a_start(on=ROAD, options=options, gifts=LITTER)

    lap = play(game, grid, "r1", "lap", "g1", "r1").state

    sentence = "DRV-TEMANA-1: Scrap can be dropped on the track, and in the race."
    assert sentence == refused(game, lap, "litter")


@pytest.mark.rule("DRV-TEMANA-1")
@pytest.mark.rule("DEB-1[debris=off]")
@pytest.mark.rule("STR-1[abilities=off]")
@pytest.mark.parametrize(
    "options",
    [in_the_streets(debris=False), in_the_streets(abilities=False)],
    ids=["no debris", "no gifts"],
)
def test_without_debris_or_gifts_there_is_none(options: Options) -> None:
    game, before = temana(options=options)

    assert LEAVES_NOTHING == refused(game, before, "litter")


@pytest.mark.rule("DRV-TEMANA-1")
def test_nobody_else_leaves_any() -> None:
    car = a_car("s1.A1", gifts=[Ability.LIGHT_WHEELS])
    game, before = a_race(on=ROAD, cars=[car], options=STREET, to_go=3)

    assert LEAVES_NOTHING == refused(game, before, "litter")
