"""Turned scene: a dialog or a page that faces the side of the table where it was asked for."""

from __future__ import annotations

from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.values import replace
from formulad.ui.race.desk.table_sides import Facing, Side
from formulad.ui.race.tabletop.turned_widgets import Turned
from formulad.ui.shell.scene import Push, Scene
from formulad.ui.toolkit.canvas import Rect, scale_for
from formulad.ui.toolkit.canvas.quarter_turns import QUARTER, turned_size
from formulad.ui.toolkit.intents import Hold, PointAt, Press, Release, Zoom

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

    from formulad.ui.shell.scene import Change
    from formulad.ui.shell.sight import Sight
    from formulad.ui.shell.sound.sounds import Soundscape
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent, Reading
    from formulad.ui.toolkit.motion import Amount
    from formulad.ui.toolkit.widgets.widget import Widget


def turned_scene(scene: Scene, side: Side) -> Scene:
    """Return a scene that faces a side."""
    return scene if side is Side.BOTTOM else TurnedScene(scene, side)


class TurnedScene(Scene):
    """Another scene, seen and used turned.

    Who sits at the left or the right sees a page as a tall window would show it, in its size;
    a dialog is as large as on the table.
    """

    def __init__(self, scene: Scene, side: Side) -> None:
        self._scene = scene
        self._sheet = Facing(Rect(0, 0, 1, 1), side)
        self._canvas: Canvas | None = None
        self._upright = pygame.Surface((1, 1))
        """As large as its side sees the screen."""
        self._scale = 1.0
        """How many pixels a unit of it has."""
        self.covers, self.replaces = scene.covers, scene.replaces
        self.name = scene.name
        self.announced_by, self.comes_unasked = scene.announced_by, scene.comes_unasked

    @property
    def side(self) -> Side:
        """The side it faces."""
        return self._sheet.side

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
    def sight(self) -> Sight:
        """What can be meant by what is pressed now, by who sees the scene from its side."""
        sight, sheet = self._scene.sight, self._sheet
        return replace(sight, thing_at=lambda at: sight.thing_at(sheet.on_sheet(at)))

    @property
    def moving(self) -> bool:
        """Whether time alone changes something."""
        return self._scene.moving

    @property
    def is_animating(self) -> bool:
        """Whether something comes or goes with what the player does."""
        return self._scene.is_animating

    def animate(self, dt: float, amount: Amount) -> None:
        """Let time pass for what comes and goes."""
        self._scene.animate(dt, amount)

    @property
    def settled(self) -> bool:
        """Whether what is seen stays as it is."""
        return self._scene.settled

    @property
    def is_late(self) -> bool:
        """Whether some of it is still seen as it was."""
        return self._scene.is_late

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
        side = self._sheet.side
        width, height = canvas.window
        self._canvas, self._scale = canvas, canvas.scale
        self._upright = pygame.Surface(turned_size((width, height), side))
        if self.covers and not side.is_level:
            wished = canvas.scale / scale_for((width, height))
            self._scale = scale_for((height, width), wished)
        self._sheet = Facing(canvas.area, side, self._scale / canvas.scale)
        with self._as_seen():
            self._scene.arrange(canvas)

    def handle(self, intent: Intent) -> Change | None:
        """Do what the player wants, who points at the scene from its side."""
        with self._as_seen():
            change = self._scene.handle(self.meant(intent))
        return self._facing(change)

    def meant(self, intent: Intent) -> Intent:
        """Return what a player wants of the scene as his side sees it."""
        if isinstance(intent, Hold | PointAt | Press | Release | Zoom) and intent.at:
            return replace(intent, at=self._sheet.on_sheet(intent.at))
        return intent

    @property
    def upright(self) -> Scene:
        """The scene as its side sees it."""
        return self._scene

    def over(self, scene: Scene) -> Scene:
        """Let what is opened over it face the same side."""
        return turned_scene(scene, self._sheet.side)

    def update(self, dt: float) -> Change | None:
        """Let time pass."""
        with self._as_seen():
            change = self._scene.update(dt)
        return self._facing(change)

    def resume(self, answer: str) -> Change | None:
        """Go on after the scene above has gone."""
        with self._as_seen():
            change = self._scene.resume(answer)
        return self._facing(change)

    def close(self) -> None:
        """Let go of what the scene holds."""
        self._scene.close()

    def draw(self, canvas: Canvas) -> None:
        """Turn what is seen, draw upon it, and turn it back."""
        degrees = QUARTER * self._sheet.side
        upright = pygame.transform.rotate(canvas.surface, degrees)
        with self._drawn_on(canvas, upright):
            self._scene.draw(canvas)
        canvas.surface.blit(pygame.transform.rotate(upright, -degrees), (0, 0))

    def _facing(self, change: Change | None) -> Change | None:
        """Let what comes next face the same side."""
        if isinstance(change, Push):
            return Push(self.over(change.scene))
        return change

    def _as_seen(self) -> AbstractContextManager[None]:
        """Let the canvas be as its side sees it, for scenes that measure while they are played."""
        return self._drawn_on(self._canvas, self._upright) if self._canvas else nullcontext()

    @contextmanager
    def _drawn_on(self, canvas: Canvas, surface: pygame.Surface) -> Iterator[None]:
        """Let a canvas be another surface meanwhile, with units as large as on the sheet."""
        window, scale = canvas.surface, canvas.scale
        canvas.fit(surface, self._scale)
        try:
            yield
        finally:
            canvas.fit(window, scale)
