"""The flag has fallen: who came where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.race.car import Status
from formulad.race.events import CarEliminated
from formulad.ui.canvas import Rect, is_tall
from formulad.ui.cars import draw_car, draw_plate
from formulad.ui.colour import mix
from formulad.ui.intents import Cancel, Feature, Toggle
from formulad.ui.lettering import DRIVER_CODE, LABEL, NAME, NUMERAL, PAGE_TITLE, SMALL
from formulad.ui.scene import Pop, Push, Scene
from formulad.ui.scenes.page import HEADER, MARGIN, draw_page
from formulad.ui.teams import INK, team_of
from formulad.ui.theme import DARK, DAY, SUN
from formulad.ui.widgets.base import Activated
from formulad.ui.widgets.button import Button, Kind
from formulad.ui.widgets.form import Form
from formulad.ui.words import CAUSES, place, points

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.match import RaceMatch
    from formulad.race.rules import RaceGame
    from formulad.race.setup import Entrant, RaceSetup
    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent
    from formulad.ui.scene import Change
    from formulad.ui.widgets.base import Widget

AGAIN, MENU = "again", "menu"
"""What the race screen is resumed with."""
_STEPS = ((1, 0.0, 0.34), (0, 0.36, 0.44), (2, 0.72, 0.27))
"""The podium from the left: who stands there, how far along, how tall."""


_PADDING = 12.0
_TALLEST_ROW = 72.0
_BUTTONS = 132.0
"""The room for the buttons at the bottom."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a driver came out of the race."""

    position: int
    entrant: Entrant
    left: int
    """Wear points left."""
    is_out: bool
    note: str


def result_rows(game: RaceGame, match: RaceMatch, setup: RaceSetup) -> tuple[ResultRow, ...]:
    """Return the drivers by place, with what is told of each."""
    state = match.state
    causes = {
        event.car: CAUSES[event.cause]
        for played in match.played
        for event in played.step.events
        if isinstance(event, CarEliminated)
    }
    rows = []
    for position, seat in enumerate(game.classification(state), 1):
        car = state.cars[seat]
        left = sum(car.wear.points)
        is_out = car.status is Status.OUT
        note = f"out: {causes[seat]}" if is_out else f"{points(left)} left"
        rows.append(ResultRow(position, setup.seats[seat], left, is_out, note))
    return tuple(rows)


class ResultScene(Scene):
    """The classification, with the podium; on to the next race or back to the menu."""

    name = "result"

    def __init__(
        self,
        rows: tuple[ResultRow, ...],
        title: str,
        rounds: int,
        help_page: Callable[[], Scene],
    ) -> None:
        """Show rows by place.

        Args:
            rows: how the drivers came out of the race.
            title: the name of the circuit.
            rounds: how many were driven.
            help_page: makes the page that tells how the game is played.
        """
        self._help_page = help_page
        self._rows = rows
        self._title = title
        self._rounds = rounds
        self._form = Form()
        self._podium = self._table = Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used."""
        return self._form.widgets

    @property
    def focus(self) -> str:
        """What the keys go to."""
        return self._form.focus

    def arrange(self, canvas: Canvas) -> None:
        """Place podium, table and buttons."""
        area = canvas.area
        self._podium, self._table = _places(area, len(self._rows))
        width, height = 300.0, 68.0
        again = Rect(area.right - MARGIN - width, area.bottom - height - 36, width, height)
        menu = Rect(again.left - 20 - 240, again.top, 240, height)
        self._form.show(
            [
                Button(MENU, menu, "Menu", Kind.SECONDARY),
                Button(AGAIN, again, "Race again", Kind.PRIMARY, icon="flag"),
            ],
            focus=AGAIN,
        )

    def handle(self, intent: Intent) -> Change | None:
        """Go on."""
        if isinstance(intent, Cancel):
            return Pop(MENU)
        if intent == Toggle(Feature.HELP):
            return Push(self._help_page())
        action = self._form.handle(intent)
        return Pop(action.id) if isinstance(action, Activated) else None

    def draw(self, canvas: Canvas) -> None:
        """Draw podium and table."""
        winner = self._rows[0]
        note = f"{self._title} · {self._rounds} rounds"
        draw_page(canvas, f"{winner.entrant.name.upper()} WINS", note, has_back=False)
        self._draw_podium(canvas, self._podium)
        table = self._table
        canvas.panel(table, DAY, radius=18)
        height = (table.height - 2 * _PADDING) / len(self._rows)
        for index, row in enumerate(self._rows):
            top = table.top + _PADDING + index * height
            place = Rect(table.left + _PADDING, top, table.width - 2 * _PADDING, height)
            self._draw_row(canvas, place, row)
        self._form.draw(canvas, DAY)

    def _draw_podium(self, canvas: Canvas, rect: Rect) -> None:
        width = rect.width * 0.28
        for index, along, share in _STEPS:
            if index >= len(self._rows):
                continue
            row, height = self._rows[index], share * rect.height
            step = Rect(rect.left + along * rect.width, rect.bottom - height, width, height)
            canvas.box(step, mix(DARK.panel.top, DAY.text, 0.2), radius=14)
            colour = SUN if index == 0 else DARK.text
            figure = PAGE_TITLE.sized(64)
            canvas.text(str(row.position), step.centerx, step.top + 58, figure, colour, align=0.5)
            canvas.text(
                team_of(row.entrant.number).name,
                step.centerx,
                step.top + 108,
                SMALL,
                DARK.muted,
                align=0.5,
            )
            draw_car(canvas, row.entrant.number, step.centerx, step.top - 92, 150, -90)
            name = canvas.shortened(row.entrant.name, DRIVER_CODE.sized(30), width + 20)
            canvas.text(
                name, step.centerx, step.top - 198, DRIVER_CODE.sized(30), DAY.text, align=0.5
            )

    def _draw_row(self, canvas: Canvas, rect: Rect, row: ResultRow) -> None:
        if row.position % 2:
            canvas.box(rect, DAY.inset, radius=10, opacity=0.7)
        y = rect.centery
        canvas.text(place(row.position), rect.left + 74, y, NUMERAL, INK, align=1)
        draw_plate(canvas, row.entrant.number, Rect(rect.left + 96, y - 18, 48, 36))
        name = canvas.shortened(row.entrant.name, NAME.sized(20), rect.width * 0.4)
        canvas.text(name, rect.left + 164, y, NAME.sized(20), DAY.text)
        colour = DAY.muted if row.is_out else DAY.text
        canvas.text(
            canvas.shortened(row.note, LABEL, rect.width * 0.42),
            rect.right - 20,
            y,
            LABEL,
            colour,
            align=1,
        )


def _places(area: Rect, rows: int) -> tuple[Rect, Rect]:
    """Return the places of podium and table: side by side, or below each other if tall."""
    top, room = HEADER + 36, area.height - HEADER - 36 - _BUTTONS
    longest = rows * _TALLEST_ROW + 2 * _PADDING
    if is_tall(*area.size):
        table = min(longest, room * 0.6)
        podium = Rect(MARGIN, top, area.width - 2 * MARGIN, room - table - 36)
        return podium, Rect(MARGIN, podium.bottom + 36, podium.width, table)
    split = area.width * 0.46
    podium = Rect(MARGIN, top, split - MARGIN, area.height - top - 36)
    return podium, Rect(split + 20, top, area.right - MARGIN - split - 20, min(longest, room))
