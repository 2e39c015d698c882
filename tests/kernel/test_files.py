from __future__ import annotations

import errno
import os
import socket
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.files import files_in, read_bytes

if TYPE_CHECKING:
    from pathlib import Path


def refusal(path: Path, most: int = 100) -> int | None:
    """Return why a file is not read."""
    with pytest.raises(OSError) as error:  # noqa: PT011 - the reason is what the tests look at
        read_bytes(path, most)
    return error.value.errno


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "some"
    path.write_bytes(b"x" * 100)

    assert b"x" * 100 == read_bytes(path, 100)
    assert errno.EFBIG == refusal(path, 99)


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # more than any memory holds

    assert errno.EFBIG == refusal(path)


def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    assert errno.ENODEV == refusal(tmp_path / "pipe")


def test_a_socket_is_refused(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as ear:
        ear.bind(str(tmp_path / "ear"))

        assert errno.ENODEV == refusal(tmp_path / "ear")


def test_a_link_to_a_device_is_refused(tmp_path: Path) -> None:
    (tmp_path / "endless").symlink_to("/dev/zero")

    assert errno.ENODEV == refusal(tmp_path / "endless")


def test_a_link_to_a_file_is_followed(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"content")
    (tmp_path / "link").symlink_to("file")

    assert b"content" == read_bytes(tmp_path / "link", 100)


def test_a_folder_is_refused_as_one(tmp_path: Path) -> None:
    assert errno.EISDIR == refusal(tmp_path)


def test_a_link_to_itself_is_refused(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")

    assert errno.ELOOP == refusal(tmp_path / "loop")


def test_a_name_that_no_disk_knows_is_of_no_file(tmp_path: Path) -> None:
    assert errno.ENOENT == refusal(tmp_path / "nu\0ll")
    assert errno.ENAMETOOLONG == refusal(tmp_path / ("a" * 300))


def test_what_the_system_makes_up_is_read_no_further_than_the_limit(tmp_path: Path) -> None:
    (tmp_path / "status").symlink_to("/proc/self/status")  # it says that it is empty

    assert errno.EFBIG == refusal(tmp_path / "status")


def test_only_what_is_called_so_is_found_in_a_folder(tmp_path: Path) -> None:
    for name in ("one.race", "two.race.bad1", ".race", "three.yaml"):
        (tmp_path / name).touch()

    assert (tmp_path / "one.race",) == files_in(tmp_path, ".race")


def test_nothing_is_found_where_there_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to("loop")

    for name in ("nowhere", "file", "loop", "a" * 300, "nu\0ll"):
        assert () == files_in(tmp_path / name, ".race")
