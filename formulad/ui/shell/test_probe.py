"""Test probe: tells tests in a real window what the game shows, and takes a seed from them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

if TYPE_CHECKING:
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.widget import Widget

TELL, FRAMES, LUCK = "FORMULAD_TELL", "FORMULAD_FRAMES", "FORMULAD_LUCK"
"""Names of the variables that ask for it: a file, how many frames to draw before leaving, and the
seed from which the dice of new races follow."""
HASTE, RATE = "FORMULAD_HASTE", "FORMULAD_RATE"
"""Names of the variables that say how many times as fast time passes in the game, and how many
pictures it draws a second at most."""

_MODIFIERS = (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT)


class Teller:
    """Appends a line of JSON whenever a frame shows something else than the one before."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = ""
        self._heard = 0

    def hear(self, event: pygame.Event) -> None:
        """Count what was pressed: keys, buttons of the mouse, and steps of its wheel.

        A button is pressed once it was let go: only then it is known what was meant.
        """
        is_key = event.type == pygame.KEYDOWN and event.key not in _MODIFIERS
        self._heard += is_key or event.type == pygame.MOUSEBUTTONUP

    def tell(self, scene: Scene, canvas: Canvas, *, still: bool) -> None:
        """Say what a scene shows."""
        import json

        told: dict[str, Any] = {
            "scene": scene.name,
            "size": canvas.window,
            "heard": self._heard,
            "awaiting": scene.awaiting,
            "still": still,
            "widgets": [_told(widget, scene, canvas) for widget in scene.widgets],
        }
        line = json.dumps(told)
        if line != self._last:
            self._last = line
            with self._path.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")


def teller() -> Teller | None:
    """Return who tells, if the environment asks for it."""
    path = os.environ.get(TELL)
    return Teller(Path(path)) if path else None


def frames_to_draw() -> int | None:
    """Return after how many frames to leave, if the environment says so."""
    number = os.environ.get(FRAMES, "")
    return int(number) if number.isdigit() else None


def haste() -> int:
    """Return how many times as fast time passes in the game; once, if nothing is said."""
    return _number(HASTE, 1)


def rate(usual: int) -> int:
    """Return how many pictures are drawn a second at most; as usual, if nothing is said."""
    return max(1, _number(RATE, usual))


def _number(name: str, usual: int) -> int:
    """Return a number of the environment, or what is usual."""
    said = os.environ.get(name, "")
    return int(said) if said.isdigit() else usual


def fresh_seed() -> int:
    """Return the seed for the dice of a new race: a fresh one, or what is asked for."""
    number = os.environ.get(LUCK, "")
    if number.isdigit():
        return int(number)
    from secrets import randbits

    return randbits(64)


def _told(widget: Widget, scene: Scene, canvas: Canvas) -> dict[str, Any]:
    return {
        "id": widget.id,
        "rect": tuple(canvas.pixel_rect(widget.rect)),
        "enabled": widget.focusable,
        "focused": widget.id == scene.focus,
    }
