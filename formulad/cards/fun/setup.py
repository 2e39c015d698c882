"""Set-up: a lot says who begins, and all get their first hand."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from formulad.cards.fun.events import CardDealt, FirstDrawn
from formulad.cards.fun.outcomes import CARD, SEAT
from formulad.cards.fun.questions import Purpose
from formulad.cards.fun.state import Stage, State, Team
from formulad.cards.fun.teams import to_hand
from formulad.cards.packs import CardId, odds, without_card
from formulad.kernel.game import Chance, Outcome, Seat, Step
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import FunStep


def first_state(setting: Setting) -> State:
    """Return the championship before anything happened (FUN-3)."""
    seats, pile = setting.seats, setting.deck.all
    return State(
        Stage.FIRST,
        hands=((),) * seats,
        teams=(Team(),) * seats,
        money=(setting.deck.start_money,) * seats,
        length=setting.options.races,
        pile=pile,
        left=len(pile),
    )


def lot_among(seats: Sequence[int], purpose: Purpose) -> Chance[Purpose]:
    """Return a lot that draws one of some players."""
    share = Fraction(1, len(seats))
    return Chance(Seat(0), "lot", purpose, tuple((Outcome(SEAT + s), share) for s in seats))


def first_due(setting: Setting) -> Chance[Purpose]:
    """Return the lot that says who begins (FUN-3)."""
    return lot_among(range(setting.seats), Purpose.FIRST)


def take_first(state: State, lot: int) -> FunStep:
    """Return the championship with somebody to begin."""
    seat = lot - SEAT
    return Step(replace(state, stage=Stage.DEAL, at=seat), (FirstDrawn(seat),))


def deal_due(state: State) -> Chance[Purpose]:
    """Return the next card of the first hands; they are dealt round the table (FUN-3)."""
    seat = min(range(len(state.hands)), key=lambda seat: len(state.hands[seat]))
    return Chance(Seat(seat), "card", Purpose.DEAL, odds(state.pile, CARD))


def deal(setting: Setting, state: State, lot: int) -> FunStep:
    """Return the hands with one card more; once all are dealt the first turn begins."""
    card, seat = CardId(lot - CARD), deal_due(state).seat
    dealt = off_the_pile(to_hand(state, seat, card), card)
    is_done = all(len(hand) == setting.deck.hand_start for hand in dealt.hands)
    stage = Stage.TURN if is_done else Stage.DEAL
    return Step(replace(dealt, stage=stage), (CardDealt(seat, card),))


def off_the_pile(state: State, card: CardId) -> State:
    """Return a state in which a card has left the pile."""
    return replace(state, pile=without_card(state.pile, card), left=state.left - 1)
