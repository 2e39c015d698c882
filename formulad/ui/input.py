"""Devices become intents: the only file that knows keys, buttons and fingers."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeAlias

import pygame

from formulad.ui.intents import (
    ZOOM_PER_STEP,
    Cancel,
    Compose,
    Confirm,
    Decline,
    Digit,
    Direction,
    Edge,
    Erase,
    Feature,
    Intent,
    Leaf,
    Leave,
    Letter,
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

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.ui.outlines import Point

Intents: TypeAlias = tuple[Intent, ...]

_LETTER_KEYS = {getattr(pygame, f"K_{letter.lower()}"): letter for letter in "ABCDEFGH"}
_BUTTONS = {1: PointerButton.LEFT, 2: PointerButton.MIDDLE, 3: PointerButton.RIGHT}
_REPEATABLE = (Direction, Leaf, Erase, Next, Previous, Zoom, Pan)
"""What may go on while a key is held; everything else happens once."""
_NOWHERE: Point = (-1e6, -1e6)
_PRINTABLE = range(32, 127)
_STICK_ON, _STICK_OFF = 0.6, 0.4
_STICK_AXES = (0, 1)


@dataclass(frozen=True, slots=True)
class Chord:
    """A key, perhaps with Shift, Ctrl or Alt."""

    key: int
    shift: bool = False
    control: bool = False
    alt: bool = False


def _default_keys() -> dict[Chord, Intent]:
    plain: dict[int, Intent] = {
        pygame.K_RETURN: Confirm(),
        pygame.K_KP_ENTER: Confirm(),
        pygame.K_SPACE: Confirm(),
        pygame.K_ESCAPE: Cancel(),
        pygame.K_TAB: Next(),
        pygame.K_LEFT: Direction(-1, 0),
        pygame.K_RIGHT: Direction(1, 0),
        pygame.K_UP: Direction(0, -1),
        pygame.K_DOWN: Direction(0, 1),
        pygame.K_HOME: Edge(last=False),
        pygame.K_END: Edge(last=True),
        pygame.K_PAGEUP: Leaf(-1),
        pygame.K_PAGEDOWN: Leaf(1),
        pygame.K_BACKSPACE: Erase(),
        pygame.K_DELETE: Erase(ahead=True),
        pygame.K_z: Undo(),
        pygame.K_s: Decline(),
        pygame.K_n: Toggle(Feature.NITRO),
        pygame.K_j: Toggle(Feature.LITTER),
        pygame.K_k: Toggle(Feature.LESS),
        pygame.K_l: Toggle(Feature.MORE),
        pygame.K_p: Toggle(Feature.PIT),
        pygame.K_r: Toggle(Feature.REACH),
        pygame.K_e: Toggle(Feature.ENGINEER),
        pygame.K_m: Toggle(Feature.WHOLE_BOARD),
        pygame.K_t: Toggle(Feature.TURN_BOARD),
        pygame.K_o: Toggle(Feature.MOVE_SEAT),
        pygame.K_SLASH: Toggle(Feature.FIND),
        pygame.K_F1: Toggle(Feature.HELP),
        pygame.K_F2: Toggle(Feature.RULE),
        pygame.K_F11: Toggle(Feature.FULL_SCREEN),
        pygame.K_PLUS: Zoom(1),
        pygame.K_EQUALS: Zoom(1),
        pygame.K_KP_PLUS: Zoom(1),
        pygame.K_MINUS: Zoom(-1),
        pygame.K_KP_MINUS: Zoom(-1),
    }
    digits: dict[int, Intent] = {
        key: Digit(number)
        for number in range(10)
        for key in (pygame.K_0 + number, getattr(pygame, f"K_KP{number}"))
    }
    chords = {Chord(key): intent for key, intent in (plain | digits).items()}
    chords[Chord(pygame.K_TAB, shift=True)] = Previous()
    chords[Chord(pygame.K_z, control=True)] = Undo()
    chords[Chord(pygame.K_n, shift=True)] = Toggle(Feature.BIG_NITRO)
    chords[Chord(pygame.K_f, control=True)] = Toggle(Feature.FIND)
    chords[Chord(pygame.K_RETURN, alt=True)] = Toggle(Feature.FULL_SCREEN)
    return chords


def _default_pad() -> dict[int, Intent]:
    """Return what the buttons of a common pad mean: A B X Y, shoulders, Back, Start, sticks."""
    return {
        0: Confirm(),
        1: Undo(),
        2: Decline(),
        3: Toggle(Feature.REACH),
        4: Previous(),
        5: Next(),
        6: Cancel(),
        7: Menu(),
        8: Toggle(Feature.LESS),
        9: Toggle(Feature.MORE),
        10: Toggle(Feature.TURN_BOARD),
    }


@dataclass(frozen=True)
class Bindings:
    """Which key or button says what; settings make their own."""

    keys: Mapping[Chord, Intent] = field(default_factory=_default_keys)
    pad_buttons: Mapping[int, Intent] = field(default_factory=_default_pad)
    zoom_axes: Mapping[int, int] = field(default_factory=lambda: {2: -1, 5: 1})
    """The triggers, and the direction each zooms in."""


class Places(Protocol):
    """What turns points of the window into places on the page."""

    @property
    def window(self) -> tuple[int, int]:
        """The size of the window, in pixels."""

    def to_units(self, pixel: tuple[float, float]) -> Point:
        """Return the place of a point of the window."""


class Input:
    """Reads events; remembers only what the devices hold down."""

    def __init__(self, places: Places, bindings: Bindings | None = None) -> None:
        self.bindings = bindings or Bindings()
        self._places = places
        self._pointer: Point | None = None
        self._held_keys: set[int] = set()
        self._composing = False
        self._fingers: dict[int, Point] = {}
        self._pinching = False
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._deflected: dict[tuple[int, int], int] = {}

    def read(self, event: pygame.event.Event, reading: Reading = Reading.SHORTCUTS) -> Intents:
        """Return what a player wants by an event; most events say nothing."""
        match event.type:
            case pygame.QUIT:
                return (Leave(),)
            case pygame.WINDOWSIZECHANGED:
                return (Resize(),)
            case pygame.WINDOWFOCUSLOST:
                self._held_keys.clear()
                return ()
            case pygame.KEYDOWN | pygame.KEYUP:
                return self._key(event, reading)
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                return self._text(event, reading)
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                return self._finger(event)
            case _:
                return self._mouse(event) or self._pad(event)

    def _key(self, event: pygame.event.Event, reading: Reading) -> Intents:
        if event.type == pygame.KEYUP:
            self._held_keys.discard(event.key)
            return ()
        repeated = event.key in self._held_keys
        self._held_keys.add(event.key)
        intent = self._meaning(event, reading)
        if intent is None or (repeated and not isinstance(intent, _REPEATABLE)):
            return ()
        return (intent,)

    def _meaning(self, event: pygame.event.Event, reading: Reading) -> Intent | None:
        chord = Chord(
            event.key,
            shift=bool(event.mod & pygame.KMOD_SHIFT),
            control=bool(event.mod & pygame.KMOD_CTRL),
            alt=bool(event.mod & pygame.KMOD_ALT),
        )
        typed = event.key in _PRINTABLE and not (chord.control or chord.alt)
        if reading is Reading.TEXT and (typed or self._composing):
            return None
        chooses = reading is Reading.LETTERS and typed and not chord.shift
        if chooses and event.key in _LETTER_KEYS:
            return Letter(_LETTER_KEYS[event.key])
        keys = self.bindings.keys
        return keys.get(chord) or (keys.get(Chord(event.key)) if typed else None)

    def _text(self, event: pygame.event.Event, reading: Reading) -> Intents:
        if reading is not Reading.TEXT:
            return ()
        if event.type == pygame.TEXTEDITING:
            self._composing = bool(event.text)
            return (Compose(event.text),)
        self._composing = False
        return (Type(event.text),)

    def _mouse(self, event: pygame.event.Event) -> Intents:
        if event.type == pygame.MOUSEWHEEL:
            return (Zoom(event.precise_y, self._pointer),) if event.precise_y else ()
        moves = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if event.type not in moves or getattr(event, "touch", False):
            return ()
        before = self._pointer
        at = self._pointer = self._places.to_units(event.pos)
        if event.type == pygame.MOUSEMOTION:
            if before and (event.buttons[1] or event.buttons[2]):
                return (Pan(at[0] - before[0], at[1] - before[1]),)
            return (PointAt(at),)
        button = _BUTTONS.get(event.button)
        if button is None:
            return ()
        down = event.type == pygame.MOUSEBUTTONDOWN
        return (Press(at, button) if down else Release(at, button),)

    def _finger(self, event: pygame.event.Event) -> Intents:
        width, height = self._places.window
        at = self._places.to_units((event.x * width, event.y * height))
        before = dict(self._fingers)
        if event.type == pygame.FINGERUP:
            return self._lifted(event.finger_id, at)
        self._fingers[event.finger_id] = at
        if len(self._fingers) == 1 and not self._pinching:
            down = event.type == pygame.FINGERDOWN
            return (Press(at, touch=True) if down else PointAt(at, touch=True),)
        if not self._pinching:
            self._pinching = True
            return (Release(_NOWHERE, touch=True),)
        return _pinch(tuple(before.values())[:2], tuple(self._fingers.values())[:2])

    def _lifted(self, finger: int, at: Point) -> Intents:
        self._fingers.pop(finger, None)
        pinched = self._pinching
        self._pinching = pinched and bool(self._fingers)
        return () if pinched else (Release(at, touch=True),)

    def _pad(self, event: pygame.event.Event) -> Intents:
        match event.type:
            case pygame.JOYDEVICEADDED:
                pad = pygame.joystick.Joystick(event.device_index)
                self._pads[pad.get_instance_id()] = pad
            case pygame.JOYDEVICEREMOVED:
                self._pads.pop(event.instance_id, None)
            case pygame.JOYBUTTONDOWN:
                intent = self.bindings.pad_buttons.get(event.button)
                return (intent,) if intent else ()
            case pygame.JOYHATMOTION if event.value != (0, 0):
                return (Direction(event.value[0], -event.value[1]),)
            case pygame.JOYAXISMOTION:
                return self._axis(event)
        return ()

    def _axis(self, event: pygame.event.Event) -> Intents:
        """Return a direction once each time the stick leaves the middle."""
        key = (event.instance_id, event.axis)
        before = self._deflected.get(key, 0)
        limit = _STICK_OFF if before else _STICK_ON
        now = (event.value > limit) - (event.value < -limit)
        self._deflected[key] = now
        if now == before or not now:
            return ()
        if event.axis in _STICK_AXES:
            return (Direction(now, 0) if event.axis == 0 else Direction(0, now),)
        zooms = self.bindings.zoom_axes.get(event.axis, 0)
        return (Zoom(zooms),) if zooms and now > 0 else ()


def _pinch(before: tuple[Point, ...], now: tuple[Point, ...]) -> Intents:
    """Return how two fingers drag and stretch the view."""
    if len(before) < 2 or len(now) < 2:
        return ()
    old, new = _middle(*before), _middle(*now)
    spread_before, spread_now = math.dist(*before), math.dist(*now)
    intents: list[Intent] = [Pan(new[0] - old[0], new[1] - old[1])]
    if spread_before > 0 and spread_now > 0:
        steps = math.log(spread_now / spread_before) / math.log(ZOOM_PER_STEP)
        intents.append(Zoom(steps, new))
    return tuple(intents)


def _middle(first: Point, second: Point) -> Point:
    return (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
