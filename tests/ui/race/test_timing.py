"""What the timekeepers show."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from formulad.race.events import TrialEnded
from formulad.race.moves import BeginTrial
from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.scenes.race.hud import Hud
from formulad.ui.scenes.race.present.race import race_view
from formulad.ui.scenes.race.present.timing import time, timing_view
from tests.ui.race.decisions import LAPS, a_moment_of, before_laps

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet

BOB_FIRST = (TrialEnded(0, 24, 2, 65, 27, is_out=False), TrialEnded(1, 22, 0, 41, 22, is_out=False))


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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200)])
def test_what_is_to_be_decided_lies_beside_the_timekeepers(
    sheet: Sheet, size: tuple[int, int]
) -> None:
    game, state = before_laps(replace(LAPS, tyres=True), seats=2)
    moment = replace(a_moment_of(game, state), trials=BOB_FIRST)
    view = race_view(moment, ())
    assert view.timing is not None
    full = replace(view, timing=replace(view.timing, rows=view.timing.rows * 5))
    hud = Hud(Catalogue(data_root() / "tracks").load("monaco"))

    hud.arrange(sheet(*size))
    hud.show(full, shows_reach=True, shows_board=False)

    cards = [w.rect for w in hud.form.widgets if w.id.startswith("card")]
    assert cards
    assert hud.timing is not None
    assert hud.timing.collidelist(cards) < 0
