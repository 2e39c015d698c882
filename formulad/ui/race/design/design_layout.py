"""Layout of the design page, for every shape of window."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

GAP = 16.0
TOP = HEADER + 28
FOOT = 24.0
BUTTONS = 64.0
"""How tall the buttons at the foot are."""
PADDING = 14.0
_LOW_SUMMARY, _SUMMARY = 150.0, 196.0
_ROOMY_FROM = 900.0
_ROW_GAP = 8.0
_TALLEST_ROW = 150.0
_SAVED_SHARE = 0.4
"""The largest part of an upright page, below the car, that its saved designs have."""
_SPLIT = 0.6


@frozen
class DesignPlaces:
    """The places of the page, in units."""

    parts: Rect
    """The panel of all parts."""
    rows: tuple[Rect, ...]
    """One for each part."""
    summary: Rect
    """The car, its points in all, what is wrong."""
    saved: Rect
    """The designs to choose from."""
    foot: Rect
    """The buttons."""


def design_places(width: float, height: float, parts: int, listed: float) -> DesignPlaces:
    """Return the places on a page of a size, for a car of so many parts.

    The saved designs are given how tall they stand listed; beside the parts they fill the page.
    """
    foot = Rect(MARGIN, height - FOOT - BUTTONS, width - 2 * MARGIN, BUTTONS)
    room = Rect(MARGIN, TOP, foot.width, foot.top - GAP - TOP)
    if is_tall(width, height):
        return _below_each_other(room, foot, parts, listed)
    return _side_by_side(room, foot, parts)


def _side_by_side(room: Rect, foot: Rect, parts: int) -> DesignPlaces:
    """Parts on the left; the car and the saved designs on the right."""
    left = Rect(room.left, room.top, room.width * _SPLIT, room.height)
    right = Rect(left.right + GAP, room.top, room.right - left.right - GAP, room.height)
    summary = _SUMMARY if room.height + TOP + BUTTONS >= _ROOMY_FROM else _LOW_SUMMARY
    return DesignPlaces(
        parts=left,
        rows=_rows(left, parts),
        summary=Rect(right.left, right.top, right.width, summary),
        saved=Rect(
            right.left, right.top + summary + GAP, right.width, right.height - summary - GAP
        ),
        foot=foot,
    )


def _below_each_other(room: Rect, foot: Rect, parts: int, listed: float) -> DesignPlaces:
    """The car, its parts, the saved designs."""
    summary = Rect(room.left, room.top, room.width, _LOW_SUMMARY)
    left = room.height - _LOW_SUMMARY - 2 * GAP
    low = min(left * _SAVED_SHARE, listed)
    panel = Rect(room.left, summary.bottom + GAP, room.width, min(left - low, parts * _TALLEST_ROW))
    saved = Rect(room.left, panel.bottom + GAP, room.width, low)
    return DesignPlaces(panel, _rows(panel, parts), summary, saved, foot)


def _rows(panel: Rect, parts: int) -> tuple[Rect, ...]:
    inner = panel.inflate(-2 * PADDING, -2 * PADDING)
    height = (inner.height - (parts - 1) * _ROW_GAP) / parts
    return tuple(
        Rect(inner.left, inner.top + row * (height + _ROW_GAP), inner.width, height)
        for row in range(parts)
    )
