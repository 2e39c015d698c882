"""The pages of seasons: one is begun, mended in its garage, and its next race driven."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.season_yaml import new_season_file, read_season, seasons_in
from formulad.store.paths import Home, data_root
from formulad.store.preferences import Preferences, write_preferences
from formulad.ui.race import race_face
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.race.season.garage_page import GarageScene
from formulad.ui.race.season.new_season_page import NewSeasonScene
from formulad.ui.race.season.season_page import SeasonScene
from formulad.ui.race.season.season_tile import SeasonTile
from formulad.ui.shell.dialog import Dialog
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.stepper import Stepper
from formulad.ui.toolkit.widgets.tile import Tile
from tests.ui.pilot import Pilot
from tools.screens.seasons import winter_cup

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.paths import UserFolders
    from tests.ui.conftest import Enter

pytestmark = pytest.mark.usefixtures("player")


def look(enter: Enter, *clicks: str) -> Pilot:
    """Return who looks at the seasons and clicks."""
    pilot = enter()
    for widget in ("seasons", *clicks):
        pilot.click(widget)
    return pilot


@pytest.fixture
def cup(player: UserFolders) -> Path:
    """Return the file of a season of seven races, four of which were driven."""
    return new_season_file(player.seasons, winter_cup(4))


def parts(pilot: Pilot) -> dict[str, int]:
    """Return what the steppers of a garage show."""
    return {w.id: w.value for w in pilot.scene.widgets if isinstance(w, Stepper)}


def test_a_new_season_is_for_those_who_drove_last(enter: Enter, player: UserFolders) -> None:
    pilot = look(enter, "new-season")
    assert isinstance(pilot.scene, NewSeasonScene)
    pilot.press("enter")

    assert isinstance(pilot.scene, SeasonScene)
    [(_, season)] = seasons_in(player.seasons)
    assert not isinstance(season, str)
    assert 5 == len(season.calendar)
    assert 2 <= len(season.entries)
    assert not season.results


def test_the_next_race_is_driven_from_the_page_of_its_season(
    enter: Enter, cup: Path, player: UserFolders
) -> None:
    pilot = look(enter, cup.name, "next-race")

    assert isinstance(pilot.scene, RaceScene)
    [record] = player.saves.glob("*.race")
    assert '"race": 5' in record.read_text()


def test_a_race_that_was_begun_is_gone_on_with(
    enter: Enter, cup: Path, player: UserFolders
) -> None:
    look(enter, cup.name, "next-race").close()

    pilot = look(enter, cup.name, "next-race")

    assert isinstance(pilot.scene, RaceScene)
    assert 1 == len(list(player.saves.glob("*.race")))


def test_what_is_mended_is_written_down_and_paid_for(enter: Enter, cup: Path) -> None:
    pilot = look(enter, cup.name, "garage")
    assert isinstance(pilot.scene, GarageScene)
    assert 1 == parts(pilot)["gearbox-1"]

    while pilot.scene.focus != "gearbox-1":
        pilot.press("tab")
    pilot.press("right")

    assert 2 == parts(pilot)["gearbox-1"]
    assert {"gearbox": 1} == read_season(cup).results[-1].repairs[1]


def test_all_cars_of_people_are_mended_at_the_press_of_one_button(enter: Enter, cup: Path) -> None:
    pilot = look(enter, cup.name, "mend")

    assert isinstance(pilot.scene, GarageScene)
    assert {1, 5, 9} <= set(read_season(cup).results[-1].repairs)
    assert 3 == parts(pilot)["gearbox-1"]


def test_the_garage_is_closed_once_the_race_has_begun(enter: Enter, cup: Path) -> None:
    look(enter, cup.name, "next-race")

    pilot = look(enter, cup.name)

    assert "garage" not in {widget.id for widget in pilot.scene.widgets}


def test_a_season_is_found_and_left_by_keys_alone(enter: Enter, cup: Path) -> None:
    pilot = look(enter)

    pilot.press("right", "enter")
    assert isinstance(pilot.scene, SeasonScene)
    assert cup.exists()
    pilot.press("escape", "escape")

    assert "menu" == pilot.scene.name


def test_a_tile_knows_where_the_next_race_is(enter: Enter, cup: Path) -> None:
    pilot = enter()
    pilot.click("seasons")
    pilot.wait(1)

    tile = pilot.find(cup.name)
    assert isinstance(tile, SeasonTile)
    assert tile.circuit is not None
    assert tile.season.calendar[tile.season.next_race() - 1].track == tile.circuit.track.id
    assert not pilot.scene.moving


def test_a_file_that_cannot_be_used_says_so_on_its_tile(enter: Enter, cup: Path) -> None:
    cup.write_text(cup.read_text().replace("winter", "summer").replace("order:", "ordre:", 1))

    pilot = look(enter)
    [tile] = [w for w in pilot.scene.widgets if isinstance(w, Tile) and w.id == cup.name]
    pilot.click(cup.name)

    assert "ordre" in tile.note
    assert isinstance(pilot.scene, Dialog)


def test_a_season_with_a_circuit_that_is_gone_cannot_go_on(enter: Enter, cup: Path) -> None:
    cup.write_text(cup.read_text().replace("monaco", "monza"))

    assert isinstance(look(enter, cup.name).scene, Dialog)


def test_pages_of_a_season_read_its_folder_where_the_player_keeps_it(player: UserFolders) -> None:
    assert player.seasons == Home(data_root(), player).folders.seasons


def test_lines_of_points_are_told_in_figures_and_back(enter: Enter, cup: Path) -> None:
    pilot = enter()
    pilot.click("seasons")
    pilot.click(cup.name)

    for label in ("As a table", "As lines", "As a table"):
        button = pilot.find("points-table")
        assert isinstance(button, Button)
        assert label == button.label
        pilot.click("points-table")


def test_a_key_turns_lines_of_points_into_figures_and_back(enter: Enter, cup: Path) -> None:
    pilot = enter()
    pilot.click("seasons")
    pilot.click(cup.name)

    for label in ("As a table", "As lines", "As a table"):
        button = pilot.find("points-table")
        assert isinstance(button, Button)
        assert (label, "turn_board") == (button.label, button.key)
        pilot.press("t")


def test_the_key_turns_to_the_points_where_they_are_not_in_sight(
    player: UserFolders, cup: Path
) -> None:
    write_preferences(player.settings, Preferences(text_size=2.0))
    pilot = Pilot(race_face.menu, player.root)
    pilot.click("seasons")
    pilot.click(cup.name)
    assert "points-table" not in {widget.id for widget in pilot.scene.widgets}

    pilot.press("t")

    button = pilot.find("points-table")
    assert isinstance(button, Button)
    assert "As lines" == button.label
    pilot.close()
