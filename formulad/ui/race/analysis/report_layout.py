"""Layout of the race report, for every shape of window."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

GAP = 20.0
VIEW_WIDTH, VIEW_HEIGHT = 270.0, 40.0
"""Of the switch between plain totals and the analysis."""
WHO_WIDTH = 300.0
"""Of the choice of a driver."""
AGAIN_WIDTH = 190.0
"""Of the way to another try."""
_TOP, _FOOT = HEADER + 26, 22.0
_BANNER = 56.0
_CHART_SHARE, _SQUARISH_SHARE, _UPPER_SHARE = 0.62, 0.57, 0.525
_WIDE = 1.5
"""From this shape on charts take what the turning points do not need."""
_TABS_WIDTH, _TABS_HEIGHT = 620.0, 54.0
_BUTTON, _BUTTON_WIDTH, _BUTTON_GAP = 54.0, 158.0, 12.0
_TALL_SHARES = (0.27, 0.2, 0.26, 0.27)
"""The parts of a tall page: places, map, table, turning points."""


@frozen
class SummaryPlaces:
    """The places of the summary, in units."""

    banner: Rect
    positions: Rect
    wear: Rect
    table: Rect
    moments: Rect


@frozen
class ReportPlaces:
    """The places of the page, in units."""

    tabs: Rect
    buttons: tuple[Rect, ...]
    """See it again, take it along."""
    room: Rect
    """What a tab has for itself."""
    summary: SummaryPlaces


def report_places(area: Rect) -> ReportPlaces:
    """Return the places on a page."""
    tall = is_tall(*area.size)
    buttons = _buttons(area)
    has_room = buttons[0].left - _TABS_WIDTH > area.width * 0.36 and not tall
    top = _TOP if has_room else _TOP + _TABS_HEIGHT + 12
    tabs_width = _TABS_WIDTH if has_room else area.width - 2 * MARGIN
    left = buttons[0].left - GAP - _TABS_WIDTH if has_room else MARGIN
    tabs_top = (HEADER - _TABS_HEIGHT) / 2 if has_room else _TOP
    room = Rect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - _FOOT)
    tabs = Rect(left, tabs_top, tabs_width, _TABS_HEIGHT)
    return ReportPlaces(tabs, buttons, room, _tall(room) if tall else _across(room))


def view_place(panel: Rect) -> Rect:
    """Return where the switch stands in the head of a panel."""
    return Rect(panel.right - VIEW_WIDTH - 14, panel.top + 12, VIEW_WIDTH, VIEW_HEIGHT)


def again_place(panel: Rect) -> Rect:
    """Return where the way to another try stands in the head of a panel."""
    return Rect(panel.right - AGAIN_WIDTH - 14, view_place(panel).top, AGAIN_WIDTH, VIEW_HEIGHT)


def who_place(panel: Rect) -> Rect:
    """Return where the choice of a driver stands, beside the switch."""
    view = view_place(panel)
    return Rect(view.left - WHO_WIDTH - 12, view.top, WHO_WIDTH, VIEW_HEIGHT)


def _buttons(area: Rect) -> tuple[Rect, ...]:
    top, step = (HEADER - _BUTTON) / 2, _BUTTON_WIDTH + _BUTTON_GAP
    left = area.right - MARGIN - 2 * step + _BUTTON_GAP
    return tuple(Rect(left + step * at, top, _BUTTON_WIDTH, _BUTTON) for at in range(2))


def _across(room: Rect) -> SummaryPlaces:
    """Charts left, map and turning points right."""
    banner = Rect(room.left, room.top, room.width, _BANNER)
    top = banner.bottom + GAP
    height = room.bottom - top - GAP
    share = _CHART_SHARE if room.width >= room.height * _WIDE else _SQUARISH_SHARE
    upper, left = height * _UPPER_SHARE, (room.width - GAP) * share
    right, below = room.left + left + GAP, top + upper + GAP
    beside = room.right - right
    return SummaryPlaces(
        banner,
        Rect(room.left, top, left, upper),
        Rect(right, top, beside, upper),
        Rect(room.left, below, left, height - upper),
        Rect(right, below, beside, height - upper),
    )


def _tall(room: Rect) -> SummaryPlaces:
    """Everything is piled up."""
    banner = Rect(room.left, room.top, room.width, _BANNER)
    top = banner.bottom + GAP
    height = room.bottom - top - GAP * (len(_TALL_SHARES) - 1)
    places = []
    for share in _TALL_SHARES:
        places.append(Rect(room.left, top, room.width, height * share))
        top += height * share + GAP
    return SummaryPlaces(banner, *places)
