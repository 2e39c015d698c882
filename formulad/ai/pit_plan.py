"""Plan for the pits: what a computer driver has done in its box (TPT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.tyre_plan import best_kind, laps_to_service
from formulad.race.moves import StopForService, StopKind

if TYPE_CHECKING:
    from formulad.ai.moment import Moment
    from formulad.race.moves import Move


def best_service(moment: Moment) -> Move:
    """Return the service that comes to the fewest turns, repairs weighed against a slow exit."""
    car, setting = moment.car, moment.setting
    services = [m for m in moment.game.moves(moment.state) if isinstance(m, StopForService)]
    kind = best_kind(moment.state, laps_to_service(setting, car.lap + 1))

    def turns(stop: StopForService) -> float:
        may_be_quick = stop.kind is StopKind.TYRES
        repairs = sum(moment.worth.gain(part, points) for part, points in stop.repairs)
        return moment.after_service(car.cell, may_be_quick=may_be_quick) - repairs

    return min((stop for stop in services if stop.tyres in (kind, None)), key=turns)
