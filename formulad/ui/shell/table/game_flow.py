"""Game flow: the way of a game over the screen, from person to person and to its result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.kernel.game import Over
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import sentence_of
from formulad.ui.shell.scene import Push
from formulad.ui.shell.table.pause_menu import unsaved

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.shell.table.game_table import GameTable

RESULT_SECONDS = 1.2
"""How long the table is still seen when the game is over."""


class GameFlow:
    """What comes over the screen of a game by itself: the next person's cover, and the result."""

    def __init__(
        self,
        table: GameTable[Any, Any, Any],
        result: Callable[[], Scene],
        cover: Callable[[int], Scene],
        is_covered: Callable[[], bool],
    ) -> None:
        """Follow a game.

        Args:
            table: the game as it runs.
            result: makes the page that shows how it ended.
            cover: makes what lies over the screen until the person of a seat is ready.
            is_covered: tells whether the screen is covered between two people, as it is set now.
        """
        self._table = table
        self._result = result
        self._cover = cover
        self._is_covered = is_covered
        self._since_over = 0.0
        self._sitting: int | None = None
        """The person who sat before the screen last, by seat."""
        self.is_done = False
        """Whether the result has been shown."""

    def guarded(self, act: Callable[[], Change | None]) -> Change | None:
        """Do something, and say so if the record cannot be written."""
        if self._sitting is None:
            self.hand_over()  # whoever decides first has sat here before anything moved
        try:
            return act()
        except SaveError as error:
            return Push(unsaved(sentence_of(error)))

    def update(self, dt: float) -> Change | None:
        """Let time pass for the game; return what comes over the screen."""
        return self.guarded(lambda: self._go_on(dt)) or self.hand_over()

    def _go_on(self, dt: float) -> Change | None:
        self._table.update(dt)
        if not self._table.is_over:
            self._since_over = 0.0
        if not self._table.is_over or self.is_done:
            return None
        self._since_over += dt
        if self._since_over < RESULT_SECONDS:
            return None
        self.is_done = True
        return Push(self._result())

    def hand_over(self) -> Change | None:
        """Cover the screen if another person than before is to act, where that is wished."""
        table = self._table
        if not table.waits_for_person or isinstance(table.due, Over):
            return None
        seat, before = table.due.seat, self._sitting
        if not table.players[seat].is_human or seat == before:
            return None
        self._sitting = seat
        if before is None or not self._is_covered():
            return None
        return Push(self._cover(seat))
