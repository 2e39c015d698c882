"""The flag has fallen: who came where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.race.car import Status
from formulad.race.events import CarEliminated
from formulad.ui.canvas import Rect
from formulad.ui.cars import draw_car, draw_plate
from formulad.ui.colour import mix
from formulad.ui.intents import Cancel
from formulad.ui.lettering import DRIVER_CODE, LABEL, NAME, NUMERAL, PAGE_TITLE, SMALL
from formulad.ui.scene import Pop, Scene
from formulad.ui.scenes.page import HEADER, MARGIN, draw_page
from formulad.ui.teams import INK, team_of
from formulad.ui.theme import DARK, DAY, SUN
from formulad.ui.widgets.base import Activated
from formulad.ui.widgets.button import Button, Kind
from formulad.ui.widgets.form import Form
from formulad.ui.words import CAUSES, place, points

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.setup import Entrant, RaceSetup
    from formulad.store.resume import RaceMatch
    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent
    from formulad.ui.scene import Change
    from formulad.ui.widgets.base import Widget

AGAIN, MENU = "again", "menu"
"""What the race screen is resumed with."""
_STEPS = ((1, 0.0, 0.34), (0, 0.36, 0.44), (2, 0.72, 0.27))
"""The podium from the left: who stands there, how far along, how tall."""


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

    def __init__(self, rows: tuple[ResultRow, ...], title: str, rounds: int) -> None:
        """Show rows by place; `title` names the circuit."""
        self._rows = rows
        self._title = title
        self._rounds = rounds
        self._form = Form()
        self._area = Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used."""
        return self._form.widgets

    @property
    def focus(self) -> str:
        """What the keys go to."""
        return self._form.focus

    def arrange(self, canvas: Canvas) -> None:
        """Place the buttons."""
        self._area = canvas.area
        width, height = 300.0, 68.0
        top = self._area.bottom - height - 36
        right = self._area.right - MARGIN
        again = Rect(right - width, top, width, height)
        menu = Rect(again.left - 20 - 240, top, 240, height)
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
        action = self._form.handle(intent)
        return Pop(action.id) if isinstance(action, Activated) else None

    def draw(self, canvas: Canvas) -> None:
        """Draw podium and table."""
        winner = self._rows[0]
        note = f"{self._title} · {self._rounds} rounds"
        draw_page(canvas, f"{winner.entrant.name.upper()} WINS", note, has_back=False)
        area = self._area
        split = area.width * 0.46
        self._draw_podium(canvas, Rect(MARGIN, HEADER + 20, split - MARGIN, area.height - HEADER))
        table = Rect(split + 20, HEADER + 36, area.right - MARGIN - split - 20, 0)
        table.height = area.height - table.top - 132
        canvas.panel(table, DAY, radius=18)
        height = min(72.0, (table.height - 24) / len(self._rows))
        for index, row in enumerate(self._rows):
            top = table.top + 12 + index * height
            self._draw_row(canvas, Rect(table.left + 12, top, table.width - 24, height), row)
        self._form.draw(canvas, DAY)

    def _draw_podium(self, canvas: Canvas, rect: Rect) -> None:
        width = rect.width * 0.28
        base = rect.bottom - 40
        for index, along, share in _STEPS:
            if index >= len(self._rows):
                continue
            row, height = self._rows[index], share * rect.height
            step = Rect(rect.left + along * rect.width, base - height, width, height)
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
