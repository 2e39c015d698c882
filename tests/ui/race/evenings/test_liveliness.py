"""What moves by itself in a race, and that it rests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.preferences import Pace
from formulad.ui.race.scene.ambience import AWAKE
from formulad.ui.shell.app import FRAME
from formulad.ui.shell.scene import Scene
from tests.ui.race.races import at_gear, at_place

if TYPE_CHECKING:
    from tests.ui.race.conftest import Race


def test_a_chosen_place_breathes_for_a_while_and_then_the_game_sleeps(race: Race) -> None:
    pilot = race(at=at_place)
    pilot.watch()
    pilot.press("tab")
    pilot.settle()
    first = pilot.screenshot()

    pilot.wait(0.45)
    assert first.get_buffer().raw != pilot.screenshot().get_buffer().raw
    assert pilot.app.stack.moving
    assert pilot.app.stack.is_ambient
    assert pilot.scene.settled
    pilot.wait(AWAKE + 1)

    assert not pilot.app.stack.moving


def test_where_nothing_breathes_and_no_rain_falls_the_game_sleeps_soon(race: Race) -> None:
    pilot = race(at=at_gear)

    pilot.press("1")
    pilot.settle()
    assert pilot.scene.settled
    pilot.wait(AWAKE + 1)

    assert not pilot.app.stack.moving


def test_an_input_wakes_what_rests(race: Race) -> None:
    pilot = race(at=at_place)
    pilot.wait(AWAKE + 1)

    pilot.press("tab")

    assert pilot.app.stack.moving


def test_what_only_breathes_needs_half_as_many_pictures() -> None:
    assert 2 * FRAME == Scene.ambient_frame


def test_the_engineer_slides_in(race: Race) -> None:
    pilot = race(at=at_gear, pace=Pace.CALM)
    pilot.settle()

    pilot.press("e")
    assert pilot.app.stack.moving
    pilot.wait(0.1)
    midway = pilot.screenshot()
    pilot.settle()

    assert midway.get_buffer().raw != pilot.screenshot().get_buffer().raw


def test_the_engineer_slides_out_again(race: Race) -> None:
    pilot = race(at=at_gear, pace=Pace.CALM)
    pilot.settle()
    pilot.press("e")
    pilot.settle()

    pilot.press("e")
    pilot.wait(0.05)
    midway = pilot.screenshot()
    assert pilot.app.stack.moving
    pilot.settle()

    assert midway.get_buffer().raw != pilot.screenshot().get_buffer().raw


def test_the_reach_of_a_gear_lights_up_little_by_little(race: Race) -> None:
    pilot = race(at=at_gear, pace=Pace.CALM)
    pilot.settle()

    pilot.press("1")
    assert pilot.app.stack.moving
    pilot.wait(0.05)
    midway = pilot.screenshot()
    pilot.settle()

    assert midway.get_buffer().raw != pilot.screenshot().get_buffer().raw


def test_the_light_of_the_pointer_fades_in_and_the_game_sleeps(race: Race) -> None:
    pilot = race(at=at_gear)
    pilot.watch()
    pilot.wait(AWAKE + 1)
    assert not pilot.app.stack.moving

    pilot.point("tool-menu")
    assert pilot.app.stack.moving
    pilot.wait(0.04)
    midway = pilot.screenshot()
    pilot.wait(AWAKE + 1)

    assert not pilot.app.stack.moving
    assert midway.get_buffer().raw != pilot.screenshot().get_buffer().raw
