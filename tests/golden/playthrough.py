"""One race on a circuit as a text that tells everything: a change of the rules shows as a diff.

Each step is a line in the notation of the game; decisions say of how many they are one, and end
with a check-sum of them all in their order. What happened follows indented, and every round
begins with a table of the cars.
"""

from __future__ import annotations

import zlib
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.games.race.drivers_yaml import Paddock
from formulad.kernel.chance import SeededLuck, next_seed
from formulad.kernel.game import Chance, Over
from formulad.kernel.values import fields_of
from formulad.race.agreed.options import Options
from formulad.race.car import Wear
from formulad.race.events import RoundBegan
from formulad.race.moves import ChoosePath, FitTyres, ShiftTo, StopForService
from formulad.race.phase import Entry
from formulad.race.rules import RaceGame
from formulad.store.paths import data_root
from tests.circuits import RING, SHIPPED, shipped
from tests.presets import MASTERS, RULEBOOK, STREET
from tests.race.sensible import prudent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.kernel.game import Outcome
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.state import State

FOLDER = Path(__file__).parent
CIRCUITS = ("ring", *SHIPPED)
BY_THE_BOOK = {
    "monaco-rulebook": ("monaco", RULEBOOK),
    "monaco-masters": ("monaco", MASTERS),
    "val-d-orage-rulebook": ("val-d-orage", RULEBOOK),
    "basse-ville-street": ("basse-ville", STREET),
}
"""Races by the complete rules, by the name of their file: the circuit and what was agreed."""
RACES = (*CIRCUITS, *BY_THE_BOOK)
SEATS = 5
"""In street races there are as many as there are drivers."""
ODDITY = 6
"""One decision in so many is any legal one: prudent drivers see too little of the rules."""


def golden(race: str) -> Path:
    """Return the file that holds a playthrough."""
    return FOLDER / f"{race}.txt"


def playthrough(race: str) -> str:
    """Return a whole race as text."""
    circuit, options = BY_THE_BOOK.get(race, (race, Options()))
    name = race.removeprefix(circuit).removeprefix("-")
    track = RING if circuit == "ring" else shipped(circuit)
    rules = f"{name} rules, two laps" if name else "basic rules, one lap"
    game = RaceGame(track, _street_cars() if options.street else SEATS, options)
    seats = game.setting.seats
    return "\n".join([f"{track.title}: {seats} cars, {rules}", *_lines(game), ""])


def _street_cars() -> list[Entry]:
    """Return the cars of the ten drivers of the streets."""
    paddock = Paddock(data_root() / "assets")
    return [
        Entry(number, Wear(driver.points), driver.abilities)
        for number, driver in enumerate(paddock.roster(), 1)
    ]


def _lines(game: RaceGame) -> Iterator[str]:
    luck, word, state = SeededLuck(1), 0, game.initial()
    while not isinstance(due := game.awaiting(state), Over):
        if isinstance(due, Chance):
            choice: Move | Outcome = luck.draw(due)
            yield f"{game.write(choice)}  # {due.die} die, {due.purpose.value}, car {due.seat}"
        else:
            word = next_seed(word)
            moves = game.moves(state)
            choice = _decided(game, state, word, moves)
            yield f"{game.write(choice)}  # {_offered(game, moves)}, car {due.seat}"
        step = game.apply(state, choice)
        state = step.state
        for event in step.events:
            yield f"    {_told(game, event)}"
            if isinstance(event, RoundBegan):
                yield from _cars(game, state)


def _decided(game: RaceGame, state: State, word: int, moves: tuple[Move, ...]) -> Move:
    """Return what a prudent driver decides, who likes the pits; or now and then anything."""
    if not word % ODDITY or isinstance(moves[0], StopForService | FitTyres):
        return moves[word // ODDITY % len(moves)]
    if isinstance(moves[0], ChoosePath):
        into_pits = [option.move for option in game.paths(state) if option.route.pits]
        return into_pits[0] if into_pits else prudent(game, state)
    return prudent(game, state) if isinstance(moves[0], ShiftTo) else moves[0]


def _offered(game: RaceGame, moves: tuple[Move, ...]) -> str:
    written = " ".join(game.write(move) for move in moves)
    return f"one of {len(moves)} {zlib.crc32(written.encode()):08x}"


def _told(game: RaceGame, event: Event) -> str:
    """Return an event by its name and what it says."""
    words = [f"{each}={_value(game, event, each)}" for each in fields_of(type(event))]
    return " ".join([type(event).__name__, *words])


def _value(game: RaceGame, event: Event, name: str) -> str:
    match getattr(event, name):
        case int() as cell if name in {"start", "cell"}:
            return game.track.places[cell].name
        case tuple() as cells if name == "cells":
            return game.write(ChoosePath(cells)).removeprefix("p ")
        case Enum() as value:
            return value.name.lower()
        case value:
            return str(value)


def _cars(game: RaceGame, state: State) -> Iterator[str]:
    """Yield a line for each car, in running order and the others below."""
    rest = [seat for seat in range(len(state.cars)) if seat not in state.order]
    for seat in (*state.order, *rest):
        car = state.cars[seat]
        cell = game.track.places[car.cell].name
        points = "/".join(f"{number:2}" for number in car.wear.points)
        tyres = f"  {car.tyres.kind} {car.tyres.laps}" if car.tyres else ""
        used = "".join(f"  {once} used" for once in sorted(car.used))
        yield (
            f"    | car {seat}  {cell:8} gear {car.gear:d}  lap {car.lap}  stops {car.stops}"
            f"  points {points}  {car.status}{tyres}{used}"
        )
