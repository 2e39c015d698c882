"""Turn: a card is played, carried out and replaced, until the pile is empty and the race over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing import bank
from formulad.cards.motor_racing.events import (
    CardDrawn,
    CardPlayed,
    CardTurnedUp,
    LastTurnsBegan,
    RaceEnded,
    SeasonEnded,
)
from formulad.cards.motor_racing.options import DrawTiming
from formulad.cards.motor_racing.outcomes import CARD
from formulad.cards.motor_racing.questions import Purpose
from formulad.cards.motor_racing.setup import to_hand, with_cards
from formulad.cards.motor_racing.state import PILE_LASTS, Stage, State
from formulad.cards.packs import CardId, odds, without_card
from formulad.kernel.game import Chance, Seat, Step
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.motor_racing.moves import PlayCard
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import MotorStep


def begin(state: State) -> MotorStep:
    """Return the state at the beginning of a turn."""
    stage = Stage.PLAY if state.chair.bank is None else Stage.TURN_UP
    return Step(replace(state, stage=stage, car=None, face=0, throws=0, has_drawn=False))


def play(setting: Setting, state: State, move: PlayCard) -> MotorStep:
    """Put a card on the discards, and carry it out or draw first (FMR-10, FMR-40)."""
    seat = state.chair.seat
    hand = without_card(state.hands[seat], move.card)
    draws_first = setting.options.draw_timing is DrawTiming.BEFORE_EFFECT and state.left
    played = replace(
        state,
        stage=Stage.DRAW if draws_first else Stage.BEGIN,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        discards=(*state.discards, move.card),
        car=move.car,
    )
    return Step(played, (CardPlayed(seat, move.card, move.car),))


def card_due(state: State) -> Chance[Purpose]:
    """Return the card from the pile that is due: for a hand, or for a team without a player."""
    purpose = Purpose.TURN_UP if state.stage is Stage.TURN_UP else Purpose.DRAW
    return Chance(Seat(state.chair.seat), "card", purpose, odds(state.pile, CARD))


def turn_up(setting: Setting, state: State, lot: int) -> MotorStep:
    """Turn the top card up for a team without a player, and carry it out (FMR-44)."""
    card, team = CardId(lot - CARD), state.chair.bank
    if team is None:
        raise ValueError("a card is turned up for a player")
    car = bank.target(team, setting.deck.cards[card], state.run)
    turned = replace(
        state,
        stage=Stage.BEGIN,
        pile=without_card(state.pile, card),
        left=state.left - 1,
        discards=(*state.discards, card),
        car=car,
        has_drawn=True,
    )
    return Step(turned, (CardTurnedUp(team, card, car),))


def draw(setting: Setting, state: State, lot: int) -> MotorStep:
    """Draw a card for the one that was played, which is carried out before or now (FMR-40)."""
    card, seat = CardId(lot - CARD), state.chair.seat
    is_first = setting.options.draw_timing is DrawTiming.BEFORE_EFFECT
    drawn = replace(
        to_hand(state, seat, card),
        stage=Stage.BEGIN if is_first else Stage.PASS,
        has_drawn=True,
    )
    return Step(drawn, (CardDrawn(seat, card),))


def after_card(state: State) -> MotorStep:
    """Go on once a card is carried out: draw, unless that is done or the pile is empty."""
    goes_on = state.has_drawn or not state.left
    return Step(replace(state, stage=Stage.PASS if goes_on else Stage.DRAW))


def pass_on(setting: Setting, state: State) -> MotorStep:
    """Pass the turn on clockwise (FMR-7).

    Once the last card is drawn every player has exactly one more turn (FMR-11), and teams without
    a player have none (FMR-49).
    """
    if state.last_turns == 1:
        return _end_race(setting, state)
    if state.last_turns == PILE_LASTS and state.left:
        return Step(replace(state, stage=Stage.TURN, at=_next(state, players_only=False)))
    at = _next(state, players_only=True)
    if state.last_turns != PILE_LASTS:
        return Step(replace(state, stage=Stage.TURN, at=at, last_turns=state.last_turns - 1))
    last = replace(state, stage=Stage.TURN, at=at, last_turns=setting.seats)
    return Step(last, (LastTurnsBegan(),))


def _next(state: State, *, players_only: bool) -> int:
    chairs = state.chairs
    after = ((state.at + step) % len(chairs) for step in range(1, len(chairs) + 1))
    return next(at for at in after if not players_only or chairs[at].bank is None)


def _end_race(setting: Setting, state: State) -> MotorStep:
    """Book a race; the next one starts as it ended (FMR-31, FMR-34)."""
    finished = state.classification
    ended = RaceEnded(state.race, finished)
    booked = replace(state, results=(*state.results, finished), car=None, face=0, throws=0)
    if state.race == setting.options.races:
        return Step(replace(booked, stage=Stage.OVER), (ended, SeasonEnded()))
    return Step(with_cards(setting, replace(booked, race=state.race + 1), finished), (ended,))
