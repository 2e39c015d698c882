"""A decision is made once more before anybody says what was better."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.school.shelf import puzzles_in
from formulad.ui.race.analysis.try_again_page import TryAgainScene
from formulad.ui.race.replay.replay_scene import ReplayScene
from tests.ui.race.analysis.conftest import scene_of
from tests.ui.race.conftest import FRAMES_TO_PAINT

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from tests.ui.pilot import Pilot
    from tests.ui.race.analysis.conftest import Read


@pytest.fixture
def trying(read: Read) -> Pilot:
    """Return who has come to try again."""
    pilot = read()
    scene_of(pilot).analysis.finish()
    pilot.click("view")
    scene = pilot.scene
    switch = pilot.find("view")
    pilot.click_at((switch.rect.right - 20, switch.rect.centery))
    assert scene is pilot.scene
    pilot.click("try-again")
    for _ in range(FRAMES_TO_PAINT):
        if not pilot.scene.moving:
            break
        pilot.app.stack.update(0.0)
    return pilot


def page(pilot: Pilot) -> TryAgainScene:
    scene = pilot.scene
    assert isinstance(scene, TryAgainScene)
    return scene


@pytest.mark.thorough
def test_nothing_leads_on_before_an_answer(trying: Pilot) -> None:
    ids = {widget.id for widget in page(trying).widgets}

    assert "next" not in ids
    assert page(trying).given is None


def test_an_answer_is_taken_once(trying: Pilot) -> None:
    trying.click("option-1")
    trying.click("option-0")

    assert 1 == page(trying).given


def test_keys_answer_and_go_on(trying: Pilot) -> None:
    first = page(trying).attempt
    trying.press("enter")
    given = page(trying).given
    trying.press("enter")

    assert 0 == given
    assert trying.scene.name == "report" or page(trying).attempt != first


def test_the_moment_can_be_seen_again(trying: Pilot) -> None:
    place = page(trying).attempt.place
    trying.click("option-0")
    trying.click("see")
    scene = trying.scene
    assert isinstance(scene, ReplayScene)

    assert place == scene.player.place


def test_after_the_last_decision_the_report_is_back(trying: Pilot) -> None:
    for _ in range(3):
        if trying.scene.name == "report":
            break
        trying.click("option-0")
        trying.app.stack.draw()
        trying.click("next")

    assert "report" == trying.scene.name


@pytest.mark.rule("SCH-13")
def test_a_decision_is_kept_as_a_puzzle_once(trying: Pilot, player: UserFolders) -> None:
    kept = 0
    for _ in range(3):
        if trying.scene.name == "report":
            break
        trying.click("option-0")
        if any(widget.id == "keep" for widget in page(trying).widgets):
            trying.click("keep")
            assert not trying.find("keep").focusable
            kept += 1
        trying.press("enter")

    assert kept == len(puzzles_in(player.puzzles))
