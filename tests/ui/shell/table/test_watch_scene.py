"""A past game is seen again on the table on which it was played, decision by decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.agent import SeatedPlayer
from formulad.store.resume import load
from formulad.ui.shell.table.watch_scene import WatchScene
from formulad.ui.shell.table.watched_table import WatchedTable
from tests.toy.nerve import DARE, FOLD, KIND
from tests.toy.nerve_screen import FACE, Lines
from tests.toy.two import WHOLE, played

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.paths import UserFolders
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tests.toy.nerve import State
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

PLAYERS = (SeatedPlayer("Ada"), SeatedPlayer("Bob"))


@pytest.fixture
def table(tmp_path: Path) -> WatchedTable[State, str, str]:
    """Return the table of a whole game, six decisions long."""
    past = load(KIND, played(tmp_path, *WHOLE)).good_part
    return WatchedTable(past, PLAYERS, Lines, pace=0.0)


def run(table: WatchedTable[State, str, str]) -> None:
    """Let time pass until nothing moves."""
    for _ in range(200):
        if table.is_at_rest:
            return
        table.update(0.1)
    raise AssertionError(table.place)


def test_it_begins_where_the_first_player_is_asked(table: WatchedTable[State, str, str]) -> None:
    assert (0, 6) == (table.place, table.count)
    assert (5, 2) == table.shown.hands


def test_each_step_is_one_decision_with_what_comes_of_it(
    table: WatchedTable[State, str, str],
) -> None:
    table.step_on()
    run(table)
    assert (1, (DARE,)) == (table.place, table.shown.said)

    table.step_on()
    run(table)

    assert (2, 2, (5, 2)) == (table.place, table.shown.round, table.shown.hands)


def test_it_goes_back_as_far_as_it_came(table: WatchedTable[State, str, str]) -> None:
    table.go_to(3)

    table.step_back()
    table.step_back()
    table.step_back()
    table.step_back()

    assert (0, ()) == (table.place, table.shown.said)


def test_by_itself_it_runs_to_the_end_and_stops(table: WatchedTable[State, str, str]) -> None:
    table.run(on=True)
    run(table)

    assert (6, (6, 0), False) == (table.place, table.shown.points, table.runs)
    table.run(on=True)
    assert (0, True) == (table.place, table.runs)


def test_it_is_paused_at_the_next_decision(table: WatchedTable[State, str, str]) -> None:
    table.run(on=True)
    table.update(0.1)
    table.run(on=False)
    run(table)

    assert 1 <= table.place < 6


def test_at_the_ends_there_is_no_further_way(table: WatchedTable[State, str, str]) -> None:
    table.step_back()
    assert 0 == table.place

    table.go_to(99)
    table.step_on()
    run(table)

    assert 6 == table.place


def test_nobody_is_asked_anything(table: WatchedTable[State, str, str]) -> None:
    assert not table.waits_for_person


def test_of_a_game_that_is_over_nothing_is_secret(table: WatchedTable[State, str, str]) -> None:
    assert table.shows_all
    assert all(player.is_human for player in table.players)


def test_a_game_that_was_left_is_seen_as_far_as_it_came(tmp_path: Path) -> None:
    past = load(KIND, played(tmp_path, DARE, FOLD, FOLD)).good_part
    table: WatchedTable[State, str, str] = WatchedTable(past, PLAYERS, Lines, pace=0.0)

    table.go_to(table.count)

    assert (3, (FOLD,)) == (table.count, table.shown.said)
    assert not table.shows_all
    assert not any(player.is_human for player in table.players)


def watch(enter: Enter, player: UserFolders) -> Pilot:
    path = played(player.saves, *WHOLE)

    def page(context: SceneContext) -> Scene:
        shown = FACE.records(context).replay
        assert shown is not None
        return shown(load(KIND, path))

    pilot = enter(page)
    pilot.settle()
    return pilot


def told(pilot: Pilot) -> int:
    """Return which decision is seen."""
    scene = pilot.scene
    assert isinstance(scene, WatchScene)
    return scene.place


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_its_buttons_go_on_and_back(enter: Enter, player: UserFolders, device: str) -> None:
    pilot = watch(enter, player)
    act = pilot.click if device == "mouse" else pilot.tap

    seen = []
    for button in ("step-on", "end", "step-back", "begin"):
        act(button)
        pilot.settle()
        seen.append(told(pilot))

    assert [1, 6, 5, 0] == seen


def test_keys_play_leap_and_leave(enter: Enter, player: UserFolders) -> None:
    pilot = watch(enter, player)

    pilot.press("enter")
    pilot.wait(20)
    assert 6 == told(pilot)
    pilot.press("home")
    assert 0 == told(pilot)
    pilot.press("pagedown")
    assert 6 == told(pilot)


def test_the_result_leads_to_the_game_seen_again_and_back(
    enter: Enter, player: UserFolders
) -> None:
    path = played(player.saves, *WHOLE)

    def page(context: SceneContext) -> Scene:
        shown = FACE.records(context).result
        assert shown is not None
        return shown(load(KIND, path))

    pilot = enter(page)
    pilot.click("replay")
    assert "watch" == pilot.scene.name
    pilot.press("escape")

    assert "result" == pilot.scene.name


def test_watching_writes_nothing(enter: Enter, player: UserFolders) -> None:
    path = played(player.saves, *WHOLE)
    before = path.read_bytes()
    pilot = watch(enter, player)
    pilot.click("end")

    assert before == path.read_bytes()
