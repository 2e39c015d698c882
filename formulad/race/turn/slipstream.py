"""Slipstreams: pulling out of the wake of a car ahead (section 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import IllegalMove, Step, refuse
from formulad.kernel.sentence import say
from formulad.kernel.values import replace
from formulad.race.events import Cause, SlipstreamTaken
from formulad.race.moves import DeclineSlipstream, Move, TakeSlipstream
from formulad.race.paths import chosen, leader_of, slipstream_options
from formulad.race.phase import RaceStep, Setting, TurnPart, decision
from formulad.race.questions import Question
from formulad.race.slipstream_refusals import slipstream_refusal
from formulad.race.state import Phase, State
from formulad.race.turn.driving import set_out
from formulad.race.wear import charge

if TYPE_CHECKING:
    from formulad.kernel.game import Refusal
    from formulad.race.questions import Due


class Slipstream(TurnPart):
    """Right behind a fast car a driver may go on by three cells, again and again (SLP-4)."""

    phase = Phase.SLIPSTREAM

    def then(self, state: State) -> Phase | None:
        """Return to the road when a slipstream was taken."""
        return Phase.TRAVEL if state.turn.ahead else None

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the choice, if there is one."""
        if state.turn.is_slipstream_over or not slipstream_options(setting, state):
            return None
        return decision(state.seat, Question.SLIPSTREAM)

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return the ways to go on, in the order of paths, and to stay behind."""
        options = slipstream_options(setting, state)
        return (*(option.move for option in options), DeclineSlipstream())

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why a way is not open."""
        if isinstance(move, DeclineSlipstream) or chosen(move, slipstream_options(setting, state)):
            return None
        if not isinstance(move, TakeSlipstream):
            return refuse("MOV-1", "Use the slipstream or stay behind.")
        return slipstream_refusal(setting, state, move)

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Pull out, or stay behind."""
        if isinstance(move, DeclineSlipstream):
            return Step(replace(state, turn=state.turn._replace(is_slipstream_over=True)))
        leader, option = leader_of(setting, state), chosen(move, slipstream_options(setting, state))
        if option is None or leader is None:
            raise IllegalMove(say("{move} is not open here", move=move))
        late = tuple(item for item in option.bill.items if item.cause is Cause.SLIPSTREAM)
        state, lost = charge(setting, state, state.seat, late)
        turn = state.turn._replace(slipstreams=state.turn.slipstreams + 1)
        step = set_out(replace(state, turn=turn), option)
        return Step(step.state, (SlipstreamTaken(state.seat, leader), *lost, *step.events))
