"""Finishing orders: in which order the drivers of races came home, read a little in every frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.saves import SavedGame
from formulad.ui.race.saved.record_playback import RecordPlayback

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from formulad.games.race.race_saves import SavedRace
    from formulad.race.setup import Entrant
    from formulad.store.saves import Unreadable
    from formulad.ui.race.saved.record_playback import Found
    from formulad.ui.race.services.race_services import Services


class FinishingOrders:
    """The drivers of the races whose records were read to their end."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: dict[Path, tuple[Entrant, ...]] = {}
        self._read: RecordPlayback | None = None
        """The record that is being read."""

    def drivers(self, race: SavedRace) -> tuple[Entrant, ...]:
        """Return who drove: the winner first, or as they were listed where that is not known."""
        return self._known.get(race.path) or tuple(race.header.setup.seats)

    def learn(self, race: SavedRace, found: Found) -> None:
        """Take what the record of a race has come to."""
        self._known[race.path] = found.drivers

    def lacking(self, files: Iterable[SavedRace | Unreadable]) -> SavedRace | None:
        """Return the first race driven to its end of which it is not known who came where."""
        races = (file for file in files if isinstance(file, SavedGame) and file.is_over)
        return next((race for race in races if race.path not in self._known), None)

    def step(self, files: Iterable[SavedRace | Unreadable]) -> None:
        """Read a little more of the first record that was not read yet."""
        race = self.lacking(files)
        if race is None:
            return
        if self._read is None or self._read.path != race.path:
            self._read = RecordPlayback(self._services, race)
        self._read.step()
        if self._read.found:
            self.learn(race, self._read.found)
            self._read = None
