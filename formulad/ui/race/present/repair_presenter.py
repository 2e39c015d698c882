"""Repair presenter: points given back on the way, as they are shared out (STR-5, STR-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.race.model import point_sharing
from formulad.ui.race.terms.race_words import PART_ICONS, PART_TITLES, WEAR_POINTS, points
from formulad.ui.race.views.modal_views import RepairView, ServiceSheet

if TYPE_CHECKING:
    from formulad.race.car import Part
    from formulad.race.moves import Repair
    from formulad.ui.race.model.point_sharing import Gift
    from formulad.ui.race.model.shown_moment import Moment


def repair_sheet(moment: Moment, repair: Repair) -> ServiceSheet:
    """Return how points are shared out so far."""
    game, state = moment.game, moment.state
    gift, names = point_sharing.gift_of(game, state), point_sharing.lines(game, state)
    left = point_sharing.left_over(game, state, repair)
    return ServiceSheet(
        heading=_heading(moment, gift),
        note=say("Best where it hurts most; change it as you like.") if not left else "",
        rows=(),
        repairs=tuple(_part(moment, gift, repair, part, lacks) for part, lacks in gift.lacks),
        spare=_spare(gift, left),
        refusal="",
        focus=names[moment.selection.row],
        rule="STR-5" if gift.speed else "STR-7",
    )


def _heading(moment: Moment, gift: Gift) -> str:
    name = moment.seats[gift.seat].name.upper()
    if gift.speed is None:
        return say("CHECKPOINT: {name}", name=name)
    return say("POLICE PRIZE: {name}, {kmh} KM/H", name=name, kmh=gift.speed.kmh)


def _spare(gift: Gift, left: int) -> str:
    """Return how many points there are, and how many are still to be given."""
    every = points(gift.points)
    if not left:
        return say("{points}, all of them given", points=every)
    return say("{points}, {number} left to give", points=every, number=left)


def _part(moment: Moment, gift: Gift, repair: Repair, part: Part, lacks: int) -> RepairView:
    wear = moment.state.cars[gift.seat].wear
    title = WEAR_POINTS if wear.is_one_pool else PART_TITLES[part]
    line = point_sharing.part_line(part)
    icon = "body" if wear.is_one_pool else PART_ICONS[part]
    left = wear.left(part)
    return RepairView(line, icon, title, left, left + lacks, point_sharing.number_on(repair, line))
