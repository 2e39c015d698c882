"""Counsel presenter: what the engineer has found out about the gears, as the panel shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.bills import Verdict
from formulad.race.events import Cause
from formulad.race.turn.gearbox import FORWARD, lever_of, shift_bill
from formulad.ui.race.present.reasons import why_gear
from formulad.ui.race.report.rule_citations import loss_rule
from formulad.ui.race.terms.figures import behind
from formulad.ui.race.terms.race_words import in_total, initials, reason_of
from formulad.ui.race.views.engineer_views import FaceView, GearAdvice, GearRisk, WaitAdvice

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from formulad.ai.engineer.engineer import Briefing
    from formulad.ai.engineer.gear_counsel import GearCounsel
    from formulad.race.bills import Bill
    from formulad.race.dice import Gear
    from formulad.ui.race.model.shown_moment import Moment


def counselled(moment: Moment, briefing: Briefing, gear: Gear) -> GearAdvice | WaitAdvice:
    """Return what the engineer says of a gear, and of all others beside it."""
    counsel = briefing.gear(gear) or briefing.best
    if counsel is None:
        return WaitAdvice(None, 0, "", "")
    bill = bill_of(moment, counsel.gear)
    price, rule = shift_price(moment, bill)
    table = tuple(_risk(moment, briefing, each) for each in FORWARD) if moment.is_gear else ()
    return GearAdvice(
        int(counsel.gear),
        _faces(moment, counsel, bill),
        shares_of(counsel),
        table,
        price,
        rule,
        why_gear(counsel, briefing) if moment.is_gear else "",
    )


def bill_of(moment: Moment, gear: Gear) -> Bill:
    """Return what it costs to engage a gear now."""
    game, state = moment.game, moment.state
    return shift_bill(lever_of(game.setting, state, state.seat), gear)


def shift_price(moment: Moment, shift: Bill) -> tuple[str, str]:
    """Return what it costs to engage a gear, in few letters, and by which rule."""
    price = initials(shift.items, is_one_pool=moment.state.car.wear.is_one_pool)
    return price, loss_rule(moment.game.options, Cause.OVER_REVVING) if price else ""


def shares_of(counsel: GearCounsel) -> tuple[tuple[Verdict, int], ...]:
    """Return how likely a gear comes to each verdict, in whole percent."""
    return whole_percents({verdict: counsel.chance_of(verdict) for verdict in Verdict})


def whole_percents(chances: Mapping[Verdict, Fraction]) -> tuple[tuple[Verdict, int], ...]:
    """Return chances in whole percent; they sum to 100."""
    shares = {verdict: int(chance * 100) for verdict, chance in chances.items()}
    largest = max(shares, key=shares.__getitem__)
    shares[largest] += 100 - sum(shares.values())
    return tuple(shares.items())


def _risk(moment: Moment, briefing: Briefing, gear: Gear) -> GearRisk:
    refusal, counsel = moment.refusal(gear), briefing.gear(gear)
    if refusal or counsel is None:
        reason, rule = (reason_of(refusal), refusal.rule) if refusal else ("", "")
        return GearRisk(int(gear), (), reason=reason, rule=rule)
    price, rule = shift_price(moment, bill_of(moment, gear))
    is_best = counsel is briefing.best
    turns = f"{counsel.turns:.1f}" if is_best else behind(counsel.behind)
    return GearRisk(int(gear), shares_of(counsel), price, rule=rule, turns=turns, is_best=is_best)


def _faces(moment: Moment, counsel: GearCounsel, shift: Bill) -> tuple[FaceView, ...]:
    """Return what each face of the die comes to, with what the gear itself costs."""
    is_one_pool = moment.state.car.wear.is_one_pool
    return tuple(
        FaceView(face.face, counsel.verdict(face), price_of(shift, paid, is_one_pool=is_one_pool))
        for face, paid in zip(counsel.faces, counsel.bills, strict=True)
    )


def price_of(shift: Bill, paid: Bill, *, is_one_pool: bool) -> str:
    """Return what a face costs, in very few letters: `−2`, `T`, or `+2` in a timed lap."""
    if paid.rolls:
        return f"+{paid.rolls}"
    items = (*shift.items, *paid.items)
    mark = initials(items, is_one_pool=is_one_pool)
    return in_total(items) if " " in mark else mark
