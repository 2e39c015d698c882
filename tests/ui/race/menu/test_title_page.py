"""The menu leads everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.games.race.last_race import LastRace
from formulad.store.preferences import Motion, Preferences, write_preferences
from formulad.ui.race import race_face
from formulad.ui.race.menu import title_page
from formulad.ui.race.menu.big_tile import BigTile
from formulad.ui.shell import slanted_edge
from formulad.ui.shell.saved.continue_tile import ContinueTile
from formulad.ui.shell.slanted_edge import beyond_edge
from formulad.ui.toolkit.lettering import SMALL
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.tile import Tile
from tests.settings_file import write_settings
from tests.ui.pilot import Pilot
from tests.ui.race.races import at_gear, drive_to, line_up

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.conftest import Enter, Sheet

PAGES = {
    "new-race": "new-race",
    "races": "saved",
    "circuits": "circuits",
    "rules": "rules",
    "help": "help",
    "credits": "credits",
}
SIZES = [(1280, 720), (1366, 768), (1920, 1080), (900, 1200), (1080, 1920), (800, 1280)]


@pytest.mark.parametrize(("way", "page"), PAGES.items())
def test_every_way_leads_to_its_page_and_back(enter: Enter, way: str, page: str) -> None:
    pilot = enter()
    pilot.click(way)
    assert page == pilot.scene.name

    pilot.press("escape")
    assert "menu" == pilot.scene.name


def test_quit_ends_the_game(enter: Enter) -> None:
    pilot = enter()
    pilot.click("quit")

    assert not pilot.app.open


@pytest.mark.parametrize(("has_finished", "big"), [(False, "first-race"), (True, "new-race")])
def test_the_big_tile_is_for_the_first_race_until_one_was_finished(
    player: UserFolders, big: str, *, has_finished: bool
) -> None:
    write_settings(player.settings, Preferences(language="en"), LastRace(has_finished=has_finished))
    pilot = Pilot(race_face.menu, player.root)
    pilot.settle()
    pilot.screenshot()
    first, ways = pilot.find(big), [widget.id for widget in pilot.scene.widgets]
    focus = pilot.scene.focus
    pilot.close()

    assert big == focus
    assert isinstance(first, BigTile)
    assert ("first-race" in ways) == (not has_finished)
    assert "new-race" in ways


@pytest.mark.parametrize("motion", Motion)
def test_the_poster_sways_only_for_who_wishes_to_see_everything_move(
    player: UserFolders, motion: Motion
) -> None:
    write_settings(player.settings, Preferences(language="en", motion=motion))
    pilot = Pilot(race_face.menu, player.root)
    pilot.settle()
    before = _pixels(pilot)
    pilot.wait(3)
    then = _pixels(pilot)
    pilot.close()

    assert (motion is Motion.FULL) == (before != then)


def test_the_race_that_was_left_last_is_continued(
    enter: Enter, player: UserFolders, opened: list[OpenRace]
) -> None:
    drive_to(at_gear, player, line_up("hh"))
    newest = drive_to(at_gear, player, line_up("hhh"))
    drive_to(lambda _game, state, _due: state.is_over, player, line_up("cc"))
    pilot = enter()
    assert isinstance(pilot.find("continue"), ContinueTile)

    pilot.press("enter")

    assert newest == opened[-1].file.path


def test_a_race_that_was_deleted_is_not_offered_any_more(enter: Enter, player: UserFolders) -> None:
    drive_to(at_gear, player, line_up("hh"))
    pilot = enter()
    pilot.click("races")
    pilot.click("delete")
    pilot.click("delete")
    pilot.press("escape")

    assert "continue" not in [widget.id for widget in pilot.scene.widgets]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_has_room(player: UserFolders, size: tuple[int, int]) -> None:
    drive_to(at_gear, player, line_up("hh"))
    pilot = Pilot(race_face.menu, player.root, size)
    rects = [widget.rect for widget in pilot.scene.widgets]
    area = pilot.app.canvas.area
    pilot.screenshot()
    pilot.close()

    assert all(area.contains(rect) for rect in rects)
    assert not any(a.colliderect(b) for i, a in enumerate(rects) for b in rects[i + 1 :])


def _pixels(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.screenshot(), "RGB")


@pytest.mark.parametrize(("track", "is_dark"), [("monaco", False), ("basse-ville", True)])
def test_before_a_board_is_painted_night_is_where_it_will_be_night(
    player: UserFolders, track: str, *, is_dark: bool
) -> None:
    write_settings(player.settings, Preferences(language="en"), LastRace(track))
    pilot = Pilot(race_face.menu, player.root, (1280, 720))
    pilot.app.turn((), 0.0)

    beside_the_menu = pilot.app.canvas.surface.get_at((1270, 10))
    pilot.close()

    assert is_dark == (max(beside_the_menu[:3]) < 60)


@pytest.mark.parametrize("is_new", [True, False])
def test_the_name_and_its_edge_follow_the_very_first_picture_at_once(
    player: UserFolders, monkeypatch: pytest.MonkeyPatch, *, is_new: bool
) -> None:
    """Where they were drawn before they are seen from the first picture on."""
    menus: list[Scene] = []

    def two_menus(context: SceneContext) -> Scene:
        menus.extend(race_face.menu(context) for _ in range(2))
        return menus[0]

    pilot = Pilot(two_menus, player.root)
    pilot.settle()
    canvas, menu = pilot.app.canvas, menus[1]
    drawn: list[str] = []
    monkeypatch.setattr(title_page, "draw_logo", lambda *_: drawn.append("name"))
    monkeypatch.setattr(slanted_edge, "_draw_stripes", lambda _: drawn.append("stripes"))
    monkeypatch.setattr(type(canvas), "holds", lambda *_: not is_new)
    menu.arrange(canvas)
    menu.draw(canvas)
    in_the_first = list(drawn)
    menu.update(0.0)
    menu.draw(canvas)
    pilot.close()

    assert ([] if is_new else ["stripes", "name"]) == in_the_first
    assert [*in_the_first, "stripes", "name"] == drawn


@pytest.mark.parametrize(("text_size", "is_shown"), [(1.0, True), (1.4, False)])
def test_the_version_stands_below_the_menu_or_nowhere(
    player: UserFolders, monkeypatch: pytest.MonkeyPatch, text_size: float, *, is_shown: bool
) -> None:
    drive_to(at_gear, player, line_up("hh"))
    write_preferences(player.settings, Preferences(language="en", text_size=text_size))
    pilot = Pilot(race_face.menu, player.root, (1280, 720))

    seen = _pixels(pilot)
    monkeypatch.setattr("formulad.ui.race.menu.title_page.__version__", "another")
    then = _pixels(pilot)
    pilot.close()

    assert is_shown == (seen != then)


def test_words_stay_within_their_tiles(enter: Enter) -> None:
    pilot = enter()
    canvas = pilot.app.canvas
    for widget in pilot.scene.widgets:
        if isinstance(widget, Tile):
            assert canvas.text_width(widget.note, SMALL) < widget.rect.width - 80
        elif isinstance(widget, Button):
            assert widget.label


@pytest.mark.parametrize("size", [(1080, 1920), (800, 1280)], ids=str)
def test_in_an_upright_window_the_menu_lies_below_its_poster(
    player: UserFolders, size: tuple[int, int]
) -> None:
    pilot = Pilot(race_face.menu, player.root, size)
    poster, width = beyond_edge(pilot.app.canvas), pilot.app.canvas.area.width
    tops = [widget.rect.top for widget in pilot.scene.widgets]
    pilot.close()

    assert (0, width) == (poster.left, poster.width)
    assert poster.bottom < min(tops)


def test_beside_the_menu_the_poster_of_a_very_wide_window_takes_what_the_menu_spares(
    sheet: Sheet,
) -> None:
    usual, wide = beyond_edge(sheet(1920, 1080)), beyond_edge(sheet(2580, 1080))

    assert usual.right - usual.left < wide.right - wide.left - 500
