"""Turn marker: what is drawn of a trail."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.ui.race.tabletop.turn_marker import HALO, draw_halo, draw_trail
from formulad.ui.race.tabletop.turn_trail import Bead
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from tests.ui.conftest import Sheet


def height_at(canvas: Canvas, x: float) -> int:
    """Return how many pixels are drawn above each other at a place of the page."""
    strip = canvas.surface.subsurface(canvas.pixel_rect(Rect(x, 0, 2, canvas.size[1])))
    return pygame.mask.from_threshold(strip, (0, 0, 0), (1, 1, 1, 255)).count()


def test_a_trail_is_as_thin_at_the_car_as_its_beads_are(sheet: Sheet) -> None:
    canvas = sheet(1920, 1080)
    canvas.surface.fill((0, 0, 0))

    draw_trail(canvas, [[Bead((100.0 + 40 * i, 300.0), 10.0 - i) for i in range(10)]])

    assert height_at(canvas, 440) > height_at(canvas, 110)
    assert height_at(canvas, 110) < height_at(canvas, 600)


def test_between_its_pieces_nothing_is_drawn(sheet: Sheet) -> None:
    canvas = sheet(1920, 1080)
    canvas.surface.fill((0, 0, 0))
    empty = height_at(canvas, 500)

    draw_trail(
        canvas,
        [
            [Bead((float(x), 300.0), 8.0) for x in (100, 200, 300)],
            [Bead((float(x), 300.0), 8.0) for x in (700, 800, 900)],
        ],
    )

    assert empty == height_at(canvas, 500)
    assert empty > height_at(canvas, 200)
    assert empty > height_at(canvas, 800)


def test_a_halo_leaves_its_car_free(sheet: Sheet) -> None:
    canvas = sheet(1920, 1080)
    canvas.surface.fill((0, 0, 0))

    draw_halo(canvas, 1, (500.0, 300.0), HALO)

    assert (0, 0, 0) == canvas.surface.get_at(canvas.to_pixels(500, 300))[:3]
    assert (0, 0, 0) != canvas.surface.get_at(canvas.to_pixels(500 + HALO + 1, 300))[:3]
