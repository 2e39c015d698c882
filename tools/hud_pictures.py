"""Draws the panels of the race screen from real races: `hud_pictures.py OUT_FOLDER [SIZE ...]`."""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from formulad.ai.rookie import Rookie
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.match import Match
from formulad.race.dice import Gear
from formulad.race.gearbox import FORWARD, gear_refusal
from formulad.race.options import Options
from formulad.race.rules import RaceGame
from formulad.race.setup import Entrant
from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.assets import Assets
from formulad.ui.canvas import Canvas, scale_for
from formulad.ui.colour import Gradient, rgb
from formulad.ui.intents import PointAt
from formulad.ui.scenes.race.beats import DieBeat, SayBeat, beats
from formulad.ui.scenes.race.hud import Hud
from formulad.ui.scenes.race.moment import Moment
from formulad.ui.scenes.race.present.race import race_view
from formulad.ui.scenes.race.selection import Selection
from formulad.ui.scenes.race.views import LogEntry, MapCar, MapView
from formulad.ui.text import Typesetter
from formulad.ui.theme import DARK, HIGH_CONTRAST
from formulad.ui.words import Reporter

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.kernel.game import Awaiting
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.state import State
    from formulad.tiled.circuit import Circuit
    from formulad.ui.scenes.race.beats import Beat
    from formulad.ui.theme import Palette

NAMES = (
    "Ana",
    "Bruno Vandenberghe",
    "Chiyo",
    "Dev",
    "Elsa",
    "Fyn",
    "Gus",
    "Hana",
    "Maximiliana-Wilhelmina",
    "Joe",
)
LAND = Gradient(rgb("F3DFB6"), rgb("EBCF9B"))
SIZES = ("1280x720", "1366x768", "1920x1080", "2560x1080", "1024x768", "1080x1920", "3840x2160")


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a race is stopped for a picture."""

    name: str
    is_reached: Callable[[State, Awaiting], bool]
    select: Callable[[RaceGame, State], Selection]


def widest(game: RaceGame, state: State) -> Selection:
    """Return the highest gear that can be engaged."""
    del game
    return Selection(gear=max(g for g in FORWARD if gear_refusal(state.car, g) is None))


def _is_late(state: State, lap: int) -> bool:
    return max(car.lap for car in state.cars) >= lap


STOPS = (
    Stop(
        "gear",
        lambda state, due: (
            isinstance(due, Decision)
            and due.choice == "gear"
            and state.round > 8
            and state.car.gear >= Gear.FOURTH
        ),
        widest,
    ),
    Stop(
        "path",
        lambda state, due: (
            isinstance(due, Decision)
            and due.choice == "path"
            and state.round > 14
            and state.car.gear >= Gear.FOURTH
        ),
        lambda _game, _state: Selection(destination=2),
    ),
    Stop(
        "die",
        lambda state, due: isinstance(due, Chance) and state.round > 16,
        lambda *_: Selection(),
    ),
    Stop(
        "black",
        lambda _state, due: isinstance(due, Chance) and due.purpose == "collision",
        lambda *_: Selection(),
    ),
    Stop("grid", lambda _state, _due: True, lambda *_: Selection()),
    Stop("over", lambda _state, due: isinstance(due, Over), lambda *_: Selection()),
)


def main() -> None:
    """Draw every stop at every size asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("sizes", nargs="*", default=SIZES)
    parser.add_argument("--moment", choices=[stop.name for stop in STOPS])
    parser.add_argument("--open", action="store_true", help="unfold the engineer")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--contrast", action="store_true", help="in the high contrast palette")
    arguments = parser.parse_args()
    pygame.font.init()
    arguments.out.mkdir(parents=True, exist_ok=True)
    circuit = Catalogue(data_root() / "tracks").load("monaco")
    for stop in STOPS:
        if arguments.moment in {None, stop.name}:
            show = Show(circuit, stop, arguments.seed)
            for size in arguments.sizes:
                path = arguments.out / f"{stop.name}-{size}{'-open' * arguments.open}.png"
                palette = HIGH_CONTRAST if arguments.contrast else DARK
                pygame.image.save(show.picture(size, palette, is_open=arguments.open), path)


class Show:
    """A race that was driven to a stop."""

    def __init__(self, circuit: Circuit, stop: Stop, seed: int) -> None:
        self._circuit = circuit
        self._game = RaceGame(circuit.track, len(NAMES), Options(laps=1))
        self._entries = tuple(Entrant(name, i) for i, name in enumerate(NAMES, 1))
        self._match: Match[State, Move, Event] = Match(self._game, SeededLuck(seed))
        self._drive_to(stop)
        self._selection = stop.select(self._game, self._match.state)
        self._assets = Assets(data_root() / "assets")

    def picture(self, size: str, palette: Palette, *, is_open: bool) -> pygame.Surface:
        """Return the panels over a plain ground, the pointer over the chosen thing."""
        width, height = (int(part) for part in size.split("x"))
        surface = pygame.Surface((width, height))
        canvas = Canvas(surface, scale_for((width, height)), Typesetter(self._assets))
        canvas.backdrop(LAND)
        hud = Hud(palette, self._circuit)
        hud.arrange(canvas)
        if is_open:
            hud.toggle_engineer()
        moment = Moment(
            self._game,
            self._entries,
            self._match.state,
            self._match.awaiting,
            self._selection,
            is_waiting=not isinstance(self._match.awaiting, Over),
            may_undo=isinstance(self._match.awaiting, Decision),
            last_die=self._last_die(),
        )
        hud.show(race_view(moment, self._log()), shows_reach=True, shows_board=False)
        hud.handle(PointAt((0, 0)))
        hud.draw(canvas, self._map())
        return surface

    def _drive_to(self, stop: Stop) -> None:
        match, driver = self._match, Rookie()
        while not stop.is_reached(match.state, match.awaiting):
            if isinstance(match.awaiting, Chance):
                match.roll()
            else:
                match.play(driver.choose(self._game, match.state))

    def _told(self) -> list[Beat]:
        reporter = Reporter(self._game.track, self._game.options, NAMES)
        return [
            beat
            for played in self._match.played
            for beat in beats(played.step.events, reporter, self._entries)
        ]

    def _log(self) -> list[LogEntry]:
        return [beat.entry for beat in self._told() if isinstance(beat, DieBeat | SayBeat)][::-1]

    def _last_die(self) -> DieBeat | None:
        return next((beat for beat in self._told()[::-1] if isinstance(beat, DieBeat)), None)

    def _map(self) -> MapView:
        state, cells = self._match.state, self._circuit.drawing.cells
        cars = tuple(
            MapCar(self._entries[seat].number, cells[car.cell].centre, seat == state.seat)
            for seat, car in enumerate(state.cars)
            if state.round and car.is_on_track
        )
        width, height = self._circuit.drawing.size
        return MapView(cars, (width * 0.2, height * 0.3, width * 0.3, height * 0.3))


if __name__ == "__main__":
    main()
