"""The dashboard of the driver whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.gearbox import FORWARD
from formulad.ui.scenes.race.corners import corner_ahead
from formulad.ui.scenes.race.destinations import chosen_place
from formulad.ui.scenes.race.present.tower import standing
from formulad.ui.scenes.race.views import CornerView, DashboardView, GearSlot, PoolView, SlotState
from formulad.ui.teams import team_of

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.ui.scenes.race.moment import Moment


TRIAL_LAPS = 1
"""How many laps a driver goes out for before the race (QUA-1)."""


def dashboard_view(moment: Moment) -> DashboardView:
    """Return driver, wear points, lever and the corner to think of."""
    seat, entrant = moment.seat, moment.entrant
    position = standing(moment).index(seat) + 1
    car, pools = moment.state.cars[seat], _pools(moment)
    costs = "costs" if all(pool.is_certain for pool in pools) else "may cost"
    return DashboardView(
        number=entrant.number,
        name=entrant.name,
        code=entrant.code,
        line=f"P{position} · {team_of(entrant.number).name}",
        pools=pools,
        note=f"hatched: what this choice {costs}",
        gear_note=_gear_note(moment, car),
        slots=tuple(_slot(moment, gear) for gear in FORWARD),
        chosen_gear=int(moment.selection.gear) if moment.is_gear else 0,
        corner=_corner(moment, car),
    )


def _gear_note(moment: Moment, car: Car) -> str:
    if moment.is_gear:
        gear = moment.selection.gear
        refusal = moment.refusal(gear) if gear else None
        return str(refusal) if refusal else "keys 1–6"
    return "set for this turn" if car.gear else "neutral"


def _corner(moment: Moment, car: Car) -> CornerView | None:
    if not moment.is_driving:
        return None
    laps = moment.game.options.laps if moment.state.round else TRIAL_LAPS
    return corner_ahead(moment.game.track, car, laps)


def _pools(moment: Moment) -> tuple[PoolView, ...]:
    state, seat = moment.state, moment.seat
    wear, full = state.cars[seat].wear, moment.game.options.rule_set.wear
    is_choosing = moment.is_waiting and bool(state.round) and seat == state.seat
    costs = _costs(moment) if is_choosing else {0}
    risk = min(wear.points[0], max(costs))
    return (PoolView("body", "Wear points", wear.points[0], full.points[0], risk, len(costs) == 1),)


def _costs(moment: Moment) -> set[int]:
    """Return all that the choice shown now may come to cost."""
    if moment.gear:
        forecast = moment.forecast(moment.gear)
        paid = forecast.shift.points if moment.is_gear else 0
        return {paid + face.bill.points for face in forecast.faces}
    chosen = chosen_place(moment)
    return {chosen.points if chosen else 0}


def _slot(moment: Moment, gear: Gear) -> GearSlot:
    car, die = moment.state.cars[moment.seat], GEAR_DICE[gear]
    refusal = moment.refusal(gear) if moment.is_gear else None
    is_open = moment.is_gear and refusal is None
    state = SlotState.OPEN if is_open else SlotState.LOCKED
    price = moment.forecast(gear).shift.points if is_open else 0
    return GearSlot(
        gear=int(gear),
        faces=f"{die.lowest}–{die.highest}",
        state=SlotState.ENGAGED if gear is car.gear else state,
        price=f"−{price}" if price else "",
        reason=str(refusal) if refusal else "",
        is_open=is_open,
    )
