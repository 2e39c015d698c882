"""Garbage of tests: looked for in what they leave behind, and not in what all of them keep."""

from __future__ import annotations

import gc
import time

PATIENCE = 0.1
"""Seconds of the processor after which a look through everything has taken too long."""


class Lookout:
    """Watches Python look for garbage, which takes two seconds with a thousand tests behind it.

    Boards, programs that were read and whatever else tests share would be looked through again
    with every fifth page. Whenever that has become slow, what there is once a test is over is
    taken for lasting.
    """

    def __init__(self) -> None:
        self._began = 0.0
        self._is_slow = False

    def watch(self) -> None:
        """Be told whenever Python looks for garbage."""
        gc.callbacks.append(self._told)

    def test_is_over(self) -> None:
        """Take what there is for lasting, if it is much."""
        if self._is_slow:
            gc.collect()
            gc.freeze()
            self._is_slow = False

    def _told(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        elif time.thread_time() - self._began > PATIENCE:
            self._is_slow = True
