"""Every screen is reached, used and left with one device alone: mouse, finger, keyboard or pad."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame
import pytest

from formulad.games.race.last_race import LastRace
from formulad.games.race.presets import read_preset
from formulad.race.agreed.options import Options
from formulad.race.agreed.setup import Entrant
from formulad.store.paths import data_root
from formulad.store.preferences import Pace, Preferences
from formulad.ui.race import race_face
from formulad.ui.race.desk.desk_hud import Hud
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.shell.controls.controls_page import controls_page
from formulad.ui.toolkit.widgets.text_field import TextField
from tests.settings_file import write_settings
from tests.ui.devices import LS, PLAYERS, RB, RS, KeyPlayer, PadPlayer, devices
from tests.ui.pilot import Pilot
from tests.ui.race.conftest import paint
from tests.ui.race.races import at_place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.store.paths import UserFolders
    from formulad.ui.race.board.geometry.camera import Camera
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.devices import Player
    from tests.ui.race.conftest import Race

OVAL = Path(__file__).parents[3] / "saves" / "oval.tmx"
PRESETS = data_root() / "assets" / "presets"
TWO = (Entrant("Ada", 1, ""), Entrant("Bob", 2, ""))


class Evening(Protocol):
    """Opens the game for a player with one device."""

    def __call__(
        self,
        device: str,
        rules: Options = ...,
        first: Callable[[SceneContext], Scene] = ...,
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
        first: Callable[[SceneContext], Scene] = race_face.menu,
        track: str = "monaco",
    ) -> Player:
        player.tracks.mkdir(exist_ok=True)
        (player.tracks / OVAL.name).write_bytes(OVAL.read_bytes())
        last = LastRace(track, "custom", rules or Options(), TWO)
        write_settings(player.settings, Preferences(pace=Pace.INSTANT), last)
        pilots.append(Pilot(first, player.root))
        return PLAYERS[device](pilots[-1])

    yield opened
    for pilot in pilots:
        pilot.close()


def let_it_play(pilot: Pilot) -> None:
    """Let what moves come to rest, unseen, until somebody is asked."""
    for _ in range(600):
        if pilot.scene.settled:
            return
        pilot.app.stack.update(0.1)
    raise AssertionError(f"{pilot.scene.name} does not come to rest")


@pytest.mark.parametrize("device", devices(0))
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
    ids="-".join,
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


@pytest.mark.parametrize("device", devices(1))
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


@pytest.mark.parametrize("device", devices(2))
def test_every_chapter_of_the_help_is_turned_to(evening: Evening, device: str) -> None:
    player = evening(device)
    player.use("help")

    player.turn("chapter", 4)

    assert "rules" in [widget.id for widget in player.pilot.scene.widgets]


@pytest.mark.parametrize("device", devices(3))
def test_a_driver_gets_a_name(evening: Evening, opened: list[OpenRace], device: str) -> None:
    player = evening(device, track="oval")
    player.use("new-race")

    player.write("name-0", "Bo")
    player.use("start")

    assert "AdaBo" == opened[-1].setup.seats[0].name


@pytest.mark.parametrize("device", devices(4))
@pytest.mark.parametrize(
    ("way", "field"),
    [(("rules",), "search"), (("rules", "save"), "name"), (("help",), "search")],
    ids=["a rule", "own rules", "the rule book"],
)
def test_what_is_looked_for_and_saved_is_written(
    evening: Evening, device: str, way: tuple[str, ...], field: str
) -> None:
    player = evening(device, rules=Options(laps=3))
    for widget in way:
        player.use(widget)
    if "help" in way:
        player.turn("chapter", 4)

    player.write(field, "Ba")

    written = player.pilot.find(field)
    assert isinstance(written, TextField)
    assert "ba" == written.text[-2:].lower()


@pytest.mark.parametrize("device", devices(5))
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


@pytest.mark.parametrize("device", devices(6))
def test_a_whole_race_is_agreed_on_driven_to_the_flag_and_left(
    evening: Evening, device: str
) -> None:
    player = evening(device, track="oval")
    pilot = player.pilot

    player.use("new-race")
    player.use("start")
    paint(pilot)
    for _ in range(600):
        let_it_play(pilot)
        if pilot.scene.name == "result":
            break
        player.go_on()

    assert "result" == pilot.scene.name
    pilot.settle()
    player.use("menu")
    assert "menu" == pilot.scene.name


@pytest.mark.parametrize("device", devices(7))
@pytest.mark.parametrize("tool", ["reach", "board", "zoom"])
def test_what_is_seen_of_the_board_is_changed(race: Race, device: str, tool: str) -> None:
    player = PLAYERS[device](race())
    before = pygame.image.tobytes(player.pilot.screenshot(), "RGB")

    player.use(f"tool-{tool}")
    player.pilot.settle()

    assert before != pygame.image.tobytes(player.pilot.screenshot(), "RGB")


def test_a_pad_goes_round_the_buttons_of_a_race_and_comes_back_by_choosing(race: Race) -> None:
    pilot = race("hh", at=at_place)
    player = PadPlayer(pilot)

    player.press(RB)
    assert "action" != pilot.scene.focus
    player.push(0, 1.0)

    assert "action" == pilot.scene.focus


def test_a_finger_that_rests_on_the_own_car_opens_the_menu(race: Race) -> None:
    pilot = race()
    assert isinstance(pilot.scene, RaceScene)
    hud = pilot.scene._screen.hud  # noqa: SLF001 - a disc is no widget
    assert isinstance(hud, Hud)
    place = hud.layout.parts.driver.center
    width, height = pilot.app.canvas.size
    down = {"finger_id": 1, "x": place[0] / width, "y": place[1] / height}

    pilot.send(pygame.Event(pygame.FINGERDOWN, down))
    pilot.wait(0.8)
    assert "race" == pilot.scene.name
    pilot.wait(0.4)

    assert "pause" == pilot.scene.name


def test_the_other_stick_looks_around_as_long_as_it_is_pushed(race: Race) -> None:
    pilot = race()
    pilot.wheel(3)
    pilot.settle()
    before = _camera(pilot)

    pilot.send(pygame.Event(pygame.JOYAXISMOTION, axis=3, value=1.0, instance_id=0))
    pilot.wait(0.3)
    pilot.send(pygame.Event(pygame.JOYAXISMOTION, axis=3, value=0.0, instance_id=0))
    pilot.settle()
    after = _camera(pilot)
    pilot.wait(0.3)

    assert before != after
    assert after == _camera(pilot)


def _camera(pilot: Pilot) -> Camera:
    """Return from where the board is seen; boats move on it all the time."""
    assert isinstance(pilot.scene, RaceScene)
    controller = pilot.scene._screen.camera_controller  # noqa: SLF001 - nobody else knows
    assert controller is not None
    return controller.camera


@pytest.mark.parametrize(
    ("device", "is_seen"), [("mouse", False), ("touch", False), ("keyboard", True), ("pad", True)]
)
def test_the_focus_is_seen_by_who_needs_it(evening: Evening, device: str, *, is_seen: bool) -> None:
    player = evening(device)

    player.use("help")

    assert is_seen is player.pilot.app.canvas.in_use.device.needs_focus


class TestKeysAndButtons:
    """The page of controls."""

    @pytest.fixture
    def pilot(self, evening: Evening) -> Pilot:
        """Open the page."""
        return evening("keyboard", first=lambda context: controls_page(context.memory)).pilot

    def test_a_key_is_given_to_an_action_and_works_at_once(self, pilot: Pilot) -> None:
        player = KeyPlayer(pilot)

        player.use("help")
        player.use("change")
        assert "capture" == pilot.scene.name
        pilot.press("g")
        pilot.wait(0.1)

        assert ("g",) == pilot.app.canvas.in_use.wiring.keys["help"]
        assert {"help": ("g",)} == pilot.app._memory.preferences.keys  # noqa: SLF001 - what is kept

    def test_a_button_of_a_pad_is_given_with_a_pad_alone(self, pilot: Pilot) -> None:
        player = PadPlayer(pilot)

        player.use("pit")
        player.use("change")
        player.press(LS)
        assert "dialog" == pilot.scene.name
        player.use("swap")

        wiring = pilot.app.canvas.in_use.wiring
        assert ("ls",) == wiring.pad["pit"]
        assert () == wiring.pad["nitro"]

    def test_two_buttons_of_a_pad_are_given_together(self, pilot: Pilot) -> None:
        player = PadPlayer(pilot)

        player.use("pit")
        player.use("change")
        player.press_together(LS, RS)

        assert ("ls+rs",) == pilot.app.canvas.in_use.wiring.pad["pit"]

    def test_a_key_that_does_something_else_is_taken_only_if_that_is_wanted(
        self, pilot: Pilot
    ) -> None:
        player = KeyPlayer(pilot)
        player.use("nitro")
        player.use("change")
        pilot.press("p")

        player.use("leave")

        assert {} == pilot.app._memory.preferences.keys  # noqa: SLF001 - what is kept

    def test_esc_changes_nothing(self, pilot: Pilot) -> None:
        player = KeyPlayer(pilot)
        player.use("undo")
        player.use("change")

        pilot.press("escape")

        assert "controls" == pilot.scene.name
        assert {} == pilot.app._memory.preferences.keys  # noqa: SLF001 - what is kept

    def test_waiting_changes_nothing_either(self, pilot: Pilot) -> None:
        player = KeyPlayer(pilot)
        player.use("undo")
        player.use("change")

        pilot.wait(9.0)

        assert "controls" == pilot.scene.name
        assert {} == pilot.app._memory.preferences.keys  # noqa: SLF001 - what is kept

    def test_a_figure_is_refused_in_a_sentence(self, pilot: Pilot) -> None:
        player = KeyPlayer(pilot)
        player.use("undo")
        player.use("change")

        pilot.press("4")

        assert "capture" == pilot.scene.name

    def test_all_is_as_usual_again(self, pilot: Pilot) -> None:
        player = KeyPlayer(pilot)
        player.use("help")
        player.use("change")
        pilot.press("g")

        player.use("all-usual")
        player.use("all-usual")

        assert {} == pilot.app._memory.preferences.keys  # noqa: SLF001 - what is kept

    @pytest.mark.parametrize("device", ["mouse", "touch"])
    def test_the_question_for_a_key_is_left_by_pointing(self, pilot: Pilot, device: str) -> None:
        player = PLAYERS[device](pilot)
        player.use("undo")
        player.use("change")

        player.use("back")
        assert "controls" == pilot.scene.name
        pilot.press("escape")

        assert not pilot.app.open
