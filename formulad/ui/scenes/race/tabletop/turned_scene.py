"""A dialog or a page that faces the side of the table from which it was asked for."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from formulad.ui.canvas import Rect
from formulad.ui.intents import Hold, PointAt, Press, Release, Zoom
from formulad.ui.scene import Push, Scene
from formulad.ui.scenes.race.tabletop.sides import Facing, Side
from formulad.ui.scenes.race.tabletop.turned import Turned
from formulad.ui.turning import QUARTER, turned_size

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent, Reading
    from formulad.ui.scene import Change
    from formulad.ui.sound.sounds import Soundscape
    from formulad.ui.widgets.base import Widget


def turned_scene(scene: Scene, side: Side) -> Scene:
    """Return a scene that faces a side; a page that needs the whole width stays as it is."""
    if side is Side.BOTTOM or (scene.covers and not side.is_level):
        return scene
    return TurnedScene(scene, side)


class TurnedScene(Scene):
    """Another scene, seen and used turned."""

    def __init__(self, scene: Scene, side: Side) -> None:
        self._scene = scene
        self._sheet = Facing(Rect(0, 0, 1, 1), side)
        self.covers = scene.covers
        self.name = scene.name
        self.announced_by = scene.announced_by

    @property
    def soundscape(self) -> Soundscape | None:
        """What is heard all the time."""
        return self._scene.soundscape

    @property
    def awaiting(self) -> str:
        """What the scene waits for."""
        return self._scene.awaiting

    @property
    def focus(self) -> str:
        """The widget the keys go to."""
        return self._scene.focus

    @property
    def moving(self) -> bool:
        """Whether time alone changes something."""
        return self._scene.moving

    @property
    def settled(self) -> bool:
        """Whether what is seen stays as it is."""
        return self._scene.settled

    @property
    def reading(self) -> Reading:
        """How letter keys are to be read."""
        return self._scene.reading

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used, where it is seen on the screen."""
        return tuple(Turned(widget, self._sheet) for widget in self._scene.widgets)

    def arrange(self, canvas: Canvas) -> None:
        """Lay the scene out as its side sees the screen."""
        self._sheet = Facing(canvas.area, self._sheet.side)
        upright = pygame.Surface(turned_size(canvas.window, self._sheet.side))
        with _drawn_on(canvas, upright):
            self._scene.arrange(canvas)

    def handle(self, intent: Intent) -> Change | None:
        """Do what the player wants, who points at the scene from its side."""
        if isinstance(intent, Hold | PointAt | Press | Release | Zoom) and intent.at:
            intent = replace(intent, at=self._sheet.on_sheet(intent.at))
        return self._facing(self._scene.handle(intent))

    def update(self, dt: float) -> Change | None:
        """Let time pass."""
        return self._facing(self._scene.update(dt))

    def resume(self, answer: str) -> Change | None:
        """Go on after the scene above has gone."""
        return self._facing(self._scene.resume(answer))

    def close(self) -> None:
        """Let go of what the scene holds."""
        self._scene.close()

    def draw(self, canvas: Canvas) -> None:
        """Turn what is seen, draw upon it, and turn it back."""
        degrees = QUARTER * self._sheet.side
        upright = pygame.transform.rotate(canvas.surface, degrees)
        with _drawn_on(canvas, upright):
            self._scene.draw(canvas)
        canvas.surface.blit(pygame.transform.rotate(upright, -degrees), (0, 0))

    def _facing(self, change: Change | None) -> Change | None:
        """Let what comes next face the same side."""
        if isinstance(change, Push):
            return Push(turned_scene(change.scene, self._sheet.side))
        return change


@contextmanager
def _drawn_on(canvas: Canvas, surface: pygame.Surface) -> Iterator[None]:
    """Let a canvas be another surface meanwhile."""
    window, canvas.surface = canvas.surface, surface
    try:
        yield
    finally:
        canvas.surface = window
