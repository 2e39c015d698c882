"""All that stands around the board: what is drawn of it, and what of it can be used."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.intents import PointAt
from formulad.ui.motion import fully
from formulad.ui.scenes.race.layout import GAP, MOST_CARS, RaceLayout, TowerStyle, race_layout
from formulad.ui.scenes.race.panelled import Panelled, Rooms
from formulad.ui.scenes.race.panels.action import ACTION, action_buttons
from formulad.ui.scenes.race.panels.boosts import boost_buttons
from formulad.ui.scenes.race.panels.dashboard import draw_dashboard
from formulad.ui.scenes.race.panels.engineer import (
    draw_engineer,
    engineer_rows,
    first_row,
)
from formulad.ui.scenes.race.panels.engineer_tab import engineer_tab
from formulad.ui.scenes.race.panels.legend import draw_legend
from formulad.ui.scenes.race.panels.lever import draw_gate, gear_buttons
from formulad.ui.scenes.race.panels.links import RuleLink, draw_link, link_at
from formulad.ui.scenes.race.panels.pool_changes import draw_pool_changes
from formulad.ui.scenes.race.panels.prompt import draw_prompt, prompt_place
from formulad.ui.scenes.race.panels.sheets import (
    WAY_OUT,
    draw_sheet_panel,
    sheet_place,
    sheet_widgets,
    way_out_button,
)
from formulad.ui.scenes.race.panels.street_driver import gift_chips
from formulad.ui.scenes.race.panels.timing import draw_timing, timing_place
from formulad.ui.scenes.race.panels.tools import tool_buttons
from formulad.ui.scenes.race.panels.tower import draw_sky_pulse, draw_tower, tower_sky
from formulad.ui.scenes.race.panels.tower_strip import draw_tower_strip, strip_sky
from formulad.ui.scenes.race.present.focus import rule_in_focus
from formulad.ui.scenes.race.sheet_views import ServiceSheet
from formulad.ui.scenes.race.stirrings import Stirrings
from formulad.ui.scenes.race.tabletop.sides import Side
from formulad.ui.widgets.marks import draw_focus_ring

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from formulad.tiled.circuit import Circuit
    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent
    from formulad.ui.motion import Amount
    from formulad.ui.outlines import Point
    from formulad.ui.scenes.race.panels.path_advice import DestinationRow
    from formulad.ui.scenes.race.surround import Passing
    from formulad.ui.scenes.race.views import MapView, RaceView
    from formulad.ui.widgets.base import Action, Widget


LEAST_BOARD = 130.0
"""How much of the board is left free, in units, if the race is to be seen there."""
LEAST_SHEET = 760.0
"""How wide the board has to be beside the timekeepers for what is to be decided."""
ENGINEER, LEGEND, TIMING, SHEET = _DRAWERS = ("engineer", "legend", "timing", "sheet")
"""The panels that come and go."""


def right_handed() -> bool:
    """Return that nobody asked for a dashboard for the left hand."""
    return False


class Hud(Panelled):
    """The panels of one race screen.

    The scene tells it what to show, hands it what the pointer does, and draws it over the board.
    """

    def __init__(
        self,
        circuit: Circuit,
        is_left_handed: Callable[[], bool] = right_handed,
        motion: Callable[[], Amount] = fully,
    ) -> None:
        """Put panels up.

        Args:
            circuit: where the race is driven.
            is_left_handed: tells whether the dashboard stands the other way round now.
            motion: tells how much may move.
        """
        super().__init__(circuit)
        self.stirrings = Stirrings(motion)
        """What moves on the panels for a moment."""
        self.layout: RaceLayout = race_layout((1920, 1080))
        self._is_left_handed = is_left_handed
        self._is_open = False
        self._view: RaceView | None = None
        self._first = 0
        """The first place to stop in sight."""
        self._on: tuple[bool, bool] = (True, False)
        self._on_dashboard: tuple[Widget, ...] = ()
        self._in_list: tuple[DestinationRow, ...] = ()
        self._over_board: tuple[Widget, ...] = ()
        self._on_sheet: tuple[Widget, ...] = ()
        self.timing: Rect | None = None
        """Where the timekeepers stand."""
        self._sheet: Rect | None = None
        """Where something lies over the board to be decided."""
        self._links: dict[str, tuple[object, tuple[RuleLink, ...]]] = {}
        """What panels showed when they were painted, and the words with a rule behind them."""
        """Words with a rule behind them, panel by panel."""
        self._pointer: Point = (-1.0, -1.0)
        self.goes_round = False
        """Whether the focus has left the big button."""

    # What there is to show

    def arrange(self, canvas: Canvas) -> None:
        """Lay the panels out for the size of a canvas."""
        self._size = canvas.size
        self._arrange()

    def toggle_engineer(self) -> None:
        """Open or fold the engineer, where he folds."""
        self._is_open = not self._is_open
        self._arrange()

    def show(self, view: RaceView, *, shows_reach: bool, shows_board: bool) -> None:
        """Show something else from now on.

        Args:
            view: the race.
            shows_reach: whether the board shows what a gear reaches.
            shows_board: whether the whole board is seen.
        """
        on = (shows_reach, shows_board)
        if view != self._view or on != self._on:
            self._view, self._on = view, on
            self._arrange()

    @property
    def clear(self) -> Rect:
        """The part of the free board on which neither a die nor the legend will lie."""
        free, tray = self._free_board, self.layout.tray
        height = min(free.bottom, tray.top - 8) - free.top
        return free if height < LEAST_BOARD else Rect(free.left, free.top, free.width, height)

    def covered(self, canvas: Canvas) -> list[Rect]:
        """Return where something stands over the board that nothing else should hide behind."""
        view = self._view
        places = [prompt_place(canvas, self.layout.prompt, view.prompt)] if view else []
        places += [w.rect for w in self._over_board if w.id == WAY_OUT]
        return [*places, *([self.timing] if self.timing else []), *self._panels]

    @property
    def _panels(self) -> list[Rect]:
        """The panels through which the board cannot be used."""
        layout = self.layout
        panels = [layout.tower, layout.dashboard, *layout.tools]
        panels += [rect for rect in (layout.minimap, layout.tab, self._sheet) if rect]
        return panels + ([layout.engineer] if layout.is_open else [])

    @property
    def rooms(self) -> Rooms:
        """Where something may appear over the board."""
        layout = self.layout
        return Rooms(self._question, layout.tray, layout.legend, self._toasts)

    @property
    def _question(self) -> Rect:
        """The room for what is asked, and for the button below it that does without."""
        buttons = [widget.rect for widget in self._over_board if widget.id == WAY_OUT]
        return self.layout.prompt.unionall(buttons)

    @property
    def _toasts(self) -> Rect:
        """The room for what was said: above what lies over the board, and below the clock."""
        room = self.layout.toasts
        top = room.top
        if self.timing:
            top = max(top, self.timing.bottom + 8)
        bottom = room.bottom if self._sheet is None else min(room.bottom, self._sheet.top - 10)
        return Rect(room.left, top, room.width, max(0.0, bottom - top))

    @property
    def _free_board(self) -> Rect:
        """The part of the board beside what lies over it, unless that leaves hardly anything."""
        board = self.layout.board
        bottom = self._sheet.top if self._sheet else board.bottom
        left = board.left
        if self.timing:
            left = self.timing.right
        if bottom - board.top < LEAST_BOARD or board.right - left < LEAST_BOARD:
            return board
        return Rect(left, board.top, board.right - left, bottom - board.top)

    # What players do

    def go_round(self, steps: int) -> None:
        """Bring the focus to the next button, tool or tab; what is chosen has ways of its own."""
        around = [w for w in (*self._on_dashboard, *self._over_board) if w.focusable]
        stops = [w.id for w in around if not w.id.startswith("gear-")]
        at = stops.index(self.form.focus) if self.form.focus in stops else 0
        self.form.focus = stops[(at + steps) % len(stops)]
        self.goes_round = self.form.focus != ACTION

    def come_back(self) -> None:
        """Bring the focus back to the big button."""
        self.goes_round = False
        self.form.focus = ACTION

    def handle(self, intent: Intent) -> Action | None:
        """Return what the player did to a panel."""
        if isinstance(intent, PointAt):
            self._pointer = intent.at
        return self.form.handle(intent)

    def rule_at(self, at: Point) -> str:
        """Return the rule behind the words at a place; empty if there is none."""
        link = link_at(self.links, at)
        return link.rule if link else ""

    @property
    def links(self) -> tuple[RuleLink, ...]:
        """The words with a rule behind them; none of a panel that is about to be painted anew."""
        if self._view is None:
            return ()
        shown: dict[str, object] = {"prompt": self._view.prompt}
        if self.layout.is_open:
            shown[ENGINEER] = (self._view.engineer, self._first)
        painted = {name: self._links[name] for name in shown if name in self._links}
        current = (links for name, (told, links) in painted.items() if told == shown[name])
        return tuple(chain.from_iterable(current))

    @property
    def rule_in_focus(self) -> str:
        """The rule behind what is looked at."""
        return rule_in_focus(self._view) if self._view else ""

    @property
    def hovered(self) -> str:
        """The id of what the pointer is over; empty if it is nothing that can be used."""
        return self.form.hovered

    def part_at(self, at: Point) -> str:
        """Return `lever` or `list` where the wheel goes through choices; else nothing."""
        if self.layout.parts.lever.collidepoint(at):
            return "lever"
        inside = self.layout.is_open and self.layout.engineer.collidepoint(at)
        return "list" if inside and self._in_list else ""

    def is_driver(self, at: Point) -> bool:
        """Return whether a place belongs to the panel of who drives."""
        return self.layout.parts.driver.collidepoint(at)

    def use(self, widget: str) -> None:
        """Do nothing: nobody sits around these panels."""

    def side_of(self, widget: str) -> Side:
        """Return the side of who sits before the screen."""
        del widget
        return Side.BOTTOM

    # Drawing

    def draw(self, canvas: Canvas, passing: Passing) -> tuple[RuleLink, ...]:
        """Draw every panel over the board, and a ring around what has the focus."""
        self._kept.begin(restless=passing.restless)
        if self._view:
            self._draw_panels(canvas, self._view, passing.map)
        return self._draw_passing(canvas, passing)

    def _draw_panels(self, canvas: Canvas, view: RaceView, shown: MapView) -> None:
        self._draw_tower(canvas, view)
        if self.layout.minimap:
            self._minimap.draw(canvas, self.palette(canvas), self.layout.minimap, shown)
        self._draw_prompt_and_legend(canvas, view)
        self._draw_timing(canvas, view)
        self._draw_sheet(canvas, view)
        self._draw_leaving(canvas, LEGEND, TIMING, SHEET)
        self._draw_dashboard(canvas, view)
        if self.layout.is_open:
            self._draw_engineer(canvas, view)
        self._draw_leaving(canvas, ENGINEER)
        self._draw_widgets(canvas, self._over_board)
        link = link_at(self.links, self._pointer)
        if link:
            draw_link(canvas, self.palette(canvas), link)
        self.form.draw_focus(canvas, self.palette(canvas))

    def _arrange(self) -> None:
        cars = len(self._view.tower.rows) if self._view else MOST_CARS
        has_sky = self._view is not None and self._view.tower.sky is not None
        self.layout = race_layout(
            self._size,
            cars=cars,
            is_open=self._is_open,
            has_sky=has_sky,
            has_boosts=self._view is not None and self._view.dashboard.boosts is not None,
            is_left_handed=self._is_left_handed(),
        )
        self._offer()

    def _offer(self) -> None:
        """Lay out all that can be used: gears, buttons, places to stop, tools, tab."""
        view, layout, parts = self._view, self.layout, self.layout.parts
        if view is None:
            return
        self._first = first_row(layout.engineer, view.engineer, self._first)
        gears = gear_buttons(parts.lever, view.dashboard)
        boosts = boost_buttons(parts.boosts, view.dashboard.boosts) if parts.boosts else ()
        gifts = gift_chips(parts.driver, view.dashboard)
        actions = action_buttons(parts.action, view.action)
        self._on_dashboard = (*gears, *boosts, *gifts, *actions)
        rows = engineer_rows(layout.engineer, view.engineer, self._first)
        self._in_list = rows if layout.is_open else ()
        shows_reach, shows_board = self._on
        tools = tool_buttons(layout.tools, shows_reach=shows_reach, shows_board=shows_board)
        self._over_board = tools
        if layout.tab:
            tab = engineer_tab(layout.tab, view.engineer, is_open=layout.is_open)
            self._over_board = (*tools, tab)
        if view.way_out:
            button = way_out_button(layout.prompt, layout.board, view.way_out)
            self._over_board = (*self._over_board, button)
        self.timing, self._sheet = self._over_each_other(view)
        on_sheet = sheet_widgets(self._sheet, view.sheet) if self._sheet and view.sheet else ()
        self._on_sheet = on_sheet
        widgets = (*self._on_dashboard, *self._in_list, *on_sheet, *self._over_board)
        focus = self.form.focus if self.goes_round else ACTION
        self.form.show(widgets, focus=focus)
        self.stirrings.lay(self._drawers(view))

    def _drawers(self, view: RaceView) -> Iterator[str]:
        """Yield the panels that are there now, of those that come and go."""
        there = {
            ENGINEER: self.layout.is_open,
            LEGEND: view.legend,
            TIMING: self.timing is not None,
            SHEET: self._sheet is not None,
        }
        return (name for name, is_there in there.items() if is_there)

    def _over_each_other(self, view: RaceView) -> tuple[Rect | None, Rect | None]:
        """Return where the timekeepers stand and where a sheet lies, not over each other.

        The sheet lies beside them if the board is wide enough; otherwise they are shorter.
        """
        board = self.layout.board
        timing = timing_place(board, view.timing) if view.timing else None
        sheet = sheet_place(board, view.sheet) if view.sheet else None
        if not (view.sheet and timing and sheet and sheet.colliderect(timing)):
            return timing, sheet
        left = timing.right + GAP
        beside = Rect(left, board.top, board.right - left, board.height)
        if beside.width >= LEAST_SHEET:
            return timing, sheet_place(beside, view.sheet)
        height = max(0.0, sheet.top - 8 - timing.top)
        return Rect(timing.left, timing.top, timing.width, height), sheet

    def _draw_tower(self, canvas: Canvas, view: RaceView) -> None:
        rect, style = self.layout.tower, self.layout.tower_style

        def paint() -> None:
            if style is TowerStyle.STRIP:
                draw_tower_strip(canvas, self.palette(canvas), rect, view.tower)
                return
            is_narrow = style is TowerStyle.NARROW
            draw_tower(canvas, self.palette(canvas), rect, view.tower, is_narrow=is_narrow)

        self._keep(canvas, "tower", rect, view.tower, paint)
        if view.tower.sky and self.stirrings.pulse < 1:
            place = strip_sky if style is TowerStyle.STRIP else tower_sky
            draw_sky_pulse(
                canvas, place(canvas, rect, view.tower), view.tower.sky, self.stirrings.pulse
            )

    def _draw_prompt_and_legend(self, canvas: Canvas, view: RaceView) -> None:
        palette, prompt, legend = self.palette(canvas), self.layout.prompt, self.layout.legend

        def paint_prompt() -> None:
            draw_prompt(canvas, palette, prompt, view.prompt)
            place = prompt_place(canvas, prompt, view.prompt)
            rule = self.rule_in_focus if view.prompt.is_warning else ""
            self._links["prompt"] = view.prompt, (RuleLink(place, rule),)

        def paint_legend() -> None:
            draw_legend(canvas, palette, legend)

        self._keep(canvas, "prompt", prompt, view.prompt, paint_prompt)
        if view.legend:
            self._keep(canvas, LEGEND, legend, None, paint_legend)

    def _draw_timing(self, canvas: Canvas, view: RaceView) -> None:
        timing = view.timing
        if timing is None or self.timing is None:
            return
        rect = self.timing

        def paint() -> None:
            draw_timing(canvas, self.palette(canvas), rect, timing)

        self._keep(canvas, TIMING, rect, timing, paint)

    def _draw_sheet(self, canvas: Canvas, view: RaceView) -> None:
        sheet, rect = view.sheet, self._sheet
        if sheet is None or rect is None:
            return

        def paint() -> None:
            draw_sheet_panel(canvas, self.palette(canvas), rect, sheet)
            self._draw_widgets(canvas, self._on_sheet)

        self._keep(canvas, SHEET, rect, (sheet, self._looks(self._on_sheet)), paint)
        if canvas.in_use.device.needs_focus and isinstance(sheet, ServiceSheet):
            line = next(widget for widget in self._on_sheet if widget.id == sheet.focus)
            draw_focus_ring(canvas, line.rect, line.radius, self.palette(canvas))

    def _draw_dashboard(self, canvas: Canvas, view: RaceView) -> None:
        rect, parts = self.layout.dashboard, self.layout.parts

        def paint() -> None:
            draw_dashboard(canvas, self.palette(canvas), rect, parts, view.dashboard)
            draw_gate(canvas, self.palette(canvas), parts.lever, view.dashboard.gear_note)
            self._draw_widgets(canvas, self._on_dashboard)

        shown = (view.dashboard, self._on_dashboard, self._looks(self._on_dashboard))
        self._keep(canvas, "dashboard", rect, shown, paint)
        changes = self.stirrings.pools.changes
        draw_pool_changes(canvas, parts.pools, view.dashboard.pools, changes)

    def _draw_engineer(self, canvas: Canvas, view: RaceView) -> None:
        rect = self.layout.engineer

        def paint() -> None:
            links = draw_engineer(canvas, self.palette(canvas), rect, view.engineer, self._first)
            self._draw_widgets(canvas, self._in_list)
            rows = (link for row in self._in_list for link in row.links(canvas))
            self._links[ENGINEER] = told, (*links, *rows)

        told = (view.engineer, self._first)
        self._keep(canvas, ENGINEER, rect, (told, self._looks(self._in_list)), paint)

    def _draw_leaving(self, canvas: Canvas, *panels: str) -> None:
        """Draw panels that slide out, as they were seen last."""
        for name in panels:
            if name in self.stirrings.leaving and (rect := self._kept.place(canvas, name)):
                self._kept.draw_again(canvas, name, self._slid(canvas, name, rect))

    def _slid(self, canvas: Canvas, name: str, rect: Rect) -> Point:
        """Return how far a panel is from its place: it goes behind the nearest edge or panel."""
        away, area = self.stirrings.away(name), canvas.area
        if name == TIMING:
            return (0.0, away * (area.top - rect.bottom))
        if name == ENGINEER and self.layout.tower_style is not TowerStyle.STRIP:
            return (away * (area.right - rect.left), 0.0)
        below = area.bottom if name == ENGINEER else self.layout.dashboard.top
        return (0.0, away * (below - rect.top))

    def _keep(
        self,
        canvas: Canvas,
        name: str,
        rect: Rect,
        shown: object,
        paint: Callable[[], None],
    ) -> None:
        away = self._slid(canvas, name, rect) if name in _DRAWERS else (0.0, 0.0)
        self._kept.draw(canvas, name, rect, (shown, canvas.in_use), paint, away)

    def _draw_widgets(self, canvas: Canvas, widgets: Sequence[Widget]) -> None:
        for widget in widgets:
            widget.draw(canvas, self.palette(canvas), self.form.look(widget.id))

    def _looks(self, widgets: Sequence[Widget]) -> Hashable:
        return tuple(self.form.look(widget.id) for widget in widgets)
