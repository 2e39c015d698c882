"""Cross-fade between two looks of something: both are drawn, and mixed where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.canvas import Canvas, Rect

_AROUND = 24.0
"""How far shadows and raised edges may be seen around something."""


def mixed(
    canvas: Canvas,
    rect: Rect,
    share: float,
    before: Callable[[], None],
    after: Callable[[], None],
) -> None:
    """Draw something on its way from one look to another.

    Args:
        canvas: where it stands.
        rect: its place.
        share: how much is seen of what it becomes, from 0 to 1.
        before: draws what it was.
        after: draws what it becomes.
    """
    if share <= 0 or share >= 1:
        (after if share > 0 else before)()
        return
    place = canvas.pixel_rect(rect.inflate(_AROUND, _AROUND)).clip(canvas.surface.get_rect())
    ground = canvas.surface.subsurface(place).copy()
    before()
    old = canvas.surface.subsurface(place).copy()
    canvas.surface.blit(ground, place)
    after()
    old.set_alpha(round(255 * (1 - share)))
    canvas.surface.blit(old, place)
