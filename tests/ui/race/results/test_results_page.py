"""When the flag has fallen, the race can be seen again, driven again, or left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.race.agreed.setup import Entrant
from formulad.ui.race.analysis.report_page import ReportScene
from formulad.ui.race.replay.replay_scene import ReplayScene
from formulad.ui.race.results.results_page import ResultScene
from formulad.ui.race.results.standings import Standing, Standings
from formulad.ui.shell.guard import SECONDS
from formulad.ui.shell.scene import Scene
from formulad.ui.shell.table.game_flow import RESULT_SECONDS
from tests.scope import sample
from tests.ui.devices import A, PadPlayer
from tests.ui.race.races import near_the_flag

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from tests.ui.conftest import Fly
    from tests.ui.pilot import Pilot
    from tests.ui.race.conftest import Race

MOST = 400
"""More presses than the end of a race takes."""


def by_enter(pilot: Pilot) -> None:
    pilot.press("enter")


def by_space(pilot: Pilot) -> None:
    pilot.press("space")


def by_pad(pilot: Pilot) -> None:
    PadPlayer(pilot).press(A)


def by_mouse(pilot: Pilot) -> None:
    """Click where the yellow button of a race is, and *Race again* on the results."""
    pilot.click_at(place_of_again(pilot))


def by_finger(pilot: Pilot) -> None:
    """Tap there."""
    pilot.tap_at(place_of_again(pilot))


def place_of_again(pilot: Pilot) -> tuple[float, float]:
    ids = [widget.id for widget in pilot.scene.widgets]
    return pilot.find("again").rect.center if "again" in ids else (1, 1)


def drive_to_results(pilot: Pilot) -> None:
    """Drive until the results have just come up by themselves."""
    for _ in range(MOST):
        if pilot.scene.name == "result":
            return
        if pilot.scene.awaiting:
            pilot.press("enter")
        pilot.wait(0.05)
    raise AssertionError("the race has no end")


MASHED = {
    "enter": by_enter,
    "space": by_space,
    "pad": by_pad,
    "mouse": by_mouse,
    "touch": by_finger,
}


@pytest.mark.thorough
@pytest.mark.parametrize("mash", MASHED.values(), ids=MASHED)
def test_hands_that_were_busy_with_the_race_do_nothing_for_half_a_second(
    race: Race, mash: Callable[[Pilot], None]
) -> None:
    pilot = race("hh", at=near_the_flag)
    drive_to_results(pilot)
    scene = pilot.scene

    for _ in range(4):
        mash(pilot)
        pilot.wait(SECONDS / 5)
        assert scene is pilot.scene
    pilot.wait(SECONDS)
    pilot.click("menu")

    assert "menu" == pilot.scene.name


@pytest.mark.parametrize(
    "mash", sample([by_enter, by_space, by_pad]), ids=["enter", "space", "pad"]
)
def test_no_key_that_is_pressed_again_and_again_begins_another_race(
    race: Race, opened: list[OpenRace], mash: Callable[[Pilot], None]
) -> None:
    pilot = race("hh", at=near_the_flag)
    for _ in range(MOST):
        mash(pilot)
        pilot.wait(0.1)

    assert pilot.scene.name in {"result", "report"}
    assert 1 == len(opened)


def test_a_key_that_is_held_does_nothing_to_the_results(race: Race) -> None:
    pilot = race("hh", at=near_the_flag)
    drive_to_results(pilot)
    scene = pilot.scene
    for _ in range(40):
        pilot.send(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
        pilot.wait(0.04)

    assert scene is pilot.scene


def test_another_race_begins_only_after_a_question(race: Race, opened: list[OpenRace]) -> None:
    pilot = race("hh", at=near_the_flag)
    drive_to_results(pilot)
    pilot.wait(RESULT_SECONDS)

    pilot.click("again")
    asked = pilot.scene.name, pilot.scene.focus
    pilot.press("enter")
    stayed = pilot.scene.name, len(opened)
    pilot.click("again")
    pilot.click("again")

    assert ("dialog", "stay") == asked
    assert ("result", 1) == stayed
    assert "race" == pilot.scene.name
    assert 2 == len(opened)


def test_arrows_lead_from_the_report_to_the_other_ways_on_and_back(race: Race) -> None:
    pilot = race("hh", at=near_the_flag)
    drive_to_results(pilot)
    pilot.settle()
    first = pilot.scene.focus

    pilot.press("right")
    beside = pilot.scene.focus
    pilot.press("left")

    assert "report" == first == pilot.scene.focus
    assert "replay" == beside


@pytest.mark.thorough
def test_a_result_is_copied_as_text_and_saved_as_a_picture(race: Race, player: UserFolders) -> None:
    pilot = race("hh", at=near_the_flag)
    drive_to_results(pilot)
    pilot.settle()

    pilot.click("copy-result")
    said = pilot.scene.name
    pilot.wait(SECONDS + 0.1)
    pilot.click("fine")
    pilot.click("save-result")

    assert "dialog" == said == pilot.scene.name
    (picture,) = player.reports.glob("*-result.png")
    assert (1920, 1080) == pygame.image.load(picture).get_size()


def test_a_race_is_seen_again_from_its_results(race: Race) -> None:
    pilot = race("hh", at=near_the_flag)
    drive_to_results(pilot)
    pilot.settle()
    pilot.click("replay")
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    film = scene.player.film

    assert film.states[-1].is_over
    assert () == film.states[0].finished
    pilot.press("escape")
    assert "result" == pilot.scene.name


def test_what_really_happened_is_a_click_away_from_the_results(race: Race) -> None:
    pilot = race("hh", at=near_the_flag)
    drive_to_results(pilot)
    pilot.settle()

    pilot.click("report")
    scene = pilot.scene
    assert isinstance(scene, ReportScene)

    assert scene.report.story.is_over
    pilot.press("escape")
    assert "result" == pilot.scene.name


def test_after_a_past_race_only_the_way_back_leads_on(fly: Fly) -> None:
    winner = Standing(1, Entrant("Ada", 1), 7, (), 20)
    told = Standings("Monaco", 20, (winner,))
    scene = ResultScene(told, Scene, replay=Scene, is_past=True)

    scene.arrange(fly(Scene()).app.canvas)

    assert ["classification", "menu", "replay"] == [widget.id for widget in scene.widgets]
