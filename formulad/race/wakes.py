"""Wakes: whose slipstream a path would end in, before it is driven (SLP-1, SLP-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.bills import Verdict
from formulad.race.events import Cause
from formulad.race.paths import leader_of, slipstream_options
from formulad.race.turn.driving import moved, set_out

if TYPE_CHECKING:
    from formulad.race.paths import PathOption
    from formulad.race.phase import Setting
    from formulad.race.state import State


def wake_after(setting: Setting, state: State, option: PathOption) -> int | None:
    """Return the seat in whose wake a path ends with a way to go on; None if it opens none."""
    if not setting.options.slipstream or option.bill.verdict in {Verdict.SPIN, Verdict.OUT}:
        return None
    after = _driven(setting, state, option)
    leader = leader_of(setting, after)
    if leader is None or not slipstream_options(setting, after):
        return None
    return leader


def _driven(setting: Setting, state: State, option: PathOption) -> State:
    """Return the race as it would be at the end of a path, as far as wakes go."""
    route, late = option.route, Cause.SLIPSTREAM
    car = moved(setting.track, state.car, route.cells) if route.cells else state.car
    car = car.charged((item.part, item.points) for item in option.bill.items if item.cause is late)
    turn = set_out(state, option).state.turn._replace(ahead=())
    return replace(state, cars=state.cars_with(state.seat, car), turn=turn)
