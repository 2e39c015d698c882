"""The shelf in a real window; the plug is pulled while it writes, and nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.shelf.sharing.shared_text import text_to_share
from formulad.shelf.statistics.index import StatisticsIndex
from formulad.store.container import Kind, packed
from formulad.store.paths import Home, UserFolders, data_root
from formulad.store.profiles import Profile, Profiles, SavedProfile
from tests.saves.records import RECORDS

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.conftest import OpenGame, Player
    from tests.e2e.window import Window

pytestmark = [pytest.mark.display, pytest.mark.rule("SHE-1")]

RULES = b"version: 1\noptions: {rules: complete, laps: 3}\n"


def folders(player: Player) -> UserFolders:
    return UserFolders(player.saves.parent)


def on_the_shelf(window: Window) -> None:
    """Go from the menu to the shelf."""
    window.widget("shelf").click()
    window.wait_for_scene("shelf")


def put_race(player: Player) -> Path:
    """Let there be a race that Zoë has ended on the oval."""
    player.saves.mkdir(exist_ok=True)
    path = player.saves / "2026-11-20-oval-1.race"
    path.write_bytes((RECORDS / "version-4.race").read_bytes())
    oval = folders(player).tracks / "oval.tmx"
    oval.parent.mkdir(exist_ok=True)
    oval.write_bytes((RECORDS / "oval.tmx").read_bytes())
    return path


def test_a_profile_is_whole_or_not_there_when_the_plug_is_pulled_as_it_is_written(
    open_game: OpenGame, player: Player
) -> None:
    profiles = Profiles(folders(player).profiles)
    window = open_game()
    on_the_shelf(window)
    window.widget("new-profile").click()
    window.wait_for_scene("profile-edit")
    window.type("Ana")
    window.tab_to("save")
    window.key("Return")
    window.pull_the_plug()

    assert all(isinstance(found, SavedProfile) for found in profiles.files())
    if not profiles.profiles():
        profiles.keep(Profile("Ana"))
    window = open_game()
    on_the_shelf(window)
    window.widget("profile-Ana.yaml").click()
    window.wait_for_scene("profile")
    assert 0 == window.close()


def test_statistics_are_counted_anew_when_the_plug_was_pulled_meanwhile(
    open_game: OpenGame, player: Player
) -> None:
    put_race(player)
    Profiles(folders(player).profiles).keep(Profile("Zoë", 7))
    wanted = StatisticsIndex(Home(data_root(), folders(player))).counted()
    folders(player).statistics.unlink()
    window = open_game()
    on_the_shelf(window)
    window.pull_the_plug()

    window = open_game()
    on_the_shelf(window)
    window.widget("profile-Zoë.yaml").click()
    window.wait_for_scene("profile")
    window.wait_until(folders(player).statistics.exists, "the records are counted")

    assert 0 == window.close()
    assert wanted == StatisticsIndex(Home(data_root(), folders(player))).counted()


def test_a_race_goes_on_from_a_moment_by_keys_and_after_a_power_cut(
    open_game: OpenGame, player: Player
) -> None:
    record = put_race(player)
    before = record.read_bytes()
    window = open_game()
    window.widget("races").click()
    window.widget("replay").click()
    window.wait_for_scene("replay")
    window.widget("round-on").click()
    window.tab_to("moment")
    window.key("Return")
    window.wait_for_scene("moment")
    window.key("Return")
    window.wait_for_scene("go-on")
    window.key("Return")
    window.wait_for_scene("race")
    window.pull_the_plug()

    (branched,) = set(player.saves.glob("*.race")) - {record}
    assert '\nfrom {"record": "2026-11-20-oval-1.race"' in branched.read_text()
    assert before == record.read_bytes()
    window = open_game()
    window.widget("continue").click()
    window.wait_for_scene("race")
    assert 0 == window.close()


def test_rules_are_taken_in_from_the_folder_by_keys(open_game: OpenGame, player: Player) -> None:
    shared = folders(player).shared
    shared.mkdir()

    (shared / "Friday.formulad").write_bytes(packed(text_to_share(Kind.RULES, "Friday", RULES)))
    window = open_game()
    on_the_shelf(window)
    window.widget("exchange").click()
    window.wait_for_scene("exchange")
    window.tab_to("row-0")
    window.key("Return")
    window.wait_for_scene("received")
    assert not folders(player).presets.exists()
    window.key("Return")
    window.wait_for_scene("dialog")
    window.pull_the_plug()

    assert RULES == (folders(player).presets / "Friday.yaml").read_bytes()
