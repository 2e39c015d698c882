"""What the timekeepers show."""

from __future__ import annotations

from formulad.kernel.values import replace
from formulad.race.moves import BeginTrial
from formulad.ui.race.present.timing_presenter import time, timing_view
from tests.ui.race.decisions import BOB_FIRST, LAPS, a_moment_of, before_laps


def test_the_next_driver_is_called() -> None:
    view = timing_view(a_moment_of(*before_laps()))

    assert view is not None
    assert ("Ada is next, lap 1 of 2", "", ()) == (view.note, view.clock, view.rows)


def test_on_a_lap_the_clock_runs_and_rolls_are_counted() -> None:
    game, state = before_laps()
    state = game.apply(state, BeginTrial()).state
    moment = replace(a_moment_of(game, state), seconds=65)

    view = timing_view(moment)

    assert view is not None
    assert ("1:05", "0 rolls, 0 cells too far") == (view.clock, view.note)


def test_without_the_clock_no_time_is_shown() -> None:
    game, state = before_laps(replace(LAPS, qualifying_clock=False))
    state = game.apply(state, BeginTrial()).state

    view = timing_view(replace(a_moment_of(game, state), trials=BOB_FIRST))

    assert view is not None
    assert "" == view.clock
    assert ["22", "24 + 2"] == [row.detail for row in view.rows]


def test_laps_are_listed_by_their_count_and_those_out_last() -> None:
    laps = (replace(BOB_FIRST[0], score=2, is_out=True), BOB_FIRST[1])

    view = timing_view(replace(a_moment_of(*before_laps()), trials=laps))

    assert view is not None
    assert [("1", "Bob", "22"), ("2", "Ada", "OUT")] == [
        (row.place, row.name, row.score) for row in view.rows
    ]


def test_in_a_race_the_timekeepers_have_gone() -> None:
    game, state = before_laps()
    state = replace(state, trials=None, round=2, order=(0, 1))

    assert timing_view(replace(a_moment_of(*before_laps()), game=game, state=state)) is None


def test_seconds_are_shown_as_on_a_clock() -> None:
    assert ["0:00", "0:09", "1:05", "99:59"] == [time(s) for s in (0, 9, 65, 5999)]
