"""Races on a busy machine: what is pressed means what was seen, not what has come since."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.store.preferences import Pace
from formulad.ui.toolkit.intents import Pan
from tests.ui.moments import at_once, button, click, key, tap
from tests.ui.race.races import at_gear, at_place

if TYPE_CHECKING:
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.toolkit.outlines import Point
    from tests.ui.conftest import Enter
    from tests.ui.moments import At, Events
    from tests.ui.pilot import Pilot
    from tests.ui.race.conftest import Race

pointers = pytest.mark.parametrize("at", [click, tap], ids=["mouse", "finger"])
presses = pytest.mark.parametrize("press", [key("enter"), button()], ids=["keys", "pad"])


def place(pilot: Pilot, widget: str) -> Point:
    """Return where something is seen."""
    return pilot.find(widget).rect.center


def wheel(pilot: Pilot, over: Point, steps: int) -> Events:
    """Return a wheel that is turned over a place."""
    motion, *_ = click(pilot, over)
    turn = pygame.Event(pygame.MOUSEWHEEL, precise_y=1.0 if steps > 0 else -1.0)
    return (motion, *[turn] * abs(steps))


def drag(pilot: Pilot, start: Point, end: Point) -> Events:
    """Return a drag of the board with the right button of the mouse."""
    motion, *_ = click(pilot, start)
    pixel = pilot.app.canvas.to_pixels(*end)
    held = {"pos": pixel, "rel": (0, 0), "buttons": (0, 0, 1), "touch": False}
    return (motion, pygame.Event(pygame.MOUSEMOTION, held))


def cells(pilot: Pilot) -> list[str]:
    """Return the cells on the board that can be clicked."""
    return [widget.id for widget in pilot.scene.widgets if widget.id.startswith("cell-")]


def with_list(race: Race) -> Pilot:
    """Return who plays a race in which a place is to be chosen, and the list of them is open."""
    pilot = race(at=at_place)
    pilot.click("engineer-tab")
    pilot.settle()
    return pilot


def rows(pilot: Pilot) -> list[str]:
    """Return the lines of the list that are in sight."""
    return [widget.id for widget in pilot.scene.widgets if widget.id.startswith("destination-")]


def neighbours(pilot: Pilot) -> tuple[Point, Point]:
    """Return two places to stop, of which one lies right behind the other."""
    spots = [place(pilot, cell) for cell in cells(pilot)]
    pairs = ((one, other) for one in spots for other in spots if one != other)
    return min(pairs, key=lambda pair: pygame.Vector2(pair[0]).distance_to(pair[1]))


@presses
def test_a_die_that_was_not_due_yet_is_not_thrown(
    race: Race, opened: list[OpenRace], press: Events
) -> None:
    pilot = race(at=at_gear)
    at_once(pilot, press, press)

    assert "die" == pilot.scene.awaiting
    assert not opened[-1].match.state.turn.face


@pointers
def test_a_die_is_not_thrown_by_a_button_that_said_something_else(race: Race, at: At) -> None:
    pilot = race(at=at_gear)
    action = place(pilot, "action")
    at_once(pilot, at(pilot, action), at(pilot, action))

    assert "die" == pilot.scene.awaiting


def test_a_button_that_is_held_while_it_comes_to_say_something_else_does_nothing(
    race: Race,
) -> None:
    pilot = race(at=at_gear)
    _, down, up = click(pilot, place(pilot, "action"))
    at_once(pilot, (down,))
    at_once(pilot, key("enter"))
    at_once(pilot, (up,))

    assert "die" == pilot.scene.awaiting


@presses
def test_who_hurries_a_car_does_not_decide_for_the_next_driver(
    race: Race, opened: list[OpenRace], press: Events
) -> None:
    pilot = race(at=at_place, pace=Pace.CALM)
    pilot.settle()
    pilot.press("enter")
    assert "" == pilot.scene.awaiting
    pilot.app.see()
    while not pilot.scene.awaiting:
        pilot.app.stack.update(0.1)
    before = opened[-1].match.state
    pilot.app.turn(press, 0.0)

    assert before == opened[-1].match.state


@pointers
def test_no_line_is_driven_to_that_has_come_to_where_another_was_seen(
    race: Race, opened: list[OpenRace], at: At
) -> None:
    pilot = with_list(race)
    before, seen = opened[-1].match.state, rows(pilot)
    over = place(pilot, seen[1])
    last = (wheel(pilot, over, -len(seen)), at(pilot, over), at(pilot, over))
    at_once(pilot, *last)

    assert seen != rows(pilot)
    assert before == opened[-1].match.state


def test_a_place_that_was_chosen_unseen_is_not_driven_to_by_the_button(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = with_list(race)
    before = opened[-1].match.state
    over, action = place(pilot, rows(pilot)[0]), place(pilot, "action")
    at_once(pilot, wheel(pilot, over, -2), click(pilot, action))
    assert before == opened[-1].match.state

    at_once(pilot, click(pilot, action))
    assert before != opened[-1].match.state


def test_no_cell_is_driven_to_that_was_dragged_to_where_another_was_seen(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race(at=at_place)
    pilot.settle()
    before, (one, other) = opened[-1].match.state, neighbours(pilot)
    at_once(pilot, drag(pilot, one, other), click(pilot, other))
    assert before == opened[-1].match.state

    at_once(pilot, click(pilot, other))
    assert before != opened[-1].match.state


def test_no_cell_is_driven_to_that_comes_under_a_pointer_that_is_down(
    race: Race, opened: list[OpenRace]
) -> None:
    pilot = race(at=at_place)
    pilot.settle()
    before, (one, other) = opened[-1].match.state, neighbours(pilot)
    _, down, up = click(pilot, other)
    at_once(pilot, (down,))
    by = pygame.Vector2(other) - one
    pilot.scene.handle(Pan(by.x, by.y))
    at_once(pilot, (up,))

    assert before == opened[-1].match.state


def test_a_tool_that_is_held_does_the_same_whatever_is_asked_meanwhile(race: Race) -> None:
    pilot = race(at=at_gear)
    _, down, up = click(pilot, place(pilot, "tool-menu"))
    at_once(pilot, (down,))
    at_once(pilot, key("enter"))
    at_once(pilot, (up,))

    assert "pause" == pilot.scene.name


@pytest.mark.parametrize("keys", [("1", "1"), ("1", "enter")], ids="-".join)
def test_a_gear_is_engaged_by_keys_as_fast_as_one_likes(
    race: Race, opened: list[OpenRace], keys: tuple[str, ...]
) -> None:
    pilot = race(at=at_gear)
    at_once(pilot, key(*keys))

    assert 1 == opened[-1].match.state.car.gear
    assert "die" == pilot.scene.awaiting


def test_a_finger_looks_and_drives_by_two_quick_taps(race: Race, opened: list[OpenRace]) -> None:
    pilot = with_list(race)
    before, row = opened[-1].match.state, place(pilot, rows(pilot)[1])
    at_once(pilot, tap(pilot, row), tap(pilot, row))

    assert before != opened[-1].match.state


@pointers
def test_only_the_driver_is_removed_who_was_seen(enter: Enter, at: At) -> None:
    pilot = enter()
    pilot.click("new-race")
    removing = [widget.id for widget in pilot.scene.widgets if widget.id.startswith("remove-")]
    cross = place(pilot, "remove-0")
    at_once(pilot, at(pilot, cross), at(pilot, cross))

    left = [widget.id for widget in pilot.scene.widgets if widget.id.startswith("remove-")]
    assert len(removing) - 1 == len(left)
