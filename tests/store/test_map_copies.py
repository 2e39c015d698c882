from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.map_copies import copy_map

if TYPE_CHECKING:
    from pathlib import Path


def test_a_map_keeps_its_name_where_that_is_free(tmp_path: Path) -> None:
    path, own = tmp_path / "loop.tmx", tmp_path / "own"
    path.write_bytes(b"<map/>")

    assert own / "loop.tmx" == copy_map(path, own)
    assert b"<map/>" == (own / "loop.tmx").read_bytes()


def test_nothing_is_replaced(tmp_path: Path) -> None:
    path, own = tmp_path / "loop.tmx", tmp_path / "own"
    path.write_bytes(b"<map/>")
    names = [copy_map(path, own).name for _ in range(3)]

    assert ["loop.tmx", "loop-2.tmx", "loop-3.tmx"] == names


def test_a_file_of_another_ending_becomes_a_map(tmp_path: Path) -> None:
    path = tmp_path / "loop.xml"
    path.write_bytes(b"<map/>")

    assert "loop.tmx" == copy_map(path, tmp_path / "own").name


def test_what_is_no_file_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="directory"):
        copy_map(tmp_path, tmp_path / "own")
    assert not (tmp_path / "own").exists()
