from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import TYPE_CHECKING

import pytest

from formulad.ai.values import library as library_module
from formulad.ai.values import table as table_module
from formulad.ai.values.lap_key import LapKey
from formulad.ai.values.library import Library
from formulad.ai.values.premise import Premise
from formulad.ai.values.shelf import Shelf
from formulad.ai.values.solver import After, Solver
from formulad.ai.values.table import Table
from tests.circuits import RING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from formulad.ai.values.lap import Lap

KEYS = [LapKey(RING, Premise((points,)), 0) for points in range(12, 20)]


class Ready(Shelf):
    """A shelf on which the same lap lies ready for every key."""

    def __init__(self, folder: Path, lap: Lap) -> None:
        super().__init__(folder, is_open=False)
        self.lap = lap

    def get(self, key: LapKey) -> Lap | None:
        """Return the lap."""
        del key
        return self.lap


class Slow(Shelf):
    """A shelf on which one lap is looked for until somebody says so."""

    def __init__(self, folder: Path, slow: LapKey, lap: Lap) -> None:
        super().__init__(folder, is_open=False)
        self.slow, self.lap = slow, lap
        self.has_begun, self.may_end = Event(), Event()

    def get(self, key: LapKey) -> Lap | None:
        """Return the lap."""
        if key == self.slow:
            self.has_begun.set()
            assert self.may_end.wait(10)
        return self.lap


@pytest.fixture(scope="module")
def lap() -> Lap:
    """Return the last lap of the ring."""
    return Solver(RING, KEYS[0].premise, 0).lap(After())


@pytest.fixture
def restless_threads() -> Iterator[None]:
    """Let threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("restless_threads")
def test_threads_that_ask_at_once_do_not_trip_over_laps_that_make_room(
    tmp_path: Path, lap: Lap, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_module, "ROOM", 3 * lap.size)
    library = Library()
    library.shelves = (Ready(tmp_path, lap),)

    def ask_often(first: int) -> set[Lap]:
        return {library.lap(KEYS[n % len(KEYS)]) for n in range(first, first + 2000)}

    with ThreadPoolExecutor(4) as threads:
        assert [{lap}] * 4 == list(threads.map(ask_often, range(4)))


def test_nobody_waits_for_a_lap_that_another_thread_looks_for(tmp_path: Path, lap: Lap) -> None:
    shelf = Slow(tmp_path, KEYS[0], lap)
    library = Library()
    library.shelves = (shelf,)

    with ThreadPoolExecutor(2) as threads:
        slow = threads.submit(library.lap, KEYS[0])
        assert shelf.has_begun.wait(10)
        quick = threads.submit(library.lap, KEYS[1])
        try:
            assert lap is quick.result(10)
            assert not slow.done()
        finally:
            shelf.may_end.set()
        assert lap is slow.result(10)


def test_a_table_does_not_wait_for_the_grid_of_another(
    tmp_path: Path, lap: Lap, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = (Table(RING, key.premise, 1) for key in KEYS[:2])
    shelf = Slow(tmp_path, one.keys[-1], lap)
    library = Library()
    library.shelves = (shelf,)
    monkeypatch.setattr(table_module, "the_library", lambda: library)

    def on_the_grid(table: Table) -> float:
        return table.turns(table.laps, table.slots.of(RING.grid[0], 0), 1, 5)

    with ThreadPoolExecutor(2) as threads:
        slow = threads.submit(on_the_grid, one)
        assert shelf.has_begun.wait(10)
        quick = threads.submit(on_the_grid, other)
        try:
            assert 0 < quick.result(10)
            assert not slow.done()
        finally:
            shelf.may_end.set()


def test_of_two_threads_that_solved_the_same_lap_both_keep_one(tmp_path: Path, lap: Lap) -> None:
    other = Solver(RING, KEYS[0].premise, 0).lap(After())
    shelf = Slow(tmp_path, KEYS[0], other)
    library = Library()
    library.shelves = (shelf,)

    with ThreadPoolExecutor(1) as threads:
        slow = threads.submit(library.lap, KEYS[0])
        assert shelf.has_begun.wait(10)
        library.shelves = (Ready(tmp_path, lap),)
        assert lap is library.lap(KEYS[0])
        shelf.may_end.set()

        assert lap is slow.result(10)
