from __future__ import annotations

import pygame
import pytest

from formulad.ui.shell.pad import AGAIN, FIRST_AGAIN, LOOKS, Pad
from formulad.ui.toolkit.intents import Confirm, Direction, Held, Menu, Pan, Undo, Zoom


@pytest.fixture
def pad() -> Pad:
    """Return a pad with a trigger, and two buttons that say a third thing together."""
    made = Pad()
    made.buttons = {"a": Confirm(), "rt": Zoom(1), "b": Undo(), "a+b": Menu()}
    return made


def axis(number: int, value: float) -> pygame.Event:
    return pygame.Event(pygame.JOYAXISMOTION, axis=number, value=value, instance_id=0)


def button(number: int, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.JOYBUTTONDOWN, button=number, instance_id=pad)


def raised(number: int) -> pygame.Event:
    return pygame.Event(pygame.JOYBUTTONUP, button=number, instance_id=0)


def test_a_stick_that_stays_pushed_goes_on_after_a_while(pad: Pad) -> None:
    assert (Direction(1, 0),) == pad.read(axis(0, 1.0))

    assert () == pad.elapse(FIRST_AGAIN / 2)
    assert (Direction(1, 0),) == pad.elapse(FIRST_AGAIN)
    assert (Direction(1, 0),) == pad.elapse(AGAIN)


def test_a_stick_that_is_let_go_says_no_more(pad: Pad) -> None:
    pad.read(axis(0, 1.0))
    pad.read(axis(0, 0.0))

    assert not pad.is_held
    assert () == pad.elapse(1.0)


def test_a_cross_that_is_let_go_says_no_more(pad: Pad) -> None:
    pad.read(pygame.Event(pygame.JOYHATMOTION, value=(1, 0), instance_id=0, hat=0))
    pad.read(pygame.Event(pygame.JOYHATMOTION, value=(0, 0), instance_id=0, hat=0))

    assert () == pad.elapse(1.0)


def test_a_button_that_stays_pressed_confirms_once(pad: Pad) -> None:
    assert (Confirm(),) == pad.read(button(0))

    assert (Held(),) == pad.elapse(1.0)


def test_the_other_stick_looks_the_faster_the_further_it_is_pushed(pad: Pad) -> None:
    pad.read(axis(3, 0.5))

    assert (Pan(-0.5 * LOOKS, 0.0),) == pad.elapse(1.0)


def test_a_stick_near_its_middle_looks_nowhere(pad: Pad) -> None:
    pad.read(axis(4, 0.2))

    assert not pad.is_held


def test_a_trigger_goes_on_zooming(pad: Pad) -> None:
    assert (Zoom(1),) == pad.read(axis(5, 1.0))

    assert (Zoom(1),) == pad.elapse(FIRST_AGAIN)


def test_buttons_and_triggers_have_names_and_sticks_none(pad: Pad) -> None:
    assert "" == pad.captured(button(2))
    assert "x" == pad.captured(raised(2))
    assert "rt" == pad.captured(axis(5, 1.0))
    assert "" == pad.captured(axis(5, 1.0))
    assert "" == pad.captured(axis(0, 1.0))


def test_a_pad_that_is_pulled_out_holds_nothing(pad: Pad) -> None:
    pad.read(axis(3, 1.0))
    pad.read(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=0))

    assert not pad.is_held


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_two_buttons_held_together_say_something_of_their_own(
    pad: Pad, first: int, second: int
) -> None:
    pad.read(button(first))

    assert (Menu(),) == pad.read(button(second))


def test_a_button_that_was_let_go_of_is_no_half_of_two(pad: Pad) -> None:
    pad.read(button(0))
    pad.read(raised(0))

    assert (Undo(),) == pad.read(button(1))


def test_two_people_press_nothing_together(pad: Pad) -> None:
    pad.read(button(0))

    assert (Undo(),) == pad.read(button(1, pad=1))


def test_who_is_asked_for_buttons_holds_one_or_two_and_lets_go(pad: Pad) -> None:
    asked = [button(4), raised(4), button(5), button(4), raised(5), raised(4)]

    assert ["", "lb", "", "", "lb+rb", ""] == [pad.captured(event) for event in asked]


def test_what_was_held_before_anybody_asked_is_no_answer(pad: Pad) -> None:
    pad.read(button(0))

    assert "" == pad.captured(raised(0))
