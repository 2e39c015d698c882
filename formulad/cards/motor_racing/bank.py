"""Bank: how the card is played that is turned up for a team without a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cards import CHARGES, SLIPS, CardKind
from formulad.cards.motor_racing.cars import TEAM_OF
from formulad.cards.motor_racing.line import neighbours
from formulad.cards.motor_racing.targets import targets

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cards import Card
    from formulad.cards.motor_racing.cars import Car, Team
    from formulad.cards.motor_racing.line import Line


def target(team: Team, card: Card, run: Line) -> Car | None:
    """Return the car that a card is for; None where it does nothing."""
    open_to = targets(card, run)
    own = tuple(car for car in open_to if TEAM_OF[car] is team)
    others = tuple(car for car in open_to if TEAM_OF[car] is not team)
    match card.kind:
        case CardKind.OVERTAKE:
            return _overtaking(own, others, run[:1])
        case CardKind.PIT_STOP if card.team is team:
            return _first(own[::-1])
        case kind if kind is CardKind.PIT_STOP or kind in SLIPS:
            return _first(others)  # rules: FMR-46
        case kind if kind is CardKind.TAILENDER_TURBO or kind in CHARGES:
            return _first(own) if own else _first(others[::-1])  # rules: FMR-47
        case _:
            return None


def _overtaking(own: Line, others: Line, leader: Line) -> Car | None:
    """Choose its best car that is not first, or of another colour the rearmost (FMR-45)."""
    if own:
        return _first(tuple(car for car in own if car not in leader))
    return _first(others[::-1])


def rerolls(team: Team, run: Line, face: int) -> bool:
    """Return whether a Spin is rolled once more: only if it would hit the team (FMR-48)."""
    return face <= len(run) and TEAM_OF[run[face - 1]] is team


def involves(team: Team, run: Line, at: int) -> int:
    """Return which neighbour a Crash takes along: not the team's own, or else ahead (FMR-48)."""
    near = neighbours(run, at)
    return next((each for each in near if TEAM_OF[run[each]] is not team), near[0])


def _first(cars: Line) -> Car | None:
    return cars[0] if cars else None
