"""School page: the next lesson, the chapters with how far the pupil is, and the puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.school.lesson import Chapter
from formulad.ui.race.school.chapter_page import ChapterScene
from formulad.ui.race.school.chapter_tile import ChapterTile
from formulad.ui.race.school.lesson_ways import begin_lesson, come_back
from formulad.ui.race.school.puzzles_page import NEXT, PuzzlesScene, begin_puzzle
from formulad.ui.race.school.school_ways import OWN
from formulad.ui.race.school.school_words import CHAPTERS
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.widgets.tile import Tile
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from formulad.ui.race.school.school_ways import Classroom
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

NEXT_LESSON, PUZZLES, OWN_RACES = "next-lesson", "puzzles", "own-races"
_WAYS = 3
"""To puzzles."""
_GAP, _BIG, _PUZZLES, _TALL = 20.0, 150.0, 130.0, 296.0


@frozen
class _Places:
    """Where everything stands on the page."""

    area: Rect

    @property
    def _room(self) -> Rect:
        top = HEADER + 36
        area = self.area
        return Rect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - MARGIN)

    @property
    def first(self) -> Rect:
        """The next lesson."""
        room = self._room
        return Rect(room.left, room.top, room.width, min(_BIG, room.height * 0.16))

    def puzzles(self, at: int) -> Rect:
        """Return the place of one of the ways to puzzles, at the foot of the page."""
        room = self._room
        height = min(_PUZZLES, room.height * 0.14)
        width = (room.width - (_WAYS - 1) * _GAP) / _WAYS
        return Rect(room.left + at * (width + _GAP), room.bottom - height, width, height)

    def chapter(self, at: int) -> Rect:
        """Return the place of a chapter."""
        room, across = self._room, 2 if is_tall(*self.area.size) else 3
        rows = -(-len(CHAPTERS) // across)
        top = self.first.bottom + _GAP
        height = min(_TALL, (self.puzzles(0).top - top - rows * _GAP) / rows)
        width = (room.width - (across - 1) * _GAP) / across
        row, column = divmod(at, across)
        left = room.left + column * (width + _GAP)
        return Rect(left, top + row * (height + _GAP), width, height)


class SchoolScene(FormScene):
    """The school."""

    name = "school"

    def __init__(self, classroom: Classroom) -> None:
        """Show what can be learnt."""
        super().__init__()
        self._classroom = classroom
        self._places = _Places(Rect(0, 0, 1920, 1080))

    def arrange(self, canvas: Canvas) -> None:
        """Place the tiles."""
        self._places = _Places(canvas.area)
        self._show()

    def resume(self, answer: str) -> Change | None:
        """Come back from lessons or puzzles: more of them are done."""
        self._show()
        return come_back(self._classroom, answer)

    def _show(self) -> None:
        room, places = self._classroom, self._places
        lesson = room.next_lesson
        widgets: list[Widget] = [back_button()]
        if lesson:
            is_first = not room.progress.lessons
            title = say("Begin") if is_first else say("Next lesson")
            note = say("{lesson}: {about}", lesson=lesson.title, about=lesson.about)
            first = Tile(NEXT_LESSON, places.first, title.upper(), note, "school", primary=True)
            widgets.append(first)
        widgets += [self._tile(chapter, places.chapter(at)) for at, chapter in enumerate(CHAPTERS)]
        widgets += self._puzzle_tiles()
        self._form.show(widgets, "" if self._form.focus else NEXT_LESSON)

    def _tile(self, chapter: Chapter, place: Rect) -> ChapterTile:
        room = self._classroom
        lessons = [(each.title, room.is_done(each)) for each in room.of_chapter(chapter)]
        return ChapterTile(chapter.value, place, CHAPTERS[chapter], tuple(lessons), chapter)

    def _puzzle_tiles(self) -> list[Tile]:
        room, places = self._classroom, self._places
        tried, _ = room.progress.tried(room.puzzles)
        told = say("{tried} of {all} tried", tried=tried, all=len(room.puzzles))
        note = say("One decision, two tries")
        return [
            Tile(NEXT, places.puzzles(0), say("Next puzzle"), note, "dice"),
            Tile(PUZZLES, places.puzzles(1), say("Puzzles by theme"), told, "chart"),
            self._own_tile(places.puzzles(2)),
        ]

    def _own_tile(self, place: Rect) -> Tile:
        """Return the way to what was kept of own races (SCH-13)."""
        room, own = self._classroom, self._classroom.own
        tried, _ = room.progress.tried(own)
        note: str = say("{tried} of {all} tried", tried=tried, all=len(own))
        if not own:
            note = room.fault_of_own or say("Kept of race reports")
        title = say("Your own puzzles")
        return Tile(OWN_RACES, place, title, note, "undo", enabled=bool(own), command=OWN)

    def handle(self, intent: Intent) -> Change | None:
        """Begin with something."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._classroom.help_page())
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Activated(id="next-lesson") if lesson := self._classroom.next_lesson:
                return begin_lesson(self._classroom, lesson)
            case Activated(id="next-puzzle"):
                return begin_puzzle(self._classroom, None)
            case Activated(id="puzzles"):
                return Push(PuzzlesScene(self._classroom))
            case Activated(id="own-races"):
                return begin_puzzle(self._classroom, OWN)
            case Activated(command=Chapter() as chapter):
                return Push(ChapterScene(self._classroom, chapter))
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        fault = self._classroom.fault or say("Short lessons on the real board")
        draw_page(canvas, say("School").upper(), fault)
        self._form.draw(canvas, canvas.theme.pages)
