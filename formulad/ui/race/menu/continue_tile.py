"""Continue tile of a race that is not over: where it is, since when, and who drives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say, say_of
from formulad.ui.art.cars import draw_plate
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, SMALL, SMALL_TITLE
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SHADOW, SUN
from formulad.ui.toolkit.widgets.button import Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.games.race.race_header import RaceHeader
    from formulad.race.setup import Entrant
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_DISC, _EDGE, _GAP = 34.0, 22.0, 18.0
_PLATE_WIDTH, _PLATE_HEIGHT, _PLATE_GAP = 36.0, 27.0, 6.0
_TITLE = SMALL_TITLE.sized(24).weighted(800)
_NAME = LABEL.sized(15)
_MONTHS = (
    say_of("month", "Jan"),
    say_of("month", "Feb"),
    say_of("month", "Mar"),
    say_of("month", "Apr"),
    say_of("month", "May"),
    say_of("month", "Jun"),
    say_of("month", "Jul"),
    say_of("month", "Aug"),
    say_of("month", "Sep"),
    say_of("month", "Oct"),
    say_of("month", "Nov"),
    say_of("month", "Dec"),
)


@dataclass(frozen=True, slots=True)
class ContinueTile(Pressable):
    """A race on the menu, as its record begins."""

    id: str
    rect: Rect
    header: RaceHeader
    focusable: bool = True
    radius: float = 18.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the tile; names stand beside the plates as long as there is room for all."""
        paint = paint_of(Kind.PRIMARY, palette, look)
        rect = self.rect.move(0, 2 if look.pressed else 0)
        canvas.box(self.rect.move(0, 4), SHADOW, radius=self.radius, opacity=0.35)
        canvas.box(rect, paint.fill, radius=self.radius, line=paint.line)
        canvas.disc(rect.left + _EDGE + _DISC, rect.centery, _DISC, INK)
        draw_icon(canvas, "play", rect.left + _EDGE + _DISC, rect.centery, 36, SUN)
        left = rect.left + _EDGE + 2 * _DISC + _GAP
        canvas.text(say("Continue race").upper(), left, rect.centery - 36, _TITLE, paint.text)
        room = rect.right - _EDGE - left
        text = canvas.shortened(told(self.header), SMALL, room)
        canvas.text(text, left, rect.centery - 7, SMALL, paint.text)
        place = Rect(left, rect.centery + 16, room, _PLATE_HEIGHT)
        _draw_drivers(canvas, place, self.header.setup.seats)


def told(header: RaceHeader) -> str:
    """Return in a line where the race is, how long it is and when it began."""
    setup, begun = header.setup, header.created
    return say(
        "{circuit}, {laps}, begun {day} {month}, {time}",
        circuit=setup.track_name.title(),
        laps=counted(setup.options.laps, "{n} lap", "{n} laps"),
        day=begun.day,
        month=_MONTHS[begun.month - 1],
        time=f"{begun:%H:%M}",
    )


def _draw_drivers(canvas: Canvas, place: Rect, seats: Sequence[Entrant]) -> None:
    names = [canvas.text_width(entrant.name, _NAME) + 2 * _PLATE_GAP for entrant in seats]
    is_named = sum(names) + len(seats) * (_PLATE_WIDTH + _PLATE_GAP) <= place.width
    x = place.left
    for entrant, width in zip(seats, names, strict=True):
        draw_plate(canvas, entrant.number, Rect(x, place.top, _PLATE_WIDTH, _PLATE_HEIGHT))
        x += _PLATE_WIDTH + _PLATE_GAP
        if is_named:
            canvas.text(entrant.name, x, place.centery, _NAME, INK)
            x += width
