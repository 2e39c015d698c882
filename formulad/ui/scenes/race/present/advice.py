"""What the engineer says: before the die what a gear may lead to, after it where to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.bills import Verdict
from formulad.race.dice import Gear
from formulad.race.gearbox import FORWARD
from formulad.ui.scenes.race.destinations import chosen_index, destinations
from formulad.ui.scenes.race.present.question import prompt_view
from formulad.ui.scenes.race.views import (
    FaceView,
    GearAdvice,
    GearRisk,
    PathAdvice,
    WaitAdvice,
)
from formulad.ui.words import ORDINALS

if TYPE_CHECKING:
    from formulad.race.forecast import GearForecast
    from formulad.ui.scenes.race.moment import Moment


def advice(moment: Moment) -> GearAdvice | PathAdvice | WaitAdvice:
    """Return what the engineer says now."""
    if moment.is_path:
        return _path_advice(moment)
    if moment.is_waiting and (moment.is_gear or moment.is_roll):
        return _gear_advice(moment, moment.gear or max(moment.state.car.gear, Gear.FIRST))
    prompt, die = prompt_view(moment), moment.last_die
    if die is None:
        return WaitAdvice(None, 0, prompt.title.capitalize(), prompt.text)
    name = moment.seats[die.car].name
    return WaitAdvice(die.die, die.value, name, die.entry.line.text)


def _gear_advice(moment: Moment, gear: Gear) -> GearAdvice:
    forecast = moment.forecast(gear)
    table = tuple(_gear_risk(moment, other) for other in FORWARD) if moment.is_gear else ()
    faces = tuple(
        FaceView(f.face, f.verdict, f"−{f.bill.points}" if f.bill.points else "")
        for f in forecast.faces
    )
    return GearAdvice(int(gear), faces, _shares(forecast), table)


def _gear_risk(moment: Moment, gear: Gear) -> GearRisk:
    refusal = moment.refusal(gear)
    if refusal:
        return GearRisk(int(gear), (), str(refusal))
    return GearRisk(int(gear), _shares(moment.forecast(gear)))


def _path_advice(moment: Moment) -> PathAdvice:
    turn, gear = moment.state.turn, moment.state.car.gear
    return PathAdvice(
        gear=int(gear),
        value=turn.cells,
        heading=f"{ORDINALS[gear]} gear" if turn.face else "Great start",
        note="cell to go" if turn.cells == 1 else "cells to go, or fewer by braking",
        destinations=destinations(moment.game, moment.state),
        chosen=chosen_index(moment),
    )


def _shares(forecast: GearForecast) -> tuple[tuple[Verdict, int], ...]:
    """Return the chances of each verdict in whole percent; they sum to 100."""
    shares = [(verdict, int(forecast.chance_of(verdict) * 100)) for verdict in Verdict]
    missing = 100 - sum(share for _, share in shares)
    largest = max(range(len(shares)), key=lambda index: shares[index][1])
    return tuple(
        (verdict, share + missing * (index == largest))
        for index, (verdict, share) in enumerate(shares)
    )
