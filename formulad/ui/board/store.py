"""Painted boards kept on disk, so that the second start is quick."""

from __future__ import annotations

import hashlib
import zlib
from importlib.resources import files
from typing import TYPE_CHECKING

import pygame

from formulad import __version__

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from formulad.tiled.circuit import Circuit
    from formulad.ui.board.plates import Plate

_QUICK = 1
"""The level of compression: flat colours shrink well at the lowest."""
_ENDING = ".board"


class PlateStore:
    """The pictures of one board in a folder; without a folder nothing is kept."""

    def __init__(self, folder: Path | None, circuit: Circuit, size: str) -> None:
        self._folder = folder
        self._family = f"{circuit.id}-{size}-"
        self._name = f"{self._family}{_stamp(circuit)}{_ENDING}"

    def load(self, plates: Iterable[Plate]) -> bool:
        """Fill plates with the kept pictures; return whether that was possible."""
        if self._folder is None:
            return False
        try:
            pixels = zlib.decompress((self._folder / self._name).read_bytes())
        except (OSError, zlib.error):
            return False
        start = 0
        for plate in plates:
            buffer = plate.surface.get_buffer()
            end = start + buffer.length
            if len(pixels) < end:
                return False
            buffer.write(pixels[start:end])
            start = end
        return True

    def save(self, plates: Iterable[Plate]) -> None:
        """Keep pictures for the next start, and drop those of earlier drawings of the circuit.

        A folder that cannot be written to only costs time at the next start.
        """
        if self._folder is None:
            return
        squeezer = zlib.compressobj(_QUICK)
        parts = [squeezer.compress(plate.surface.get_buffer().raw) for plate in plates]
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            fresh = self._folder / f"{self._name}.new"
            fresh.write_bytes(b"".join([*parts, squeezer.flush()]))
            for old in self._folder.glob(f"{self._family}*{_ENDING}"):
                old.unlink()
            fresh.replace(self._folder / self._name)
        except OSError:
            return


def _stamp(circuit: Circuit) -> str:
    """Return a short hash of all that decides how a board looks."""
    digest = hashlib.sha256(__version__.encode())
    digest.update(pygame.version.ver.encode())
    digest.update(circuit.track.fingerprint.encode())
    digest.update(repr(circuit.drawing).encode())
    for source in sorted(files(__package__).iterdir(), key=lambda entry: entry.name):
        if source.name.endswith(".py"):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
