"""Where everything stands on the page of the settings, for every shape of window."""

from __future__ import annotations

from dataclasses import dataclass

from formulad.ui.canvas import Rect, is_tall
from formulad.ui.scenes.page import MARGIN
from formulad.ui.widgets.scroll import BAR

CARD = 214.0
"""How tall a card is."""
ROW, ROW_GAP = 58.0, 8.0
"""How tall a row of the navigation is, and what is free below it."""
STRIPE = 5.0
"""How wide each of the two stripes beside the navigation is."""
_NAV, _NARROW_NAV = 316.0, 236.0
_HEAD, _ROWS, _FOOTER, _FOOT = 100.0, 124.0, 72.0, 20.0
_GAP_X, _GAP_Y, _EDGE = 18.0, 16.0, 8.0
_THREE_FROM, _TWO_FROM = 1290.0, 830.0
"""From these widths on cards stand in so many columns."""


@dataclass(frozen=True, slots=True)
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
    cards = Rect(left - _EDGE, _HEAD, room + 2 * _EDGE, footer.top - 10 - _HEAD)
    return SettingsPlaces(
        nav=Rect(0, 0, across, height),
        rows=Rect(18, _ROWS, across - 36, height - _ROWS),
        title=Rect(left, 0, room, _HEAD),
        cards=cards,
        footer=footer,
    )


def card_places(room: Rect, count: int, height: float = CARD) -> tuple[Rect, ...]:
    """Return the places of so many cards within a scrolled room, its upper left corner being 0."""
    columns = 3 if room.width >= _THREE_FROM else 2 if room.width >= _TWO_FROM else 1
    across = room.width - 2 * _EDGE - BAR
    width = (across - (columns - 1) * _GAP_X) / columns
    return tuple(
        Rect(
            _EDGE + place % columns * (width + _GAP_X),
            _EDGE + place // columns * (height + _GAP_Y),
            width,
            height,
        )
        for place in range(count)
    )


def height_of(places: tuple[Rect, ...]) -> float:
    """Return how tall the cards stand together, with the room below the last."""
    return places[-1].bottom + _GAP_Y if places else 0.0
