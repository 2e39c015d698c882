"""One season of Formula Motor Racing as a text that tells everything, as a race is told."""

from __future__ import annotations

import zlib
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from formulad.cards.motor_racing.cars import names
from formulad.cards.motor_racing.season import standings
from formulad.kernel.chance import SeededLuck, next_seed
from formulad.kernel.game import Chance, Over
from tests.cards.motor_racing.tables import a_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.cards.motor_racing.events import Event
    from formulad.cards.motor_racing.options import OptionValue
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.cards.motor_racing.state import State

SEASONS: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "motor-racing": (4, {"races": 2, "short_race_removed": "6,12"}),
    "motor-racing-bank": (5, {"races": 1, "neutral_teams": "bank", "draw_timing": "before_effect"}),
    "motor-racing-french": (3, {"races": 1, "reading": "french", "championship": "drivers"}),
}
"""Seasons by the name of their file: how many play, and what was agreed."""


def season(name: str) -> str:
    """Return a whole season as text; any legal move is played."""
    seats, options = SEASONS[name]
    agreed = " ".join(f"{option}={value}" for option, value in options.items())
    game = a_game(seats, **options)
    return "\n".join([f"Formula Motor Racing: {seats} players, {agreed}", *_lines(game), ""])


def _lines(game: MotorRacing) -> Iterator[str]:
    luck, word, state = SeededLuck(1), 0, game.initial()
    while not isinstance(due := game.awaiting(state), Over):
        if isinstance(due, Chance):
            choice: Any = luck.draw(due)
            yield f"{game.write(choice)}  # {due.purpose.value}, seat {due.seat}"
        else:
            word = next_seed(word)
            moves = game.moves(state)
            choice = moves[word % len(moves)]
            written = zlib.crc32(" ".join(map(game.write, moves)).encode())
            yield f"{game.write(choice)}  # one of {len(moves)} {written:08x}, seat {due.seat}"
        before, (state, events) = state, game.apply(state, choice)
        yield from (f"    {_told(game, event)}" for event in events)
        if (state.run, state.out) != (before.run, before.out):
            yield f"    | {names(state.run)} | {names(state.out)}".rstrip()
        if state.results != before.results:
            yield from _table(game, state)


def _table(game: MotorRacing, state: State) -> Iterator[str]:
    for each in standings(game.setting, state.results):
        yield f"    | {each.total:3} {names(each.cars)} {each.points} best {each.best}"


def _told(game: MotorRacing, event: Event) -> str:
    """Return an event by its name and what it says."""
    words = [f"{each.name}={_value(game, event, each.name)}" for each in fields(event)]
    return " ".join([type(event).__name__, *words])


def _value(game: MotorRacing, event: Event, name: str) -> str:
    match name, getattr(event, name):
        case "card", card:
            return game.setting.deck.codes((card,))
        case "car", car:
            return names(() if car is None else (car,)) or "none"
        case "team", team:
            return str(team.word)
        case _, tuple() as cars:
            return f"({names(cars)})"
        case _, value:
            return str(value)
