"""Panel placement: where panels stand now, with what lies over the board for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.desk.desk_layout import GAP
from formulad.ui.race.desk.panelled_hud import Rooms
from formulad.ui.race.panels.modal_panels import sheet_place
from formulad.ui.race.panels.timing_panel import timing_place
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from formulad.ui.race.desk.desk_layout import RaceLayout
    from formulad.ui.race.views.panel_views import RaceView

LEAST_BOARD = 130.0
"""How much of the board is left free, in units, if the race is to be seen there."""
LEAST_SHEET = 760.0
"""How wide the board has to be beside the timekeepers for what is to be decided."""


@frozen
class Standing:
    """The places of the panels."""

    layout: RaceLayout
    """Of those that always stand there."""
    timing: Rect | None = None
    """Where the timekeepers stand."""
    sheet: Rect | None = None
    """Where something lies over the board to be decided."""

    @property
    def panels(self) -> list[Rect]:
        """The panels through which the board cannot be used."""
        layout = self.layout
        panels = [layout.tower, layout.dashboard, *layout.tools]
        panels += [rect for rect in (layout.minimap, layout.tab, self.sheet) if rect]
        return panels + ([layout.engineer] if layout.is_open else [])

    @property
    def rooms(self) -> Rooms:
        """Where something may appear over the board."""
        layout = self.layout
        return Rooms(layout.prompt, layout.tray, layout.legend, self._toasts)

    @property
    def _toasts(self) -> Rect:
        """The room for what was said: above what lies over the board, and below the clock."""
        room = self.layout.toasts
        top = room.top
        if self.timing:
            top = max(top, self.timing.bottom + 8)
        bottom = room.bottom if self.sheet is None else min(room.bottom, self.sheet.top - 10)
        return Rect(room.left, top, room.width, max(0.0, bottom - top))

    @property
    def free_board(self) -> Rect:
        """The part of the board beside what lies over it, unless that leaves hardly anything."""
        board = self.layout.board
        bottom = self.sheet.top if self.sheet else board.bottom
        left = board.left
        if self.timing:
            left = self.timing.right
        if bottom - board.top < LEAST_BOARD or board.right - left < LEAST_BOARD:
            return board
        return Rect(left, board.top, board.right - left, bottom - board.top)

    @property
    def clear(self) -> Rect:
        """The part of the free board on which neither a die nor the legend will lie."""
        free, tray = self.free_board, self.layout.tray
        height = min(free.bottom, tray.top - 8) - free.top
        return free if height < LEAST_BOARD else Rect(free.left, free.top, free.width, height)


def standing(layout: RaceLayout, view: RaceView) -> Standing:
    """Return where the timekeepers stand and where a sheet lies, not over each other.

    The sheet lies beside them if the board is wide enough; otherwise they are shorter.
    """
    board = layout.board
    timing = timing_place(board, view.timing) if view.timing else None
    sheet = sheet_place(board, view.sheet) if view.sheet else None
    if not (view.sheet and timing and sheet and sheet.colliderect(timing)):
        return Standing(layout, timing, sheet)
    left = timing.right + GAP
    beside = Rect(left, board.top, board.right - left, board.height)
    if beside.width >= LEAST_SHEET:
        return Standing(layout, timing, sheet_place(beside, view.sheet))
    height = max(0.0, sheet.top - 8 - timing.top)
    return Standing(layout, Rect(timing.left, timing.top, timing.width, height), sheet)
