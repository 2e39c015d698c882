"""Dead end: a place in a corner from which the next turn costs points, whatever falls."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.ai.engineer.trouble import engaged
from formulad.kernel.values import Frozen, replace
from formulad.race.bills import Verdict
from formulad.race.conditions import conditions
from formulad.race.dice import GEAR_DICE
from formulad.race.paths import path_options
from formulad.race.state import Turn
from formulad.race.turn.gearbox import FORWARD, gear_refusal, lever_of, shift_bill

if TYPE_CHECKING:
    from formulad.race.bills import Bill
    from formulad.race.car import Car
    from formulad.race.conditions import Conditions
    from formulad.race.paths import PathOption
    from formulad.race.phase import Setting
    from formulad.race.state import State


class DeadEnd(Frozen):
    """What the next turn costs at least."""

    corner: str
    made: int
    needed: int
    has_room: bool
    """Whether a cell of the corner lies ahead."""
    points: int
    """The fewest that the next turn may cost."""
    is_out: bool = False
    """Nothing saves the car in the next turn."""


def dead_end(setting: Setting, state: State, option: PathOption) -> DeadEnd | None:
    """Return what a path leads into; None if the next turn may cost nothing.

    The others are taken to stand where they stand now.
    """
    track, end = setting.track, option.end(state.car.cell)
    sector, is_safe = track.corner_sector[end], option.bill.verdict in _GOES_ON
    if sector < 0 or not is_safe or option.route.finishes or option.stops >= track.stops[sector]:
        return None
    points = _least(setting, _arrived(state, option))
    if points == 0:
        return None
    corner = track.sectors[sector].corner
    has_room = any(track.corner_sector[cell] == sector for cell in track.next[end])
    return DeadEnd(
        corner.name if corner else "",
        option.stops,
        track.stops[sector],
        has_room,
        points or 0,
        is_out=points is None,
    )


_GOES_ON = (Verdict.CLEAN, Verdict.COST)


def _arrived(state: State, option: PathOption) -> State:
    """Return the race as if a path had been driven, and the turn of the car came again."""
    car = state.car
    moved = replace(
        car,
        cell=option.end(car.cell),
        stops=option.stops,
        wear=car.wear.minus([(item.part, item.points) for item in option.bill.items]),
    )
    return replace(state.with_car(state.seat, moved), turn=Turn())


@lru_cache(maxsize=256)
def _least(setting: Setting, state: State) -> int | None:
    """Return the fewest points the next turn can cost; None if it puts the car out in any case.

    Many rolls lead to one place: what was found of it is remembered.
    """
    lever, met = lever_of(setting, state, state.seat), conditions(setting, state)
    shifts = [(shift_bill(lever, gear), gear) for gear in FORWARD if not gear_refusal(lever, gear)]
    least: int | None = None
    for shift, gear in sorted(shifts, key=lambda each: each[0].points):
        if least is not None and shift.points >= least:
            break
        least = _least_in(setting, engaged(state.car, gear, shift), shift, met, least)
    return least


def _least_in(
    setting: Setting, ready: Car, shift: Bill, met: Conditions, least: int | None
) -> int | None:
    """Return what the next turn costs at least in a gear, by the lowest face of its die, or others.

    Each cell that is braked away costs a point: no bill is asked for of what surely costs more.
    """
    if not ready.is_on_track:
        return least
    for option in path_options(setting, ready, GEAR_DICE[ready.gear].lowest, met):
        is_cheaper = least is None or shift.points + option.brakes < least
        if is_cheaper and option.bill.verdict is not Verdict.OUT:
            points = shift.points + option.bill.points
            least = points if least is None else min(least, points)
            if least == 0:
                break
    return least
