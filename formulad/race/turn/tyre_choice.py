"""Tyres before the start: every driver chooses, in the order of the grid (TYR-0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Step, refuse
from formulad.kernel.values import replace
from formulad.race.events import TyresChosen
from formulad.race.moves import FitTyres, Move
from formulad.race.phase import RaceStep, Setting, TurnPart, decision
from formulad.race.questions import Question
from formulad.race.state import Phase, State
from formulad.race.tyres import TyreKind, TyreSet

if TYPE_CHECKING:
    from formulad.kernel.game import Refusal
    from formulad.race.questions import Due


class ChooseTyres(TurnPart):
    """Once the weather of the race is known, cars are shod."""

    phase = Phase.TYRES

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the choice of the next driver without tyres."""
        if not setting.options.tyres:
            return None
        bare = (seat for seat in state.order if state.cars[seat].tyres is None)
        return next((decision(seat, Question.TYRES) for seat in bare), None)

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return the three kinds."""
        del setting, state
        return tuple(FitTyres(kind) for kind in TyreKind)

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why something else has to wait."""
        del setting, state
        return None if isinstance(move, FitTyres) else refuse("TYR-0", "Choose tyres first.")

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Fit new tyres."""
        due = self.due(setting, state)
        if due is None or not isinstance(move, FitTyres):
            raise TypeError(move)
        return fit(state, due.seat, move.kind)


def fit(state: State, seat: int, kind: TyreKind) -> RaceStep:
    """Put new tyres on a car."""
    car = replace(state.cars[seat], tyres=TyreSet(kind))
    return Step(state.with_car(seat, car), (TyresChosen(seat, kind),))
