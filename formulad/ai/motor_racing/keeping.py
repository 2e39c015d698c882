"""Keeping: what the cards of a hand will be worth in the last turns of a race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.motor_racing.outlook import left_after, sharpness
from formulad.cards.motor_racing.cards import CardKind

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cards import Card
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import State
    from formulad.cards.packs import Pack

SHARE = 0.7
"""How much of it comes true: there will be other cards by then, and other lines of cars."""
TURNS = 3
"""How many of the last turns are thought of."""
_OWN_OVERTAKE, _OWN_OVERTAKE_BY = 0.8, 0.9
"""Of an own colour: a first part, and one for each place."""
_SLIP, _SLIP_BY = 1.15, 0.08
_OTHERS_PIT_STOP = 0.3
_WORTH = {
    CardKind.PIT_STOP: 0.7,
    CardKind.TAILENDER_TURBO: 0.6,
    CardKind.CHARGE_LOSE_GEAR: 0.8,
    CardKind.CHARGE_ENGINE_BLOWS: 0.8,
    CardKind.SPIN_OUT: 0.45,
    CardKind.SPIN_LAST: 0.4,
    CardKind.CRASH: 0.4,
    CardKind.WRONG_LINE: 1.2,
    CardKind.OFF_CIRCUIT: 1.3,
    CardKind.LOSE_CONTROL: 1.4,
    CardKind.OVERTAKE: 3.5,
}
"""What a card that is for the player's cars gains in a last turn, on average, as was measured."""


def worth(setting: Setting, card: Card, seat: int) -> float:
    """Return what a card gains in a last turn."""
    is_own = card.team is None or setting.owners[card.team] == seat
    if card.kind is CardKind.OVERTAKE:
        return _OWN_OVERTAKE + _OWN_OVERTAKE_BY * card.places if is_own else 0.0
    if card.kind is CardKind.PIT_STOP and card.team is not None:
        return 0.0 if is_own else _OTHERS_PIT_STOP
    return _WORTH[card.kind]


def kept(setting: Setting, state: State, hand: Pack) -> float:
    """Return what a hand will be worth: its best cards, in the turns where places count most."""
    left, seats = left_after(setting, state), setting.seats
    turns = [left % seats + seats * turn for turn in range(min(left // seats, TURNS))]
    gains = sorted(
        (worth(setting, setting.deck.cards[c], state.chair.seat) for c in hand), reverse=True
    )
    points = setting.deck.value_of_place
    return SHARE * sum(gain * sharpness(points, at) for gain, at in zip(gains, turns, strict=False))
