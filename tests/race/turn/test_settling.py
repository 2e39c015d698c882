from __future__ import annotations

from formulad.kernel.values import replace
from formulad.race.bills import Verdict
from formulad.race.car import Status
from formulad.race.events import CarFinished, CarSpun
from tests.builders import a_car, a_race, drive, path_to
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track("""
    A  . . . . . . 1 1 1 . . . .
""")
INERTIA = replace(RULEBOOK, engine_inertia=True)


def test_a_car_that_rolls_out_is_out_where_it_stops_though_it_spins_there() -> None:
    car = a_car("c1.A3", status=Status.COASTING, engine=0, tyres=2)
    game, before = a_race(on=ROAD, cars=[car, a_car("s1.A1")], options=INERTIA, to_go=2)

    after = drive(game, before, "s2.A2").state

    assert (Status.OUT, (0,)) == (after.cars[0].status, after.retired)


def test_a_car_that_finishes_on_its_last_tyre_point_does_not_spin_and_nothing_else_is_shown() -> (
    None
):
    car = a_car("c1.A3", tyres=4)
    game, before = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=9, laps=1)

    shown = path_to(game, before, "s1.A1").bill
    events = drive(game, before, "s1.A1").events

    assert (4, Verdict.COST) == (shown.points, shown.verdict)
    assert CarFinished(0, 1) in events
    assert CarSpun(0) not in events
