"""Tile of a chapter: what it is about, its lessons, and which of them are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, SMALL, SMALL_TITLE
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.tile import draw_ground
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.school.lesson import Chapter
    from formulad.ui.race.school.school_words import ThemeWords
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette

_EDGE, _HEAD, _ROW, _LEAST_ROW = 20.0, 88.0, 34.0, 21.0
_DISC = 27.0
_LEAST = 0.7
"""How small letters get, of their usual size."""


@frozen
class ChapterTile(Pressable):
    """A chapter on the page of the school; lower ones do without the names of lessons."""

    id: str
    rect: Rect
    words: ThemeWords
    lessons: tuple[tuple[str, bool], ...]
    """Their titles, and whether they are done."""
    command: Chapter | None = None

    @property
    def focusable(self) -> bool:
        """Whether it can be used."""
        return bool(self.lessons)

    @property
    def enabled(self) -> bool:
        """Whether it can be used."""
        return bool(self.lessons)

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 18.0

    @property
    def _row(self) -> float:
        """How high the line of a lesson is; 0 where they have no room."""
        room = (self.rect.height - _HEAD - _EDGE / 2) / max(1, len(self.lessons))
        return min(_ROW, room) if room >= _LEAST_ROW else 0.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the tile."""
        draw_ground(canvas, palette, look, self.rect, self.radius)
        self._draw_head(canvas, palette)
        if self._row:
            self._draw_lessons(canvas, palette)

    def _draw_head(self, canvas: Canvas, palette: Palette) -> None:
        rect = self.rect
        y = rect.top + _HEAD / 2 if self._row else rect.centery
        x = rect.left + _EDGE + _DISC
        canvas.disc(x, y, _DISC, SUN)
        draw_icon(canvas, self.words.icon, x, y, 1.05 * _DISC, INK)
        done = sum(is_done for _, is_done in self.lessons)
        told = say("{done} of {all} done", done=done, all=len(self.lessons))
        count, style = fitted(canvas, told, SMALL, 0.3 * rect.width, _LEAST)
        counted = canvas.text(count, rect.right - _EDGE, y - 12, style, palette.muted, align=1)
        left = x + _DISC + 16
        room = rect.right - _EDGE - left
        beside = room - counted - _EDGE / 2
        title, style = fitted(canvas, self.words.title, SMALL_TITLE.sized(24), beside, _LEAST)
        canvas.text(title, left, y - 12, style, palette.text)
        note, style = fitted(canvas, self.words.note, SMALL, room, _LEAST)
        canvas.text(note, left, y + 16, style, palette.muted)

    def _draw_lessons(self, canvas: Canvas, palette: Palette) -> None:
        left, row = self.rect.left + _EDGE + _DISC, self._row
        room = self.rect.right - _EDGE - left - 28
        for at, (title, is_done) in enumerate(self.lessons):
            y = self.rect.top + _HEAD + (at + 0.5) * row
            if is_done:
                draw_icon(canvas, "check", left, y, 20, palette.good)
            else:
                canvas.disc(left, y, 5, palette.faint)
            told, style = fitted(canvas, title, LABEL, room, _LEAST)
            canvas.text(told, left + 28, y, style, palette.muted if is_done else palette.text)
