"""The window of a running game, as a player has it: seen, pointed at, typed into."""

from __future__ import annotations

import io
import signal
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.values import Frozen
from tests.e2e.told import Shown, ToldWidget, last_told
from tests.e2e.waiting import NeverHappened, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

CLASS = "formulad"
PATIENCE = 20.0
"""Seconds for something to happen; generous, as machines that run tests are busy."""
PAINTING = 90.0
"""Seconds in which a board is painted for the first time."""
LEFT_BUTTON, WHEEL_UP, WHEEL_DOWN = "1", "4", "5"


class Game(Frozen):
    """A game that was started: its process and the files it writes."""

    process: subprocess.Popen[bytes]
    environment: dict[str, str]
    told: Path
    log: Path
    pictures: Path


class Window:
    """The window of a game. Places are pixels from its top left corner."""

    def __init__(self, game: Game) -> None:
        """Wait until the game has opened its window, in its place, and told what it shows.

        What is clicked or typed before the window is where it stays goes elsewhere.
        """
        self.game = game
        self._pressed = 0
        self.wait_until(lambda: bool(self._found()), "the game opens a window")
        self.id = self._found()
        self.wait_until(self._is_active, "the window has come to the front")
        self.wait_until(lambda: last_told(game.told) is not None, "the game shows something")

    # What is to be seen

    @property
    def shown(self) -> Shown:
        """What the game told last."""
        shown = last_told(self.game.told)
        assert shown is not None
        return shown

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window itself."""
        lines = self._xdotool("getwindowgeometry", "--shell", self.id).splitlines()
        geometry = dict(line.split("=") for line in lines)
        return int(geometry["WIDTH"]), int(geometry["HEIGHT"])

    @property
    def has_heard(self) -> bool:
        """Whether the game shows what all that was pressed has led to."""
        return self.has_led_to(self.shown)

    def has_led_to(self, shown: Shown) -> bool:
        """Return whether this was shown after all that was pressed had been heard."""
        return shown.heard >= self._pressed

    def picture(self) -> pygame.Surface:
        """Return what the window shows on the screen."""
        return pygame.image.load(io.BytesIO(self._grab()), "window.png")

    # Waiting

    def wait_until(
        self, has_happened: Callable[[], bool], what: str, seconds: float = PATIENCE
    ) -> None:
        """Wait until something has happened in a game that goes on."""

        def happened() -> bool:
            ended = self.game.process.poll() is not None
            if has_happened():
                return True
            if ended:
                raise NeverHappened(f"the game ended before {what}")
            return False

        try:
            wait_until(happened, what, seconds)
        except NeverHappened as never:
            raise NeverHappened(f"{never}\n{self._story()}") from None

    def wait_for(self, awaiting: str) -> None:
        """Wait until the game asks the person in front of it for something."""
        self.wait_until(lambda: self.shown.awaiting == awaiting, f"the game awaits a {awaiting}")

    def wait_for_board(self) -> None:
        """Wait until the board is painted, which takes longest of all, and somebody is asked."""
        self.wait_until(lambda: bool(self.shown.awaiting), "the race has begun", PAINTING)

    def wait_to_be_heard(self) -> None:
        """Wait until the game shows what all that was pressed has led to.

        It does nothing that was meant for another picture than the one before the player.
        """
        self.wait_until(lambda: self.has_heard, "all that was pressed is heard")

    def wait_for_scene(self, scene: str) -> None:
        """Wait until a scene is on top and nothing moves, nor is painted any more."""
        self.wait_until(
            lambda: self.shown.scene == scene and self.shown.still,
            f"the scene is {scene}",
            PAINTING,
        )

    def wait_for_focus(self, name: str) -> None:
        """Wait until the keys go to a widget."""
        self.wait_until(lambda: self.widget(name).wait().focused, f"{name} has the focus")

    def wait_for_exit(self) -> int:
        """Return the exit code of the game, once it has ended; else say where it hangs."""
        try:
            return self.game.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.game.process.send_signal(signal.SIGABRT)
            self.game.process.wait(PATIENCE)
            raise NeverHappened(f"the game did not end\n{self._story()}") from None

    # What a player does

    def widget(self, name: str) -> WidgetInWindow:
        """Return a widget by its name; it need not be there yet."""
        return WidgetInWindow(self, name)

    def move(self, x: int, y: int) -> None:
        """Point at a place."""
        self._xdotool("mousemove", "--window", self.id, str(x), str(y))

    def click(self, x: int, y: int, button: str = LEFT_BUTTON) -> None:
        """Point at a place and press a button of the mouse there.

        Without being told otherwise xdotool rests a tenth of a second after a click.
        """
        self._pressed += 1
        there = ("mousemove", "--window", self.id, str(x), str(y))
        self._xdotool(*there, "click", "--delay", "0", button)

    def key(self, *names: str) -> None:
        """Press keys one after the other, such as `Return`, `F11` or `alt+F4`."""
        self._pressed += len(names)
        self._xdotool("key", "--delay", "25", *names)

    def tab_to(self, name: str) -> None:
        """Go on with Tab until a widget has the focus."""
        self.widget(name).wait()
        ids = [widget.id for widget in self.shown.widgets]
        at = next((widget.id for widget in self.shown.widgets if widget.focused), ids[-1])
        steps = (ids.index(name) - ids.index(at)) % len(ids)
        if steps:
            self.key(*["Tab"] * steps)
        self.wait_for_focus(name)

    @contextmanager
    def keys_in_flight(self, *names: str) -> Iterator[None]:
        """Go on pressing keys meanwhile, whatever comes of it."""
        command = ["xdotool", "key", "--delay", "25", *names]
        with subprocess.Popen(command, env=self.game.environment) as pressing:
            yield
            pressing.kill()
        self._xdotool("keyup", *set(names))  # else a finger may lie on one for ever

    def type(self, text: str) -> None:
        """Type a text."""
        self._pressed += len(text)
        self._xdotool("type", "--delay", "30", text)

    def resize(self, width: int, height: int) -> None:
        """Drag the window to a size, and wait until it shows things where they are then."""
        self._xdotool("windowsize", self.id, str(width), str(height))
        self.wait_until(lambda: self.shown.size == (width, height), "the window has its size")

    def close(self) -> int:
        """Close the window as its frame does, and return the exit code of the game.

        A desktop that is busy may lose the keys; then they are pressed once more.
        """
        self.key("alt+F4")
        if not self._ends():
            self.key("alt+F4")
        return self.wait_for_exit()

    def pull_the_plug(self) -> None:
        """End the game as a power cut would."""
        self.game.process.kill()
        self.game.process.wait(PATIENCE)

    # How it is done

    def _ends(self) -> bool:
        """Return whether the game ends before long."""
        try:
            self.game.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return False
        return True

    def _found(self) -> str:
        pid = str(self.game.process.pid)
        search = ("search", "--all", "--onlyvisible", "--pid", pid, "--class", CLASS)
        return self._xdotool(*search, check=False).partition("\n")[0]

    def _is_active(self) -> bool:
        return self.id == self._xdotool("getactivewindow", check=False)

    def _xdotool(self, *arguments: str, check: bool = True) -> str:
        done = subprocess.run(
            ["xdotool", *arguments],
            env=self.game.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=check,
        )
        return done.stdout.strip()

    def _grab(self) -> bytes:
        return subprocess.run(
            ["import", "-silent", "-window", self.id, "png:-"],
            env=self.game.environment,
            capture_output=True,
            timeout=PATIENCE,
            check=True,
        ).stdout

    def _story(self) -> str:
        """Return what is known about a game that did not do what was expected."""
        lines = [f"it told last: {last_told(self.game.told)}"]
        if self.game.process.poll() is None and self._found():
            picture = self.game.pictures / "last.png"
            picture.write_bytes(self._grab())
            lines.append(f"it looks like {picture}")
        return "\n".join([*lines, "it printed:", self.game.log.read_text("utf-8")])


class WidgetInWindow(Frozen):
    """A button, a cell or another thing in a window that takes the focus."""

    window: Window
    name: str

    @property
    def is_ready(self) -> bool:
        """Whether it is there and can be pressed."""
        widget = self.window.shown.widget(self.name)
        return widget is not None and widget.enabled

    def wait(self) -> ToldWidget:
        """Return it as soon as it can be pressed, where it is after all that was pressed before."""
        self.window.wait_to_be_heard()
        self.window.wait_until(lambda: self.is_ready, f"{self.name} can be pressed")
        widget = self.window.shown.widget(self.name)
        assert widget is not None
        return widget

    def point(self) -> None:
        """Point at its middle as soon as it can be pressed."""
        self.window.move(*self.wait().middle)

    def click(self) -> None:
        """Click it as soon as it can be pressed."""
        self.window.click(*self.wait().middle)
