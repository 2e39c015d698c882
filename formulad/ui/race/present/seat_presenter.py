"""Seat presenter: all drivers, for the cards around a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.present.pool_presenter import pool_views
from formulad.ui.race.present.tower_presenter import tower_view
from formulad.ui.race.views.panel_views import SeatView

if TYPE_CHECKING:
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.panels.toasts import Toasts


def seat_views(moment: Moment, toasts: Toasts) -> tuple[SeatView, ...]:
    """Return every driver with what was last said of him; what is about nobody, all are told."""
    rows = {row.number: row for row in tower_view(moment).rows}
    said = {toast.entry.number: toast.entry.line.text for toast in toasts.shown}
    return tuple(
        SeatView(
            entrant.name,
            rows[entrant.number],
            pool_views(moment, seat),
            entrant.is_human,
            said.get(entrant.number) or said.get(None, ""),
        )
        for seat, entrant in enumerate(moment.seats)
    )
