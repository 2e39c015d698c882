"""Mischief in the middle of what only streets ask: the race stays as it was left."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.resume import load
from formulad.kernel.record import UNDO
from formulad.race.moves import LeaveLitter, UseDrift, UseNitro
from formulad.store.preferences import Pace
from formulad.ui.race import race_face
from tests.ui.race.conftest import paint
from tools.screens.recorded import track_of
from tools.screens.street import (
    chooses_city_gear,
    drive_city_to,
    has_city_grid,
    may_drift,
    may_inject,
    may_inject_more,
    may_litter,
    reads_sky,
    repairs_at_checkpoint,
    throws_radio,
    wins_police_prize,
)

if TYPE_CHECKING:
    from formulad.games.race.resume import LoadedRace
    from formulad.race.moves import Move
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot
    from tools.screens.driven import Moment

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("opened")]

SIZES = ((1920, 1080), (640, 360), (900, 1200), (1, 1), (1280, 720))
CHOICES = [
    pytest.param(throws_radio, "radio", id="the radio"),
    pytest.param(reads_sky, "sky", id="the sky"),
    pytest.param(repairs_at_checkpoint, "repair", id="the checkpoint"),
    pytest.param(wins_police_prize, "repair", id="the police prize"),
    pytest.param(may_inject, "path", id="nitro"),
]


@cache
def driven_to(moment: Moment) -> tuple[str, bytes]:
    """Return the record of a street race of ten people that has come to a moment."""
    with TemporaryDirectory() as folder:
        path = drive_city_to(moment, Path(folder))
        return path.name, path.read_bytes()


def come_to(
    moment: Moment, player: UserFolders, enter: Enter, pace: Pace = Pace.INSTANT
) -> tuple[Pilot, Path]:
    """Return who plays such a race from a moment on, and its record."""
    name, content = driven_to(moment)
    player.saves.mkdir(parents=True, exist_ok=True)
    path = player.saves / name
    path.write_bytes(content)
    pilot = enter(partial(race_face.resumed, path=path), pace)
    paint(pilot)
    pilot.settle()
    return pilot, path


def read(path: Path) -> LoadedRace:
    """Return the race on the disk, which has to hold."""
    race = load(path, track_of)
    assert race.replay.fault is None
    return race


@pytest.mark.parametrize(("moment", "asked"), CHOICES)
def test_a_race_that_is_left_in_a_street_choice_asks_it_again(
    moment: Moment, asked: str, player: UserFolders, enter: Enter, opened: list[OpenRace]
) -> None:
    pilot, path = come_to(moment, player, enter)
    before, state = path.read_bytes(), opened[-1].match.state
    assert asked == pilot.scene.awaiting

    pilot.press("right", "down", "escape")
    pilot.click("menu")
    assert "menu" == pilot.scene.name
    pilot.click("continue")
    paint(pilot)
    pilot.settle()

    assert asked == pilot.scene.awaiting
    assert state == opened[-1].match.state
    assert before == path.read_bytes()


@pytest.mark.parametrize(("moment", "asked"), CHOICES)
def test_a_game_that_is_quit_in_a_street_choice_asks_it_again(
    moment: Moment, asked: str, player: UserFolders, enter: Enter, opened: list[OpenRace]
) -> None:
    pilot, path = come_to(moment, player, enter)
    before, state = path.read_bytes(), opened[-1].match.state

    pilot.press("left", "up", "escape")
    pilot.click("quit")
    assert not pilot.app.open
    again = enter()
    again.click("continue")
    paint(again)
    again.settle()

    assert asked == again.scene.awaiting
    assert state == opened[-1].match.state
    assert before == path.read_bytes()


@pytest.mark.parametrize(
    "moment",
    [
        pytest.param(has_city_grid, id="the start"),
        pytest.param(chooses_city_gear, id="a gear"),
        pytest.param(throws_radio, id="the radio"),
        pytest.param(reads_sky, id="the sky"),
        pytest.param(repairs_at_checkpoint, id="the checkpoint"),
        pytest.param(wins_police_prize, id="the police prize"),
    ],
)
def test_keys_for_nitro_drift_and_scrap_do_nothing_at_other_times(
    moment: Moment, player: UserFolders, enter: Enter
) -> None:
    pilot, path = come_to(moment, player, enter)
    before, asked = path.read_bytes(), pilot.scene.awaiting

    for shift in (False, True):
        pilot.press("n", "j", "k", "l", shift=shift)
    pilot.settle()

    assert asked == pilot.scene.awaiting
    assert before == path.read_bytes()


@pytest.mark.parametrize(
    ("moment", "key", "shift", "used"),
    [
        pytest.param(may_inject, "n", False, UseNitro(), id="nitro"),
        pytest.param(may_inject_more, "n", True, UseNitro(is_big=True), id="more nitro"),
        pytest.param(may_drift, "l", False, UseDrift(1), id="a drift"),
        pytest.param(may_litter, "j", False, LeaveLitter(), id="scrap"),
    ],
)
@pytest.mark.parametrize("off", ["", "z"], ids=["by its key", "by undo"])
def test_what_is_used_and_taken_back_leaves_the_race_as_it_was(
    moment: Moment,
    key: str,
    shift: bool,
    used: Move,
    off: str,
    player: UserFolders,
    enter: Enter,
) -> None:
    pilot, path = come_to(moment, player, enter)
    before = read(path)

    for _ in range(2):
        pilot.press(key, shift=shift)
        assert used == read(path).replay.played[-1].choice
        pilot.press(off or key)
    pilot.settle()

    after = read(path)
    assert "path" == pilot.scene.awaiting
    assert UNDO == after.record.lines[-1]
    assert before.replay.played == after.replay.played


def test_a_window_is_resized_while_a_car_with_nitro_moves(
    player: UserFolders, enter: Enter, opened: list[OpenRace]
) -> None:
    pilot, path = come_to(may_inject, player, enter, Pace.CALM)
    pilot.press("n")
    pilot.press("enter")
    assert not pilot.scene.awaiting

    for size in SIZES:
        pilot.resize(*size)
        pilot.press("n", "j", "k", "l")
        pilot.wait(0.2)
    pilot.settle()

    assert pilot.scene.awaiting
    assert opened[-1].match.state == read(path).good_part.state
    nitro, *_ = (each for each in read(path).replay.played[::-1] if each.choice == UseNitro())
    assert nitro.step.state.turn.nitro
