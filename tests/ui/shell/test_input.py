from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.shell.input import Bindings, Input
from formulad.ui.shell.key_repeat import DELAY, INTERVAL
from formulad.ui.toolkit.intents import (
    Cancel,
    Captured,
    Caret,
    Compose,
    Confirm,
    Device,
    Digit,
    Direction,
    Erase,
    Feature,
    Held,
    Leave,
    Letter,
    LookAway,
    Menu,
    Next,
    Pan,
    PointAt,
    PointerButton,
    Press,
    Previous,
    Reading,
    Release,
    Resize,
    Toggle,
    Type,
    Undo,
    Zoom,
)
from formulad.ui.toolkit.keys import Chord, chord_of

if TYPE_CHECKING:
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.outlines import Point


class Twice:
    """A window twice as fine as the page."""

    window = (1000, 500)

    def to_units(self, pixel: Point) -> Point:
        return pixel[0] / 2, pixel[1] / 2

    def pointed(self, pixel: Point) -> Point:
        return self.to_units(pixel)


@pytest.fixture
def devices() -> Input:
    return Input(Twice())


def key(code: int, mod: int = pygame.KMOD_NONE, *, up: bool = False) -> pygame.Event:
    return pygame.Event(pygame.KEYUP if up else pygame.KEYDOWN, key=code, mod=mod)


def finger(kind: int, x: float, y: float, number: int = 1) -> pygame.Event:
    return pygame.Event(kind, finger_id=number, x=x, y=y)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (pygame.K_RETURN, Confirm()),
        (pygame.K_SPACE, Confirm()),
        (pygame.K_ESCAPE, Cancel()),
        (pygame.K_TAB, Next()),
        (pygame.K_LEFT, Direction(-1, 0)),
        (pygame.K_UP, Direction(0, -1)),
        (pygame.K_4, Digit(4)),
        (pygame.K_KP4, Digit(4)),
        (pygame.K_z, Undo()),
        (pygame.K_r, Toggle(Feature.REACH)),
        (pygame.K_e, Toggle(Feature.ENGINEER)),
        (pygame.K_m, Toggle(Feature.WHOLE_BOARD)),
        (pygame.K_SLASH, Toggle(Feature.FIND)),
        (pygame.K_F1, Toggle(Feature.HELP)),
        (pygame.K_F2, Toggle(Feature.RULE)),
        (pygame.K_F11, Toggle(Feature.FULL_SCREEN)),
        (pygame.K_n, Toggle(Feature.NITRO)),
        (pygame.K_p, Toggle(Feature.PIT)),
    ],
)
def test_a_key_says_what_the_design_gives_it(devices: Input, code: int, expected: Intent) -> None:
    assert devices.read(key(code)) == (expected,)


def test_shift_and_tab_go_back(devices: Input) -> None:
    assert devices.read(key(pygame.K_TAB, pygame.KMOD_LSHIFT)) == (Previous(),)


def test_a_key_without_meaning_says_nothing(devices: Input) -> None:
    assert devices.read(key(pygame.K_F7)) == ()
    assert devices.read(key(pygame.K_q)) == ()


def test_letters_choose_only_where_things_are_lettered(devices: Input) -> None:
    assert devices.read(key(pygame.K_e), Reading.LETTERS) == (Letter("E"),)
    assert devices.read(key(pygame.K_m), Reading.LETTERS) == (Toggle(Feature.WHOLE_BOARD),)


def test_with_shift_a_letter_is_a_shortcut_even_where_things_are_lettered(devices: Input) -> None:
    shifted = key(pygame.K_e, pygame.KMOD_LSHIFT)

    assert devices.read(shifted, Reading.LETTERS) == (Toggle(Feature.ENGINEER),)


def test_in_a_text_letters_are_typed_and_are_no_shortcuts(devices: Input) -> None:
    assert devices.read(key(pygame.K_z), Reading.TEXT) == ()
    assert devices.read(key(pygame.K_SPACE), Reading.TEXT) == ()
    assert devices.read(pygame.Event(pygame.TEXTINPUT, text="z"), Reading.TEXT) == (Type("z"),)
    assert devices.read(key(pygame.K_BACKSPACE), Reading.TEXT) == (Erase(),)
    assert devices.read(key(pygame.K_RETURN), Reading.TEXT) == (Confirm(),)


def test_typed_letters_mean_nothing_where_nothing_is_typed(devices: Input) -> None:
    assert devices.read(pygame.Event(pygame.TEXTINPUT, text="z")) == ()


def test_keys_belong_to_the_composing_while_it_lasts(devices: Input) -> None:
    composing = pygame.Event(pygame.TEXTEDITING, text="か", start=0, length=1)

    assert devices.read(composing, Reading.TEXT) == (Compose("か"),)
    assert devices.read(key(pygame.K_RETURN), Reading.TEXT) == ()
    assert devices.read(pygame.Event(pygame.TEXTINPUT, text="加"), Reading.TEXT) == (Type("加"),)
    devices.read(key(pygame.K_RETURN, up=True))
    assert devices.read(key(pygame.K_RETURN), Reading.TEXT) == (Confirm(),)


def goes_on(devices: Input, dt: float, reading: Reading = Reading.SHORTCUTS) -> list[Intent]:
    """Return what is said by holding something while letters are read like this."""
    return list(devices.elapse(dt, lambda: reading))


def test_a_held_key_confirms_once_but_keeps_moving(devices: Input) -> None:
    assert devices.read(key(pygame.K_RETURN)) == (Confirm(),)
    assert set(goes_on(devices, 5.0)) == {Held()}
    assert devices.read(key(pygame.K_LEFT)) == (Direction(-1, 0),)
    assert goes_on(devices, DELAY - 0.01) == []
    assert goes_on(devices, 0.02) == [Direction(-1, 0)]


def test_a_held_key_means_what_it_means_where_it_is_held_by_now(devices: Input) -> None:
    marks = key(pygame.K_LEFT, pygame.KMOD_LSHIFT)
    assert devices.read(marks, Reading.TEXT) == (Caret(-1, marks=True),)

    assert goes_on(devices, DELAY, Reading.TEXT) == [Caret(-1, marks=True)]
    assert [type(said) for said in goes_on(devices, INTERVAL)] == [Pan]


def test_a_held_key_is_read_anew_each_time_within_one_picture(devices: Input) -> None:
    devices.read(key(pygame.K_MINUS))
    readings = iter([Reading.SHORTCUTS, Reading.TEXT, Reading.SHORTCUTS, Reading.TEXT])

    assert list(devices.elapse(DELAY + 2 * INTERVAL, lambda: next(readings))) == [Zoom(-1)] * 2


def test_a_key_that_was_to_do_something_once_goes_on_with_nothing_else(devices: Input) -> None:
    taken_back = key(pygame.K_BACKSPACE)
    devices.use(Bindings(keys={chord_of("backspace"): Undo()}))
    assert devices.read(taken_back) == (Undo(),)

    devices.use(Bindings())
    assert goes_on(devices, 5.0, Reading.TEXT) == []


@pytest.mark.parametrize(
    "held",
    [
        key(pygame.K_LEFT),
        pygame.Event(pygame.JOYHATMOTION, hat=0, value=(-1, 0), instance_id=0),
    ],
    ids=["key", "pad"],
)
def test_nothing_goes_on_while_a_key_is_asked_for(devices: Input, held: pygame.Event) -> None:
    assert devices.read(held) == (Direction(-1, 0),)

    assert goes_on(devices, 5.0, Reading.CAPTURE) == []


def test_what_the_desktop_repeats_by_itself_is_not_said_twice(devices: Input) -> None:
    assert devices.read(key(pygame.K_TAB)) == (Next(),)
    assert devices.read(key(pygame.K_TAB)) == ()


def test_a_key_pressed_and_let_go_within_one_long_picture_is_said_once(devices: Input) -> None:
    assert devices.read(key(pygame.K_TAB)) == (Next(),)
    devices.read(key(pygame.K_TAB, up=True))

    assert not devices.is_held
    assert goes_on(devices, 5.0) == []


def test_a_key_let_go_can_be_pressed_again(devices: Input) -> None:
    devices.read(key(pygame.K_RETURN))
    devices.read(key(pygame.K_RETURN, up=True))

    assert devices.read(key(pygame.K_RETURN)) == (Confirm(),)


def test_settings_can_give_a_key_another_meaning() -> None:
    keys = dict(Bindings().keys) | {Chord(pygame.K_q): Undo()}
    devices = Input(Twice(), Bindings(keys=keys))

    assert devices.read(key(pygame.K_q)) == (Undo(),)


def test_the_mouse_points_and_presses_in_units_of_the_page(devices: Input) -> None:
    move = pygame.Event(pygame.MOUSEMOTION, pos=(40, 20), rel=(1, 1), buttons=(0, 0, 0))
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(40, 20), button=1)
    up = pygame.Event(pygame.MOUSEBUTTONUP, pos=(42, 20), button=3)

    assert devices.read(move) == (PointAt((20, 10)),)
    assert devices.read(down) == (Press((20, 10)),)
    assert devices.read(up) == (Release((21, 10), PointerButton.RIGHT),)


def test_the_right_button_drags_the_view(devices: Input) -> None:
    devices.read(pygame.Event(pygame.MOUSEMOTION, pos=(40, 20), rel=(0, 0), buttons=(0, 0, 0)))
    drag = pygame.Event(pygame.MOUSEMOTION, pos=(60, 10), rel=(20, -10), buttons=(0, 0, 1))

    assert devices.read(drag) == (Pan(10, -5),)


def test_the_wheel_zooms_at_the_pointer(devices: Input) -> None:
    devices.read(pygame.Event(pygame.MOUSEMOTION, pos=(40, 20), rel=(0, 0), buttons=(0, 0, 0)))

    assert devices.read(pygame.Event(pygame.MOUSEWHEEL, precise_y=2.0)) == (Zoom(2.0, (20, 10)),)


def test_one_finger_presses_where_it_is(devices: Input) -> None:
    assert devices.read(finger(pygame.FINGERDOWN, 0.5, 0.5)) == (Press((250, 125), touch=True),)
    assert devices.read(finger(pygame.FINGERUP, 0.5, 0.5)) == (Release((250, 125), touch=True),)


def test_what_a_finger_does_is_not_taken_for_the_mouse_too(devices: Input) -> None:
    shadow = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(40, 20), button=1, touch=True)

    assert devices.read(shadow) == ()


def test_two_fingers_zoom_and_press_nothing(devices: Input) -> None:
    devices.read(finger(pygame.FINGERDOWN, 0.4, 0.5, 1))
    (ended,) = devices.read(finger(pygame.FINGERDOWN, 0.6, 0.5, 2))
    pan, zoom = devices.read(finger(pygame.FINGERMOTION, 0.8, 0.5, 2))

    assert isinstance(ended, Release)
    assert ended.at[0] < 0
    assert pan == Pan(50, 0)
    assert isinstance(zoom, Zoom)
    assert zoom.steps > 0
    assert devices.read(finger(pygame.FINGERUP, 0.8, 0.5, 2)) == ()
    assert devices.read(finger(pygame.FINGERUP, 0.4, 0.5, 1)) == ()


def test_after_a_pinch_one_finger_presses_again(devices: Input) -> None:
    for event in (
        finger(pygame.FINGERDOWN, 0.4, 0.5, 1),
        finger(pygame.FINGERDOWN, 0.6, 0.5, 2),
        finger(pygame.FINGERUP, 0.6, 0.5, 2),
        finger(pygame.FINGERUP, 0.4, 0.5, 1),
    ):
        devices.read(event)

    assert devices.read(finger(pygame.FINGERDOWN, 0.5, 0.5, 3)) == (Press((250, 125), touch=True),)


def test_the_buttons_of_a_pad_play_too(devices: Input) -> None:
    def button(number: int) -> pygame.Event:
        return pygame.Event(pygame.JOYBUTTONDOWN, button=number, instance_id=0)

    assert devices.read(button(0)) == (Confirm(),)
    assert devices.read(button(1)) == (Undo(),)
    assert devices.read(button(7)) == (Menu(),)


def test_the_cross_of_a_pad_goes_up_for_up(devices: Input) -> None:
    up = pygame.Event(pygame.JOYHATMOTION, value=(0, 1), instance_id=0, hat=0)

    assert devices.read(up) == (Direction(0, -1),)


def test_a_stick_moves_once_each_time_it_leaves_the_middle(devices: Input) -> None:
    def stick(value: float) -> pygame.Event:
        return pygame.Event(pygame.JOYAXISMOTION, axis=0, value=value, instance_id=0)

    assert devices.read(stick(0.7)) == (Direction(1, 0),)
    assert devices.read(stick(0.9)) == ()
    assert devices.read(stick(0.1)) == ()
    assert devices.read(stick(-0.7)) == (Direction(-1, 0),)


def test_a_trigger_zooms(devices: Input) -> None:
    pull = pygame.Event(pygame.JOYAXISMOTION, axis=5, value=0.9, instance_id=0)

    assert devices.read(pull) == (Zoom(1),)


def test_the_window_says_when_it_changes_or_goes(devices: Input) -> None:
    assert devices.read(pygame.Event(pygame.QUIT)) == (Leave(),)
    assert devices.read(pygame.Event(pygame.WINDOWSIZECHANGED, x=1, y=1)) == (Resize(),)


def test_who_is_asked_for_a_key_says_its_name_and_nothing_else(devices: Input) -> None:
    undo = key(pygame.K_z, pygame.KMOD_LCTRL)

    assert devices.read(undo, Reading.CAPTURE) == (Captured("ctrl+z", is_pad=False),)
    assert devices.read(key(pygame.K_F5), Reading.CAPTURE) == (Captured("f5", is_pad=False),)
    assert devices.read(key(pygame.K_LSHIFT), Reading.CAPTURE) == ()
    assert devices.read(key(pygame.K_ESCAPE), Reading.CAPTURE) == (Cancel(),)


def test_who_is_asked_for_a_button_says_its_name(devices: Input) -> None:
    pressed, raised = (
        pygame.Event(kind, button=1, instance_id=0)
        for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)
    )
    pushed = pygame.Event(pygame.JOYHATMOTION, value=(0, 1), instance_id=0, hat=0)

    assert devices.read(raised, Reading.CAPTURE) == ()
    assert devices.read(pressed, Reading.CAPTURE) == ()
    assert devices.read(raised, Reading.CAPTURE) == (Captured("b", is_pad=True),)
    assert devices.read(pushed, Reading.CAPTURE) == ()


def test_the_device_that_spoke_last_is_the_one_in_use(devices: Input) -> None:
    seen = []
    for event in (
        pygame.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=0),
        finger(pygame.FINGERDOWN, 0.5, 0.5),
        key(pygame.K_F7),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(40, 20), button=1),
    ):
        devices.read(event)
        seen.append(devices.device)

    assert [Device.PAD, Device.TOUCH, Device.KEYBOARD, Device.MOUSE] == seen


def test_a_mouse_that_is_only_shaken_is_not_in_use(devices: Input) -> None:
    for x in (40, 42, 41):
        move = pygame.Event(pygame.MOUSEMOTION, pos=(x, 20), rel=(1, 0), buttons=(0, 0, 0))
        devices.read(move)

    assert Device.KEYBOARD is devices.device


def test_figures_are_found_where_keyboards_have_them_though_letters_stand_there(
    devices: Input,
) -> None:
    four = pygame.Event(
        pygame.KEYDOWN, key=pygame.K_QUOTE, mod=pygame.KMOD_NONE, scancode=pygame.KSCAN_4
    )

    assert devices.read(four) == (Digit(4),)


def test_who_turns_to_another_window_looks_away(devices: Input) -> None:
    assert (LookAway(),) == devices.read(pygame.Event(pygame.WINDOWFOCUSLOST))
