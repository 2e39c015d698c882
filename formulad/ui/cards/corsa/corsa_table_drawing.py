"""Table drawing: one picture of the scene, from the arcade up to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from formulad.cards.corsa.events import (
    CircuitTurnedUp,
    ContestRolled,
    DieFell,
    RaceBegan,
    TieRolled,
)
from formulad.cards.corsa.state import Stage
from formulad.kernel.sentence import Sentence, counted, say
from formulad.ui.cards.corsa.bench_drawing import BenchDrawing
from formulad.ui.cards.corsa.circuit_card import draw_circuit
from formulad.ui.cards.corsa.corsa_playback import LANDED_SECONDS, ROLL_SECONDS
from formulad.ui.cards.corsa.corsa_season_panel import corsa_rows, draw_corsa_season
from formulad.ui.cards.corsa.die_drawing import draw_die
from formulad.ui.cards.corsa.garage_drawing import Garage, GarageDrawing
from formulad.ui.cards.corsa.value_road import RoadCar, Roller, ValueRoad, draw_road_note
from formulad.ui.cards.kit.liveries import draw_card_plate
from formulad.ui.cards.kit.table_signs import draw_header
from formulad.ui.shell.sound.captions import HEIGHT, draw_captions
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.lettering import PAGE_TITLE, SMALL, SMALL_TITLE
from formulad.ui.toolkit.motion import Amount

if TYPE_CHECKING:
    from collections.abc import Collection

    from formulad.cards.corsa.cards import Circuit
    from formulad.cards.corsa.questions import Question
    from formulad.cards.corsa.rules import Corsa
    from formulad.cards.corsa.state import State
    from formulad.ui.cards.corsa.arcade_ground import ArcadeGround
    from formulad.ui.cards.corsa.bench_choices import BenchChoices
    from formulad.ui.cards.corsa.corsa_layout import CorsaLayout
    from formulad.ui.cards.corsa.corsa_playback import CorsaPlayback
    from formulad.ui.cards.kit.table_signs import TablePrompt
    from formulad.ui.shell.sound.captions import Captions
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.form import Form


class SeenArcade(Protocol):
    """The scene, as far as it is drawn."""

    captions: Captions
    amount: Amount
    """How much the player wishes to see move."""

    @property
    def form(self) -> Form:
        """What can be used."""

    @property
    def layout(self) -> CorsaLayout:
        """Where everything is."""

    @property
    def game(self) -> Corsa:
        """The rules."""

    @property
    def view(self) -> State:
        """The state as whoever looks may know it."""

    @property
    def playback(self) -> CorsaPlayback:
        """What is seen of what has happened."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""

    @property
    def question(self) -> Question | None:
        """What the person before the screen is asked."""

    @property
    def choices(self) -> BenchChoices | None:
        """What they may do."""

    @property
    def prompt(self) -> TablePrompt:
        """What is asked, or who acts."""

    @property
    def active_seat(self) -> int | None:
        """Whose turn it is, if it is anybody's."""

    def garage_of(self, seat: int) -> Rect:
        """Where a garage is."""

    @property
    def is_covered(self) -> bool:
        """Whether the hand of who is asked is still covered."""

    def draw_hand(self, canvas: Canvas, *, without: Collection[str] = ()) -> None:
        """Draw the hand before the screen, or the curtain over it."""


class CorsaTableDrawing:
    """Draws the table as it is seen at one moment."""

    def __init__(self, scene: SeenArcade, canvas: Canvas) -> None:
        self._scene = scene
        self._canvas = canvas
        self._layout = scene.layout
        self._setting = scene.game.setting
        self._deck = scene.game.setting.deck
        self._playback = scene.playback
        self._view = scene.view

    def draw(self, ground: ArcadeGround) -> None:
        """Draw all of it."""
        ground.draw(self._canvas, self._layout)
        choices, question = self._scene.choices, self._scene.question
        if choices is not None and question is not None:
            BenchDrawing(self._canvas, self._layout, choices).draw(question, self._scene.names)
        else:
            ground.draw_lamps(self._canvas, self._layout)
            self._draw_arcade()
            self._draw_road()
        self._draw_panels()
        self._draw_widgets()
        self._draw_over()

    @property
    def circuit(self) -> Circuit | None:
        """Where the race is, once that is turned up."""
        beat = self._playback.beat
        number = beat.circuit if isinstance(beat, CircuitTurnedUp) else self._view.circuit
        return None if number is None else self._deck.circuits[number]

    # The garages

    def _draw_arcade(self) -> None:
        for seat in range(self._setting.seats):
            rect = self._scene.garage_of(seat)
            drawing = GarageDrawing(self._canvas, rect, self._deck, self.circuit)
            drawing.draw(self._garage(seat), self._setting.faces)

    def _garage(self, seat: int) -> Garage:
        play, name = self._playback, self._scene.names[seat]
        open_car = play.open.get(seat)
        is_active = seat == self._scene.active_seat and play.result is None
        if open_car is None:
            return Garage(
                seat,
                name,
                play.drivers.get(seat),
                note=self._note(seat),
                lines=self._known(seat),
                is_active=is_active,
            )
        face, roll = self._die(seat, open_car.face)
        is_landed = roll >= 1
        return Garage(
            seat,
            name,
            open_car.driver,
            open_car.car,
            99.0 if self._scene.amount is Amount.NONE else play.parts_seen(seat),
            face,
            roll,
            open_car.before_die,
            open_car.before_die + face if face and is_landed else 0,
            self._place(seat),
            is_active=is_active,
            tie=play.rolls.get(seat, ()),
        )

    def _die(self, seat: int, face: int) -> tuple[int, float]:
        """Return what the die of a car shows, and how far it has rolled."""
        beat = self._playback.beat
        if isinstance(beat, DieFell) and beat.seat == seat:
            is_still = self._scene.amount is not Amount.FULL
            roll = 1.0 if is_still else min(1.0, self._playback.seconds / ROLL_SECONDS)
            return beat.face, roll
        return face, 1.0

    def _place(self, seat: int) -> int:
        """Return the place of a car among those that have their values."""
        play = self._playback
        if play.result is not None:
            seats = [run.seat for run in play.result.runs]
            return seats.index(seat) + 1 if seat in seats else 0
        values = {at: each.value for at, each in play.open.items() if each.value}
        if seat not in values:
            return 0
        return 1 + sum(other > values[seat] for other in values.values())

    def _note(self, seat: int) -> Sentence | str:
        view = self._view
        if seat in view.excluded:
            return say("out of the game")
        if seat in view.sitting_out:
            return say("sits this race out")
        if self._playback.are_closed:
            return say("opens next") if self._next_to_open() == seat else say("ready")
        if view.stage is Stage.MARKET and seat == self._scene.active_seat:
            return say("at the market")
        if view.cars and view.cars[seat] is not None:
            return say("car is built")
        return ""

    def _next_to_open(self) -> int | None:
        seats = (seat for seat in self._view.racers if seat not in self._playback.open)
        return next(seats, None)

    def _known(self, seat: int) -> tuple[str, ...]:
        """Return what all know of a hand."""
        hand, recruits = self._view.hands[seat], self._view.recruits[seat]
        if seat in self._view.excluded:
            return ()
        if self._playback.are_closed:
            return (say("strategy and techniques inside"),)
        told = [
            counted(len(hand.strategies), "{n} strategy card", "{n} strategy cards"),
            counted(len(hand.techniques), "{n} technique card", "{n} technique cards"),
        ]
        if recruits >= 0:
            told.append(counted(recruits, "{n} recruit", "{n} recruits"))
        return tuple(told)

    # The road

    def _draw_road(self) -> None:
        cars, roller = self._road_cars(), self._roller()
        if not cars and roller is None:
            note = say("Here the cars are compared once the garages open.")
            draw_road_note(self._canvas, self._layout.road, note)
            return
        ValueRoad(self._canvas, self._layout.road, cars, roller).draw()

    def _road_cars(self) -> tuple[RoadCar, ...]:
        names = self._scene.names
        return tuple(
            RoadCar(seat, names[seat], each.value)
            for seat, each in self._playback.open.items()
            if each.value
        )

    def _roller(self) -> Roller | None:
        for seat, each in self._playback.open.items():
            if each.value or self._playback.parts_seen(seat) < 3 + len(each.car.techniques):
                continue
            face, roll = self._die(seat, 0)
            drive = 0.0
            if face and roll >= 1:
                drive = min(1.0, (self._playback.seconds - ROLL_SECONDS) / (LANDED_SECONDS * 0.7))
            faces, name = self._setting.faces, self._scene.names[seat]
            return Roller(seat, name, each.before_die, faces, face, max(0.0, drive))
        return None

    # The panels

    def _draw_panels(self) -> None:
        view, layout = self._view, self._layout
        bank = str(view.bank) if self._setting.bank_is_limited else "∞"
        races = say("{race}/{races}", race=view.race, races=self._setting.races)
        facts = ((say("Race").upper(), races), (say("Bank").upper(), bank))
        draw_header(self._canvas, layout.header, say("Formula Corsa"), facts)
        self._draw_prompt()
        cars = len(view.racers) if view.order else self._setting.seats
        draw_circuit(self._canvas, layout.circuit, self.circuit, cars)
        rows = corsa_rows(view, self._scene.names)
        draw_corsa_season(self._canvas, layout.season, rows, self._scene.active_seat)

    def _draw_prompt(self) -> None:
        canvas, rect, prompt = self._canvas, self._layout.prompt, self._scene.prompt
        palette = canvas.theme.panels
        canvas.panel(rect, palette, radius=16, line=palette.strong_line)
        left, seat = rect.left + 18, self._scene.active_seat
        if seat is not None:
            plate = Rect(left, rect.top + 0.32 * rect.height - 18, 50, 36)
            draw_card_plate(canvas, 2 * seat + 1, plate)
            left += 62
        room = rect.right - 14 - left
        title, style = in_lines(canvas, prompt.title.upper(), SMALL_TITLE, room, 1)
        draw_lines(canvas, title, (left, rect.top + 0.32 * rect.height), style, palette.text)
        lines, style = in_lines(canvas, prompt.text, SMALL.sized(16), rect.width - 36, 2)
        draw_lines(
            canvas, lines, (rect.left + 18, rect.top + 0.71 * rect.height), style, palette.muted
        )

    # What can be used, and what lies over all

    def _draw_widgets(self) -> None:
        scene, palette = self._scene, self._canvas.theme.panels
        if scene.question is not None or scene.is_covered:
            scene.draw_hand(self._canvas)
        for widget in scene.form.widgets:
            if not widget.id.startswith(("card-", "look")):
                scene.form.draw_widget(widget, self._canvas, palette)
        if not scene.form.focus.startswith("card-"):
            scene.form.draw_focus(self._canvas, palette)

    def _draw_over(self) -> None:
        beat = self._playback.beat
        match beat:
            case RaceBegan(race):
                self._draw_banner(say("Race {race}", race=race))
            case ContestRolled(seat, face) | TieRolled(seat, face):
                self._draw_contest(seat, face)
        captions = self._scene.captions
        if captions.shown:
            page = self._layout.page
            room = Rect(20, page.bottom - HEIGHT - 4, page.width - 40, HEIGHT)
            draw_captions(self._canvas, self._canvas.theme.panels, room, captions)

    def _draw_contest(self, seat: int, face: int) -> None:
        """Draw the die of who rolls for a driver, or to be ahead of equals."""
        canvas, garage = self._canvas, self._scene.garage_of(seat)
        is_still = self._scene.amount is not Amount.FULL
        roll = 1.0 if is_still else min(1.0, self._playback.seconds / ROLL_SECONDS)
        box = Rect(garage.centerx - 64, garage.centery - 64, 128, 128)
        canvas.panel(box, canvas.theme.panels, radius=22, line=canvas.theme.panels.accent)
        draw_die(canvas, garage.centerx, garage.centery, 84, face, roll, self._setting.faces)

    def _draw_banner(self, text: str) -> None:
        page, palette = self._layout.page, self._canvas.theme.panels
        width = min(page.width - 80, self._canvas.text_width(text, PAGE_TITLE) + 96)
        rect = Rect(0, 0, width, 84)
        rect.center = (page.centerx, self._layout.garages[0].centery)
        self._canvas.panel(rect, palette, radius=20, line=palette.accent)
        shown, style = fitted(self._canvas, text, PAGE_TITLE, rect.width - 40)
        self._canvas.text(shown, *rect.center, style, palette.text, align=0.5)
