"""Services of the race scenes: circuits, saves, settings, drivers.

What only a race needs is imported when one begins, so that the menu is there at once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from formulad.games.race.designs import Garage
from formulad.games.race.last_race import LAST_RACE, LastRace
from formulad.games.race.race_header import new_header
from formulad.games.race.race_saves import new_race
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import sentence_of
from formulad.race.track import TrackError
from formulad.store.kept_maps import keep_map
from formulad.ui.toolkit.motion import Amount

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping
    from datetime import datetime
    from pathlib import Path

    from formulad.ai.driver import Driver
    from formulad.games.race.drivers_yaml import Paddock
    from formulad.games.race.resume import LoadedRace
    from formulad.race.match import RaceMatch
    from formulad.race.rules import RaceGame
    from formulad.race.setup import RaceSetup
    from formulad.race.track import Track
    from formulad.store.memory import Memory
    from formulad.store.paths import UserFolders
    from formulad.store.preferences import Preferences
    from formulad.store.save_file import SaveFile
    from formulad.tiled.circuit import Circuit


@dataclass(frozen=True)
class DrivenRace:
    """A race as far as it was driven."""

    circuit: Circuit
    game: RaceGame
    match: RaceMatch
    setup: RaceSetup


@dataclass(frozen=True)
class OpenRace(DrivenRace):
    """A race that is being played and written down."""

    file: SaveFile
    drivers: Mapping[str, Driver]
    """The computer drivers of its line-up, by grade."""


class Services:
    """The world outside the screen, as scenes see it."""

    def __init__(
        self,
        find_circuit: Callable[[str], Circuit],
        folders: UserFolders,
        memory: Memory,
        fresh_seed: Callable[[], int],
        now: Callable[[], datetime],
        shipped: Garage,
        paddock: Paddock,
        clock: Callable[[], float],
        maps: Callable[[], Mapping[str, Path]] = dict,
    ) -> None:
        """Gather what scenes need.

        Args:
            find_circuit: gives a circuit by its id, as its map is now.
            folders: where the player's own files lie.
            memory: what the game remembers.
            fresh_seed: gives a new seed for the dice of a race.
            now: the time of day, for the names of saves.
            shipped: the designs of cars that come with the game.
            paddock: the drivers of street races.
            clock: the clock of the game, in seconds, for timed laps.
            maps: lists the maps of the circuits there are, by their ids.
        """
        self._find_circuit = find_circuit
        self.folders = folders
        self.memory = memory
        self._fresh_seed = fresh_seed
        self._now = now
        self.shipped = shipped
        self.clock = clock
        self.garage = Garage(folders.designs)
        self.paddock = paddock
        self._maps = maps
        self._raced: dict[Track, Circuit] = {}
        """The circuits of records that were read."""

    @property
    def preferences(self) -> Preferences:
        """What the player likes."""
        return self.memory.preferences

    @property
    def last_race(self) -> LastRace:
        """What was agreed on the last race."""
        return self.memory.last(LAST_RACE)

    def remember_race(self, **changes: Any) -> None:
        """Remember what was agreed on a race, for the next one."""
        self.memory.keep(LAST_RACE, replace(self.last_race, **changes))

    @property
    def motion(self) -> Amount:
        """How much the player wishes to see move, now."""
        return Amount(self.preferences.motion.value)

    @property
    def circuit_ids(self) -> tuple[str, ...]:
        """The circuits there are, and that of the last race, which may lie elsewhere."""
        return tuple(dict.fromkeys((*self._maps(), self.last_race.track)))

    @property
    def own_circuits(self) -> frozenset[str]:
        """Those of the circuits that the player drew."""
        own = self.folders.tracks
        return frozenset(name for name, path in self._maps().items() if path.parent == own)

    def circuit(self, track_id: str) -> Circuit:
        """Return a circuit as its map is now.

        Raises:
            TrackError: if there is none, or its map has faults.
        """
        return self._find_circuit(track_id)

    def circuit_of_poster(self) -> Circuit | None:
        """Return the circuit of the last race, if it is still there."""
        try:
            return self.circuit(self.last_race.track)
        except TrackError:
            return None

    def begin(self, setup: RaceSetup, seed: int | None = None) -> OpenRace:
        """Begin a race and its record; its luck follows from a seed, or from chance.

        Computer drivers bring their cars, where drivers design them; on streets every seat has a
        driver.

        Raises:
            TrackError: if the circuit cannot be used.
            SaveError: if no record can be written, or a computer driver is not to be had.
        """
        from formulad.ai.cars import with_cars
        from formulad.kernel.chance import SeededLuck
        from formulad.kernel.match import Match
        from formulad.race.roster import with_drivers
        from formulad.race.rules import RaceGame

        setup = with_cars(setup, [found.design for found in self.shipped.designs()])
        setup = with_drivers(setup, self.paddock.roster())
        circuit, drivers = self.circuit(setup.track), _drivers(setup)
        game = RaceGame(circuit.track, setup.entries, setup.options)
        seed = self._fresh_seed() if seed is None else seed
        named = replace(setup, track=keep_map(setup.track, self.folders.saves))
        header = new_header(named, circuit.track.fingerprint, seed, self._now())
        file = new_race(self.folders.saves, header)
        takes_back = setup.options.take_backs
        match = Match(game, SeededLuck(seed), file.write, takes_back=takes_back)
        return OpenRace(circuit, game, match, setup, file, drivers)

    def resume(self, path: Path, *, drop_damaged: bool = False) -> OpenRace:
        """Go on with a saved race.

        Raises:
            DamagedSaveError: if a line of it does not hold.
            SaveError: if it cannot be used.
        """
        from formulad.games.race.resume import resume

        race = resume(path, self._track, drop_damaged=drop_damaged)
        setup = race.header.setup
        try:
            circuit, drivers = self._raced[race.game.track], _drivers(setup)
        except SaveError:
            race.file.close()
            raise
        return OpenRace(circuit, race.game, race.match, setup, race.file, drivers)

    def reading(self, path: Path) -> Generator[None, None, LoadedRace]:
        """Read a saved race and play it again, a line at a time; nothing is written.

        Raises:
            SaveError: if it cannot be used at all.
        """
        from formulad.games.race.resume import loading

        return (yield from loading(path, self._track))

    def driven(self, race: LoadedRace) -> DrivenRace:
        """Return a saved race as far as its record holds, to be looked at."""
        setup = race.header.setup
        return DrivenRace(self._raced[race.game.track], race.game, race.good_part, setup)

    def _track(self, track_id: str) -> Track:
        circuit = self.circuit(track_id)
        self._raced[circuit.track] = circuit
        return circuit.track


def _drivers(setup: RaceSetup) -> dict[str, Driver]:
    """Return the computer drivers of a line-up, by grade.

    Raises:
        SaveError: if there is no driver of a grade, as in a race from a newer game.
    """
    from formulad.ai.grades import driver_of

    grades = {entrant.grade for entrant in setup.seats if entrant.grade}
    try:
        return {grade: driver_of(grade) for grade in grades}
    except ValueError as error:
        raise SaveError(sentence_of(error)) from None
