"""Records page: the best of persons on each circuit, by laps and rules; each opens (SHE-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, joined, say
from formulad.shelf.statistics.tally import What, course_records
from formulad.ui.race.shelf.counting_scene import CountingScene
from formulad.ui.race.shelf.record_words import ICONS, TITLES, record_words
from formulad.ui.race.shelf.row_list import LookAt, RowList, RowWords
from formulad.ui.race.shelf.shelf_ways import See
from formulad.ui.shell.menu_page import back_button, draw_page
from formulad.ui.shell.saved.saved_games_layout import list_places
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.lettering import LABEL, PANEL_TITLE, SMALL
from formulad.ui.toolkit.theme import POOLS
from formulad.ui.toolkit.widgets.tile import Tile
from formulad.ui.toolkit.widgets.widget import Activated
from formulad.ui.toolkit.widgets.widget_lists import draw_listed

if TYPE_CHECKING:
    from formulad.shelf.statistics.tally import CourseRecords
    from formulad.ui.race.shelf.shelf_ways import ShelfWays
    from formulad.ui.shell.saved.saved_games_layout import ListPlaces
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

_PADDING, _HEAD, _TILE, _GAP = 12.0, 108.0, 104.0, 14.0
_DISCS = dict(
    zip(What, (POOLS["body"], POOLS["engine"], POOLS["tyre"], POOLS["road"]), strict=True)
)


class CourseRecordsScene(CountingScene):
    """The records there are."""

    name = "course-records"

    def __init__(self, ways: ShelfWays) -> None:
        """Show the records of the first circuit."""
        super().__init__(ways)
        self._list = RowList("course")
        self._courses: tuple[CourseRecords, ...] = ()

    @property
    def courses(self) -> tuple[CourseRecords, ...]:
        """The records by circuit, laps and rules, as far as they are counted."""
        return self._courses

    def _has_counted(self) -> None:
        self._count()

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out."""
        self._area = canvas.area
        self._count()

    def _count(self) -> None:
        self._courses = course_records(self._ways.counting.counted)
        self._lay_out("" if self._form.focus else "course-0" if self._courses else "back")

    @property
    def _places(self) -> ListPlaces:
        return list_places(self._area, 0.5, listed=RowList.height(len(self._courses)))

    def _lay_out(self, focus: str = "") -> None:
        words = [
            RowWords(course.circuit, self._agreed(course), "track") for course in self._courses
        ]
        rows = self._list.rows(self._places.list, words)
        self._form.show([*rows, *self._tiles(), back_button()], focus, self._list.pane(rows))

    def _agreed(self, course: CourseRecords) -> str:
        laps = counted(course.laps, "{n} lap", "{n} laps")
        return joined(" · ", (laps, self._ways.told_rules(course.rules)))

    def _tiles(self) -> list[Widget]:
        if not self._courses:
            return []
        panel, course = self._places.details, self._courses[self._list.chosen]
        found = [(what, best) for what, best in course.bests if best]
        room = panel.height - _HEAD - _PADDING
        step = min(_TILE + _GAP, room / max(1, len(found)))
        return [
            Tile(
                f"record-{what}",
                Rect(panel.left + 20, panel.top + _HEAD + at * step, panel.width - 40, step - _GAP),
                joined(" · ", (record_words(what, best.value), best.name)),
                TITLES[what],
                ICONS[what],
                _DISCS[what],
                command=See(best.path),
            )
            for at, (what, best) in enumerate(found)
        ]

    def handle(self, intent: Intent) -> Change | None:
        """Look at another circuit, or see a record again."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._ways.help_page())
        if self._list.scrolls(intent, self._form):
            self._lay_out()
            return None
        change: Change | None = None
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Activated(command=LookAt(index)):
                self._list.chosen = index
            case Activated(command=See(path)):
                change = self._ways.see(path)
        self._list.follow(intent, self._form)
        self._lay_out()
        return change

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, say("Records").upper(), say("Of persons, in races that count"))
        palette, places = canvas.theme.pages, self._places
        canvas.panel(places.list, palette, radius=18)
        canvas.panel(places.details, palette, radius=18)
        panel = places.details
        left, room = panel.left + 26, panel.width - 52
        if self._courses:
            course = self._courses[self._list.chosen]
            title, style = fitted(canvas, course.circuit.upper(), PANEL_TITLE, room)
            canvas.text(title, left, panel.top + 40, style, palette.text)
            races = counted(course.races, "{n} race", "{n} races")
            agreed = joined(" · ", (self._agreed(course), races))
            told, style = fitted(canvas, agreed, SMALL, room, 0.7)
            canvas.text(told, left, panel.top + 76, style, palette.muted)
        else:
            done = self._ways.counting.is_done
            told = (
                say("No person has ended a race yet.")
                if done
                else say("The records are being read …")
            )
            lines, style = in_lines(canvas, told, LABEL, room, 2)
            draw_lines(canvas, lines, (left, panel.top + 48), style, palette.muted)
        draw_listed(canvas, self._form, self._list.scroll)
