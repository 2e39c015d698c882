"""Window: its size, full screen, and the quickest way to show a picture in it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.sentence import say
from formulad.ui.art.dice import die_sprite

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

TITLE = "FormulaD"
CLASS_NAME = "formulad"
SMALLEST_SIZE = (900, 576)
_FRAME = 48
"""Pixels of a desktop's height that the title and the border of a window may take."""
_SLOW_FLIP = 0.004
"""Seconds; a picture that takes longer went through a graphics card that is not there."""
_OF_LINUX = ("x11", "wayland")
_CARDS = (Path("/dev/dri"), Path("/dev/nvidiactl"), Path("/dev/dxg"))
"""What Linux has where there is a graphics card."""
_UNSEEN = ("offscreen", "dummy")
"""Displays that nobody sees; they are for tests."""
_ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
_ICON_GEAR, _ICON_PIXELS = 5, 54


class NoScreen(ValueError):  # noqa: N818 - reads as the sentence it becomes
    """There is no desktop to open a window on."""


class Window:
    """One window of the desktop."""

    def __init__(
        self, clock: Callable[[], float], size: tuple[int, int], *, full: bool = False
    ) -> None:
        for desktop in ("X11", "WAYLAND"):  # pygame has named it after the program's file
            os.environ[f"SDL_VIDEO_{desktop}_WMCLASS"] = CLASS_NAME
        _open_display()
        if pygame.display.get_driver() not in _UNSEEN:
            size = size_on(pygame.display.get_desktop_sizes(), size)
        pygame.font.init()
        self._window = _quick_window(size, clock)
        self._window.minimum_size = SMALLEST_SIZE
        self._window.set_icon(die_sprite(_ICON_GEAR, _ICON_PIXELS))
        self.fills_screen = False
        self._size_before = size
        if full:
            self.toggle_full_screen()
        self._window.show()

    @property
    def size(self) -> tuple[int, int]:
        """Its size as a window, also while it fills the screen."""
        return self._size_before if self.fills_screen else self._window.size

    @property
    def surface(self) -> pygame.Surface:
        """The picture to draw on; another one after the size has changed."""
        return self._window.get_surface()

    def show(self) -> None:
        """Show what has been drawn."""
        self._window.flip()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window."""
        self._size_before = self.size
        self.fills_screen = not self.fills_screen
        if self.fills_screen:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    def close(self) -> None:
        """Give the screen back to the desktop."""
        self._window.destroy()
        pygame.display.quit()


def size_on(desktops: Sequence[tuple[int, int]], size: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a window of which nothing lies outside the screen.

    It may have been left on a larger screen, or be the first one on a small one.
    """
    wide, high = size
    if not desktops or any(w >= wide and h - _FRAME >= high for w, h in desktops):
        return size
    width, height = desktops[0]
    return min(wide, width), min(high, height - _FRAME)


def _open_display() -> None:
    """Find a desktop; a display in memory will do only for those who ask for it by name.

    Raises:
        NoScreen: if there is none.
    """
    try:
        pygame.display.init()
    except pygame.error as error:
        told = say("no screen was found to open a window on: {reason}", reason=error)
        raise NoScreen(told) from error
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise NoScreen(say("no screen was found to open a window on"))


def _quick_window(size: tuple[int, int], clock: Callable[[], float]) -> pygame.Window:
    """Return a hidden window that shows pictures quickly.

    Without a graphics card the usual way is slow: a picture then takes milliseconds instead of a
    fraction of one. The window is opened once more without it, before anybody has seen it; where
    the system has no card to be tried, that is known beforehand.
    """
    if _ACCELERATION not in os.environ and has_no_card(pygame.display.get_driver(), _CARDS):
        os.environ[_ACCELERATION] = "0"
    window = _hidden(size)
    if _ACCELERATION in os.environ or _flip_time(window, clock) < _SLOW_FLIP:
        return window
    window.destroy()
    pygame.display.quit()
    os.environ[_ACCELERATION] = "0"
    pygame.display.init()
    return _hidden(size)


def has_no_card(driver: str, cards: Iterable[Path]) -> bool:
    """Return whether a display of Linux has no graphics card behind it."""
    return driver in _OF_LINUX and not any(card.exists() for card in cards)


def _hidden(size: tuple[int, int]) -> pygame.Window:
    return pygame.Window(TITLE, size, resizable=True, hidden=True)


def _flip_time(window: pygame.Window, clock: Callable[[], float]) -> float:
    """Return the shortest time of a few flips; the first one also sets things up."""
    window.get_surface()
    window.flip()
    times = []
    for _ in range(3):
        before = clock()
        window.flip()
        times.append(clock() - before)
    return min(times)
