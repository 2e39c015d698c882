"""Rivals: what their cars may come to, if they build like sensible players."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formulad.ai.corsa.cars import sensible_car
from formulad.ai.corsa.plan import bonus_of
from formulad.cards.corsa.hiring import without_driver
from formulad.cards.corsa.racing import strength
from formulad.cards.corsa.state import Hand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ai.corsa.plan import Plan
    from formulad.ai.corsa.words import Words

SAMPLES = 60
"""Hands that are thought up for a rival."""
UNHIRED = 3
"""What the driver of a rival is thought to be worth who has none yet."""
HIGHEST = 80
"""Of all values that are told apart."""

Spread = tuple[float, ...]
"""How probable it is that a car has a value, by the value."""


def rivals_of(plan: Plan) -> tuple[int, ...]:
    """Return who else races."""
    return tuple(seat for seat in plan.view.racers if seat != plan.seat)


def spread_of(plan: Plan, seat: int, words: Words) -> Spread:
    """Return what the car of a rival may come to, its die included.

    Their hands are drawn from all cards that are not seen, as many as they have.
    """
    view, deck, setting = plan.view, plan.deck, plan.setting
    is_waiting = seat in without_driver(view)
    bonus = UNHIRED if is_waiting else bonus_of(setting, view, seat)
    hand, found = view.hands[seat], Counter[int]()
    for _ in range(SAMPLES):
        techniques = words.some(view.techniques, len(hand.techniques))
        strategies = words.some(view.strategies, max(1, len(hand.strategies)))
        car = sensible_car(deck, plan.circuit, Hand(techniques, strategies), bonus, plan.races)
        found[strength(setting, plan.circuit, car) + bonus] += 1
    return _with_die(found, setting.faces)


def _with_die(found: Counter[int], faces: int) -> Spread:
    spread, share = [0.0] * HIGHEST, 1 / (found.total() * faces)
    for value, times in found.items():
        for face in range(1, faces + 1):
            spread[min(value + face, HIGHEST - 1)] += times * share
    return tuple(spread)


def places_at(value: int, spreads: Sequence[Spread]) -> tuple[float, ...]:
    """Return how probable each place is for a car of a value, by the places from the first on."""
    places = [1.0]
    for spread in spreads:
        ahead = sum(spread[value + 1 :]) + spread[value] / 2
        behind = [*(place * (1 - ahead) for place in places), 0.0]
        places = [
            here + ahead * before for here, before in zip(behind, [0.0, *places], strict=True)
        ]
    return tuple(places)
