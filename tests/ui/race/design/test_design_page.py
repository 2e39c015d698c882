"""What a driver does on the page of his car, and what becomes of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.designs import Garage
from formulad.kernel.values import replace
from formulad.race.agreed.design import STANDARD, Design
from formulad.race.car import Part
from formulad.store.paths import data_root
from formulad.ui.race.design.design_strip import DesignStrip
from formulad.ui.toolkit.widgets.list_row import ListRow
from formulad.ui.toolkit.widgets.stepper import Stepper
from formulad.ui.toolkit.widgets.text_field import TextField
from tests.games.race.saved import list_races
from tests.scope import amount
from tests.settings_file import last_race_in
from tests.ui.race.evenings.test_by_keys import tab_to
from tests.ui.race.evenings.test_restless_child import Child
from tools.screens.own_cars import RULES, new_race

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.toolkit.widgets.widget import Widget
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

MINE = Design(7, 3, 2, 3, 3, 2)
LARGE = (1920, 1080)


@pytest.fixture
def page(enter: Enter) -> Pilot:
    """Return who stands on the page of the first driver's car."""
    pilot = enter(new_race)
    pilot.click("design-0")
    return pilot


@pytest.fixture
def garage(player: UserFolders) -> Garage:
    return Garage(player.designs)


def points(pilot: Pilot) -> tuple[int, ...]:
    """Return the points that the page shows."""
    steppers = [pilot.find(f"part-{part:d}") for part in Part]
    return tuple(stepper.value for stepper in steppers if isinstance(stepper, Stepper))


def change(pilot: Pilot, part: Part, by: int) -> None:
    """Click on the plus or the minus of a part."""
    rect = pilot.find(f"part-{part:d}").rect
    for _ in range(abs(by)):
        pilot.click_at((rect.right - 20 if by > 0 else rect.left + 20, rect.centery))


def rows(pilot: Pilot) -> list[str]:
    """Return the names in the list of designs."""
    return [widget.label for widget in pilot.scene.widgets if isinstance(widget, ListRow)]


def may_use(pilot: Pilot, widget: str) -> bool:
    return pilot.find(widget).focusable


def to_mine(pilot: Pilot) -> None:
    """Take a point from the gearbox and give it to the tyres."""
    change(pilot, Part.GEARBOX, -1)
    change(pilot, Part.TYRES, 1)


def test_a_driver_begins_with_the_standard_car(page: Pilot) -> None:
    assert "design" == page.scene.name
    assert STANDARD.points == points(page)
    assert may_use(page, "done")


def test_a_car_that_is_done_goes_into_the_race_and_its_record(
    page: Pilot, opened: list[OpenRace], player: UserFolders
) -> None:
    to_mine(page)
    page.click("done")
    assert "new-race" == page.scene.name
    page.click("start")

    setup = opened[-1].setup
    assert [MINE, None] == [entrant.design for entrant in setup.seats if entrant.is_human]
    (saved,) = list_races(player.saves).unfinished
    assert setup == saved.header.setup


def test_computer_drivers_come_with_cars_of_the_game(page: Pilot, opened: list[OpenRace]) -> None:
    page.click("cancel")
    page.click("start")

    shipped = {found.design for found in Garage(data_root() / "assets" / "designs").designs()}
    cars = [seat.design for seat in opened[-1].setup.seats if not seat.is_human]
    assert 2 == len(cars)
    assert set(cars) <= shipped


def test_the_car_is_remembered_for_the_next_race(
    page: Pilot, opened: list[OpenRace], player: UserFolders
) -> None:
    to_mine(page)
    page.click("done")
    page.click("start")
    opened[-1].file.close()

    assert MINE == last_race_in(player.settings).line_up[0].design


@pytest.mark.parametrize("way", ["cancel", "back"])
def test_a_car_is_left_as_it_was_by_cancelling(page: Pilot, way: str) -> None:
    to_mine(page)
    page.click(way)
    page.click("design-0")

    assert STANDARD.points == points(page)


def test_a_car_with_a_point_left_is_not_done(page: Pilot) -> None:
    change(page, Part.TYRES, -1)

    assert not may_use(page, "done")
    assert may_use(page, "save")


def test_a_car_with_a_point_too_many_is_neither_done_nor_saved(page: Pilot) -> None:
    change(page, Part.TYRES, 1)

    assert not may_use(page, "done")
    assert not may_use(page, "save")


def test_a_point_may_be_left_where_not_all_have_to_be_given(enter: Enter) -> None:
    pilot = enter(partial(new_race, rules=replace(RULES, must_spend_all=False)))
    pilot.click("design-0")

    change(pilot, Part.TYRES, -1)

    assert may_use(pilot, "done")


def test_a_part_goes_no_further_than_its_limits(page: Pilot) -> None:
    change(page, Part.TYRES, 12)
    change(page, Part.ENGINE, -5)
    change(page, Part.BODY, 9)

    assert (14, 3, 3, 7, 1, 2) == points(page)


def test_the_standard_car_is_back_at_a_click(page: Pilot) -> None:
    to_mine(page)
    page.click("standard")

    assert STANDARD.points == points(page)


def test_a_car_of_the_game_is_taken_over_and_cannot_be_deleted(page: Pilot) -> None:
    assert ["Bodyguard", "Gear hunter", "Late braker", "Tyre saver"] == rows(page)

    page.click("load-3")

    assert (8, 3, 2, 2, 3, 2) == points(page)
    assert not any(widget.id.startswith("delete") for widget in page.scene.widgets)


def test_a_design_is_saved_under_the_name_that_is_typed(page: Pilot, garage: Garage) -> None:
    to_mine(page)
    page.click("save")
    assert "naming" == page.scene.name
    page.press(*["backspace"] * 10)
    page.type("Zoé 1")
    page.press("enter")

    assert "design" == page.scene.name
    assert "Zoé 1" == rows(page)[0]
    assert [("Zoé 1", MINE)] == [(found.name, found.design) for found in garage.designs()]


def test_a_name_is_proposed_that_is_free_and_can_be_taken_as_it_is(
    page: Pilot, garage: Garage
) -> None:
    for _ in range(2):
        page.click("save")
        page.click("save")

    assert ["Ana", "Ana 2"] == [found.name for found in garage.designs()]


def test_a_name_that_no_file_can_have_is_not_taken(page: Pilot, garage: Garage) -> None:
    page.click("save")
    page.type("/")
    assert not may_use(page, "save")
    page.press("enter")
    assert "naming" == page.scene.name

    page.press("escape")

    assert "design" == page.scene.name
    assert () == garage.files()


@pytest.mark.parametrize(("answer", "kept"), [("no", STANDARD), ("yes", MINE)])
def test_it_is_asked_before_another_design_is_written_over(
    page: Pilot, garage: Garage, answer: str, kept: Design
) -> None:
    garage.keep("ana", STANDARD)
    to_mine(page)
    page.click("save")
    page.press("backspace", "backspace")
    page.click("save")
    assert "dialog" == page.scene.name

    page.click(answer)

    assert [kept] == [found.design for found in garage.designs()]


@pytest.mark.parametrize(("answer", "left"), [("no", 2), ("yes", 1)])
def test_it_is_asked_before_a_design_is_deleted(
    enter: Enter, garage: Garage, answer: str, left: int
) -> None:
    garage.keep("One", STANDARD)
    garage.keep("Two", MINE)
    pilot = enter(new_race)
    pilot.click("design-0")

    pilot.click("delete-0")
    assert "dialog" == pilot.scene.name
    pilot.settle()
    pilot.click(answer)

    assert left == len(garage.designs())
    assert "delete-0" == pilot.scene.focus


def test_a_file_that_cannot_be_used_says_why_and_stays(enter: Enter, garage: Garage) -> None:
    garage.keep("Sound", MINE)
    path = garage.folder / "Newer.yaml"
    path.write_text("version: 9\n")
    pilot = enter(new_race)
    pilot.click("design-0")

    pilot.click("load-0")
    assert "dialog" == pilot.scene.name
    pilot.settle()
    pilot.press("enter")
    assert STANDARD.points == points(pilot)
    pilot.click("load-1")

    assert MINE.points == points(pilot)
    assert "version: 9\n" == path.read_text()


def test_a_name_of_an_unusable_file_is_refused_with_a_sentence(page: Pilot, garage: Garage) -> None:
    garage.folder.mkdir()
    path = garage.folder / "Mine.yaml"
    path.write_text("version: 9\n")

    page.click("save")
    page.press(*["backspace"] * 10)
    page.type("mine")
    page.press("enter")

    assert "dialog" == page.scene.name
    assert "version: 9\n" == path.read_text()


def test_many_designs_are_leafed_through(enter: Enter, garage: Garage) -> None:
    for number in range(1, 21):
        garage.keep(f"Car {number:02d}", STANDARD)
    pilot = enter(new_race)
    pilot.click("design-0")
    first = rows(pilot)

    pilot.press("pagedown")
    second = rows(pilot)
    pilot.press("pageup")
    assert first == rows(pilot)
    pilot.press(*["pagedown"] * 9)

    assert "Car 01" == first[0]
    assert set() == set(first) & set(second)
    assert "Tyre saver" == rows(pilot)[-1]


def test_a_car_is_designed_and_saved_by_keys_alone(enter: Enter, garage: Garage) -> None:
    pilot = enter(new_race)

    tab_to(pilot, "design-0")
    pilot.press("enter", "right", "down", "down", "left")
    tab_to(pilot, "save")
    pilot.press("enter", "enter")
    tab_to(pilot, "done")
    pilot.press("enter")

    assert "new-race" == pilot.scene.name
    assert "design-0" == pilot.scene.focus
    assert [("Ana", MINE)] == [(found.name, found.design) for found in garage.designs()]


def test_arrows_lead_from_the_parts_to_the_saved_cars_and_to_the_buttons(page: Pilot) -> None:
    assert "part-0" == page.scene.focus
    page.press(*["right"] * 9)
    assert "load-0" == page.scene.focus
    page.press("down", "down", "down")
    assert "load-3" == page.scene.focus

    page.press("down")

    assert "cancel" == page.scene.focus


def test_up_from_the_button_below_the_saved_cars_leads_to_the_lowest_of_them(page: Pilot) -> None:
    page.press(*["down"] * 6)
    page.press("right")
    assert "done" == page.scene.focus

    page.press("up")

    assert "load-3" == page.scene.focus


def test_a_finger_changes_a_car(page: Pilot) -> None:
    rect = page.find("part-1").rect

    page.tap_at((rect.right - 20, rect.centery))

    assert 4 == points(page)[1]


def test_f1_leads_to_the_help_and_back(page: Pilot) -> None:
    page.press("f1")
    assert "help" == page.scene.name
    page.press("f1")

    assert "design" == page.scene.name


def test_without_cars_of_their_own_nobody_designs_one(enter: Enter) -> None:
    pilot = enter()
    pilot.click("new-race")

    assert not any(widget.id.startswith("design") for widget in pilot.scene.widgets)


def test_a_roomy_card_shows_the_points_of_every_car_and_opens_those_of_people(
    enter: Enter,
) -> None:
    pilot = enter(new_race)
    pilot.resize(*LARGE)

    strips = [widget for widget in pilot.scene.widgets if isinstance(widget, DesignStrip)]

    assert [True, True, False, False] == [strip.focusable for strip in strips]
    assert STANDARD == strips[0].design


@pytest.mark.parametrize(
    "size", [(1280, 720), (1242, 720), (1024, 768), LARGE, (3840, 2160), (900, 1200), (2400, 720)]
)
def test_nothing_lies_over_anything_else_in_a_window_of_any_size(
    page: Pilot, size: tuple[int, int]
) -> None:
    page.resize(*size)

    widgets = page.scene.widgets
    assert all(page.app.canvas.area.contains(widget.rect) for widget in widgets)
    assert [] == overlapping(widgets)


def overlapping(widgets: tuple[Widget, ...]) -> list[tuple[str, str]]:
    """Return the widgets that lie over each other."""
    return [
        (one.id, other.id)
        for place, one in enumerate(widgets)
        for other in widgets[place + 1 :]
        if one.rect.colliderect(other.rect)
    ]


def test_the_name_is_kept_while_it_is_typed_and_the_window_changes(page: Pilot) -> None:
    page.click("save")
    page.type("!")
    page.resize(*LARGE)

    field = page.find("name")
    assert isinstance(field, TextField)
    assert "Ana!" == field.text


@pytest.mark.parametrize("seed", range(2))
def test_a_child_may_do_anything_to_a_car(enter: Enter, garage: Garage, seed: int) -> None:
    garage.keep("One", MINE)
    (garage.folder / "Odd.yaml").write_text("{")
    child = Child(enter(new_race), seed)
    for _ in range(amount(50, 150)):
        if not child.pilot.app.open or child.pilot.scene.name not in SCENES:
            child.pilot = enter(new_race)
        if child.pilot.scene.name == "new-race":
            child.pilot.click("design-0")
        else:
            child.play()


SCENES = ("new-race", "design", "naming", "dialog", "help")
