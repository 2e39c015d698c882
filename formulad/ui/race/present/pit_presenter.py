"""Pit presenter: the order to the crew, as it is read back to the driver."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, joined, say, say_of
from formulad.race.car import Part
from formulad.race.moves import StopKind
from formulad.race.repairs import BUT_TYRES
from formulad.race.turn.pits import FAST_TO, repair_limits, spare_points
from formulad.ui.race.model import pit_order
from formulad.ui.race.terms.race_words import (
    ORDINALS,
    PART_ICONS,
    PART_TITLES,
    TYRE_TITLES,
    reason_of,
)
from formulad.ui.race.views.modal_views import RepairView, RowView, ServiceSheet

if TYPE_CHECKING:
    from formulad.race.moves import StopForService
    from formulad.ui.race.model.shown_moment import Moment

_KINDS = {StopKind.TYRES: say("Tyre stop"), StopKind.TECHNICAL: say("Technical stop")}


def service_sheet(moment: Moment, order: StopForService) -> ServiceSheet:
    """Return the order as it stands."""
    game, state = moment.game, moment.state
    lines = pit_order.lines(game, state, order)
    refused = moment.selection.refused
    refusal = game.refusal(state, refused) if refused else None
    return ServiceSheet(
        heading=say("IN THE BOX"),
        note=joined(" ", (_restored(moment), _leaving(order))),
        rows=tuple(
            _row(order, line) for line in lines if line in (pit_order.KIND, pit_order.TYRES)
        ),
        repairs=_repairs(moment, order) if order.kind is StopKind.TECHNICAL else (),
        spare=_spare(moment, order) if order.kind is StopKind.TECHNICAL else "",
        refusal=reason_of(refusal) if refusal else "",
        focus=lines[moment.selection.row],
        rule=_rule(moment, order),
    )


def _rule(moment: Moment, order: StopForService) -> str:
    """Return the rule about a stop: for repairs, for tyres of several kinds, for new ones."""
    if order.kind is StopKind.TECHNICAL:
        return "TPT-3"
    return "TPT-2" if moment.game.options.tyres else "PIT-4"


def _row(order: StopForService, line: str) -> RowView:
    index = pit_order.number_on(order, line)
    if line == pit_order.KIND:
        return RowView(
            line,
            say_of("in the pits", "Stop"),
            tuple(_KINDS[kind] for kind in pit_order.KINDS),
            index,
        )
    kinds = tuple(TYRE_TITLES[kind] for kind in pit_order.TYRE_KINDS)
    return RowView(line, PART_TITLES[Part.TYRES], kinds, index)


def _repairs(moment: Moment, order: StopForService) -> tuple[RepairView, ...]:
    limits = repair_limits(moment.game.setting, moment.state, moment.seat)
    wear = moment.state.cars[moment.seat].wear
    return tuple(
        RepairView(
            pit_order.part_line(part),
            PART_ICONS[part],
            PART_TITLES[part],
            left=wear.left(part),
            full=wear.left(part) + limits[part],
            points=pit_order.number_on(order, pit_order.part_line(part)),
        )
        for part in BUT_TYRES
    )


def _spare(moment: Moment, order: StopForService) -> str:
    spare = spare_points(moment.game.setting, moment.state, moment.seat)
    left = spare - sum(points for _, points in order.repairs)
    return counted(
        spare, "{left} of {n} spare point left", "{left} of {n} spare points left", left=left
    )


def _restored(moment: Moment) -> str:
    """Return what a stop does for the tyres."""
    full = moment.game.setting.entries[moment.seat].wear.left(Part.TYRES)
    left = moment.state.cars[moment.seat].wear.left(Part.TYRES)
    if left == full:
        return say("The tyres have all their points.")
    return say("Tyres {left} → {full}.", left=left, full=full)


def _leaving(order: StopForService) -> str:
    """Return how the car gets away."""
    if order.kind is StopKind.TYRES:
        return say(
            "Black die: 1 to {highest} and you leave at once, else in your next turn.",
            highest=FAST_TO,
        )
    return say("You leave in your next turn, in {gear} or lower.", gear=ORDINALS[4])
