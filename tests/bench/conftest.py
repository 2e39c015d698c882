"""How a benchmark says what it did; `tools/bench.py` prints it, no run is judged by it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.tiled.catalogue import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytest_benchmark.fixture import BenchmarkFixture

    from formulad.race.track import Track

MONACO = Path(__file__).parents[2] / "tracks" / "monaco.tmx"


class Measure(Protocol):
    """Measures how long something takes."""

    def __call__(self, work: Callable[[], object], *, goal: str, counted: str = "") -> None:
        """Measure work that should reach a goal; if it counts what it did, it returns how many."""


@pytest.fixture
def measure(benchmark: BenchmarkFixture) -> Measure:
    def run(work: Callable[[], object], *, goal: str, counted: str = "") -> None:
        done = benchmark(work)
        benchmark.extra_info.update(goal=goal, counted=counted, times=done if counted else 1)

    return run


@pytest.fixture(scope="session")
def monaco() -> Track:
    return load(MONACO).track
