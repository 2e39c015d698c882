"""Who has a profile sits down by choosing it, in a race and in a game of the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.profiles import Profile, Profiles
from formulad.ui.race.new_race.new_race_page import NewRaceScene
from formulad.ui.shell.new_game.new_game_page import NewGameScene

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from tests.ui.conftest import Enter

pytestmark = pytest.mark.rule("SHE-1")
ZOE = Profile("Zoë of the long name", 5)


def test_nobody_is_offered_where_nobody_has_a_profile(enter: Enter) -> None:
    pilot = enter()
    pilot.click("new-race")

    assert "profile-0" not in {widget.id for widget in pilot.scene.widgets}


def test_a_person_sits_down_in_the_car_they_like_and_its_driver_takes_theirs(
    enter: Enter, player: UserFolders
) -> None:
    Profiles(player.profiles).keep(ZOE)
    pilot = enter()
    pilot.click("new-race")

    pilot.click("profile-0")
    pilot.press("enter")

    assert isinstance(pilot.scene, NewRaceScene)
    seats = pilot.scene.agreed.line_up.seats
    assert (ZOE.name, 5) == (seats[0].name, seats[0].number)
    assert 1 == [seat.number for seat in seats].count(5)
    assert 1 in {seat.number for seat in seats[1:]}


def test_a_person_sits_down_at_a_game_of_the_box(enter: Enter, player: UserFolders) -> None:
    Profiles(player.profiles).keep(ZOE)
    pilot = enter()
    pilot.click("box")
    pilot.click("game-corsa")

    pilot.click("profile-0")
    pilot.click(f"profile-{ZOE.name}.yaml")

    assert isinstance(pilot.scene, NewGameScene)
    assert ZOE.name == pilot.scene.agreed.players[0].name


def test_a_game_for_one_speaks_the_language_of_its_player(
    enter: Enter, player: UserFolders
) -> None:
    Profiles(player.profiles).keep(Profile("Chiyo", 9, "ja"))
    pilot = enter()
    pilot.click("box")
    pilot.click("game-corsa")

    pilot.click("profile-0")
    pilot.press("enter")

    assert "language: ja" in player.settings.read_text()


def test_leaving_the_choice_changes_nothing(enter: Enter, player: UserFolders) -> None:
    Profiles(player.profiles).keep(ZOE)
    pilot = enter()
    pilot.click("new-race")

    pilot.click("profile-0")
    pilot.press("escape")

    assert isinstance(pilot.scene, NewRaceScene)
    assert ZOE.name not in {seat.name for seat in pilot.scene.agreed.line_up.seats}
