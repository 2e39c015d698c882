from __future__ import annotations

from fractions import Fraction

from formulad.race.bills import Verdict
from formulad.race.dice import Gear
from formulad.race.forecast import GearForecast, gear_forecast
from tests.builders import CarAt, a_car, a_race
from tests.drawn import track

ROAD = track("""
    A  . . . . . . . . . . 1 1 1 . . . . . . . . . .
    B  . . . . . . . . . . 1 1 1 . . . . . . . . . .
""")
TWO_STOPS = track("""
    A  . . . . . . . . . . 2 2 2 . . . . . . . . . .
""")


def foretold(gear: Gear, *cars: CarAt) -> GearForecast:
    """Return what a gear may lead to for the first of some cars."""
    game, state = a_race(on=ROAD, cars=cars)
    return gear_forecast(game.setting, state, 0, gear)


def test_every_face_of_the_die_has_its_chance() -> None:
    faces = foretold(Gear.THIRD, a_car("s1.A1", gear=3)).faces

    eighth = Fraction(1, 8)
    expected = [(4, eighth), (5, eighth), (6, 2 * eighth), (7, 2 * eighth), (8, 2 * eighth)]
    assert expected == [(face.face, face.chance) for face in faces]


def test_each_cell_tells_by_which_faces_it_is_reached() -> None:
    cells = foretold(Gear.FIRST, a_car("s1.A1", gear=1)).cells

    found = {ROAD.cells[each.cell].name: each.faces for each in cells}
    assert {"s1.A2": (1,), "s1.B1": (1,), "s1.A3": (2,), "s1.B2": (2,)} == found


def test_a_face_is_judged_by_the_best_way_it_leaves() -> None:
    # From s1.A10 a 4 ends one cell beyond the corner in lane A, and in it in lane B, where the road
    # is a cell longer. 5 to 8 cost a point more each.
    faces = foretold(Gear.THIRD, a_car("s1.A10", gear=3)).faces

    assert [0, 1, 2, 3, 4] == [face.bill.points for face in faces]
    assert [Verdict.CLEAN, *[Verdict.COST] * 4] == [face.verdict for face in faces]


def test_a_car_in_the_way_is_foreseen() -> None:
    cars = [a_car("c1.A3", gear=2, stops=1), a_car("s2.A1", gear=1), a_car("s2.B1", gear=1)]

    forecast = foretold(Gear.SECOND, *cars)

    assert [2, 3, 4] == [face.bill.points for face in forecast.faces]


def test_the_chance_of_going_out_adds_up_over_the_faces() -> None:
    game, state = a_race(on=TWO_STOPS, cars=[a_car("c1.A2", gear=2, stops=0, points=2)])

    forecast = gear_forecast(game.setting, state, 0, Gear.SECOND)

    # A 2 can be braked to 1, inside the corner; 3 and 4 cannot with one point to give.
    assert Fraction(1, 6) == forecast.chance_of(Verdict.COST)
    assert Fraction(5, 6) == forecast.chance_of(Verdict.OUT)


def test_what_skipping_gears_costs_comes_first() -> None:
    forecast = foretold(Gear.THIRD, a_car("s1.A1", gear=5))

    assert 1 == forecast.shift.points
    assert {0} == {face.bill.points for face in forecast.faces}


def test_a_forecast_does_not_touch_the_car() -> None:
    game, state = a_race(on=ROAD, cars=[a_car("s1.A1", gear=5)])

    gear_forecast(game.setting, state, 0, Gear.SECOND)

    assert ((18,), Gear.FIFTH) == (state.car.wear.points, state.car.gear)
