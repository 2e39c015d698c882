"""Moment of a table: the race as a table shows it, for all that tells of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.model.offers import PLACES, Throw
from formulad.ui.race.model.shown_moment import Moment
from formulad.ui.race.scene.board_staging import tray_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.agreed.setup import Entrant
    from formulad.ui.race.model.event_beats import DieBeat
    from formulad.ui.race.model.selection import Selection
    from formulad.ui.race.model.street_cast import Cast
    from formulad.ui.race.panels.dice_tray import TrayView
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
        is_delayed=table.is_delayed,
    )


def lying_die(table: RaceTable, seats: Sequence[Entrant]) -> TrayView | None:
    """Return the die that lies on the table, as long as it matters."""
    playback = table.playback
    die = playback.last_die
    if die is None or playback.falling or not _is_of_now(die, table):
        return None
    return tray_of(die, seats)


def _is_of_now(die: DieBeat, table: RaceTable) -> bool:
    """Return whether a die still matters: a person who is asked wants no other's."""
    if not table.waits_for_person:
        return True
    return table.awaiting in PLACES and die.car == table.shown.seat
