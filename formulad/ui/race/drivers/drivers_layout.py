"""Layout of the drivers page, for every shape of window."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

GAP = 14.0
TOP = HEADER + 28
FOOT = 24.0
BUTTONS = 64.0
"""How tall the buttons at the foot are."""
COLUMNS, ROWS = 5, 2
PER_PAGE = COLUMNS * ROWS
_LEAST_PREVIEW, _MOST_PREVIEW, _PREVIEW_SHARE = 430.0, 600.0, 0.31
_TALLEST_CARD = 420.0
_CARDS_SHARE = 0.52


@frozen
class DriverPlaces:
    """The places of the page, in units."""

    cards: tuple[Rect, ...]
    """As many as a page holds."""
    preview: Rect
    foot: Rect
    """The buttons."""


def driver_places(width: float, height: float) -> DriverPlaces:
    """Return the places on a page of a size."""
    foot = Rect(MARGIN, height - FOOT - BUTTONS, width - 2 * MARGIN, BUTTONS)
    room = Rect(MARGIN, TOP, foot.width, foot.top - GAP - TOP)
    if is_tall(width, height):
        tall = min(room.height * _CARDS_SHARE, ROWS * _TALLEST_CARD)
        cards = Rect(room.left, room.top, room.width, tall)
        rest = room.bottom - cards.bottom - GAP
        return DriverPlaces(
            _grid(cards), Rect(room.left, room.bottom - rest, room.width, rest), foot
        )
    preview = max(_LEAST_PREVIEW, min(room.width * _PREVIEW_SHARE, _MOST_PREVIEW))
    cards = Rect(room.left, room.top, room.width - preview - GAP, room.height)
    return DriverPlaces(_grid(cards), Rect(cards.right + GAP, room.top, preview, room.height), foot)


def _grid(room: Rect) -> tuple[Rect, ...]:
    width = (room.width - (COLUMNS - 1) * GAP) / COLUMNS
    height = (room.height - (ROWS - 1) * GAP) / ROWS
    return tuple(
        Rect(
            room.left + place % COLUMNS * (width + GAP),
            room.top + place // COLUMNS * (height + GAP),
            width,
            height,
        )
        for place in range(PER_PAGE)
    )
