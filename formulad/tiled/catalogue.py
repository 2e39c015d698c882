"""The circuits there are: those that come with the game, and the player's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.kernel.spelling import did_you_mean
from formulad.race.track import TrackError
from formulad.tiled.build import build
from formulad.tiled.faults import Faults, one_of
from formulad.tiled.tmx import read

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit

SUFFIX = ".tmx"


def load(path: Path) -> Circuit:
    """Return the circuit drawn on a map.

    Raises:
        TrackError: with every fault of the map, one a line.
    """
    faults = Faults()
    return build(read(path, faults), faults)


class Catalogue:
    """Circuits by their short names."""

    def __init__(self, *folders: Path) -> None:
        """Look into folders; in a later one a circuit may replace one of the same name."""
        self._folders = folders

    @property
    def paths(self) -> dict[str, Path]:
        """The map of each circuit, by its id, in the order of their names."""
        found = {
            path.stem: path
            for folder in self._folders
            if folder.is_dir()
            for path in folder.glob(f"*{SUFFIX}")
        }
        return dict(sorted(found.items()))

    def load(self, track_id: str) -> Circuit:
        """Return a circuit by its id, or by the path of its map.

        Raises:
            TrackError: if there is none, or its map has faults.
        """
        path = Path(track_id) if track_id.endswith(SUFFIX) else self.paths.get(track_id)
        if path is None:
            meant = did_you_mean(track_id, self.paths) or say(
                "; there are: {words}", words=one_of(self.paths)
            )
            raise TrackError(say("there is no track '{track}'{hint}", track=track_id, hint=meant))
        return load(path)
