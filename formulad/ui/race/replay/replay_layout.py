"""Layout of the replay, for every size of window."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.race.desk.desk_layout import (
    GAP,
    LEAST_MAP,
    MARGIN,
    PROMPT_HEIGHT,
    SKY,
    TOOL,
    TOOL_STEP,
    TOWER_HEAD,
    TOWER_ROW,
    WIDE,
    TowerStyle,
)
from formulad.ui.race.replay.replay_controls import fit_in_a_row
from formulad.ui.toolkit.canvas import Rect, is_tall

PANEL, TALL_PANEL = 162.0, 222.0
"""How tall the panel of the time line is: with one row of buttons, and with two."""
_TRAY = 72.0


@frozen
class ReplayPlaces:
    """The places of a race that is seen again, in units."""

    tower: Rect
    tower_style: TowerStyle
    minimap: Rect | None
    prompt: Rect
    """The room for who drives, which stands in its middle."""
    tools: tuple[Rect, ...]
    """Zoom, whole board, report where there is one, leave."""
    log: Rect
    panel: Rect
    """Time line and buttons."""
    board: Rect
    """What is left for the board to be seen."""

    @property
    def tray(self) -> Rect:
        """The room for the die, at the foot of the board."""
        return Rect(self.board.left, self.board.bottom - _TRAY, self.board.width, _TRAY)

    @property
    def toasts(self) -> Rect:
        """The room for what was said, above the die."""
        top = self.board.top + 8
        return Rect(self.board.left, top, self.board.width, max(0.0, self.tray.top - 10 - top))

    @property
    def clear(self) -> Rect:
        """The part of the board on which no die will lie."""
        board = self.board
        return Rect(board.left, board.top, board.width, max(1.0, self.tray.top - 8 - board.top))


def replay_places(
    size: tuple[float, float], cars: int, *, has_sky: bool, tools: int = 3
) -> ReplayPlaces:
    """Return the places for a canvas of a size."""
    if is_tall(*size):
        return _tall(*size, tools)
    return _across(*size, TOWER_HEAD + cars * TOWER_ROW + has_sky * SKY, tools)


def _across(width: float, height: float, tower_height: float, many: int) -> ReplayPlaces:
    """The tower left, the log right, the time line below both."""
    is_wide = width >= WIDE and height >= 1000
    across = width - 2 * MARGIN
    tall = PANEL if fit_in_a_row(across) else TALL_PANEL
    panel = Rect(MARGIN, height - MARGIN - tall, across, tall)
    room = panel.top - GAP - MARGIN
    tower = Rect(MARGIN, MARGIN, 320 if is_wide else 250, min(tower_height, room))
    log_width = 352.0 if is_wide else 300.0
    log = Rect(width - MARGIN - log_width, MARGIN, log_width, room)
    left, right = tower.right + GAP, log.left - GAP
    tools = _tools(right, MARGIN + 4, many)
    map_top = tower.bottom + GAP
    map_height = min(panel.top - GAP - map_top, 320)
    has_map = is_wide and map_height >= LEAST_MAP
    top = MARGIN + PROMPT_HEIGHT + GAP
    return ReplayPlaces(
        tower=tower,
        tower_style=TowerStyle.FULL if is_wide else TowerStyle.NARROW,
        minimap=Rect(MARGIN, map_top, tower.width, map_height) if has_map else None,
        prompt=Rect(left, MARGIN, tools[0].left - GAP - left, PROMPT_HEIGHT),
        tools=tools,
        log=log,
        panel=panel,
        board=Rect(left, top, right - left, panel.top - GAP - top),
    )


def _tall(width: float, height: float, many: int) -> ReplayPlaces:
    """Everything is piled up: strip, board, log, time line."""
    across = width - 2 * MARGIN
    tower = Rect(MARGIN, MARGIN, across, 92)
    row = tower.bottom + 12
    tools = _tools(width - MARGIN, row + 4, many)
    panel = Rect(MARGIN, height - MARGIN - TALL_PANEL, across, TALL_PANEL)
    log_height = min(300.0, height * 0.2)
    log = Rect(MARGIN, panel.top - 12 - log_height, across, log_height)
    top = row + PROMPT_HEIGHT + GAP
    return ReplayPlaces(
        tower=tower,
        tower_style=TowerStyle.STRIP,
        minimap=None,
        prompt=Rect(MARGIN, row, tools[0].left - GAP - MARGIN, PROMPT_HEIGHT),
        tools=tools,
        log=log,
        panel=panel,
        board=Rect(MARGIN, top, across, max(0.0, log.top - GAP - top)),
    )


def _tools(right: float, top: float, many: int) -> tuple[Rect, ...]:
    left = right - (many - 1) * TOOL_STEP - TOOL
    return tuple(Rect(left + TOOL_STEP * i, top, TOOL, TOOL) for i in range(many))
