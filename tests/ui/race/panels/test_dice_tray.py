from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.panels.dice_tray import HEIGHT, TrayView, die_on_tray, draw_tray
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet

ROOM = Rect(40, 300, 420, 110)


def test_a_die_comes_to_lie_within_its_tray() -> None:
    place = die_on_tray(ROOM)

    assert ROOM.contains(place)
    assert place.left < ROOM.left + 20


@pytest.mark.parametrize(("share", "is_seen"), [(0.0, False), (1.0, True)])
def test_a_tray_unfolds_from_the_die_that_has_come_to_it(
    sheet: Sheet, share: float, *, is_seen: bool
) -> None:
    canvas = sheet(1920, 1080)
    beside = Rect(ROOM.left + HEIGHT + 60, ROOM.top, 200, ROOM.height)
    before = _pixels(canvas.surface, canvas.pixel_rect(beside))

    tray = TrayView(1, "Ada", 3, 7, "Seven cells")
    draw_tray(canvas, canvas.theme.panels, ROOM, tray, share)

    assert is_seen == (before != _pixels(canvas.surface, canvas.pixel_rect(beside)))


def _pixels(seen: pygame.Surface, part: pygame.Rect) -> bytes:
    return pygame.image.tobytes(seen.subsurface(part), "RGB")
