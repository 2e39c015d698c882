"""Engineer presenter: before the die what a gear may lead to, after it where to stop."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from formulad.kernel.game import Chance
from formulad.kernel.sentence import say
from formulad.race.bills import Verdict
from formulad.race.car import Part
from formulad.race.dice import Gear
from formulad.race.paths import SLIPSTREAM_CELLS
from formulad.race.state import Phase
from formulad.race.turn.gearbox import FORWARD
from formulad.ui.race.model.destinations import chosen_index, places_of
from formulad.ui.race.present.counsel_presenter import (
    counselled,
    price_of,
    shift_price,
    whole_percents,
)
from formulad.ui.race.present.dice_presenter import purpose_of
from formulad.ui.race.present.question_presenter import prompt_view
from formulad.ui.race.present.reasons import why_place
from formulad.ui.race.terms.race_words import ORDINALS, reason_of
from formulad.ui.race.views.engineer_views import (
    EngineerView,
    FaceView,
    GearAdvice,
    GearRisk,
    PathAdvice,
    WaitAdvice,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.forecast import FaceForecast, GearForecast
    from formulad.ui.race.model.event_beats import DieBeat
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.views.engineer_views import LogEntry


def engineer_view(moment: Moment, log: Sequence[LogEntry]) -> EngineerView:
    """Return what the engineer says, above what has happened so far."""
    level = moment.advice if moment.is_waiting and moment.entrant.is_human else None
    told, die = advice(moment), None if moment.falling else moment.last_die
    is_shown = not isinstance(told, GearAdvice) and die is not None
    lying = die.entry if die and is_shown else None
    return EngineerView(told, tuple(log), level, may_ask=moment.may_ask, lying=lying)


def advice(moment: Moment) -> GearAdvice | PathAdvice | WaitAdvice:
    """Return what the engineer says now."""
    if moment.is_path:
        return _path_advice(moment)
    if moment.is_told and moment.is_waiting and (moment.is_gear or moment.is_roll):
        return _gear_advice(moment, moment.gear or max(moment.state.car.gear, Gear.FIRST))
    prompt, die = prompt_view(moment), moment.last_die
    if moment.falling:
        return _while_it_falls(moment, moment.falling)
    if die is None:
        return WaitAdvice(None, 0, prompt.title, prompt.text)
    name = moment.seats[die.car].name
    return WaitAdvice(die.die, die.value, name, die.entry.line.text)


def _while_it_falls(moment: Moment, die: DieBeat) -> WaitAdvice:
    """Return what is told of a die that nobody has read yet: what it may show, and decides."""
    name, due = moment.seats[die.car].name, moment.due
    text = purpose_of(moment, due)[1] if isinstance(due, Chance) else ""
    return WaitAdvice(die.die, 0, name, text)


def _gear_advice(moment: Moment, gear: Gear) -> GearAdvice | WaitAdvice:
    if moment.briefing:
        if not moment.briefing.is_complete:
            return WaitAdvice(None, 0, say("One moment"), say("The engineer looks at the dice"))
        return counselled(moment, moment.briefing, gear)
    forecast = moment.forecast(gear)
    table = tuple(_gear_risk(moment, other) for other in FORWARD) if moment.is_gear else ()
    is_one_pool = moment.state.car.wear.is_one_pool
    faces = tuple(_face(forecast, face, is_one_pool=is_one_pool) for face in forecast.faces)
    price, rule = shift_price(moment, forecast.shift)
    return GearAdvice(int(gear), faces, _shares(forecast), table, price, rule)


def _face(forecast: GearForecast, face: FaceForecast, *, is_one_pool: bool) -> FaceView:
    """Return what a face of the die comes to, with what the gear itself costs."""
    price = price_of(forecast.shift, face.bill, is_one_pool=is_one_pool)
    return FaceView(face.face, forecast.judged(face.verdict), price)


def _gear_risk(moment: Moment, gear: Gear) -> GearRisk:
    refusal = moment.refusal(gear)
    if refusal:
        return GearRisk(int(gear), (), reason=reason_of(refusal), rule=refusal.rule)
    forecast = moment.forecast(gear)
    price, rule = shift_price(moment, forecast.shift)
    return GearRisk(int(gear), _shares(forecast), price, rule=rule)


def _path_advice(moment: Moment) -> PathAdvice:
    state, turn, gear = moment.state, moment.state.turn, moment.state.car.gear
    to_go = SLIPSTREAM_CELLS if state.phase is Phase.SLIPSTREAM else turn.cells
    able = 0 if state.trials else state.car.wear.spendable(Part.BRAKES)
    return PathAdvice(
        gear=int(gear),
        value=to_go,
        heading=_heading(moment),
        note=_to_go(to_go, able),
        destinations=places_of(moment),
        chosen=chosen_index(moment),
        has_turns=moment.is_told and bool(moment.place_counsel),
        why=why_place(moment) if moment.is_told else "",
    )


def _heading(moment: Moment) -> str:
    """Return where the cells to go come from."""
    turn = moment.state.turn
    if moment.state.phase is Phase.SLIPSTREAM:
        return say("Slipstream")
    if turn.is_pit_exit:
        return say("Out of the box")
    if not turn.face:
        return say("Great start")
    return say("{gear} gear", gear=ORDINALS[moment.state.car.gear])


def _to_go(to_go: int, able: int) -> str:
    """Return how far the car goes, and how much less by braking."""
    if to_go == 1 or not able:
        return say("cell to go") if to_go == 1 else say("cells to go")
    return say("cells to go, or fewer by braking")


def _shares(forecast: GearForecast) -> tuple[tuple[Verdict, int], ...]:
    """Return the chances of each verdict in whole percent."""
    chances = dict.fromkeys(Verdict, Fraction(0))
    for face in forecast.faces:
        chances[forecast.judged(face.verdict)] += face.chance
    return whole_percents(chances)
