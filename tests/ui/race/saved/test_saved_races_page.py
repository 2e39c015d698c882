"""The page of the saved races: what it lists, and what can be done with each of them."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from formulad.store.save_file import DELETED, SaveFile
from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.shell.dialog import Dialog
from formulad.ui.shell.saved.saved_game_row import GameRow
from formulad.ui.shell.saved.saved_games_page import SavedScene
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.segmented import Segmented
from tests.saves.records import RECORDS
from tests.ui.race.races import at_gear, drive_to, line_up

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.kernel.game import Awaiting
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot


@pytest.fixture
def left(player: UserFolders) -> Path:
    """Return the record of a race that was left."""
    return drive_to(at_gear, player, line_up("hh"))


def _is_over(_game: RaceGame, state: State, _due: Awaiting) -> bool:
    return state.is_over


@pytest.fixture
def over(player: UserFolders) -> Path:
    """Return the record of a race that is over."""
    return drive_to(_is_over, player, line_up("cc"))


def look(enter: Enter) -> Pilot:
    """Return who looks at the saved races, once the first has been read."""
    pilot = enter(lambda context: CompositionRoot(context).saved_races())
    pilot.settle()
    return pilot


def scene_of(pilot: Pilot) -> SavedScene:
    """Return the page."""
    scene = pilot.scene
    assert isinstance(scene, SavedScene)
    return scene


def buttons(pilot: Pilot) -> dict[str, str]:
    """Return what can be done with the chosen race: ids and words."""
    ways = (w for w in pilot.scene.widgets if isinstance(w, Button) and w.id != "back")
    return {way.id: way.label for way in ways}


def open_list(pilot: Pilot, index: int) -> None:
    """Open a list: 0 to continue, 1 finished, 2 unreadable."""
    tabs = pilot.find("tabs")
    assert isinstance(tabs, Segmented)
    pilot.click_at(tabs.part(index).center)
    pilot.settle()


def damage(path: Path) -> None:
    """Spoil the last decision in a record."""
    head, _, tail = path.read_bytes().rpartition(b"\ng")
    path.write_bytes(head + b"\nz" + tail)


def test_an_empty_shelf_says_so_and_offers_nothing(enter: Enter) -> None:
    pilot = look(enter)

    assert () == scene_of(pilot).files
    assert {} == buttons(pilot)
    pilot.screenshot()
    pilot.press("escape")
    assert not pilot.app.open


def test_unfinished_and_finished_races_have_lists_of_their_own(
    enter: Enter, left: Path, over: Path
) -> None:
    pilot = look(enter)
    going = [file.path for file in scene_of(pilot).files]
    open_list(pilot, 1)

    assert [left] == going
    assert [over] == [file.path for file in scene_of(pilot).files]
    found = scene_of(pilot).found
    assert found is not None
    assert found.is_over
    assert ["result", "replay", "delete"] == list(buttons(pilot))


def test_a_race_is_continued(enter: Enter, left: Path, opened: list[OpenRace]) -> None:
    pilot = look(enter)
    assert ["continue", "replay", "delete"] == list(buttons(pilot))

    pilot.click("continue")

    assert "race" == pilot.scene.name
    assert left == opened[-1].file.path


def test_by_keys_a_race_is_chosen_and_continued(
    enter: Enter, player: UserFolders, left: Path, opened: list[OpenRace]
) -> None:
    newer = drive_to(at_gear, player, line_up("hhh"))
    pilot = look(enter)
    assert newer == scene_of(pilot).files[0].path

    pilot.press("down", "enter", "enter")

    assert left == opened[-1].file.path


def test_a_finished_race_shows_its_result_and_is_seen_again(enter: Enter, over: Path) -> None:
    pilot = look(enter)
    assert over == scene_of(pilot).files[0].path
    assert ["result", "replay", "delete"] == list(buttons(pilot))

    pilot.click("result")
    assert "result" == pilot.scene.name
    pilot.click("replay")
    assert "replay" == pilot.scene.name
    pilot.press("escape", "escape")
    assert "saved" == pilot.scene.name


def test_of_a_finished_race_the_winner_is_named_first(enter: Enter, player: UserFolders) -> None:
    driven = [drive_to(_is_over, player, line_up("c" * many)) for many in (2, 3, 4)]
    pilot = look(enter)
    for index in range(len(driven)):
        pilot.click(f"game-{index}")
        pilot.settle()
        found, details = scene_of(pilot).found, scene_of(pilot).details
        assert found is not None
        assert details is not None
        assert found.loaded is not None
        order = found.loaded.game.classification(found.loaded.good_part.state)
        seats = found.loaded.header.setup.seats

        assert [seats[seat].name for seat in order] == [one.name for one in details.players]
        assert found.standing is not None
        assert str(found.standing.who).startswith(details.players[0].name)
        out = len(found.loaded.good_part.state.retired)
        assert ["out"] * out == [str(one) for one in found.standing.places[len(order) - out :]]
        assert len(order) == len(found.standing.places)
        assert "1st" == str(found.standing.places[0])


def rows(pilot: Pilot) -> dict[Path, list[str]]:
    """Return the drivers of each race that is listed, in order."""
    found = (row for row in pilot.scene.widgets if isinstance(row, GameRow))
    return {row.file.path: [driver.name for driver in row.players] for row in found}


def test_finished_races_list_their_drivers_as_they_came_home(
    enter: Enter, player: UserFolders
) -> None:
    driven = [drive_to(_is_over, player, line_up("c" * many)) for many in (2, 3, 4)]
    pilot = look(enter)
    came_home = {}
    for index, file in enumerate(scene_of(pilot).files):
        pilot.click(f"game-{index}")
        pilot.settle()
        details = scene_of(pilot).details
        assert details is not None
        came_home[file.path] = [driver.name for driver in details.players]

    again = look(enter)
    assert set(driven) == set(came_home)
    assert came_home == rows(again)
    assert "game-0" == again.scene.focus


def test_a_race_to_continue_lists_its_drivers_as_they_sit(enter: Enter, left: Path) -> None:
    assert {left: ["Ada", "Bob"]} == rows(look(enter))


def test_a_finished_race_that_cannot_be_read_again_lists_its_drivers_as_they_sat(
    enter: Enter, over: Path
) -> None:
    over.write_bytes(over.read_bytes().replace(b'"monaco"', b'"atlantis"'))

    assert {over: ["Ada", "Bob"]} == rows(look(enter))


def test_of_a_race_to_continue_the_drivers_are_named_as_they_were_listed(
    enter: Enter, left: Path
) -> None:
    details = scene_of(look(enter)).details

    assert left.is_file()
    assert details is not None
    assert ["Ada", "Bob"] == [one.name for one in details.players]


def test_a_race_that_was_looked_at_is_left_as_it_was(enter: Enter, left: Path) -> None:
    before = left.read_bytes()
    pilot = look(enter)

    pilot.click("replay")
    pilot.press("end")
    pilot.press("escape")

    assert before == left.read_bytes()
    SaveFile(left).close()


def test_a_deleted_race_is_listed_no_more_and_kept_in_a_folder(
    enter: Enter, left: Path, over: Path
) -> None:
    pilot = look(enter)
    pilot.click("delete")
    pilot.click("delete")

    assert () == scene_of(pilot).files
    assert not left.exists()
    assert (left.parent / DELETED / left.name).is_file()
    assert over.exists()


def test_a_deleted_race_takes_its_map_along(enter: Enter, left: Path) -> None:
    kept = left.with_name("oval.tmx")
    kept.touch()
    left.write_bytes(left.read_bytes().replace(b'"monaco"', b'"oval.tmx"'))
    pilot = look(enter)
    pilot.click("delete")
    pilot.click("delete")

    assert not kept.exists()


@pytest.mark.parametrize("way", ["enter", "escape"])
def test_a_race_is_not_deleted_by_accident(enter: Enter, left: Path, way: str) -> None:
    pilot = look(enter)
    pilot.click("delete")
    pilot.press(way)

    assert "saved" == pilot.scene.name
    assert left.exists()


def test_a_race_that_is_played_elsewhere_is_neither_continued_nor_deleted(
    enter: Enter, left: Path
) -> None:
    with SaveFile(left):
        pilot = look(enter)
        pilot.click("continue")
        told = pilot.scene
        assert isinstance(told, Dialog)
        assert "is being played in another window" in told.text
        pilot.settle()
        pilot.press("enter")
        pilot.click("delete")
        pilot.click("delete")
        refused = pilot.scene
        assert isinstance(refused, Dialog)
        assert "is being played in another window" in refused.text

    assert left.exists()


def test_of_a_damaged_race_the_good_part_can_be_opened(
    enter: Enter, left: Path, opened: list[OpenRace]
) -> None:
    damage(left)
    pilot = look(enter)
    details = scene_of(pilot).found
    assert details is not None
    number = len(left.read_bytes().splitlines())
    assert details.fault.startswith("line ")
    assert int(details.fault.split(":")[0].removeprefix("line ")) <= number
    assert "Go on from there" == buttons(pilot)["continue"]

    pilot.click("continue")

    assert "race" == pilot.scene.name
    assert left == opened[-1].file.path
    assert list(left.parent.glob("*.bad*"))


def test_the_good_part_of_a_damaged_race_can_be_seen_again(enter: Enter, left: Path) -> None:
    damage(left)
    content = left.read_bytes()
    pilot = look(enter)

    pilot.click("replay")

    assert "replay" == pilot.scene.name
    assert content == left.read_bytes()


def test_who_is_in_a_hurry_is_asked_before_a_damaged_race_goes_on(enter: Enter, left: Path) -> None:
    damage(left)
    pilot = enter(lambda context: CompositionRoot(context).saved_races())
    pilot.click("continue")

    assert isinstance(pilot.scene, Dialog)
    pilot.settle()
    pilot.press("enter")
    assert "race" == pilot.scene.name


def test_of_a_race_by_earlier_rules_the_rule_that_changed_is_named(
    enter: Enter, player: UserFolders, opened: list[OpenRace]
) -> None:
    player.saves.mkdir()
    shutil.copy(RECORDS / "edition-1-slipstream.race", player.saves)
    pilot = look(enter)
    details = scene_of(pilot).found

    assert details is not None
    assert details.is_outdated
    assert "the rule SLP-5 has changed since this was driven" in details.fault
    assert "Go on from there" == buttons(pilot)["continue"]
    pilot.click("continue")
    assert 7 == opened[-1].match.state.round


def test_who_is_in_a_hurry_is_told_that_the_rules_have_changed(
    enter: Enter, player: UserFolders
) -> None:
    player.saves.mkdir()
    shutil.copy(RECORDS / "edition-1-slipstream.race", player.saves)
    pilot = enter(lambda context: CompositionRoot(context).saved_races())
    pilot.click("continue")

    assert isinstance(pilot.scene, Dialog)
    assert "the rule SLP-5 has changed" in pilot.scene.text


def test_a_race_of_a_newer_game_is_refused_in_a_sentence(enter: Enter, player: UserFolders) -> None:
    player.saves.mkdir()
    (player.saves / "new.race").write_text("formulad-record 9\n\n")
    pilot = look(enter)

    (file,) = scene_of(pilot).files
    sentence = getattr(file, "sentence", "")
    assert "line 1: this record has format 9, written by a newer FormulaD" in sentence
    assert ["delete"] == list(buttons(pilot))
    pilot.screenshot()


def test_a_race_on_a_circuit_that_is_gone_can_only_be_deleted(enter: Enter, left: Path) -> None:
    left.write_bytes(left.read_bytes().replace(b'"monaco"', b'"atlantis"'))
    pilot = look(enter)

    assert ["delete"] == list(buttons(pilot))
    found = scene_of(pilot).found
    assert found is not None
    assert "this race has lost its circuit" in found.fault


def test_it_is_told_where_a_race_is_and_who_is_next(enter: Enter, left: Path) -> None:
    assert left.exists()
    found = scene_of(look(enter)).found

    assert found is not None
    assert found.loaded is not None
    assert found.standing is not None
    state = found.loaded.good_part.state
    assert f"Lap 1 of 1, round {state.round}" == found.standing.where
    assert f"{line_up('hh')[state.seat].name} is next" == found.standing.who


def test_hundreds_of_races_are_listed_and_scrolled(
    enter: Enter, player: UserFolders, left: Path
) -> None:
    content = left.read_bytes()
    for number in range(2, 302):
        (player.saves / f"2026-11-20-monaco-{number}.race").write_bytes(content)
    pilot = look(enter)
    assert 301 == len(scene_of(pilot).files)

    pilot.press(*["down"] * 20)
    focused = pilot.find(pilot.scene.focus).rect

    assert "game-20" == pilot.scene.focus
    assert pilot.app.canvas.area.contains(focused)
    assert scene_of(pilot).chosen is scene_of(pilot).files[20]
