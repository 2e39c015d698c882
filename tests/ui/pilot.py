"""A player made of code: presses keys, clicks what it finds by name, waits by its own clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.games.sections import SECTIONS
from formulad.ui.faces import game_box
from formulad.ui.shell.app import FRAME, App, LaunchOptions, build
from formulad.ui.shell.aside import nobody
from formulad.ui.shell.scene import Quit
from formulad.ui.shell.window import Window
from formulad.ui.toolkit.languages import ENGLISH
from tests.ui.tidy import tidy

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.ui.shell.aside import Aside
    from formulad.ui.shell.scene import Scene, SceneStack
    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.shell.sound.sounds import Sounds
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.widgets.widget import Widget

KEYS = {
    "enter": pygame.K_RETURN,
    "escape": pygame.K_ESCAPE,
    "space": pygame.K_SPACE,
    "tab": pygame.K_TAB,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "backspace": pygame.K_BACKSPACE,
    "delete": pygame.K_DELETE,
    "insert": pygame.K_INSERT,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
    "pageup": pygame.K_PAGEUP,
    "pagedown": pygame.K_PAGEDOWN,
    "f1": pygame.K_F1,
    "f2": pygame.K_F2,
    "f6": pygame.K_F6,
    "f8": pygame.K_F8,
    "f11": pygame.K_F11,
}
LONGEST_SETTLING = 60.0
FULL_SCREEN = (1920, 1080)
FRAMES_A_PICTURE = 6
"""So long each picture stands: on a slow computer. Real windows show what quick ones do."""
PICTURE = FRAMES_A_PICTURE * FRAME
GLANCES = 16
"""Of what is drawn at length one picture in so many is drawn, and what has come to rest."""
DRAWN_AT_LENGTH = (
    *("race", "lesson", "result", "replay", "motor-racing", "corsa", "fun"),
    *("help", "rules", "new-race", "design", "drivers", "circuits", "report"),
    *("hint", "pause", "dialog", "letters"),
)
"""The names of such pages."""


class Pane(Window):
    """A window of any size that nobody sees."""

    def __init__(self, real: Window, size: tuple[int, int]) -> None:
        """Stand before the real window, which is closed in the end."""
        self.real: Window = real.real if isinstance(real, Pane) else real
        self._small, self._large = pygame.Surface(size), pygame.Surface(FULL_SCREEN)
        self.fills_screen = False

    @property
    def size(self) -> tuple[int, int]:
        """Its size as a window."""
        return self._small.get_size()

    @property
    def surface(self) -> pygame.Surface:
        """The picture to draw on."""
        return self._large if self.fills_screen else self._small

    def show(self) -> None:
        """Show it to nobody."""

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        self.fills_screen = not self.fills_screen

    def close(self) -> None:
        """Close the real window."""
        self.real.close()


class Glances:
    """Draws the first picture of a page that takes long, and of those that follow only some."""

    def __init__(self, stack: SceneStack) -> None:
        """Draw what is on a stack from now on."""
        self._stack, self._draw = stack, stack.draw
        self._page: Scene | None = None
        self._left_out = 0
        self.each = GLANCES
        """Of so many pictures of a page one is drawn."""

    def draw(self) -> None:
        """Draw a picture, unless it takes long and the page was drawn just now."""
        self._left_out += 1
        top = self._stack.top
        is_quick = top is None or top.name not in DRAWN_AT_LENGTH
        if is_quick or top is not self._page or self._left_out >= self.each:
            self.look()

    def finish(self) -> None:
        """Draw what has come to rest, if it was left out."""
        if self._left_out and self._stack.top:
            self.look()

    def look(self) -> None:
        """Draw what is there now."""
        self._page, self._left_out = self._stack.top, 0
        self._draw()


class StuckError(AssertionError):
    """What should come to rest does not."""


class Pilot:
    """Drives the loop of the game itself, event by event, with no display and no waiting."""

    def __init__(
        self,
        first: Callable[[SceneContext], Scene],
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        options: LaunchOptions | None = None,
        sound: Sounds | None = None,
        aside: Aside = nobody,
    ) -> None:
        self._now = 0.0
        usual = LaunchOptions(
            user_data=folder, size=size, language=ENGLISH, sections=SECTIONS, box=game_box()
        )
        self.app: App = build(
            options or usual, first, clock=lambda: self._now, sound=sound, aside=aside
        )
        self._glances = Glances(self.app.stack)
        self.app.stack.draw = self._glances.draw  # type: ignore[method-assign]
        pygame.event.clear()  # what the desktop says of a new window
        self.app.turn((), 0.0)

    @property
    def scene(self) -> Scene:
        """The scene that is played."""
        scene = self.app.stack.top
        assert scene is not None, "the game has ended"
        return scene

    def press(self, *keys: str, shift: bool = False, control: bool = False) -> None:
        """Press and release keys, by name or letter."""
        for name in keys:
            key = KEYS.get(name) or ord(name)
            mod = pygame.KMOD_LSHIFT if shift else pygame.KMOD_NONE
            mod |= pygame.KMOD_LCTRL if control else pygame.KMOD_NONE
            self.send(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
            self.send(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))

    def type(self, text: str) -> None:
        """Type letters."""
        for letter in text:
            self.send(pygame.Event(pygame.TEXTINPUT, text=letter))

    def click(self, widget_id: str) -> None:
        """Click the middle of a widget."""
        self.click_at(self.find(widget_id).rect.center)

    def point(self, widget_id: str) -> None:
        """Move the pointer over a widget."""
        self.point_at(self.find(widget_id).rect.center)

    def click_at(self, place: Point) -> None:
        """Click a place on the page."""
        self.point_at(place)
        self.hold(place)
        self.let_go(place)

    def hold(self, place: Point, button: int = 1) -> None:
        """Press a button of the mouse at a place."""
        pixel = self.app.canvas.to_pixels(*place)
        self.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pixel, button=button, touch=False))

    def let_go(self, place: Point, button: int = 1) -> None:
        """Release a button of the mouse at a place."""
        pixel = self.app.canvas.to_pixels(*place)
        self.send(pygame.Event(pygame.MOUSEBUTTONUP, pos=pixel, button=button, touch=False))

    def tap(self, widget_id: str) -> None:
        """Tap the middle of a widget with a finger."""
        self.tap_at(self.find(widget_id).rect.center)

    def tap_at(self, place: Point) -> None:
        """Tap a place on the page with a finger."""
        width, height = self.app.canvas.size
        x, y = place[0] / width, place[1] / height
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            self.send(pygame.Event(kind, finger_id=1, x=x, y=y))

    def wheel(self, steps: float) -> None:
        """Turn the wheel where the pointer is."""
        self.send(pygame.Event(pygame.MOUSEWHEEL, precise_y=steps))

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, be it one that no desktop would allow."""
        self.app.window = Pane(self.app.window, (width, height))
        self.send(pygame.Event(pygame.WINDOWSIZECHANGED))

    def point_at(self, place: Point) -> None:
        """Move the pointer to a place on the page."""
        pixel = self.app.canvas.to_pixels(*place)
        self.send(
            pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        )

    def wait(self, seconds: float) -> None:
        """Let time pass, picture by picture."""
        frames = round(seconds / FRAME)
        for done in range(0, frames, FRAMES_A_PICTURE):
            passed = min(FRAMES_A_PICTURE, frames - done) * FRAME
            self._now += passed
            self.app.turn((), passed)

    def settle(self) -> None:
        """Let time pass until nothing moves but the air.

        Raises:
            StuckError: if something still moves after a minute.
        """
        waited = 0.0
        stack = self.app.stack
        while self.app.open and stack.moving and not stack.is_ambient:
            self.wait(PICTURE)
            waited += PICTURE
            if waited > LONGEST_SETTLING:
                raise StuckError(f"{type(self.scene).__name__} still moves after a minute.")
        self._glances.finish()

    def watch(self) -> None:
        """See every picture from now on."""
        self._glances.each = 1

    def find(self, widget_id: str) -> Widget:
        """Return a widget of the scene that is played."""
        for widget in self.scene.widgets:
            if widget.id == widget_id:
                return widget
        known = ", ".join(widget.id for widget in self.scene.widgets)
        raise AssertionError(f"There is no {widget_id!r} here, only: {known}.")

    def screenshot(self) -> pygame.Surface:
        """Return what is seen now."""
        self._glances.look()
        return self.app.canvas.surface.copy()

    def close(self) -> None:
        """Leave the game."""
        self.app.stack.follow(Quit())
        self.app.close()
        tidy()

    def send(self, event: pygame.Event) -> None:
        """Let a device say something, of a player who sees what is there."""
        self.app.see()
        self.app.turn((event,), 0.0)
