"""Usable widgets among the panels of a race: gears, buttons, places to stop, tools, the tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.desk.desk_layout import GAP
from formulad.ui.race.panels.action_button import action_buttons
from formulad.ui.race.panels.board_tools import tool_buttons
from formulad.ui.race.panels.boost_panel import boost_buttons
from formulad.ui.race.panels.engineer import engineer_buttons, engineer_rows, first_row
from formulad.ui.race.panels.engineer_tab import engineer_tab
from formulad.ui.race.panels.gear_lever import gear_buttons
from formulad.ui.race.panels.modal_panels import sheet_widgets, way_out_button
from formulad.ui.race.panels.street_driver import gift_chips
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from formulad.ui.race.desk.desk_layout import RaceLayout
    from formulad.ui.race.desk.panel_placement import Standing
    from formulad.ui.race.panels.path_advice import DestinationRow
    from formulad.ui.race.views.panel_views import RaceView
    from formulad.ui.toolkit.widgets.widget import Widget

_LEAST_WAY_OUT = 420.0
"""How wide the board has to be beside the timekeepers for the button that does without."""


@frozen
class Offered:
    """All that can be used, panel by panel."""

    on_dashboard: tuple[Widget, ...] = ()
    in_list: tuple[DestinationRow, ...] = ()
    """The places to stop in sight."""
    on_sheet: tuple[Widget, ...] = ()
    at_engineer: tuple[Widget, ...] = ()
    """What asks the engineer, and what changes when the engineer speaks."""
    over_board: tuple[Widget, ...] = ()
    first: int = 0
    """The first place to stop in sight."""

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of it, in the order in which the focus goes through it."""
        chosen = (*self.on_dashboard, *self.in_list, *self.on_sheet)
        return (*chosen, *self.at_engineer, *self.over_board)

    @property
    def around(self) -> tuple[Widget, ...]:
        """What stands around what is chosen: the dashboard, and what lies over the board."""
        return (*self.on_dashboard, *self.at_engineer, *self.over_board)


def offered(
    view: RaceView, standing: Standing, first: int, *, shows_reach: bool, shows_board: bool
) -> Offered:
    """Return all that can be used.

    Args:
        view: the race.
        standing: where the panels stand.
        first: the first place to stop that was in sight so far.
        shows_reach: whether the board shows what a gear reaches.
        shows_board: whether the whole board is seen.
    """
    layout, sheet = standing.layout, standing.sheet
    first = first_row(layout.engineer, view.engineer, first)
    rows = engineer_rows(layout.engineer, view.engineer, first)
    tools = tool_buttons(layout.tools, shows_reach=shows_reach, shows_board=shows_board)
    return Offered(
        on_dashboard=_on_dashboard(view, layout),
        in_list=rows if layout.is_open else (),
        at_engineer=engineer_buttons(layout.engineer, view.engineer) if layout.is_open else (),
        on_sheet=sheet_widgets(sheet, view.sheet) if sheet and view.sheet else (),
        over_board=(*tools, *_tab(view, layout), *_way_out(view, standing)),
        first=first,
    )


def _on_dashboard(view: RaceView, layout: RaceLayout) -> tuple[Widget, ...]:
    parts = layout.parts
    gears = gear_buttons(parts.lever, view.dashboard)
    boosts = boost_buttons(parts.boosts, view.dashboard.boosts) if parts.boosts else ()
    gifts = gift_chips(parts.driver, view.dashboard)
    actions = action_buttons(parts.action, view.action)
    return (*gears, *boosts, *gifts, *actions)


def _tab(view: RaceView, layout: RaceLayout) -> tuple[Widget, ...]:
    """Return the tab of the engineer, where that folds."""
    if layout.tab is None:
        return ()
    return (engineer_tab(layout.tab, view.engineer, is_open=layout.is_open),)


def _way_out(view: RaceView, standing: Standing) -> tuple[Widget, ...]:
    """Return the button that does without what is offered: beside the timekeepers, or below."""
    if not view.way_out:
        return ()
    board, prompt, timing = standing.layout.board, standing.layout.prompt, standing.timing
    if timing:
        left = timing.right + GAP
        if board.right - left < _LEAST_WAY_OUT:
            prompt = prompt.union(timing)
        else:
            board = Rect(left, board.top, board.right - left, board.height)
    return (way_out_button(prompt, board, view.way_out),)
