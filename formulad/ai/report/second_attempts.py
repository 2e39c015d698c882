"""Second attempts: the worst decisions of a driver, to be made once more before the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.report.marks import DOUBTFUL
from formulad.kernel.frozen import frozen
from formulad.kernel.game import Decision
from formulad.race.moves import ChoosePath, ShiftTo, TakeSlipstream
from formulad.race.questions import Question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ai.judging.judge import Judge
    from formulad.ai.judging.judged import FaceProspect, Judged
    from formulad.ai.report.account import RaceAccount, Weighed
    from formulad.ai.report.race_steps import RaceSteps
    from formulad.race.moves import Move
    from formulad.race.state import State

MOST = 3
"""So many decisions of a driver are tried again."""
OPTIONS = 6
"""So many answers are offered at most."""
_ASKED = (Question.GEAR, Question.PATH, Question.SLIPSTREAM)


@frozen
class Option:
    """A decision that could have been made."""

    move: Move
    loss: float
    """Turns that it costs more than the best."""
    prospects: tuple[FaceProspect, ...] = ()
    """Of a gear: every face of its die, and what it leads to."""


@frozen
class Attempt:
    """A decision that went wrong."""

    place: int
    """In the race: the decision is the step that comes after it."""
    seat: int
    question: Question
    options: tuple[Option, ...]
    """In the order in which they are offered on the board."""
    chosen: int
    """Which of them was chosen in the race."""

    @property
    def best(self) -> int:
        """Which of them costs nothing."""
        return min(range(len(self.options)), key=lambda at: self.options[at].loss)


def second_attempts(
    race: RaceSteps, account: RaceAccount, judge: Judge, seat: int
) -> tuple[Attempt, ...]:
    """Return the worst decisions of a driver, as far as they were doubtful, in their order."""
    if not account.drivers:
        return ()
    made = [
        each
        for each in account.drivers[seat].decisions
        if each.mistake >= DOUBTFUL and _question(race, each) in _ASKED
    ]
    worst = sorted(made, key=lambda each: -each.mistake)[:MOST]
    return tuple(_attempt(race, judge, each) for each in sorted(worst, key=lambda w: w.place))


def _question(race: RaceSteps, weighed: Weighed) -> Question | None:
    due = race.game.awaiting(race.states[weighed.place])
    return due.question if isinstance(due, Decision) else None


def _attempt(race: RaceSteps, judge: Judge, weighed: Weighed) -> Attempt:
    state, choice = race.states[weighed.place], race.steps[weighed.place].choice
    judged = judge.judged(race.game, state)
    offered = _offered(state, judged, choice)
    least = min(each.turns for each in judged)
    options = tuple(
        Option(each.move, each.turns - least, _prospects(race, judge, state, each.move))
        for each in offered
    )
    chosen = next(at for at, each in enumerate(offered) if each.move == choice)
    question = _question(race, weighed) or Question.PATH
    return Attempt(weighed.place, weighed.seat, question, options, chosen)


def _offered(state: State, judged: Sequence[Judged], choice: object) -> list[Judged]:
    """Return the choice and the best of the others, one way to each place, in their order."""
    ranked = sorted(judged, key=lambda each: (each.move != choice, each.turns))
    places: dict[object, Judged] = {}
    for each in ranked:
        places.setdefault(_place(state, each.move), each)
    kept = list(places.values())[:OPTIONS]
    order = {each.move: at for at, each in enumerate(judged)}
    return sorted(kept, key=lambda each: order[each.move])


def _place(state: State, move: Move) -> object:
    """Return what tells an answer from others: a gear, or where a way ends and what it brakes."""
    match move:
        case ChoosePath(cells, brakes) | TakeSlipstream(cells, brakes):
            return type(move), cells[-1] if cells else state.car.cell, brakes
        case _:
            return move


def _prospects(race: RaceSteps, judge: Judge, state: State, move: Move) -> tuple[FaceProspect, ...]:
    return judge.prospects(race.game, state, move.gear) if isinstance(move, ShiftTo) else ()
