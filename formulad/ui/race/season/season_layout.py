"""Layout of the page of a season, for every shape of window."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect, is_tall

_NOWHERE = Rect(0, 0, 0, 0)
STRIP, _CALENDAR, _SWITCH, _GAP, _FOOT = 52.0, 116.0, 48.0, 16.0, 108.0
_TOP = HEADER + 24
_ROOMY_FROM = 850.0
"""A page so tall has room for the calendar."""
_ALL_FROM = 1500.0
"""A page so wide shows all at once; on others one part is chosen."""
_DRIVERS, _POINTS = 0.62, 0.57
"""What share of the page they take, and of the column beside it."""
_TALL_DRIVERS, _LEAST = 760.0, 300.0
BUTTON = 64.0


@frozen
class SeasonPlaces:
    """The places of the page, in units; what has no size is not shown."""

    strip: Rect
    """How it stands, in a sentence."""
    calendar: Rect
    views: Rect
    """The choice of what is shown, where there is no room for all of it."""
    drivers: Rect
    points: Rect
    teams: Rect
    buttons: Rect


def season_places(width: float, height: float, *, has_teams: bool) -> SeasonPlaces:
    """Return the places on a page of a size."""
    wide = width - 2 * MARGIN
    strip = Rect(MARGIN, _TOP, wide, STRIP)
    buttons = Rect(MARGIN, height - 26 - BUTTON, wide, BUTTON)
    top = strip.bottom + _GAP
    calendar = _NOWHERE
    if height >= _ROOMY_FROM:
        calendar = Rect(MARGIN, top, wide, _CALENDAR)
        top = calendar.bottom + _GAP
    bottom = height - _FOOT
    if is_tall(width, height):
        return _below_each_other(strip, calendar, buttons, Rect(MARGIN, top, wide, bottom - top))
    if width < _ALL_FROM:
        views = Rect(MARGIN, top, wide, _SWITCH)
        room = Rect(MARGIN, views.bottom + 12, wide, bottom - views.bottom - 12)
        return SeasonPlaces(strip, calendar, views, room, room, room, buttons)
    drivers = Rect(MARGIN, top, wide * _DRIVERS, bottom - top)
    left = drivers.right + _GAP
    across = MARGIN + wide - left
    share = _POINTS if has_teams else 1.0
    points = Rect(left, top, across, (bottom - top) * share - (_GAP if has_teams else 0))
    teams = Rect(left, points.bottom + _GAP, across, bottom - points.bottom - _GAP)
    return SeasonPlaces(
        strip, calendar, _NOWHERE, drivers, points, teams if has_teams else _NOWHERE, buttons
    )


def _below_each_other(strip: Rect, calendar: Rect, buttons: Rect, room: Rect) -> SeasonPlaces:
    drivers = Rect(room.left, room.top, room.width, min(_TALL_DRIVERS, room.height))
    top = drivers.bottom + _GAP
    height = room.bottom - top
    if height < _LEAST:
        views = Rect(room.left, room.top, room.width, _SWITCH)
        shown = Rect(room.left, views.bottom + 12, room.width, room.height - _SWITCH - 12)
        return SeasonPlaces(strip, calendar, views, shown, shown, shown, buttons)
    half = (room.width - _GAP) / 2
    points = Rect(room.left, top, half, height)
    return SeasonPlaces(
        strip, calendar, _NOWHERE, drivers, points, points.move(half + _GAP, 0), buttons
    )
