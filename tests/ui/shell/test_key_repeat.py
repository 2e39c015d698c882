from __future__ import annotations

import pygame

from formulad.ui.shell.key_repeat import DELAY, INTERVAL, KeyRepeat, again
from formulad.ui.toolkit.intents import Confirm, Held, Next, Previous

TAB, ENTER, UP = (pygame.Event(pygame.KEYDOWN, key=key, mod=0) for key in (9, 13, 30))


def held(pressed: pygame.Event, intent: Next | Confirm | None) -> KeyRepeat:
    repeat = KeyRepeat()
    repeat.press(pressed, intent)
    return repeat


def test_a_held_key_goes_on_after_a_while_and_then_evenly() -> None:
    repeat = held(TAB, Next())

    assert () == repeat.elapse(DELAY - 0.001)
    assert (TAB,) == repeat.elapse(0.002)
    assert (TAB, TAB) == repeat.elapse(2 * INTERVAL)


def test_an_answer_is_given_once_however_long_its_key_is_held() -> None:
    repeat = held(ENTER, Confirm())

    assert [ENTER] == [*repeat.elapse(DELAY)]
    assert (Held(), Next()) == (again(Confirm()), again(Next()))


def test_a_key_that_is_let_go_says_no_more() -> None:
    repeat = held(TAB, Next())

    repeat.let_go(UP.key)
    assert repeat.is_held
    repeat.let_go(TAB.key)
    assert () == repeat.elapse(10.0)


def test_the_key_that_was_pressed_last_is_the_one_that_goes_on() -> None:
    repeat = held(TAB, Next())

    repeat.press(UP, Previous())
    repeat.let_go(TAB.key)

    assert (UP,) == repeat.elapse(DELAY + 0.001)
