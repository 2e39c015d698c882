"""Race presenter: the whole screen around the board, as views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.present.boost_presenter import refusal_in_focus
from formulad.ui.race.present.dashboard_presenter import dashboard_view
from formulad.ui.race.present.engineer_presenter import engineer_view
from formulad.ui.race.present.hint_level import with_hints
from formulad.ui.race.present.modal_presenter import sheet_of, way_out_of
from formulad.ui.race.present.question_presenter import action_view, prompt_view
from formulad.ui.race.present.seat_presenter import seat_views
from formulad.ui.race.present.timing_presenter import timing_view
from formulad.ui.race.present.tower_presenter import tower_view
from formulad.ui.race.views.panel_views import RaceView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.panels.toasts import Toasts
    from formulad.ui.race.views.engineer_views import LogEntry

LOG_SHOWN = 40
"""How many lines of the log the screen may need."""


class Presenter:
    """Tells what stands around the board, anew only when something of it has changed."""

    def __init__(self) -> None:
        self._told: tuple[object, ...] = ()
        self._view: RaceView | None = None

    def view(
        self,
        moment: Moment,
        log: Sequence[LogEntry],
        at_table: Toasts | None = None,
    ) -> RaceView:
        """Return what stands around the board, as `race_view` does: the same while it is the same.

        Nothing but what is compared here may have a say in it.
        """
        said = tuple(toast.entry for toast in at_table.shown) if at_table else None
        told = (moment, tuple(log[:LOG_SHOWN]), said)
        if self._view is None or told != self._told:
            self._told, self._view = told, race_view(moment, log, at_table)
        return self._view


def race_view(
    moment: Moment,
    log: Sequence[LogEntry],
    at_table: Toasts | None = None,
) -> RaceView:
    """Return what stands around the board.

    Args:
        moment: the race as it is shown.
        log: what was told, newest first.
        at_table: what was said a moment ago, where people sit around a table.
    """
    view = RaceView(
        tower=tower_view(moment),
        dashboard=dashboard_view(moment),
        prompt=prompt_view(moment),
        engineer=engineer_view(moment, log[:LOG_SHOWN]),
        action=action_view(moment),
        legend=(bool(moment.gear) or moment.is_path) and not moment.is_entered,
        has_heat=bool(moment.heat),
        sheet=sheet_of(moment),
        way_out=way_out_of(moment),
        timing=timing_view(moment),
        seats=seat_views(moment, at_table) if at_table else (),
        boost_rule=refusal.rule if (refusal := refusal_in_focus(moment)) else "",
    )
    return with_hints(view, moment)
