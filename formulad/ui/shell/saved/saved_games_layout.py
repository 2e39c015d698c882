"""Layout of a page with a list and details, for every shape of window."""

from __future__ import annotations

from math import inf

from formulad.kernel.frozen import frozen
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

_TOP, _GAP, _FOOT = HEADER + 34, 20.0, 32.0
_TALL_SHARE, _LEAST = 0.37, 240.0
"""The largest share of a list that has its details below it, and how tall it is at least."""


@frozen
class ListPlaces:
    """The places of a page, in units."""

    list: Rect
    details: Rect


def list_places(
    area: Rect, share: float = 0.5, *, listed: float = inf, told: float = inf
) -> ListPlaces:
    """Return the places: side by side, the list with its share, or the details below it.

    Below each other neither is taller than what it holds.

    Args:
        area: the page.
        share: the part of its width that the list has.
        listed: how tall the list is with all that it lists.
        told: how tall the details are with all that they tell.
    """
    room = Rect(MARGIN, _TOP, area.width - 2 * MARGIN, area.height - _TOP - _FOOT)
    if is_tall(*area.size):
        height = min(room.height * _TALL_SHARE, max(listed, _LEAST))
        left = min(room.height - height - _GAP, told)
        below = Rect(room.left, room.top + height + _GAP, room.width, left)
        return ListPlaces(Rect(room.left, room.top, room.width, height), below)
    width = room.width * share
    right = Rect(room.left + width + _GAP, room.top, room.width - width - _GAP, room.height)
    return ListPlaces(Rect(room.left, room.top, width, room.height), right)
