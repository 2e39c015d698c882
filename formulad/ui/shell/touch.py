"""Touch: one finger presses, two drag and stretch, one that rests for long holds."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.intents import (
    NOWHERE,
    ZOOM_PER_STEP,
    Hold,
    Pan,
    PointAt,
    Press,
    Release,
    Zoom,
)

if TYPE_CHECKING:
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.outlines import Point

LONG = 1.0
"""Seconds after which a finger that rests means to hold."""
_TREMBLE = 12.0
"""Units by which a finger that rests may move."""


class Fingers:
    """Reads fingers; remembers only which lie on the screen."""

    def __init__(self) -> None:
        self._down: dict[int, Point] = {}
        self._pinching = False
        self._rests_at: Point | None = None
        self._rested = 0.0

    @property
    def is_held(self) -> bool:
        """Whether a finger rests that may yet be held for long."""
        return self._rests_at is not None

    def read(self, event: pygame.event.Event, at: Point) -> tuple[Intent, ...]:
        """Return what a finger says at a place of the page."""
        before = dict(self._down)
        if event.type == pygame.FINGERUP:
            return self._lifted(event.finger_id, at)
        self._down[event.finger_id] = at
        if len(self._down) == 1 and not self._pinching:
            return self._alone(at, is_new=event.type == pygame.FINGERDOWN)
        self._rests_at = None
        if not self._pinching:
            self._pinching = True
            return (Release(NOWHERE, touch=True),)
        return _pinch(tuple(before.values())[:2], tuple(self._down.values())[:2])

    def elapse(self, dt: float) -> tuple[Intent, ...]:
        """Return what a finger says by resting so many seconds more."""
        if self._rests_at is None:
            return ()
        self._rested += dt
        if self._rested < LONG:
            return ()
        at, self._rests_at = self._rests_at, None
        return (Hold(at),)

    def _alone(self, at: Point, *, is_new: bool) -> tuple[Intent, ...]:
        if is_new:
            self._rests_at, self._rested = at, 0.0
            return (Press(at, touch=True),)
        if self._rests_at and math.dist(at, self._rests_at) > _TREMBLE:
            self._rests_at = None
        return (PointAt(at, touch=True),)

    def _lifted(self, finger: int, at: Point) -> tuple[Intent, ...]:
        self._rests_at = None
        self._down.pop(finger, None)
        pinched = self._pinching
        self._pinching = pinched and bool(self._down)
        return () if pinched else (Release(at, touch=True),)


def _pinch(before: tuple[Point, ...], now: tuple[Point, ...]) -> tuple[Intent, ...]:
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
