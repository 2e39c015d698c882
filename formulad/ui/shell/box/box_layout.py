"""Layout of the box: the lids beside each other, or in rows where there is less room."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

ART = (412.0, 588.0)
LABEL = 250.0
"""How tall the words of a lid stand below its picture, or beside it at least."""
FOOT = 64.0
"""What belongs to the hints at the bottom."""
_TOP, _GAP, _LEAST = HEADER + 40, 28.0, 0.62
"""Lids of which less is left, of their full size, lie on their side."""
_WIDEST = 640.0
"""Of a lid that lies."""


@frozen
class LidPlace:
    """Where the picture and the words of a lid are."""

    rect: Rect
    art: Rect
    label: Rect

    @property
    def is_lying(self) -> bool:
        """Whether the words stand beside the picture."""
        return self.label.top == self.rect.top


def lid_places(area: Rect, count: int) -> tuple[LidPlace, ...]:
    """Return the places of so many lids."""
    room = Rect(MARGIN, _TOP, area.width - 2 * MARGIN, area.height - _TOP - FOOT - 16)
    columns = min(count, 2) if is_tall(*area.size) else count
    cell = _cell(room, columns, count)
    share = min(cell[0] / ART[0], (cell[1] - LABEL) / ART[1], 1.0)
    if share >= _LEAST:
        size = (ART[0] * share, ART[1] * share + LABEL)
        return tuple(_upright(rect, ART[1] * share) for rect in _spread(room, columns, count, size))
    columns = min(count, 2)
    wide, high = _cell(room, columns, count)
    size = (min(wide, _WIDEST), min(high, 1.4 * LABEL))
    return tuple(map(_lying, _spread(room, columns, count, size)))


def _cell(room: Rect, columns: int, count: int) -> tuple[float, float]:
    """Return how much room each of so many lids has."""
    rows = -(-count // columns)
    wide = (room.width - (columns - 1) * _GAP) / columns
    return wide, (room.height - (rows - 1) * _GAP) / rows


def _spread(room: Rect, columns: int, count: int, size: tuple[float, float]) -> tuple[Rect, ...]:
    """Return the places of lids of a size, all of them in the middle of a room."""
    rows = -(-count // columns)
    wide, high = size
    left = room.centerx - (columns * wide + (columns - 1) * _GAP) / 2
    top = room.centery - (rows * high + (rows - 1) * _GAP) / 2
    return tuple(
        Rect(left + at % columns * (wide + _GAP), top + at // columns * (high + _GAP), wide, high)
        for at in range(count)
    )


def _upright(rect: Rect, art: float) -> LidPlace:
    picture = Rect(rect.left, rect.top, rect.width, art)
    return LidPlace(rect, picture, Rect(rect.left, rect.top + art, rect.width, rect.height - art))


def _lying(rect: Rect) -> LidPlace:
    wide = rect.height * ART[0] / ART[1]
    label = Rect(rect.left + wide, rect.top, rect.width - wide, rect.height)
    return LidPlace(rect, Rect(rect.left, rect.top, wide, rect.height), label)
