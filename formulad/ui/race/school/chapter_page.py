"""Chapter page: the lessons of a chapter, those that are done ticked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.school.lesson import Lesson
from formulad.ui.race.school.lesson_ways import begin_lesson, come_back
from formulad.ui.race.school.school_words import CHAPTERS
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.theme import CLEAN, SUN
from formulad.ui.toolkit.widgets.tile import Tile
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from formulad.school.lesson import Chapter
    from formulad.ui.race.school.school_ways import Classroom
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

_GAP, _TALL = 20.0, 190.0


class ChapterScene(FormScene):
    """The lessons of a chapter."""

    name = "chapter"

    def __init__(self, classroom: Classroom, chapter: Chapter) -> None:
        """Show what a chapter teaches."""
        super().__init__()
        self._classroom, self._chapter = classroom, chapter
        self._lessons = classroom.of_chapter(chapter)
        self._area = Rect(0, 0, 1920, 1080)

    def arrange(self, canvas: Canvas) -> None:
        """Place a tile for each lesson."""
        self._area = canvas.area
        self._show()

    def resume(self, answer: str) -> Change | None:
        """Come back from a lesson, or go on to the next."""
        self._show()
        return come_back(self._classroom, answer)

    def _show(self) -> None:
        area = self._area
        across = 1 if is_tall(*area.size) else 2
        rows = -(-max(1, len(self._lessons)) // across)
        top = HEADER + 36
        height = min(_TALL, (area.height - top - MARGIN - (rows - 1) * _GAP) / rows)
        width = (area.width - 2 * MARGIN - (across - 1) * _GAP) / across

        def place(at: int) -> Rect:
            row, column = divmod(at, across)
            return Rect(
                MARGIN + column * (width + _GAP), top + row * (height + _GAP), width, height
            )

        tiles = [self._tile(lesson, place(at)) for at, lesson in enumerate(self._lessons)]
        widgets: list[Widget] = [back_button(), *tiles]
        self._form.show(widgets, "" if self._form.focus else self._first_open)

    @property
    def _first_open(self) -> str:
        left = (each for each in self._lessons if not self._classroom.is_done(each))
        lesson = next(left, next(iter(self._lessons), None))
        return lesson.id if lesson else "back"

    def _tile(self, lesson: Lesson, place: Rect) -> Tile:
        is_done = self._classroom.is_done(lesson)
        disc = CLEAN.fill if is_done else SUN
        icon = "check" if is_done else "play"
        title = say("{number}. {lesson}", number=lesson.number, lesson=lesson.title)
        told: str = lesson.about
        if answered := self._classroom.answered(lesson):
            told = say("Go on at task {n} of {all}", n=answered + 1, all=len(lesson.tasks))
        return Tile(lesson.id, place, title, told, icon, disc, size=24, command=lesson)

    def handle(self, intent: Intent) -> Change | None:
        """Begin a lesson."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._classroom.help_page())
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Activated(command=Lesson() as lesson):
                return begin_lesson(self._classroom, lesson)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        words = CHAPTERS[self._chapter]
        draw_page(canvas, words.title.upper(), words.note)
        self._form.draw(canvas, canvas.theme.pages)
