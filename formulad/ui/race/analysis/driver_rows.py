"""Rows of drivers by place: what all tables and bars of the report begin with."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.analysis.report_commands import ChooseDriver
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import NAME, NUMERAL
from formulad.ui.toolkit.widgets.list_row import Spot

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Look

CAR = "car-"
"""The row of a driver; the seat follows."""
_TALLEST, _APART, _RINGED = 50.0, 2.0, 6.0
"""How tall a row is at most, how far from the next, and how much less of it a ring is around."""
_PLACE, _GAP = 40.0, 12.0
_TALLEST_PLATE, _SHAPE = 30.0, 1.34
"""How tall the plate of a car is at most, and how wide in heights."""
_WIDEST_NAME = 0.24
"""The part of a row that names have at most."""
_NAME, _NUMBER = NAME.sized(17), NUMERAL.sized(18)


@frozen(slots=False)
class DriverRows:
    """All drivers, the first at the top; one of them is chosen."""

    room: Rect
    report: RaceReport
    chosen: int

    @cached_property
    def places(self) -> tuple[tuple[int, Rect], ...]:
        """Where each driver stands."""
        order, room = self.report.story.order, self.room
        height = min(_TALLEST, room.height / max(1, len(order)))
        return tuple(
            (seat, Rect(room.left, room.top + at * height + 1, room.width, height - _APART))
            for at, seat in enumerate(order)
        )

    def spots(self) -> list[Spot]:
        """Return the rows as something that can be used; a ring around one covers no letters."""
        return [
            Spot(f"{CAR}{seat}", rect.inflate(0, -_RINGED), command=ChooseDriver(seat))
            for seat, rect in self.places
        ]

    def names_end(self, canvas: Canvas) -> float:
        """Return where the longest name ends, and what else is told begins."""
        return self.room.left + _PLACE + self._plate.right + self._name_width(canvas) + 2 * _GAP

    def draw(
        self,
        canvas: Canvas,
        palette: Palette,
        form: Form,
        draw_rest: Callable[[int, Rect, Colour], None],
    ) -> None:
        """Draw place, plate and name of each driver, then the rest of the row in an ink."""
        room = self._name_width(canvas)
        for place, (seat, rect) in enumerate(self.places, 1):

            def draw(look: Look, place: int = place, seat: int = seat, rect: Rect = rect) -> None:
                self._draw_ground(canvas, palette, rect, seat, place, look)
                ink = self._draw_driver(canvas, palette, rect, seat, place, room)
                draw_rest(seat, rect, ink)

            form.draw_spot(f"{CAR}{seat}", canvas, rect, draw)

    @property
    def _plate(self) -> Rect:
        """The plate of a car beside its left edge, around the middle of the row."""
        height = min(_TALLEST_PLATE, self.places[0][1].height - 3)
        return Rect(0, -height / 2, height * _SHAPE, height)

    def _name_width(self, canvas: Canvas) -> float:
        widths = (canvas.text_width(seat.name, _NAME) for seat in self.report.seats)
        return min(max(widths), self.room.width * _WIDEST_NAME)

    def _draw_ground(
        self, canvas: Canvas, palette: Palette, rect: Rect, seat: int, place: int, look: Look
    ) -> None:
        if seat == self.chosen:
            canvas.box(rect, palette.secondary_hover, radius=10)
        elif look.hovered or look.pressed:
            canvas.box(rect, palette.secondary, radius=10)
        elif place % 2:
            canvas.box(rect, palette.inset, radius=10, opacity=0.6)

    def _draw_driver(
        self, canvas: Canvas, palette: Palette, rect: Rect, seat: int, place: int, room: float
    ) -> Colour:
        """Draw who it is; return the ink of the row: another one for who went out."""
        left, y = rect.left + _PLACE, rect.centery
        is_out = self.report.car(seat).exit is not None
        ink = palette.wrong if is_out else palette.text
        canvas.text("–" if is_out else str(place), left - 12, y, _NUMBER, ink, align=1)
        plate = self._plate.move(left, y)
        draw_plate(canvas, self.report.seats[seat].number, plate)
        name, style = fitted(canvas, self.report.name(seat), _NAME, room)
        canvas.text(name, plate.right + _GAP, y, style, palette.text)
        return ink
