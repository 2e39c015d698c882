"""One season of Formula Motor Racing as a text that tells everything, as a race is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cars import names
from formulad.cards.motor_racing.season import standings
from formulad.kernel.values import fields_of
from tests.cards.motor_racing.tables import a_game
from tests.golden.steps import steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.cards.motor_racing.events import Event
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.cards.motor_racing.state import State
    from formulad.cards.option_entries import OptionValue

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
    for line, before, (state, events) in steps(game):
        yield line
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
    words = [f"{each}={_value(game, event, each)}" for each in fields_of(type(event))]
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
