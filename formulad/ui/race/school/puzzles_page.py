"""Puzzles page: the next puzzle, and puzzles by themes with how far the pupil is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, sentence_of
from formulad.school.puzzle import Theme
from formulad.school.stars import MOST_STARS
from formulad.ui.race.school.puzzle_page import PuzzleScene
from formulad.ui.race.school.school_words import LEVELS, THEMES
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.lettering import LABEL, SMALL
from formulad.ui.toolkit.widgets.tile import Tile
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from formulad.ui.race.school.school_ways import Choice, Classroom
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

NEXT = "next-puzzle"
_GAP, _TALL = 20.0, 150.0
_BIG, _STARS = 150.0, 196.0
_LOW_PAGE, _LOW_BIG, _LOW_STARS = 900.0, 92.0, 164.0
"""On a page less tall, the way on and the panel of the stars leave more room for tiles."""
_ACROSS, _LEAST = 5, 270.0
"""Tiles beside each other, and how wide each is at least."""


def begin_puzzle(classroom: Classroom, theme: Choice) -> Change:
    """Begin with a puzzle of a theme, or with the next of all; say so if there is none."""
    try:
        return Push(PuzzleScene(classroom, theme))
    except ValueError as error:
        return Push(notice(say("There is no puzzle"), sentence_of(error)))


class PuzzlesScene(FormScene):
    """The puzzles."""

    name = "puzzles"

    def __init__(self, classroom: Classroom) -> None:
        """Show what can be practised."""
        super().__init__()
        self._classroom = classroom
        self._area = Rect(0, 0, 1920, 1080)

    def arrange(self, canvas: Canvas) -> None:
        """Place the tiles."""
        self._area = canvas.area
        self._show()

    def resume(self, answer: str) -> Change | None:
        """Come back from puzzles: more of them are done."""
        del answer
        self._show()
        return None

    @property
    def _room(self) -> Rect:
        top = HEADER + 36
        area = self._area
        return Rect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - MARGIN)

    @property
    def _big(self) -> float:
        """How tall the way on to the next puzzle is."""
        return _LOW_BIG if self._area.height < _LOW_PAGE else _BIG

    @property
    def _stars(self) -> float:
        """How tall the panel is that tells of first tries by their stars."""
        return _LOW_STARS if self._area.height < _LOW_PAGE else _STARS

    def _show(self) -> None:
        room = self._room
        across = 2 if is_tall(*self._area.size) else min(_ACROSS, int(room.width // _LEAST))
        rows = -(-len(THEMES) // across)
        spare = room.height - self._big - self._stars - (rows + 1) * _GAP
        height = min(_TALL, spare / rows)
        width = (room.width - (across - 1) * _GAP) / across

        def place(at: int) -> Rect:
            row, column = divmod(at, across)
            top = room.top + self._big + _GAP + row * (height + _GAP)
            return Rect(room.left + column * (width + _GAP), top, width, height)

        tiles: list[Widget] = [self._tile(theme, place(at)) for at, theme in enumerate(THEMES)]
        note = say("A gear or a cell to choose; wrong answers cost nothing")
        big = Rect(room.left, room.top, room.width, self._big)
        first = Tile(NEXT, big, say("Next puzzle").upper(), note, "school", primary=True)
        self._form.show([back_button(), first, *tiles], "" if self._form.focus else NEXT)

    def _tile(self, theme: Theme, place: Rect) -> Tile:
        words, puzzles = THEMES[theme], self._classroom.of_theme(theme)
        tried, _ = self._classroom.progress.tried(puzzles)
        told = say("{tried} of {all} tried", tried=tried, all=len(puzzles))
        note = told if tried else words.note
        is_there = bool(puzzles)
        return Tile(
            theme.value, place, words.title, note, words.icon, enabled=is_there, command=theme
        )

    def handle(self, intent: Intent) -> Change | None:
        """Begin with a puzzle."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._classroom.help_page())
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Activated(id="next-puzzle"):
                return begin_puzzle(self._classroom, None)
            case Activated(command=Theme() as theme):
                return begin_puzzle(self._classroom, theme)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, say("Puzzles").upper(), say("One decision at a time, on the real board"))
        self._form.draw(canvas, canvas.theme.pages)
        self._draw_stars(canvas)

    def _draw_stars(self, canvas: Canvas) -> None:
        """Draw how first tries went, by how hard the puzzles were."""
        palette, room = canvas.theme.pages, self._room
        panel = Rect(room.left, room.bottom - self._stars, room.width, self._stars)
        canvas.panel(panel, palette, radius=18)
        left, width = panel.left + 24, panel.width - 48
        told = self._classroom.fault or say("First tries that were right, by how hard they were")
        lines, style = in_lines(canvas, told, LABEL, width, 1)
        draw_lines(canvas, lines, (left, panel.top + 28), style, palette.text)
        step = (panel.height - 62) / MOST_STARS
        for stars in range(1, MOST_STARS + 1):
            row = Rect(left, panel.top + 50 + (stars - 1) * step, width, step)
            self._draw_row(canvas, row, stars)

    def _draw_row(self, canvas: Canvas, row: Rect, stars: int) -> None:
        palette = canvas.theme.pages
        puzzles = [each for each in self._classroom.puzzles if each.stars == stars]
        tried, right = self._classroom.progress.tried(puzzles)
        for star in range(stars):
            draw_icon(canvas, "star", row.left + 10 + star * 22, row.centery, 18, palette.text)
        words, style = fitted(canvas, LEVELS[stars - 1], SMALL, 130, 0.6)
        canvas.text(words, row.left + 124, row.centery, style, palette.text)
        bar = Rect(row.left + 270, row.centery - 7, row.width - 270 - 240, 14)
        canvas.box(bar, palette.inset, radius=7)
        share = right / max(1, len(puzzles))
        if right:
            canvas.box(Rect(bar.left, bar.top, bar.width * share, 14), palette.good, radius=7)
        told = say("{right} of {tried} right", right=right, tried=tried)
        words, style = fitted(canvas, told, SMALL, 220, 0.6)
        canvas.text(words, row.right, row.centery, style, palette.muted, align=1)
