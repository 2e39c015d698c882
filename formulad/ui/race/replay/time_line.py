"""Time line of a race: how far it is seen, and what stands out in it."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.replay.time_line_mark import MarkKind
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, Colour
from formulad.ui.toolkit.intents import Direction, Intent, Release
from formulad.ui.toolkit.lettering import SMALL
from formulad.ui.toolkit.theme import AMBER, RED, SUN, TEAL
from formulad.ui.toolkit.widgets.widget import Action, Look, Stepped

if TYPE_CHECKING:
    from formulad.ui.race.replay.film import Film
    from formulad.ui.race.replay.time_line_mark import Mark
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette

LINE = "time-line"
HEIGHT = 62.0
_TRACK, _MARK, _NEAR = 10.0, 19.0, 13.0
"""How thick the line is, how large a mark, and how near a click has to come to it."""
_WORDS = SMALL.weighted(700)
_COLOURS: dict[MarkKind, Colour] = {
    MarkKind.LAP: WHITE,
    MarkKind.LEAD: SUN,
    MarkKind.OUT: RED,
    MarkKind.PIT: TEAL,
    MarkKind.WEATHER: WHITE,
    MarkKind.FINISH: WHITE,
    MarkKind.GREAT: AMBER,
}
_RANK = (
    MarkKind.PIT,
    MarkKind.WEATHER,
    MarkKind.LAP,
    MarkKind.GREAT,
    MarkKind.LEAD,
    MarkKind.OUT,
    MarkKind.FINISH,
)
"""What lies over what where marks are close together."""


@frozen(eq=False, slots=False)
class TimeLine:
    """A line from the beginning to the end; left and right go by turns."""

    rect: Rect
    film: Film
    place: int
    pointed: Mark | None = None
    """The mark under the pointer."""
    id: str = LINE
    command: None = None
    focusable: bool = True
    radius: float = 12.0

    def x_of(self, place: float) -> float:
        """Return where a place of the race lies on the canvas."""
        return self._left + self._length * place / max(1, self.film.last)

    def place_at(self, x: float) -> int:
        """Return where the turn begins that lies at a place on the canvas."""
        wanted = (x - self._left) / self._length * self.film.last
        turns = self.film.turns
        after = min(bisect_left(turns, wanted), len(turns) - 1)
        return min(turns[max(0, after - 1) : after + 1], key=lambda turn: abs(turn - wanted))

    def mark_at(self, at: Point) -> Mark | None:
        """Return the mark at a place on the canvas."""
        if not self.rect.collidepoint(at) or at[1] > self._y - _TRACK / 2:
            return None
        near = [mark for mark in self._drawn if abs(self.x_of(mark.place) - at[0]) <= _NEAR]
        return min(reversed(near), key=lambda m: abs(self.x_of(m.place) - at[0]), default=None)

    def react(self, intent: Intent) -> Action | None:
        """Go where it is clicked, or a turn on or back by an arrow."""
        turns = self.film.turns
        match intent:
            case Release(at):
                mark = self.mark_at(at)
                return Stepped(self.id, mark.begin if mark else self.place_at(at[0]))
            case Direction(1, 0):
                return Stepped(self.id, next((t for t in turns if t > self.place), turns[-1]))
            case Direction(-1, 0):
                before = (t for t in reversed(turns) if t < self.place)
                return Stepped(self.id, next(before, 0))
            case _:
                return None

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the line, what is seen of it filled, with rounds as notches and marks above."""
        track = Rect(self._left, self._y - _TRACK / 2, self._length, _TRACK)
        line = palette.hover_line if look.hovered else palette.strong_line
        canvas.box(track, palette.inset, radius=_TRACK / 2, line=line, line_width=1.5)
        seen = Rect(track.left, track.top, max(_TRACK, self.x_of(self.place) - track.left), _TRACK)
        canvas.box(seen, palette.accent, radius=_TRACK / 2)
        for place in self.film.rounds[1:-1]:
            x = self.x_of(place)
            canvas.rule((x, track.bottom + 4), (x, track.bottom + 10), palette.muted)
        for mark in self._drawn:
            self._draw_mark(canvas, palette, mark)
        x = self.x_of(self.place)
        canvas.disc(x, self._y, 11, WHITE, line=palette.panel.bottom, line_width=3)

    def draw_words(self, canvas: Canvas, palette: Palette) -> None:
        """Draw what the mark under the pointer means, above the line."""
        mark = self.pointed
        if mark is None:
            return
        plate = self._words_place(canvas, mark)
        canvas.box(plate, palette.panel.top, radius=12, line=palette.strong_line, line_width=1.5)
        if mark.seat is not None:
            number = self.film.setup.seats[mark.seat].number
            draw_plate(canvas, number, Rect(plate.left + 12, plate.centery - 13, 36, 26))
        right = plate.right - 16
        canvas.text(mark.text, right, plate.centery, _WORDS, palette.text, align=1)

    def _words_place(self, canvas: Canvas, mark: Mark) -> Rect:
        """Return where the words of a mark stand: above it, within the line."""
        has_car = mark.seat is not None
        width = canvas.text_width(mark.text, _WORDS) + 32 + 46 * has_car
        left = min(max(self.x_of(mark.place) - width / 2, self.rect.left), self.rect.right - width)
        return Rect(left, self.rect.top - 50, width, 42)

    @property
    def _left(self) -> float:
        return self.rect.left + 14

    @property
    def _length(self) -> float:
        return self.rect.width - 28

    @property
    def _y(self) -> float:
        return self.rect.bottom - 20

    @property
    def _drawn(self) -> list[Mark]:
        """The marks, those that matter most last."""
        return sorted(self.film.marks, key=lambda mark: _RANK.index(mark.kind))

    def _draw_mark(self, canvas: Canvas, palette: Palette, mark: Mark) -> None:
        x, y = self.x_of(mark.place), self.rect.top + 15
        is_pointed = mark == self.pointed
        colour = _COLOURS[mark.kind]
        canvas.rule((x, y + 8), (x, self._y - _TRACK / 2), colour, 1.2)
        line = palette.ring if is_pointed else colour
        canvas.disc(x, y, 13, palette.panel.bottom, line=line, line_width=1.6)
        draw_icon(canvas, mark.kind.value, x, y, _MARK * 0.86, colour)
