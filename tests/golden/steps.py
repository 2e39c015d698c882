"""Steps of a whole card game in which any legal move is played, each as a line of text."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

from formulad.kernel.chance import SeededLuck, next_seed
from formulad.kernel.game import Chance, Over

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.kernel.game import Game, Step


def steps(game: Game[Any, Any, Any]) -> Iterator[tuple[str, Any, Step[Any, Any]]]:
    """Yield each step as a line, with the state before it and what it led to."""
    luck, word, state = SeededLuck(1), 0, game.initial()
    while not isinstance(due := game.awaiting(state), Over):
        if isinstance(due, Chance):
            choice: Any = luck.draw(due)
            purpose: Any = due.purpose
            line = f"{game.write(choice)}  # {purpose.value}, seat {due.seat}"
        else:
            word = next_seed(word)
            moves = game.moves(state)
            choice = moves[word % len(moves)]
            written = zlib.crc32(" ".join(map(game.write, moves)).encode())
            line = f"{game.write(choice)}  # one of {len(moves)} {written:08x}, seat {due.seat}"
        step = game.apply(state, choice)
        yield line, state, step
        state = step.state
