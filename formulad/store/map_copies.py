"""Map copies: circuits that are put into the folder of the player's own, replacing nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.files import MOST_OF_MAP, read_bytes
from formulad.store.disk import claim, fill
from formulad.store.kept_maps import SUFFIX

if TYPE_CHECKING:
    from pathlib import Path


def copy_map(path: Path, folder: Path) -> Path:
    """Copy a map into a folder by its name, or by that name and a number; return where it lies.

    Raises:
        OSError: if it cannot be read, or not be written.
    """
    return put_map(path.stem, read_bytes(path, MOST_OF_MAP), folder)


def put_map(stem: str, content: bytes, folder: Path) -> Path:
    """Write a map into a folder by a name, or by that name and a number; return where it lies.

    Raises:
        OSError: if it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    number, copy = 1, folder / f"{stem}{SUFFIX}"
    while not claim(copy):
        number += 1
        copy = folder / f"{stem}-{number}{SUFFIX}"
    fill(copy, content)
    return copy
