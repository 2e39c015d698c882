"""Whether a path would end in a wake, told before it is driven."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.car import Status
from formulad.race.rules import RaceGame
from formulad.race.wakes import wake_after
from tests.builders import a_car, a_race, path_to
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from tests.builders import CarAt

ROAD = track(
    """
    A  . . . . . . . . . . . . 1> 1> 1  1 . . . . . . . . . . . .
    B  . . . . . . . . . . . . 1> 1> 1    . . . . . . . . . . . .
    C  . . . . . . . . . . . . 1  1       . . . . . . . . . . . .
    """
)
COMPLETE = replace(RULEBOOK, pit_stops=False)


def wake(
    *cars: CarAt, to_go: int = 5, end: str = "s1.A6", brakes: int = 0, options: Options = COMPLETE
) -> int | None:
    """Return in whose wake the first car would end up on a cell."""
    _, state = a_race(on=ROAD, cars=cars, to_go=to_go)
    game = RaceGame(ROAD, len(cars), options)
    worn = tuple(replace(car, wear=options.rule_set.wear) for car in state.cars)
    state = replace(state, cars=worn)
    return wake_after(game.setting, state, path_to(game, state, end, brakes=brakes))


def test_a_path_that_ends_right_behind_a_fast_car_opens_its_slipstream() -> None:
    assert 1 == wake(a_car("s1.A1"), a_car("s1.A7"))


@pytest.mark.parametrize(
    "leader",
    [
        a_car("s1.B7"),
        a_car("s1.A8"),
        a_car("s1.A7", gear=3),
        a_car("s1.A7", gear=5),
        a_car("s1.A7", status=Status.SPUN),
    ],
    ids=["aside", "too far", "slow", "faster", "spun"],
)
def test_no_other_car_gives_one(leader: CarAt) -> None:
    assert wake(a_car("s1.A1"), leader) is None


def test_a_car_that_brakes_to_get_there_gets_none() -> None:
    assert wake(a_car("s1.A1"), a_car("s1.A7"), to_go=6, brakes=1) is None


def test_nobody_gets_one_where_there_are_no_slipstreams() -> None:
    options = replace(COMPLETE, slipstream=False)

    assert wake(a_car("s1.A1"), a_car("s1.A7"), options=options) is None


def test_a_wake_with_no_way_out_of_it_opens_nothing() -> None:
    wall = (a_car("s1.A7"), a_car("s1.B6"), a_car("s1.B7"))

    assert wake(a_car("s1.A1"), *wall) is None
