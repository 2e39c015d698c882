"""What the game tells in the file named by FORMULAD_TELL; the README beside says what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from pathlib import Path


LONGEST = 100_000
"""Bytes in which the last line stands; the file grows with every frame."""


class ToldWidget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that takes the focus."""

    id: str
    rect: tuple[int, int, int, int]
    enabled: bool
    focused: bool

    @property
    def middle(self) -> tuple[int, int]:
        """Where to click it, in pixels of the window."""
        left, top, width, height = self.rect
        return left + width // 2, top + height // 2


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the window shows."""

    scene: str
    size: tuple[int, int]
    heard: int
    """How many keys, clicks and steps of the wheel were heard before this was shown."""
    awaiting: str
    still: bool
    widgets: tuple[ToldWidget, ...]

    def widget(self, name: str) -> ToldWidget | None:
        """Return the widget of a name, if it is there."""
        return next((widget for widget in self.widgets if widget.id == name), None)


def last_told(file: Path) -> Shown | None:
    """Return the last line that is complete, or None before the first frame."""
    size = file.stat().st_size if file.exists() else 0
    lines = _lines(file, max(0, size - LONGEST)) if size else []
    return msgspec.json.decode(lines[-1], type=Shown) if lines else None


def told_since(file: Path, offset: int) -> list[Shown]:
    """Return the complete lines behind a number of bytes."""
    return [msgspec.json.decode(line, type=Shown) for line in _lines(file, offset)]


def _lines(file: Path, offset: int) -> list[bytes]:
    with file.open("rb") as told:
        told.seek(offset)
        return told.read().split(b"\n")[:-1]
