"""Services of the race scenes: circuits, saves, settings, drivers.

What only a race needs is imported when one begins, so that the menu is there at once.
"""

from __future__ import annotations

from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from formulad.games.race.designs import Garage
from formulad.games.race.last_race import LAST_RACE, LastRace
from formulad.games.race.race_header import new_header
from formulad.kernel.frozen import frozen
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import sentence_of
from formulad.race.road.track import TrackError
from formulad.store.kept_maps import keep_map
from formulad.ui.shell.aside import nobody
from formulad.ui.toolkit.motion import Amount

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping
    from concurrent.futures import Future
    from datetime import datetime

    from formulad.ai.driver import Driver
    from formulad.ai.engineer.engineer import Engineer
    from formulad.ai.values.workshop import Workshop
    from formulad.games.race.drivers_yaml import Paddock
    from formulad.games.race.resume import LoadedRace
    from formulad.kernel.header import SeasonRace
    from formulad.race.agreed.setup import RaceSetup
    from formulad.race.match import RaceMatch
    from formulad.race.road.track import Track
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.store.container import Container
    from formulad.store.memory import Memory
    from formulad.store.paths import UserFolders
    from formulad.store.preferences import Advice, Preferences
    from formulad.tiled.circuit import Circuit
    from formulad.ui.shell.aside import Aside


@frozen(slots=False)
class DrivenRace:
    """A race as far as it was driven."""

    circuit: Circuit
    game: RaceGame
    match: RaceMatch
    setup: RaceSetup
    record: Path | None = field(default=None, kw_only=True)
    """Where it is written down; nowhere if it is only looked at."""


class OpenFile(Protocol):
    """What a race is written down in, as long as it is played."""

    @property
    def path(self) -> Path:
        """Where it lies."""

    def close(self) -> None:
        """Let go of it."""


@frozen(slots=False)
class OpenRace(DrivenRace):
    """A race that is being played and written down."""

    file: OpenFile
    drivers: Mapping[str, Driver]
    """The computer drivers of its line-up, by grade."""
    season: SeasonRace | None = None
    """Which race of a season it is, if it is of one."""


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
        aside: Aside = nobody,
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
            aside: does what takes seconds while scenes go on.
        """
        self._find_circuit = find_circuit
        self.folders = folders
        self.memory = memory
        self._fresh_seed = fresh_seed
        self.now = now
        self.shipped = shipped
        self.clock = clock
        self.garage = Garage(folders.designs)
        self.paddock = paddock
        self._maps = maps
        self._aside = aside
        self._foreseen: tuple[Track, RaceSetup] | None = None
        self._workshop: Workshop | None = None
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

    def advice_of(self, name: str) -> Advice:
        """Return when the engineer speaks to a person: as they chose, or as it is set."""
        return self.last_race.advice.get(name, self.preferences.advice)

    def advise(self, name: str, advice: Advice) -> None:
        """Let the engineer speak to a person at other times, in this race and in later ones."""
        self.remember_race(advice={**self.last_race.advice, name: advice})

    def engineer(self, game: RaceGame) -> Future[Engineer] | None:
        """Return the engineer of a race, once its values are known; None if there is none."""
        return self._aside(lambda: _engineer(game))

    def prepare(self, engineer: Engineer, state: State) -> Future[None] | None:
        """Let an engineer find out beside the game what is not known of a moment yet."""
        return self._aside(lambda: engineer.prepare(state))

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

    def map_of(self, track_id: str) -> Path:
        """Return where the map of a circuit lies."""
        return self._maps().get(track_id) or Path(track_id)

    def circuit(self, track_id: str) -> Circuit:
        """Return a circuit as its map is now.

        Raises:
            TrackError: if there is none, or its map has faults.
        """
        return self._find_circuit(track_id)

    def take_in(self, path: Path) -> Path:
        """Put a map, or a circuit that somebody gave away, among the player's own; return its map.

        Raises:
            ContainerError: if it is no circuit.
            TrackError: if nobody can race on what was given away.
            OSError: if it cannot be read, or not be written.
        """
        from formulad.store.container import SUFFIX, open_container
        from formulad.store.map_copies import copy_map

        if path.suffix.lower() != SUFFIX:
            return copy_map(path, self.folders.tracks)
        return self.take_in_circuit(open_container(path), path.stem)

    def take_in_circuit(self, container: Container, stem: str) -> Path:
        """Put a circuit that somebody gave away among the player's own; return its map.

        Raises:
            ContainerError: if it is no circuit.
            TrackError: if nobody can race on it.
            OSError: if it cannot be written.
        """
        from formulad.games.race.shared_circuits import sound_circuits, take_in

        known = sound_circuits(self._maps(), self.circuit)
        return take_in(container, stem, self.folders.tracks, known).path

    def give_away(self, circuit: Circuit, preview: bytes) -> Path:
        """Pack a circuit into a file of its own, beside older ones of its name; return it.

        Raises:
            TrackError: if its map cannot be read any more.
            OSError: if it cannot be written.
        """
        from formulad.games.race.shared_circuits import given_away
        from formulad.store.container import SUFFIX, packed
        from formulad.store.free_names import put_beside

        stem = Path(circuit.origin.path).stem
        content = packed(given_away(circuit, preview))
        return put_beside(self.folders.shared, stem, SUFFIX, content)

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
        from formulad.games.race.resume import begin

        setup, folder = self._complete(setup), self.folders.saves
        circuit, drivers = self.circuit(setup.track), _drivers(setup)
        seed = self._fresh_seed() if seed is None else seed
        named = replace(setup, track=keep_map(setup.track, folder))
        header = new_header(named, circuit.track.fingerprint, seed, self.now())
        race = begin(header, folder, self._track)
        circuit = self._raced[race.game.track]
        path = race.file.path
        return OpenRace(circuit, race.game, race.match, setup, race.file, drivers, record=path)

    def _complete(self, setup: RaceSetup) -> RaceSetup:
        """Return a race with the cars of computers, and with street drivers."""
        from formulad.ai.cars import with_cars
        from formulad.race.agreed.roster import with_drivers

        setup = with_cars(setup, [found.design for found in self.shipped.designs()])
        return with_drivers(setup, self.paddock.roster())

    def foresee(self, track: Track, setup: RaceSetup) -> None:
        """Let be solved beside the game what computers will reckon with, if this race begins."""
        if (track, setup) != self._foreseen:
            self._foreseen = track, setup
            self._aside(lambda: self._solve_ahead(track, setup))

    def _solve_ahead(self, track: Track, setup: RaceSetup) -> None:
        from formulad.ai.values.workshop import Workshop
        from formulad.games.race.known_values import stock_library
        from formulad.race.rules import RaceGame

        complete = self._complete(setup)
        stock_library()
        self._workshop = self._workshop or Workshop()
        self._workshop.request(RaceGame(track, complete.entries, complete.options).setting)

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
        season = race.header.season
        path = race.file.path
        return OpenRace(
            circuit, race.game, race.match, setup, race.file, drivers, season, record=path
        )

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
        circuit = self._raced[race.game.track]
        return DrivenRace(circuit, race.game, race.good_part, setup, record=race.path)

    def _track(self, track_id: str) -> Track:
        circuit = self.circuit(track_id)
        self._raced[circuit.track] = circuit
        return circuit.track


def _engineer(game: RaceGame) -> Engineer:
    """Return the engineer of a race; this may take seconds."""
    from formulad.ai.engineer.engineer import engineer_of
    from formulad.games.race.known_values import stock_library

    stock_library()
    return engineer_of(game)


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
