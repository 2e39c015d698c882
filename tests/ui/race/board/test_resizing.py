"""Pictures brought to another size a little at a time."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from formulad.ui.race.board.resizing import resized, resizing


def noise(width: int, height: int) -> pygame.Surface:
    surface = pygame.Surface((width, height), 0, 32)
    colours = np.random.default_rng(7).integers(0, 256, (width, height, 3))
    pygame.surfarray.blit_array(surface, colours)
    return surface


@pytest.mark.parametrize(
    "size", [(1100, 833), (700, 500), (2100, 1500), (1900, 500), (900, 1300), (1400, 1000)]
)
def test_in_slices_a_picture_becomes_the_same_as_at_once(size: tuple[int, int]) -> None:
    source = noise(1400, 1000)

    whole = pygame.Surface(size, 0, 32)
    steps = list(resizing(source, size))
    for step in steps:
        if step:
            part, left = step
            whole.blit(part, (left, 0))

    assert None in steps
    assert resized(source, size).get_buffer().raw == whole.get_buffer().raw
