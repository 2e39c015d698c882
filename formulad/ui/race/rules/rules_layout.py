"""Layout of the rules page, for every shape of window."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.shell.card_columns import Columns
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import LEAST_PAGE, Rect
from formulad.ui.toolkit.widgets.chips import CHIP, ROW_GAP

CARD = 142.0
"""How tall a card is."""
COLUMNS = Columns(two_from=1100, three_from=1750, edge=6, foot=32)
"""How cards share the width of the page."""
_TOP, _BANNER, _FOOTER, _FOOT = HEADER + 24, 56.0, 76.0, 20.0
_NARROW_BANNER, _NARROW_CHIPS = 84.0, 2 * CHIP + ROW_GAP
"""How tall they are on a page that is narrower than all that lie down."""
_TITLE, _SEARCH, _WIDEST_PRESETS, _FIELD = 260.0, 300.0, 760.0, 52.0


@frozen
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
        cards=Rect(MARGIN - COLUMNS.edge, top, across + 2 * COLUMNS.edge, bottom - top),
        footer=footer,
    )
