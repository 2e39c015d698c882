"""Games of every kind lie in one folder: they are listed, continued, looked at and deleted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.games import box
from formulad.store.resume import load
from formulad.store.save_file import DELETED, SaveFile
from formulad.store.saves import Unreadable
from formulad.ui import faces
from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.shell.dialog import Dialog
from formulad.ui.shell.guard import SECONDS
from formulad.ui.shell.notice import notice
from formulad.ui.shell.saved.game_shelf import GameShelf
from formulad.ui.shell.saved.saved_game_row import GameRow
from formulad.ui.shell.saved.saved_games_page import SavedScene
from formulad.ui.shell.saved.usual_record_face import UsualRecordFace
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.segmented import Segmented
from tests.toy.nerve import DARE, FOLD, KIND, NERVE
from tests.toy.nerve_screen import FACE
from tests.toy.two import WHOLE, played
from tests.ui.race.races import at_gear, drive_to, line_up

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.store.paths import UserFolders
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot


@pytest.fixture(autouse=True)
def _nerve_lies_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(box.GAMES, KIND.id, NERVE)
    monkeypatch.setitem(faces.FACES, KIND.id, lambda: FACE)


@pytest.fixture
def race(player: UserFolders) -> Path:
    """Return the record of a race that was left."""
    return drive_to(at_gear, player, line_up("hh"))


@pytest.fixture
def left(player: UserFolders, race: Path) -> Path:
    """Return the record of a game of Nerve that was left after the race."""
    assert race.is_file()
    return played(player.saves, DARE, FOLD, DARE)


def saved_games(context: SceneContext) -> Scene:
    return CompositionRoot(context).saved_races()


def saved_nerve(context: SceneContext) -> Scene:
    """Return the page as a box without races would show it."""
    return page_of(FACE.records(context), context)


def page_of(face: UsualRecordFace, context: SceneContext) -> Scene:
    """Return the page in a box that holds one game."""
    shelf = GameShelf(context.folders.saves, face, {})
    return SavedScene(shelf, lambda _game: FACE.help_page(context))


def look(enter: Enter, page: Callable[[SceneContext], Scene] = saved_games) -> Pilot:
    """Return who looks at the saved games, once the first has been read."""
    pilot = enter(page)
    pilot.settle()
    return pilot


def scene_of(pilot: Pilot) -> SavedScene:
    """Return the page."""
    scene = pilot.scene
    assert isinstance(scene, SavedScene)
    return scene


def open_list(pilot: Pilot, index: int) -> None:
    """Open a list: 0 to continue, 1 finished, 2 unreadable."""
    tabs = pilot.find("tabs")
    assert isinstance(tabs, Segmented)
    pilot.click_at(tabs.part(index).center)
    pilot.settle()


def buttons(pilot: Pilot) -> list[str]:
    """Return what can be done with the chosen game."""
    return [w.id for w in pilot.scene.widgets if isinstance(w, Button) and w.id != "back"]


def rows(pilot: Pilot) -> list[tuple[str, list[str]]]:
    """Return the files that are listed, each with its players in order."""
    found = (row for row in pilot.scene.widgets if isinstance(row, GameRow))
    return [(row.file.path.name, [player.name for player in row.players]) for row in found]


def by_mouse(pilot: Pilot, *widgets: str) -> None:
    for widget in widgets:
        pilot.click(widget)
        pilot.settle()


def by_keys(pilot: Pilot, *widgets: str) -> None:
    for widget in widgets:
        for _ in range(12):
            if pilot.scene.focus == widget:
                break
            pilot.press("tab")
        assert widget == pilot.scene.focus
        pilot.press("enter")
        pilot.settle()


BY_DEVICE = pytest.mark.parametrize("act", [by_mouse, by_keys])


def test_games_of_every_kind_are_listed_with_their_players(
    enter: Enter, race: Path, left: Path
) -> None:
    pilot = look(enter)

    assert [(left.name, ["Ada", "Bob"]), (race.name, ["Ada", "Bob"])] == rows(pilot)
    found = scene_of(pilot).found
    assert found is not None
    assert found.standing is not None
    assert ("Round 2", "Bob is next") == (found.standing.where, found.standing.who)
    assert ["continue", "replay", "delete"] == buttons(pilot)
    pilot.screenshot()


@BY_DEVICE
@pytest.mark.parametrize(("row", "scene"), [(0, "game"), (1, "race")])
def test_each_goes_on_in_the_scene_of_its_game(
    enter: Enter, left: Path, act: Callable[..., None], row: int, scene: str
) -> None:
    pilot = look(enter)
    before = len(load(KIND, left).replay.played)

    act(pilot, f"game-{row}")
    act(pilot, "continue")

    assert scene == pilot.scene.name
    assert before == len(load(KIND, left).replay.played)


@BY_DEVICE
def test_the_menu_offers_the_game_that_was_left_last(
    enter: Enter, left: Path, act: Callable[..., None]
) -> None:
    pilot = enter()
    assert left.is_file()

    act(pilot, "continue")

    assert "game" == pilot.scene.name


def test_the_menu_offers_a_race_that_was_left_after_another_game(
    enter: Enter, player: UserFolders
) -> None:
    played(player.saves, DARE)
    drive_to(at_gear, player, line_up("hh"))
    pilot = enter()

    pilot.click("continue")

    assert "race" == pilot.scene.name


@BY_DEVICE
def test_a_finished_game_shows_who_came_where_and_its_result(
    enter: Enter, player: UserFolders, act: Callable[..., None]
) -> None:
    path = played(player.saves, FOLD, DARE, *[FOLD, DARE] * 2)
    pilot = look(enter)
    assert [(path.name, ["Bob", "Ada"])] == rows(pilot)
    found = scene_of(pilot).found
    assert found is not None
    assert found.standing is not None
    assert ("1", "2") == found.standing.places
    assert "Bob wins" == found.standing.who
    assert ["result", "replay", "delete"] == buttons(pilot)

    act(pilot, "result")
    assert "result" == pilot.scene.name
    assert ["menu", "replay"] == [widget.id for widget in pilot.scene.widgets]
    act(pilot, "menu")

    assert "saved" == pilot.scene.name


def test_of_a_game_without_a_page_of_results_none_is_offered(
    enter: Enter, player: UserFolders
) -> None:
    played(player.saves, *WHOLE)

    def page(context: SceneContext) -> Scene:
        face = UsualRecordFace(KIND, partial(FACE.resumed, context), result=None)
        return page_of(face, context)

    assert ["delete"] == buttons(look(enter, page))


@BY_DEVICE
def test_a_deleted_game_leaves_the_list_and_the_races_stay(
    enter: Enter, race: Path, left: Path, act: Callable[..., None]
) -> None:
    pilot = look(enter)

    act(pilot, "game-0", "delete")
    assert isinstance(pilot.scene, Dialog)
    act(pilot, "delete")

    assert [race.name] == [name for name, _players in rows(pilot)]
    assert (left.parent / DELETED / left.name).is_file()


def test_a_deleted_race_takes_its_map_along_beside_other_games(
    enter: Enter, race: Path, player: UserFolders
) -> None:
    played(player.saves, *WHOLE)
    kept = race.with_name("oval.tmx")
    kept.touch()
    race.write_bytes(race.read_bytes().replace(b'"monaco"', b'"oval.tmx"'))
    pilot = look(enter)

    by_mouse(pilot, "delete", "delete")

    assert not race.exists()
    assert not kept.exists()


def test_a_damaged_game_goes_on_from_its_good_part(enter: Enter, left: Path) -> None:
    left.write_text(left.read_text() + "hesitate\n")
    pilot = look(enter)
    found = scene_of(pilot).found
    assert found is not None
    assert "'hesitate' is nothing here" in found.fault

    pilot.click("continue")
    pilot.settle()

    assert "game" == pilot.scene.name
    assert list(left.parent.glob("*.bad*"))


def test_the_menu_asks_before_a_damaged_game_goes_on(enter: Enter, left: Path) -> None:
    left.write_text(left.read_text() + "hesitate\n")
    pilot = enter()

    pilot.click("continue")

    assert isinstance(pilot.scene, Dialog)
    assert "The game can go on from there" in pilot.scene.text
    pilot.settle()
    pilot.press("enter")
    assert "game" == pilot.scene.name


def test_a_game_that_is_played_elsewhere_does_not_go_on(enter: Enter, left: Path) -> None:
    pilot = look(enter)

    with SaveFile(left):
        pilot.click("continue")

    assert isinstance(pilot.scene, Dialog)
    assert "is being played in another window" in pilot.scene.text


def test_a_game_that_nobody_knows_is_unreadable(enter: Enter, left: Path) -> None:
    left.write_text(left.read_text().replace('game "nerve"', 'game "verve"'))
    pilot = look(enter)

    open_list(pilot, 2)

    (file,) = scene_of(pilot).files
    assert isinstance(file, Unreadable)
    assert "the header of this record cannot be used" in file.sentence
    assert ["delete"] == buttons(pilot)


def test_a_record_without_players_is_listed_and_deleted(enter: Enter, left: Path) -> None:
    head, _, tail = left.read_text().partition("seats ")
    left.write_text(f"{head}seats []\n{tail.partition(chr(10))[2]}")
    pilot = look(enter)
    assert (left.name, []) == rows(pilot)[0]
    assert ["delete"] == buttons(pilot)
    pilot.screenshot()

    by_mouse(pilot, "delete", "delete")

    assert not left.exists()


def test_without_races_the_page_speaks_of_games(enter: Enter, player: UserFolders) -> None:
    pilot = look(enter, saved_nerve)
    assert () == scene_of(pilot).files
    pilot.screenshot()
    path = played(player.saves, DARE)

    pilot = look(enter, saved_nerve)

    assert [path.name] == [name for name, _players in rows(pilot)]


def test_help_tells_of_the_game_that_is_looked_at(
    enter: Enter, player: UserFolders, monkeypatch: pytest.MonkeyPatch
) -> None:
    drive_to(at_gear, player, line_up("hh"))
    played(player.saves, DARE)
    asked: list[str] = []

    def told(_face: object, _context: SceneContext, rule: str = "") -> Scene:
        asked.append(rule)
        return notice("Nerve", "Dare or fold.")

    monkeypatch.setattr(type(FACE), "help_page", told)
    pilot = look(enter)

    pilot.press("f1")
    assert [""] == asked
    pilot.wait(2 * SECONDS)
    pilot.click("fine")
    pilot.click("game-1")
    pilot.press("f1")

    assert ([""], "help") == (asked, pilot.scene.name)
