"""The dashboard: driver, wear points and corner. Lever and action are parts of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.panels.boost_panel import draw_boosts
from formulad.ui.race.panels.corner_panel import draw_corner
from formulad.ui.race.panels.driver_panel import draw_driver
from formulad.ui.race.panels.street_driver import draw_street_driver
from formulad.ui.race.panels.wear_pools import Since, draw_pools

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.desk.desk_layout import DashboardParts
    from formulad.ui.race.views.panel_views import DashboardView
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette


def draw_dashboard(
    canvas: Canvas, palette: Palette, rect: Rect, parts: DashboardParts, view: DashboardView
) -> Iterator[None]:
    """Draw the dashboard with all that can only be read, in steps."""
    canvas.panel(rect, palette, radius=18)
    if view.is_street:
        draw_street_driver(canvas, parts.driver, view)
    else:
        draw_driver(canvas, parts.driver, view)
    yield
    since = Since(view.since, hurts=view.since_hurts)
    draw_pools(canvas, palette, parts.pools, view.pools, view.note, since)
    yield
    if parts.boosts:
        draw_boosts(canvas, palette, parts.boosts, view.boosts)
    draw_corner(canvas, palette, parts.corner, view.corner)
