"""Painted boards kept on disk, so that the second start is quick."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import pygame
from zstandard import ZstdCompressor, ZstdDecompressor, ZstdError

from formulad import __version__
from formulad.kernel.files import files_in, read_bytes

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator
    from concurrent.futures import Future, ThreadPoolExecutor
    from pathlib import Path

    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.plate import Plate

_QUICK = 1
"""The level of compression: flat colours shrink well at a low one."""
_BYTES = 8_000_000
"""How much is unpacked in one step."""
_MOMENT = 0.02
"""Seconds to wait in one step for what is packed aside."""
_ENDING = ".board"
_MOST_KEPT = 256 << 20
"""Bytes of a kept board; a screen of 4K takes a tenth of it."""
_PAINTERS = (
    "formulad.ui.toolkit",
    "formulad.ui.toolkit.canvas",
    "formulad.ui.race.board",
    "formulad.ui.race.board.geometry",
    "formulad.ui.race.board.land",
    "formulad.ui.race.board.night",
)
"""The packages whose programs decide how a board looks."""


class PlateStore:
    """The pictures of one board in a folder; without a folder nothing is kept."""

    def __init__(self, folder: Path | None, circuit: Circuit, size: str) -> None:
        self._folder = folder
        self._family = f"{circuit.id}-{size}-{place_of(circuit.origin.path)}-"
        self._name = f"{self._family}{_stamp(circuit)}{_ENDING}"
        self._packer = ZstdCompressor(level=_QUICK).compressobj()
        self._parts: list[Future[bytes]] = []

    def load(self, plates: Iterable[Plate]) -> Generator[None, None, bool]:
        """Fill plates with the kept pictures, step by step; return whether that was possible."""
        if self._folder is None:
            return False
        try:
            packed = read_bytes(self._folder / self._name, _MOST_KEPT)
            unpacker = ZstdDecompressor().stream_reader(packed)
            for plate in plates:
                buffer = plate.surface.get_buffer()
                for start in range(0, buffer.length, _BYTES):
                    wanted = min(_BYTES, buffer.length - start)
                    pixels = unpacker.read(wanted)
                    if len(pixels) < wanted:
                        return False
                    buffer.write(pixels, start)
                    yield
        except (OSError, ZstdError):
            return False
        return True

    def pack(self, plate: Plate, first: int, last: int) -> None:
        """Begin to pack rows of a picture, from the first to before the last.

        A thread does it, while other rows are painted; it holds a copy of them.
        """
        if self._folder is None:
            return
        width, pitch = plate.surface.get_width(), plate.surface.get_pitch()
        at_once = max(1, _BYTES // pitch)
        for top in range(first, last, at_once):
            rows = plate.surface.subsurface((0, top, width, min(at_once, last - top)))
            self._parts.append(_aside().submit(self._packer.compress, rows.get_buffer().raw))

    def save(self) -> Iterator[None]:
        """Keep what was packed for the next start, instead of earlier pictures of the circuit.

        A folder that cannot be written to only costs time at the next start.
        """
        if self._folder is None:
            return
        self._parts.append(_aside().submit(self._packer.flush))
        while not self._is_packed():
            yield
        self._write(self._folder, [part.result() for part in self._parts])
        self._parts.clear()

    def _is_packed(self) -> bool:
        """Return whether all is packed, after a moment if need be."""
        from concurrent.futures import wait

        return not wait(self._parts[-1:], _MOMENT).not_done

    def _write(self, folder: Path, packed: Iterable[bytes]) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            fresh = folder / f"{self._name}.new"
            fresh.unlink(missing_ok=True)
            with fresh.open("xb") as file:
                file.writelines(packed)
            for old in files_in(folder, _ENDING):
                if old.name.startswith(self._family):
                    old.unlink()
            fresh.replace(folder / self._name)
        except OSError:
            return


@cache
def _aside() -> ThreadPoolExecutor:
    """Return the thread that packs."""
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="plates")


def place_of(path: str) -> str:
    """Return a short hash of where a map lies: circuits of one name have boards of their own."""
    return hashlib.sha256(path.encode("utf-8", "replace")).hexdigest()[:8]


def _stamp(circuit: Circuit) -> str:
    """Return a short hash of all that decides how a board looks."""
    digest = hashlib.sha256(_stamp_of_painters())
    digest.update(circuit.track.fingerprint.encode())
    digest.update(repr(circuit.drawing).encode())
    return digest.hexdigest()[:16]


@cache
def _stamp_of_painters() -> bytes:
    """Return a hash of the programs that paint."""
    digest = hashlib.sha256(f"{__version__} {pygame.version.ver}".encode())
    for package in _PAINTERS:
        for source in sorted(files(package).iterdir(), key=lambda entry: entry.name):
            if source.name.endswith(".py"):
                digest.update(source.read_bytes())
    return digest.digest()
