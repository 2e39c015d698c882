"""The file of settings as tests write and read it: preferences, and the last race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.last_race import LAST_RACE, LastRace
from formulad.games.sections import SECTIONS
from formulad.store.memory import Memory
from formulad.store.preferences import Preferences, write_preferences

if TYPE_CHECKING:
    from pathlib import Path


def write_settings(
    path: Path, preferences: Preferences | None = None, last: LastRace | None = None
) -> None:
    """Write a file of settings; what is left out is as for a new player."""
    write_preferences(path, preferences or Preferences(), {LAST_RACE: last or LastRace()})


def preferences_in(path: Path) -> Preferences:
    """Return the preferences in a file of settings."""
    return Memory(path, SECTIONS).preferences


def last_race_in(path: Path) -> LastRace:
    """Return the last race in a file of settings."""
    return Memory(path, SECTIONS).last(LAST_RACE)
