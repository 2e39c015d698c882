"""Foresight: what gears lead to is reckoned before anybody asks, a gear for each picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Decision
from formulad.race.forecast import gear_forecast
from formulad.race.moves import ShiftTo
from formulad.race.questions import Question
from formulad.race.turn.gearbox import FORWARD

if TYPE_CHECKING:
    from formulad.race.dice import Gear
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


class Foresight:
    """Reckons what the gears of a turn to come lead to, while others are still seen to drive.

    All of them at once would take as long as a picture of the screen, just when the camera flies.
    """

    def __init__(self, game: RaceGame) -> None:
        self._game = game
        self._state: State | None = None
        self._left: list[Gear] = []
        """The gears that are still to be reckoned."""

    def go_on(self, state: State) -> None:
        """Reckon one gear more of the driver who is to engage one in a state of the race."""
        if state is not self._state:
            self._state, self._left = state, self._offered(state)
        if self._left:
            gear_forecast(self._game.setting, state, state.seat, self._left.pop(0))

    def _offered(self, state: State) -> list[Gear]:
        """Return the gears that can be engaged, if one is to be."""
        due = self._game.awaiting(state)
        if not (isinstance(due, Decision) and due.question is Question.GEAR):
            return []
        return [gear for gear in FORWARD if self._game.refusal(state, ShiftTo(gear)) is None]
