"""From the page of a season into its next race, and back to how the season stands."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from formulad.games.season_yaml import new_season_file, read_season, write_season
from formulad.games.seasons import SeasonFile
from formulad.season.season import Entry, Round, Season
from formulad.store.paths import Home, data_root
from formulad.ui.race import race_face
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.race.season.new_season_page import NewSeasonScene
from formulad.ui.race.season.season_page import SeasonScene
from formulad.ui.shell.aside import at_once
from formulad.ui.shell.dialog import Dialog
from formulad.ui.shell.table.result_page import ResultPage
from formulad.ui.shell.table.standings_page import StandingsPage
from formulad.ui.toolkit.widgets.segmented import Segmented
from tests.ui.later import Later
from tests.ui.pilot import Pilot
from tools.layout.watched import WatchedCanvas

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.paths import UserFolders
    from formulad.ui.shell.aside import Aside
    from tests.ui.conftest import Enter

pytestmark = pytest.mark.usefixtures("player")
DRIVERS = (Entry("Ana", 1, "learner"), Entry("Bo", 3, "learner"))
DUEL = Season("aa00aa00", "Duel", "race", DRIVERS, (Round("monaco", 1), Round("monaco", 1)))
CARDS = Season(
    "bb00bb00",
    "Cards",
    "corsa",
    tuple(Entry(name, number, "easy") for number, name in enumerate("ABC", 1)),
    (Round(), Round()),
)


def look(enter: Enter, path: Path, *clicks: str) -> Pilot:
    """Return who looks at a season and clicks."""
    pilot = enter()
    for widget in ("seasons", path.name, *clicks):
        pilot.click(widget)
    return pilot


def watch(pilot: Pilot) -> None:
    """Let computers race until the result is shown, and takes what is pressed."""
    for _ in range(40):
        if isinstance(pilot.scene, ResultPage):
            pilot.wait(1)
            return
        if isinstance(pilot.scene, StandingsPage):
            pilot.click("next-race")
        pilot.wait(15)
    raise AssertionError("the race does not end")


def ids(pilot: Pilot) -> set[str]:
    """Return what can be used."""
    return {widget.id for widget in pilot.scene.widgets}


@pytest.mark.rule("SEA-16")
@pytest.mark.parametrize("season", [DUEL, CARDS], ids=["race", "cards"])
def test_a_race_leads_back_to_its_season_in_which_it_counts_once(
    enter: Enter, player: UserFolders, season: Season
) -> None:
    path = new_season_file(player.seasons, season)
    pilot = look(enter, path, "next-race")

    watch(pilot)
    assert [1] == [result.race for result in read_season(path).results]
    assert "again" not in ids(pilot)
    pilot.click("standings")

    assert isinstance(pilot.scene, SeasonScene)
    assert [1] == [result.race for result in read_season(path).results]
    pilot.press("escape")
    assert "menu" == pilot.scene.name


@pytest.mark.rule("SEA-13")
def test_a_race_that_was_broken_off_counts_as_it_stands(enter: Enter, player: UserFolders) -> None:
    path = new_season_file(player.seasons, replace(DUEL, entries=(Entry("Ana", 1), DRIVERS[1])))
    look(enter, path, "next-race").close()
    pilot = look(enter, path)
    assert {"count", "anew", "next-race"} <= ids(pilot)
    assert "change" not in ids(pilot)

    pilot.click("count")
    assert isinstance(pilot.scene, Dialog)
    pilot.press("tab", "enter")

    assert isinstance(pilot.scene, SeasonScene)
    assert read_season(path).results[0].half


@pytest.mark.rule("SEA-13")
def test_or_it_is_driven_again_from_its_start(enter: Enter, player: UserFolders) -> None:
    path = new_season_file(player.seasons, replace(DUEL, entries=(Entry("Ana", 1), DRIVERS[1])))
    look(enter, path, "next-race").close()

    pilot = look(enter, path, "anew")
    pilot.press("tab", "enter")

    assert isinstance(pilot.scene, RaceScene)
    assert 1 == len(list(player.saves.glob("*.race")))
    assert 1 == len(list(player.saves.glob("deleted/*.race")))


@pytest.mark.thorough
@pytest.mark.rule("SEA-14")
def test_after_a_season_comes_the_next_with_the_same_drivers(
    enter: Enter, player: UserFolders
) -> None:
    path = new_season_file(player.seasons, replace(DUEL, calendar=(Round("monaco", 1),)))
    pilot = look(enter, path, "next-race")
    watch(pilot)
    pilot.click("standings")

    pilot.click("next-season")
    assert isinstance(pilot.scene, NewSeasonScene)
    pilot.click("begin")

    following = read_season(player.seasons / "duel-2.yaml")
    assert ("Duel 2", DRIVERS, ()) == (following.title, following.entries, following.results)
    assert isinstance(pilot.scene, SeasonScene)


@pytest.mark.thorough
@pytest.mark.rule("SEA-2")
def test_a_season_that_runs_can_only_be_changed_where_it_was_not_driven(
    enter: Enter, player: UserFolders
) -> None:
    path = new_season_file(player.seasons, DUEL)
    pilot = look(enter, path, "next-race")
    watch(pilot)
    pilot.click("standings")

    pilot.click("change")
    assert "tabs" not in ids(pilot)
    pilot.click("add-race")
    pilot.click("begin")

    assert isinstance(pilot.scene, SeasonScene)
    season = read_season(path)
    assert 3 == len(season.calendar)
    assert 1 == len(season.results)


@pytest.mark.rule("SEA-14")
def test_each_division_is_shown_and_drives_its_own_race(enter: Enter, player: UserFolders) -> None:
    lower = (Entry("Cy", 1, division=2), Entry("Dev", 2, division=2))
    upper = (Entry("Ana", 1), Entry("Bo", 3))
    path = new_season_file(player.seasons, replace(DUEL, entries=(*upper, *lower)))
    pilot = look(enter, path)

    divisions = pilot.find("division")
    assert isinstance(divisions, Segmented)
    pilot.click_at(divisions.part(1).center)
    pilot.click("next-race")

    [record] = player.saves.glob("*.race")
    assert "Cy" in record.read_text().partition("\n\n")[0]


UPPER = Entry("Ana", 1), Entry("Bo", 3)
LOWER = Entry("Cy", 1, "learner", 2), Entry("Dev", 2, "learner", 2)
TWO = replace(DUEL, entries=(*UPPER, *LOWER))
"""A division of persons, and one of computers."""


def after_a_race(player: UserFolders) -> Path:
    """Return the file of a season in which the person has driven a race, and no computer has."""
    path = new_season_file(player.seasons, TWO)
    SeasonFile(Home(data_root(), player), path).run(5, datetime(2026, 11, 29, tzinfo=UTC))
    return path


def scene_of(player: UserFolders, path: Path, aside: Aside) -> Pilot:
    """Return who looks at a season, while others work or not."""
    pilot = Pilot(race_face.menu, player.root, aside=aside)
    for widget in ("seasons", path.name):
        pilot.click(widget)
    return pilot


def read(pilot: Pilot) -> str:
    """Return all that is written on the screen."""
    canvas = WatchedCanvas(pilot.app.canvas)
    pilot.app.stack.draw_on(canvas)
    return " ".join(text.text for text in canvas.texts)


@pytest.mark.rule("SEA-14")
def test_computers_of_another_division_drive_while_the_page_is_read(player: UserFolders) -> None:
    later, path = Later(), after_a_race(player)
    pilot = scene_of(player, path, later)
    assert pilot.scene.moving
    assert "Division 2 is driving" in read(pilot)
    assert "change" not in ids(pilot)
    assert [(1, 1)] == [(each.race, each.division) for each in read_season(path).results]

    later.catch_up()
    pilot.wait(0.1)

    assert not pilot.scene.moving
    assert "Division 2 is driving" not in read(pilot)
    assert "change" in ids(pilot)
    assert [(1, 1), (1, 2)] == [(each.race, each.division) for each in read_season(path).results]
    pilot.close()


@pytest.mark.rule("SEA-14")
@pytest.mark.rule("SEA-16")
def test_whoever_leaves_the_page_meanwhile_finds_the_race_driven_once(player: UserFolders) -> None:
    later, path = Later(), after_a_race(player)
    pilot = scene_of(player, path, later)
    pilot.click("back")
    pilot.click(path.name)

    later.catch_up()
    pilot.wait(0.1)

    assert [(1, 1), (1, 2)] == [(each.race, each.division) for each in read_season(path).results]
    assert 2 == len([*player.saves.glob("*.race")])
    pilot.close()


@pytest.mark.rule("SEA-16")
def test_a_result_that_a_power_cut_kept_out_enters_at_the_next_start(
    enter: Enter, player: UserFolders
) -> None:
    path = new_season_file(player.seasons, DUEL)
    watch(look(enter, path, "next-race"))
    entered = read_season(path)
    write_season(path, replace(entered, results=()))

    Pilot(race_face.menu, player.root, aside=at_once).close()

    assert entered == read_season(path)


@pytest.mark.thorough
@pytest.mark.rule("SEA-16")
@pytest.mark.parametrize("answer", ["keep-result", "take-record"])
def test_of_two_results_a_player_chooses_one(
    enter: Enter, player: UserFolders, answer: str
) -> None:
    path = new_season_file(player.seasons, DUEL)
    watch(look(enter, path, "next-race"))
    entered = read_season(path)
    (result,) = entered.results
    turned = replace(result, order=result.order[::-1])
    write_season(path, replace(entered, results=(turned,)))

    pilot = Pilot(race_face.menu, player.root, aside=at_once)
    pilot.click("seasons")
    pilot.click(path.name)
    pilot.wait(1)
    assert isinstance(pilot.scene, Dialog)
    pilot.click(answer)
    scene = pilot.scene.name
    pilot.close()

    assert "season" == scene
    expected = turned.order if answer == "keep-result" else result.order
    assert [expected] == [each.order for each in read_season(path).results]
