"""Files and wishes that the game cannot use: it says so in the window, and nothing is lost."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.games.race.last_race import LastRace
from formulad.race.agreed.options import Options, Rules
from formulad.race.agreed.setup import Entrant
from formulad.store.preferences import Pace, Preferences
from formulad.ui.race import race_face
from formulad.ui.race.new_race.new_race_page import NewRaceScene
from formulad.ui.shell.dialog import Dialog
from tests.presets import MASTERS, RULEBOOK
from tests.settings_file import write_settings
from tests.tiled.oval import MAP_PROPERTIES, layers, tiled_map
from tests.ui.pilot import Pilot
from tests.ui.race.races import at_start, drive_to, line_up

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace

TRIO = (Entrant("Zoé", 1), Entrant("Cy", 2, "rookie"), Entrant("Gus", 3, "rookie"))
FIVE_BRAKES = {
    "tyres": 6,
    "brakes": 5,
    "gearbox": 3,
    "body": 3,
    "engine": 3,
    "road_holding": 2,
}

MOST_CIRCUITS = 10


class Menu(Protocol):
    """Opens the menu after the last race was written anew, or as it is."""

    def __call__(self, last: LastRace | None = ..., pace: Pace = ...) -> Pilot:
        """Return who uses it."""


@pytest.fixture
def menu(player: UserFolders) -> Iterator[Menu]:
    """Return what opens the menu after the last race was written anew, or as they are."""
    pilots: list[Pilot] = []

    def opened(last: LastRace | None = None, pace: Pace = Pace.BRISK) -> Pilot:
        if last:
            write_settings(player.settings, Preferences(pace=pace), last)
        pilots.append(Pilot(race_face.menu, player.root))
        pilots[-1].settle()
        return pilots[-1]

    yield opened
    for pilot in pilots:
        pilot.close()


def said(pilot: Pilot) -> str:
    """Return what a dialog says; there must be one."""
    scene = pilot.scene
    assert isinstance(scene, Dialog), f"nothing is said on {scene.name}"
    return scene.text


def leaf_to(pilot: Pilot, circuit: str) -> None:
    """Leaf through the circuits of a new race until one of them is chosen."""
    scene = pilot.scene
    assert isinstance(scene, NewRaceScene)
    for _ in range(MOST_CIRCUITS):
        if scene.agreed.circuit_id == circuit:
            return
        pilot.click("circuit-on")
    raise AssertionError(f"there is no {circuit}")


def with_header(path: Path, **entries: object) -> bytes:
    """Change entries of a record's header, and return what the file holds now."""
    head, empty, steps = path.read_text("utf-8").partition("\n\n")
    sign, *lines = head.split("\n")
    found = dict(line.split(" ", 1) for line in lines)
    found |= {name: json.dumps(value) for name, value in entries.items()}
    lines = [sign, *(f"{name} {value}" for name, value in found.items())]
    path.write_text("\n".join(lines) + empty + steps, "utf-8")
    return path.read_bytes()


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        pytest.param(
            {"options": {"rules": "complete", "laps": 2, "technical_stops": True}},
            "'technical_stops' needs 'pit_stops: true'",
            id="impossible options",
        ),
        pytest.param(
            {"options": {"rules": "complete", "laps": 2, "engine_rain": 4}},
            "'engine_rain' may be 3 or 5, not 4",
            id="no such value",
        ),
        pytest.param(
            {"options": {"rules": "complete", "laps": 2, "wings": True}},
            "there is no option 'wings'; a newer FormulaD may have written it",
            id="no such option",
        ),
        pytest.param(
            {
                "options": {"rules": "complete", "laps": 2, "own_car": True},
                "seats": [{"name": "Ada", "number": 1, "driver": "human", "design": FIVE_BRAKES}],
            },
            "the car of Ada cannot race. A car must have exactly 20 points in all",
            id="a car with too many points",
        ),
        pytest.param({"version": 9}, "version 9, written by a newer FormulaD", id="newer"),
    ],
)
def test_a_last_race_that_cannot_be_read_is_told_of_once_and_left_as_it_is(
    menu: Menu, player: UserFolders, entries: dict[str, object], sentence: str
) -> None:
    path = drive_to(at_start, player, line_up("hh"))
    before = with_header(path, **entries)

    pilot = menu()
    assert sentence in said(pilot)
    assert path.name in said(pilot)
    pilot.press("enter")
    pilot.settle()

    assert "menu" == pilot.scene.name
    assert before == path.read_bytes()


def test_a_race_driven_since_is_continued_without_a_word_on_an_older_one(
    menu: Menu, player: UserFolders, opened: list[OpenRace]
) -> None:
    with_header(drive_to(at_start, player, line_up("hh")), version=9)
    path = drive_to(at_start, player, line_up("hc"))

    pilot = menu()
    pilot.click("continue")

    assert path == opened[-1].file.path


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        pytest.param((1, 3), "A team race takes two cars of each team", id="unpaired"),
        pytest.param((1, 2, 3), "A team race takes two cars of each team", id="odd"),
    ],
)
def test_a_race_of_teams_waits_until_everybody_has_a_partner(
    menu: Menu,
    player: UserFolders,
    opened: list[OpenRace],
    seats: tuple[int, ...],
    sentence: str,
) -> None:
    drivers = tuple(Entrant(f"D{number}", number) for number in seats)
    rules = replace(RULEBOOK, team_race=True)
    pilot = menu(LastRace(rules=rules, line_up=drivers), Pace.INSTANT)

    pilot.click("new-race")
    pilot.click("start")
    assert sentence in said(pilot)
    pilot.settle()
    pilot.press("enter")

    assert "new-race" == pilot.scene.name
    assert [] == opened
    assert [] == list(player.saves.glob("*"))


def test_a_race_resumed_with_a_car_without_partner_is_refused(
    menu: Menu, player: UserFolders
) -> None:
    path = drive_to(at_start, player, line_up("hhc"))
    options = {"rules": "basic", "laps": 1, "grid": "as_listed", "team_race": True}
    before = with_header(path, options=options)

    pilot = menu()
    pilot.click("continue")

    assert "A team race takes two cars of each team" in said(pilot)
    assert before == path.read_bytes()


def a_dry_oval(folder: Path) -> None:
    """Draw an oval without a pit lane, a weather table, and with room for two cars."""
    bare = layers()
    bare["road"] = bare["road"][:3]
    bare["marks"] = [mark for mark in bare["marks"] if 'type="pit_box"' not in mark]
    named = {name: value for name, value in MAP_PROPERTIES.items() if "weather" not in name}
    folder.mkdir(exist_ok=True)
    text = tiled_map(bare, named | {"players_max": 2})
    (folder / "desert.tmx").write_text(text, "utf-8")


@pytest.mark.thorough
def test_a_circuit_without_a_weather_table_is_raced_on_by_rules_with_weather(
    menu: Menu, player: UserFolders, opened: list[OpenRace]
) -> None:
    a_dry_oval(player.tracks)
    rules = replace(MASTERS, own_car=False)
    pilot = menu(LastRace(rules=rules, line_up=TRIO[:2], track="desert"), Pace.INSTANT)

    pilot.click("new-race")
    pilot.click("start")

    assert opened[-1].setup.options.pit_stops
    assert opened[-1].circuit.track.pit is None


@pytest.mark.thorough
def test_a_circuit_with_less_room_loses_no_driver(
    menu: Menu, player: UserFolders, opened: list[OpenRace]
) -> None:
    a_dry_oval(player.tracks)
    pilot = menu(LastRace(rules=Options(Rules.BASIC), line_up=TRIO), Pace.INSTANT)
    pilot.click("new-race")

    leaf_to(pilot, "desert")
    pilot.click("start")
    assert "This circuit takes 1 to 2 cars, not 3." == said(pilot)
    pilot.settle()
    pilot.press("enter")
    leaf_to(pilot, "monaco")
    pilot.click("start")

    assert TRIO == opened[-1].setup.seats


def test_settings_with_rules_that_there_are_not_are_put_aside_and_said_so(
    menu: Menu, player: UserFolders
) -> None:
    player.root.mkdir(exist_ok=True)
    text = "preset: rulebook\nrules: {rules: complete, wings: true}\n"
    player.settings.write_text(text, "utf-8")

    pilot = menu()

    assert "settings.yaml:2: there is no option 'wings'" in said(pilot)
    kept = [path for path in player.root.glob("settings.yaml.*") if path.is_file()]
    assert [text] == [path.read_text("utf-8") for path in kept]
    pilot.press("enter")
    pilot.click("new-race")
    assert "new-race" == pilot.scene.name


def test_a_preset_of_the_settings_that_has_gone_leaves_its_rules(
    menu: Menu, opened: list[OpenRace]
) -> None:
    rules = replace(RULEBOOK, laps=5)
    pilot = menu(LastRace(preset="Friday", rules=rules, line_up=TRIO), Pace.INSTANT)

    pilot.click("new-race")
    pilot.click("start")

    assert rules == opened[-1].setup.options


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param(
            "version: 2\noptions: {}\n", "Fri.yaml:1: this preset has version 2", id="new"
        ),
        pytest.param("version: [1\noptions: {}\n", "Fri.yaml:2: ", id="broken"),
        pytest.param(
            "version: 1\noptions: {rules: complete, technical_stops: true}\n",
            "Fri.yaml:2: 'technical_stops' needs 'pit_stops: true'",
            id="impossible",
        ),
    ],
)
def test_a_preset_that_cannot_be_used_is_told_of_and_left_as_it_is(
    menu: Menu, player: UserFolders, text: str, sentence: str
) -> None:
    player.presets.mkdir(parents=True)
    (player.presets / "Fri.yaml").write_text(text, "utf-8")
    pilot = menu(LastRace())
    pilot.click("rules")

    pilot.click("own")
    pilot.press("enter")

    assert sentence in said(pilot)
    assert text == (player.presets / "Fri.yaml").read_text("utf-8")


def test_a_design_of_a_newer_game_is_told_of_and_left_as_it_is(
    menu: Menu, player: UserFolders
) -> None:
    player.designs.mkdir(parents=True)
    text = "version: 2\nname: Wings\npoints: {wings: 20}\n"
    (player.designs / "wings.yaml").write_text(text, "utf-8")
    people = (Entrant("Zoé", 1), Entrant("Cy", 2))
    pilot = menu(LastRace(rules=MASTERS, line_up=people))
    pilot.click("new-race")

    pilot.click("design-0")
    pilot.click("load-0")

    assert "wings.yaml:1: this design has version 2" in said(pilot)
    assert text == (player.designs / "wings.yaml").read_text("utf-8")
