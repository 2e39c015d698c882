from __future__ import annotations

import os
from typing import TYPE_CHECKING

from formulad.store.file_watch import FileWatch

if TYPE_CHECKING:
    from pathlib import Path


def test_a_file_that_nobody_saves_has_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "a.tmx"
    path.write_text("one")
    watch = FileWatch(path)

    assert [False] * 3 == [watch.has_changed() for _ in range(3)]


def test_a_save_is_told_once_when_two_looks_agree(tmp_path: Path) -> None:
    path = tmp_path / "a.tmx"
    path.write_text("one")
    watch = FileWatch(path)
    path.write_text("another")

    assert [False, True, False] == [watch.has_changed() for _ in range(3)]


def test_while_a_file_is_written_it_is_not_told(tmp_path: Path) -> None:
    path = tmp_path / "a.tmx"
    path.write_text("one")
    watch = FileWatch(path)
    told = []
    for length in range(4, 8):
        path.write_text("x" * length)
        told.append(watch.has_changed())

    assert [False] * 4 == told
    assert watch.has_changed()


def test_a_save_of_the_same_size_is_seen_by_its_time(tmp_path: Path) -> None:
    path = tmp_path / "a.tmx"
    path.write_text("one")
    watch = FileWatch(path)
    path.write_text("two")
    os.utime(path, ns=(1, path.stat().st_mtime_ns + 1))
    watch.has_changed()

    assert watch.has_changed()


def test_a_file_that_goes_and_comes_back_is_told_twice(tmp_path: Path) -> None:
    path = tmp_path / "a.tmx"
    path.write_text("one")
    watch = FileWatch(path)
    path.unlink()
    gone = [watch.has_changed() for _ in range(3)]
    path.write_text("back again")

    assert [False, True, False] == gone
    assert [False, True, False] == [watch.has_changed() for _ in range(3)]
