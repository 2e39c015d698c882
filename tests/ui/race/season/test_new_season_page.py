"""The page of a new season: everything can be chosen, and nothing has to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.season_yaml import read_season
from formulad.season.scoring import Tie
from formulad.ui.race.season.new_season_page import NewSeasonScene
from formulad.ui.shell.dialog import Dialog
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.segmented import Segmented

if TYPE_CHECKING:
    from formulad.season.season import Season
    from formulad.store.paths import UserFolders
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

pytestmark = pytest.mark.usefixtures("player")


@pytest.fixture
def page(enter: Enter) -> Pilot:
    """Return who draws up a season."""
    pilot = enter()
    for widget in ("seasons", "new-season"):
        pilot.click(widget)
    return pilot


def drawn_up(pilot: Pilot) -> Season:
    """Return the season as it is drawn up."""
    assert isinstance(pilot.scene, NewSeasonScene)
    return pilot.scene.agreed


def go_to(pilot: Pilot, tab: int) -> None:
    """Click one of the tabs."""
    tabs = pilot.find("tabs")
    assert isinstance(tabs, Segmented)
    pilot.click_at(tabs.part(tab).center)


def onwards(pilot: Pilot, widget: str) -> None:
    """Click the right half of what leads on and back."""
    rect = pilot.find(widget).rect
    pilot.click_at((rect.right - 12, rect.centery))


def test_two_clicks_lead_from_the_seasons_to_a_first_one(page: Pilot, player: UserFolders) -> None:
    page.click("begin")

    assert "season" == page.scene.name
    [path] = player.seasons.glob("*.yaml")
    assert 5 == len(read_season(path).calendar)


def test_a_season_is_called_as_its_player_likes(page: Pilot, player: UserFolders) -> None:
    page.click("title")
    page.press(*["backspace"] * 8)
    page.type("Spring")
    page.click("begin")

    assert (player.seasons / "spring.yaml").exists()


def test_a_season_without_a_name_does_not_begin(page: Pilot, player: UserFolders) -> None:
    page.click("title")
    page.press(*["backspace"] * 8)
    page.click("begin")

    assert isinstance(page.scene, Dialog)
    assert not player.seasons.exists()


def test_drivers_come_go_and_change_their_cars(page: Pilot) -> None:
    page.click("add-entry")
    page.click("leave-0")
    onwards(page, "driver-0")
    page.click("car-0")

    told = [(e.name, e.number, e.grade) for e in drawn_up(page).entries]
    assert ("Chiyo", 4, "learner") == told[0]
    assert ("Gus", 7, "learner") == told[-1]


def test_two_of_one_name_are_told_before_the_season_begins(page: Pilot) -> None:
    page.click("name-1")
    page.press(*["backspace"] * 5)
    page.type("Ana")
    page.click("begin")

    assert isinstance(page.scene, Dialog)


def tour(pilot: Pilot) -> list[str]:
    """Return where is raced."""
    return [each.track for each in drawn_up(pilot).calendar]


def test_a_first_season_goes_to_every_circuit_of_the_game(page: Pilot) -> None:
    assert 5 == len(set(tour(page)))


def test_the_calendar_is_changed_race_by_race(page: Pilot) -> None:
    first, second, third, fourth, fifth = tour(page)
    go_to(page, 1)
    page.click("add-race")
    onwards(page, "race-laps")
    page.click("earlier")
    page.click("race-1")
    page.click("drop-race")

    assert [(second, 0), (third, 0), (fourth, 0), (fifth, 3), (fifth, 0)] == [
        (each.track, each.laps) for each in drawn_up(page).calendar
    ]
    onwards(page, "circuit")
    assert tour(page)[0] not in {first, second}


def test_races_are_reordered_by_keys_and_by_dragging(page: Pilot) -> None:
    first, second, third, fourth, fifth = tour(page)
    go_to(page, 1)
    page.click("race-2")
    page.press("pageup")
    assert "race-1" == page.scene.focus
    assert [second, first, third, fourth, fifth] == tour(page)

    page.hold(page.find("race-1").rect.center)
    page.point("race-4")
    page.let_go(page.find("race-4").rect.center)

    assert [first, third, fourth, second, fifth] == tour(page)


@pytest.mark.rule("SEA-12")
def test_who_cannot_come_to_a_race_says_so(page: Pilot) -> None:
    go_to(page, 1)
    page.click("race-2")
    page.click("away")
    page.press("tab", "right", "escape")

    assert ("Ana",) == drawn_up(page).calendar[1].absent
    page.click("away")
    page.press("tab", "left", "escape")

    assert () == drawn_up(page).calendar[1].absent


def test_points_and_rules_are_agreed_on(page: Pilot) -> None:
    go_to(page, 2)
    onwards(page, "table")
    onwards(page, "fastest-lap")
    onwards(page, "teams")
    go_to(page, 3)
    onwards(page, "grid")
    while page.scene.focus != "divisions":
        page.press("tab")
    page.press("right")

    season = drawn_up(page)
    assert ("six", 1, "both") == (
        season.scoring.table,
        season.scoring.fastest_lap,
        season.scoring.teams.value,
    )
    assert ("timed", (1, 2)) == (season.grid.value, season.divisions)


def test_rules_without_a_standard_car_carry_no_damage(page: Pilot) -> None:
    go_to(page, 3)
    preset = page.find("preset")
    assert isinstance(preset, Chooser)
    assert drawn_up(page).carry is not None

    onwards(page, "preset")

    assert "beginner" == drawn_up(page).rules.preset
    assert drawn_up(page).carry is None
    assert "carry" not in {widget.id for widget in page.scene.widgets}


@pytest.mark.rule("SEA-15")
def test_a_season_of_cards_has_its_own_computers_and_games(
    page: Pilot, player: UserFolders
) -> None:
    go_to(page, 3)
    onwards(page, "game")
    page.click("begin")

    [path] = player.seasons.glob("*.yaml")
    season = read_season(path)
    assert "motor-racing" == season.game
    assert {"", "normal"} == {entry.grade for entry in season.entries}
    assert ("", "", "") == tuple(each.track for each in season.calendar)


@pytest.mark.rule("SEA-15")
def test_games_of_motor_racing_score_by_their_own_book(page: Pilot) -> None:
    go_to(page, 3)
    before = drawn_up(page).scoring
    onwards(page, "game")
    cards = drawn_up(page)
    onwards(page, "game")

    assert ("six", Tie.LAST_RACE) == (cards.scoring.table, cards.scoring.tie)
    assert {"races": 1} == cards.rules.options
    assert "corsa" == drawn_up(page).game
    assert before == drawn_up(page).scoring
