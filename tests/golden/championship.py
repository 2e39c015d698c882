"""One championship of Formule Fun as a text that tells everything, as a season is told."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

from formulad.ai.fun.players import PLAYERS
from formulad.cards.fun.season import points
from formulad.kernel.chance import SeededLuck, next_seed
from formulad.kernel.game import Chance, Over
from formulad.kernel.values import fields_of
from tests.cards.fun.tables import a_championship, on_market

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.cards.fun.events import Event
    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State
    from formulad.cards.option_entries import OptionValue

CHAMPIONSHIPS: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "fun": (4, {}),
    "fun-six": (6, {"races": 2, "opening_price_is_bid": True, "sponsor_income": "only_if_raced"}),
}
"""Championships by the name of their file: how many play, and what was agreed."""
ODDITY = 12
"""One decision in so many is any legal one: easy players see too little of the rules."""


def championship(name: str) -> str:
    """Return a whole championship as text."""
    seats, options = CHAMPIONSHIPS[name]
    agreed = " ".join(f"{option}={value}" for option, value in options.items()) or "as usual"
    game = a_championship(seats, **options)
    return "\n".join([f"Formule Fun: {seats} players, {agreed}", *_lines(game), ""])


def _lines(game: Fun) -> Iterator[str]:
    luck, word, state = SeededLuck(1), 0, game.initial()
    while not isinstance(due := game.awaiting(state), Over):
        if isinstance(due, Chance):
            choice: Any = luck.draw(due)
            yield f"{game.write(choice)}  # {due.purpose.value}, seat {due.seat}"
        else:
            word, moves = next_seed(word), game.moves(state)
            choice = PLAYERS["easy"].choose(game, game.view(state, due.seat))
            if not word % ODDITY:
                choice = moves[word // ODDITY % len(moves)]
            written = zlib.crc32(" ".join(map(game.write, moves)).encode())
            yield f"{game.write(choice)}  # one of {len(moves)} {written:08x}, seat {due.seat}"
        before, (state, events) = state, game.apply(state, choice)
        yield from (f"    {_told(game, event)}" for event in events)
        if state.turns != before.turns or state.results != before.results:
            yield from _table(game, state)


def _table(game: Fun, state: State) -> Iterator[str]:
    yield f"    | market {on_market(game, state)}".rstrip()
    rows = zip(points(state), state.money, state.teams, strict=True)
    for seat, (scored, money, team) in enumerate(rows):
        yield f"    | {seat}: {scored} points, {money} M$, {_cards(game, team.cards)}".rstrip()


def _told(game: Fun, event: Event) -> str:
    """Return an event by its name and what it says."""
    words = [f"{each}={_value(game, event, each)}" for each in fields_of(type(event))]
    return " ".join([type(event).__name__, *words])


def _value(game: Fun, event: Event, name: str) -> str:
    match name, getattr(event, name):
        case "cars", cars:
            each = (f"{car.seat}:{_cards(game, (car.driver,))}={car.value}" for car in cars)
            return f"({' '.join(each)})" if isinstance(cars, tuple) else str(cars)
        case "reason", reason:
            return str(reason.value)
        case "cards", tuple() as cards:
            return f"({_cards(game, cards)})"
        case (("card" | "circuit" | "mine" | "theirs"), int() as card):
            return _cards(game, (card,))
        case _, value:
            return str(value)


def _cards(game: Fun, cards: Any) -> str:
    return game.setting.deck.codes(cards)
