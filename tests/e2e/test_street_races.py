"""A race through the city from the menu to the flag, in a real window; nothing of it is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.games.race.drivers_yaml import Paddock
from formulad.kernel.values import replace
from formulad.store.paths import data_root
from formulad.ui.race.analysis.race_report import report_of
from formulad.ui.race.results.results_layout import TABLE_HEAD, result_places
from formulad.ui.race.results.results_page import ResultScene
from formulad.ui.race.results.standings import standings
from formulad.ui.race.services.race_services import DrivenRace
from formulad.ui.shell.scene import Scene
from formulad.ui.toolkit.assets import Assets
from formulad.ui.toolkit.canvas import Canvas, Rect, scale_for
from formulad.ui.toolkit.intents import Device
from formulad.ui.toolkit.text import Typesetter
from tests.e2e.driving import drive_to_the_flag, drive_until
from tests.e2e.hands import click, press
from tests.e2e.sights import Sight
from tests.e2e.street import (
    COMPUTERS,
    PEOPLE,
    agreed,
    deed_in,
    is_all,
    seed_that_shows_all,
    seen_in,
)
from tools.screens.recorded import circuit_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.games.race.resume import LoadedRace
    from tests.e2e.conftest import OpenGame, Player
    from tests.e2e.window import Window

pytestmark = pytest.mark.display

MOST_CIRCUITS = 10
"""Through which a player leafs."""


def test_a_race_through_the_city_is_agreed_on_and_driven_to_the_flag_by_clicks(
    open_game: OpenGame, still_player: Player
) -> None:
    window = open_game(luck=seed_that_shows_all())
    agree_by_clicks(window)
    window.wait_for_board()
    open_the_engineer(window)

    race = drive_to_the_flag(window, still_player.saves, deed_in, click)

    assert agreed() == race.header.setup
    assert [] == sorted(set(Sight) - seen_in(race))
    assert_results_are_those_of(race, window)


def test_a_race_through_the_city_is_agreed_on_and_driven_by_keys_until_all_was_seen(
    open_game: OpenGame, still_player: Player
) -> None:
    window = open_game(luck=seed_that_shows_all())
    agree_by_keys(window)

    race = drive_until(lambda now: is_all(seen_in(now)), window, still_player.saves, deed_in, press)

    assert agreed() == race.header.setup
    assert is_all(seen_in(race))
    assert window.close() == 0


# Before the race


def agree_by_clicks(window: Window) -> None:
    """Choose the circuit, who drives, and whom each of them plays."""
    window.wait_for_scene("menu")
    window.widget("new-race").click()
    window.wait_for_scene("new-race")
    find_the_city(window, lambda: window.widget("circuit-back").click())
    for seat in range(4, len(agreed().seats)):
        window.widget(f"add-{agreed().seats[seat].number}").click()
    for seat in range(2, len(PEOPLE)):
        left, top, width, height = window.widget(f"driver-{seat}").wait().rect
        window.click(left + width // 4, top + height // 2)
    for seat, driver in enumerate((*PEOPLE, *COMPUTERS)):
        window.widget(f"who-{seat}").click()
        window.wait_for_scene("drivers")
        is_offered = window.widget(f"choose-{driver}").wait().focused
        window.widget(f"choose-{driver}").click()
        if not is_offered:  # else he is taken at once
            window.widget("done").click()
        window.wait_for_scene("new-race")
    window.widget("start").click()


def agree_by_keys(window: Window) -> None:
    """Do the same with Tab, Enter and the arrows."""
    window.wait_for_scene("menu")
    window.tab_to("new-race")
    window.key("Return")
    window.wait_for_scene("new-race")
    window.tab_to("circuit-back")
    find_the_city(window, lambda: window.key("Return"))
    for seat in range(4, len(agreed().seats)):
        window.tab_to(f"add-{agreed().seats[seat].number}")
        window.key("Return")
        window.wait_for_focus(f"name-{seat}")
    for seat in range(2, len(PEOPLE)):
        window.tab_to(f"driver-{seat}")
        window.key("Left")
    for seat, driver in enumerate((*PEOPLE, *COMPUTERS)):
        window.tab_to(f"who-{seat}")
        window.key("Return")
        window.wait_for_scene("drivers")
        is_offered = window.widget(f"choose-{driver}").wait().focused
        window.tab_to(f"choose-{driver}")
        window.key(*["Return"] * (1 if is_offered else 2))
        window.wait_for_scene("new-race")
    window.tab_to("start")
    window.key("Return")


def find_the_city(window: Window, go_back: Callable[[], None]) -> None:
    """Leaf through the circuits until one in a city is shown, where everybody is somebody."""
    for _ in range(MOST_CIRCUITS):
        if window.shown.widget("who-0"):
            return
        go_back()
        window.wait_to_be_heard()
    window.widget("who-0").wait()


def open_the_engineer(window: Window) -> None:
    """Open the list of places to stop; what is asked first, about the sky, makes room for it."""
    card = window.widget("card-0")
    before = card.wait().rect
    window.widget("engineer-tab").click()
    window.wait_until(lambda: card.wait().rect != before, "the cards have made room")


# After the race


def assert_results_are_those_of(race: LoadedRace, window: Window) -> None:
    """Check that the table looks as it does when drawn from the record on the disk."""
    shown = window.picture()
    drawn = drawn_results(race, shown.get_size())
    scale = scale_for(shown.get_size())
    area = Rect(0, 0, *(side / scale for side in shown.get_size()))
    told = standings(race.game, race.good_part, race.header.setup)
    table = result_places(area, len(told.rows), len(told.facts)).table
    inner = Rect(table.left, table.top + TABLE_HEAD, table.width, table.height - TABLE_HEAD)
    pixels = pygame.Rect(*(round(side * scale) for side in inner))
    assert same(shown.subsurface(pixels), drawn.subsurface(pixels))


def drawn_results(race: LoadedRace, size: tuple[int, int]) -> pygame.Surface:
    """Return the page of results as the record tells it."""
    pygame.font.init()
    canvas = Canvas(
        pygame.Surface(size), scale_for(size), Typesetter(Assets(data_root() / "assets"))
    )
    canvas.in_use = replace(canvas.in_use, device=Device.MOUSE)
    paddock = Paddock(data_root() / "assets")
    told = standings(race.game, race.good_part, race.header.setup)
    setup = race.header.setup
    driven = DrivenRace(circuit_of(setup.track_name), race.game, race.good_part, setup)
    story = report_of(driven)
    page = ResultScene(told, Scene, paddock.faces(), replay=Scene, story=story)
    page.arrange(canvas)
    page.draw(canvas)
    return canvas.surface


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
