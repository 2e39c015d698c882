"""Keys for editing a line of text, the same as in every program of the desktop."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.intents import Caret, Copy, Cut, Erase, Mark, Paste, Stride
from formulad.ui.toolkit.keys import Chord

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.toolkit.intents import Intent

IS_MAC = sys.platform == "darwin"
COMMAND = "Cmd" if IS_MAC else "Ctrl"
"""What stands on the key that is held to copy."""
_WAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_ENDS = {
    pygame.K_HOME: -1,
    pygame.K_END: 1,
    pygame.K_UP: -1,
    pygame.K_DOWN: 1,
}


class WritingKeys:
    """What keys do to what is written; others mean there what they always mean."""

    def __init__(self, *, is_mac: bool = IS_MAC) -> None:
        self._command = pygame.KMOD_META if is_mac else pygame.KMOD_CTRL
        self._says = dict(_on_mac() if is_mac else _elsewhere())

    def meaning(self, key: int, mod: int) -> Intent | None:
        """Return what a key with those held down does to what is written."""
        shift, alt = bool(mod & pygame.KMOD_SHIFT), bool(mod & pygame.KMOD_ALT)
        return self._says.get(Chord(key, shift, bool(mod & self._command), alt))


def _everywhere() -> Iterator[tuple[Chord, Intent]]:
    """Yield what is the same on every desktop."""
    for key, way in _WAYS.items():
        yield Chord(key, shift=True), Caret(way, marks=True)
    for key, way in _ENDS.items():
        yield Chord(key, shift=True), Caret(way, Stride.LINE, marks=True)
    yield Chord(pygame.K_a, control=True), Mark()
    yield Chord(pygame.K_c, control=True), Copy()
    yield Chord(pygame.K_x, control=True), Cut()
    yield Chord(pygame.K_v, control=True), Paste()


def _elsewhere() -> Iterator[tuple[Chord, Intent]]:
    """Yield what Windows and Linux have."""
    yield from _everywhere()
    for key, way in _WAYS.items():
        for marks in (False, True):
            yield Chord(key, shift=marks, control=True), Caret(way, Stride.WORD, marks=marks)
    for key, way in _ENDS.items():
        for marks in (False, True):
            yield Chord(key, shift=marks, control=True), Caret(way, Stride.LINE, marks=marks)
    yield Chord(pygame.K_BACKSPACE, control=True), Erase(word=True)
    yield Chord(pygame.K_DELETE, control=True), Erase(ahead=True, word=True)
    yield Chord(pygame.K_INSERT, control=True), Copy()
    yield Chord(pygame.K_DELETE, shift=True), Cut()
    yield Chord(pygame.K_INSERT, shift=True), Paste()


def _on_mac() -> Iterator[tuple[Chord, Intent]]:
    """Yield what macOS has: there Alt goes by words, and Cmd with an arrow to the ends."""
    yield from _everywhere()
    for key, way in _WAYS.items():
        for marks in (False, True):
            yield Chord(key, shift=marks, alt=True), Caret(way, Stride.WORD, marks=marks)
            yield Chord(key, shift=marks, control=True), Caret(way, Stride.LINE, marks=marks)
    yield Chord(pygame.K_BACKSPACE, alt=True), Erase(word=True)
    yield Chord(pygame.K_DELETE, alt=True), Erase(ahead=True, word=True)
