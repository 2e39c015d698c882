"""Heat of the cells a gear may lead to: how much better or worse each is than what is expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision, Outcome
from formulad.race.dice import GEAR_DICE
from formulad.race.moves import ShiftTo
from formulad.race.questions import Purpose, Question

if TYPE_CHECKING:
    from formulad.ai.judging.judge import Judge
    from formulad.race.dice import Gear
    from formulad.race.road.track import CellId
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


class Heat:
    """What every face of one gear leads to, looked at face by face, so that nothing stutters."""

    def __init__(self, judge: Judge, game: RaceGame, state: State, gear: Gear) -> None:
        self._judge, self._game = judge, game
        self._ready = state
        if isinstance(game.awaiting(state), Decision):
            self._ready = game.apply(state, ShiftTo(gear)).state
        self._left = [outcome.value for outcome, _ in GEAR_DICE[gear].outcomes]
        self._expected = 0.0
        self._least: dict[CellId, float] = {}
        self._chances = {outcome.value: chance for outcome, chance in GEAR_DICE[gear].outcomes}

    @property
    def is_complete(self) -> bool:
        """Whether all faces were looked at."""
        return not self._left

    @property
    def cells(self) -> tuple[tuple[CellId, float], ...]:
        """The cells with the turns by which each is worse than the gear on average.

        Where several faces lead to a cell, the best of them counts.
        """
        return tuple((cell, turns - self._expected) for cell, turns in sorted(self._least.items()))

    def go_on(self) -> None:
        """Look at one more face."""
        face = self._left.pop(0)
        due = self._game.awaiting(self._ready)
        if not (isinstance(due, Chance) and due.purpose is Purpose.MOVE):
            self._left.clear()
            return
        rolled = self._game.apply(self._ready, Outcome(face)).state
        due = self._game.awaiting(rolled)
        if isinstance(due, Decision) and due.question is Question.PATH:
            self._note(rolled, float(self._chances[face]))

    def _note(self, rolled: State, chance: float) -> None:
        judged = self._judge.judged(self._game, rolled)
        turns = {each.move: each.turns for each in judged}
        self._expected += chance * min(turns.values())
        for option in self._game.paths(rolled):
            if not option.route.finishes:
                cell, found = option.end(rolled.car.cell), turns[option.move]
                self._least[cell] = min(self._least.get(cell, found), found)
