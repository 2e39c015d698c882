"""Replay display around the board: tower, log, time line, buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.desk.desk_layout import TowerStyle
from formulad.ui.race.desk.panelled_hud import Panelled, Rooms
from formulad.ui.race.panels.prompt import draw_prompt, prompt_place
from formulad.ui.race.panels.race_log import draw_log
from formulad.ui.race.panels.rule_links import RuleLink, draw_link, link_at
from formulad.ui.race.panels.timing_tower import draw_tower, header_height, row_height
from formulad.ui.race.panels.tower_strip import draw_tower_strip
from formulad.ui.race.replay.replay_controls import Watched, controls, time_line
from formulad.ui.race.replay.replay_layout import replay_places
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.list_row import Spot

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.desk.board_surround import Passing
    from formulad.ui.race.replay.time_line import TimeLine
    from formulad.ui.race.views.engineer_views import LogEntry
    from formulad.ui.race.views.panel_views import MapView, PromptView, TowerView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.widgets.widget import Widget

ZOOM, BOARD, REPORT, MOMENT, LEAVE = "zoom", "board", "report", "moment", "leave"
_ICONS = {ZOOM: "zoom", BOARD: "map", REPORT: "chart", MOMENT: "menu", LEAVE: "cross"}
_LOG_PADDING = 14.0


@frozen
class FollowCar:
    """Follow the car of a number; one that is followed already, no longer."""

    number: int


@frozen
class ReplayView:
    """What is shown around the board."""

    tower: TowerView
    log: tuple[LogEntry, ...]
    prompt: PromptView
    lying: LogEntry | None = None
    """The line of the die that lies on the tray: a roll is shown once."""


class ReplayHud(Panelled):
    """The panels around the board."""

    def __init__(self, circuit: Circuit, *, lacks: Collection[str] = ()) -> None:
        """Arrange panels around a circuit, without the tools that it lacks."""
        super().__init__(circuit)
        self._icons = {n: icon for n, icon in _ICONS.items() if n not in lacks}
        self._view: ReplayView | None = None
        self._watched: Watched | None = None
        self._links: tuple[RuleLink, ...] = ()
        self.pointer: Point = (-1.0, -1.0)
        """Where the pointer is: a line of the log under it is underlined."""
        self.places = replay_places(self._size, 10, has_sky=False, tools=len(self._icons))

    def arrange(self, canvas: Canvas) -> None:
        """Lay the panels out for the size of a canvas."""
        self._size = canvas.size
        self._lay_out()

    def show(self, view: ReplayView, watched: Watched, focus: str = "") -> None:
        """Show something else from now on."""
        self._view, self._watched = view, watched
        self._lay_out(focus)

    @property
    def rooms(self) -> Rooms:
        """Where something may appear over the board; no legend is needed."""
        places = self.places
        no_legend = Rect(places.tray.right, places.tray.top, 0, 0)
        return Rooms(places.prompt, places.tray, no_legend, places.toasts)

    @property
    def hand(self) -> Point:
        """Dice are thrown from the foot of the board."""
        board = self.places.board
        return (board.centerx, board.bottom)

    @property
    def clear(self) -> Rect:
        """The part of the board on which no die will lie."""
        return self.places.clear

    @property
    def _free_board(self) -> Rect:
        """The part of the board that no panel covers."""
        return self.places.board

    @property
    def line(self) -> TimeLine | None:
        """The time line, once there is something to show."""
        return time_line(self.places.panel, self._watched) if self._watched else None

    def covered(self, canvas: Canvas) -> list[Rect]:
        """Return where something stands over the board that nothing else should hide behind."""
        view = self._view
        titles = [prompt_place(canvas, self.places.prompt, view.prompt)] if view else []
        return [*titles, *self._panels]

    def rule_at(self, at: Point) -> str:
        """Return the rule behind a line of the log; empty if there is none."""
        link = link_at(self._links, at)
        return link.rule if link else ""

    def draw(self, canvas: Canvas, passing: Passing) -> tuple[RuleLink, ...]:
        """Draw every panel over the board, and a ring around what the keys go to."""
        self._kept.begin(passing.effort)
        if self._view and self._watched:
            self._draw_panels(canvas, self._view, passing.map)
        said = self._draw_passing(canvas, passing)
        if self.line:
            self.line.draw_words(canvas, self.palette(canvas))
        return said

    def _draw_panels(self, canvas: Canvas, view: ReplayView, shown: MapView) -> None:
        places, palette = self.places, self.palette(canvas)
        self._draw_tower(canvas, view)
        if places.minimap:
            self._minimap.draw(canvas, palette, places.minimap, shown)
        draw_prompt(canvas, palette, places.prompt, view.prompt)
        self._draw_log(canvas, view)
        canvas.panel(places.panel, palette, radius=18)
        for widget in self.form.widgets:
            self.form.draw_widget(widget, canvas, palette)
        if self.line:
            self.line.draw_words(canvas, palette)
        if link := link_at(self._links, self.pointer):
            draw_link(canvas, palette, link)
        self.form.draw_focus(canvas, palette)

    @property
    def _panels(self) -> list[Rect]:
        """The panels through which the board cannot be used."""
        places = self.places
        found = [places.tower, places.log, places.panel, *places.tools]
        return [*found, places.minimap] if places.minimap else found

    def _lay_out(self, focus: str = "") -> None:
        view, watched = self._view, self._watched
        if view is None or watched is None:
            return
        cars, has_sky = len(view.tower.rows), view.tower.sky is not None
        icons = self._icons
        self.places = replay_places(self._size, cars, has_sky=has_sky, tools=len(icons))
        tools = (
            Button(n, r, "", icon=icons[n]) for n, r in zip(icons, self.places.tools, strict=True)
        )
        widgets = [*controls(self.places.panel, watched), *self._rows(view), *tools]
        self.form.show(widgets, focus)

    def _rows(self, view: ReplayView) -> list[Widget]:
        """Return the rows of the tower: who is clicked is followed."""
        tower = self.places.tower
        if self.places.tower_style is TowerStyle.STRIP:
            return []
        top = header_height(view.tower)
        height = row_height(tower, len(view.tower.rows), top)
        return [
            Spot(
                f"car-{row.number}",
                Rect(tower.left + 4, tower.top + top + index * height, tower.width - 8, height),
                command=FollowCar(row.number),
            )
            for index, row in enumerate(view.tower.rows)
        ]

    def _draw_tower(self, canvas: Canvas, view: ReplayView) -> None:
        rect, style, palette = self.places.tower, self.places.tower_style, self.palette(canvas)

        def paint() -> Iterator[None] | None:
            if style is TowerStyle.STRIP:
                draw_tower_strip(canvas, palette, rect, view.tower)
                return None
            is_narrow = style is TowerStyle.NARROW
            return draw_tower(canvas, palette, rect, view.tower, is_narrow=is_narrow)

        self._kept.draw(canvas, "tower", rect, view.tower, paint)

    def _draw_log(self, canvas: Canvas, view: ReplayView) -> None:
        rect, palette = self.places.log, self.palette(canvas)

        def paint() -> None:
            canvas.panel(rect, palette, radius=18)
            inner = rect.inflate(-2 * _LOG_PADDING, -2 * _LOG_PADDING)
            self._links = draw_log(canvas, palette, inner, view.log, lying=view.lying)

        self._kept.draw(canvas, "log", rect, (view.log, view.lying), paint)
