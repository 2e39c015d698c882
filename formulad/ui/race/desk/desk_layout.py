"""Desk layout: places of all panels around the board, for every size of window."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect, is_tall

MARGIN = 20.0
GAP = 16.0
TOOL = 54.0
TOOL_STEP = 64.0
TAB = 56.0
ENGINEER_WIDTH = 352.0
DASHBOARD_HEIGHT = 192.0
LONGEST_DASHBOARD = 1800.0
LONGEST_STREET = 2100.0
"""Of a dashboard with nitro on it."""
WIDE = 1880.0
"""So wide a window has room for all but the engineer of a street race."""
LEAST_MAP = 90.0
"""A map that would be lower is left out."""
TOWER_HEAD, TOWER_ROW = 116.0, 50.0
SKY = 42.0
"""What the header of the tower is taller where there is weather."""
MOST_CARS = 10
PROMPT_HEIGHT = 62.0
LEGEND_HEIGHT = 46.0
ROOM_FOR_BOTH = 1040.0
"""How wide the board has to be for tray and legend side by side."""


class TowerStyle(Enum):
    """How much of the running order there is room for."""

    FULL = auto()
    NARROW = auto()
    """Without wear bars."""
    STRIP = auto()
    """Side by side above the board."""


@frozen
class DashboardParts:
    """The places on the dashboard."""

    driver: Rect
    pools: Rect
    lever: Rect
    corner: Rect
    action: Rect
    boosts: Rect | None = None
    """Nitro and its like, between lever and corner."""

    def mirrored(self, dashboard: Rect) -> DashboardParts:
        """Return the parts from right to left."""

        def across(rect: Rect) -> Rect:
            return rect.move(dashboard.left + dashboard.right - rect.left - rect.right, 0)

        return DashboardParts(
            across(self.driver),
            across(self.pools),
            across(self.lever),
            across(self.corner),
            across(self.action),
            across(self.boosts) if self.boosts else None,
        )


@frozen
class RaceLayout:
    """The places of a race screen, in units."""

    tower: Rect
    tower_style: TowerStyle
    minimap: Rect | None
    """The small map, where there is room."""
    prompt: Rect
    """The room for the prompt, which stands in its middle."""
    tools: tuple[Rect, ...]
    """Reach, zoom, whole board, menu."""
    dashboard: Rect
    parts: DashboardParts
    engineer: Rect
    """Where the engineer stands, or opens over the board."""
    tab: Rect | None
    """What opens the engineer; None where he is always there."""
    legend: Rect
    """The room for the legend, which stands at its right end."""
    board: Rect
    """What is left for the board to be seen."""
    is_open: bool
    """Whether the engineer is to be seen."""

    @property
    def tray(self) -> Rect:
        """The room for the die that was thrown, which lies at its left end."""
        low = Rect(self.board.left, self.legend.top - 14 - 72, self.board.width, 72)
        beside = self.board.width >= ROOM_FOR_BOTH
        return low if not beside else low.move(0, self.legend.bottom - low.bottom)

    @property
    def toasts(self) -> Rect:
        """The room for what was said, above the tray."""
        top = self.board.top + 8
        return Rect(self.tray.left, top, self.board.width, max(0.0, self.tray.top - 10 - top))


def race_layout(
    size: tuple[float, float],
    *,
    cars: int = MOST_CARS,
    is_open: bool = False,
    has_sky: bool = False,
    has_boosts: bool = False,
    is_left_handed: bool = False,
) -> RaceLayout:
    """Return the places for a canvas of a size; a folded engineer may be open.

    Where drivers have nitro or the like, the dashboard is so long that the engineer folds. For
    the left hand the dashboard is mirrored: what is pressed most stands on its left.
    """
    layout = _right_handed(size, cars=cars, is_open=is_open, has_sky=has_sky, has_boosts=has_boosts)
    if not is_left_handed:
        return layout
    return replace(layout, parts=layout.parts.mirrored(layout.dashboard))


def _right_handed(
    size: tuple[float, float], *, cars: int, is_open: bool, has_sky: bool, has_boosts: bool
) -> RaceLayout:
    width, height = size
    if is_tall(width, height):
        return _tall(width, height, is_open=is_open, has_boosts=has_boosts)
    tower = TOWER_HEAD + cars * TOWER_ROW + has_sky * SKY
    is_wide = width >= WIDE and height >= 1000
    if is_wide and has_boosts:
        return _street(width, height, tower, is_open=is_open)
    if is_wide:
        return _wide(width, height, tower)
    return _compact(width, height, tower, is_open=is_open, has_boosts=has_boosts)


def _street(width: float, height: float, tower_height: float, *, is_open: bool) -> RaceLayout:
    """Everything is in sight but the engineer, who opens over the board from a tall tab."""
    dashboard = _dashboard(width - 2 * MARGIN, height, LONGEST_STREET)
    column = width - MARGIN - TAB
    tools = tuple(Rect(column - MARGIN - TOOL - TOOL_STEP * i, 22, TOOL, TOOL) for i in range(4))
    tools = tools[::-1]
    tab = Rect(column, 96, TAB, min(dashboard.top - GAP - 96, 560))
    engineer = Rect(column - 12 - ENGINEER_WIDTH, 96, ENGINEER_WIDTH, dashboard.top - GAP - 96)
    tower = Rect(MARGIN, MARGIN, 320, min(tower_height, dashboard.top - GAP - MARGIN))
    map_top = tower.bottom + GAP
    map_height = min(dashboard.top - GAP - map_top, 320)
    right = engineer.left if is_open else column
    board = _between(tower.right, right, 90, dashboard.top)
    middle = _between(tower.right, column, 90, dashboard.top).centerx
    reach = tools[0].left - GAP - middle
    return RaceLayout(
        tower=tower,
        tower_style=TowerStyle.FULL,
        minimap=Rect(MARGIN, map_top, 320, map_height) if map_height >= LEAST_MAP else None,
        prompt=Rect(middle - reach, 18, 2 * reach, PROMPT_HEIGHT),
        tools=tools,
        dashboard=dashboard,
        parts=_in_a_row(dashboard, has_boosts=True),
        engineer=engineer,
        tab=tab,
        legend=_legend(board),
        board=board,
        is_open=is_open,
    )


def _wide(width: float, height: float, tower_height: float) -> RaceLayout:
    """Everything is in sight."""
    engineer = Rect(width - MARGIN - ENGINEER_WIDTH, MARGIN, ENGINEER_WIDTH, height - 2 * MARGIN)
    dashboard = _dashboard(engineer.left - GAP - MARGIN, height)
    tower = Rect(MARGIN, MARGIN, 320, tower_height)
    map_top = tower.bottom + GAP
    map_height = min(dashboard.top - GAP - map_top, 320)
    tools = tuple(Rect(engineer.left - 268 + TOOL_STEP * i, 22, TOOL, TOOL) for i in range(4))
    board = _between(tower.right, engineer.left, 90, dashboard.top)
    reach = tools[0].left - GAP - board.centerx
    return RaceLayout(
        tower=tower,
        tower_style=TowerStyle.FULL,
        minimap=Rect(MARGIN, map_top, 320, map_height),
        prompt=Rect(board.centerx - reach, 18, 2 * reach, PROMPT_HEIGHT),
        tools=tools,
        dashboard=dashboard,
        parts=_in_a_row(dashboard),
        engineer=engineer,
        tab=None,
        legend=_legend(board),
        board=board,
        is_open=True,
    )


def _compact(
    width: float, height: float, tower_height: float, *, is_open: bool, has_boosts: bool
) -> RaceLayout:
    """The engineer folds to a tab under the tools, the tower is narrow, the map is hidden."""
    longest = LONGEST_STREET if has_boosts else LONGEST_DASHBOARD
    dashboard = _dashboard(width - 2 * MARGIN, height, longest)
    column = width - MARGIN - TAB
    tools = tuple(Rect(column + 1, MARGIN + TOOL_STEP * i, TOOL, TOOL) for i in range(4))
    tab_top = tools[-1].bottom + GAP
    tab = Rect(column, tab_top, TAB, min(dashboard.top - GAP - tab_top, 180))
    engineer = Rect(
        column - 12 - ENGINEER_WIDTH, MARGIN, ENGINEER_WIDTH, dashboard.top - GAP - MARGIN
    )
    tower = Rect(MARGIN, MARGIN, 250, min(tower_height, dashboard.top - GAP - MARGIN))
    right = engineer.left if is_open else column
    board = _between(tower.right, right, 90, dashboard.top)
    return RaceLayout(
        tower=tower,
        tower_style=TowerStyle.NARROW,
        minimap=None,
        prompt=Rect(board.left, 18, board.width, PROMPT_HEIGHT),
        tools=tools,
        dashboard=dashboard,
        parts=_in_a_row(dashboard, has_boosts=has_boosts),
        engineer=engineer,
        tab=tab,
        legend=_legend(board),
        board=board,
        is_open=is_open,
    )


def _tall(width: float, height: float, *, is_open: bool, has_boosts: bool) -> RaceLayout:
    """Everything is piled up: strip, board, sheet of the engineer, dashboard in two rows."""
    across = width - 2 * MARGIN
    tower = Rect(MARGIN, MARGIN, across, 92)
    row = tower.bottom + 12
    left = width - MARGIN - 3 * TOOL_STEP - TOOL
    tools = tuple(Rect(left + TOOL_STEP * i, row + 4, TOOL, TOOL) for i in range(4))
    dashboard = Rect(MARGIN, height - MARGIN - 368, across, 368)
    tab = Rect(MARGIN, dashboard.top - 12 - TAB, across, TAB)
    top = row + PROMPT_HEIGHT + GAP
    sheet = min(480.0, max(tab.top - top - 220, 340.0))
    engineer = Rect(MARGIN, tab.top - 12 - sheet, across, sheet)
    bottom = engineer.top if is_open else tab.top
    board = Rect(MARGIN, top, across, max(0.0, bottom - GAP - top))
    return RaceLayout(
        tower=tower,
        tower_style=TowerStyle.STRIP,
        minimap=None,
        prompt=Rect(MARGIN, row, left - GAP - MARGIN, PROMPT_HEIGHT),
        tools=tools,
        dashboard=dashboard,
        parts=_in_two_rows(dashboard, has_boosts=has_boosts),
        engineer=engineer,
        tab=tab,
        legend=_legend(board),
        board=board,
        is_open=is_open,
    )


def _dashboard(room: float, height: float, longest: float = LONGEST_DASHBOARD) -> Rect:
    length = min(room, longest)
    return Rect(MARGIN, height - MARGIN - DASHBOARD_HEIGHT, length, DASHBOARD_HEIGHT)


def _between(left: float, right: float, top: float, bottom: float) -> Rect:
    return Rect(left + GAP, top, right - left - 2 * GAP, bottom - GAP - top)


def _legend(board: Rect) -> Rect:
    height = min(LEGEND_HEIGHT, board.height)
    return Rect(board.left, board.bottom - height, board.width, height)


_LEAST = (190.0, 296.0, 318.0, 150.0, 160.0)
_USUAL = (226.0, 480.0, 372.0, 160.0, 186.0)
_MOST = (236.0, 600.0, 452.0, 200.0, 224.0)
"""The widths of driver, pools, lever, corner and action."""
_STREET_LEAST = (156.0, 244.0, 286.0, 150.0, 136.0, 158.0)
_STREET_USUAL = (346.0, 480.0, 372.0, 220.0, 160.0, 196.0)
_STREET_MOST = (366.0, 600.0, 452.0, 230.0, 200.0, 226.0)
"""The same with nitro and its like before the corner."""
_SPACE = 18.0


def _in_a_row(dashboard: Rect, *, has_boosts: bool = False) -> DashboardParts:
    steps = _STREET_STEPS if has_boosts else _STEPS
    places = []
    x = dashboard.left + 10
    for index, width in enumerate(_widths(dashboard.width, steps)):
        begin = 10 if index == 0 else 0
        places.append(Rect(x, dashboard.top + 12, width - begin, dashboard.height - 24))
        x += width - begin + _SPACE
    driver, pools, lever, *boosts, corner, action = places
    driver = Rect(driver.left, dashboard.top + 10, driver.width, dashboard.height - 20)
    return DashboardParts(driver, pools, lever, corner, action, *boosts)


_STEPS = (_LEAST, _USUAL, _MOST)
_STREET_STEPS = (_STREET_LEAST, _STREET_USUAL, _STREET_MOST)


def _widths(length: float, steps: tuple[tuple[float, ...], ...]) -> list[float]:
    """Share a length out: between the least and the usual widths, or the usual and the most."""
    least, usual, most = steps
    room = length - 16 - _SPACE * (len(usual) - 1)
    low, high = (least, usual) if room < sum(usual) else (usual, most)
    share = (room - sum(low)) / (sum(high) - sum(low))
    return [a + (b - a) * share for a, b in zip(low, high, strict=True)]


def _in_two_rows(dashboard: Rect, *, has_boosts: bool) -> DashboardParts:
    """Driver, pools and corner above; lever, nitro and action below."""
    left, top = dashboard.left + 12, dashboard.top + 12
    inner = dashboard.width - 24
    height = (dashboard.height - 24 - 14) / 2
    below = top + height + 14
    driver = Rect(left, top, min(300.0 if has_boosts else 216.0, inner * 0.27), height)
    corner = Rect(0, top, min(190.0, inner * 0.24), height)
    corner.right = left + inner
    action = Rect(0, below, min(300.0, inner * (0.27 if has_boosts else 0.34)), height)
    action.right = left + inner
    boosts = Rect(0, below, min(220.0, inner * 0.2), height) if has_boosts else None
    if boosts:
        boosts.right = action.left - 16
    end = boosts.left if boosts else action.left
    return DashboardParts(
        driver,
        Rect(driver.right + 16, top, corner.left - driver.right - 32, height),
        Rect(left, below, end - left - 16, height),
        corner,
        action,
        boosts,
    )
