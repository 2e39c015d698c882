"""Pit order, put together line by line; the rules say what is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.moves import StopForService, StopKind
from formulad.race.repairs import BUT_TYRES
from formulad.race.turn.pits import repair_limits
from formulad.race.tyres import TyreKind

if TYPE_CHECKING:
    from formulad.race.car import Part
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

KIND, TYRES = "service-kind", "service-tyres"
KINDS, TYRE_KINDS = tuple(StopKind), tuple(TyreKind)


def first_order(state: State) -> StopForService:
    """Return what a driver is first offered: a stop for tyres like those he drives on."""
    worn = state.car.tyres
    return StopForService(StopKind.TYRES, worn.kind if worn else None)


def part_line(part: Part) -> str:
    """Return the name of the line on which points of a part are ordered."""
    return f"service-{part.name.lower()}"


_PART_OF = {part_line(part): part for part in BUT_TYRES}


def lines(game: RaceGame, state: State, order: StopForService) -> tuple[str, ...]:
    """Return the lines of an order that can be changed, from the top."""
    options = game.options
    found = [KIND] if options.technical_stops else []
    found += [TYRES] if options.tyres else []
    if order.kind is StopKind.TECHNICAL:
        limits = repair_limits(game.setting, state, state.seat)
        found += [part_line(part) for part in BUT_TYRES if limits[part]]
    return tuple(found)


def number_on(order: StopForService, line: str) -> int:
    """Return what stands on a line: which of several, or how many points."""
    if line == KIND:
        return KINDS.index(order.kind)
    if line == TYRES:
        return TYRE_KINDS.index(order.tyres) if order.tyres else 0
    return dict(order.repairs).get(_PART_OF[line], 0)


def rewritten(order: StopForService, line: str, number: int) -> StopForService:
    """Return an order with another number on a line; it may be one the crew cannot carry out."""
    if line == KIND:
        return replace(order, kind=KINDS[number], repairs=())
    if line == TYRES:
        return replace(order, tyres=TYRE_KINDS[number])
    asked = dict(order.repairs) | {_PART_OF[line]: number}
    return replace(order, repairs=tuple((p, n) for p, n in sorted(asked.items()) if n))


def most_on(game: RaceGame, state: State, line: str) -> int:
    """Return the greatest number on a line, were it the only one."""
    if line in (KIND, TYRES):
        return len(KINDS if line == KIND else TYRE_KINDS) - 1
    return repair_limits(game.setting, state, state.seat)[_PART_OF[line]]
