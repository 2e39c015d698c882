"""Outlook: what cards and recruits will be worth in the races to come, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formulad.ai.corsa.plan import Plan
    from formulad.cards.packs import Pack

POINT = 0.42
"""What a point of a car's value gains, in points of the season."""
MULTIPLIED = 2.1
"""By how much a technique card counts that waits for its circuit."""
TECHNIQUES_A_RACE = 1.6
"""How many are played in a race to come."""
STRATEGY = 0.36
"""What a point on a strategy card gains that is kept."""
SPARE = 0.45
"""What a recruit gains beyond those that are needed."""
LACKING = 1.6
"""What each recruit costs that will be missing."""
INCOME = 1.6
"""Recruits that a race brings."""
MOST_SPARE = 5
"""Of more than these nobody can make use."""


def of_techniques(plan: Plan, cards: Pack) -> float:
    """Return what technique cards gain that are kept: the best of them, while there are races."""
    places = TECHNIQUES_A_RACE * (plan.races - 1)
    values = sorted((plan.card(card).value for card in cards), reverse=True)
    used = (value * min(1.0, max(0.0, places - at)) for at, value in enumerate(values))
    return POINT * MULTIPLIED * sum(used)


def of_strategies(plan: Plan, cards: Pack) -> float:
    """Return what strategy cards gain that are kept: one in each race."""
    values = sorted((plan.card(card).value for card in cards), reverse=True)
    return STRATEGY * sum(values[: plan.races - 1])


def of_recruits(plan: Plan, recruits: float, strategies: int) -> float:
    """Return what recruits gain that are kept.

    Args:
        plan: what the seat has.
        recruits: how many.
        strategies: how many strategy cards it will have for the races to come.
    """
    races = plan.races - 1
    if not races:
        return 0.01 * recruits  # equals are told apart by them
    lacking = max(0, races - strategies) * plan.deck.buy_price
    needed = lacking + plan.deck.cheapest * races - INCOME * (races - 1)
    spare = recruits - max(needed, plan.deck.cheapest)
    return LACKING * spare if spare < 0 else SPARE * min(spare, MOST_SPARE * min(1, races))
