"""What the page of a new race offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.options import GridRule
from formulad.race.setup import Entrant
from formulad.store.settings import Pace, Settings, write_settings
from formulad.ui import opening
from formulad.ui.scenes.line_up import LineUp
from formulad.ui.scenes.start_tile import start_lines
from formulad.ui.widgets.segmented import Segmented
from formulad.ui.widgets.text_field import TextField
from tests.ui.pilot import Pilot
from tests.ui.scenes.races import find_track

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.store.paths import UserFolders
    from formulad.ui.services import OpenRace

PAIR = (Entrant("Zoé", 10), Entrant("Cy", 2, "rookie"))


@pytest.fixture
def page(player: UserFolders) -> Iterator[Callable[[Settings | None], Pilot]]:
    """Return what opens the page, after the settings were written anew or as they are."""
    pilots: list[Pilot] = []

    def opened(settings: Settings | None) -> Pilot:
        if settings:
            write_settings(player.settings, settings)
        pilots.append(Pilot(opening.menu, player.root))
        pilots[-1].click("new-race")
        return pilots[-1]

    yield opened
    for pilot in pilots:
        pilot.close()


def test_a_race_is_offered_as_the_last_one_was_agreed(
    page: Callable[[Settings | None], Pilot], opened: list[OpenRace]
) -> None:
    last = Settings(laps=3, grid=GridRule.AS_LISTED, line_up=PAIR)

    page(last).click("start")

    setup = opened[-1].setup
    assert PAIR == setup.seats
    assert (3, GridRule.AS_LISTED) == (setup.options.laps, setup.options.grid)


def test_what_is_agreed_is_remembered(
    page: Callable[[Settings | None], Pilot], opened: list[OpenRace]
) -> None:
    first = page(Settings(line_up=PAIR))
    for choice in ("laps", "grid"):
        segments = first.find(choice)
        assert isinstance(segments, Segmented)
        first.click_at(segments.part(1).center)
    first.click("start")
    agreed = opened[-1].setup
    opened[-1].file.close()

    page(None).click("start")

    assert (2, GridRule.AS_LISTED) == (agreed.options.laps, agreed.options.grid)
    assert agreed == opened[-1].setup


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param(Settings(line_up=(PAIR[0], Entrant("Cy", 2, "legend"))), id="grade"),
        pytest.param(Settings(laps=99), id="laps"),
    ],
)
def test_what_the_page_cannot_offer_gives_way_to_what_is_usual(
    page: Callable[[Settings | None], Pilot], opened: list[OpenRace], settings: Settings
) -> None:
    page(settings).click("start")

    assert (1, 4) == (opened[-1].setup.options.laps, len(opened[-1].setup.seats))


def test_who_is_added_can_be_named_at_once(page: Callable[[Settings | None], Pilot]) -> None:
    pilot = page(Settings(line_up=PAIR))

    pilot.click("add-7")
    assert "name-2" == pilot.scene.focus
    pilot.press(*["backspace"] * 3)
    pilot.type("Gil")

    field = pilot.find("name-2")
    assert isinstance(field, TextField)
    assert "Gil" == field.text


def test_after_a_driver_has_gone_the_next_has_the_focus(
    page: Callable[[Settings | None], Pilot],
) -> None:
    trio = (*PAIR, Entrant("Gus", 7))
    pilot = page(Settings(line_up=trio))

    pilot.click("remove-0")
    assert "name-0" == pilot.scene.focus
    pilot.click("add-1")
    pilot.click("remove-2")

    assert "name-1" == pilot.scene.focus


def test_it_is_said_why_no_other_car_can_be_had(page: Callable[[Settings | None], Pilot]) -> None:
    all_ten = tuple(Entrant(f"D{number}", number) for number in range(1, 11))
    pilot = page(Settings(line_up=all_ten))

    pilot.click("car-0")

    assert "dialog" == pilot.scene.name


@pytest.mark.parametrize(
    ("people", "laps", "told"),
    [
        pytest.param(4, 1, ("4 drivers, 1 lap", "about 35 minutes"), id="people"),
        pytest.param(4, 2, ("4 drivers, 2 laps", "about 75 minutes"), id="twice as long"),
        pytest.param(0, 1, ("4 computers, 1 lap", "you will watch"), id="nobody"),
    ],
)
def test_the_start_tells_who_drives_how_far_and_how_long(
    people: int, laps: int, told: tuple[str, str]
) -> None:
    seats = tuple(Entrant(f"D{i}", i + 1, "" if i < people else "rookie") for i in range(4))

    assert told == start_lines(LineUp(seats, 10), laps, find_track("monaco"), Pace.BRISK)
