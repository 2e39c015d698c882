"""How a seat of a street race chooses its driver, and what becomes of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.last_race import LAST_RACE, LastRace
from formulad.race.agreed.drivers import StreetDriver
from formulad.race.agreed.setup import Entrant
from formulad.store.paths import data_root
from formulad.ui.race.drivers.driver_strip import DriverStrip
from formulad.ui.toolkit.widgets.button import Button
from tests.games.race.saved import list_races
from tests.scope import amount, sample
from tests.settings_file import last_race_in
from tests.ui.race.evenings.test_by_keys import tab_to
from tests.ui.race.evenings.test_restless_child import Child
from tools.screens.own_cars import new_race
from tools.screens.street_drivers import DRIVERS, FINE, STREET

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.agreed.options import Options
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

SIZES = ((1280, 720), (1920, 1080), (900, 1200), (1024, 768))


@pytest.fixture
def line_up(enter: Enter) -> Pilot:
    """Return who stands on the page of a new race on streets."""
    return enter(partial(new_race, rules=STREET))


@pytest.fixture
def page(line_up: Pilot) -> Pilot:
    """Return who stands before the drivers for the first seat."""
    line_up.click("who-0")
    return line_up


def names(pilot: Pilot) -> list[str]:
    """Return who drives, as the page of a new race shows it."""
    strips = [widget for widget in pilot.scene.widgets if isinstance(widget, DriverStrip)]
    return [strip.profile.id if strip.profile else "" for strip in strips]


def links(pilot: Pilot) -> list[str]:
    """Return the rules that the page leads to."""
    return [widget.id for widget in pilot.scene.widgets if widget.id.startswith("rule-")]


def cards(pilot: Pilot) -> list[str]:
    return [widget.id for widget in pilot.scene.widgets if widget.id.startswith("choose-")]


def test_every_seat_has_the_driver_of_its_car_until_one_is_chosen(line_up: Pilot) -> None:
    assert ["litsu", "stanley", "julien", "diane"] == names(line_up)


def test_away_from_streets_there_is_nobody_to_choose(enter: Enter) -> None:
    pilot = enter(new_race)

    assert [] == names(pilot)


def test_the_page_offers_ten_drivers_and_begins_with_the_one_of_the_seat(page: Pilot) -> None:
    assert "drivers" == page.scene.name
    assert [f"choose-{name}" for name in DRIVERS] == cards(page)
    assert "choose-litsu" == page.scene.focus
    assert ["rule-DRV-LITSU-1"] == links(page)


def test_a_driver_who_is_chosen_goes_into_the_race_its_record_and_the_next_evening(
    page: Pilot, opened: list[OpenRace], player: UserFolders
) -> None:
    page.click("choose-jack")
    page.click("done")
    assert "jack" == names(page)[0]
    page.click("start")

    drivers = [entrant.driver for entrant in opened[-1].setup.seats]
    assert [DRIVERS[name] for name in ("jack", "stanley", "julien", "diane")] == drivers
    (saved,) = list_races(player.saves).unfinished
    assert opened[-1].setup == saved.header.setup
    remembered = last_race_in(player.settings).line_up
    assert [DRIVERS["jack"], None, None, None] == [entrant.driver for entrant in remembered]


def test_a_second_click_on_a_driver_is_enough(page: Pilot) -> None:
    page.click("choose-derek")
    page.click("choose-derek")

    assert "new-race" == page.scene.name
    assert "derek" == names(page)[0]


def test_a_driver_of_a_car_moves_on_when_somebody_else_chooses_him(page: Pilot) -> None:
    page.click("choose-stanley")
    page.click("done")

    assert ["stanley", "litsu", "julien", "diane"] == names(page)


def test_computers_may_be_given_a_driver_too(line_up: Pilot) -> None:
    line_up.click("who-3")
    line_up.click("choose-temana")
    line_up.click("done")

    assert "temana" == names(line_up)[3]


def test_a_driver_who_is_taken_cannot_be_chosen_but_looked_at(page: Pilot) -> None:
    page.click("choose-jack")
    page.click("done")
    page.click("who-1")
    page.click("choose-jack")

    assert ["rule-DRV-JACK-1"] == links(page)
    page.click("choose-jack")
    assert "drivers" == page.scene.name
    page.click("done")
    assert ["jack", "stanley"] == names(page)[:2]


def test_who_leaves_it_to_the_game_has_the_driver_of_the_car_again(page: Pilot) -> None:
    page.click("choose-jack")
    page.click("done")
    page.click("who-0")
    page.click("automatic")

    assert "litsu" == names(page)[0]


def test_without_weather_its_driver_is_given_to_nobody_and_cannot_be_chosen(enter: Enter) -> None:
    pilot = enter(partial(new_race, rules=FINE))
    assert "julien" not in names(pilot)

    pilot.click("who-0")
    pilot.click("choose-julien")
    pilot.click("done")

    assert "litsu" == names(pilot)[0]


def remembering(driver: StreetDriver, rules: Options) -> Callable[[SceneContext], Scene]:
    """Return what opens the page of a new race whose first seat had a driver last time."""

    def opened(context: SceneContext) -> Scene:
        seats = (Entrant("Ada", 1, driver=driver), Entrant("Bob", 3))
        context.memory.keep(LAST_RACE, LastRace(line_up=seats))
        return new_race(context, rules)

    return opened


def test_a_choice_that_the_rules_have_made_impossible_is_told_at_the_start(
    enter: Enter, player: UserFolders
) -> None:
    pilot = enter(remembering(DRIVERS["julien"], FINE))
    assert ["julien", "stanley"] == names(pilot)

    pilot.click("start")

    assert "dialog" == pilot.scene.name
    assert () == list_races(player.saves).unfinished


def test_a_driver_whose_file_is_gone_is_forgotten(enter: Enter) -> None:
    lost = StreetDriver("old_friend", (6, 3, 3, 3, 3, 2), ())

    assert ["litsu", "stanley"] == names(enter(remembering(lost, STREET)))


def test_a_driver_is_chosen_by_keys_alone(line_up: Pilot) -> None:
    tab_to(line_up, "who-1")
    line_up.press("enter")
    assert "choose-stanley" == line_up.scene.focus

    line_up.press("right")
    assert ["rule-DRV-DIMITRI-1"] == links(line_up)
    line_up.press("enter", "enter")

    assert "dimitri" == names(line_up)[1]


def test_pointing_at_a_driver_shows_him(page: Pilot) -> None:
    page.point("choose-temana")

    assert ["rule-DRV-TEMANA-1", "rule-DRV-TEMANA-2"] == links(page)


def test_a_gift_leads_to_its_rule_and_back(page: Pilot) -> None:
    page.click("rule-DRV-LITSU-1")
    assert "drivers" != page.scene.name

    page.press("escape")

    assert "drivers" == page.scene.name


def test_escape_changes_nothing(page: Pilot) -> None:
    page.click("choose-jack")
    page.press("escape")

    assert "new-race" == page.scene.name
    assert "litsu" == names(page)[0]


@pytest.fixture
def cousins(player: UserFolders) -> UserFolders:
    """Return the folders of a player who wrote three drivers, one of them with a fault."""
    player.drivers.mkdir()
    text = (data_root() / "assets" / "drivers" / "jack.yaml").read_text(encoding="utf-8")
    text = text.replace("number: 2\n", "")
    for name in ("ada", "bea"):
        own = text.replace("Jack Owens", name.capitalize())
        (player.drivers / f"{name}.yaml").write_text(own, encoding="utf-8")
    (player.drivers / "odd.yaml").write_text("version: 1\n", encoding="utf-8")
    return player


@pytest.mark.usefixtures("cousins")
def test_drivers_of_a_player_are_on_the_next_page(page: Pilot) -> None:
    page.press("pagedown")
    assert ["choose-ada", "choose-bea"] == cards(page)
    assert "choose-ada" == page.scene.focus

    page.click("choose-bea")
    page.click("done")

    assert "bea" == names(page)[0]


@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_over_anything_else(page: Pilot, size: tuple[int, int]) -> None:
    page.resize(*size)

    rects = [widget.rect for widget in page.scene.widgets]
    pairs = [(a, b) for i, a in enumerate(rects) for b in rects[i + 1 :] if a.colliderect(b)]
    assert [] == pairs


def test_the_button_says_whom_the_seat_takes(page: Pilot) -> None:
    page.click("choose-montoya")
    page.point("choose-diane")

    button = page.find("done")
    assert isinstance(button, Button)
    assert "Take Montoya" == button.label


@pytest.mark.parametrize("seed", sample([1, 2]))
def test_a_child_may_do_anything_to_the_drivers(enter: Enter, seed: int) -> None:
    child = Child(enter(partial(new_race, rules=STREET)), seed)
    for _ in range(amount(40, 120)):
        if not child.pilot.app.open or child.pilot.scene.name not in {"new-race", "drivers"}:
            child.pilot = enter(partial(new_race, rules=STREET))
        if child.pilot.scene.name == "new-race":
            child.pilot.click("who-0")
        else:
            child.play()
