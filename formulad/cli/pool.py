"""Pool: the games of a series handed out in batches, their results in one order.

What a game comes to follows from its number and its seed, so it is the same whoever plays it. A
worker that is lost takes its batch with it, no more: that is handed out again.
"""

from __future__ import annotations

import pickle
from collections import deque
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, islice, repeat
from time import thread_time
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from formulad.kernel.arguments import UsageError
from formulad.kernel.chance import next_seed
from formulad.kernel.freeze_gc import freeze_gc
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from concurrent.futures import Future

    from formulad.cli.workers import Workers
    from formulad.games.commands import Games

R = TypeVar("R")
SECONDS = 1.0
"""How long a batch is worked at: much longer than it takes to hand it out."""
AHEAD = 2
"""Batches handed out for each worker, so that none waits for work."""
MOST_LOSSES = 5
"""Workers that may be lost one after the other, with no batch played between them."""

Numbered: TypeAlias = tuple[int, int]
"""A game by its number and its seed."""


@frozen
class Played(Generic[R]):
    """A game that was played."""

    number: int
    seed: int
    result: R
    processor: float
    """Seconds it took."""


def play(series: Games[R], workers: Workers | None) -> Generator[Played[R]]:
    """Play games and yield them in their order; without workers one after the other, here.

    Raises:
        UsageError: if one worker after the other is lost.
    """
    if workers is None:
        freeze_gc()
        for game in _numbered(series):
            yield from _play(series, (game,))
        return
    dispatch = _Dispatch(series, workers)
    try:
        yield from dispatch.results()
    finally:
        dispatch.close()


def _numbered(series: Games[Any]) -> Iterator[Numbered]:
    seeds = accumulate(repeat(series.seed, series.games), lambda seed, _: next_seed(seed))
    return iter(enumerate(seeds))


@dataclass(slots=True)
class _Batch:
    """Games that are handed out together."""

    games: tuple[Numbered, ...]
    played: Future[Any]
    """What they come to."""

    def is_lost(self, losses: tuple[type[Exception], ...]) -> bool:
        """Return whether whoever was at it has gone."""
        played = self.played
        return played.cancelled() or (played.done() and isinstance(played.exception(), losses))


class _Dispatch(Generic[R]):
    """Hands batches out, and collects what they come to."""

    def __init__(self, series: Games[R], workers: Workers) -> None:
        self._packed = pickle.dumps(series)
        self._games = _numbered(series)
        self._left = series.games
        self._workers = workers
        self._executor = workers.open()
        self._batches: deque[_Batch] = deque()
        self._seconds_each = SECONDS
        """What a game takes: that of the first is not known."""
        self._losses = 0

    def close(self) -> None:
        """Send the workers home."""
        self._workers.close(self._executor)

    def results(self) -> Iterator[Played[R]]:
        """Yield the games in their order."""
        while self._left or self._batches:
            self._hand_out()
            try:
                played = self._first_result()
            except self._workers.losses as error:
                self._lose(error)
                continue
            self._losses = 0
            self._batches.popleft()
            self._seconds_each = sum(game.processor for game in played) / len(played)
            yield from played

    def _hand_out(self) -> None:
        """Give every worker something to do, and something to go on with."""
        room = AHEAD * self._workers.number
        for batch in self._batches:
            if batch.is_lost(self._workers.losses):
                batch.played = self._given_out(batch.games)
        while self._left and len(self._batches) < room:
            games = tuple(islice(self._games, self._size(room)))
            self._left -= len(games)
            self._batches.append(_Batch(games, self._given_out(games)))

    def _given_out(self, games: tuple[Numbered, ...]) -> Future[Any]:
        return self._executor.submit(_play_packed, self._packed, games)

    def _size(self, room: int) -> int:
        """Return how many games make a batch: never so many that others have none in the end."""
        return max(1, min(int(SECONDS / max(self._seconds_each, 1e-6)), self._left // room))

    def _first_result(self) -> tuple[Played[R], ...]:
        result: tuple[Played[R], ...] = self._batches[0].played.result()
        return result

    def _lose(self, error: Exception) -> None:
        """Count a loss; what was lost is handed out again.

        Raises:
            UsageError: if that has been in vain too often.
        """
        self._losses += 1
        if self._losses > MOST_LOSSES:
            fault = say(
                "{n} workers were lost one after the other; is memory short?", n=self._losses
            )
            raise UsageError(fault) from error


def _play_packed(packed: bytes, games: tuple[Numbered, ...]) -> tuple[Played[Any], ...]:
    """Play a batch, where the series arrives with it."""
    return _play(_unpacked(packed), games)


@lru_cache(maxsize=1)
def _unpacked(packed: bytes) -> Games[Any]:
    """Return a series; that of the batch before if it is the same, with all it has learnt."""
    series: Games[Any] = pickle.loads(packed)  # noqa: S301 - packed by the one who hands it out
    freeze_gc()
    return series


def _play(series: Games[R], games: tuple[Numbered, ...]) -> tuple[Played[R], ...]:
    return tuple(_played(series, number, seed) for number, seed in games)


def _played(series: Games[R], number: int, seed: int) -> Played[R]:
    began = thread_time()
    result = series.play(number, seed)
    return Played(number, seed, result, thread_time() - began)
