"""Goes through the game, without a display, until there is something to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.store.paths import user_folders
from formulad.ui.app import FRAME, App, Options, build
from formulad.ui.canvas import scale_for
from formulad.ui.intents import Press, Release
from formulad.ui.languages import ENGLISH
from formulad.ui.motion import Amount

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.ui.intents import Intent
    from formulad.ui.kit import Kit
    from formulad.ui.scene import Scene

FRAMES_TO_PAINT = 500
"""More than painting a board ever takes."""


class Visitor:
    """Someone who opens the game and does things in it."""

    def __init__(self, folder: Path, size: tuple[int, int], language: str = ENGLISH) -> None:
        """Come with a folder for a player's files, the size of the window, and a language."""
        self.folders = user_folders(folder)
        self._size = size
        self._language = language
        self._app: App | None = None

    @property
    def app(self) -> App:
        """The game, which must have been opened."""
        if self._app is None:
            raise ValueError("the game was not opened")
        return self._app

    def open(self, first: Callable[[Kit], Scene], motion: Amount = Amount.NONE) -> None:
        """Start the game with a scene; nothing moves for its beauty if nothing is said."""
        options = Options(
            user_data=self.folders.root, size=self._size, motion=motion, language=self._language
        )
        self._app = build(options, first)

    def do(self, *intents: Intent) -> None:
        """Do things one after the other."""
        for intent in intents:
            self.app.stack.handle(intent)

    def click(self, widget_id: str) -> None:
        """Click a widget."""
        scene = self.app.stack.top
        places = [w.rect.center for w in scene.widgets if w.id == widget_id] if scene else []
        self.do(Press(places[0]), Release(places[0]))

    def wait(self, seconds: float) -> None:
        """Let time pass in the game, at once."""
        for _ in range(round(seconds / FRAME)):
            if self.app.stack.moving:
                self.app.stack.update(FRAME)

    def paint(self) -> None:
        """Let the game do what takes frames, while no time passes."""
        for _ in range(FRAMES_TO_PAINT):
            self.app.stack.update(0.0)

    def see_in(self, size: tuple[int, int], language: str) -> None:
        """Go on in a window of another size, and in another language."""
        app = self.app
        app.speak(language)
        app.canvas.fit(pygame.Surface(size, 0, 32), scale_for(size))
        app.stack.arrange()

    def look(self) -> pygame.Surface:
        """Return what is seen."""
        self.app.stack.draw()
        return self.app.canvas.surface.copy()

    def leave(self) -> None:
        """Close the window and take races and designs along; painted boards stay."""
        self.app.stack.follow(None)
        self.app.window.close()
        folders = (
            self.folders.saves,
            self.folders.presets,
            self.folders.tracks,
            self.folders.designs,
        )
        made = (path for folder in folders for path in folder.glob("*"))
        for path in (*made, self.folders.settings):
            path.unlink(missing_ok=True)
