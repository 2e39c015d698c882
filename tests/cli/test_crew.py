from __future__ import annotations

import os
import signal
from concurrent.futures import BrokenExecutor
from time import sleep
from typing import TYPE_CHECKING

import pytest

from formulad.cli.crew import Crew

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def crew() -> Iterator[Crew]:
    """Return three processes."""
    with Crew(3) as begun:
        yield begun


def whoami(seconds: float) -> int:
    """Return which process this is, after a while."""
    sleep(seconds)
    return os.getpid()


def die() -> None:
    """End the process at once."""
    os.kill(os.getpid(), signal.SIGKILL)


def test_all_have_something_to_do(crew: Crew) -> None:
    given = [crew.submit(whoami, 0.1) for _ in range(3)]

    processes = {future.result() for future in given}

    assert 3 == len(processes - {os.getpid()})


def test_who_dies_takes_nobody_along_and_is_replaced(crew: Crew) -> None:
    others = [crew.submit(whoami, 0.2) for _ in range(2)]
    dying = crew.submit(die)

    with pytest.raises(BrokenExecutor):
        dying.result()

    assert 2 == len({future.result() for future in others})
    after = [crew.submit(whoami, 0.1) for _ in range(6)]
    assert 3 == len({future.result() for future in after})
