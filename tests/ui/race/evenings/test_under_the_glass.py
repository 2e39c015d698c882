"""A race under the magnifying glass."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.store.preferences import Pace
from tests.ui.race.races import at_gear, at_place

if TYPE_CHECKING:
    from tests.ui.pilot import Pilot
    from tests.ui.race.conftest import Race


def _is_seen(pilot: Pilot, widget_id: str) -> bool:
    window = pygame.Rect((0, 0), pilot.app.window.surface.get_size())
    place = pilot.app._glass.in_window(pilot.find(widget_id).rect)  # noqa: SLF001
    return window.collidepoint(place.center)


def test_the_glass_goes_to_the_place_that_is_chosen(race: Race) -> None:
    pilot = race(at=at_place)
    pilot.press("f8")
    pilot.settle()
    looked_at = set()
    for _ in range(4):
        pilot.press("tab")
        looked_at.add(pilot.scene.focused_id)
        assert pilot.scene.focused_id.startswith("cell-")
        assert _is_seen(pilot, pilot.scene.focused_id)

    assert len(looked_at) == 4


def test_the_glass_goes_to_the_gear_that_is_chosen_and_to_the_button_with_the_ring(
    race: Race,
) -> None:
    pilot = race(at=at_gear)
    pilot.press("f8", "1")

    assert pilot.scene.focused_id == "gear-1"
    assert _is_seen(pilot, "gear-1")
    pilot.press("f6")

    assert pilot.scene.focused_id == pilot.scene.focus != "action"
    assert _is_seen(pilot, pilot.scene.focus)


def _corner(pilot: Pilot) -> tuple[float, float]:
    return pilot.app._glass.to_units((0, 0))  # noqa: SLF001 - what is seen


def _watch_others_drive(pilot: Pilot) -> list[bool]:
    """Return of every moment until a person is asked whether the car that drives was seen."""
    window = pygame.Rect((0, 0), pilot.app.window.surface.get_size())
    seen: list[bool] = []
    for _ in range(600):
        pilot.wait(0.1)
        place = pilot.scene.focus_rect
        if place is None:
            return seen
        middle = pilot.app._glass.in_window(place).center  # noqa: SLF001 - what is seen
        seen.append(window.collidepoint(middle))
    raise AssertionError("nobody is asked")


def test_the_glass_follows_computers_that_drive_and_comes_back_to_who_is_asked(race: Race) -> None:
    pilot = race("hc", Pace.BRISK, at_gear)
    pilot.press("f8")

    assert set() < set(_watch_others_drive(pilot)) == {True}
    assert _is_seen(pilot, pilot.scene.focused_id)


def test_the_glass_stays_where_a_mouse_points_while_computers_drive(race: Race) -> None:
    pilot = race("hc", Pace.BRISK, at_gear)
    pilot.press("f8")
    for place in ((400.0, 300.0), (5.0, 5.0)):
        pilot.point_at(place)
    before = _corner(pilot)

    _watch_others_drive(pilot)

    assert before == _corner(pilot)
