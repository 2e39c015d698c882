from __future__ import annotations

import pytest

from formulad.race.bills import Item
from formulad.race.car import Part
from formulad.race.events import Cause, WearLost
from formulad.race.wear import charge
from tests.builders import a_car, a_race
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track("""
    A  . . . . . .
    B  . . . . . .
""")


@pytest.mark.parametrize("part", [Part.TYRES, Part.BRAKES, Part.GEARBOX])
def test_a_part_without_points_loses_none_and_nothing_is_told_of_it(part: Part) -> None:
    cars = [a_car("s1.A3", tyres=0, brakes=0, gearbox=0)]
    game, before = a_race(on=ROAD, cars=cars, options=RULEBOOK)

    after, told = charge(game.setting, before, 0, [Item(part, 1, Cause.OVERSHOOT)])

    assert ([], before.cars) == (told, after.cars)


def test_a_part_tells_of_no_more_points_than_it_had() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("s1.A3", brakes=1)], options=RULEBOOK)
    items = [Item(Part.BRAKES, 2, Cause.BRAKING), Item(Part.BRAKES, 1, Cause.BRAKING)]

    after, told = charge(game.setting, before, 0, items)

    assert 0 == after.cars[0].wear.left(Part.BRAKES)
    assert [WearLost(0, Part.BRAKES, 1, Cause.BRAKING, 0)] == told
