"""Every screen is reached, used and left by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.race.saved import list_races
from tests.ui.race.races import near_the_flag

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot
    from tests.ui.race.conftest import Race


def to_the_flag(pilot: Pilot) -> None:
    """Do what the yellow button says until the race is over."""
    for _ in range(1000):
        pilot.settle()
        if pilot.scene.name == "result":
            return
        pilot.press("enter")
    raise AssertionError("the race does not end")


def tab_to(pilot: Pilot, widget: str) -> None:
    """Go on with Tab until a widget has the focus."""
    for _ in pilot.scene.widgets:
        if pilot.scene.focus == widget:
            return
        pilot.press("tab")
    raise AssertionError(f"Tab does not lead to {widget}")


def test_a_new_race_is_agreed_on_and_begun_by_keys(enter: Enter, opened: list[OpenRace]) -> None:
    pilot = enter()

    tab_to(pilot, "new-race")
    pilot.press("enter")
    tab_to(pilot, "name-0")
    pilot.press(*["backspace"] * 3)
    pilot.type("Zoé")
    tab_to(pilot, "start")
    pilot.press("enter")

    assert "race" == pilot.scene.name
    assert "Zoé" == opened[-1].setup.seats[0].name


def test_the_page_of_a_new_race_is_left_by_escape(enter: Enter) -> None:
    pilot = enter()
    tab_to(pilot, "new-race")
    pilot.press("enter")
    assert "new-race" == pilot.scene.name

    pilot.press("escape")

    assert "menu" == pilot.scene.name


def test_pause_and_help_open_and_close_by_keys(race: Race) -> None:
    pilot = race()

    for key, page in (("escape", "pause"), ("f1", "help")):
        pilot.press(key)
        assert page == pilot.scene.name
        pilot.press("escape")
        assert "race" == pilot.scene.name
    pilot.press("escape", "enter")
    assert "race" == pilot.scene.name
    pilot.press("f1", "f1")
    assert "race" == pilot.scene.name


def test_the_pause_leads_to_the_help_and_that_back_to_the_pause(race: Race) -> None:
    pilot = race()

    pilot.press("escape", "tab", "enter")
    assert "help" == pilot.scene.name
    pilot.press("escape")

    assert "pause" == pilot.scene.name


def test_the_pause_quits_the_game(race: Race) -> None:
    pilot = race()

    pilot.press("escape", *["tab"] * 5, "enter")

    assert not pilot.app.open


@pytest.mark.parametrize("way", [(), ("new-race",)], ids=["menu", "new race"])
def test_f1_leads_to_the_help_and_back(enter: Enter, way: tuple[str, ...]) -> None:
    pilot = enter()
    for widget in way:
        pilot.click(widget)
    before = pilot.scene

    pilot.press("f1")
    assert "help" == pilot.scene.name
    pilot.press("f1")

    assert before is pilot.scene


def test_the_menu_has_a_tile_for_the_help(enter: Enter) -> None:
    pilot = enter()

    tab_to(pilot, "help")
    pilot.press("enter")

    assert "help" == pilot.scene.name


def test_a_race_is_left_to_the_menu_and_continued_by_keys(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race()
    pilot.press("enter")
    before = opened[-1].match.state

    pilot.press("escape")
    tab_to(pilot, "menu")
    pilot.press("enter")
    assert "menu" == pilot.scene.name
    pilot.press("enter")

    assert "race" == pilot.scene.name
    assert before == opened[-1].match.state


def test_a_race_is_driven_to_the_flag_and_run_again_by_keys(
    race: Race, player: UserFolders
) -> None:
    pilot = race("hh", at=near_the_flag)

    to_the_flag(pilot)
    pilot.settle()
    tab_to(pilot, "again")
    pilot.press("enter")
    tab_to(pilot, "again")
    pilot.press("enter")

    assert "race" == pilot.scene.name
    assert 1 == len(list_races(player.saves).finished)
    assert 1 == len(list_races(player.saves).unfinished)


@pytest.mark.thorough
def test_from_the_results_keys_lead_to_the_menu(race: Race) -> None:
    pilot = race("hh", at=near_the_flag)
    to_the_flag(pilot)
    pilot.settle()

    pilot.press("escape")

    assert "menu" == pilot.scene.name


def test_the_game_is_left_by_keys(enter: Enter) -> None:
    pilot = enter()

    pilot.press("escape", "tab", "enter")

    assert not pilot.app.open
