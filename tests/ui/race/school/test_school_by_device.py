"""A lesson is found, driven and left by one device alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.preferences import Pace
from formulad.ui.race.school.lesson_scene import NEXT_LESSON, READ, LessonScene
from formulad.ui.shell.coach.hint_scene import HintScene
from tests.ui.devices import PLAYERS, devices
from tests.ui.race.school.test_lesson_scene import rest

if TYPE_CHECKING:
    from tests.ui.conftest import Enter
    from tests.ui.devices import Player

pytestmark = pytest.mark.usefixtures("player")

GEARS = {2: "gear-3", 3: "gear-4"}
"""What the lesson of the lever wants of who is in a gear."""
STEPS = 2
"""First the gear is looked at that is engaged, then the next above."""


def drive_on(player: Player) -> None:
    """Do what the coach says, whatever he says now."""
    scene = player.pilot.scene
    if isinstance(scene, HintScene):
        player.use(READ)
    elif isinstance(scene, LessonScene) and scene.awaiting == "gear":
        gear = scene.run.match.state.car.gear
        player.choose(GEARS[gear], STEPS)
    else:
        player.go_on()
    rest(player.pilot)


@pytest.mark.parametrize("device", devices(1))
def test_a_lesson_is_driven_to_its_end(enter: Enter, device: str) -> None:
    player = PLAYERS[device](enter(pace=Pace.INSTANT))
    for widget in ("school", "first_laps", "lever"):
        player.use(widget)
    rest(player.pilot)
    for _ in range(20):
        if any(each.id == NEXT_LESSON for each in player.pilot.scene.widgets):
            break
        drive_on(player)

    player.use(NEXT_LESSON)
    rest(player.pilot)

    assert isinstance(player.pilot.scene, HintScene)
    player.use("leave-lesson")
    assert "chapter" == player.pilot.scene.name
