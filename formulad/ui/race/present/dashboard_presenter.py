"""Dashboard presenter, for the driver whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, joined, say
from formulad.race.bills import NOTHING
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.road.track import NOWHERE
from formulad.race.turn.gearbox import FORWARD
from formulad.race.turn.pits import spare_points
from formulad.ui.race.model.corner_ahead import corner_ahead
from formulad.ui.race.model.since_turn import Loss, in_words
from formulad.ui.race.present.ability_presenter import gift_views
from formulad.ui.race.present.boost_presenter import boosts_view
from formulad.ui.race.present.counsel_presenter import bill_of, shift_price
from formulad.ui.race.present.pool_presenter import pool_views, pools_note
from formulad.ui.race.present.tower_presenter import standing
from formulad.ui.race.terms.race_words import ORDINALS, TYRE_TITLES, in_total, reason_of
from formulad.ui.race.views.panel_views import (
    CornerView,
    DashboardView,
    GearSlot,
    SlotState,
    TyresView,
)
from formulad.ui.toolkit.teams import team_of

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.ui.race.model.shown_moment import Moment


TRIAL_LAPS = 1
"""How many laps a driver goes out for before the race (QUA-1)."""


def dashboard_view(moment: Moment) -> DashboardView:
    """Return driver, wear points, lever and the corner to think of."""
    seat, entrant = moment.seat, moment.entrant
    position = standing(moment).index(seat) + 1
    is_street = moment.game.options.street
    car, pools = moment.state.cars[seat], pool_views(moment)
    played = _played(moment) or team_of(entrant.number).name
    return DashboardView(
        number=entrant.number,
        name=entrant.name,
        code=entrant.code,
        line=joined(" · ", (say("P{place}", place=position), played)),
        pools=pools,
        note=pools_note(moment, pools),
        gear_note=_gear_note(moment, car),
        slots=tuple(_slot(moment, gear) for gear in FORWARD),
        chosen_gear=int(moment.selection.gear) if moment.is_gear else 0,
        corner=_corner(moment, car),
        tyres=_tyres(moment, car),
        spare=_spare(moment, seat),
        is_street=is_street,
        face=moment.cast.faces.get(entrant.driver.id) if entrant.driver else None,
        boosts=boosts_view(moment),
        gifts=gift_views(moment),
        since=in_words(
            moment.since, [seat.name for seat in moment.seats], is_one_pool=car.wear.is_one_pool
        ),
        since_hurts=any(isinstance(each, Loss) for each in moment.since),
    )


def _played(moment: Moment) -> str:
    """Return whom a street driver plays; empty for one without a name, and in other races."""
    driver = moment.entrant.driver
    is_street = moment.game.options.street
    return moment.cast.names.get(driver.id, "") if driver and is_street else ""


def _gear_note(moment: Moment, car: Car) -> str:
    if moment.is_gear:
        gear = moment.selection.gear
        refusal = moment.refusal(gear) if gear else None
        return reason_of(refusal) if refusal else ""
    return say("set for this turn") if car.gear else ORDINALS[0]


def _corner(moment: Moment, car: Car) -> CornerView | None:
    is_racing = moment.state.round or moment.state.trials
    if not is_racing or car.cell == NOWHERE or not car.is_on_track:
        return None
    laps = moment.game.options.laps if moment.state.round else TRIAL_LAPS
    return corner_ahead(moment.game.track, car, laps)


def _tyres(moment: Moment, car: Car) -> TyresView | None:
    """Return what a car drives on, where there are several kinds."""
    if car.tyres is None or not moment.game.options.tyres:
        return None
    kind, laps = car.tyres.kind, car.tyres.laps
    return TyresView(f"tyre-{kind.value}", TYRE_TITLES[kind], say("lap {lap} of set", lap=laps))


def _spare(moment: Moment, seat: int) -> str:
    """Return the points the crew can still give back, where there are technical stops."""
    if not moment.game.options.technical_stops:
        return ""
    spare = spare_points(moment.game.setting, moment.state, seat)
    return counted(spare, "{n} spare point", "{n} spare points")


def _slot(moment: Moment, gear: Gear) -> GearSlot:
    car, die = moment.state.cars[moment.seat], GEAR_DICE[gear]
    refusal = moment.refusal(gear) if moment.is_gear else None
    is_open = moment.is_gear and refusal is None
    state = SlotState.OPEN if is_open else SlotState.LOCKED
    bill = bill_of(moment, gear) if is_open else NOTHING
    price, rule = shift_price(moment, bill) if is_open else ("", "")
    return GearSlot(
        gear=int(gear),
        faces=f"{die.lowest}–{die.highest}",
        state=SlotState.ENGAGED if gear is car.gear else state,
        price=price,
        reason=reason_of(refusal) if refusal else "",
        is_open=is_open,
        rule=refusal.rule if refusal else rule,
        is_best=is_open and moment.is_told and _best(moment) is gear,
        price_in_total=in_total(bill.items),
    )


def _best(moment: Moment) -> Gear | None:
    """Return the gear the engineer would take, if known."""
    best = moment.briefing.best if moment.briefing else None
    return best.gear if best else None
