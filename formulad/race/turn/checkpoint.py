"""The checkpoint: a street car that begins a lap is repaired (STR-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Step, refuse
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.car import Part
from formulad.race.events import CheckpointPassed, PartsRepaired
from formulad.race.moves import Repair
from formulad.race.phase import RaceStep, Setting, TurnPart, decision
from formulad.race.questions import Question
from formulad.race.repairs import BUT_TYRES, lacks_of, repair_fault, repaired, shares
from formulad.race.state import Phase, State

if TYPE_CHECKING:
    from formulad.kernel.game import Refusal
    from formulad.race.moves import Move
    from formulad.race.questions import Due
    from formulad.race.repairs import Repairs

POINTS, MORE_POINTS = 2, 4
"""What other parts than the tyres get back; and for whom more is done (DRV-JENNY-1)."""


class Checkpoint(TurnPart):
    """At the end of a turn that began a lap, tyres are new and other parts get points back."""

    phase = Phase.CHECKPOINT

    def is_played(self, setting: Setting) -> bool:
        """Return whether there is one."""
        return setting.options.has_checkpoint

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Fit new tyres, and give what leaves nothing to choose."""
        if not state.turn.is_at_checkpoint:
            return Step(state)
        if not state.car.is_on_track:
            return Step(replace(state, turn=state.turn._replace(is_at_checkpoint=False)))
        seat = state.seat
        tyres = lacks_of(setting, state, seat, (Part.TYRES,))[Part.TYRES]
        passed = CheckpointPassed(seat, tyres)
        state = repaired(state, seat, ((Part.TYRES, tyres),))
        ways = _shares(setting, state)
        if len(ways) > 1:
            return Step(state, (passed,))
        step = _give(state, ways[0])
        return Step(step.state, (passed, *step.events))

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the choice of the parts to repair."""
        del setting
        return decision(state.seat, Question.REPAIR) if state.turn.is_at_checkpoint else None

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return every way to share out the points."""
        return tuple(map(Repair, _shares(setting, state)))

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why points cannot be shared out like that."""
        if not isinstance(move, Repair):
            return refuse("STR-7", "First say which parts are repaired at the checkpoint.")
        lacks = lacks_of(setting, state, state.seat, BUT_TYRES)
        return repair_fault("STR-7", lacks, points_for(setting, state.seat), move.repairs)

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Give the points."""
        del setting
        if not isinstance(move, Repair):
            raise TypeError(move)
        return _give(state, move.repairs)


def points_for(setting: Setting, seat: int) -> int:
    """Return how many points the checkpoint gives back besides the tyres."""
    return MORE_POINTS if seat in setting.gifted(Ability.LONG_CHECK) else POINTS


def _shares(setting: Setting, state: State) -> list[Repairs]:
    lacks = lacks_of(setting, state, state.seat, BUT_TYRES)
    return shares(lacks, points_for(setting, state.seat))


def _give(state: State, repairs: Repairs) -> RaceStep:
    given = (PartsRepaired(state.seat, repairs),) if repairs else ()
    state = repaired(state, state.seat, repairs)
    return Step(replace(state, turn=state.turn._replace(is_at_checkpoint=False)), given)
