"""Preview lines: how far the racing lines of what is looked at are drawn."""

from __future__ import annotations

from formulad.ui.toolkit.motion import Amount

LINE_SECONDS = 0.18
"""How long they take to be drawn."""


class PreviewLines:
    """The lines of one move, drawn from their beginning whenever it is another one."""

    def __init__(self) -> None:
        self._move: object = None
        self._share = 1.0

    @property
    def is_moving(self) -> bool:
        """Whether they are still being drawn."""
        return self._move is not None and self._share < 1

    def follow(self, move: object, dt: float) -> None:
        """Draw the lines of a move for so many seconds more."""
        if move != self._move:
            self._move, self._share = move, 0.0
        self._share = min(1.0, self._share + dt / LINE_SECONDS)

    def share(self, move: object, amount: Amount) -> float:
        """Return how far the lines of a move are drawn, from 0 to 1."""
        return self._share if amount is Amount.FULL and move == self._move else 1.0
