"""Lessons as YAML files: a scenario, and a coach beside it; read with types and line (SCH-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from formulad.kernel.files import files_in
from formulad.kernel.sentence import say, say_of
from formulad.kernel.spelling import hint
from formulad.scenario.script import WORDS, Script
from formulad.school.lesson import Asked, Chapter, Lesson, Task, Told, sentence
from formulad.store.validation_errors import no_entry, split_path, typing_fault, unknown_entry
from formulad.store.yaml_document import check_version, open_document, read_document

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.yaml_document import Document, DocumentError

VERSION = 1
SUFFIX = ".yaml"
MOST_TOLD = 8
"""Sentences of one lesson (SCH-2)."""
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=140)]
"""A sentence of the coach."""
FewWords: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
"""A heading, or a task: it stands in one line."""
_Answer: TypeAlias = int | str
_Goal: TypeAlias = Annotated[int, Meta(ge=0, le=30)]
_Die: TypeAlias = Annotated[int, Meta(ge=0, le=30)]


class CoachEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the coach: it says something, or asks for a decision."""

    say: Words
    show: str = ""
    ask: Asked | None = None
    right: tuple[_Answer, ...] = ()
    wrong: dict[_Answer, Words] = {}
    dice: dict[_Answer, tuple[_Die, ...]] = {}


class GoalEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """What the pupil's car has at least after the last task; whatever is not named may be lost."""

    stops: _Goal = 0
    tyres: _Goal = 0
    brakes: _Goal = 0
    gearbox: _Goal = 0
    body: _Goal = 0
    engine: _Goal = 0
    road_holding: _Goal = 0


class LessonFile(Script, frozen=True, kw_only=True):
    """A file as it is written: a scenario whose `play` is the model answer."""

    kind: Literal["lesson"]
    id: Annotated[str, Meta(min_length=1, max_length=40)]
    chapter: Chapter
    number: Annotated[int, Meta(ge=1, le=20)]
    title: FewWords
    about: FewWords
    coach: Annotated[tuple[CoachEntry, ...], Meta(min_length=1)]
    goal: GoalEntry = GoalEntry()
    version: int = VERSION


_WORDS = tuple(
    word
    for words in (WORDS, *(form.__struct_fields__ for form in (LessonFile, CoachEntry, GoalEntry)))
    for word in words
)


class Written:
    """A lesson, and the file it was read from."""

    def __init__(self, document: Document, script: LessonFile) -> None:
        self.document = document
        self.script = script
        self.lesson = _lesson(script)


def lessons_in(folder: Path) -> tuple[Written, ...]:
    """Return the lessons of a folder in the order of the curriculum.

    Raises:
        DocumentError: if one of them cannot be read.
    """
    order = list(Chapter)
    found = [read_lesson(path) for path in sorted(files_in(folder, SUFFIX))]
    return tuple(
        sorted(found, key=lambda each: (order.index(each.lesson.chapter), each.lesson.number))
    )


def read_lesson(path: Path) -> Written:
    """Return a lesson.

    Raises:
        DocumentError: if something in it is not what it should be.
    """
    return _typed(open_document(path, str(path)))


def lesson_in(name: str, text: str) -> Written:
    """Return the lesson of a text.

    Raises:
        DocumentError: if something in it is not what it should be.
    """
    return _typed(read_document(name, text))


def words_of(script: LessonFile) -> tuple[str, ...]:
    """Return all that is said in a lesson, for translators."""
    coach = (text for each in script.coach for text in (each.say, *each.wrong.values()))
    return (script.title, script.about, *coach)


def _typed(document: Document) -> Written:
    check_version(document, say_of("file", "lesson"), VERSION)
    try:
        script = msgspec.convert(document.value, LessonFile)
    except msgspec.ValidationError as error:
        raise _fault(document, error) from None
    _check(document, script)
    return Written(document, script)


def _fault(document: Document, error: msgspec.ValidationError) -> DocumentError:
    """Return what is wrong, with the nearest word for an entry that there is none of."""
    entry = unknown_entry(error)
    if not entry:
        return typing_fault(document, error)
    path = split_path(str(error))[1]
    return document.fault(f"{path}.{entry}", no_entry(entry, hint(entry, _WORDS)))


def _check(document: Document, script: LessonFile) -> None:
    """Refuse what has the right types and yet is no lesson."""
    told = [at for at, each in enumerate(script.coach) if each.ask is None]
    if len(told) > MOST_TOLD:
        fault = say("a coach says no more than {most} things", most=MOST_TOLD)
        raise document.fault(f"$.coach[{told[MOST_TOLD]}]", fault)
    for at, each in enumerate(script.coach):
        path = f"$.coach[{at}]"
        if each.ask is None and (each.right or each.wrong or each.dice):
            raise document.fault(path, say("answers go with 'ask'"))
        if each.ask is not None and len(each.say) > _MOST_OF_TASK:
            fault = say("a task has at most {most} letters", most=_MOST_OF_TASK)
            raise document.fault(f"{path}.say", fault)
    last = next((each for each in reversed(script.coach) if each.ask), None)
    if script.goal != GoalEntry() and last and last.right:
        raise document.fault("$.goal", say("with a goal the last task names no 'right' answers"))
    if len(told) == len(script.coach):
        raise document.fault("$.coach", say("the coach asks for nothing: one line needs 'ask'"))


_MOST_OF_TASK = 60


def _lesson(script: LessonFile) -> Lesson:
    return Lesson(
        script.id,
        script.chapter,
        script.number,
        sentence(script.title),
        sentence(script.about),
        tuple(_line(each) for each in script.coach),
        {name: least for name, least in msgspec.structs.asdict(script.goal).items() if least},
    )


def _line(entry: CoachEntry) -> Told | Task:
    if entry.ask is None:
        return Told(sentence(entry.say), entry.show)
    return Task(
        entry.ask,
        sentence(entry.say),
        tuple(map(str, entry.right)),
        {str(answer): sentence(text) for answer, text in entry.wrong.items()},
        {str(answer): dice for answer, dice in entry.dice.items()},
        entry.show,
    )
