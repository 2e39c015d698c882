"""Goes through the game, without a display, until there is something to be looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import pygame

from formulad.games.race.last_race import LAST_RACE
from formulad.games.sections import SECTIONS
from formulad.kernel.values import replace
from formulad.store.paths import user_folders
from formulad.store.preferences import Motion, Preferences, write_preferences
from formulad.ui.faces import game_box
from formulad.ui.shell.app import FRAME, App, LaunchOptions, build
from formulad.ui.shell.aside import nobody
from formulad.ui.shell.scene import Quit
from formulad.ui.toolkit.canvas import lettering_for, scale_for
from formulad.ui.toolkit.intents import Press, Release
from formulad.ui.toolkit.languages import ENGLISH
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.widgets.segmented import Segmented

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.games.race.last_race import LastRace
    from formulad.store.memory import Memory
    from formulad.ui.shell.aside import Aside
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.toolkit.intents import Device, Intent
    from formulad.ui.toolkit.languages import Language

FRAMES_TO_PAINT = 500
"""More than painting a board ever takes."""


class Visitor:
    """Someone who opens the game and does things in it."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int],
        language: str | Language = ENGLISH,
        data: Path | None = None,
    ) -> None:
        """Come to see the game.

        Args:
            folder: for a player's files.
            size: of the window.
            language: in which everything is said; it may be one that the game does not know.
            data: where the game's files lie, if not in the usual place.
        """
        self.folders = user_folders(folder)
        self._size = size
        self._language = language
        self._data = data
        self._app: App | None = None
        self._memory: Memory | None = None
        self.aside: Aside = nobody
        """Does what takes seconds; without it there is no engineer who reckons."""
        self.preferences: dict[str, Any] = {}
        """What he has set, apart from language and motion."""

    @property
    def app(self) -> App:
        """The game, which must have been opened."""
        if self._app is None:
            raise ValueError("the game was not opened")
        return self._app

    def last_raced(self, last: LastRace) -> None:
        """Remember another last race."""
        write_preferences(self.folders.settings, Preferences(), {LAST_RACE: last})

    def open(self, first: Callable[[SceneContext], Scene], motion: Amount = Amount.NONE) -> None:
        """Start the game with a scene; nothing moves for its beauty if nothing is said."""
        spoken = self._language
        code = spoken if isinstance(spoken, str) else spoken.code

        def as_wished(context: SceneContext) -> Scene:
            self._memory = context.memory
            usual = {"motion": Motion(motion.value), "language": code}
            context.memory.assume(**(usual | self.preferences))
            return first(context)

        options = LaunchOptions(
            self._data, self.folders.root, self._size, sections=SECTIONS, box=game_box()
        )
        self._app = build(options, as_wished, aside=self.aside)
        self._app.follow_settings()
        if not isinstance(spoken, str):
            self._app.canvas.speak(spoken)
            self._app.stack.arrange()

    def do(self, *intents: Intent) -> None:
        """Do things one after the other."""
        for intent in intents:
            self.app.stack.handle(intent)
            self.app.follow_settings()

    def hold(self, device: Device) -> None:
        """Go on with another device, of which hints then speak."""
        self.app.canvas.in_use = replace(self.app.canvas.in_use, device=device)

    def click(self, widget_id: str) -> None:
        """Click a widget."""
        scene = self.app.stack.top
        places = [w.rect.center for w in scene.widgets if w.id == widget_id] if scene else []
        self.do(Press(places[0]), Release(places[0]))

    def choose(self, widget_id: str, label: str) -> None:
        """Click one of the choices that stand in a row."""
        scene = self.app.stack.top
        widgets = scene.widgets if scene else ()
        rows = [w for w in widgets if isinstance(w, Segmented) and w.id == widget_id]
        at = rows[0].part(rows[0].labels.index(label)).center
        self.do(Press(at), Release(at))

    def wait(self, seconds: float) -> None:
        """Let time pass in the game, at once."""
        for _ in range(round(seconds / FRAME)):
            if self.app.stack.moving:
                self.app.stack.update(FRAME)

    def paint(self) -> None:
        """Let the game do what takes frames, while no time passes."""
        for _ in range(FRAMES_TO_PAINT):
            if not self.app.stack.moving or self.app.stack.is_ambient:
                return
            self.app.stack.update(0.0)

    def see_in(self, size: tuple[int, int], language: str) -> None:
        """Go on in a window of another size, and in another language."""
        app = self.app
        if self._memory:
            self._memory.assume(language=language)
        app.follow_settings()
        wished = app.preferences.text_size
        is_as_large = app.canvas.window == size
        page = app.canvas.surface if is_as_large else pygame.Surface(size, 0, 32)
        app.canvas.fit(page, scale_for(size, wished))
        app.canvas.lettering = lettering_for(size, wished)
        app.stack.arrange()

    def look(self) -> pygame.Surface:
        """Return what is seen."""
        self.app.stack.draw()
        return self.app.canvas.surface.copy()

    def leave(self) -> None:
        """Close the window and take what the player made along; painted boards stay."""
        self.app.stack.follow(Quit())
        self.app.close()
        folders = (
            self.folders.saves,
            self.folders.presets,
            self.folders.tracks,
            self.folders.designs,
            self.folders.drivers,
            self.folders.seasons,
        )
        made = (path for folder in folders for path in folder.glob("*"))
        for path in (*made, self.folders.settings):
            path.unlink(missing_ok=True)


Visit: TypeAlias = Callable[[Visitor], None]
"""What a visitor does to see one screen."""
