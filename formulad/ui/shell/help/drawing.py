"""Drawing in a rule book: around a place, up to so many units wide, as tall as it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.theme import DARK

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.canvas import Canvas

WIDTH = 500.0
PLATE = mix(DARK.panel.top, DARK.panel.bottom, 0.5)
"""The ground of the drawings."""


@frozen
class Drawing:
    """A drawing and the room it needs."""

    height: float
    draw: Callable[[Canvas, float, float], None]
    """Draws it around a place."""
