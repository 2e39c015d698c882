"""Rule in focus: the one behind what a player looks at now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.views.engineer_views import GearAdvice, PathAdvice
from formulad.ui.race.views.modal_views import CardsSheet, ServiceSheet

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import RaceView

GEAR, PLACE = "GBX-2", "MOV-2"
"""The rules about a choice that costs nothing and is not refused."""
STOP = "COR-1"


def rule_in_focus(view: RaceView) -> str:
    """Return the rule of what is decided, or looked at before, or of what was told last."""
    if view.boost_rule:
        return view.boost_rule
    if isinstance(view.sheet, CardsSheet | ServiceSheet):
        return view.sheet.rule
    match view.engineer.advice:
        case PathAdvice(destinations=places, chosen=int(index)):
            place = places[index]
            rules = [chip.rule for chip in place.chips]
            return next(iter(rules), STOP if place.stop else PLACE)
        case GearAdvice(table=table) if table:
            slots = view.dashboard.slots
            rules = [slot.rule for slot in slots if slot.gear == view.dashboard.chosen_gear]
            return next(iter(rules), "") or GEAR
        case _:
            told = (entry.line.rule for entry in view.engineer.log)
            return next((rule for rule in told if rule), "")
