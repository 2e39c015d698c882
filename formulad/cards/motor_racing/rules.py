"""Formula Motor Racing as a game: its stages put together, behind the door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.card_rules import CardRules
from formulad.cards.motor_racing import effects, notation, season, setup, turn
from formulad.cards.motor_racing.cars import names
from formulad.cards.motor_racing.events import Event
from formulad.cards.motor_racing.moves import Move, PlayCard
from formulad.cards.motor_racing.questions import Awaiting, Purpose, Question
from formulad.cards.motor_racing.state import Stage, State
from formulad.cards.motor_racing.targets import target_refusal, targets
from formulad.cards.packs import as_known
from formulad.kernel.game import Chance, Decision, Outcome, Over, Seat, refuse
from formulad.kernel.latest import latest
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import Chair, MotorStep
    from formulad.kernel.game import Refusal

QUESTIONS = {
    Stage.PLAY: Question.CARD,
    Stage.PUSH: Question.CHARGE,
    Stage.KEEP: Question.SPIN,
    Stage.INVOLVE: Question.CRASH,
}
"""What is asked of a player."""


class MotorRacing(CardRules[State, Move, Event]):
    """A season of Formula Motor Racing."""

    name = "motor-racing"

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def initial(self) -> State:
        """Return the season before the first grid is drawn."""
        return setup.first_state(self.setting)

    @latest
    def awaiting(self, state: State) -> Awaiting:
        """Return what is due."""
        if state.stage is Stage.OVER:
            return Over()
        if state.stage in QUESTIONS:
            return Decision(Seat(state.chair.seat), QUESTIONS[state.stage])
        return self._chance(state)

    def _chance(self, state: State) -> Chance[Purpose]:
        match state.stage:
            case Stage.CHAIRS:
                return setup.chair_due(state)
            case Stage.GRID:
                return setup.grid_due(state)
            case Stage.DEAL:
                return setup.deal_due(state)
            case Stage.THROW:
                return effects.throw_due(self.setting, state)
            case _:
                return turn.card_due(state)

    def moves(self, state: State) -> tuple[Move, ...]:
        """Return every legal decision: cards as they lie in the hand, cars from the leader on."""
        if state.stage is not Stage.PLAY:
            return effects.answers(state)
        cards = self.setting.deck.cards
        return tuple(
            PlayCard(card, car)
            for card in dict.fromkeys(state.hands[state.chair.seat])
            for car in targets(cards[card], state.run) or (None,)
        )

    def refusal(self, state: State, move: Move) -> Refusal | None:
        """Return why a decision is not allowed here, or None if it is."""
        if state.stage is Stage.OVER:
            return refuse("FMR-1", "The season is over.")
        if state.stage not in QUESTIONS:
            return refuse("FMR-10", "First a card has to come up, or the die has to fall.")
        if not isinstance(move, PlayCard):
            is_asked = move in effects.answers(state)
            return None if is_asked else refuse("FMR-9", "Nobody asked that.")
        if state.stage is not Stage.PLAY:
            return refuse("FMR-9", "A card is played already, and not carried out yet.")
        if move.card not in state.hands[state.chair.seat]:
            return refuse("FMR-9", "This card is not in the hand.")
        return target_refusal(self.setting.deck.cards[move.card], move.car, state.run)

    def _decided(self, state: State, move: Move) -> MotorStep:
        if isinstance(move, PlayCard):
            return turn.play(self.setting, state, move)
        return effects.answer(self.setting, state, move)

    def _fallen(self, state: State, value: int) -> MotorStep:
        match state.stage:
            case Stage.CHAIRS:
                return setup.take_chair(self.setting, state, value)
            case Stage.GRID:
                return setup.take_grid(self.setting, state, value)
            case Stage.DEAL:
                return setup.deal(self.setting, state, value)
            case Stage.THROW:
                return effects.throw(self.setting, state, value)
            case Stage.TURN_UP:
                return turn.turn_up(self.setting, state, value)
            case _:
                return turn.draw(self.setting, state, value)

    def _went_on(self, state: State) -> MotorStep | None:
        match state.stage:
            case Stage.TURN:
                return turn.begin(state)
            case Stage.BEGIN:
                return effects.begin(self.setting, state)
            case Stage.DONE:
                return turn.after_card(state)
            case Stage.PASS:
                return turn.pass_on(self.setting, state)
            case _:
                return None

    def write(self, choice: Move | Outcome) -> str:
        """Return the notation of a decision or an outcome."""
        return notation.write(self.setting.deck, choice)

    def read(self, text: str) -> Move | Outcome:
        """Return the decision or outcome of a notation."""
        return notation.read(self.setting.deck, text)

    def summary(self, state: State) -> str:
        """Return the season on one line: the race, the turn, the line of cars and all cards."""
        codes = self.setting.deck.codes
        turn_told = (state.stage.value, state.at, state.last_turns, state.face, state.throws)
        car = names(() if state.car is None else (state.car,))
        return "/".join(
            (
                f"{state.race} {' '.join(map(str, turn_told))} {state.has_drawn:d} {car}",
                f"{names(state.run)}|{names(state.out)}",
                *(codes(hand) for hand in state.hands),
                f"{state.left} {codes(state.pile)}",
                codes(state.discards),
                " ".join(team.word for team in state.drawn),
                " ".join(map(_chair_summary, state.chairs)),
                ";".join(map(names, state.results)),
            )
        )

    def round(self, state: State) -> int:
        """Return which race is driven."""
        return state.race

    def view(self, state: State, seat: Seat) -> State:
        """Return what a seat may know: its hand, and of the others how many cards they have.

        What was played and how many cards the pile has is public (FMR-12). The hands of the others
        lie among what may come up.
        """
        hands, pile = as_known(state.hands, state.pile, {seat})
        return replace(state, hands=hands, pile=pile)

    def places(self, state: State) -> tuple[int, ...]:
        """Return the place of each player, as if the season ended now."""
        return season.places(self.setting, state)


def _chair_summary(chair: Chair) -> str:
    return str(chair.seat) if chair.bank is None else chair.bank.word
