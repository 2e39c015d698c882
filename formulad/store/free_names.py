"""Free names: a file is written beside those that are there, and never over one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.files import read_bytes
from formulad.store.disk import claim, fill

if TYPE_CHECKING:
    from pathlib import Path


def put_beside(
    folder: Path, stem: str, suffix: str, content: bytes, numbered: str = "{stem}-{number}"
) -> Path:
    """Write a file by a name, or by that name and a number; return where it lies.

    A file that holds the same already is taken for it. One that is empty is what a power cut left
    of a name that was claimed: it is filled.

    Args:
        folder: where it goes; it is made if it is not there.
        stem: its name without the ending.
        suffix: the ending.
        content: what is written.
        numbered: how a name and a number are put together.

    Raises:
        OSError: if it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        name = stem if number == 1 else numbered.format(stem=stem, number=number)
        path = folder / f"{name}{suffix}"
        if claim(path) or _holds(path, b""):
            fill(path, content)
            return path
        if _holds(path, content):
            return path
        number += 1


def _holds(path: Path, content: bytes) -> bool:
    try:
        return read_bytes(path, len(content)) == content
    except OSError:
        return False
