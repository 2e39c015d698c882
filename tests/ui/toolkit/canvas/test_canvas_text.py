from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.lettering import BUTTON, LABEL, TEXT

if TYPE_CHECKING:
    from formulad.ui.toolkit.lettering import Style
    from tests.ui.conftest import Sheet


@pytest.mark.parametrize("style", [BUTTON.sized(40), LABEL.sized(40)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_capitals_stand_in_the_middle(sheet: Sheet, style: Style, scale: float) -> None:
    canvas = sheet(400, 200, scale)
    canvas.text("H", 100 / scale, 100 / scale, style, WHITE, align=0.5)
    box = ink(canvas.surface)

    assert box.centery == pytest.approx(100, abs=1.5 * scale)
    assert box.centerx == pytest.approx(100, abs=1.5 * scale)


def ink(surface: pygame.Surface) -> pygame.Rect:
    """Return where letters are, on the plain ground."""
    mask = pygame.mask.from_threshold(surface, WHITE, (120, 120, 120, 255))
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())


def test_lines_that_may_grow_are_lettered_larger(sheet: Sheet) -> None:
    canvas = sheet()
    assert TEXT == canvas.reading(TEXT)

    canvas.lettering = 1.5

    assert canvas.reading(TEXT).size == pytest.approx(1.5 * TEXT.size)
