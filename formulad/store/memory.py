"""Memory of the game while it runs: preferences read once, and written down when they change."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from formulad.kernel.values import replace
from formulad.store.preferences import read_preferences, write_preferences

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from formulad.store.preferences import AnySection, Preferences, Section

T = TypeVar("T")


class Memory:
    """Preferences of a player, and what each game remembers, for all who read or change them."""

    def __init__(self, path: Path, sections: Iterable[AnySection]) -> None:
        """Recall what a file holds.

        Args:
            path: the file.
            sections: what the games remember in it; there is nothing else in it.
        """
        self._path = path
        sections = tuple(sections)
        found = read_preferences(path, sections)
        self.preferences = found.preferences
        self._remembered: dict[AnySection, Any] = {
            section: found.remembered.get(section, section.usual) for section in sections
        }
        self._kept: dict[str, Any] = {}
        """What the file goes on saying where something else is assumed."""
        self.fault = found.fault
        """What was wrong with the file, as a sentence; empty once it was said."""

    def take_fault(self) -> str:
        """Return what was wrong with the file, once; then there is nothing more to say."""
        fault, self.fault = self.fault, ""
        return fault

    def assume(self, **changes: Any) -> None:
        """Go by other preferences until the game is left, which are not written down."""
        self._kept |= {name: getattr(self.preferences, name) for name in changes}
        self.preferences = replace(self.preferences, **changes)

    def remember(self, **changes: Any) -> None:
        """Change preferences, and write them down if the disk takes them: no race hangs on it."""
        before = self._written
        self.preferences = replace(self.preferences, **changes)
        self._kept = {name: kept for name, kept in self._kept.items() if name not in changes}
        if self._written != before:
            self._write()

    def last(self, section: Section[T]) -> T:
        """Return what a game remembers."""
        value: T = self._remembered.get(section, section.usual)
        return value

    def keep(self, section: Section[T], value: T) -> None:
        """Let a game remember something, and write it down if the disk takes it."""
        if self.last(section) != value:
            self._remembered[section] = value
            self._write()

    def _write(self) -> None:
        with suppress(OSError):
            write_preferences(self._path, self._written, self._remembered)

    @property
    def _written(self) -> Preferences:
        """What the file says, or is to say."""
        return replace(self.preferences, **self._kept)
