"""The report of a race leads from what happened to the board at that moment, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.paths import user_folders
from formulad.ui.race.replay.replay_scene import ReplayScene
from tests.ui.race.analysis.conftest import scene_of
from tests.ui.race.races import at_gear, at_start, drive_to, is_over, line_up

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.pilot import Pilot
    from tests.ui.race.analysis.conftest import Read
    from tools.screens.driven import Moment

TABS = ("Summary", "Turn by turn", "Dice", "Compare")


def open_tab(pilot: Pilot, index: int) -> None:
    for _ in range(index):
        pilot.press("right")


def seen(pilot: Pilot) -> ReplayScene:
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    return scene


def test_a_turning_point_leads_to_the_board_before_its_turn_and_back(read: Read) -> None:
    pilot = read()
    moment = scene_of(pilot).report.moments[1]

    pilot.click("moment-1")

    assert moment.turn.begin == seen(pilot).player.place
    assert moment.turn.car == seen(pilot).player.shown.seat
    pilot.press("escape")
    assert "report" == pilot.scene.name


def test_every_turn_leads_to_the_board(read: Read) -> None:
    pilot = read()
    open_tab(pilot, 1)
    turn = scene_of(pilot).report.turns()[2]

    pilot.click("turn-2")

    assert turn.begin == seen(pilot).player.place


def test_of_a_chosen_driver_the_turns_are_listed(read: Read) -> None:
    pilot = read()
    pilot.click("car-1")
    open_tab(pilot, 0)
    pilot.click("tabs")
    scene = scene_of(pilot)

    assert 1 == scene.chosen
    assert {1} == {turn.car for turn in scene.report.turns(scene.chosen)}


def test_a_driver_who_is_clicked_again_is_chosen_no_more(read: Read) -> None:
    pilot = read()

    pilot.click("car-1")
    pilot.click("car-1")

    assert scene_of(pilot).chosen is None


def test_arrows_bring_turns_into_sight(read: Read) -> None:
    pilot = read()
    open_tab(pilot, 1)
    for _ in range(30):
        pilot.press("down")
    scene = scene_of(pilot)
    focused = scene.place_of(scene.focus)

    assert scene.focus.startswith("turn-")
    assert focused is not None
    assert pilot.app.canvas.area.contains(focused)


def test_the_tabs_tell_different_things(read: Read) -> None:
    pilot = read()
    shown = []
    for tab in range(len(TABS)):
        open_tab(pilot, int(tab > 0))
        shown.append(type(scene_of(pilot).tab).__name__)

    assert ["SummaryTab", "TurnsTab", "DiceTab", "CompareTab"] == shown


def test_the_way_back_leaves_the_page(read: Read) -> None:
    pilot = read()
    pilot.click("back")

    assert pilot.app.stack.top is None


@pytest.mark.parametrize("moment", [at_start, at_gear, is_over], ids=["start", "gear", "over"])
@pytest.mark.parametrize("kinds", ["h", "hc"], ids=["alone", "two"])
def test_a_race_that_was_left_early_has_a_report(
    read: Read, tmp_path: Path, moment: Moment, kinds: str
) -> None:
    pilot = read(drive_to(moment, user_folders(tmp_path / "other"), line_up(kinds)))

    for tab in range(4):
        open_tab(pilot, int(tab > 0))
        pilot.app.stack.draw()

    assert len(kinds) == len(scene_of(pilot).report.seats)


def test_a_damaged_race_is_told_as_far_as_its_record_holds(read: Read, tmp_path: Path) -> None:
    path = drive_to(is_over, user_folders(tmp_path / "other"), line_up("hc"))
    lines = path.read_text().split("\n")
    good = next(at for at, line in enumerate(lines) if line.startswith("# ") and at > 40)
    path.write_text("\n".join([*lines[:good], "g9", *lines[good:]]))

    pilot = read(path)
    pilot.app.stack.draw()

    assert not scene_of(pilot).report.story.is_over
    assert scene_of(pilot).report.story.rounds > 0
