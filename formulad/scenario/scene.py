"""The scene of a scenario: the race as it is when the play begins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from formulad.kernel.spelling import did_you_mean
from formulad.race.car import Car, Wear
from formulad.race.dice import Gear
from formulad.race.order import running_order
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, State
from formulad.scenario.agreed import options_of

if TYPE_CHECKING:
    from formulad.race.track import CellId, Track
    from formulad.scenario.script import CarEntry, Script
    from formulad.store.document import Document


@dataclass(frozen=True, slots=True)
class Scene:
    """A race at the moment a scenario begins."""

    document: Document
    script: Script
    game: RaceGame
    state: State

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the cars, by seat."""
        return tuple(car.name for car in self.script.cars)

    def seat(self, name: str, path: str) -> int:
        """Return the seat of a car.

        Raises:
            DocumentError: if no car has this name.
        """
        if name in self.names:
            return self.names.index(name)
        hint = did_you_mean(name, self.names)
        raise self.document.fault(path, f"there is no car '{name}'{hint}")

    def cell(self, name: str, path: str) -> CellId:
        """Return a cell by its name.

        Raises:
            DocumentError: if the circuit has none of this name.
        """
        return find_cell(self.document, self.game.track, name, path)


def set_scene(document: Document, script: Script, track: Track) -> Scene:
    """Put the cars of a scenario on the road.

    Raises:
        DocumentError: if they cannot stand there.
    """
    options = options_of(document, script)
    try:
        game = RaceGame(track, len(script.cars), options)
    except ValueError as error:
        raise document.fault("$.cars", str(error)) from None
    _check_names(document, script)
    if script.start == "grid":
        return Scene(document, script, game, _on_grid(document, script, game))
    return Scene(document, script, game, _under_way(document, script, game))


def find_cell(document: Document, track: Track, name: str, path: str) -> CellId:
    """Return a cell by its name.

    Raises:
        DocumentError: if the circuit has none of this name.
    """
    if name in track.by_name:
        return track.by_name[name]
    hint = did_you_mean(name, track.by_name)
    raise document.fault(path, f"there is no cell '{name}' on {track.title}{hint}")


def _check_names(document: Document, script: Script) -> None:
    met = set()
    for index, car in enumerate(script.cars):
        if car.name in met:
            raise document.fault(f"$.cars[{index}].name", f"two cars are called '{car.name}'")
        met.add(car.name)


def _on_grid(document: Document, script: Script, game: RaceGame) -> State:
    """Return the race before its first start roll; the cars stand in the order named."""
    state = game.initial()
    for seat, entry in enumerate(script.cars):
        for word in ("at", "gear", "lap", "stops"):
            if getattr(entry, word) is not None:
                sentence = f"on the grid a car has no '{word}' yet"
                raise document.fault(f"$.cars[{seat}].{word}", sentence)
        state = state.with_car(seat, replace(state.cars[seat], wear=_wear(entry, game)))
    return state


def _under_way(document: Document, script: Script, game: RaceGame) -> State:
    """Return the race with the first car in running order about to choose its gear."""
    cars = tuple(_car(document, game, seat, car) for seat, car in enumerate(script.cars))
    taken: set[CellId] = set()
    for seat, car in enumerate(cars):
        if car.cell in taken:
            raise document.fault(f"$.cars[{seat}].at", "another car stands on this cell")
        taken.add(car.cell)
    state = State(cars, phase=Phase.GEAR, round=1, order=tuple(range(len(cars))))
    return replace(state, order=running_order(game.track, state))


def _car(document: Document, game: RaceGame, seat: int, entry: CarEntry) -> Car:
    path = f"$.cars[{seat}]"
    if entry.at is None:
        raise document.fault(path, "the entry 'at' is missing: where does the car stand?")
    cell = find_cell(document, game.track, entry.at, f"{path}.at")
    stops, most = entry.stops or 0, game.track.stops[game.track.cells[cell].sector]
    if stops > most:
        raise document.fault(f"{path}.stops", f"there are no more than {most} stops to make here")
    lap = 1 if entry.lap is None else entry.lap
    return Car(_wear(entry, game), cell, Gear(entry.gear or 1), lap, stops)


def _wear(entry: CarEntry, game: RaceGame) -> Wear:
    return Wear((entry.wear,)) if entry.wear else game.options.rule_set.wear
