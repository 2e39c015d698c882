"""Prospects: how many of the others a player will leave behind, by what all can see.

Everything a player has counts for so much as it told who ended ahead in thousands of championships;
`tools/fun_weights.py` plays them and says the numbers of `weights.py`.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from formulad.ai.fun.weights import BY_RACES_LEFT, Belongings
from formulad.ai.fun.worth import races_left, traits
from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.season import points, standings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import State
    from formulad.cards.packs import CardId


def prospects(setting: Setting, state: State, seat: int) -> float:
    """Return how many of the others a player is ahead of at the end, each by its probability."""
    others = [at for at in range(setting.seats) if at != seat]
    if not races_left(state):
        ranks = standings(setting, state)
        return float(sum(ranks[seat] > ranks[at] for at in others))
    stands = _standings(setting, state, seat)
    return sum(1 / (1 + exp(stands[at] - stands[seat])) for at in others)


def _standings(setting: Setting, state: State, seat: int) -> tuple[float, ...]:
    """Return how each player stands, in what makes one likely to end ahead of another."""
    weights = BY_RACES_LEFT[min(races_left(state), len(BY_RACES_LEFT)) - 1]
    scored = points(state)
    return tuple(
        sum(
            weight * number
            for weight, number in zip(
                weights,
                belongings(setting, state, at, scored[at], knows_hand=at == seat),
                strict=True,
            )
        )
        for at in range(setting.seats)
    )


def belongings(
    setting: Setting, state: State, seat: int, scored: int, *, knows_hand: bool
) -> Belongings:
    """Return all that a player has.

    Args:
        setting: the cards.
        state: the championship, as it may be known.
        seat: the player.
        scored: their points.
        knows_hand: whether the cards of their hand are known, and not only how many there are.
    """
    team = state.teams[seat]
    drivers = sorted((_value(setting, card) for card in team.drivers), reverse=True)
    best, second = (*drivers, 0, 0)[:2]
    held = state.hands[seat]
    hand = _sorted(setting, held) if knows_hand else _usual(setting, len(held))
    return Belongings(
        float(scored),
        float(state.money[seat]),
        float(sum(_value(setting, card) for card in team.sponsors)),
        sum(traits(setting.card(card)) for card in team.drivers),
        float(team.engine is not None),
        float(team.chassis is not None),
        float(bool(drivers)),
        float(len(drivers) > 1),
        float(_value(setting, team.engine)),
        float(_value(setting, team.chassis)),
        float(best),
        float(second),
        *hand,
    )


def _value(setting: Setting, card: CardId | None) -> int:
    return 0 if card is None else setting.card(card).value


def _sorted(setting: Setting, hand: Sequence[CardId]) -> tuple[float, float, float, float]:
    """Return how many sponsors, specials, circuits and parts of cars a hand holds."""
    kinds = [setting.card(card).kind for card in hand]
    counts = [kinds.count(kind) for kind in (CardKind.SPONSOR, CardKind.SPECIAL, CardKind.CIRCUIT)]
    sponsors, specials, circuits = counts
    return sponsors, specials, circuits, len(kinds) - sum(counts)


def _usual(setting: Setting, cards: int) -> tuple[float, float, float, float]:
    """Return the same of a hand that nobody sees: as in the whole deck."""
    sponsors, specials, circuits, parts = setting.kinds
    share = cards / (sponsors + specials + circuits + parts)
    return sponsors * share, specials * share, circuits * share, parts * share
