from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

from formulad.store.free_names import put_beside

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_a_file_is_put_beside_another_of_its_name_and_the_same_is_not_written_twice(
    tmp_path: Path,
) -> None:
    names = [put_beside(tmp_path, "cup", ".yaml", each).name for each in (b"1", b"2", b"1", b"2")]

    assert ["cup.yaml", "cup-2.yaml", "cup.yaml", "cup-2.yaml"] == names


def test_a_name_that_a_power_cut_left_empty_is_filled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    child = os.fork()
    if not child:
        monkeypatch.setattr("os.fsync", lambda _: os.kill(os.getpid(), signal.SIGKILL))
        put_beside(tmp_path, "cup", ".yaml", b"1")
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status)

    path = put_beside(tmp_path, "cup", ".yaml", b"1")

    assert [path] == list(tmp_path.iterdir())
    assert b"1" == path.read_bytes()
