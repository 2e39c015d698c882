"""School ways: lessons and puzzles, what the pupil has tried, and what the pages share."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.files import files_in
from formulad.kernel.sentence import sentence_of
from formulad.race.road.track import TrackError
from formulad.school.lesson_run import LessonRun
from formulad.school.lesson_yaml import lessons_in
from formulad.school.progress import Progress
from formulad.school.progress_yaml import read_progress, write_progress
from formulad.school.puzzle_yaml import read_puzzle
from formulad.school.shelf import SUFFIX, puzzles_in
from formulad.school.stage import Stage, check, stage_of
from formulad.store.yaml_document import DocumentError
from formulad.ui.shell.aside import nobody

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from formulad.school.lesson import Chapter, Lesson
    from formulad.school.lesson_yaml import Written
    from formulad.school.puzzle import Puzzle, Theme
    from formulad.store.yaml_document import Document
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.boards.board_painting import Painting
    from formulad.ui.shell.aside import Aside
    from formulad.ui.shell.scene import Scene


class Own(Enum):
    """The pupil's own puzzles, as a choice among themes."""

    RACES = auto()


OWN = Own.RACES
Choice: TypeAlias = "Theme | Own | None"
"""Which puzzles are asked: those of a theme, the own ones, or all."""


@dataclass
class Classroom:
    """The lessons and puzzles that are there, and how far the pupil is."""

    folder: Path
    """Where the puzzles lie."""
    lesson_folder: Path
    """Where the lessons lie."""
    own_folder: Path
    """Where puzzles lie that the pupil kept of own races, or was given."""
    home: Path
    """Where the pupil's report lies."""
    circuit: Callable[[str], Circuit]
    board: Callable[[Circuit, float], Painting]
    """Gives the board of a circuit in the making, for so many pixels a unit."""
    help_page: Callable[[], Scene]
    race: Callable[[LessonRun, Circuit, Callable[[Lesson, int], None]], Scene]
    """Makes the screen of a lesson, which tells how many tasks were answered."""
    aside: Aside = nobody
    """Reckons what dice come to while scenes go on; by unusual rules that takes seconds."""
    progress: Progress = field(default_factory=Progress)
    _read: dict[str, tuple[Document, Puzzle]] = field(init=False)
    _own: dict[str, tuple[Document, Puzzle]] = field(init=False, default_factory=dict)
    fault_of_own: str = ""
    """Why one of the pupil's own puzzles cannot be asked."""
    _written: tuple[Written, ...] = field(init=False)
    begun: Lesson | None = None
    """The lesson that was begun last."""
    fault: str = ""
    """Why what was tried before is not known, or why it cannot be kept."""

    def __post_init__(self) -> None:
        """Read the puzzles, and what was tried; a file that cannot be used stays as it is.

        Raises:
            DocumentError: if a lesson or a puzzle cannot be read.
        """
        self._written = lessons_in(self.lesson_folder)
        self._read = {each[1].id: each for each in puzzles_in(self.folder)}
        self._own = dict(self._read_own())
        try:
            self.progress = read_progress(self.home)
        except DocumentError as error:
            self.fault = sentence_of(error)

    def _read_own(self) -> Iterator[tuple[str, tuple[Document, Puzzle]]]:
        """Yield the pupil's own puzzles that can be asked; of one that cannot be is told why.

        One that is called as a puzzle of the game is left out: it is there already.
        """
        if not self.own_folder.is_dir():
            return
        for path in sorted(files_in(self.own_folder, SUFFIX)):
            try:
                document, puzzle = read_puzzle(path)
                if puzzle.id in self._read:
                    continue
                check(document, puzzle, self.circuit(puzzle.track).track)
                yield puzzle.id, (document, puzzle)
            except (DocumentError, TrackError) as error:
                self.fault_of_own = sentence_of(error)

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """All puzzles that come with the game."""
        return tuple(puzzle for _, puzzle in self._read.values())

    @property
    def own(self) -> tuple[Puzzle, ...]:
        """Those kept of own races, or given."""
        return tuple(puzzle for _, puzzle in self._own.values())

    def of_theme(self, theme: Choice) -> tuple[Puzzle, ...]:
        """Return the puzzles of a theme; of none, all of them."""
        if theme is OWN:
            return self.own
        every = (*self.puzzles, *self.own)
        return tuple(each for each in every if theme is None or theme in each.themes)

    def next_of(self, theme: Choice) -> Puzzle:
        """Return the puzzle to ask next."""
        return self.progress.next_of(self.of_theme(theme))

    def number(self, puzzle: Puzzle) -> int:
        """Return the number of a puzzle among all, from 1."""
        return [*self._read, *self._own].index(puzzle.id) + 1

    @property
    def count(self) -> int:
        """How many puzzles there are."""
        return len(self._read) + len(self._own)

    def stage(self, puzzle: Puzzle) -> Stage:
        """Return a puzzle as a race.

        Raises:
            TrackError: if its circuit cannot be used.
            DocumentError: if it cannot be set up on it.
        """
        document, _ = {**self._read, **self._own}[puzzle.id]
        return stage_of(document, puzzle, self.circuit(puzzle.track).track)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """All lessons in their order."""
        return tuple(each.lesson for each in self._written)

    def of_chapter(self, chapter: Chapter) -> tuple[Lesson, ...]:
        """Return the lessons of a chapter."""
        return tuple(each for each in self.lessons if each.chapter is chapter)

    def is_done(self, lesson: Lesson) -> bool:
        """Return whether a lesson was driven to its end."""
        return lesson.id in self.progress.lessons

    @property
    def next_lesson(self) -> Lesson | None:
        """The first lesson that is not done; the first of all once every one is."""
        left = (each for each in self.lessons if not self.is_done(each))
        return next(left, next(iter(self.lessons), None))

    def after(self, lesson: Lesson) -> Lesson:
        """Return the lesson behind another; behind the last one comes the first."""
        lessons = self.lessons
        return lessons[(lessons.index(lesson) + 1) % len(lessons)]

    def begin(self, lesson: Lesson) -> Scene:
        """Return the screen of a lesson.

        Raises:
            TrackError: if its circuit cannot be used.
            DocumentError: if it cannot be set up on it.
        """
        self.begun = lesson
        written = next(each for each in self._written if each.lesson == lesson)
        circuit = self.circuit(written.script.track)
        run = LessonRun(written, circuit.track)
        run.go_on_from(self.answered(lesson))
        return self.race(run, circuit, self._note_lesson)

    def answered(self, lesson: Lesson) -> int:
        """Return how many tasks are answered of a lesson that was left."""
        return self.progress.begun.get(lesson.id, 0)

    def _note_lesson(self, lesson: Lesson, answered: int) -> None:
        """Write down how far a lesson went."""
        is_done = answered >= len(lesson.tasks)
        before = self.progress
        self._keep(
            before.after_lesson(lesson.id) if is_done else before.left_at(lesson.id, answered)
        )

    def note(self, puzzle: Puzzle, *, is_right: bool) -> None:
        """Write down how a puzzle went, unless a file that nobody can read would be lost."""
        self._keep(self.progress.after(puzzle.id, is_right=is_right))

    def _keep(self, progress: Progress) -> None:
        self.progress = progress
        if not self.fault:
            with suppress(OSError):
                write_progress(self.home, self.progress)
