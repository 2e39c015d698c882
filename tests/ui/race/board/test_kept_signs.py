from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.board.geometry.board_picture import BoardPicture
from formulad.ui.race.board.kept_signs import KeptSigns
from formulad.ui.race.board.still_board import Standing
from formulad.ui.toolkit.canvas import Canvas, Rect
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.lettering import NAME

if TYPE_CHECKING:
    from formulad.ui.toolkit.text import Typesetter


@pytest.fixture
def canvas(typesetter: Typesetter) -> Canvas:
    return Canvas(pygame.Surface((300, 100), 0, 32), 1.0, typesetter)


def standing() -> Standing:
    return Standing(None, None, BoardPicture(), 0, ())


def pixels(canvas: Canvas) -> bytes:
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_what_is_read_beside_a_kept_board_is_painted_once_and_looks_the_same(
    canvas: Canvas,
) -> None:
    signs, board, painted = KeptSigns(), standing(), []

    def paint() -> None:
        painted.append("corner")
        canvas.box(Rect(20, 20, 200, 40), (90, 40, 40), radius=9, line=WHITE)
        canvas.text("Loews", 120, 40, NAME, WHITE, align=0.5)

    pictures = []
    for _ in range(2):
        canvas.surface.fill("navy")
        signs.draw(canvas, board, paint)
        pictures.append(pixels(canvas))

    assert ["corner"] == painted
    assert pictures[0] == pictures[1]


def test_beside_another_board_it_is_painted_anew(canvas: Canvas) -> None:
    signs, painted = KeptSigns(), []
    for board in (standing(), standing(), None, None):
        signs.draw(canvas, board, lambda: painted.append(1))

    assert 4 == len(painted)
