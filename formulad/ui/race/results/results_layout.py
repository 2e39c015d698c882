"""Layout of the results page: the winner's stage, and beside or below it what is told."""

from __future__ import annotations

import math

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect, is_tall

MARGIN, GAP = 36.0, 14.0
TABLE_TITLE, HEADINGS, TABLE_FOOT = 54.0, 18.0, 10.0
TABLE_HEAD = TABLE_TITLE + HEADINGS
"""The title with its buttons, and below it the headings of the columns."""
FACTS_HEAD, FACT = 44.0, 30.0
TEAMS_HEAD, TEAM = 48.0, 42.0
EDGE = 46.0
"""The room for the kerb between the stage and what is told."""
_BUTTON = 60.0
_SHARE, _LEAST, _MOST = 0.42, 660.0, 1000.0
"""How much of a page the column takes, and how wide it is at least and at most."""
_ROWS = (46.0, 42.0, 38.0, 36.0, 34.0)
"""How tall a row is, the most comfortable first."""
_CHART = (290.0, 430.0)
"""How tall the chart is at least, unless rows are as low as they get, and at most."""
_LOWEST_CHART = 150.0
_STAGE_SHARE = 0.40
"""How much of a tall page the stage takes."""


@frozen
class ResultPlaces:
    """The places of the page, in units."""

    stage: Rect
    is_beside: bool
    """Whether what is told stands beside the stage, and not below it."""
    chart: Rect | None
    """Where the places over the rounds are drawn; None if the rest needs the room."""
    teams: Rect | None
    table: Rect
    facts: Rect | None
    buttons: Rect


def result_places(
    area: Rect, rows: int, facts: int, teams: int = 0, *, has_chart: bool = True
) -> ResultPlaces:
    """Return the places on a page for so many drivers, things that stood out, and teams."""
    if is_tall(*area.size):
        top = area.height * _STAGE_SHARE
        stage = Rect(0, 0, area.width, top)
        column = Rect(MARGIN, top + GAP, area.width - 2 * MARGIN, area.height - top - GAP)
    else:
        wide = min(_MOST, max(_LEAST, _SHARE * area.width))
        stage = Rect(0, 0, area.width - wide - MARGIN - EDGE, area.height)
        column = Rect(area.width - MARGIN - wide, MARGIN, wide, area.height - MARGIN)
    buttons = Rect(column.left, column.bottom - MARGIN + 4 - _BUTTON, column.width, _BUTTON)
    room = Rect(column.left, column.top, column.width, buttons.top - GAP - column.top)
    return _told(room, stage, buttons, (rows, facts, teams), has_chart=has_chart)


def _told(
    room: Rect, stage: Rect, buttons: Rect, counts: tuple[int, int, int], *, has_chart: bool
) -> ResultPlaces:
    """Share the column out: chart, teams, table, what stood out."""
    rows, facts, teams = counts
    low = FACTS_HEAD + FACT * math.ceil(facts / 2) + 8 if facts else 0.0
    high = TEAMS_HEAD + TEAM * teams + 8 if teams else 0.0
    taken = sum(part + GAP for part in (low, high) if part)
    for row in _ROWS:
        table = TABLE_HEAD + rows * row + TABLE_FOOT
        left = room.height - taken - table - GAP
        if left >= (_CHART[0] if has_chart else 0):
            break
    chart = min(left, _CHART[1]) if has_chart and left >= _LOWEST_CHART else 0.0
    table = min(table, room.height - taken - (chart + GAP if chart else 0))
    places = _piled(room, (chart, high, table, low))
    return ResultPlaces(
        stage,
        stage.height >= room.height,
        places[0],
        places[1],
        places[2] or room,
        places[3],
        buttons,
    )


def _piled(room: Rect, heights: tuple[float, ...]) -> list[Rect | None]:
    """Return places below each other; what has no height has none."""
    places: list[Rect | None] = []
    top = room.top
    for height in heights:
        places.append(Rect(room.left, top, room.width, height) if height else None)
        top += height + GAP if height else 0
    return places
