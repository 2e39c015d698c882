"""Shared circuits: how one is given to somebody else, and how one is taken in.

Two tables whose circuits show the same eight signs race on the same road.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.race.road.track import TrackError
from formulad.store.container import Container, ContainerError, Kind
from formulad.store.kept_maps import SUFFIX, safe_stem
from formulad.store.map_copies import put_map
from formulad.tiled.catalogue import compiled
from formulad.tiled.sheet.scan import load_bytes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from formulad.tiled.circuit import Circuit

MAP, PREVIEW, REPORT = "track.tmx", "preview.jpg", "report.json"
_SIGNS = 8


@frozen
class TakenIn:
    """A circuit that came from somebody else, and lies among the player's own."""

    path: Path
    circuit: Circuit
    is_new: bool
    """Whether there was none yet that is driven like it."""


def signs_of(circuit: Circuit) -> str:
    """Return the signs by which two tables know that they race on the same road."""
    return circuit.track.fingerprint[:_SIGNS]


def given_away(
    circuit: Circuit, preview: bytes, report: Mapping[str, Any] | None = None
) -> Container:
    """Return a circuit as it is given to somebody else.

    Args:
        circuit: the circuit; its map is read as it lies on the disk.
        preview: a picture of it, as JPEG.
        report: how it drives, if that was found out.

    Raises:
        TrackError: if its map cannot be read any more.
    """
    files = {MAP: load_bytes(Path(circuit.origin.path)), PREVIEW: preview}
    if report is not None:
        files[REPORT] = json.dumps(report, indent=1, ensure_ascii=False).encode()
    return Container(Kind.CIRCUIT, circuit.track.title, circuit.author, files)


def take_in(container: Container, name: str, folder: Path, known: Iterable[Circuit]) -> TakenIn:
    """Put a circuit from somebody else among the player's own; nothing is replaced.

    Args:
        container: what they gave away.
        name: what their file is called, without its ending.
        folder: where the player's own circuits lie.
        known: those that are there already: one that is driven alike is not put there twice.

    Raises:
        ContainerError: if it is no circuit.
        TrackError: if nobody can race on its map; the faults, one a line.
        OSError: if it cannot be written.
    """
    if container.kind is not Kind.CIRCUIT:
        raise ContainerError(say("there is no circuit in it"))
    content = container.files[MAP]
    circuit = compiled(Path(f"{name}{SUFFIX}"), content)
    for other in known:
        if other.track.fingerprint == circuit.track.fingerprint:
            return TakenIn(Path(other.origin.path), other, is_new=False)
    return TakenIn(put_map(safe_stem(name), content, folder), circuit, is_new=True)


def sound_circuits(ids: Iterable[str], find: Callable[[str], Circuit]) -> Iterator[Circuit]:
    """Yield the circuits of some ids on which somebody can race."""
    for track_id in ids:
        with suppress(TrackError):
            yield find(track_id)
