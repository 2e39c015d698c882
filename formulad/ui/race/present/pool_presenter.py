"""Pool presenter: wear points on the dashboard, with what the choice looked at may take."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.kernel.values import Frozen, field, replace
from formulad.race.bills import Verdict
from formulad.race.car import Part
from formulad.ui.race.model.destinations import chosen_place
from formulad.ui.race.terms.race_words import (
    PART_ICONS,
    PART_TITLES,
    VERDICTS,
    WEAR_POINTS,
    by_part,
)
from formulad.ui.race.views.panel_views import PoolView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.bills import Item
    from formulad.race.car import Wear
    from formulad.race.paths import PathOption
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.views.engineer_views import Destination


class _Loss(Frozen):
    """What a choice takes: for certain, and at most."""

    certain: Counter[Part] = field(default_factory=Counter)
    most: Counter[Part] = field(default_factory=Counter)
    verdicts: frozenset[Verdict] = frozenset()
    """What may become of the car."""


def pool_views(moment: Moment, seat: int | None = None) -> tuple[PoolView, ...]:
    """Return the pools of the car of a seat; if none is named, of that whose dashboard is shown."""
    state, seat = moment.state, moment.seat if seat is None else seat
    wear, full = state.cars[seat].wear, moment.game.setting.entries[seat].wear
    wear = wear.minus((each.part, each.points) for each in moment.spent if each.car == seat)
    is_racing = bool(state.round or state.trials)
    is_choosing = moment.is_waiting and is_racing and seat == state.seat == moment.seat
    loss = _loss(moment) if is_choosing else _Loss()
    repair = moment.selection.repair if seat == moment.seat else None
    gain = dict(repair.repairs) if repair else {}
    if wear.is_one_pool:
        pool = _one_pool(wear, full, loss)
        return (replace(pool, gain=sum(gain.values())),)
    pools = (_pool(part, wear, full, loss) for part in Part)
    return tuple(
        replace(pool, gain=gain.get(part, 0)) for part, pool in zip(Part, pools, strict=True)
    )


def pools_note(moment: Moment, pools: tuple[PoolView, ...]) -> str:
    """Return what the hatched points mean."""
    is_certain = all(pool.is_certain for pool in pools if pool.risk)
    if moment.gear:
        return (
            say("hatched: what this gear can cost")
            if is_certain
            else say("hatched: the most this gear can cost")
        )
    chosen = chosen_place(moment)
    if chosen and chosen.letter:
        text = say("hatched: cost of {letter}", letter=chosen.letter)
    else:
        text = say("hatched: cost of this place")
    return text if is_certain else say("{hatched}, ? if the dice are bad", hatched=text)


def _one_pool(wear: Wear, full: Wear, loss: _Loss) -> PoolView:
    certain, most = sum(loss.certain.values()), sum(loss.most.values())
    left = wear.points[0]
    return PoolView("body", WEAR_POINTS, left, full.points[0], min(left, most), most == certain)


def _pool(part: Part, wear: Wear, full: Wear, loss: _Loss) -> PoolView:
    left = wear.left(part)
    risk = min(left, loss.most[part])
    return PoolView(
        PART_ICONS[part],
        PART_TITLES[part],
        left,
        full.left(part),
        risk,
        loss.most[part] == loss.certain[part],
        _end(part, wear, risk, loss),
    )


def _end(part: Part, wear: Wear, risk: int, loss: _Loss) -> str:
    """Return what may become of a car that loses so much of a part."""
    if not risk or risk < wear.left(part):
        return ""
    if wear.is_vital(part):
        return VERDICTS[Verdict.OUT]
    if part is not Part.TYRES:
        return ""
    return next((VERDICTS[v] for v in (Verdict.OUT, Verdict.SPIN) if v in loss.verdicts), "")


def _loss(moment: Moment) -> _Loss:
    """Return what the gear or the place that is looked at takes."""
    if moment.gear:
        return _loss_of_gear(moment)
    chosen = chosen_place(moment)
    if chosen is None:
        return _Loss()
    option = moment.game.paths(moment.state)[chosen.index]
    return _loss_of_place(option, chosen)


def _loss_of_gear(moment: Moment) -> _Loss:
    """Return what engaging a gear and its die take, if the driver then chooses best."""
    forecast = moment.forecast(moment.gear)
    paid = forecast.shift.items if moment.is_gear else ()
    faces = [_taken((*paid, *face.bill.items)) for face in forecast.faces]
    certain, most = faces[0], faces[0]
    for face in faces[1:]:
        certain, most = certain & face, most | face
    return _Loss(certain, most, frozenset(face.verdict for face in forecast.faces))


def _loss_of_place(option: PathOption, place: Destination) -> _Loss:
    """Return what a place costs, and what black dice may add."""
    certain = _taken(option.bill.items)
    risks = Counter({Part.ROAD_HOLDING: place.debris, Part.BODY: place.touches})
    return _Loss(certain, certain + risks, frozenset({option.bill.verdict}))


def _taken(items: Iterable[Item]) -> Counter[Part]:
    return Counter(by_part(items))
