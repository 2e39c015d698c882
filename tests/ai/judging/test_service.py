from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.judging.arrivals import Arrivals
from formulad.ai.judging.service import Service
from formulad.ai.values.tables import Tables
from formulad.kernel.values import replace
from formulad.race.car import Status, Wear
from formulad.race.dice import Gear
from formulad.race.moves import StopForService, StopKind
from formulad.race.road.track import WeatherTable
from formulad.race.state import Turn, Weather
from formulad.race.tyres import TyreKind, TyreSet
from tests.ai.complete import a_car, a_moment
from tests.circuits import shipped
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

MONACO = shipped("monaco")


class Emptied(dict[object, float]):
    """What is kept in mind, and forgotten by another thread whenever it was just looked for."""

    def __getitem__(self, key: object) -> float:
        """Find nothing."""
        raise KeyError(key)


def test_a_way_out_is_told_though_another_thread_forgets_it_meanwhile() -> None:
    car = replace(a_car(MONACO, "box.4"), status=Status.IN_PIT)
    game, state = a_moment(MONACO, car)
    tables, stop = Tables(game.setting), StopForService(StopKind.TYRES)
    known = Service(Arrivals(tables, state, 0)).turns_after(stop)

    tables.services = Emptied()

    assert known == Service(Arrivals(tables, state, 0)).turns_after(stop)


LANE = replace(
    track(
        """
        A    . . . . . . . . . . 1 1 1 . . . . . . . . . .
        B    . . . . . . . . . . 1 1 1 . . . . . . . . . .
        pit  s2.B5 . . 1 2 . . s1.B4
        """,
        name="lane",
    ),
    weather=WeatherTable(fine=range(1, 8), variable=range(8, 14), rain=range(14, 21)),
)
IN_ANY_WEATHER = replace(RULEBOOK, laps=2, weather=True, tyres=True)
IN_A_BOX = Turn(gear=Gear.FOURTH)


def a_served(
    kind: TyreKind, weather: Weather, turn: Turn = IN_A_BOX, *, lap: int = 1
) -> tuple[RaceGame, State]:
    """Return a moment in which a car stands in its box, on tyres it has just been given."""
    car, rival = a_car(LANE, "s1.A1", lap=lap), a_car(LANE, "s1.A6")
    car = replace(car, cell=LANE.boxes[0], status=Status.IN_PIT, tyres=TyreSet(kind))
    game, state = a_moment(LANE, car, rival, options=IN_ANY_WEATHER)
    return game, replace(state, turn=turn, weather=weather)


WET, SOFT = (TyreKind.HARD, Weather.RAIN), (TyreKind.SOFT, Weather.FINE)
MOMENTS = {
    "on a wet road": a_served(*WET),
    "after a slide": a_served(*WET, IN_A_BOX._replace(has_slid=True)),
    "after a spin": a_served(*WET, IN_A_BOX._replace(is_after_spin=True)),
    "a lap later": a_served(*WET, lap=2),
    "on a wet road on soft tyres": a_served(TyreKind.SOFT, Weather.RAIN),
    "on soft tyres": a_served(*SOFT),
    "a bonus already used": a_served(*SOFT, IN_A_BOX._replace(has_bonus=True)),
}


@pytest.mark.parametrize("kind", list(StopKind))
@pytest.mark.parametrize("first", MOMENTS)
def test_what_is_kept_of_a_way_out_is_what_would_be_found_anew(first: str, kind: StopKind) -> None:
    def told(tables: Tables, moment: str) -> float:
        _, state = MOMENTS[moment]
        stop = StopForService(kind)
        return Service(Arrivals(tables, state, state.seat)).turns_after(stop)

    game, _ = MOMENTS[first]
    kept = Tables(game.setting)
    told(kept, first)

    found = {moment: told(kept, moment) for moment in MOMENTS}

    assert {moment: told(Tables(game.setting), moment) for moment in MOMENTS} == found
    assert len({found[moment] for moment in ("on a wet road", "on soft tyres", "a lap later")}) > 2


SHORT_WAY_OUT = replace(
    track(
        """
        A    . . . . . . . . . . 3 3 . . . . . . . . . . .
        B    . . . . . . . . . . 3 3 . . . . . . . . . . .
        pit  s2.B5 . . 1 2 . . s1.B9
        """,
        name="short way out",
    ),
    weather=LANE.weather,
)


def test_a_way_out_is_the_same_whoever_took_it_before() -> None:
    car = replace(a_car(SHORT_WAY_OUT, "s1.A1"), cell=SHORT_WAY_OUT.boxes[1])
    car = replace(car, status=Status.IN_PIT, tyres=TyreSet(TyreKind.HARD))
    game, state = a_moment(SHORT_WAY_OUT, car, options=IN_ANY_WEATHER)
    state = replace(state, turn=IN_A_BOX, weather=Weather.RAIN)

    def with_brakes(tables: Tables, brakes: int) -> float:
        braked = replace(car, wear=Wear((6, brakes, 3, 3, 3, 2)))
        here = Arrivals(tables, state.with_car(0, braked), 0)
        return Service(here).turns_after(StopForService(StopKind.TYRES))

    kept = Tables(game.setting)
    with_brakes(kept, 0)

    assert with_brakes(kept, 3) == with_brakes(Tables(game.setting), 3)
