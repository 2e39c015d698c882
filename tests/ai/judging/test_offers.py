"""Where dice could lead a car, told at once: as each of them is told alone by its paths."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.judging.arrivals import BRAKES, CELLS, Arrivals
from formulad.ai.judging.judge import judge_of
from formulad.ai.judging.offers import Search
from formulad.ai.values.tables import tables_of
from formulad.kernel.values import replace
from formulad.race.car import Status
from formulad.race.dice import Gear
from formulad.race.state import Weather
from formulad.race.tyres import TyreKind, TyreSet
from tests.ai.complete import NEW, a_car, a_moment
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

ROAD = track(
    """
    A    . . . . . . . . . . 2 2 2 2 . . . . . . . . . . . . . .
    B    . . . . . . . . . . 2 2 2 2 . . . . . . . . . . . . . .
    pit  s2.B9 . . 1 2 . . s1.B4
    """
)
BOX = "box"
ON_TYRES = replace(RULEBOOK, laps=2, tyres=True)


def a_moment_of(kind: TyreKind, weather: Weather, *rivals: str, at: str) -> tuple[RaceGame, State]:
    """Return a moment of a car among rivals, all on tyres of a kind."""
    places = ("s1.A1" if at == BOX else at, *rivals)
    cars = [a_car(ROAD, place, points=(6, 2, *NEW[2:])) for place in places]
    if at == BOX:
        cars[0] = replace(cars[0], cell=ROAD.boxes[1], status=Status.IN_PIT, is_served=True)
    shod = [replace(car, tyres=TyreSet(kind)) for car in cars]
    game, state = a_moment(ROAD, *shod, options=ON_TYRES)
    return game, replace(state, weather=weather)


SLIDING, SHORT = (TyreKind.HARD, Weather.RAIN), (TyreKind.WET, Weather.RAIN)
FRESH = (TyreKind.SOFT, Weather.FINE)


@pytest.mark.parametrize("grip", [SLIDING, SHORT, FRESH], ids=["sliding", "a little", "new soft"])
@pytest.mark.parametrize(
    ("at", "rivals"),
    [
        pytest.param("s1.A3", (), id="alone"),
        pytest.param("s1.A3", ("s1.A7", "s1.B7"), id="behind two"),
        pytest.param("s1.A7", ("c1.A1", "c1.B1"), id="before a corner that is closed"),
        pytest.param("s1.A7", ("c1.A2", "c1.B3"), id="before a corner that is nearly closed"),
        pytest.param("s2.A3", ("s2.A13",), id="on a straight, who can be followed"),
        pytest.param("s2.A5", (), id="before the pits"),
        pytest.param(BOX, (), id="on the way out of the pits"),
    ],
)
@pytest.mark.parametrize("gear", [Gear.SECOND, Gear.FOURTH])
def test_where_a_move_gets_longer_every_face_is_told_by_its_own_ways(
    grip: tuple[TyreKind, Weather], at: str, rivals: tuple[str, ...], gear: Gear
) -> None:
    game, state = a_moment_of(*grip, *rivals, at=at)
    judge = judge_of(game.setting)

    exact = {each.face: each.turns for each in judge.prospects(game, state, gear)}

    assert exact == pytest.approx(judge.faces(game, state, gear))


@pytest.mark.parametrize(("brakes", "least"), [(0, 6), (1, 5), (2, 4)])
def test_no_more_cells_are_braked_away_than_there_are_brakes(brakes: int, least: int) -> None:
    game, state = a_moment(ROAD, a_car(ROAD, "s2.A1", points=(6, brakes, *NEW[2:])))

    offers = Search(Arrivals(tables_of(game.setting), state, 0), [6]).offers()

    driven = offers.endings[:, CELLS] - offers.endings[:, BRAKES]
    assert [*range(least, 7)] == sorted({*driven.tolist()})
