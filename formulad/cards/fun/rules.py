"""Formule Fun as a game: its stages put together, behind the door."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from formulad.cards.card_rules import CardRules
from formulad.cards.fun import auction, notation, race, season, setup, specials, turn
from formulad.cards.fun.events import Event
from formulad.cards.fun.moves import (
    Bid,
    CallRace,
    Discard,
    Draw,
    EndTurn,
    GiveBack,
    Move,
    OpenAuction,
    Pass,
    PlaySpecial,
    PlaySponsor,
    PutUp,
    Take,
)
from formulad.cards.fun.offers import moves_of
from formulad.cards.fun.questions import Question
from formulad.cards.fun.state import Stage, State
from formulad.cards.fun.summary import summary_of
from formulad.cards.packs import as_known
from formulad.kernel.game import Chance, Decision, Outcome, Over, Seat, refuse
from formulad.kernel.latest import latest
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.fun.questions import Awaiting, Purpose
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import FunStep
    from formulad.kernel.game import Refusal

QUESTIONS = {
    Stage.DRAW: Question.DRAW,
    Stage.ACT: Question.ACT,
    Stage.BID: Question.BID,
    Stage.RETURN: Question.RETURN,
    Stage.SPY: Question.SPY,
}
"""What is asked of a player."""
_ASKED_AT = {
    Draw: Stage.DRAW,
    Bid: Stage.BID,
    Pass: Stage.BID,
    GiveBack: Stage.RETURN,
    Take: Stage.SPY,
}
"""When a move answers a question of its own; all others are what a turn is made of."""


class Fun(CardRules[State, Move, Event]):
    """A championship of Formule Fun."""

    name = "fun"

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def initial(self) -> State:
        """Return the championship before the first card is dealt."""
        return setup.first_state(self.setting)

    @latest
    def awaiting(self, state: State) -> Awaiting:
        """Return what is due."""
        if state.stage is Stage.OVER:
            return Over()
        if state.stage in QUESTIONS:
            return Decision(Seat(asked(state)), QUESTIONS[state.stage])
        return self._chance(state)

    def _chance(self, state: State) -> Chance[Purpose]:
        match state.stage:
            case Stage.FIRST:
                return setup.first_due(self.setting)
            case Stage.DEAL:
                return setup.deal_due(state)
            case Stage.LOOK:
                return specials.look_due(state)
            case Stage.LOSE:
                return specials.loss_due(state)
            case Stage.TIE:
                return race.tie_due(self.setting, state)
            case Stage.FINAL:
                return season.lot_due(self.setting, state)
            case _:
                return turn.card_due(state)

    def moves(self, state: State) -> tuple[Move, ...]:
        """Return every legal decision, in the order that `offers` tells."""
        return tuple(
            move for move in moves_of(self.setting, state) if self.refusal(state, move) is None
        )

    def refusal(self, state: State, move: Move) -> Refusal | None:
        """Return why a decision is not allowed here, or None if it is."""
        if state.stage is Stage.OVER:
            return refuse("FUN-31", "The championship is over.")
        if state.stage not in QUESTIONS:
            return refuse("FUN-3", "First chance has to say what comes.")
        if _ASKED_AT.get(type(move), Stage.ACT) is not state.stage:
            return refuse("FUN-3", "This is not the moment for it.")
        return self._refused(state, move)

    def _refused(self, state: State, move: Move) -> Refusal | None:
        setting = self.setting
        match move:
            case Draw(cards):
                return turn.draw_refusal(setting, state, cards)
            case PutUp(card):
                return turn.put_up_refusal(setting, state, card)
            case OpenAuction():
                return auction.open_refusal(setting, state, move)
            case Bid(price):
                return auction.bid_refusal(setting, state, price)
            case Pass():
                return None
            case GiveBack(card):
                return auction.give_back_refusal(state, card)
            case PlaySponsor(card):
                return turn.sponsor_refusal(setting, state, card)
            case PlaySpecial():
                return specials.refusal(setting, state, move)
            case CallRace(card):
                return race.call_refusal(setting, state, card)
            case Take(card):
                return specials.take_refusal(state, card)
            case Discard(card):
                return turn.discard_refusal(setting, state, card)
            case EndTurn():
                return turn.end_refusal(setting, state)
            case _:
                assert_never(move)

    def _decided(self, state: State, move: Move) -> FunStep:
        setting = self.setting
        match move:
            case Draw(cards):
                return turn.draw(setting, state, cards)
            case PutUp(card):
                return turn.put_up(state, card)
            case OpenAuction():
                return auction.open_auction(setting, state, move)
            case Bid(price):
                return auction.bid(state, price)
            case Pass():
                return auction.pass_by(state)
            case GiveBack(card):
                return auction.give_back(state, card)
            case PlaySponsor(card):
                return turn.play_sponsor(setting, state, card)
            case PlaySpecial():
                return specials.play(setting, state, move)
            case CallRace(card):
                return race.call(setting, state, card)
            case Take(card):
                return specials.take(setting, state, card)
            case Discard(card):
                return turn.discard(state, card)
            case EndTurn():
                return turn.end(setting, state)
            case _:
                assert_never(move)

    def _fallen(self, state: State, value: int) -> FunStep:
        match state.stage:
            case Stage.FIRST:
                return setup.take_first(state, value)
            case Stage.DEAL:
                return setup.deal(self.setting, state, value)
            case Stage.LOOK:
                return specials.look(state)
            case Stage.LOSE:
                return specials.lose(state, value)
            case Stage.TIE:
                return race.draw_lot(state, value)
            case Stage.FINAL:
                return season.draw_lot(state, value)
            case _:
                return turn.take_card(self.setting, state, value)

    def _went_on(self, state: State) -> FunStep | None:
        match state.stage:
            case Stage.TURN:
                return turn.begin(state)
            case Stage.DRAWING:
                return None if turn.needs_card(state) else turn.before_card(state)
            case Stage.HAMMER:
                return auction.go_on(self.setting, state)
            case Stage.RACE:
                return race.find_place(self.setting, state)
            case Stage.AFTER_RACE:
                return race.score(self.setting, state)
            case Stage.FINAL:
                return None if season.equals(self.setting, state) else season.finish(state)
            case _:
                return None

    def write(self, choice: Move | Outcome) -> str:
        """Return the notation of a decision or an outcome."""
        return notation.write(self.setting.deck, choice)

    def read(self, text: str) -> Move | Outcome:
        """Return the decision or outcome of a notation."""
        return notation.read(self.setting.deck, text)

    def summary(self, state: State) -> str:
        """Return the championship on one line."""
        return summary_of(self.setting.deck, state)

    def round(self, state: State) -> int:
        """Return how often the turn has come round, counted from 1; 0 before the first turn."""
        return -(-state.turns // self.setting.seats)

    def view(self, state: State, seat: Seat) -> State:
        """Return what a seat may know: its hand, and of the others how many cards they have.

        Whoever spies sees the hand they look into. The hands of the others lie among what may come
        up; money, the market, what is in play and the discards are public.
        """
        known = {seat}
        if state.stage is Stage.SPY and seat == state.at:
            known.add(Seat(state.turn.victim))
        hands, pile = as_known(state.hands, state.pile, known)
        return replace(state, hands=hands, pile=pile)

    def places(self, state: State) -> tuple[int, ...]:
        """Return the place of each player, as if the championship ended now."""
        return season.places(self.setting, state)


def asked(state: State) -> int:
    """Return who has to decide."""
    match state.stage:
        case Stage.BID:
            return auction.bidder(state)
        case Stage.RETURN:
            return auction.buyer(state)
        case _:
            return state.at
