"""Catalogue of circuits: those that come with the game, and the player's own."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.kernel.spelling import did_you_mean
from formulad.race.road.track import TrackError
from formulad.tiled.build import build
from formulad.tiled.circuit import Origin
from formulad.tiled.faults.faults import Faults, one_of
from formulad.tiled.sheet.scan import load_bytes
from formulad.tiled.sheet.tmx import read

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit

SUFFIX = ".tmx"
OWN = "own/"
"""Begins the name of a circuit of the player's that is called like one of the game's."""


def load(path: Path) -> Circuit:
    """Return the circuit drawn on a map.

    Raises:
        TrackError: with every fault of the map, one a line.
    """
    return compiled(path, load_bytes(path))


def compiled(path: Path, data: bytes) -> Circuit:
    """Return the circuit that a map holds.

    Args:
        path: what the map is called in faults, and where the circuit is said to come from.
        data: what it holds.

    Raises:
        TrackError: with every fault of the map, one a line.
    """
    faults = Faults()
    return build(read(path, data, faults), _origin(path, data), faults)


def _origin(path: Path, data: bytes) -> Origin:
    return Origin(str(path.absolute()), hashlib.sha256(data).hexdigest()[:16])


class Catalogue:
    """Circuits by their short names; a map is read again once it was changed."""

    def __init__(self, *folders: Path) -> None:
        """Look into folders: that of the game first, then that of the player."""
        self._folders = folders
        self._read: dict[str, tuple[bytes, Circuit | TrackError]] = {}
        """The map at each path as it was last, and what came of it."""

    @property
    def paths(self) -> dict[str, Path]:
        """The map of each circuit, by its id, in the order of their names."""
        found: dict[str, Path] = {}
        for folder in self._folders:
            for path in folder.glob(f"*{SUFFIX}") if folder.is_dir() else ():
                found[f"{OWN}{path.stem}" if path.stem in found else path.stem] = path
        return dict(sorted(found.items(), key=lambda item: (item[1].stem, len(item[0]))))

    def name_of(self, path: Path) -> str:
        """Return the id of the circuit on a map; of a map that lies elsewhere its whole path."""
        names = (name for name, own in self.paths.items() if own.resolve() == path.resolve())
        return next(names, str(path.resolve()))

    def load(self, track_id: str) -> Circuit:
        """Return a circuit by its id, by the path of its map, or as a record knows it again.

        A record that finds the circuit of its name changed asks for `NAME#FINGERPRINT`.

        Raises:
            TrackError: if there is none, or its map has faults.
        """
        paths = self.paths
        path = Path(track_id) if track_id.endswith(SUFFIX) else paths.get(track_id)
        if path is not None:
            return self._loaded(path)
        name, _, fingerprint = track_id.rpartition("#")
        for namesake in (path for path in paths.values() if name and path.stem == Path(name).stem):
            circuit = self._loaded(namesake)
            if circuit.track.fingerprint == fingerprint:
                return circuit
        meant = did_you_mean(track_id, paths) or say("; there are: {words}", words=one_of(paths))
        raise TrackError(say("there is no track '{track}'{hint}", track=track_id, hint=meant))

    def _loaded(self, path: Path) -> Circuit:
        """Return the circuit of a map, read anew only if the file was changed."""
        data = load_bytes(path)
        place = str(path.absolute())
        known, found = self._read.get(place, (None, None))
        if found is None or known != data:
            found = _outcome(path, data)
            self._read[place] = data, found
        if isinstance(found, TrackError):
            raise found.with_traceback(None)
        return found


@lru_cache(maxsize=2)
def the_catalogue(*folders: Path) -> Catalogue:
    """Return the catalogue of some folders; all who ask share it, for maps take long to compile."""
    return Catalogue(*folders)


def _outcome(path: Path, data: bytes) -> Circuit | TrackError:
    try:
        return compiled(path, data)
    except TrackError as error:
        return error
