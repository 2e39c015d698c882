"""Formula Corsa as a game: its stages put together, behind the door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.card_rules import CardRules
from formulad.cards.corsa import hiring, market, notation, racing, setup, standings
from formulad.cards.corsa.events import Event
from formulad.cards.corsa.moves import Build, Move, Wish
from formulad.cards.corsa.questions import Awaiting, Purpose, Question
from formulad.cards.corsa.sight import seen_by
from formulad.cards.corsa.state import Stage, State
from formulad.cards.corsa.summary import summary
from formulad.kernel.game import Chance, Decision, Outcome, Over, Seat, Step, refuse
from formulad.kernel.latest import latest
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.corsa.setting import Setting
    from formulad.cards.corsa.state import CorsaStep
    from formulad.kernel.game import Refusal

QUESTIONS = {
    Stage.MARKET: Question.MARKET,
    Stage.WISH: Question.WISH,
    Stage.CAR: Question.CAR,
}
"""What is asked of a player."""


class Corsa(CardRules[State, Move, Event]):
    """A game of Formula Corsa."""

    name = "corsa"

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def initial(self) -> State:
        """Return the game before anybody is first."""
        return setup.first_state(self.setting)

    @latest
    def awaiting(self, state: State) -> Awaiting:
        """Return what is due."""
        if state.stage is Stage.OVER:
            return Over()
        if state.stage in QUESTIONS:
            return Decision(Seat(state.seat), QUESTIONS[state.stage])
        return self._chance(state)

    def _chance(self, state: State) -> Chance[Purpose]:
        match state.stage:
            case Stage.START:
                return setup.start_due(self.setting)
            case Stage.DEAL:
                return setup.deal_due(self.setting, state)
            case Stage.DRAW:
                return setup.technique_due(state)
            case Stage.CIRCUIT:
                return setup.circuit_due(state)
            case Stage.BUY:
                return market.card_due(state)
            case Stage.CONTEST:
                return hiring.contest_due(self.setting, state)
            case Stage.THROW:
                return racing.throw_due(self.setting, state)
            case _:
                return racing.tie_due(self.setting, state)

    def moves(self, state: State) -> tuple[Move, ...]:
        """Return every legal decision, in the order in which each stage lists them."""
        match state.stage:
            case Stage.MARKET:
                return market.moves(self.setting, state)
            case Stage.WISH:
                return hiring.moves(self.setting, state)
            case Stage.CAR:
                return racing.builds(self.setting, state.hands[state.seat])
            case _:
                return ()

    def refusal(self, state: State, move: Move) -> Refusal | None:
        """Return why a decision is not allowed here, or None if it is."""
        match state.stage:
            case Stage.MARKET:
                return market.refusal(self.setting, state, move)
            case Stage.WISH:
                return hiring.refusal(self.setting, state, move)
            case Stage.CAR:
                return racing.refusal(self.setting, state, move)
            case Stage.OVER:
                return refuse("COR-1", "The last race is over.")
            case _:
                return refuse("COR-17", "First a card has to come up, or the die has to fall.")

    def _decided(self, state: State, move: Move) -> CorsaStep:
        match move:
            case Build():
                return racing.build(state, move)
            case Wish():
                return hiring.wish(self.setting, state, move)
            case _:
                return market.decide(self.setting, state, move)

    def _fallen(self, state: State, value: int) -> CorsaStep:
        match state.stage:
            case Stage.START:
                return setup.take_start(self.setting, state, value)
            case Stage.DEAL:
                return setup.deal(self.setting, state, value)
            case Stage.DRAW:
                return setup.draw_technique(self.setting, state, value)
            case Stage.CIRCUIT:
                return setup.turn_up(state, value)
            case Stage.BUY:
                return market.take_card(self.setting, state, value)
            case Stage.CONTEST:
                return hiring.contest(self.setting, state, value)
            case Stage.THROW:
                return racing.throw(self.setting, state, value)
            case _:
                return racing.break_tie(state, value)

    def _went_on(self, state: State) -> CorsaStep | None:
        match state.stage:
            case Stage.DRAW if not setup.is_drawing(state):
                return Step(replace(state, stage=Stage.CIRCUIT))
            case Stage.VISIT:
                return market.visit(self.setting, state)
            case Stage.LEAVE:
                return market.leave(self.setting, state)
            case Stage.OFFER:
                return hiring.offer(self.setting, state)
            case Stage.HIRE:
                return hiring.show_wishes(self.setting, state)
            case Stage.CAR if (ready := racing.next_builder(state)) != state:
                return Step(ready)
            case Stage.REVEAL:
                return racing.reveal(self.setting, state)
            case Stage.RANK:
                return racing.rank(self.setting, state)
            case _:
                return None

    def write(self, choice: Move | Outcome) -> str:
        """Return the notation of a decision or an outcome."""
        return notation.write(self.setting.deck, choice)

    def read(self, text: str) -> Move | Outcome:
        """Return the decision or outcome of a notation."""
        return notation.read(self.setting.deck, text)

    def summary(self, state: State) -> str:
        """Return the game on one line: the race, whose turn it is, and where all cards are."""
        return summary(self.setting, state)

    def round(self, state: State) -> int:
        """Return which race is driven."""
        return state.race

    def view(self, state: State, seat: Seat) -> State:
        """Return what a seat may know."""
        return seen_by(self.setting, state, seat)

    def places(self, state: State) -> tuple[int, ...]:
        """Return the place of each player, as if the game ended now."""
        return standings.places(state)
