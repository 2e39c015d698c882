"""App: the window, the scenes and their services put together, and the loop that runs them."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

import pygame

from formulad.kernel.freeze_gc import keep_opened
from formulad.kernel.values import Frozen
from formulad.store.memory import Memory
from formulad.store.paths import data_root, user_folders
from formulad.ui.shell.aside import in_a_thread
from formulad.ui.shell.clipboard import Clipboard
from formulad.ui.shell.composing import Composing
from formulad.ui.shell.gaze import Gaze
from formulad.ui.shell.input import Bindings, Input
from formulad.ui.shell.magnifier import Magnifier
from formulad.ui.shell.on_screen_keyboard import letters_for
from formulad.ui.shell.pen import Pen
from formulad.ui.shell.scene import Push, Quit, Scene, SceneStack
from formulad.ui.shell.scene_context import NO_GAMES, GameBox, SceneContext
from formulad.ui.shell.sight import Meaning, Sight
from formulad.ui.shell.sound.mixer import Mixer
from formulad.ui.shell.test_probe import frames_to_draw, haste, rate, teller
from formulad.ui.shell.touch_sounds import Touch
from formulad.ui.shell.window import Window
from formulad.ui.toolkit.actions import InUse, Wiring
from formulad.ui.toolkit.assets import Assets
from formulad.ui.toolkit.canvas import Canvas
from formulad.ui.toolkit.intents import (
    Device,
    Feature,
    Leave,
    Pan,
    Reading,
    Release,
    Resize,
    Toggle,
)
from formulad.ui.toolkit.languages import ENGLISH, Language
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.text import Typesetter
from formulad.ui.toolkit.theme import THEMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from formulad.store.preferences import AnySection, Preferences
    from formulad.ui.shell.aside import Aside
    from formulad.ui.shell.sound.sounds import Sounds
    from formulad.ui.toolkit.intents import Intent

RATE = 60
FRAME = 1 / RATE
IDLE_MILLISECONDS = 10
"""How long the game sleeps at a time while nothing moves."""
NO_PICTURE_BELOW = 80
"""A window of fewer pixels shows nothing anyone could see: nothing is laid out for it."""
LONGEST_STEP = 0.1
"""However long a frame took, no more time than this passes in the game."""


class LaunchOptions(Frozen):
    """How a player starts the game."""

    data: Path | None = None
    """Where the game's files lie, if not in the usual place."""
    user_data: Path | None = None
    """Where the player's files go, if not to the usual place."""
    size: tuple[int, int] | None = None
    """How large the window is, if not as it was left."""
    full_screen: bool = False
    """Whether to fill the screen even if it was not filled last time."""
    language: str = ""
    """Which language to speak, if not the one that was chosen."""
    table: bool = False
    """Whether people sit around the screen, which it fills, even if they did not last time."""
    sections: tuple[AnySection, ...] = ()
    """What the games remember in the file of preferences."""
    box: GameBox = NO_GAMES
    """The games."""

    @property
    def assumed(self) -> dict[str, Any]:
        """The settings that are others for this time only."""
        fullscreen = self.full_screen or self.table
        assumed: dict[str, Any] = {"fullscreen": fullscreen, "table": self.table}
        assumed["language"] = self.language
        return {name: value for name, value in assumed.items() if value}


class App:
    """A window in which scenes are played."""

    def __init__(
        self,
        window: Window,
        context: SceneContext,
        first: Callable[[SceneContext], Scene],
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.window = window
        self._memory = context.memory
        self._sounds = context.sound
        self._touch = Touch()
        self._pen = Pen(clock, Clipboard())
        self._clock = clock
        self._preferences = context.memory.preferences
        self._locale = context.data / "assets" / "locale"
        self._typesetter = Typesetter(context.assets)
        self.canvas = Canvas(window.surface, 1.0, self._typesetter)
        self._glass = Magnifier(self.canvas, window.surface)
        self._dress()
        self.stack = SceneStack(first(context), self.canvas)
        self._input = Input(self._glass)
        self.use(Wiring.of(self._preferences))
        self._gaze = Gaze(self._glass, self.stack)
        self._composing = Composing(self.canvas, self._glass)
        self._changed = True
        self._seen = Sight()
        """What was drawn last: what is pressed is meant for that."""
        self._late: list[tuple[pygame.Event, Sight]] = []
        """What was said while a picture was drawn, with what was seen meanwhile."""
        self._meaning = Meaning()
        self._teller = teller()
        self._frames_left = frames_to_draw()
        self._haste, self._frame = haste(), 1 / rate(RATE)

    @property
    def preferences(self) -> Preferences:
        """The preferences by which everything looks as it does."""
        return self._preferences

    @property
    def open(self) -> bool:
        """Whether there is a scene left to play."""
        return self.stack.top is not None

    def use(self, wiring: Wiring) -> None:
        """Let keys and buttons do what a player likes, from now on."""
        self._wiring = wiring
        self._input.use(Bindings.of(wiring))
        self.canvas.in_use = InUse(self._input.device, wiring)

    def run(self) -> None:
        """Play until the last scene has gone."""
        before = self._clock()
        self._draw()
        keep_opened()
        if self._frames_left != 0:
            self.turn((), 0.0)  # what the very first picture left out, before any sound is read
        self._hear()
        self._sounds.open()
        pygame.joystick.init()
        while self.open and self._frames_left != 0:
            idle = not self._goes_on
            events = self._wait(before)
            now = self._clock()
            self.turn(events, 0.0 if idle else now - before)
            before = now
        width, height = self.window.size
        self._memory.remember(width=width, height=height)

    def close(self) -> None:
        """Be silent, and close the window."""
        self._sounds.close()
        self.window.close()

    def turn(self, events: Iterable[pygame.Event], dt: float) -> None:
        """Take events, let time pass, and draw if something has changed."""
        late, self._late = self._late, []
        for event, seen in [*late, *((event, self._seen) for event in events)]:
            if self._teller:
                self._teller.hear(event)
            intents = self._input.read(event, self._reading)
            self._changed |= bool(intents) or event.type != pygame.KEYUP
            for intent in intents:
                self._take(intent, seen)
        for intent in self._input.elapse(min(dt, LONGEST_STEP), lambda: self._reading):
            self._changed = True
            self._take(intent, self._seen)
        moved, passed = self.stack.moving, min(dt, LONGEST_STEP) * self._haste
        self.stack.animate(passed, Amount(self._memory.preferences.motion.value))
        if self.stack.top and self.stack.top.moving:
            self.stack.update(passed)
            self._gaze.watch(self._input.device)
        self.follow_settings()
        if self.open and (self._changed or (moved and not self.stack.is_unseen)):
            self._draw()
        self._changed = False
        self._hear()

    def _hear(self) -> None:
        """Let what is heard all the time follow the scenes and the settings."""
        self._sounds.apply_settings(self._memory.preferences)
        self._sounds.set_ambience(self.stack.soundscape)

    @property
    def _goes_on(self) -> bool:
        """Whether time alone changes something, as when a stick is held."""
        return self.stack.moving or self._input.is_held

    @property
    def _reading(self) -> Reading:
        return self.stack.top.reading if self.stack.top else Reading.SHORTCUTS

    def _wait(self, before: float) -> list[pygame.Event]:
        """Return the events of the next frame; while nothing moves, sleep until there are any."""
        rest = before + self._frame - self._clock()
        if rest > 0:
            pygame.time.wait(round(1000 * rest))
        is_calm = self.stack.is_ambient or self.stack.is_pausing
        if is_calm and not self._frames_left and not self._late:
            return self._sleep_until(before + self.stack.ambient_frame)
        if self._goes_on or self._frames_left or self._late:
            self._changed = self._changed or bool(self._frames_left)
            return pygame.event.get()
        return _sleep_until_event()

    def _sleep_until(self, end: float) -> list[pygame.Event]:
        """Return the next events; none if there are none until it is time for a picture."""
        while not (events := pygame.event.get()) and (rest := end - self._clock()) > 0:
            pygame.time.wait(min(IDLE_MILLISECONDS, max(1, round(1000 * rest))))
        return events

    def _take(self, intent: Intent, seen: Sight) -> None:
        """Do what a player meant who saw something, which may no longer be there."""
        for meant in self._meaning.of(intent, seen, self.stack.sight):
            self._do(meant)
        if self._glass.is_used and isinstance(intent, Release) and intent.touch:
            self._glass.touched(intent.at)
        self._meaning.follow(intent, self.stack.sight)

    def _do(self, intent: Intent) -> None:
        device = self._input.device
        self.canvas.in_use = InUse(device, self._wiring)
        match intent:
            case Leave():
                self.stack.follow(Quit())
            case Toggle(Feature.FULL_SCREEN):
                self.window.toggle_full_screen()
                self._memory.remember(fullscreen=self.window.fills_screen)
                self._fit()
            case Toggle(Feature.MAGNIFY):
                self._memory.remember(magnifier=not self._memory.preferences.magnifier)
            case Resize():
                self._fit()
            case _ if self.stack.stops(intent):
                pass
            case Pan(dx, dy) if device.needs_focus and self._gaze.aside(dx, dy):
                pass
            case _:
                self._hand_on(intent, device)

    def _hand_on(self, intent: Intent, device: Device) -> None:
        """Let the top scene do what a player wants; text is written everywhere alike."""
        is_drawn, scene = self._pen.draws, self.stack.top
        written = self._pen.means(intent, scene, self.canvas)
        if not is_drawn and (letters := letters_for(scene, intent, device)):
            self.stack.follow(Push(letters))
            return
        self._touch.meets(intent, scene)
        self.stack.handle(intent)
        for more in written:
            self.stack.handle(more)
        if sound := self._touch.hears(intent, self.stack.top):
            self._sounds.play(sound)
        self._gaze.follow(device)

    def _fit(self) -> None:
        """Lay everything out anew if the window has another size; its surface changes by itself."""
        self.canvas.layers += 1  # nobody knows what the window shows by now
        size = self.window.surface.get_size()
        if size != self._glass.window and min(size) >= NO_PICTURE_BELOW:
            self._size()
            self.stack.arrange()

    def follow_settings(self) -> None:
        """Do as the player has set: what he sees changes while he looks."""
        before, now = self._preferences, self._memory.preferences
        if now is before or not self.open:
            return
        self._preferences = now
        if now.chosen == before.chosen:
            return
        if now.fullscreen not in (before.fullscreen, self.window.fills_screen):
            self.window.toggle_full_screen()
        self._dress()
        self.use(Wiring.of(now))
        self.stack.arrange()
        self._gaze.reveal()
        self._changed = True

    def _dress(self) -> None:
        """Give the canvas the size, the colours and the language that were set."""
        settings = self._preferences
        self._size()
        self.canvas.theme = THEMES[settings.colours]
        self._typesetter.language = Language(settings.language or ENGLISH, self._locale)
        self.canvas.forget()

    def _size(self) -> None:
        """Draw everything as large as was wished, and what is only read a little larger still."""
        surface, settings = self.window.surface, self._preferences
        if min(surface.get_size()) >= NO_PICTURE_BELOW:
            self._glass.fit(surface, settings.text_size, is_used=settings.magnifier)

    def _draw(self) -> None:
        laid_out = self.canvas.window
        self._composing.follow(self.stack.top)
        self.stack.draw()
        self._glass.show()
        self._late += ((event, self._seen) for event in pygame.event.get())
        self.window.show()
        self.see()
        if self._teller and self.stack.top and laid_out == self.canvas.window:
            still = self.stack.settled and not self.stack.top.is_late
            self._teller.tell(self.stack.top, self.canvas, still=still)
        if self._frames_left is not None:
            self._frames_left -= 1

    def see(self) -> None:
        """Note what a player sees from now on: what they press is meant for that."""
        self._seen = self.stack.sight


def _sleep_until_event() -> list[pygame.Event]:
    """Return the next events; pygame itself would look for them a thousand times a second."""
    while not (events := pygame.event.get()):
        pygame.time.wait(IDLE_MILLISECONDS)
    return events


def build(
    options: LaunchOptions,
    first: Callable[[SceneContext], Scene],
    clock: Callable[[], float] = perf_counter,
    sound: Sounds | None = None,
    aside: Aside | None = None,
) -> App:
    """Put the game together: files, window, first scene.

    Raises:
        DataMissing: if the game's own files are not found.
    """
    root = data_root(options.data)
    folders = user_folders(options.user_data)
    memory = Memory(folders.settings, options.sections)
    memory.assume(**options.assumed)
    last = memory.preferences
    size = options.size or (last.width, last.height)
    window = Window(clock, size, full=last.fullscreen)
    context = SceneContext(
        data=root,
        folders=folders,
        memory=memory,
        assets=Assets(root / "assets"),
        clock=clock,
        sound=sound or Mixer(root / "assets" / "sounds", clock),
        aside=aside or in_a_thread(),
        box=options.box,
    )
    return App(window, context, first, clock)


def run(options: LaunchOptions, first: Callable[[SceneContext], Scene]) -> None:
    """Open the game and play it until it is left.

    Raises:
        DataMissing: if the game's own files are not found.
    """
    app = build(options, first)
    try:
        app.run()
    finally:
        app.close()
