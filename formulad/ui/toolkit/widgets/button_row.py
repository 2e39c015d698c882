"""Row of buttons: equally wide where their words allow it, and in letters of one size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.button import Button

GAP = 16.0
_LETTERS = (25.0, 23.0, 21.0, 19.0, 17.0, 15.0)
"""Sizes of letters, the most legible first."""


def in_a_row(canvas: Canvas, buttons: Sequence[Button], row: Rect, widest: float) -> list[Button]:
    """Return buttons at the right end of a row, none much wider than its words need.

    Args:
        canvas: on which their words are measured.
        buttons: from the left; the places they have do not matter.
        row: their room.
        widest: how wide a button is if there is room for all.
    """
    room = row.width - GAP * (len(buttons) - 1)
    equal = min(widest, room / len(buttons))
    for size in _LETTERS:
        needs = [button.needed(canvas, size) for button in buttons]
        if max(needs) <= equal or sum(needs) <= room:
            break
    widths = [equal] * len(buttons) if max(needs) <= equal else _shared(needs, room)
    left = row.right - sum(widths) - GAP * (len(buttons) - 1)
    placed = []
    for button, width in zip(buttons, widths, strict=True):
        place = Rect(left, row.top, width, row.height)
        placed.append(replace(button, rect=place, size=size))
        left += width + GAP
    return placed


def _shared(needs: Sequence[float], room: float) -> list[float]:
    """Return widths that fill a room, the same to spare for each beside what it needs."""
    spare = (room - sum(needs)) / len(needs)
    return [need + spare for need in needs]
