"""The game on the screen: everything is put together here, and the loop runs here."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.lasting import keep_what_is_loaded
from formulad.store.memory import Memory
from formulad.store.paths import data_root, user_folders
from formulad.ui.assets import Assets
from formulad.ui.canvas import Canvas, scale_for
from formulad.ui.input import Input
from formulad.ui.intents import Feature, Leave, Reading, Resize, Toggle
from formulad.ui.kit import Kit
from formulad.ui.languages import ENGLISH, Language
from formulad.ui.motion import Amount
from formulad.ui.scene import Quit, Scene, SceneStack
from formulad.ui.telling import frames_to_draw, teller
from formulad.ui.text import Typesetter
from formulad.ui.theme import DAY_THEME, Theme
from formulad.ui.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from formulad.ui.intents import Intent

FRAME = 1 / 60
NO_PICTURE_BELOW = 80
"""A window of fewer pixels shows nothing anyone could see: nothing is laid out for it."""
LONGEST_STEP = 0.1
"""However long a frame took, no more time than this passes in the game."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a player starts the game."""

    data: Path | None = None
    """Where the game's files lie, if not in the usual place."""
    user_data: Path | None = None
    """Where the player's files go, if not to the usual place."""
    size: tuple[int, int] | None = None
    """How large the window is, if not as it was left."""
    full_screen: bool = False
    """Whether to fill the screen even if it was not filled last time."""
    at_table: bool = False
    """Whether the screen lies flat this time, and is filled."""
    text_size: float = 1.0
    """How large everything is drawn, from 0.8 to 1.5."""
    language: str = ""
    """In which language it is played, if not in the one that was chosen."""
    theme: Theme = DAY_THEME
    motion: Amount = Amount.FULL


class App:
    """A window in which scenes are played."""

    def __init__(
        self,
        window: Window,
        kit: Kit,
        first: Callable[[Kit], Scene],
        *,
        text_size: float = 1.0,
        language: str = "",
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.window = window
        self._memory = kit.memory
        self._clock = clock
        self._text_size = text_size
        surface = window.surface
        self._fitted = surface.get_size()
        scale = scale_for(self._fitted, text_size)
        self._locale = kit.data / "assets" / "locale"
        spoken = Language(language or kit.memory.settings.language or ENGLISH, self._locale)
        self._typesetter = Typesetter(kit.assets, spoken)
        self.canvas = Canvas(surface, scale, self._typesetter)
        self.stack = SceneStack(first(kit), self.canvas)
        self._input = Input(self.canvas)
        self._typing: pygame.Rect | None = self.canvas.surface.get_rect()
        self._changed = True
        self._teller = teller()
        self._frames_left = frames_to_draw()

    @property
    def open(self) -> bool:
        """Whether there is a scene left to play."""
        return self.stack.top is not None

    def speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        self._typesetter.language = Language(language, self._locale)
        self.stack.arrange()

    def run(self) -> None:
        """Play until the last scene has gone."""
        before = self._clock()
        self._draw()
        keep_what_is_loaded()
        pygame.joystick.init()
        while self.open and self._frames_left != 0:
            idle = not self.stack.moving
            events = self._wait(before)
            now = self._clock()
            self.turn(events, 0.0 if idle else now - before)
            before = now
        width, height = self.window.size
        self._memory.remember(width=width, height=height)

    def turn(self, events: Iterable[pygame.Event], dt: float) -> None:
        """Take events, let time pass, and draw if something has changed."""
        for event in events:
            self._changed = True
            for intent in self._input.read(event, self._reading):
                self._do(intent)
        moved = self.stack.moving
        if moved:
            self.stack.update(min(dt, LONGEST_STEP))
        if self.open and (self._changed or moved):
            self._draw()
        self._changed = False

    @property
    def _reading(self) -> Reading:
        return self.stack.top.reading if self.stack.top else Reading.SHORTCUTS

    def _wait(self, before: float) -> list[pygame.Event]:
        """Return the events of the next frame; while nothing moves, sleep until there are any."""
        rest = before + FRAME - self._clock()
        if rest > 0:
            pygame.time.wait(round(1000 * rest))
        if self.stack.moving or self._frames_left:
            self._changed = self._changed or bool(self._frames_left)
            return pygame.event.get()
        return [pygame.event.wait(), *pygame.event.get()]

    def _do(self, intent: Intent) -> None:
        match intent:
            case Leave():
                self.stack.follow(Quit())
            case Toggle(Feature.FULL_SCREEN):
                self.window.toggle_full_screen()
                self._memory.remember(fullscreen=self.window.fills_screen)
                self._fit()
            case Resize():
                self._fit()
            case _:
                self.stack.handle(intent)

    def _fit(self) -> None:
        surface = self.window.surface
        size = surface.get_size()
        if size != self._fitted and min(size) >= NO_PICTURE_BELOW:
            self._fitted = size
            self.canvas.fit(surface, scale_for(size, self._text_size))
            self.stack.arrange()

    def _draw(self) -> None:
        self._listen_for_text()
        self.stack.draw()
        self.window.show()
        if self._teller and self.stack.top:
            self._teller.tell(self.stack.top, self.canvas, still=self.stack.top.settled)
        if self._frames_left is not None:
            self._frames_left -= 1

    def _listen_for_text(self) -> None:
        """Let the desktop compose text only while some is typed: else it would take shortcuts."""
        typing = self._typed_in()
        if typing == self._typing:
            return
        self._typing = typing
        if typing is None:
            pygame.key.stop_text_input()
        else:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(typing)

    def _typed_in(self) -> pygame.Rect | None:
        """Return the pixels of what is typed in, beside which the desktop offers its letters."""
        scene = self.stack.top
        if scene is None or scene.reading is not Reading.TEXT:
            return None
        rects = (widget.rect for widget in scene.widgets if widget.id == scene.focus)
        return self.canvas.pixel_rect(next(rects, self.canvas.area))


def build(
    options: Options, first: Callable[[Kit], Scene], clock: Callable[[], float] = perf_counter
) -> App:
    """Put the game together: files, window, first scene.

    Raises:
        DataMissing: if the game's own files are not found.
    """
    root = data_root(options.data)
    folders = user_folders(options.user_data)
    memory = Memory(folders.settings)
    last = memory.settings
    window = Window(
        clock,
        options.size or (last.width, last.height),
        full=options.full_screen or options.at_table or last.fullscreen,
    )
    kit = Kit(
        data=root,
        folders=folders,
        memory=memory,
        assets=Assets(root / "assets"),
        clock=clock,
        theme=options.theme,
        motion=options.motion,
        at_table=options.at_table,
    )
    return App(
        window,
        kit,
        first,
        text_size=options.text_size,
        language=options.language,
        clock=clock,
    )


def run(options: Options, first: Callable[[Kit], Scene]) -> None:
    """Open the game and play it until it is left.

    Raises:
        DataMissing: if the game's own files are not found.
    """
    app = build(options, first)
    try:
        app.run()
    finally:
        app.window.close()
