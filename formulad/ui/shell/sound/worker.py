"""Worker: a thread for errands that take longer than a frame, done one after the other."""

from __future__ import annotations

from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    Errand: TypeAlias = Callable[[], None]

_PATIENCE = 2.0
"""Seconds for which the end of the game waits for an errand."""


class Errands:
    """A thread that is begun with the first errand."""

    def __init__(self) -> None:
        self._waiting: SimpleQueue[Errand | None] = SimpleQueue()
        self._thread: Thread | None = None

    def do(self, errand: Errand) -> None:
        """Have something done as soon as what was asked for before is done."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._waiting.put(errand)

    def finish(self) -> None:
        """Wait until all is done; nothing more can be asked for."""
        if self._thread:
            self._waiting.put(None)
            self._thread.join(_PATIENCE)

    def _run(self) -> None:
        while errand := self._waiting.get():
            errand()
