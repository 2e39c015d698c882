"""Pool of processes: the games of a series played side by side, their results in one order."""

from __future__ import annotations

import signal
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from itertools import accumulate, repeat, starmap
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from formulad.kernel.chance import next_seed
from formulad.kernel.freeze_gc import freeze_gc

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from concurrent.futures import Future

    from formulad.games.commands import Series

R = TypeVar("R")
AHEAD = 4
"""Games handed out for each job, so that none waits for work."""


def play_series(series: Series[R], jobs: int) -> Iterator[R]:
    """Play the games and yield what is kept of each, in one order, however many share the work."""
    seeds = accumulate(repeat(series.seed, series.games), lambda seed, _: next_seed(seed))
    games = enumerate(seeds)
    if jobs == 1:
        freeze_gc()
        yield from starmap(series.play, games)
        return
    fresh = get_context("spawn")  # forking a process with threads may lock up
    pool = ProcessPoolExecutor(jobs, fresh, initializer=_Worker.begin, initargs=(series,))
    try:
        yield from _in_order(pool, games, ahead=AHEAD * jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, games: Iterable[tuple[int, int]], ahead: int
) -> Iterator[Any]:
    """Hand out a few games at a time and yield their results in the order of the games."""
    begun: deque[Future[Any]] = deque()
    for number, seed in games:
        begun.append(pool.submit(_Worker.play, number, seed))
        if len(begun) == ahead:
            yield begun.popleft().result()
    while begun:
        yield begun.popleft().result()


class _Worker:
    """One process of the pool: the series reaches it once, the games by their seeds."""

    series: ClassVar[Series[Any]]

    @classmethod
    def begin(cls, series: Series[Any]) -> None:
        """Note what is to be played; Ctrl-C is for the one who collects the results."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.series = series
        freeze_gc()

    @classmethod
    def play(cls, number: int, seed: int) -> Any:
        """Play one of the games."""
        return cls.series.play(number, seed)
