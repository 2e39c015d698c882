"""Layout of the settings page, for every shape of window."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.shell.card_columns import Columns
from formulad.ui.shell.menu_page import MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

CARD = 214.0
"""How tall a card is."""
ROW, ROW_GAP = 58.0, 8.0
"""How tall a row of the navigation is, and what is free below it."""
STRIPE = 5.0
"""How wide each of the two stripes beside the navigation is."""
_NAV, _NARROW_NAV = 316.0, 236.0
_HEAD, _ROWS, _FOOTER, _FOOT = 100.0, 124.0, 72.0, 20.0
COLUMNS = Columns(two_from=830, three_from=1290, edge=8, foot=16)
"""How cards share the room beside the navigation."""


@frozen
class SettingsPlaces:
    """The places of the page, in units."""

    nav: Rect
    rows: Rect
    """Where the sections are listed."""
    title: Rect
    cards: Rect
    footer: Rect


def settings_places(width: float, height: float) -> SettingsPlaces:
    """Return the places on a page of a size."""
    across = _NARROW_NAV if is_tall(width, height) else _NAV
    left = across + 2 * STRIPE + MARGIN
    room = width - left - MARGIN
    footer = Rect(left, height - _FOOT - _FOOTER, room, _FOOTER)
    cards = Rect(left - COLUMNS.edge, _HEAD, room + 2 * COLUMNS.edge, footer.top - 10 - _HEAD)
    return SettingsPlaces(
        nav=Rect(0, 0, across, height),
        rows=Rect(18, _ROWS, across - 36, height - _ROWS),
        title=Rect(left, 0, room, _HEAD),
        cards=cards,
        footer=footer,
    )
