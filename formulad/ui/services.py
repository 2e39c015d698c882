"""What the scenes are given to work with: circuits, saves, settings, drivers.

What only a race needs is imported when one begins, so that the menu is there at once.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from formulad.kernel.record import SaveError
from formulad.store.header import RaceHeader
from formulad.store.saves import SaveFile, Shelf, list_saves, new_save
from formulad.store.settings import Settings, write_settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime
    from pathlib import Path

    from formulad.ai.driver import Driver
    from formulad.race.match import RaceMatch
    from formulad.race.rules import RaceGame
    from formulad.race.setup import RaceSetup
    from formulad.race.track import Track
    from formulad.store.paths import UserFolders
    from formulad.tiled.circuit import Circuit


@dataclass(frozen=True)
class OpenRace:
    """A race that is being played and written down."""

    circuit: Circuit
    game: RaceGame
    match: RaceMatch
    setup: RaceSetup
    file: SaveFile

    @property
    def drivers(self) -> dict[str, Driver]:
        """The computer drivers of its line-up, by grade."""
        from formulad.ai.grades import driver_of

        grades = {entrant.grade for entrant in self.setup.seats if entrant.grade}
        return {grade: driver_of(grade) for grade in grades}

    @property
    def driver_fault(self) -> str:
        """Which computer driver is not to be had here, as a sentence; empty if all are."""
        try:
            self.drivers  # noqa: B018 - asking is the check
        except ValueError as error:
            return str(error)
        return ""


class Services:
    """The world outside the screen, as scenes see it."""

    def __init__(
        self,
        find_circuit: Callable[[str], Circuit],
        folders: UserFolders,
        settings: Settings,
        fresh_word: Callable[[], int],
        now: Callable[[], datetime],
        fault: str = "",
    ) -> None:
        """Gather what scenes need.

        Args:
            find_circuit: reads a circuit by its id.
            folders: where the player's own files lie.
            settings: what the game remembers.
            fresh_word: gives a new 64-bit word for the dice of a race.
            now: the time of day, for the names of saves.
            fault: what was wrong with the settings, as a sentence.
        """
        self._find_circuit = find_circuit
        self.folders = folders
        self.settings = settings
        self.fault = fault
        self._fresh_word = fresh_word
        self._now = now
        self._circuits: dict[str, Circuit] = {}

    def take_fault(self) -> str:
        """Return what was wrong with the settings, once; then there is nothing more to say."""
        fault, self.fault = self.fault, ""
        return fault

    def circuit(self, track_id: str) -> Circuit:
        """Return a circuit, read from its map the first time.

        Raises:
            TrackError: if there is none, or its map has faults.
        """
        if track_id not in self._circuits:
            self._circuits[track_id] = self._find_circuit(track_id)
        return self._circuits[track_id]

    def remember(self, **changes: Any) -> None:
        """Change settings, and write them down if the disk takes them: no race hangs on it."""
        self.settings = replace(self.settings, **changes)
        with suppress(OSError):
            write_settings(self.folders.settings, self.settings)

    def shelf(self) -> Shelf:
        """Return the saved races."""
        return list_saves(self.folders.saves)

    def begin(self, setup: RaceSetup, word: int | None = None) -> OpenRace:
        """Begin a race and its record; its luck follows from a word, or from chance.

        Raises:
            TrackError: if the circuit cannot be used.
            SaveError: if no record can be written.
        """
        from formulad.kernel.chance import SeededLuck
        from formulad.kernel.match import Match
        from formulad.race.rules import RaceGame

        circuit = self.circuit(setup.track)
        game = RaceGame(circuit.track, len(setup.seats), setup.options)
        word = self._fresh_word() if word is None else word
        header = RaceHeader(setup, circuit.track.fingerprint, word, self._now())
        file = new_save(self.folders.saves, header)
        match = Match(game, SeededLuck(word), file.write)
        return OpenRace(circuit, game, match, setup, file)

    def resume(self, path: Path, *, drop_damaged: bool = False) -> OpenRace:
        """Go on with a saved race.

        Raises:
            DamagedSaveError: if a line of it does not hold.
            SaveError: if it cannot be used.
        """
        from formulad.store.resume import resume

        race = resume(path, self._track, drop_damaged=drop_damaged)
        circuit = self.circuit(race.header.setup.track)
        opened = OpenRace(circuit, race.game, race.match, race.header.setup, race.file)
        if fault := opened.driver_fault:
            race.file.close()
            raise SaveError(fault)
        return opened

    def _track(self, track_id: str) -> Track:
        return self.circuit(track_id).track
