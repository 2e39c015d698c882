"""Every screen is reached, used and left with one device alone: mouse, finger, keyboard or pad."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame
import pytest

from formulad.race.options import Options
from formulad.race.setup import Entrant
from formulad.store.presets import read_preset
from formulad.store.paths import data_root
from formulad.store.settings import Pace, Settings, write_settings
from formulad.ui import opening
from formulad.ui.intents import Device
from formulad.ui.scenes.controls.scene import controls_page
from tests.ui.devices import LS, PLAYERS, KeyPlayer, PadPlayer, TouchPlayer
from tests.ui.pilot import Pilot
from tests.ui.scenes.conftest import paint
from tests.ui.scenes.races import at_place, near_the_flag

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.store.paths import UserFolders
    from formulad.ui.kit import Kit
    from formulad.ui.scene import Scene
    from formulad.ui.services import OpenRace
    from tests.ui.devices import Player
    from tests.ui.scenes.conftest import Race

OVAL = Path(__file__).parents[2] / "saves" / "oval.tmx"
PRESETS = data_root() / "assets" / "presets"
TWO = (Entrant("Ada", 1, ""), Entrant("Bob", 2, ""))


class Evening(Protocol):
    """Opens the game for a player with one device."""

    def __call__(
        self,
        device: str,
        rules: Options = ...,
        first: Callable[[Kit], Scene] = ...,
        track: str = ...,
    ) -> Player:
        """Return who plays it."""


@pytest.fixture
def evening(player: UserFolders) -> Iterator[Evening]:
    """Return what opens the game; its windows are closed afterwards."""
    pilots: list[Pilot] = []

    def opened(
        device: str,
        rules: Options | None = None,
        first: Callable[[Kit], Scene] = opening.menu,
        track: str = "monaco",
    ) -> Player:
        player.tracks.mkdir(exist_ok=True)
        (player.tracks / OVAL.name).write_bytes(OVAL.read_bytes())
        last = Settings(
            pace=Pace.INSTANT, track=track, rules=rules or Options(), line_up=TWO, preset="custom"
        )
        write_settings(player.settings, last)
        pilots.append(Pilot(first, player.root))
        return PLAYERS[device](pilots[-1])

    yield opened
    for pilot in pilots:
        pilot.close()


devices = pytest.mark.parametrize("device", PLAYERS)


@devices
@pytest.mark.parametrize(
    ("way", "pages"),
    [
        (("help",), ("help",)),
        (("rules",), ("rules",)),
        (("rules", "rule-laps"), ("rules", "help")),
        (("rules", "save"), ("rules", "save-preset")),
        (("new-race",), ("new-race",)),
        (("new-race", "rules"), ("new-race", "rules")),
    ],
    ids=lambda steps: "-".join(steps),
)
def test_a_page_is_reached_from_the_menu_and_left_again(
    evening: Evening, device: str, way: tuple[str, ...], pages: tuple[str, ...]
) -> None:
    player = evening(device, rules=Options(laps=3))
    pilot = player.pilot

    for widget, page in zip(way, pages, strict=True):
        player.use(widget)
        assert page == pilot.scene.name
    for page in ("menu", *pages[:-1])[::-1]:
        player.leave()
        assert page == pilot.scene.name


@devices
@pytest.mark.parametrize(
    ("preset", "widget", "page"),
    [("masters", "design-0", "design"), ("street", "who-0", "drivers")],
    ids=["own car", "street driver"],
)
def test_cars_and_street_drivers_are_chosen_before_a_race(
    evening: Evening, device: str, preset: str, widget: str, page: str
) -> None:
    player = evening(device, rules=read_preset(PRESETS / f"{preset}.yaml"))
    player.use("new-race")

    player.use(widget)
    assert page == player.pilot.scene.name
    player.leave()

    assert "new-race" == player.pilot.scene.name


@devices
def test_every_chapter_of_the_help_is_turned_to(evening: Evening, device: str) -> None:
    player = evening(device)
    player.use("help")

    player.turn("chapter", 4)

    assert "rules" in [widget.id for widget in player.pilot.scene.widgets]


@pytest.mark.parametrize("device", ["touch", "keyboard", "pad"])
def test_a_driver_gets_a_name(evening: Evening, opened: list[OpenRace], device: str) -> None:
    player = evening(device, track="oval")
    player.use("new-race")

    player.use("name-0")
    player.write("Bo")
    player.use("start")

    assert "AdaBo" == opened[-1].setup.seats[0].name


@devices
def test_the_pause_leads_to_the_rules_and_the_help_and_back_to_the_race(
    race: Race, device: str
) -> None:
    player = PLAYERS[device](race())
    pilot = player.pilot

    for widget, page in (("help", "help"), ("rules", "agreed-rules")):
        player.pause()
        assert "pause" == pilot.scene.name
        player.use(widget)
        assert page == pilot.scene.name
        player.leave()
        player.leave()
        assert "race" == pilot.scene.name


@devices
def test_a_whole_race_is_agreed_on_driven_to_the_flag_and_left(
    evening: Evening, device: str
) -> None:
    player = evening(device, track="oval")
    pilot = player.pilot

    player.use("new-race")
    player.use("start")
    paint(pilot)
    for _ in range(600):
        pilot.settle()
        if pilot.scene.name == "result":
            break
        player.go_on()

    assert "result" == pilot.scene.name
    player.use("menu")
    assert "menu" == pilot.scene.name


@devices
@pytest.mark.parametrize("tool", ["reach", "board", "zoom"])
def test_what_is_seen_of_the_board_is_changed(race: Race, device: str, tool: str) -> None:
    player = PLAYERS[device](race())
    before = pygame.image.tobytes(player.pilot.screenshot(), "RGB")

    player.use(f"tool-{tool}")
    player.pilot.settle()

    assert before != pygame.image.tobytes(player.pilot.screenshot(), "RGB")
