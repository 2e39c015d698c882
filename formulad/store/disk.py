"""Safe writing: what returned is on the disk, so that a power cut loses nothing."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def claim(path: Path) -> bool:
    """Make an empty file of a name; return False if the name is taken."""
    try:
        path.open("xb").close()
    except FileExistsError:
        return False
    return True


def write_whole(path: Path, content: bytes) -> None:
    """Write a file in one stroke: whoever looks sees the old content or the new, never a part."""
    part = path.with_name(f"{path.name}.part")
    try:
        _remove(part)  # what a power cut left there, or a pipe on which to wait for ever
        with part.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        _remove(part)
        raise
    sync_folder(path.parent)


def fill(path: Path, content: bytes) -> None:
    """Write a file whose name was claimed; the name is free again if that fails."""
    try:
        write_whole(path, content)
    except BaseException:
        _remove(path)
        raise


def keep_beside(path: Path, content: bytes) -> Path:
    """Write what cannot be used to a file beside it that was not there before: nothing is lost."""
    number = 1
    while not claim(kept := path.with_name(f"{path.name}.bad{number}")):
        number += 1
    fill(kept, content)
    return kept


def sync_folder(folder: Path) -> None:
    """Put the names in a folder on the disk, on systems where that is a thing of its own."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _remove(path: Path) -> None:
    """Remove a file that was not finished, if the disk lets us; the first fault is what counts."""
    with suppress(OSError):
        path.unlink()
