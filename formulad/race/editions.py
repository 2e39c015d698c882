"""Editions of the rules: what was judged otherwise when a race was driven by an earlier one.

A record says by which edition its race was begun. Races of the first one can be played again, but
for the moves that are not what they were: a record is good up to the first of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.race.blocking import MOST_BRAKES
from formulad.race.conditions import brakes_of, conditions, reach_of, slide_of
from formulad.race.moves import ChoosePath, TakeSlipstream
from formulad.race.order import earliest_next
from formulad.race.paths import enters_corner, open_paths
from formulad.race.phase import EDITION, Setting
from formulad.race.road.routes import Route

if TYPE_CHECKING:
    from formulad.kernel.game import Outcome
    from formulad.kernel.sentence import Sentence
    from formulad.race.moves import Move
    from formulad.race.state import State

__all__ = ["EDITION", "changed_rule"]


def changed_rule(setting: Setting, state: State, choice: Move | Outcome) -> Sentence | None:
    """Return which rule judges a decision otherwise than the first edition did, if one does."""
    match choice:
        case ChoosePath() if _slides_otherwise(setting, state, choice):
            return say(
                "the rule BLK-3 has changed since this was driven: whom cars stop on a wet road"
                " pays for the slide as well"
            )
        case TakeSlipstream(cells) if _costs_a_brake_point_now(setting, state, Route(cells)):
            return say(
                "the rule SLP-5 has changed since this was driven: a slipstream from one corner"
                " into another costs a brake point"
            )
        case _:
            return None


def _costs_a_brake_point_now(setting: Setting, state: State, route: Route) -> bool:
    """Return whether a slipstream leads from one corner into another (SLP-5)."""
    begins_in_one = setting.track.corner_sector[state.car.cell] >= 0
    return begins_in_one and enters_corner(setting.track, state.car.cell, route)


def _slides_otherwise(setting: Setting, state: State, move: ChoosePath) -> bool:
    """Return whether a move on a closed wet road was open, but is not or for another price."""
    if not slide_of(state.car, conditions(setting, state)):
        return False
    before = _once_open(setting, state).get(move)
    now = {option.move: option.blocked for option in open_paths(setting, state)}
    return before is not None and before != now.get(move)


def _once_open(setting: Setting, state: State) -> dict[ChoosePath, int]:
    """Return the moves that were open on a closed road, with the cells that were left.

    The cells before a corner counted as a move of their own, without a slide.
    """
    car, met = state.car, conditions(setting, state)
    found = reach_of(setting, car, state.turn.cells, met, to_stop=True)
    road = [route for route in found.routes if not route.finishes and not route.pits]
    short = min(map(found.left, road), default=0)
    if not found.is_blocked or not short:
        return {}
    farthest = [route.end(car.cell) for route in road if found.left(route) == short]
    forced, able = earliest_next(setting.track, car.cell, farthest), brakes_of(car, met)
    once: dict[ChoosePath, int] = {}
    for route in road:
        left = found.left(route)
        if left == short and route.end(car.cell) in forced:
            first = range(max(0, min(able, left - MOST_BRAKES)) + 1)
            once |= {ChoosePath(route.cells, brakes): left - brakes for brakes in first}
        elif left <= able:
            once[ChoosePath(route.cells, left)] = 0
    return once
