"""What the game remembers while it runs: settings read once, and written down when they change."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from formulad.store.settings import read_settings, write_settings

if TYPE_CHECKING:
    from pathlib import Path


class Memory:
    """The settings of a player, for all who read or change them."""

    def __init__(self, path: Path) -> None:
        """Recall what a file holds."""
        self._path = path
        found = read_settings(path)
        self.settings = found.settings
        self.fault = found.fault
        """What was wrong with the file, as a sentence; empty once it was said."""

    def take_fault(self) -> str:
        """Return what was wrong with the file, once; then there is nothing more to say."""
        fault, self.fault = self.fault, ""
        return fault

    def remember(self, **changes: Any) -> None:
        """Change settings, and write them down if the disk takes them: no race hangs on it."""
        before, self.settings = self.settings, replace(self.settings, **changes)
        if self.settings != before:
            with suppress(OSError):
                write_settings(self._path, self.settings)
