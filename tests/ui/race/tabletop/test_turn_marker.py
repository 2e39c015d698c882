"""Turn marker: arrow heads from a card to its car, none over what is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.ui.race.tabletop.turn_marker import HALO, draw_marker
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.toolkit.canvas import Canvas
    from tests.ui.conftest import Sheet

CARD, CAR = (100.0, 300.0), (1200.0, 300.0)
SIGN = Rect(500, 280, 200, 40)


def marked(canvas: Canvas, read: Sequence[Rect] = ()) -> pygame.Surface:
    canvas.surface.fill((0, 0, 0))
    draw_marker(canvas, 1, CARD, CAR, HALO, read=read)
    return canvas.surface.copy()


def is_blank(canvas: Canvas, picture: pygame.Surface, rect: Rect) -> bool:
    piece = picture.subsurface(canvas.pixel_rect(rect))
    return not any(pygame.transform.average_color(piece)[:3])


def test_arrow_heads_lead_from_the_card_to_the_car(sheet: Sheet) -> None:
    canvas = sheet(1920, 1080)

    assert not is_blank(canvas, marked(canvas), SIGN)


def test_no_arrow_head_lies_over_what_is_read(sheet: Sheet) -> None:
    canvas = sheet(1920, 1080)

    picture = marked(canvas, [SIGN])

    assert is_blank(canvas, picture, SIGN)
    assert not is_blank(canvas, picture, SIGN.move(-250, 0))
    assert not is_blank(canvas, picture, SIGN.move(250, 0))
