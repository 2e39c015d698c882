"""One game of Formula Corsa as a text that tells everything, as a race is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.cards.corsa.moves import Build
from formulad.cards.corsa.results import Result
from formulad.cards.corsa.standings import ranked, standing
from formulad.kernel.values import fields_of
from tests.cards.corsa.tables import a_game
from tests.golden.steps import steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.cards.corsa.events import Event
    from formulad.cards.corsa.rules import Corsa
    from formulad.cards.corsa.state import State
    from formulad.cards.option_entries import OptionValue

GAMES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "corsa": (4, {"races": 5}),
    "corsa-literal": (5, {"races": 5, "elimination": "literal", "driver_draft": "open"}),
    "corsa-free": (3, {"races": 5, "selling": "free", "extra_cards": "unlimited", "die": 8}),
}
"""Games by the name of their file: how many play, and what was agreed."""


def corsa_game(name: str) -> str:
    """Return a whole game as text; any legal move is played."""
    seats, options = GAMES[name]
    agreed = " ".join(f"{option}={value}" for option, value in options.items())
    return "\n".join(
        [f"Formula Corsa: {seats} players, {agreed}", *_lines(a_game(seats, **options)), ""]
    )


def _lines(game: Corsa) -> Iterator[str]:
    for line, before, step in steps(game):
        yield line
        yield from (f"    {_told(game, event)}" for event in step.events)
        if step.state.recruits != before.recruits:
            yield f"    | recruits {step.state.recruits} bank {step.state.bank}"
        if step.state.results != before.results:
            yield from _table(step.state)


def _table(state: State) -> Iterator[str]:
    for seat in ranked(state, range(len(state.hands))):
        stands = standing(state, seat)
        yield f"    | seat {seat}: {stands.points} points, {stands.values} in values"


def _told(game: Corsa, event: Event) -> str:
    """Return an event by its name and what it says."""
    words = [f"{each}={_value(game, getattr(event, each))}" for each in fields_of(type(event))]
    name = "card" if hasattr(event, "card") else ""
    told = " ".join([type(event).__name__, *words])
    return f"{told}  # {game.setting.deck.codes((event.card,))}" if name else told  # type: ignore[union-attr]


def _value(game: Corsa, value: Any) -> str:
    match value:
        case Build(strategy, techniques):
            return f"({game.setting.deck.codes((strategy, *techniques))})"
        case Result(_, runs):
            return " ".join(f"{r.seat}:{r.value}:{r.points}:{r.recruits}" for r in runs)
        case _:
            return str(value)
