"""Moment of a table: the race as a table shows it, for all that tells of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.model.offers import Throw
from formulad.ui.race.model.shown_moment import Moment

if TYPE_CHECKING:
    from formulad.ui.race.model.selection import Selection
    from formulad.ui.race.model.street_cast import Cast
    from formulad.ui.race.play.race_table import RaceTable


def moment_of(table: RaceTable, selection: Selection, cast: Cast) -> Moment:
    """Return the race as a table shows it, with what is about to be chosen."""
    playback = table.playback
    return Moment(
        game=table.game,
        seats=table.setup.seats,
        state=table.shown,
        due=table.due,
        selection=selection,
        is_waiting=table.waits_for_person,
        may_undo=table.may_undo,
        last_die=playback.last_die,
        falling=playback.falling,
        is_entered=table.awaiting is Throw.PLAYERS,
        seconds=int(table.stopwatch.seconds),
        trials=table.trials,
        spent=tuple(playback.spent),
        since=table.since,
        cast=cast,
    )
