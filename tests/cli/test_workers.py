from __future__ import annotations

import os
import sys

import pytest

from formulad.cli import main, parser
from formulad.cli.workers import MOST_JOBS, Processes, cores, workers_of
from formulad.kernel.arguments import UsageError

USABLE = len(os.sched_getaffinity(0))


def asked(*words: str) -> object:
    """Return who plays the games of a command line."""
    return workers_of(parser().parse_args(["simulate", *words]))


def test_every_core_plays_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: {0, 3, 5})

    workers = asked()

    assert isinstance(workers, Processes)
    assert 3 == workers.number


def test_one_job_is_done_in_this_process() -> None:
    assert None is asked("--jobs", "1")


def test_cores_that_nobody_may_use_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    assert min(USABLE, MOST_JOBS) == cores()

    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: 1000)
    assert MOST_JOBS == cores()


def test_who_names_a_cluster_cannot_say_how_many_work_there() -> None:
    with pytest.raises(UsageError, match="leave --jobs out, or --scheduler"):
        asked("--jobs", "2", "--scheduler", "tcp://127.0.0.1:9")


def test_without_dask_there_is_no_cluster_and_it_is_said_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    assert 2 == main(["match", "rookie", "rookie", "--scheduler", "tcp://127.0.0.1:9"])

    told = "formulad: a cluster needs Dask: pip install 'formulad[cluster]'\n"
    assert told == capsys.readouterr().err
