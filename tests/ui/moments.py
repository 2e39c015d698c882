"""What a player does within one moment: events that lie in wait while the game is busy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tests.ui.devices import A
from tests.ui.pilot import KEYS

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from formulad.ui.toolkit.outlines import Point
    from tests.ui.pilot import Pilot

    Events: TypeAlias = tuple[pygame.Event, ...]
    At: TypeAlias = Callable[[Pilot, Point], Events]


def click(pilot: Pilot, place: Point) -> Events:
    """Return a click of the mouse at a place on the page."""
    pixel = pilot.app.canvas.to_pixels(*place)
    return (
        pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0), touch=False),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pixel, button=1, touch=False),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=pixel, button=1, touch=False),
    )


def tap(pilot: Pilot, place: Point) -> Events:
    """Return a tap of a finger at a place on the page."""
    width, height = pilot.app.canvas.size
    x, y = place[0] / width, place[1] / height
    return tuple(
        pygame.Event(kind, finger_id=1, x=x, y=y) for kind in (pygame.FINGERDOWN, pygame.FINGERUP)
    )


def key(*names: str) -> Events:
    """Return keys that are pressed one after the other, by name or letter."""
    return tuple(
        pygame.Event(kind, key=KEYS.get(name) or ord(name), mod=0, unicode="", scancode=0)
        for name in names
        for kind in (pygame.KEYDOWN, pygame.KEYUP)
    )


def button(number: int = A) -> Events:
    """Return a button of a pad that is pressed."""
    kinds = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)
    return tuple(pygame.Event(kind, button=number, instance_id=0) for kind in kinds)


def at_once(pilot: Pilot, *said: Events) -> None:
    """Let all of it have been said before the game looks, of a player who sees what is there."""
    pilot.app.see()
    pilot.app.turn([event for events in said for event in events], 0.0)
