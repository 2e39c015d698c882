from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from formulad.cli.pool import AHEAD, play
from formulad.cli.workers import Processes
from formulad.kernel.arguments import UsageError
from tests.cli.counting import Counting

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor, Future
    from pathlib import Path


class Threads:
    """Workers that need no process to be begun."""

    losses: tuple[type[Exception], ...] = ()

    def __init__(self, number: int) -> None:
        self.number = number
        self.batches: list[int] = []
        """How many games each batch had."""

    def open(self) -> Executor:
        threads = self

        class Noting(ThreadPoolExecutor):
            """Notes how large the batches are."""

            def submit(self, fn: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
                threads.batches.append(len(args[1]))
                return super().submit(fn, *args, **named)

        return Noting(self.number)

    def close(self, executor: Executor) -> None:
        executor.shutdown(cancel_futures=True)


def results(series: Counting, workers: Any) -> list[tuple[int, int]]:
    """Return what games come to."""
    return [game.result for game in play(series, workers)]


@pytest.mark.parametrize("number", [0, 1, 2, 5], ids=lambda number: f"{number} workers")
def test_games_come_in_their_order_whoever_plays_them(number: int) -> None:
    series = Counting(40)

    assert series.expected == results(series, Threads(number) if number else None)


def test_a_game_brings_its_number_and_its_seed() -> None:
    series = Counting(3)

    assert series.expected == [(game.number, game.seed) for game in play(series, None)]


def test_quick_games_go_out_in_batches_but_leave_something_for_all() -> None:
    workers = Threads(2)

    results(Counting(4000), workers)

    assert 4000 == sum(workers.batches)
    assert [1] * AHEAD * 2 == workers.batches[: AHEAD * 2]
    assert 500 < max(workers.batches) < 1000


def test_slow_games_go_out_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("formulad.cli.pool.SECONDS", 0.0)
    workers = Threads(2)

    results(Counting(30), workers)

    assert [1] * 30 == workers.batches


def test_who_has_seen_enough_keeps_nobody_at_work(tmp_path: Path) -> None:
    games = play(Counting(1000, seconds=0.01, traces=tmp_path), Threads(2))

    first = next(games)
    games.close()

    assert (0, 1) == first.result
    assert len(list(tmp_path.iterdir())) < 100


def test_a_worker_that_dies_loses_only_its_batch_which_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("formulad.cli.pool.SECONDS", 0.0)
    series = Counting(40, seconds=0.01, fatal=17, traces=tmp_path)

    assert series.expected == results(series, Processes(2))
    played = {int(trace.name): len(trace.read_text("utf-8")) for trace in tmp_path.iterdir()}
    assert {number: 1 + (number == 17) for number in range(40)} == played


def test_games_that_end_every_worker_are_given_up_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("formulad.cli.pool.MOST_LOSSES", 1)
    series = Counting(2, fatal=0, traces=tmp_path, is_cured=False)

    with pytest.raises(UsageError, match="2 workers were lost one after the other"):
        results(series, Processes(1))
