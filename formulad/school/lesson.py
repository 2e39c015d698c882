"""Lesson: a stretch of a race with written dice, and a coach who says what to try (SCH-1)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.kernel.sentence import Sentence
from formulad.kernel.values import Frozen, field
from formulad.race.moves import (
    BeginTrial,
    ChoosePath,
    DeclineSlipstream,
    FitTyres,
    KeepRadio,
    KeepSky,
    LeaveLitter,
    Repair,
    RollSkyAgain,
    ShiftTo,
    SkipTrials,
    StopForService,
    TakeSlipstream,
    ThrowRadio,
    UseDrift,
    UseNitro,
)
from formulad.race.questions import Question

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

CONTEXT = "lesson"
"""By which translators know the sentences of lessons."""
PUPIL = 0
"""The seat of who learns: the first car of the file."""


class Chapter(StrEnum):
    """A part of the curriculum, in its order (SCH-3)."""

    FIRST_LAPS = "first_laps"
    CORNERS = "corners"
    PURSE = "purse"
    TRAFFIC = "traffic"
    SKY_AND_PITS = "sky_and_pits"
    STREET = "street"


class Asked(StrEnum):
    """What the coach asks for."""

    GEAR = "gear"
    PLACE = "place"
    SLIPSTREAM = "slipstream"
    PIT = "pit"
    TYRES = "tyres"
    TRIAL = "trial"
    REPAIR = "repair"


QUESTIONS: Mapping[Asked, Question] = {
    Asked.GEAR: Question.GEAR,
    Asked.PLACE: Question.PATH,
    Asked.SLIPSTREAM: Question.SLIPSTREAM,
    Asked.PIT: Question.PIT,
    Asked.TYRES: Question.TYRES,
    Asked.TRIAL: Question.TRIAL,
    Asked.REPAIR: Question.REPAIR,
}
"""What each is in a race; a nitro is used where a place is asked for."""


class Told(Frozen):
    """Something the coach says; the race waits until it is read."""

    say: Sentence
    show: str = ""
    """A control or a cell to point at."""


class Task(Frozen):
    """A decision the coach asks for."""

    asked: Asked
    say: Sentence
    """What to do, in a few words."""
    right: tuple[str, ...]
    """The answers that are right; none if whatever is decided is."""
    wrong: Mapping[str, Sentence]
    """What is said of wrong answers, by answer; `else` is said of all others."""
    dice: Mapping[str, tuple[int, ...]]
    """The dice that fall after an answer that is not the model one."""
    show: str = ""

    def is_right(self, answer: str) -> bool:
        """Return whether an answer is right."""
        return not self.right or answer in self.right

    def rebuke(self, answer: str) -> Sentence | None:
        """Return what the coach says of a wrong answer, if anything."""
        return self.wrong.get(answer) or self.wrong.get(ELSE)


ELSE = "else"


class Lesson(Frozen):
    """A lesson as it is written, but for the race itself."""

    id: str
    chapter: Chapter
    number: int
    """Its place in the chapter, from 1."""
    title: Sentence
    about: Sentence
    """What is learnt, in a few words."""
    coach: tuple[Told | Task, ...]
    goal: Mapping[str, int] = field(default_factory=dict)
    """Stops made and points left, at least, after the last task: any way there is right (SCH-2)."""

    @property
    def tasks(self) -> tuple[Task, ...]:
        """The decisions the coach asks for, in their order."""
        return tuple(each for each in self.coach if isinstance(each, Task))

    def told_before(self, task: int) -> tuple[Told, ...]:
        """Return what is said before a task; behind the last one, what is said in the end."""
        ends = [at for at, each in enumerate(self.coach) if isinstance(each, Task)]
        first = ends[task - 1] + 1 if task else 0
        last = ends[task] if task < len(ends) else len(self.coach)
        return tuple(each for each in self.coach[first:last] if isinstance(each, Told))


def sentence(text: str) -> Sentence:
    """Return words of a lesson as a sentence that has been translated."""
    return Sentence(text, {}, CONTEXT)


def answer_of(game: RaceGame, state: State, move: Move) -> str:
    """Return the answer that a decision is, as files name it."""
    match move:
        case ShiftTo(gear):
            return str(gear.value)
        case ChoosePath(cells) | TakeSlipstream(cells):
            return game.track.places[cells[-1] if cells else state.car.cell].name
        case DeclineSlipstream():
            return "stay"
        case StopForService(kind):
            return kind.value
        case FitTyres(kind):
            return kind.value
        case UseNitro():
            return "nitro"
        case UseDrift():
            return "drift"
        case BeginTrial():
            return "go"
        case Repair(repairs):
            return ", ".join(f"{part.name.lower()} {points}" for part, points in repairs)
        case SkipTrials() | ThrowRadio() | KeepRadio() | RollSkyAgain() | KeepSky():
            return game.write(move)
        case LeaveLitter():
            return "litter"
