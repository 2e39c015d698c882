"""Emblem of a driver: their car on their colour, by which they know that it is their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.cars import draw_car
from formulad.ui.toolkit.teams import team_of

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect


def draw_emblem(number: int, canvas: Canvas, place: Rect, *, is_gt: bool = False) -> None:
    """Draw the car of a number on the colour of its team; `is_gt` for the cars of the street."""
    canvas.box(place, team_of(number).colour, radius=14)
    draw_car(canvas, number, *place.center, 210, is_gt=is_gt)
