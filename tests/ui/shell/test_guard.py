"""What comes up by itself is seen before it can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.shell.guard import PAUSE, SECONDS
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Push, Scene
from formulad.ui.toolkit.intents import Cancel, Confirm, PointAt, Press, Release
from tests.ui.pilot import PICTURE

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.intents import Intent
    from tests.ui.conftest import Fly
    from tests.ui.pilot import Pilot


class Waiting(Scene):
    """A page above which another one comes, by time or by a key."""

    name = "waiting"

    def __init__(self, other: Scene, *, by_time: bool) -> None:
        self._other: Scene | None = other
        self._by_time = by_time

    @property
    def moving(self) -> bool:
        return self._by_time and self._other is not None

    def update(self, dt: float) -> Change | None:
        return self._give() if self._by_time and dt else None

    def handle(self, intent: Intent) -> Change | None:
        return self._give() if isinstance(intent, Confirm) else None

    def _give(self) -> Change | None:
        other, self._other = self._other, None
        return Push(other) if other else None


class Busy(Scene):
    """A page that notes what is done on it."""

    name = "busy"

    def __init__(self) -> None:
        self.done: list[Intent] = []

    def handle(self, intent: Intent) -> None:
        self.done.append(intent)


def do_all(pilot: Pilot) -> None:
    pilot.press("enter", "escape")
    pilot.click_at((300, 300))
    pilot.tap_at((300, 300))


def test_what_time_brings_up_is_only_pointed_at_for_half_a_second(fly: Fly) -> None:
    busy = Busy()
    pilot = fly(Waiting(busy, by_time=True))
    pilot.wait(0.05)
    do_all(pilot)
    early = {type(intent) for intent in busy.done}
    pilot.wait(SECONDS + PICTURE)
    do_all(pilot)

    assert {PointAt} == early
    assert {PointAt, Confirm, Cancel, Press, Release} == {type(one) for one in busy.done}


def test_who_hammers_on_a_key_does_nothing_on_what_came_up_until_the_hands_rest(fly: Fly) -> None:
    busy = Busy()
    pilot = fly(Waiting(busy, by_time=True))
    pilot.wait(0.05)
    for _ in range(20):
        pilot.press("enter")
        pilot.wait(PAUSE / 2)
    while_hammering = list(busy.done)
    pilot.wait(PAUSE + PICTURE)
    pilot.press("enter")

    assert [] == while_hammering
    assert [Confirm()] == busy.done


def test_what_a_key_brings_up_is_used_at_once(fly: Fly) -> None:
    busy = Busy()
    pilot = fly(Waiting(busy, by_time=False))

    pilot.press("enter", "enter")

    assert [Confirm()] == busy.done


@pytest.mark.parametrize(
    "again",
    [lambda pilot: pilot.press("enter"), lambda pilot: pilot.click("fine")],
    ids=["key", "click"],
)
def test_a_message_is_not_put_away_by_the_key_that_brought_it_up(
    fly: Fly, again: Callable[[Pilot], None]
) -> None:
    pilot = fly(Waiting(notice("Not yet", "There is no driver."), by_time=False))
    pilot.press("enter")
    again(pilot)
    early = pilot.scene.name
    pilot.settle()
    again(pilot)

    assert "dialog" == early
    assert "waiting" == pilot.scene.name


def test_a_click_that_began_before_does_nothing_however_late_it_ends(fly: Fly) -> None:
    dialog = notice("Not yet", "There is no driver.")
    pilot = fly(Waiting(dialog, by_time=True))
    pilot.wait(0.05)
    place = pilot.find("fine").rect.center
    pilot.hold(place)
    pilot.settle()
    pilot.let_go(place)

    assert dialog is pilot.scene


def test_the_game_does_not_sleep_before_what_came_up_can_be_used(fly: Fly) -> None:
    pilot = fly(Waiting(Busy(), by_time=True))
    pilot.wait(0.05)
    stack = pilot.app.stack
    before = stack.moving, stack.settled
    pilot.wait(SECONDS + PICTURE)

    assert (True, False) == before
    assert (False, True) == (stack.moving, stack.settled)
