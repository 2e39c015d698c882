"""What the game remembers while it runs: settings read once, and written down when they change."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from formulad.store.settings import read_settings, write_settings

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.settings import Settings


class Memory:
    """The settings of a player, for all who read or change them."""

    def __init__(self, path: Path) -> None:
        """Recall what a file holds."""
        self._path = path
        found = read_settings(path)
        self.settings = found.settings
        self._kept: dict[str, Any] = {}
        """What the file goes on saying where something else is assumed."""
        self.fault = found.fault
        """What was wrong with the file, as a sentence; empty once it was said."""

    def take_fault(self) -> str:
        """Return what was wrong with the file, once; then there is nothing more to say."""
        fault, self.fault = self.fault, ""
        return fault

    def assume(self, **changes: Any) -> None:
        """Go by other settings until the game is left, which are not written down."""
        self._kept |= {name: getattr(self.settings, name) for name in changes}
        self.settings = replace(self.settings, **changes)

    def remember(self, **changes: Any) -> None:
        """Change settings, and write them down if the disk takes them: no race hangs on it."""
        before = self._written
        self.settings = replace(self.settings, **changes)
        self._kept = {name: kept for name, kept in self._kept.items() if name not in changes}
        if self._written != before:
            with suppress(OSError):
                write_settings(self._path, self._written)

    @property
    def _written(self) -> Settings:
        """What the file says, or is to say."""
        return replace(self.settings, **self._kept)
