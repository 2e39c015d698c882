"""Computer driver, as the rest of the game sees it: someone who answers when asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


class Driver(Protocol):
    """Whoever makes the decisions of a car."""

    def choose(self, game: RaceGame, state: State) -> Move:
        """Return one of the legal moves of the seat whose decision is due."""
