"""Cluster: workers on other machines, called through Dask, which is not ours to write again."""

from __future__ import annotations

import re
import socket
from concurrent.futures import BrokenExecutor, CancelledError
from typing import TYPE_CHECKING, Any

from formulad.kernel.arguments import UsageError
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from concurrent.futures import Executor

PATIENCE = 10
"""Seconds in which a scheduler has to answer."""


class Cluster:
    """The workers of a Dask scheduler."""

    def __init__(self, address: str) -> None:
        """Find the scheduler.

        Raises:
            UsageError: if Dask is not installed, or nobody answers at that address.
        """
        self._address = address
        self.losses: tuple[type[Exception], ...] = (BrokenExecutor, CancelledError, *_losses())
        self._client = self._connected()

    @property
    def number(self) -> int:
        """How many games they play at a time.

        Raises:
            UsageError: if the scheduler has gone.
        """
        try:
            return max(1, sum(map(int, self._client.ncores().values())))
        except (OSError, RuntimeError) as error:
            raise self._silence() from error

    def open(self) -> Executor:
        """Call the workers."""
        executor: Executor = self._client.get_executor(pure=False)
        return executor

    def close(self, executor: Executor) -> None:
        """Take back what was not played yet, and leave the cluster to others."""
        executor.shutdown(wait=False)
        self._client.close()

    def _connected(self) -> Any:
        from distributed import Client

        try:
            _knock(self._address)
            return Client(self._address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]  # Dask has few types
        except (OSError, ValueError, OverflowError) as error:
            raise self._silence() from error

    def _silence(self) -> UsageError:
        return UsageError(say("no Dask scheduler answers at '{address}'", address=self._address))


def _knock(address: str) -> None:
    """See whether anybody answers at all, for Dask asks again and again.

    Raises:
        OSError: if nobody does.
        ValueError: if it is no address.
    """
    found = re.fullmatch(r"(?:(?:tcp|tls)://)?([^/:]+|\[[^/]+\]):(\d{1,5})", address)
    if not found:
        raise ValueError(address)
    socket.create_connection((found[1].strip("[]"), int(found[2])), PATIENCE).close()


def _losses() -> tuple[type[Exception], ...]:
    """Return what Dask raises where workers were lost.

    Raises:
        UsageError: if it is not installed.
    """
    try:
        from distributed import KilledWorker
    except ImportError:
        fault = say("a cluster needs Dask: pip install 'formulad[cluster]'")
        raise UsageError(fault) from None
    return (KilledWorker,)
