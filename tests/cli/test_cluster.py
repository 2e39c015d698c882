"""A cluster of two worker processes, as Dask makes one on this machine."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from formulad.cli import main, parser
from formulad.cli.cluster import Cluster
from formulad.cli.pool import play
from formulad.games.race.race_commands import RaceCommands
from formulad.kernel.arguments import UsageError
from tests.scope import amount

if TYPE_CHECKING:
    from collections.abc import Iterator

distributed = pytest.importorskip("distributed", reason="needs Dask: pip install .[cluster]")
pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.timeout(300)]

RACES, PAIRS = amount(20, 100), amount(10, 20)
SIDES = "rookie", "learner"
OVAL = str(Path(__file__).parents[1] / "saves" / "oval.tmx")
"""A small circuit, with few cars on it."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Begin a scheduler and two workers, processes of their own."""
    silent = {"silence_logs": 50, "dashboard_address": None}
    with distributed.LocalCluster(2, threads_per_worker=1, processes=True, **silent) as begun:
        yield begun


def pids(address: str) -> list[int]:
    """Return the processes of the workers."""
    with distributed.Client(address, set_as_default=False) as client:
        return list(client.run(os.getpid).values())


@pytest.mark.thorough
def test_a_hundred_races_come_to_the_same_though_a_worker_is_killed(cluster: Any) -> None:
    words = ["simulate", "--rules", "beginner", "--drivers", "rookie:2", "--races", str(RACES)]
    args = parser().parse_args(words)
    series = RaceCommands().series(args, args.drivers, args.races)
    alone = [race.result for race in play(series, None)]
    victim = pids(cluster.scheduler_address)[0]

    races = play(series, Cluster(cluster.scheduler_address))
    together = [next(races).result]
    os.kill(victim, signal.SIGKILL)
    together += [race.result for race in races]

    assert RACES == len(together)
    assert alone == together
    assert victim not in pids(cluster.scheduler_address)


@pytest.mark.thorough
def test_a_match_comes_to_the_same_though_a_worker_is_killed(cluster: Any) -> None:
    words = ["match", *SIDES, "--track", OVAL, "--rules", "beginner", "--laps", "1"]
    args = parser().parse_args(words)
    contest = RaceCommands().contest(args, *SIDES, PAIRS)
    alone = [pair.result for pair in play(contest, None)]
    victim = pids(cluster.scheduler_address)[0]

    pairs = play(contest, Cluster(cluster.scheduler_address))
    together = [next(pairs).result]
    os.kill(victim, signal.SIGKILL)
    together += [pair.result for pair in pairs]

    assert PAIRS == len(together)
    assert alone == together


@pytest.mark.thorough
def test_a_match_on_a_cluster_ends_as_it_does_here(
    cluster: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["match", "rookie", "rookie", "--rules", "beginner", "--races", "2", "--json"]

    assert 0 == main([*told, "--scheduler", cluster.scheduler_address])
    there = without_time(capsys.readouterr().out)
    assert 0 == main([*told, "--jobs", "1"])

    assert without_time(capsys.readouterr().out) == there


def without_time(told: str) -> list[str]:
    """Return the lines that do not depend on the machine."""
    return [line for line in told.splitlines() if "second" not in line]


@pytest.mark.thorough
def test_a_scheduler_that_does_not_answer_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("formulad.cli.cluster.PATIENCE", 1)

    assert 2 == main(["simulate", "--races", "1", "--scheduler", "tcp://127.0.0.1:9"])

    told = "formulad: no Dask scheduler answers at 'tcp://127.0.0.1:9'\n"
    assert told == capsys.readouterr().err


@pytest.mark.parametrize("address", ["nonsense://x", "", "::::", "127.0.0.1:notaport"])
def test_an_address_that_is_none_is_told_in_a_sentence(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("formulad.cli.cluster.PATIENCE", 1)

    with pytest.raises(UsageError, match="no Dask scheduler answers"):
        Cluster(address)
