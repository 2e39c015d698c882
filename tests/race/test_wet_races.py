"""Full grids in the rain, their closed roads judged by the slow oracle."""

from __future__ import annotations

import pytest

from formulad.race.state import Weather
from formulad.race.tyres import TyreKind, TyreSet
from tests.builders import a_car, a_race
from tests.drawn import track
from tests.presets import MASTERS
from tests.race.wet import check_offers, play

BEND = track("""
    A  . . . 1> 1 1 . .
    B  . . . 1  1 1 . .
""")


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_on_a_closed_wet_road_just_those_ways_are_offered_that_walking_every_path_finds(
    seed: int,
) -> None:
    met = play(seed)

    assert met["closed"] <= met["judged"]
    assert met["judged"]


def test_of_a_short_and_a_long_way_home_to_one_cell_the_short_one_stands_for_both() -> None:
    car = a_car("c1.A1", stops=1, tyre_set=TyreSet(TyreKind.SOFT))
    game, before = a_race(
        on=BEND, cars=[car], options=MASTERS, to_go=6, laps=1, weather=Weather.RAIN
    )
    home = [option.route for option in game.paths(before) if option.route.finishes]

    # In lane it takes five cells to s1.A1; by the arrow to lane B and back it takes six.
    assert [5] == [len(route.cells) for route in home if route.cells[-1] == BEND.by_name["s1.A1"]]
    check_offers(game, before)
