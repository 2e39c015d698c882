"""Sliding panels: the engineer, the legend, the timekeepers, and what is to be decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.desk.desk_layout import TowerStyle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.desk.desk_layout import RaceLayout
    from formulad.ui.race.desk.panel_placement import Standing
    from formulad.ui.race.views.panel_views import RaceView
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.outlines import Point

ENGINEER, LEGEND, TIMING, SHEET = DRAWERS = ("engineer", "legend", "timing", "sheet")
"""Their names, by which their pictures are kept."""


def drawers_there(view: RaceView, standing: Standing) -> Iterator[str]:
    """Yield the panels that are there now, of those that come and go."""
    there = {
        ENGINEER: standing.layout.is_open,
        LEGEND: view.legend,
        TIMING: standing.timing is not None,
        SHEET: standing.sheet is not None,
    }
    return (name for name, is_there in there.items() if is_there)


def slid(canvas: Canvas, layout: RaceLayout, name: str, rect: Rect, away: float) -> Point:
    """Return how far a panel is from its place: it goes behind the nearest edge or panel.

    Args:
        canvas: where it is seen.
        layout: where what stays stands.
        name: which of the panels that come and go.
        rect: its place.
        away: how much of its way it has gone, from 0, there, to 1, out of sight.
    """
    area = canvas.area
    if name == TIMING:
        return (0.0, away * (area.top - rect.bottom))
    if name == ENGINEER and layout.tower_style is not TowerStyle.STRIP:
        return (away * (area.right - rect.left), 0.0)
    below = area.bottom if name == ENGINEER else layout.dashboard.top
    return (0.0, away * (below - rect.top))
