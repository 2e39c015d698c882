"""Sight: what a seat may know of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.corsa.moves import Build, Wish
from formulad.cards.corsa.options import DriverDraft
from formulad.cards.corsa.state import Hand, Stage, State
from formulad.cards.packs import BACK, pack_of, seen, turned_over
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.cards.corsa.setting import Setting
    from formulad.cards.packs import CardId, Pack

HIDDEN = -1
"""Recruits that nobody else may count."""
UNDER_THE_DRIVER = Build(BACK)
"""A car that is built and not shown: nobody sees how many cards it has (COR-34)."""


def seen_by(setting: Setting, state: State, seat: int) -> State:
    """Return a state as a seat knows it.

    Of other hands it sees how many cards they have (COR-50), of cars that are not shown and of
    wishes only that they are there; nor does it see recruits, where that was agreed (COR-51). What
    is hidden lies among what may come up.
    """
    others = [hand for at, hand in enumerate(state.hands) if at != seat]
    return replace(
        state,
        hands=tuple(hand if at == seat else _back(hand) for at, hand in enumerate(state.hands)),
        techniques=_with(state.techniques, (hand.techniques for hand in others)),
        strategies=_with(state.strategies, (hand.strategies for hand in others)),
        recruits=_recruits(setting, state, seat),
        wishes=_wishes(setting, state, seat),
        cars=tuple(car if at == seat else _car(state, at) for at, car in enumerate(state.cars)),
    )


def _back(hand: Hand) -> Hand:
    return Hand(turned_over(hand.techniques), turned_over(hand.strategies))


def _with(deck: Pack, hands: Iterable[Pack]) -> Pack:
    unseen: list[CardId] = [card for hand in hands for card in seen(hand)]
    return pack_of((*deck, *unseen))


def _recruits(setting: Setting, state: State, seat: int) -> tuple[int, ...]:
    if not setting.hides_recruits or state.stage is Stage.OVER:
        return state.recruits
    return tuple(own if at == seat else HIDDEN for at, own in enumerate(state.recruits))


def _wishes(setting: Setting, state: State, seat: int) -> tuple[Wish | None, ...]:
    """Return the wishes of a round, which are shown together once all are there (COR-27)."""
    if state.stage is not Stage.WISH or setting.options.driver_draft is DriverDraft.OPEN:
        return state.wishes
    return tuple(wish if at == seat else None for at, wish in enumerate(state.wishes))


def is_shown(state: State, seat: int) -> bool:
    """Return whether the car of a seat is shown to all (COR-37)."""
    match state.stage:
        case Stage.CAR:
            return False
        case Stage.REVEAL | Stage.THROW:
            return state.order.index(seat) <= state.at if seat in state.order else False
        case _:
            return True


def _car(state: State, seat: int) -> Build | None:
    car = state.cars[seat]
    return car if car is None or is_shown(state, seat) else UNDER_THE_DRIVER
