"""Where everything stands in the menu of the rules, for every shape of window."""

from __future__ import annotations

from dataclasses import dataclass

from formulad.ui.canvas import LEAST_PAGE, Rect
from formulad.ui.scenes.page import HEADER, MARGIN
from formulad.ui.widgets.chips import CHIP, ROW_GAP
from formulad.ui.widgets.scroll import BAR

CARD = 142.0
"""How tall a card is."""
_GAP_X, _GAP_Y, _EDGE = 18.0, 16.0, 6.0
_THREE_FROM, _TWO_FROM = 1750.0, 1180.0
"""From these widths on cards stand in so many columns."""
_TOP, _BANNER, _FOOTER, _FOOT = HEADER + 24, 56.0, 76.0, 20.0
_NARROW_BANNER, _NARROW_CHIPS = 84.0, 2 * CHIP + ROW_GAP
"""How tall they are on a page that is narrower than all that lie down."""
_TITLE, _SEARCH, _WIDEST_PRESETS, _FIELD = 260.0, 300.0, 760.0, 52.0


@dataclass(frozen=True, slots=True)
class RulesPlaces:
    """The places of the page, in units."""

    presets: Rect
    search: Rect
    banner: Rect
    chips: Rect
    cards: Rect
    """Where cards are seen."""
    footer: Rect


def rules_places(width: float, height: float, *, has_choices: bool = True) -> RulesPlaces:
    """Return the places on a page of a size; one that is only read has more room for cards."""
    across = width - 2 * MARGIN
    is_narrow = width < LEAST_PAGE[0]
    search = Rect(width - MARGIN - _SEARCH, (HEADER - _FIELD) / 2, _SEARCH, _FIELD)
    room = min(_WIDEST_PRESETS, search.left - 24 - MARGIN - _TITLE)
    banner = Rect(MARGIN, _TOP, across, _NARROW_BANNER if is_narrow else _BANNER)
    chips = Rect(MARGIN, banner.bottom + 12, across, _NARROW_CHIPS if is_narrow else CHIP)
    footer = Rect(MARGIN, height - _FOOT - _FOOTER, across, _FOOTER)
    top = (chips if has_choices else banner).bottom + 8
    bottom = footer.top - 8 if has_choices else height
    return RulesPlaces(
        presets=Rect(MARGIN + _TITLE, search.top, room, _FIELD),
        search=search,
        banner=banner,
        chips=chips,
        cards=Rect(MARGIN - _EDGE, top, across + 2 * _EDGE, bottom - top),
        footer=footer,
    )


def card_places(room: Rect, count: int) -> tuple[Rect, ...]:
    """Return the places of so many cards within a scrolled room, its upper left corner being 0."""
    columns = 3 if room.width >= _THREE_FROM else 2 if room.width >= _TWO_FROM - 80 else 1
    across = room.width - 2 * _EDGE - BAR
    width = (across - (columns - 1) * _GAP_X) / columns
    return tuple(
        Rect(
            _EDGE + place % columns * (width + _GAP_X),
            _EDGE + place // columns * (CARD + _GAP_Y),
            width,
            CARD,
        )
        for place in range(count)
    )


def height_of(places: tuple[Rect, ...]) -> float:
    """Return how tall the cards stand together, with the room below the last."""
    return places[-1].bottom + 2 * _GAP_Y if places else 0.0
