"""Game pad: its buttons, its cross, its two sticks, its triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.store.bindings import together
from formulad.ui.shell.key_repeat import again
from formulad.ui.toolkit.intents import Confirm, Direction, Pan, Zoom
from formulad.ui.toolkit.keys import OTHER_STICK, STICK, TRIGGERS, pad_button

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.ui.toolkit.intents import Intent

_ON, _OFF = 0.6, 0.4
_DEAD = 0.25
"""How far from the middle the stick that looks around must be to look anywhere."""
LOOKS = 900.0
"""Units a second by which it looks around when it is pushed all the way."""
FIRST_AGAIN, AGAIN = 0.45, 0.13
"""Seconds after which a direction that is held is gone again, and then again."""
_REPEATED = (Direction, Zoom)


class Pad:
    """Reads pads; remembers only what they hold."""

    def __init__(self) -> None:
        self.buttons: Mapping[str, Intent] = {}
        """What buttons and triggers say, by their names."""
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._deflected: dict[tuple[int, int], int] = {}
        self._looking: dict[tuple[int, int], float] = {}
        self._held: tuple[object, Intent] | None = None
        """What is held, and what it says again and again."""
        self._wait = 0.0
        self._down: dict[int, list[str]] = {}
        """The buttons that are held on each pad, the first one first."""
        self._asked: list[str] = []
        """Those that were pressed since a player was asked for one."""

    @property
    def is_held(self) -> bool:
        """Whether something is held that goes on by itself."""
        return self._held is not None or bool(self._looking)

    def read(self, event: pygame.event.Event) -> tuple[Intent, ...]:
        """Return what a pad says by an event."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                pad = pygame.joystick.Joystick(event.device_index)
                self._pads[pad.get_instance_id()] = pad
            case pygame.JOYDEVICEREMOVED:
                self._pads.pop(event.instance_id, None)
                self.let_go()
            case pygame.JOYBUTTONDOWN:
                return self._said(event, self._pressed(event))
            case pygame.JOYBUTTONUP:
                self._raised(event)
            case pygame.JOYHATMOTION:
                return self._cross(*event.value)
            case pygame.JOYAXISMOTION:
                return self._axis(event)
        return ()

    def captured(self, event: pygame.event.Event) -> str:
        """Return the name of what was pressed and is let go of: a button, two, or a trigger.

        What was pressed before anybody asked is let go of in silence.
        """
        if event.type == pygame.JOYBUTTONDOWN and pad_button(event.button):
            self._asked.append(pad_button(event.button))
        if event.type == pygame.JOYBUTTONUP:
            asked, is_asked = self._asked[:2], pad_button(event.button) in self._asked
            self._raised(event)
            self._asked = [] if is_asked else self._asked
            return together(asked) if is_asked else ""
        if event.type == pygame.JOYAXISMOTION and event.axis in TRIGGERS:
            return TRIGGERS[event.axis] if self._deflection(event) == (0, 1) else ""
        return ""

    def elapse(self, dt: float) -> tuple[Intent, ...]:
        """Return what is said by holding things for so many seconds more."""
        looked: list[Intent] = []
        for (_, axis), value in self._looking.items():
            dx, dy = OTHER_STICK[axis]
            way = -value * LOOKS * dt
            looked.append(Pan(dx * way, dy * way))
        if self._held is None:
            return tuple(looked)
        self._wait -= dt
        if self._wait > 0:
            return tuple(looked)
        self._wait = AGAIN
        return (*looked, again(self._held[1]))

    def let_go(self) -> None:
        """Hold nothing any more."""
        self._held = None
        self._down.clear()
        self._asked.clear()
        self._deflected.clear()
        self._looking.clear()

    def _pressed(self, event: pygame.event.Event) -> Intent | None:
        """Return what a button says, by itself or with one that is held already."""
        name, down = pad_button(event.button), self._down.setdefault(event.instance_id, [])
        pairs = (together((held, name)) for held in down if name and held != name)
        said = next((self.buttons[pair] for pair in pairs if pair in self.buttons), None)
        if name and name not in down:
            down.append(name)
        return said or self.buttons.get(name)

    def _raised(self, event: pygame.event.Event) -> None:
        """Let go of a button."""
        self._released(("button", event.button))
        for held in (self._down.get(event.instance_id, []), self._asked):
            if pad_button(event.button) in held:
                held.remove(pad_button(event.button))

    def _said(self, event: pygame.event.Event, intent: Intent | None) -> tuple[Intent, ...]:
        return self._hold(("button", event.button), intent) if intent else ()

    def _cross(self, x: int, y: int) -> tuple[Intent, ...]:
        if (x, y) == (0, 0):
            self._released("cross")
            return ()
        way = Direction(x, 0) if x else Direction(0, -y)
        return self._hold("cross", way)

    def _axis(self, event: pygame.event.Event) -> tuple[Intent, ...]:
        """Return a direction each time the stick leaves the middle; look where the other leads."""
        key = (event.instance_id, event.axis)
        if event.axis in OTHER_STICK:
            self._looking.pop(key, None)
            if abs(event.value) > _DEAD:
                self._looking[key] = event.value
            return ()
        before, now = self._deflection(event)
        if now == before:
            return ()
        self._released(key)
        if not now:
            return ()
        if event.axis in STICK:
            dx, dy = STICK[event.axis]
            return self._hold(key, Direction(now * dx, now * dy))
        intent = self.buttons.get(TRIGGERS.get(event.axis, ""))
        return self._hold(key, intent) if intent and now > 0 else ()

    def _deflection(self, event: pygame.event.Event) -> tuple[int, int]:
        """Return to which side an axis was pushed before, and is now."""
        key = (event.instance_id, event.axis)
        before = self._deflected.get(key, 0)
        limit = _OFF if before else _ON
        now = (event.value > limit) - (event.value < -limit)
        self._deflected[key] = now
        return before, now

    def _hold(self, what: object, intent: Intent) -> tuple[Intent, ...]:
        is_held = isinstance(intent, (*_REPEATED, Confirm))
        self._held = (what, intent) if is_held else None
        self._wait = FIRST_AGAIN
        return (intent,)

    def _released(self, what: object) -> None:
        if self._held and self._held[0] == what:
            self._held = None
