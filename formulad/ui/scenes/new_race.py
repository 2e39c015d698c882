"""The page on which a race is agreed: who drives what, where, how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.record import SaveError
from formulad.race.options import GridRule, Options
from formulad.race.setup import RaceSetup, line_up_fault
from formulad.race.track import TrackError
from formulad.store.settings import Pace
from formulad.ui.canvas import Rect
from formulad.ui.colour import WHITE
from formulad.ui.intents import Cancel, Feature, Next, Toggle, Undo
from formulad.ui.lettering import LABEL, NOTE, PANEL_TITLE, SMALL
from formulad.ui.scene import Pop, Push, Reset, Scene
from formulad.ui.scenes.line_up import last_line_up
from formulad.ui.scenes.line_up_card import DRIVERS, Card, Typing, draw_add_tile
from formulad.ui.scenes.new_race_places import new_race_places
from formulad.ui.scenes.notice import notice
from formulad.ui.scenes.outline import draw_outline
from formulad.ui.scenes.page import back_button, draw_page
from formulad.ui.teams import INK
from formulad.ui.theme import DARK, DAY, SUN
from formulad.ui.widgets.base import Action, Activated, Chosen, Edited
from formulad.ui.widgets.form import Form
from formulad.ui.widgets.list_row import Spot
from formulad.ui.widgets.marks import draw_kerb
from formulad.ui.widgets.segmented import Segmented
from formulad.ui.widgets.tile import Tile

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.tiled.circuit import Circuit
    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent, Reading
    from formulad.ui.scene import Change
    from formulad.ui.services import OpenRace, Services
    from formulad.ui.widgets.base import Widget

LAPS = (1, 2, 3)
GRIDS = (GridRule.DRAWN, GridRule.AS_LISTED)
PACES = (Pace.CALM, Pace.BRISK, Pace.INSTANT)


class NewRaceScene(Scene):
    """Two to ten drivers choose cars and names, then the lights go out."""

    name = "new-race"

    def __init__(
        self,
        services: Services,
        open_race: Callable[[OpenRace], Scene],
        help_page: Callable[[], Scene],
    ) -> None:
        """Offer the race that was agreed last.

        Args:
            services: circuits, settings, saves.
            open_race: makes the scene that plays a race.
            help_page: makes the page that tells how the game is played.
        """
        self._services = services
        self._open_race = open_race
        self._help_page = help_page
        self._circuit = services.circuit(services.settings.track)
        self._line_up = last_line_up(services.settings.line_up, self._circuit.players_max)
        last = services.settings
        self._laps = last.laps if last.laps in LAPS else LAPS[0]
        self._grid = last.grid
        self._pace = last.pace
        self._typing: Typing | None = None
        self._cards: tuple[Card, ...] = ()
        self._form = Form()
        self._area = Rect(0, 0, 0, 0)
        self._places = new_race_places(0, 0, 0)

    @property
    def reading(self) -> Reading:
        """Letters are text while a name is typed."""
        return self._form.reading

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used."""
        return self._form.widgets

    @property
    def focus(self) -> str:
        """What the keys go to."""
        return self._form.focus

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out; at first the focus is on the start."""
        self._area = canvas.area
        self._lay_out(focus="" if self._form.focus else "start")

    def handle(self, intent: Intent) -> Change | None:
        """Change the line-up, go back, or start."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if intent == Toggle(Feature.HELP):
            return Push(self._help_page())
        action = self._form.handle(intent)
        change = self._act(action) if action else None
        if not isinstance(action, Edited):
            self._follow_focus()
        self._lay_out()
        return change

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, "NEW RACE", self._summary())
        for card in self._cards:
            card.draw(canvas, self._form.look(f"car-{card.seat}"))
        if self._line_up.may_add:
            look = self._form.look("add")
            draw_add_tile(canvas, self._places.cards[-1], self._line_up.free_numbers[0], look)
        self._draw_choices(canvas)
        _draw_circuit_card(canvas, self._circuit, self._places.circuit)
        self._form.draw(canvas, DAY)

    def _summary(self) -> str:
        people, drivers = self._line_up.people, len(self._line_up.seats)
        who = _counted(people, "person", "people")
        return f"{drivers} drivers: {who}, {drivers - people} computer"

    # What the player does

    def _act(self, action: Action) -> Change | None:
        kind, _, seat = action.id.partition("-")
        match action:
            case Activated(id="back"):
                return Pop()
            case Activated(id="start"):
                return self._start()
            case Activated(id="add"):
                self._line_up = self._line_up.added(self._line_up.free_numbers[0])
            case Activated() if kind == "car":
                self._line_up = self._line_up.with_next_car(int(seat))
            case Activated() if kind == "remove":
                self._line_up = self._line_up.removed(int(seat))
            case Activated() if kind == "name":
                self._form.handle(_NEXT)
            case Edited(text=text, caret=caret, composing=composing):
                self._line_up = self._line_up.named(int(seat), text)
                self._typing = Typing(int(seat), caret, composing)
            case Chosen(index=index):
                self._choose(kind, seat, index)
        return None

    def _choose(self, kind: str, seat: str, index: int) -> None:
        match kind:
            case "driver":
                self._line_up = self._line_up.driven_by(int(seat), DRIVERS[index])
            case "laps":
                self._laps = LAPS[index]
            case "grid":
                self._grid = GRIDS[index]
            case "pace":
                self._pace = PACES[index]

    def _start(self) -> Change | None:
        seats = self._line_up.seats
        fault = line_up_fault(seats, self._circuit.players_max)
        if fault:
            return Push(notice("Not yet", fault))
        options = Options(laps=self._laps, grid=self._grid)
        setup = RaceSetup(self._circuit.id, seats, options)
        try:
            race = self._services.begin(setup)
        except (SaveError, TrackError) as error:
            return Push(notice("The race cannot start", str(error)))
        self._services.memory.remember(
            track=setup.track,
            laps=self._laps,
            grid=self._grid,
            line_up=seats,
            pace=self._pace,
        )
        return Reset(self._open_race(race))

    def _follow_focus(self) -> None:
        """Put the caret at the end of a name field that got the focus; forget it elsewhere."""
        kind, _, seat = self._form.focus.partition("-")
        if kind != "name":
            self._typing = None
        elif self._typing is None or self._typing.seat != int(seat):
            self._typing = Typing(int(seat), len(self._line_up.seats[int(seat)].name))

    # Layout

    def _lay_out(self, focus: str = "") -> None:
        seats = self._line_up.seats
        shown = len(seats) + self._line_up.may_add
        self._places = new_race_places(self._area.width, self._area.height, shown)
        self._cards = tuple(
            Card(seat, entrant, self._places.cards[seat], self._line_up.may_remove)
            for seat, entrant in enumerate(seats)
        )
        widgets: list[Widget] = [back_button()]
        for card in self._cards:
            widgets += card.widgets(self._typing)
        if self._line_up.may_add:
            widgets.append(Spot("add", self._places.cards[-1], 18))
        self._form.show([*widgets, *self._choices(), self._start_tile()], focus)

    def _choices(self) -> list[Widget]:
        bottom, options = self._places.choices, self._places.options
        half = bottom.width / 2
        return [
            Segmented(
                "grid",
                Rect(bottom.left + 20, bottom.bottom - 64, half - 40, 48),
                ("Highest roll", "As listed"),
                GRIDS.index(self._grid),
            ),
            Segmented(
                "pace",
                Rect(bottom.left + half + 20, bottom.bottom - 64, half - 40, 48),
                ("Calm", "Brisk", "At once"),
                PACES.index(self._pace),
            ),
            Segmented(
                "laps",
                Rect(options.left + 120, options.top + 20, 240, 52),
                tuple(str(laps) for laps in LAPS),
                LAPS.index(self._laps),
            ),
        ]

    def _start_tile(self) -> Tile:
        laps = _counted(self._laps, "lap", "laps")
        note = f"{len(self._line_up.seats)} drivers, {laps} of {self._circuit.track.title}"
        return Tile("start", self._places.start, "START", note, "flag", primary=True, size=34)

    def _draw_choices(self, canvas: Canvas) -> None:
        bottom, options = self._places.choices, self._places.options
        canvas.panel(bottom, DAY, radius=18)
        label = LABEL.sized(15)
        canvas.text("Starting grid", bottom.left + 22, bottom.top + 24, label, DAY.muted)
        middle = bottom.left + bottom.width / 2
        canvas.text("Cars and dice move", middle + 22, bottom.top + 24, label, DAY.muted)
        canvas.panel(options, DAY, radius=18)
        canvas.text("Laps", options.left + 24, options.top + 46, LABEL, DAY.text)
        canvas.text("Rules", options.left + 24, options.top + 112, LABEL, DAY.text)
        canvas.text(
            "Beginner", options.left + 124, options.top + 112, LABEL.weighted(700), DAY.text
        )
        text = "18 wear points for everything; no pits, no weather"
        place = Rect(options.left + 124, options.top + 126, options.width - 148, 40)
        canvas.text(
            canvas.shortened(text, NOTE, place.width), place.left, place.top + 12, NOTE, DAY.muted
        )


_NEXT = Next()


def _draw_circuit_card(canvas: Canvas, circuit: Circuit, rect: Rect) -> None:
    canvas.panel(rect, DARK, radius=18)
    foot = 92.0
    inner = Rect(rect.left + 20, rect.top + 16, rect.width - 40, rect.height - foot - 24)
    draw_outline(canvas, circuit, inner, 15, WHITE, INK)
    track = circuit.track
    base = rect.bottom - foot + 22
    canvas.text(track.title.upper(), rect.left + 26, base, PANEL_TITLE, WHITE)
    draw_kerb(canvas, Rect(rect.left + 26, base + 20, 90, 8), DARK)
    corners = [sector.corner for sector in track.sectors if sector.corner]
    stops = sum(corner.stops for corner in corners)
    facts = f"{len(corners)} corners, {stops} stops, {len(track.cells)} cells"
    canvas.text(facts, rect.right - 26, base, SMALL.weighted(700), SUN, align=1)
    author = f"drawn by {circuit.author}" if circuit.author else ""
    canvas.text(author, rect.right - 26, base + 26, NOTE, DARK.muted, align=1)


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
