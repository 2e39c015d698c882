"""Draws every screen without a display: `screenshots.py OUT_FOLDER [--size 1920x1080] ...`."""

from __future__ import annotations

import argparse
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from formulad.ui.app import FRAME, App, Options, build
from formulad.ui.intents import Confirm, Next
from formulad.ui.motion import Amount
from formulad.ui.opening import menu

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.intents import Intent
    from formulad.ui.kit import Kit
    from formulad.ui.scene import Scene

SIZES = ("1280x720", "1920x1080", "3840x2160")


@dataclass(frozen=True)
class Screen:
    """A screen and how a player gets there."""

    first: Callable[[Kit], Scene]
    intents: tuple[Intent, ...] = ()
    seconds: float = 1.0
    """How long is waited before the picture is taken."""


SCREENS: dict[str, Screen] = {
    "menu": Screen(menu),
    "menu-focus": Screen(menu, (Next(),)),
    "new-race": Screen(menu, (Confirm(),)),
}
"""Every screen that is drawn; the name becomes the name of its picture."""


def main() -> None:
    """Draw the screens asked for, in every size asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", action="append", help="pixels, as 1920x1080; may be repeated")
    parser.add_argument("--only", choices=SCREENS, action="append", help="just this screen")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for size in arguments.size or SIZES:
        for name in arguments.only or SCREENS:
            path = arguments.folder / f"{name}-{size}.png"
            width, height = (int(part) for part in size.split("x"))
            pygame.image.save(picture(SCREENS[name], (width, height)), path)
            print(path)


def picture(screen: Screen, size: tuple[int, int]) -> pygame.Surface:
    """Return what a player sees on a screen in a window of a size."""
    with tempfile.TemporaryDirectory() as folder:
        options = Options(user_data=Path(folder), size=size, motion=Amount.NONE)
        app = build(options, screen.first)
        for intent in screen.intents:
            app.stack.handle(intent)
        _wait(app, screen.seconds)
        app.stack.draw()
        seen = app.canvas.surface.copy()
        app.window.close()
    return seen


def _wait(app: App, seconds: float) -> None:
    """Let time pass in the game, at once."""
    for _ in range(round(seconds / FRAME)):
        if app.stack.moving:
            app.stack.update(FRAME)


if __name__ == "__main__":
    main()
