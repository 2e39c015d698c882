"""Games for tests of the pool: each comes to its own number and seed, after some work."""

from __future__ import annotations

import os
import signal
from time import sleep
from typing import TYPE_CHECKING

from formulad.kernel.chance import next_seed
from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from pathlib import Path


class Counting(Frozen):
    """Games of which nothing is kept but which they were."""

    games: int
    seed: int = 1
    seconds: float = 0.0
    """How long a game takes."""
    fatal: int = -1
    """The game that ends its worker."""
    traces: Path | None = None
    """Where every game leaves a file, so that those played twice are known."""
    is_cured: bool = True
    """The fatal game is so only once."""

    def play(self, number: int, seed: int) -> tuple[int, int]:
        """Play a game."""
        is_first_time = self._leave_trace(number)
        sleep(self.seconds)
        if number == self.fatal and (is_first_time or not self.is_cured):
            os.kill(os.getpid(), signal.SIGKILL)
        return number, seed

    def _leave_trace(self, number: int) -> bool:
        if self.traces is None:
            return True
        trace = self.traces / str(number)
        is_first_time = not trace.exists()
        with trace.open("a", encoding="utf-8") as file:
            file.write("x")
        return is_first_time

    @property
    def expected(self) -> list[tuple[int, int]]:
        """What the games come to, one after the other."""
        found, seed = [], self.seed
        for number in range(self.games):
            found.append((number, seed))
            seed = next_seed(seed)
        return found
