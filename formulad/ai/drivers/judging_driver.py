"""Judging driver: decides by what the judge says, as exactly as the driver's grade can tell."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from formulad.ai.drivers.characters import PLAIN, Character, character_of
from formulad.ai.drivers.opinion import Opinion
from formulad.ai.drivers.way_out import way_out
from formulad.ai.judging.judge import judge_of
from formulad.kernel.game import Decision
from formulad.race.moves import ChoosePath, ShiftTo, TakeSlipstream
from formulad.race.questions import Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ai.judging.judge import Judge
    from formulad.ai.judging.judged import Judged
    from formulad.kernel.game import Seat
    from formulad.race.moves import Move
    from formulad.race.phase import Setting
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

ON_THE_ROAD = (Question.GEAR, Question.PATH, Question.SLIPSTREAM)
"""What a driver may misjudge, and has likings in."""
IN_THE_LANE = -1
ANYTHING_ELSE = -2
LOG = logging.getLogger(__name__)


class JudgingDriver:
    """Computer driver of some grade."""

    def __init__(
        self,
        blur: float = 0.0,
        *,
        has_character: bool = True,
        judge_of: Callable[[Setting], Judge] = judge_of,
    ) -> None:
        """Become a driver.

        Args:
            blur: how far the driver's opinions are from the truth, in turns; 0 for a champion.
            has_character: whether the driver likes something besides being quick.
            judge_of: who says what decisions come to.
        """
        self.blur, self.has_character, self._judge_of = blur, has_character, judge_of

    def choose(self, game: RaceGame, state: State) -> Move:
        """Return the decision that looks best; the first of equals.

        A driver that meets a fault of its own drives on and has it logged.

        Raises:
            ValueError: if no decision is due.
        """
        due = game.awaiting(state)
        if not isinstance(due, Decision):
            raise ValueError("no decision is due")  # noqa: TRY004 - of the state, not of its type
        try:
            return self._chosen(game, state, due)
        except Exception:
            LOG.exception("a driver of blur %s was at a loss: %s", self.blur, game.summary(state))
            return way_out(game, state)

    def _chosen(self, game: RaceGame, state: State, due: Decision[Question]) -> Move:
        character = self._character(game, due.seat)
        if due.question not in ON_THE_ROAD or not (self.blur or character is not PLAIN):
            return self._judge_of(game.setting).best(game, state)
        moves = game.moves(state)
        return moves[0] if len(moves) == 1 else self._preferred(game, state, due.seat, character)

    def _preferred(self, game: RaceGame, state: State, seat: Seat, character: Character) -> Move:
        """Return what the driver likes best of what looks best."""
        track, judged = game.track, self._judge_of(game.setting).judged(game, state)
        opinion = Opinion(track, state, seat) if self.blur else None
        errors: dict[int, float] = {}

        def error(move: Move) -> float:
            if opinion is None:
                return 0.0
            about = _what_of(game, move)
            if about not in errors:
                errors[about] = self.blur * opinion.error(about)
            return errors[about]

        def seems(each: Judged) -> float:
            liked = character.liking(track, state, each.move) if character is not PLAIN else 0.0
            return each.turns - liked - error(each.move)

        return min(judged, key=seems).move

    def _character(self, game: RaceGame, seat: Seat) -> Character:
        return character_of(game.setting.entries[seat].number) if self.has_character else PLAIN


def _what_of(game: RaceGame, move: Move) -> int:
    """Return what a driver has an opinion on: a gear, or where a move ends, however it is paid."""
    match move:
        case ShiftTo(gear):
            return int(gear)
        case ChoosePath(cells, _) | TakeSlipstream(cells, _):
            if not cells:
                return ANYTHING_ELSE
            return IN_THE_LANE if game.track.is_pit(cells[-1]) else cells[-1]
        case _:
            return ANYTHING_ELSE
