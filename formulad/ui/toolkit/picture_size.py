"""Picture size: how large a file is that holds a picture."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.files import read_bytes

if TYPE_CHECKING:
    from pathlib import Path

MOST_OF_PICTURE = 64 << 20
"""Bytes."""


def picture_size(path: Path) -> tuple[int, int] | None:
    """Return width and height in pixels; None if a file holds no picture.

    Raises:
        OSError: if it cannot be read.
    """
    content = read_bytes(path, MOST_OF_PICTURE)
    try:
        return pygame.image.load(BytesIO(content), path.name).get_size()
    except pygame.error:
        return None
