"""Racing: what a race on a circuit would bring to each player, as all can see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.circuits import CircuitEffect
from formulad.cards.fun.race import starters

if TYPE_CHECKING:
    from formulad.cards.fun.race_cars import RaceCar
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import State
    from formulad.cards.packs import CardId


def points_on(setting: Setting, state: State, effect: CircuitEffect) -> tuple[float, ...]:
    """Return what each player would score; equal cars share what their places bring."""
    cars = starters(setting, state, effect)
    scored = [0.0] * setting.seats
    if not cars:
        return tuple(scored)
    points, at = setting.deck.points_for(len(cars)), 0
    while at < len(cars):
        equal = [car for car in cars[at:] if _standing(state, car) == _standing(state, cars[at])]
        share = sum(points[at : at + len(equal)]) / len(equal)
        for car in equal:
            scored[car.seat] += share
        at += len(equal)
    return tuple(scored)


def _standing(state: State, car: RaceCar) -> tuple[int, int]:
    return car.value, len(state.hands[car.seat])


def lead_on(setting: Setting, state: State, card: CardId) -> float:
    """Return by how much whoever has the turn would beat the best of the others on a circuit."""
    effect = setting.card(card).circuit or CircuitEffect()
    scored = points_on(setting, state, effect)
    others = (points for seat, points in enumerate(scored) if seat != state.at)
    return scored[state.at] - max(others)
