from __future__ import annotations

from itertools import permutations

import pytest

from formulad.ai.judging.arrivals import Arrivals
from formulad.ai.judging.standing import turns_to_go
from formulad.ai.values.tables import Tables
from formulad.kernel.values import replace
from formulad.race.car import Status
from formulad.race.road.track import CellId
from formulad.race.state import Weather
from formulad.race.tyres import TyreKind, TyreSet
from tests.ai.complete import a_car, a_moment
from tests.ai.judging.test_service import IN_ANY_WEATHER, LANE

PLACES = [CellId(place) for place in range(len(LANE.cells), len(LANE.places))]
"""The lane and its boxes."""


@pytest.mark.parametrize("is_served", [False, True])
def test_wherever_two_cars_stand_in_the_pits_both_have_turns_to_go(*, is_served: bool) -> None:
    """One may wait behind the other without a cell to move."""
    cars = a_car(LANE, "s1.A1", lap=1), a_car(LANE, "s1.A6", lap=1)
    game, state = a_moment(LANE, *cars, options=IN_ANY_WEATHER)
    tables = Tables(game.setting)
    inside = {"status": Status.IN_PIT, "tyres": TyreSet(TyreKind.HARD), "is_served": is_served}

    for places in permutations(PLACES, 2):
        both = tuple(
            replace(car, cell=cell, **inside)  # type: ignore[arg-type]
            for car, cell in zip(cars, places, strict=True)
        )
        moment = replace(state, cars=both, weather=Weather.FINE)
        for seat in range(2):
            arrivals = Arrivals(tables, moment, seat)
            assert 1 < turns_to_go(arrivals) < arrivals.ruin
