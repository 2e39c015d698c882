"""File reading: only plain files, and none larger than makes sense."""

from __future__ import annotations

import errno
import os
import stat
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

MOST_OF_RECORD = 4 << 20
"""Bytes; a race of 99 laps and ten cars takes a fifth of it."""
MOST_OF_TEXT = 256 << 10
"""Bytes of settings, drivers, designs, presets: what people write there is a page, not a book."""
MOST_OF_MAP = 16 << 20
"""Bytes of a map; the largest honest one has a twentieth of it."""

ANY_SIZE = 1 << 62

_AT_ONCE = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""A pipe that took the place of a file between two looks holds nobody up either."""


def read_bytes(path: Path, most: int) -> bytes:
    """Return what a file holds, if it is a plain file of at most so many bytes.

    Nothing is read of anything else: a pipe would never answer, and a device never end.

    Raises:
        OSError: if the disk does not give it, or it is no such file.
    """
    check_plain(path, most)
    with open(os.open(path, _AT_ONCE), "rb") as file:  # noqa: PTH123 - a path opens pipes as well
        _check(os.fstat(file.fileno()), path, most)
        content = file.read(most + 1)
    if len(content) > most:
        raise too_large(path)
    return content


def check_plain(path: Path, most: int = ANY_SIZE) -> None:
    """Hold a file to being a plain one of at most so many bytes, without opening it.

    Raises:
        OSError: if it is none, or not there.
    """
    try:
        found = path.stat()
    except ValueError:  # such as a null in its name
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None
    _check(found, path, most)


def files_in(folder: Path, suffix: str) -> tuple[Path, ...]:
    """Return all in a folder whose name ends so; nothing of a folder that cannot be opened."""
    try:
        return tuple(path for path in folder.iterdir() if path.suffix == suffix)
    except (OSError, ValueError):
        return ()


def _check(found: os.stat_result, path: Path, most: int) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.ENODEV, os.strerror(errno.ENODEV), str(path))
    if found.st_size > most:
        raise too_large(path)


def too_large(path: Path) -> OSError:
    """Return the error that says that a file is, or would be, larger than makes sense."""
    return OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
