"""Input: events of the desktop become intents of players."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Protocol, TypeAlias

import pygame

from formulad.kernel.values import Frozen, field
from formulad.ui.shell.key_repeat import KeyRepeat, again, goes_on
from formulad.ui.shell.pad import Pad
from formulad.ui.shell.touch import Fingers
from formulad.ui.shell.writing_keys import WritingKeys
from formulad.ui.toolkit.actions import BY_NAME, Wiring
from formulad.ui.toolkit.intents import (
    Bring,
    Cancel,
    Captured,
    Compose,
    Device,
    Digit,
    Intent,
    Leave,
    Letter,
    LookAway,
    Pan,
    PointAt,
    PointerButton,
    Press,
    Reading,
    Release,
    Resize,
    Type,
    Undo,
    Zoom,
)
from formulad.ui.toolkit.keys import Chord, chord_of, name_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from formulad.ui.toolkit.outlines import Point

Intents: TypeAlias = tuple[Intent, ...]

_LETTER_KEYS = {getattr(pygame, f"K_{letter.lower()}"): letter for letter in "ABCDEFGH"}
_BUTTONS = {1: PointerButton.LEFT, 2: PointerButton.MIDDLE, 3: PointerButton.RIGHT}
_PRINTABLE = range(32, 127)
_TREMBLE = 3.0
"""Units by which a mouse may be shaken without being used."""
_DIGITS: dict[Chord, Intent] = {
    Chord(key): Digit(number)
    for number in range(10)
    for key in (pygame.K_0 + number, getattr(pygame, f"K_KP{number}"))
}
_FIRST_DIGIT = pygame.KSCAN_1
"""Where the row of figures begins, whatever letters a keyboard has on it."""


def _intents(held: Mapping[str, tuple[str, ...]]) -> dict[str, Intent]:
    """Return what each key or button says, by its name."""
    return {name: BY_NAME[action].intent for action, names in held.items() for name in names}


def _keys(wiring: Wiring) -> dict[Chord, Intent]:
    """Return what each key says; figures always choose by number."""
    said = {chord_of(name): intent for name, intent in _intents(wiring.keys).items()}
    return said | _DIGITS


class Bindings(Frozen):
    """Which key or button says what."""

    keys: Mapping[Chord, Intent] = field(default_factory=lambda: _keys(Wiring()))
    pad: Mapping[str, Intent] = field(default_factory=lambda: _intents(Wiring().pad))

    @classmethod
    def of(cls, wiring: Wiring) -> Bindings:
        """Return what keys and buttons say as they are wired."""
        return cls(_keys(wiring), _intents(wiring.pad))


class Places(Protocol):
    """What turns points of the window into places on the page."""

    window: tuple[int, int]
    """The size of the window, in pixels."""

    def to_units(self, pixel: tuple[float, float]) -> Point:
        """Return the place of a point of the window."""

    def pointed(self, pixel: tuple[float, float]) -> Point:
        """Return the place a mouse points at, which what is seen may follow."""


class Input:
    """Reads events; remembers what the devices hold down, and which of them spoke last."""

    def __init__(self, places: Places, bindings: Bindings | None = None) -> None:
        self.device = Device.KEYBOARD
        """What the player used last."""
        self._places = places
        self._pointer: Point | None = None
        self._held_keys: set[int] = set()
        self._repeat = KeyRepeat()
        self._composing = False
        self._fingers = Fingers()
        self._pad = Pad()
        self._writing = WritingKeys()
        self.use(bindings or Bindings())

    def use(self, bindings: Bindings) -> None:
        """Let keys and buttons say something else from now on."""
        self.bindings = bindings
        self._pad.buttons = bindings.pad

    @property
    def is_held(self) -> bool:
        """Whether something is held down that says more as time passes."""
        return self._repeat.is_held or self._pad.is_held or self._fingers.is_held

    def elapse(self, dt: float, reading: Callable[[], Reading]) -> Iterator[Intent]:
        """Yield what a player wants by holding something for so many seconds more.

        Args:
            dt: the seconds.
            reading: how letter keys are to be read, which what is yielded may change.
        """
        for pressed in self._repeat.elapse(dt):
            intent = self._meaning(pressed, reading())
            if intent and goes_on(intent):
                yield again(intent)
        by_pad = self._pad.elapse(dt)
        if reading() is not Reading.CAPTURE:
            yield from by_pad
        yield from self._fingers.elapse(dt)

    def read(self, event: pygame.event.Event, reading: Reading = Reading.SHORTCUTS) -> Intents:
        """Return what a player wants by an event; most events say nothing."""
        if reading is Reading.CAPTURE and (captured := self._captured(event)):
            return captured
        match event.type:
            case pygame.QUIT:
                return (Leave(),)
            case pygame.WINDOWSIZECHANGED:
                return (Resize(),)
            case pygame.DROPFILE:
                return (Bring(event.file),)
            case pygame.WINDOWFOCUSLOST:
                self._held_keys.clear()
                self._repeat.let_go()
                self._pad.let_go()
                return (LookAway(),)
            case pygame.KEYDOWN | pygame.KEYUP:
                self.device = Device.KEYBOARD
                return self._key(event, reading)
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                return self._text(event, reading)
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                self.device = Device.TOUCH
                return self._finger(event)
            case _:
                return self._mouse(event) or self._of_pad(event, reading)

    def _captured(self, event: pygame.event.Event) -> Intents:
        """Return which key or button was pressed; Esc means that none is to be."""
        if event.type == pygame.KEYDOWN:
            self.device = Device.KEYBOARD
            if event.key == pygame.K_ESCAPE:
                return (Cancel(),)
            self._held_keys.add(event.key)
            name = name_of(_chord(event))
            return (Captured(name, is_pad=False),) if name else ()
        name = self._pad.captured(event)
        if name:
            self.device = Device.PAD
        return (Captured(name, is_pad=True),) if name else ()

    def _key(self, event: pygame.event.Event, reading: Reading) -> Intents:
        if event.type == pygame.KEYUP:
            self._held_keys.discard(event.key)
            self._repeat.let_go(event.key)
            return ()
        is_repeated = event.key in self._held_keys
        self._held_keys.add(event.key)
        if is_repeated:
            return ()
        intent = self._meaning(event, reading)
        self._repeat.press(event, intent)
        return () if intent is None else (intent,)

    def _meaning(self, event: pygame.event.Event, reading: Reading) -> Intent | None:
        if reading is Reading.CAPTURE:
            return None
        chord = _chord(event)
        writes = self._writing.meaning(event.key, event.mod)
        if writes and reading is Reading.TEXT and not self._composing:
            return writes
        typed = event.key in _PRINTABLE and not (chord.control or chord.alt)
        if reading is Reading.TEXT and (typed or self._composing):
            return None
        chooses = reading is Reading.LETTERS and typed and not chord.shift
        if chooses and event.key in _LETTER_KEYS:
            return Letter(_LETTER_KEYS[event.key])
        keys = self.bindings.keys  # while text is typed Ctrl+Z does not leave the page
        found = keys.get(chord) or (keys.get(Chord(event.key)) if typed else None)
        if reading is not Reading.TEXT:
            return found or _figure(event)
        return None if chord.control and isinstance(found, Undo) else found

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
            self.device = Device.MOUSE
            return (Zoom(event.precise_y, self._pointer),) if event.precise_y else ()
        moves = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if event.type not in moves or getattr(event, "touch", False):
            return ()
        before = self._pointer
        at = self._pointer = self._places.pointed(event.pos)
        if event.type == pygame.MOUSEMOTION:
            if before and math.dist(before, at) > _TREMBLE:
                self.device = Device.MOUSE
            if before and (event.buttons[1] or event.buttons[2]):
                return (Pan(at[0] - before[0], at[1] - before[1]),)
            return (PointAt(at),)
        button = _BUTTONS.get(event.button)
        if button is None:
            return ()
        self.device = Device.MOUSE
        down = event.type == pygame.MOUSEBUTTONDOWN
        return (Press(at, button) if down else Release(at, button),)

    def _finger(self, event: pygame.event.Event) -> Intents:
        width, height = self._places.window
        return self._fingers.read(event, self._places.to_units((event.x * width, event.y * height)))

    def _of_pad(self, event: pygame.event.Event, reading: Reading) -> Intents:
        intents = self._pad.read(event)
        if intents or self._pad.is_held:
            self.device = Device.PAD
        return () if reading is Reading.CAPTURE else intents


def _chord(event: pygame.event.Event) -> Chord:
    return Chord(
        event.key,
        shift=bool(event.mod & pygame.KMOD_SHIFT),
        control=bool(event.mod & pygame.KMOD_CTRL),
        alt=bool(event.mod & pygame.KMOD_ALT),
    )


def _figure(event: pygame.event.Event) -> Intent | None:
    """Return the figure of a key where keyboards have their figures, be it only with Shift."""
    number = getattr(event, "scancode", 0) - _FIRST_DIGIT + 1
    return Digit(number % 10) if 1 <= number <= 10 else None
