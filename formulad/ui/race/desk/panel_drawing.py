"""Drawing of the panels of a race over its board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen
from formulad.ui.race.desk.dashboard_panels import draw_dashboard
from formulad.ui.race.desk.desk_layout import TowerStyle
from formulad.ui.race.desk.sliding_panels import (
    DRAWERS,
    ENGINEER,
    LEGEND,
    SHEET,
    TIMING,
    slid,
)
from formulad.ui.race.panels.engineer import draw_engineer, plan_engineer
from formulad.ui.race.panels.gear_lever import draw_gate
from formulad.ui.race.panels.legend import draw_legend
from formulad.ui.race.panels.modal_panels import draw_sheet_panel
from formulad.ui.race.panels.pool_changes import draw_pool_changes
from formulad.ui.race.panels.prompt import draw_prompt, prompt_place
from formulad.ui.race.panels.race_log import draw_log
from formulad.ui.race.panels.rule_links import RuleLink
from formulad.ui.race.panels.timing_panel import draw_timing
from formulad.ui.race.panels.timing_tower import draw_sky_pulse, draw_tower, tower_sky
from formulad.ui.race.panels.tower_strip import draw_tower_strip, strip_sky
from formulad.ui.race.present.rule_in_focus import rule_in_focus
from formulad.ui.race.views.modal_views import ServiceSheet
from formulad.ui.toolkit.widgets.key_caps import draw_focus_ring
from formulad.ui.toolkit.widgets.widget import draw_looking

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from formulad.ui.race.desk.desk_layout import RaceLayout
    from formulad.ui.race.desk.panel_placement import Standing
    from formulad.ui.race.desk.usable_widgets import Offered
    from formulad.ui.race.panels.minimap import Minimap
    from formulad.ui.race.panels.panel_animations import PanelAnimations
    from formulad.ui.race.panels.panel_cache import KeptPanels, Paint
    from formulad.ui.race.panels.rule_links import PaintedLinks
    from formulad.ui.race.views.panel_views import MapView, RaceView
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look, Widget

PROMPT, LOG = "prompt", "log"


class Shown(Frozen):
    """What the panels show in one picture of the screen."""

    view: RaceView
    standing: Standing
    offered: Offered
    palette: Palette

    @property
    def layout(self) -> RaceLayout:
        """The places of the panels that always stand there."""
        return self.standing.layout


class PanelDrawing(Frozen):
    """Draws the panels, each anew only when what it shows has changed."""

    kept: KeptPanels
    minimap: Minimap
    panel_animations: PanelAnimations
    links: PaintedLinks
    look: Callable[[str], Look]
    """Tells what the pointer and the focus do to a widget now."""

    def draw(self, canvas: Canvas, shown: Shown, cars: MapView) -> None:
        """Draw every panel; those that come and go slide behind those that stay."""
        self._draw_tower(canvas, shown)
        if shown.layout.minimap:
            self.minimap.draw(canvas, shown.palette, shown.layout.minimap, cars)
        self._draw_prompt_and_legend(canvas, shown)
        self._draw_timing(canvas, shown)
        self._draw_sheet(canvas, shown)
        self._draw_leaving(canvas, shown, LEGEND, TIMING, SHEET)
        self._draw_dashboard(canvas, shown)
        if shown.layout.is_open:
            self._draw_engineer(canvas, shown)
        self._draw_leaving(canvas, shown, ENGINEER)
        self._draw_widgets(canvas, shown, shown.offered.over_board)

    def _draw_tower(self, canvas: Canvas, shown: Shown) -> None:
        rect, style, tower = shown.layout.tower, shown.layout.tower_style, shown.view.tower

        def paint() -> Iterator[None] | None:
            if style is TowerStyle.STRIP:
                draw_tower_strip(canvas, shown.palette, rect, tower)
                return None
            is_narrow = style is TowerStyle.NARROW
            return draw_tower(canvas, shown.palette, rect, tower, is_narrow=is_narrow)

        self._keep(canvas, shown, "tower", rect, tower, paint)
        if tower.sky and self.panel_animations.pulse < 1:
            place = strip_sky if style is TowerStyle.STRIP else tower_sky
            draw_sky_pulse(
                canvas, place(canvas, rect, tower), tower.sky, self.panel_animations.pulse
            )

    def _draw_prompt_and_legend(self, canvas: Canvas, shown: Shown) -> None:
        view, palette = shown.view, shown.palette
        prompt, legend = shown.layout.prompt, shown.layout.legend

        def paint_prompt() -> None:
            draw_prompt(canvas, palette, prompt, view.prompt)
            place = prompt_place(canvas, prompt, view.prompt)
            rule = rule_in_focus(view) if view.prompt.is_warning else ""
            self.links.note(PROMPT, view.prompt, (RuleLink(place, rule),))

        def paint_legend() -> None:
            draw_legend(canvas, palette, legend, has_heat=view.has_heat)

        self._keep(canvas, shown, PROMPT, prompt, view.prompt, paint_prompt)
        if view.legend:
            self._keep(canvas, shown, LEGEND, legend, view.has_heat, paint_legend)

    def _draw_timing(self, canvas: Canvas, shown: Shown) -> None:
        timing, rect = shown.view.timing, shown.standing.timing
        if timing is None or rect is None:
            return

        def paint() -> None:
            draw_timing(canvas, shown.palette, rect, timing)

        self._keep(canvas, shown, TIMING, rect, timing, paint)

    def _draw_sheet(self, canvas: Canvas, shown: Shown) -> None:
        sheet, rect = shown.view.sheet, shown.standing.sheet
        on_sheet = shown.offered.on_sheet
        if sheet is None or rect is None:
            return

        def paint() -> None:
            draw_sheet_panel(canvas, shown.palette, rect, sheet)
            self._draw_widgets(canvas, shown, on_sheet)

        self._keep(canvas, shown, SHEET, rect, (sheet, self._looks(on_sheet)), paint)
        if canvas.rings_focus and isinstance(sheet, ServiceSheet):
            line = next(widget for widget in on_sheet if widget.id == sheet.focus)
            draw_focus_ring(canvas, line.rect, line.radius, shown.palette)

    def _draw_dashboard(self, canvas: Canvas, shown: Shown) -> None:
        rect, parts = shown.layout.dashboard, shown.layout.parts
        view, on_dashboard = shown.view.dashboard, shown.offered.on_dashboard

        def paint() -> Iterator[None]:
            yield from draw_dashboard(canvas, shown.palette, rect, parts, view)
            yield
            draw_gate(canvas, shown.palette, parts.lever, view.gear_note)
            self._draw_widgets(canvas, shown, on_dashboard)

        told = (view, on_dashboard, self._looks(on_dashboard))
        self._keep(canvas, shown, "dashboard", rect, told, paint)
        draw_pool_changes(canvas, parts.pools, view.pools, self.panel_animations.pools.changes)

    def _draw_engineer(self, canvas: Canvas, shown: Shown) -> None:
        rect, rows, first = shown.layout.engineer, shown.offered.in_list, shown.offered.first
        view = shown.view.engineer
        buttons = shown.offered.at_engineer

        def paint() -> Iterator[None]:
            links = yield from draw_engineer(canvas, shown.palette, rect, view, first)
            yield
            self._draw_widgets(canvas, shown, (*rows, *buttons))
            yield  # the log, which may have another place by now, is painted with the last step
            in_rows = (link for row in rows for link in row.links(canvas))
            self.links.note(ENGINEER, told, (*links, *in_rows))

        told = (view.beside_log, first)
        looks = self._looks((*rows, *buttons))
        self._keep(canvas, shown, ENGINEER, rect, (told, looks), paint)
        self._draw_log(canvas, shown)

    def _draw_log(self, canvas: Canvas, shown: Shown) -> None:
        """Draw the log on the panel of the engineer; it stays if that is to leave it other room."""
        view, arriving = shown.view.engineer, self.panel_animations.arriving
        rect = plan_engineer(shown.layout.engineer, view).log

        def paint() -> None:
            links = draw_log(canvas, shown.palette, rect, view.log, arriving, view.lying)
            self.links.note(LOG, (*told, rect), links)

        told = (view.log, view.lying)
        away = self._away(canvas, shown, ENGINEER, shown.layout.engineer)
        if self.kept.waits(ENGINEER) and self.kept.place(canvas, LOG):
            self.kept.draw_again(canvas, LOG, away)
        else:
            self.kept.draw(canvas, LOG, rect, (told, arriving, canvas.in_use), paint, away)

    def _draw_leaving(self, canvas: Canvas, shown: Shown, *panels: str) -> None:
        """Draw panels that slide out, as they were seen last."""
        for name in panels:
            if name in self.panel_animations.leaving and (rect := self.kept.place(canvas, name)):
                away = self._away(canvas, shown, name, rect)
                self.kept.draw_again(canvas, name, away)
                if name == ENGINEER and self.kept.place(canvas, LOG):
                    self.kept.draw_again(canvas, LOG, away)

    def _keep(
        self,
        canvas: Canvas,
        shown: Shown,
        name: str,
        rect: Rect,
        told: object,
        paint: Paint,
    ) -> None:
        away = self._away(canvas, shown, name, rect) if name in DRAWERS else (0.0, 0.0)
        self.kept.draw(canvas, name, rect, (told, canvas.in_use), paint, away)

    def _away(self, canvas: Canvas, shown: Shown, drawer: str, rect: Rect) -> Point:
        return slid(canvas, shown.layout, drawer, rect, self.panel_animations.away(drawer))

    def _draw_widgets(self, canvas: Canvas, shown: Shown, widgets: Sequence[Widget]) -> None:
        for widget in widgets:
            draw_looking(widget, canvas, shown.palette, self.look(widget.id))

    def _looks(self, widgets: Sequence[Widget]) -> Hashable:
        return tuple(self.look(widget.id) for widget in widgets)
