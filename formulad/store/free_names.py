"""Free names: a file is written beside those that are there, and never over one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.disk import claim, fill

if TYPE_CHECKING:
    from pathlib import Path


def put_beside(folder: Path, stem: str, suffix: str, content: bytes) -> Path:
    """Write a file by a name, or by that name and a number; return where it lies.

    A file that holds the same already is taken for it.

    Raises:
        OSError: if it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / (f"{stem}{suffix}" if number == 1 else f"{stem}-{number}{suffix}")
        if claim(path):
            fill(path, content)
            return path
        if _holds(path, content):
            return path
        number += 1


def _holds(path: Path, content: bytes) -> bool:
    try:
        return path.stat().st_size == len(content) and path.read_bytes() == content
    except OSError:
        return False
