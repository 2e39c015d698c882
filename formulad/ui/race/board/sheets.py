"""Sheets as large as a window, used again and again.

A new one costs more time than what is drawn on it.
"""

from __future__ import annotations

import pygame


def sheet_like(
    other: pygame.Surface,
    size: tuple[int, int],
    before: pygame.Surface | None,
    flags: int = 0,
) -> pygame.Surface:
    """Return a sheet of a size for the colours of another: the one there was before, if it fits."""
    if before is not None and before.get_size() == size and before.get_flags() & flags == flags:
        return before
    return pygame.Surface(size, flags, other)
