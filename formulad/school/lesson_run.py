"""Run of a lesson: the race with its written dice, what is asked now, and what came of it (SCH-2).

Everything follows from the steps that were played: taking one back needs no bookkeeping.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, IllegalMove, Outcome, Over
from formulad.kernel.match import Match
from formulad.kernel.sentence import say, sentence_of
from formulad.kernel.values import replace
from formulad.race.car import Part
from formulad.race.rules import RaceGame
from formulad.scenario.scene import set_scene
from formulad.scenario.steps import choice, stopped
from formulad.school.lesson import PUPIL, QUESTIONS, Asked, answer_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.race.car import Car
    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.road.track import Track
    from formulad.race.state import State
    from formulad.scenario.scene import Scene
    from formulad.school.lesson import Lesson, Task
    from formulad.school.lesson_yaml import Written

_SEED = 7
"""Of dice that no lesson has written down: who leaves its way is not stuck."""
_UNDER_WAY = 2
"""The round in which a lesson begins that does not begin on the grid: no lights go out."""


class StagedRace(RaceGame):
    """A race that begins where a scene does."""

    def __init__(self, scene: Scene) -> None:
        """Take a race over from a scene."""
        setting = scene.game.setting
        super().__init__(setting.track, setting.entries, setting.options)
        self._begun = scene.state
        if scene.state.round:
            self._begun = replace(scene.state, round=_UNDER_WAY)

    def initial(self) -> State:
        """Return the race as the lesson begins."""
        return self._begun


class Answer(NamedTuple):
    """A decision of the pupil that was asked for."""

    at: int
    """Before which step of the match it was made."""
    task: int
    """Which task it answers."""
    words: str
    """The answer as files name it."""
    is_right: bool


class _Step(NamedTuple):
    """A step, and the race before it."""

    state: State
    choice: Move | Outcome


class LessonRun:
    """A pupil at a lesson."""

    def __init__(self, written: Written, track: Track) -> None:
        """Set a lesson up.

        Raises:
            DocumentError: if its cars cannot stand so, its model answer cannot be played, or the
                coach asks for what never comes up in it.
        """
        self.lesson: Lesson = written.lesson
        self.scene = set_scene(written.document, written.script, track)
        self.game = StagedRace(self.scene)
        self._model = tuple(self._modelled())
        self.match: RaceMatch = Match(self.game, WrittenDice(self), takes_back=True)
        self._model_answers = self._answers(self._model)
        self._check(self._model_answers)
        self._known: tuple[tuple[object, ...], tuple[Answer, ...]] = ((), ())
        """What was answered when so much was played: it is asked for in every picture."""

    def _modelled(self) -> Iterator[_Step]:
        state = self.game.initial()
        for index, entry in enumerate(self.scene.script.play):
            path = f"$.play[{index}]"
            chosen = choice(self.scene, state, entry, path)
            yield _Step(state, chosen)
            try:
                state = self.game.apply(state, chosen).state
            except IllegalMove as error:
                raise stopped(self.scene, path, sentence_of(error)) from None

    def _check(self, answers: tuple[Answer, ...]) -> None:
        document, tasks = self.scene.document, self.lesson.tasks
        if len(answers) < len(tasks):
            fault = say("the model answer does not come to task {n}", n=len(answers) + 1)
            raise document.fault("$.play", fault)
        for answer in answers:
            if not answer.is_right:
                fault = say(
                    "task {n} has the model answer {answer}, which is not right",
                    n=answer.task + 1,
                    answer=answer.words,
                )
                raise document.fault("$.coach", fault)

    def go_on_from(self, answered: int) -> None:
        """Go on where so many tasks were answered: all before is done as the model answer does."""
        while self.answered < min(answered, len(self.lesson.tasks) - 1):
            due = self.game.awaiting(self.match.state)
            if not isinstance(due, Decision):
                self.match.roll()
            elif due.seat == PUPIL and (move := self.model_move()) is not None:
                self.match.play(move)
            else:
                self.match.play(self.driver.choose(self.game, self.match.state))

    # How far it is

    @property
    def answers(self) -> tuple[Answer, ...]:
        """What the pupil has answered so far."""
        played = self.match.played
        if played == self._known[0]:
            return self._known[1]
        states = [self.match.initial, *(each.step.state for each in played)]
        steps = (_Step(state, each.choice) for state, each in zip(states, played, strict=False))
        self._known = played, self._answers(steps)
        return self._known[1]

    def _answers(self, steps: Iterable[_Step]) -> tuple[Answer, ...]:
        found: list[Answer] = []
        tasks = self.lesson.tasks
        for at, (state, chosen) in enumerate(steps):
            number = len(found)
            if number < len(tasks) and self._is_asked(tasks[number], state):
                if isinstance(chosen, Outcome):
                    raise TypeError(chosen)
                words = answer_of(self.game, state, chosen)
                is_right = self._is_right(number, state, chosen)
                found.append(Answer(at, number, words, is_right))
                if not is_right:
                    break
        return tuple(found)

    def is_right(self, move: Move) -> bool:
        """Return whether a decision is a right answer to what is asked now."""
        return self.task is None or self._is_right(self.answered, self.match.state, move)

    def _is_right(self, number: int, state: State, move: Move) -> bool:
        """Return whether a decision is named as right, or leads to the goal of the lesson."""
        goal, tasks = self.lesson.goal, self.lesson.tasks
        if goal and number == len(tasks) - 1:
            car = self.game.apply(state, move).state.cars[PUPIL]
            return all(_reached(car, name) >= least for name, least in goal.items())
        return tasks[number].is_right(answer_of(self.game, state, move))

    def _is_asked(self, task: Task, state: State) -> bool:
        """Return whether a task is what the pupil is to decide now."""
        due = self.game.awaiting(state)
        if not isinstance(due, Decision) or due.seat != PUPIL:
            return False
        return due.question is QUESTIONS[task.asked]

    @property
    def last(self) -> Answer | None:
        """The last answer."""
        answers = self.answers
        return answers[-1] if answers else None

    @property
    def answered(self) -> int:
        """How many tasks are answered rightly, those before a wrong answer."""
        last = self.last
        if last is None:
            return 0
        return last.task + last.is_right

    @property
    def task(self) -> Task | None:
        """What is asked now; None once all is answered, or the pupil is not to decide that."""
        tasks = self.lesson.tasks
        if self.is_wrong or self.answered >= len(tasks):
            return None
        task = tasks[self.answered]
        return task if self._is_asked(task, self.match.state) else None

    @property
    def is_wrong(self) -> bool:
        """Whether the last answer was wrong, and is being punished."""
        return self.last is not None and not self.last.is_right

    @property
    def is_punished(self) -> bool:
        """Whether what comes of a wrong answer has come: no die is due that tells more of it."""
        last, due = self.last, self.match.awaiting
        if last is None or last.is_right:
            return False
        is_gear = self.lesson.tasks[last.task].asked is Asked.GEAR
        is_telling = self.die() is not None or (is_gear and not isinstance(due, Over))
        return not (isinstance(due, Chance) and is_telling)

    @property
    def is_done(self) -> bool:
        """Whether everything is answered, and the model answer has nothing more to show."""
        due = self.match.awaiting
        if self.answered < len(self.lesson.tasks):
            return False
        has_ended = len(self.match.played) >= len(self._model)
        is_asked = isinstance(due, Decision) and due.seat == PUPIL
        return has_ended or is_asked or isinstance(due, Over)

    # What others and the dice do

    def die(self) -> int | None:
        """Return what the die that is due is written to show; None if nobody wrote that."""
        played, last = self.match.played, self.last
        since = last.at + 1 if last else 0
        fallen = sum(isinstance(each.choice, Outcome) for each in played[since:])
        dice = self._dice(last)
        return dice[fallen] if fallen < len(dice) else None

    def _dice(self, last: Answer | None) -> tuple[int, ...]:
        """Return the dice after an answer, up to the next one."""
        number = last.task + 1 if last else 0
        model = self._model_answers
        if last is not None and last.words != model[last.task].words:
            written = self.lesson.tasks[last.task].dice.get(last.words)
            if written is not None or not last.is_right:
                return written or ()
        first = model[last.task].at + 1 if last else 0
        end = model[number].at if number < len(model) else len(self._model)
        steps = (step.choice for step in self._model[first:end])
        return tuple(each.value for each in steps if isinstance(each, Outcome))

    def model_move(self, seat: int = PUPIL) -> Move | None:
        """Return what a driver decides next by the model answer; None if it does not say."""
        states = [self.match.initial, *(each.step.state for each in self.match.played)]
        decided = sum(self._decides(seat, state) for state in states[:-1])
        moves = [step.choice for step in self._model if self._decides(seat, step.state)]
        move = moves[decided] if decided < len(moves) else None
        return None if isinstance(move, Outcome) else move

    def legal_model_move(self, seat: int = PUPIL) -> Move | None:
        """Return the same; None also where that cannot be, as the race went another way."""
        move = self.model_move(seat)
        if move is None or self.game.refusal(self.match.state, move) is not None:
            return None
        return move

    def example(self) -> Move | None:
        """Return a right answer to what the pupil is to decide; that of the model if it can be."""
        if move := self.legal_model_move():
            return move
        return next(filter(self.is_right, self.game.moves(self.match.state)), None)

    def _decides(self, seat: int, state: State) -> bool:
        due = self.game.awaiting(state)
        return isinstance(due, Decision) and due.seat == seat

    @cached_property
    def driver(self) -> ScriptedDriver:
        """Who drives the other cars."""
        return ScriptedDriver(self)


def _reached(car: Car, name: str) -> int:
    """Return how many stops a car has made, or the points it has left of a part."""
    return car.stops if name == "stops" else car.wear.left(Part[name.upper()])


class WrittenDice:
    """Dice that fall as the lesson says; where it says nothing, as any dice do."""

    def __init__(self, run: LessonRun) -> None:
        self._run = run
        self._else = SeededLuck(_SEED)

    def peek(self, chance: Chance[object]) -> Outcome:
        """Return what the die that is due will show."""
        face = self._run.die()
        written = (outcome for outcome, _ in chance.outcomes if outcome.value == face)
        return next(written, None) or self._else.peek(chance)

    def skip(self, chance: Chance[object]) -> None:
        """Do nothing: which die is next follows from the steps that were played."""


class ScriptedDriver:
    """Drives as the model answer says, or else as simply as can be."""

    def __init__(self, run: LessonRun) -> None:
        self._run = run

    def choose(self, game: RaceGame, state: State) -> Move:
        """Return what a car does."""
        due = game.awaiting(state)
        if not isinstance(due, Decision):
            raise TypeError(due)
        return self._run.legal_model_move(due.seat) or game.moves(state)[0]
