"""How a benchmark says what it did; `tools/bench.py` prints it, no run is judged by it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.kernel.freeze_gc import freeze_gc
from formulad.tiled.catalogue import load

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytest_benchmark.fixture import BenchmarkFixture

    from formulad.race.road.track import Track

HERE = Path(__file__).parent
MONACO = Path(__file__).parents[2] / "tracks" / "monaco.tmx"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave benchmarks out of the quick gate; in the other each is only run through."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.thorough)


class Measure(Protocol):
    """Measures how long something takes."""

    def __call__(self, work: Callable[[], object], *, goal: str, counted: str = "") -> None:
        """Measure work that should reach a goal; if it counts what it did, it returns how many."""


class MeasureEach(Protocol):
    """Measures how long each piece of a work takes."""

    def __call__(
        self, work: Callable[..., object], pieces: Iterator[tuple[object, ...]], *, goal: str
    ) -> None:
        """Measure work on each piece: what it is called with, made while nobody measures."""


MOST_PIECES = 700
"""About the decisions of a race."""


@pytest.fixture(autouse=True)
def as_in_the_game(pytestconfig: pytest.Config) -> None:
    """Let Python look for garbage where it does so in the game, when it is measured."""
    if pytestconfig.getoption("benchmark_enable"):
        freeze_gc()


@pytest.fixture
def measure(benchmark: BenchmarkFixture) -> Measure:
    def run(work: Callable[[], object], *, goal: str, counted: str = "") -> None:
        done = benchmark(work)
        benchmark.extra_info.update(goal=goal, counted=counted, times=done if counted else 1)

    return run


@pytest.fixture
def measure_each(benchmark: BenchmarkFixture) -> MeasureEach:
    def run(
        work: Callable[..., object], pieces: Iterator[tuple[object, ...]], *, goal: str
    ) -> None:
        def piece() -> tuple[tuple[object, ...], dict[str, object]]:
            return next(pieces), {}

        # pytest-benchmark has no types for this one.
        benchmark.pedantic(work, setup=piece, rounds=MOST_PIECES)  # type: ignore[no-untyped-call]
        benchmark.extra_info.update(goal=goal, counted="", times=1)

    return run


@pytest.fixture(scope="session")
def monaco() -> Track:
    return load(MONACO).track
