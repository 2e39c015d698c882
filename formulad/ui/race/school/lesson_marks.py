"""Marks of a lesson: what the coach points at, on the panels or on the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.ui.race.lessons.hint_pictures import (
    draw_corner_sign,
    draw_flag,
    draw_gear_dice,
    draw_places,
    draw_points,
)
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import RED, SUN

if TYPE_CHECKING:
    from formulad.ui.shell.coach.hint import Draw
    from formulad.ui.toolkit.canvas import Canvas, Rect


def draw_mark(canvas: Canvas, place: Rect, floor: float | None) -> None:
    """Draw a ring around what is meant, and an arrow that points at it.

    The arrow stands above; in the lower half of the dashboard, which begins at a floor, below.
    """
    ring = place.inflate(2 * _RING, 2 * _RING)
    canvas.box(ring, None, radius=16, line=INK, line_width=9)
    canvas.box(ring, None, radius=16, line=SUN, line_width=5)
    is_low = floor is not None and ring.top > (floor + canvas.area.height) / 2 - _RING
    x, tip, way = (ring.centerx, ring.bottom + 3, -1) if is_low else (ring.centerx, ring.top - 3, 1)
    arrow = tuple((x + across * _ARROW, tip - way * up * _ARROW) for across, up in _OUTLINE)
    if ring.top > _ARROW_LONG:
        canvas.polygon(arrow, SUN, line=INK, line_width=2.5)


_RING, _ARROW = 6.0, 14.0
_OUTLINE = ((0, 0), (1, 1), (0.42, 1), (0.42, 2.1), (-0.42, 2.1), (-0.42, 1), (-1, 1))
"""Of an arrow that points down, its tip first."""
_ARROW_LONG = 2.2 * _ARROW


def picture_of(show: str, stops: int, *, is_done: bool, is_wrong: bool) -> Draw:
    """Return what is drawn on a card that points at something; stops are those of the corner."""
    if is_done:
        return draw_flag
    if is_wrong:
        return _draw_back
    if show.startswith("gear") or show in {"lever", "action"}:
        return draw_gear_dice
    if show in {"pools", "driver"}:
        return draw_points
    if show == "corner":
        return partial(draw_corner_sign, stops=stops)
    return draw_places if "." in show else _draw_cap


def _draw_back(canvas: Canvas, place: Rect) -> None:
    draw_icon(canvas, "undo", *place.center, 0.7 * place.width, RED)


def _draw_cap(canvas: Canvas, place: Rect) -> None:
    draw_icon(canvas, "school", *place.center, 0.8 * place.width, SUN)
