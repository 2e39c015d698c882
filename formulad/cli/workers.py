"""Workers: who plays the games of a series, processes of this machine or those of a cluster."""

from __future__ import annotations

import os
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Protocol

from formulad.cli.cluster import Cluster
from formulad.kernel.arguments import UsageError, whole
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    import argparse
    from concurrent.futures import Executor

MOST_JOBS = 256


class Workers(Protocol):
    """Those who play games side by side."""

    @property
    def number(self) -> int:
        """How many there are."""

    @property
    def losses(self) -> tuple[type[Exception], ...]:
        """What is raised of a batch where the one who was at it has gone; another takes it."""

    def open(self) -> Executor:
        """Call them to work."""

    def close(self, executor: Executor) -> None:
        """Send them home; what they have not begun is not played."""


class Processes:
    """Processes of this machine."""

    losses = (BrokenExecutor,)

    def __init__(self, number: int) -> None:
        self.number = number

    def open(self) -> Executor:
        """Begin the processes."""
        from formulad.cli.crew import Crew

        return Crew(self.number)

    def close(self, executor: Executor) -> None:
        """End the processes once they have played what they are at."""
        executor.shutdown(cancel_futures=True)


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add who plays the games."""
    parser.add_argument(
        "--jobs", type=whole(1, MOST_JOBS), help="games at a time; as many as there are cores"
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="have the games played on a cluster, by the Dask scheduler there, such as"
        " tcp://192.168.0.7:8786",
    )


def workers_of(args: argparse.Namespace) -> Workers | None:
    """Return who plays the games; None if they are played one after the other in this process.

    Raises:
        UsageError: if the cluster cannot be reached, or is not meant.
    """
    if args.scheduler is not None and args.jobs:
        raise UsageError(say("a cluster knows its workers: leave --jobs out, or --scheduler"))
    if args.scheduler is not None:
        return Cluster(args.scheduler)
    jobs = args.jobs or cores()
    return Processes(jobs) if jobs > 1 else None


def cores() -> int:
    """Return how many games may be played at a time on this machine."""
    if hasattr(os, "sched_getaffinity"):
        return min(len(os.sched_getaffinity(0)), MOST_JOBS)
    return min(os.cpu_count() or 1, MOST_JOBS)
