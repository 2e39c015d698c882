"""What the die of a gear shows stands on its button, however narrow that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.panels.gear_lever import GearButton
from formulad.ui.race.views.panel_views import GearSlot, SlotState
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.theme import DARK
from formulad.ui.toolkit.widgets.widget import RESTING

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet

EDGE = 4
"""How much of a button its edge takes."""


@pytest.mark.parametrize("width", [88, 100, 120])
@pytest.mark.parametrize("faces", ["7–12", "11–20", "21–30"])
def test_the_faces_of_a_gear_stay_off_the_edge_of_its_button(
    sheet: Sheet, faces: str, width: int
) -> None:
    assert _right_edge(sheet, "", width) == _right_edge(sheet, faces, width)


def _right_edge(sheet: Sheet, faces: str, width: int) -> bytes:
    """Return what is seen on the right edge of a gear, and beyond it."""
    canvas, rect = sheet(), Rect(10, 10, width, 63)
    slot = GearSlot(4, faces, SlotState.OPEN, is_open=True)
    GearButton(rect, slot, is_chosen=False).draw(canvas, DARK, RESTING)
    beyond = pygame.Rect(rect.right - EDGE, rect.top, 60, rect.height)
    return pygame.image.tobytes(canvas.surface.subsurface(beyond), "RGB")
