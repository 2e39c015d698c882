from __future__ import annotations

from dataclasses import replace

from formulad.ai.judging.arrivals import Arrivals
from formulad.ai.judging.service import Service
from formulad.ai.values.tables import Tables
from formulad.race.car import Status
from formulad.race.moves import StopForService, StopKind
from tests.ai.complete import a_car, a_moment
from tests.circuits import shipped

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
