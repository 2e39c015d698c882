"""Tiled itself in a real window, with our project open and our extension at work."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tests.e2e.waiting import NeverHappened, happens, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable

TRACKS = Path(__file__).parents[2] / "tracks"
SHARED = ("formulad.tiled-project", "objecttypes.xml", "extensions")
CLASS = "formulad"
NEW = "my-circuit.tmx"
"""How a new circuit is called if nobody says otherwise."""
PATIENCE = 30.0
ANSWER, ATTEMPTS = 10.0, 4
"""So long a key is waited for; while Tiled opens a map it hears none, and it is pressed anew."""
UNFOLDING = 0.5
"""Seconds in which a list opens."""
ISSUES, FIRST_ISSUE = (54, 35), (220, 232)
"""From the left and the bottom of the window."""
PROGRAM = """#!/bin/sh
echo "$@" >> "{calls}"
exec "{python}" -m formulad "$@"
"""
"""The game as `start.py` installs it, which notes besides what it was asked."""


class Editor:
    """A running Tiled, and the folder with the map that is open in it."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.map = folder / "tracks" / "mine.tmx"
        self.calls = folder / "calls"
        self._environment = environment | {
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEODRIVER": "x11",
        }
        self._process = self._begun()
        if not happens(lambda: bool(self._windows()), PATIENCE):  # once in some hundred times
            self.close()
            self._process = self._begun()
        try:
            self.focus()
        except BaseException:
            self.close()
            raise

    def _begun(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            ["tiled", "--new-instance"],
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        self._xdotool("key", "--delay", "60", *keys)

    def click(self, x: int, y: int, times: int = 1) -> None:
        """Click so many pixels from the left, and from the bottom, of the window."""
        left, top, _, height = self._place()
        self._xdotool("mousemove", str(left + x), str(top + height - y))
        self._xdotool("click", "--repeat", str(times), "--delay", "60", "1")

    def asked(self, words: str) -> int:
        """Return how often the game was asked something that begins so."""
        lines = self.calls.read_text("utf-8").splitlines() if self.calls.exists() else []
        return sum(line.startswith(words) for line in lines)

    def ask(self, keys: str, words: str, title: str = "") -> None:
        """Press keys, and wait until the game was asked for what they stand for.

        Where they open a question of that title it is answered as it stands, once it is there:
        a key pressed sooner would be lost.
        """
        before = self.asked(words)
        for _ in range(ATTEMPTS):
            self.press(*keys.split())
            is_asked = title and happens(lambda: self._active().startswith(title), ANSWER)
            if is_asked:
                self.press("Return")
            if happens(lambda: self.asked(words) > before, PATIENCE if is_asked else ANSWER):
                return
        raise NeverHappened(f"{keys} was pressed in vain for: {words}")

    def new_circuit(self) -> None:
        """Choose a new circuit from the menu of files, leave all as it stands, and go on there."""
        self.press("alt+f")
        self.press("Right", "Up", "Return")
        name, numbers = self._question("New circuit"), ""
        self.press("Return")
        while numbers in {"", name}:
            numbers = self._question("New circuit")
        self.press("Return")
        self.map = self.map.with_name(NEW)
        self.focus()

    def save_until(self, has_happened: Callable[[], bool], what: str) -> None:
        """Save the map, again if need be, and return as soon as something has happened to it."""
        for _ in range(ATTEMPTS):
            self.press("ctrl+s")
            if happens(has_happened, ANSWER):
                return
        raise NeverHappened(f"saved in vain until {what}")

    def wait_until(self, has_happened: Callable[[], bool], what: str) -> None:
        """Return as soon as something has happened."""
        wait_until(has_happened, what, PATIENCE)

    def close(self) -> None:
        """End Tiled."""
        self._process.terminate()
        self._process.wait(PATIENCE)

    def list_issues(self) -> None:
        """Open the list of issues, by a click on their number."""
        self.click(*ISSUES)
        time.sleep(UNFOLDING)

    def click_issue(self) -> None:
        """Double-click the first of them."""
        self.click(*FIRST_ISSUE, times=2)

    @property
    def has_game(self) -> bool:
        """Whether a window of the game is on the same screen."""
        return bool(self._xdotool("search", "--onlyvisible", "--class", CLASS).strip())

    def end_game(self) -> None:
        """End the game that was begun from here."""
        subprocess.run(["pkill", "-f", "--", f"-m formulad .*{self.map}"], check=True)

    def picture(self, path: Path) -> None:
        """Save what is seen of it."""
        window = self._window()
        subprocess.run(["import", "-window", window, str(path)], env=self._environment, check=True)

    def _windows(self) -> list[str]:
        return self._xdotool("search", "--onlyvisible", "--name", self.map.name).splitlines()

    def _window(self) -> str:
        self.wait_until(lambda: bool(self._windows()), "Tiled shows the map")
        return self._windows()[0]

    def _question(self, title: str) -> str:
        """Wait for a question, and return which window it is."""
        self.wait_until(lambda: self._active().startswith(title), f"{title} is asked")
        return self._xdotool("getactivewindow")

    def _active(self) -> str:
        return self._xdotool("getactivewindow", "getwindowname").strip()

    def focus(self) -> None:
        """Bring its window to the front."""
        window = self._window()
        self._xdotool("windowsize", "--sync", window, "1600", "1000")
        self._xdotool("windowactivate", "--sync", window)

    def _place(self) -> tuple[int, int, int, int]:
        window = self._window()
        lines = self._xdotool("getwindowgeometry", "--shell", window).splitlines()
        told = dict(line.split("=") for line in lines)
        x, y, width, height = (int(told[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
        return x, y, width, height

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.stdout


def furnish(folder: Path, home: Path, text: str) -> None:
    """Lay out a game as a player has it, with a map of his own that Tiled opens by itself."""
    tracks, program = folder / "tracks", folder / ".venv" / "bin" / "formulad"
    tracks.mkdir(parents=True)
    program.parent.mkdir(parents=True)
    for name in SHARED:
        copy = shutil.copytree if (TRACKS / name).is_dir() else shutil.copyfile
        copy(TRACKS / name, tracks / name)
    program.write_text(PROGRAM.format(calls=folder / "calls", python=sys.executable), "utf-8")
    program.chmod(0o755)
    (tracks / "mine.tmx").write_text(text, "utf-8")
    project, session = tracks / SHARED[0], tracks / "formulad.tiled-session"
    opened = {"activeFile": "mine.tmx", "openFiles": ["mine.tmx"], "project": project.name}
    session.write_text(json.dumps(opened), "utf-8")
    settings = home / "config" / "mapeditor.org" / "tiled.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(
        f"[Project]\nLastSession={session}\n[Scripting]\nEnabledProjects={project}\n"
        "[Install]\nDonationDialogTime=2099-01-01\n",
        "utf-8",
    )
