"""Layout of the page of a new season, for every shape of window."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

_TOP, _LINE, _GAP, _FOOT, _BAR = HEADER + 28, 52.0, 16.0, 24.0, 84.0
_TITLE_SHARE = 0.3
_LIST_SHARE = 0.62
_PANEL = 420.0
"""How tall a race that is looked at is shown on a tall page."""


@frozen
class NewSeasonPlaces:
    """The places of the page, in units."""

    title: Rect
    tabs: Rect
    content: Rect
    """What is chosen on one of the tabs."""
    bar: Rect
    """What is agreed on in a line, and the way on."""
    is_tall: bool

    def entries(self, places: int, head: float) -> tuple[Rect, ...]:
        """Return the places of so many drivers below a head: in two columns, if there is room."""
        columns = 1 if self.is_tall else 2
        rows = max(5, -(-places // columns))
        room = Rect(
            self.content.left, self.content.top + head, self.content.width, self.content.height
        )
        room.height -= head
        step = min(104.0, (room.height + 12) / rows)
        width = (room.width - (columns - 1) * _GAP) / columns
        return tuple(
            Rect(
                room.left + at % columns * (width + _GAP),
                room.top + at // columns * step,
                width,
                step - 12,
            )
            for at in range(places)
        )

    @property
    def calendar(self) -> tuple[Rect, Rect]:
        """The list of the races, and the race that is looked at."""
        content = self.content
        if self.is_tall:
            high = content.height - _PANEL - _GAP
            return (
                Rect(content.left, content.top, content.width, high),
                Rect(content.left, content.top + high + _GAP, content.width, _PANEL),
            )
        width = content.width * _LIST_SHARE
        left = content.left + width + _GAP
        return (
            Rect(content.left, content.top, width, content.height),
            Rect(left, content.top, content.right - left, content.height),
        )


def new_season_places(width: float, height: float) -> NewSeasonPlaces:
    """Return the places on a page of a size."""
    tall = is_tall(width, height)
    wide = width - 2 * MARGIN
    bar = Rect(MARGIN, height - _FOOT - _BAR, wide, _BAR)
    if tall:
        title = Rect(MARGIN, _TOP, wide, _LINE)
        tabs = Rect(MARGIN, title.bottom + _GAP, wide, _LINE)
    else:
        title = Rect(MARGIN, _TOP, wide * _TITLE_SHARE, _LINE)
        left = title.right + _GAP
        tabs = Rect(left, _TOP, MARGIN + wide - left, _LINE)
    top = tabs.bottom + _GAP
    content = Rect(MARGIN, top, wide, bar.top - _GAP - top)
    return NewSeasonPlaces(title, tabs, content, bar, tall)
