"""What a player is told when a race cannot be begun, continued or written down."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.resume import load
from formulad.store.save_file import SaveFile
from tests.ui.race.races import at_gear, drive_to, line_up
from tools.screens.recorded import track_of

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from tests.ui.conftest import Enter
    from tests.ui.race.conftest import Race


def test_a_race_that_cannot_be_saved_does_not_begin(enter: Enter, player: UserFolders) -> None:
    pilot = enter()
    player.saves.write_text("a file where a folder should be", encoding="utf-8")

    pilot.click("new-race")
    pilot.press("enter")

    assert "dialog" == pilot.scene.name
    pilot.settle()
    pilot.press("enter")
    assert "new-race" == pilot.scene.name


def test_a_race_begins_even_if_the_line_up_cannot_be_remembered(
    enter: Enter, player: UserFolders
) -> None:
    pilot = enter()
    pilot.press("enter")
    player.settings.unlink()
    player.settings.mkdir()

    pilot.press("enter")

    assert "race" == pilot.scene.name


def test_a_race_that_is_played_in_another_window_is_left_alone(
    enter: Enter, player: UserFolders, opened: list[OpenRace]
) -> None:
    path = drive_to(at_gear, player, line_up("hh"))
    pilot = enter()

    with SaveFile(path):
        pilot.click("continue")
        assert "dialog" == pilot.scene.name
        pilot.settle()
        pilot.press("enter")
        assert "menu" == pilot.scene.name
    pilot.click("continue")

    assert "race" == pilot.scene.name
    assert path == opened[-1].file.path


@pytest.fixture
def damaged(player: UserFolders) -> bytes:
    """Damage a race and return what its record holds now."""
    path = drive_to(at_gear, player, line_up("hh"))
    lines = path.read_bytes().split(b"\n")
    content = b"\n".join([*lines[:-4], b"g9", *lines[-4:]])
    path.write_bytes(content)
    return content


def test_a_damaged_race_goes_on_from_its_good_part(
    enter: Enter, player: UserFolders, damaged: bytes
) -> None:
    pilot = enter()

    pilot.click("continue")
    assert "dialog" == pilot.scene.name
    pilot.settle()
    pilot.click("part")

    assert "race" == pilot.scene.name
    assert [damaged] == [path.read_bytes() for path in player.saves.glob("*.bad*")]


def test_a_damaged_race_is_not_touched_without_being_asked(
    enter: Enter, player: UserFolders, damaged: bytes
) -> None:
    pilot = enter()

    pilot.click("continue")
    pilot.settle()
    pilot.press("escape")

    assert "menu" == pilot.scene.name
    assert [damaged] == [path.read_bytes() for path in player.saves.iterdir()]


class FullDisk:
    """A disk that takes so many more lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
        self.room = room
        real = os.fsync

        def fsync(descriptor: int) -> None:
            if not self.room:
                raise OSError(errno.ENOSPC, "No space left on device")
            self.room -= 1
            real(descriptor)

        monkeypatch.setattr(os, "fsync", fsync)


@pytest.mark.parametrize("room", [0, 3, 6])
def test_a_race_goes_on_when_the_disk_has_room_again(
    race: Race, monkeypatch: pytest.MonkeyPatch, opened: list[OpenRace], room: int
) -> None:
    pilot = race("hh", at=at_gear)
    disk = FullDisk(monkeypatch, room)
    while pilot.scene.name == "race":
        pilot.settle()
        pilot.press("enter")
    assert "dialog" == pilot.scene.name
    pilot.settle()

    disk.room = 1000
    written = len(opened[-1].match.played)
    for _ in (0, 3, 6):
        pilot.press("enter")
        pilot.settle()

    assert written < len(opened[-1].match.played)
    record = load(opened[-1].file.path, track_of)
    assert record.replay.fault is None
    assert opened[-1].match.state == record.good_part.state


def test_a_race_on_a_full_disk_is_left_to_the_menu(
    race: Race, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = race("hcc", at=at_gear)
    FullDisk(monkeypatch, 0)
    pilot.settle()
    pilot.press("enter")
    assert "dialog" == pilot.scene.name
    pilot.settle()

    pilot.click("menu")

    assert "menu" == pilot.scene.name
