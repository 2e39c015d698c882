"""Shelf: a folder of solved laps, each in a file that says what it is of."""

from __future__ import annotations

import hashlib
import os
import zlib
from contextlib import suppress
from threading import get_ident
from typing import TYPE_CHECKING

from formulad.ai.values.lap_file import read_lap, title_of, write_lap

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.ai.values.lap import Lap
    from formulad.ai.values.lap_key import LapKey

SUFFIX = ".values"
MOST_BYTES = 200_000_000


class Shelf:
    """A folder of solved laps; the longest unused make room for new ones.

    Whatever is wrong with a file or the folder: the lap is not there, and is solved anew.
    """

    def __init__(self, folder: Path, *, most_bytes: int = MOST_BYTES, is_open: bool = True) -> None:
        """Use a folder, that need not be there yet.

        Args:
            folder: where the files are.
            most_bytes: what they may take together.
            is_open: whether new laps are put there.
        """
        self.folder, self.most_bytes, self.is_open = folder, most_bytes, is_open

    def has(self, key: LapKey) -> bool:
        """Return whether there is a file of a lap."""
        return self._file(key).is_file()

    def get(self, key: LapKey) -> Lap | None:
        """Return a lap; None if there is none that can be read."""
        file = self._file(key)
        try:
            lap = read_lap(key, file.read_bytes())
        except (OSError, ValueError, zlib.error):
            return None
        if self.is_open:
            with suppress(OSError):
                os.utime(file)
        return lap

    def put(self, key: LapKey, lap: Lap) -> None:
        """Keep a lap, if the disk takes it: in one stroke, so that nobody reads half a file."""
        if not self.is_open:
            return
        file = self._file(key)
        part = file.with_name(f"{file.name}.{os.getpid()}.{get_ident()}.part")
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            try:
                part.write_bytes(write_lap(key, lap))
                part.replace(file)
            finally:
                part.unlink(missing_ok=True)
            self._make_room()

    def _file(self, key: LapKey) -> Path:
        return self.folder / f"{hashlib.sha256(title_of(key)).hexdigest()[:24]}{SUFFIX}"

    def _make_room(self) -> None:
        """Throw away the laps that were not looked at for the longest time."""
        found = [(path.stat(), path) for path in self.folder.glob(f"*{SUFFIX}")]
        found.sort(key=lambda each: each[0].st_mtime)
        room = self.most_bytes - sum(stat.st_size for stat, _ in found)
        for stat, path in found:
            if room >= 0:
                break
            path.unlink(missing_ok=True)
            room += stat.st_size
