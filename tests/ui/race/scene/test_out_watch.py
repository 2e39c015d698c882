from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from formulad.kernel.chance import ScriptedLuck
from formulad.kernel.game import Outcome, Step
from formulad.kernel.match import Match
from formulad.kernel.record import Played
from formulad.kernel.values import replace
from formulad.race.car import Part, Status
from formulad.race.events import CarEliminated, Cause, CornerOvershot, Event, WearLost
from formulad.race.road.track import CellId
from formulad.ui.race.scene.out_watch import TO_RESULT, WATCH_FAST, OutWatch
from formulad.ui.shell.dialog import Dialog
from formulad.ui.shell.scene import Push
from tests.ui.race.play.test_race_table import a_table

if TYPE_CHECKING:
    from formulad.ui.race.play.race_table import RaceTable


def with_one_out(table: RaceTable, seat: int = 0) -> None:
    """Take a car out, as if that had just been seen."""
    state = table.shown
    out = replace(state.cars[seat], status=Status.OUT)
    after = replace(state, cars=state.cars_with(seat, out), retired=(seat,), at=1 - seat)
    events: tuple[Event, ...] = (
        CornerOvershot(seat, "c1", 3),
        WearLost(seat, Part.TYRES, 3, Cause.OVERSHOOT, 0),
        CarEliminated(seat, Cause.OVERSHOOT, CellId(9)),
    )
    played = (*table.match.played, Played(Outcome(1), Step(after, events)))
    table.match = Match(table.game, ScriptedLuck(()), played=played)
    table.shown = after


def a_watch(kinds: str) -> tuple[RaceTable, OutWatch]:
    table = a_table(*[10] * 40, kinds=kinds)
    table.skip()
    seconds = count()
    return table, OutWatch(table, lambda: next(seconds) / 1000)


def told(watch: OutWatch) -> Dialog | None:
    change = watch.notice()
    return change.scene if isinstance(change, Push) and isinstance(change.scene, Dialog) else None


def test_who_is_out_is_told_once_why_where_and_what_it_cost() -> None:
    table, watch = a_watch("hc")
    assert told(watch) is None
    with_one_out(table)

    dialog = told(watch)

    assert dialog is not None
    words = "Out after overshooting the corner. It cost −3 points. The others drive on."
    assert ("You are out: c1", words) == (dialog.title, dialog.text)
    assert told(watch) is None


def test_a_computer_that_is_out_is_no_moment_of_its_own() -> None:
    table, watch = a_watch("hc")
    with_one_out(table, 1)

    assert told(watch) is None


def test_what_is_left_may_be_watched_fast_or_not_at_all_until_a_person_is_to_act() -> None:
    table, watch = a_watch("ch")
    table.shown = replace(table.shown, order=(0, 1), at=0)

    assert 1.0 == watch.pace(1.0)
    assert watch.answer(WATCH_FAST)
    assert 0.25 == watch.pace(1.0)
    assert watch.answer(TO_RESULT)
    assert 0.0 == watch.pace(1.0)
    assert not watch.answer("go-on")
    table.shown = replace(table.shown, order=(1, 0))
    assert 1.0 == watch.pace(1.0)
