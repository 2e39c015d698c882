from __future__ import annotations

import os
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import TYPE_CHECKING

import pytest

from formulad.ai.values.lap import packed, unpacked
from formulad.ai.values.lap_file import write_lap
from formulad.ai.values.lap_key import LapKey
from formulad.ai.values.library import Library
from formulad.ai.values.premise import Premise
from formulad.ai.values.shelf import Shelf
from formulad.ai.values.solver import After, Solver
from tests.circuits import ALLEY, RING

if TYPE_CHECKING:
    from formulad.ai.values.lap import Lap

BASIC, OTHER = Premise((18,)), Premise((12,))
LAST = LapKey(RING, BASIC, 0)


def is_same(one: Lap | None, other: Lap) -> bool:
    """Return whether two laps hold the same values."""
    if one is None or one.lost != other.lost:
        return False
    return bool((one.ended == other.ended).all() and (one.engaged == other.engaged).all())


@pytest.fixture(scope="module")
def lap() -> Lap:
    """Return the last lap of the ring."""
    return Solver(RING, BASIC, 0).lap(After())


def files(folder: Path) -> list[Path]:
    """Return what lies in a folder, the oldest first."""
    return sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)


def test_a_lap_is_taken_from_the_shelf_as_it_was_put_there(tmp_path: Path, lap: Lap) -> None:
    Shelf(tmp_path).put(LAST, lap)

    assert is_same(Shelf(tmp_path).get(LAST), lap)


def test_a_lap_of_six_parts_is_read_as_it_was_written(tmp_path: Path) -> None:
    key = LapKey(RING, Premise((6, 3, 3, 3, 3, 2)), 0)
    lap = Library().lap(key)
    Shelf(tmp_path).put(key, lap)

    assert is_same(Shelf(tmp_path).get(key), lap)


@pytest.mark.parametrize(
    "other",
    [
        LapKey(RING, OTHER, 0),
        LapKey(ALLEY, BASIC, 0),
        LapKey(RING, BASIC, 1),
        LapKey(RING, BASIC, 0, from_grid=True),
    ],
    ids=["other points", "other circuit", "other lap", "from the grid"],
)
def test_a_lap_is_not_taken_for_another(tmp_path: Path, lap: Lap, other: LapKey) -> None:
    shelf = Shelf(tmp_path)
    shelf.put(LAST, lap)

    assert not shelf.has(other)
    assert shelf.get(other) is None


def test_a_file_of_another_lap_under_the_name_of_one_is_not_read(tmp_path: Path, lap: Lap) -> None:
    shelf = Shelf(tmp_path)
    shelf.put(LAST, lap)
    files(tmp_path)[0].write_bytes(write_lap(LapKey(RING, OTHER, 0), lap))

    assert shelf.get(LAST) is None


@pytest.mark.parametrize(
    "at",
    [0, 40, 0.5, -1],
    ids=["title", "premise", "middle", "end"],
)
def test_a_broken_file_is_solved_anew_and_mended(tmp_path: Path, lap: Lap, at: float) -> None:
    shelf = Shelf(tmp_path)
    shelf.put(LAST, lap)
    file = files(tmp_path)[0]
    content = bytearray(file.read_bytes())
    content[int(at * len(content)) if isinstance(at, float) else at] ^= 0x01
    file.write_bytes(content)
    library = Library()
    library.shelves = (shelf,)

    assert shelf.get(LAST) is None
    assert is_same(library.lap(LAST), lap)
    assert is_same(shelf.get(LAST), lap)


def test_a_file_that_says_something_else_of_ruin_is_not_believed(tmp_path: Path, lap: Lap) -> None:
    shelf = Shelf(tmp_path)
    shelf.put(LAST, lap)
    file = files(tmp_path)[0]
    before = file.read_bytes()
    file.write_bytes(before.replace(b"\n90.0 ", b"\n80.0 "))

    assert before != file.read_bytes()
    assert shelf.get(LAST) is None


def test_a_file_with_fewer_sides_than_laps_have_is_no_lap(tmp_path: Path, lap: Lap) -> None:
    shelf = Shelf(tmp_path)
    shelf.put(LAST, lap)
    file = files(tmp_path)[0]
    title, _, facts, rest = file.read_bytes().split(b"\n", 3)
    told = b"\n".join((facts.rpartition(b" ")[0], rest))
    file.write_bytes(b"\n".join((title, b"%d" % zlib.crc32(told), told)))

    assert None is shelf.get(LAST)


@pytest.mark.parametrize("length", [0, 10, 200])
def test_half_a_file_is_no_lap(tmp_path: Path, lap: Lap, length: int) -> None:
    shelf = Shelf(tmp_path)
    shelf.put(LAST, lap)
    file = files(tmp_path)[0]
    file.write_bytes(file.read_bytes()[:length])

    assert shelf.get(LAST) is None


def test_where_nothing_can_be_kept_laps_are_solved_all_the_same(tmp_path: Path, lap: Lap) -> None:
    (tmp_path / "values").write_text("a file where the folder should be")
    library = Library()
    library.shelves = (Shelf(tmp_path / "values"),)

    assert is_same(library.lap(LAST), lap)


def test_the_lap_that_was_not_used_for_the_longest_time_makes_room(
    tmp_path: Path, lap: Lap
) -> None:
    keys = [LapKey(RING, Premise((points,)), 0) for points in (18, 17, 16)]
    size = len(write_lap(keys[0], lap))
    shelf = Shelf(tmp_path, most_bytes=2 * size + size // 2)
    for hour, key in enumerate(keys[:2]):
        shelf.put(key, lap)
        os.utime(files(tmp_path)[-1], (3600 * hour, 3600 * hour))
    assert shelf.get(keys[0])  # the older one is used again

    shelf.put(keys[2], lap)

    assert [True, False, True] == [shelf.has(key) for key in keys]


def test_a_shelf_of_the_game_is_read_and_never_written(tmp_path: Path, lap: Lap) -> None:
    Shelf(tmp_path).put(LAST, lap)
    before = files(tmp_path)[0].stat().st_mtime_ns
    shipped = Shelf(tmp_path, is_open=False)
    shipped.put(LapKey(RING, OTHER, 0), lap)

    assert is_same(shipped.get(LAST), lap)
    assert [before] == [file.stat().st_mtime_ns for file in files(tmp_path)]


def test_what_lies_on_a_shelf_is_not_solved(tmp_path: Path, lap: Lap) -> None:
    marked = packed(lap.room, unpacked(lap) // 2, lap.lost)
    Shelf(tmp_path).put(LAST, marked)
    library = Library()
    library.shelves = (Shelf(tmp_path),)

    assert is_same(library.lap(LAST), marked)


def test_a_solved_lap_is_there_for_the_next_process(tmp_path: Path) -> None:
    first = Library()
    first.shelves = (Shelf(tmp_path),)
    lap = first.lap(LapKey(RING, BASIC, 1))

    assert is_same(Shelf(tmp_path).get(LapKey(RING, BASIC, 1)), lap)
    assert Shelf(tmp_path).has(LAST)
    assert [] == [file for file in files(tmp_path) if file.suffix == ".part"]


def test_threads_that_put_the_same_lap_down_do_not_write_into_one_file(
    tmp_path: Path, lap: Lap, monkeypatch: pytest.MonkeyPatch
) -> None:
    both_write = Barrier(2, timeout=10)
    write = Path.write_bytes
    parts = []

    def write_together(path: Path, content: bytes) -> int:
        parts.append(path)
        both_write.wait()
        return write(path, content)

    monkeypatch.setattr(Path, "write_bytes", write_together)
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(lambda _: Shelf(tmp_path).put(LAST, lap), range(2)))

    assert 2 == len(set(parts))
    assert is_same(Shelf(tmp_path).get(LAST), lap)
