"""Crew: processes of this machine that play side by side, and die each for itself."""

from __future__ import annotations

import signal
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future
    from typing import Any

P = ParamSpec("P")
R = TypeVar("R")


class Crew(Executor):
    """An executor in which a process that dies takes with it what it was at, and nothing else.

    A pool of the standard library ends as a whole when one of its processes does. So each member
    is a pool of one, and is replaced when it has gone.
    """

    def __init__(self, number: int) -> None:
        self._members = [_Member() for _ in range(number)]

    def submit(self, fn: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> Future[R]:
        """Give something to do to the member who has the least to do."""
        return min(self._members, key=_Member.load).submit(fn, *args, **named)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Send all home; those who are at something end it first, if they are waited for."""
        for member in self._members:
            member.pool.shutdown(wait=False, cancel_futures=cancel_futures)
        if wait:
            for member in self._members:
                member.pool.shutdown()


class _Member:
    """A process, and what it has to do."""

    def __init__(self) -> None:
        self.pool = _pool()
        self._given: list[Future[Any]] = []

    def load(self) -> int:
        """Return how much it still has to do."""
        self._given = [future for future in self._given if not future.done()]
        return len(self._given)

    def submit(self, fn: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> Future[R]:
        """Give it something to do; if it has died, to one that takes its place."""
        try:
            future = self.pool.submit(fn, *args, **named)
        except BrokenExecutor:
            self.pool.shutdown()
            self.pool = _pool()
            future = self.pool.submit(fn, *args, **named)
        self._given.append(future)
        return future


def _pool() -> ProcessPoolExecutor:
    """Begin a process afresh, for forking one that has threads may lock up."""
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Leave Ctrl-C to the one who collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
