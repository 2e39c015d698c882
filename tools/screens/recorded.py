"""Recorded races: each was driven to a moment once, and is kept beside the programs.

A recorded race shows the same however computers drive by now, and takes no time to drive. With
FORMULAD_SAVE_RACES=1 a race is written down that is not kept yet, or no longer holds by the rules.
"""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.games.race.race_header import new_header, write_header
from formulad.games.race.resume import load
from formulad.kernel import record
from formulad.kernel.values import Frozen
from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from formulad.games.race.resume import LoadedRace
    from formulad.race.agreed.setup import RaceSetup
    from formulad.race.road.track import Track
    from formulad.tiled.circuit import Circuit

    Holds: TypeAlias = Callable[[LoadedRace], bool]

EVENING = datetime(2026, 11, 20, 20, 30, tzinfo=UTC)
RECORDED = Path(__file__).parent / "recorded"
_SAVE = "FORMULAD_SAVE_RACES"
_FORM = "version "
"""How the line of a header begins that tells in which form it is written: races outlive forms."""


class DrivenRace(Frozen):
    """A race as far as it was driven."""

    word: int
    """The seed of its dice."""
    lines: tuple[str, ...]
    """Its record without the header."""


@cache
def circuit_of(circuit_id: str) -> Circuit:
    """Return a circuit that comes with the game."""
    return Catalogue(data_root() / "tracks").load(circuit_id)


def track_of(circuit_id: str) -> Track:
    """Return the track of a circuit that comes with the game."""
    return circuit_of(circuit_id).track


def recorded(
    name: str, setup: RaceSetup, key: str, holds: Holds, drive: Callable[[], DrivenRace]
) -> DrivenRace:
    """Return a race as it was written down; where none holds, as it is driven now.

    Args:
        name: what the race is driven to, in words.
        setup: what was agreed.
        key: what else decides how it is driven.
        holds: whether a race that was read is at the moment that is wanted.
        drive: drives the race.
    """
    path = _path(name, setup, key)
    race = _read(path, holds) if path.exists() else None
    if race is None:
        race = drive()
        if os.environ.get(_SAVE):
            path.parent.mkdir(exist_ok=True)
            path.write_text(_text(setup, race), "utf-8")
    return race


def _path(name: str, setup: RaceSetup, key: str) -> Path:
    """Return where a race is kept: a race agreed on otherwise is another one."""
    header = _text(setup, DrivenRace(0, ())).splitlines(keepends=True)
    agreed = "".join(line for line in header if not line.startswith(_FORM))
    stamp = sha256((agreed + key).encode()).hexdigest()[:8]
    return RECORDED / f"{re.sub(r'[^a-z0-9]+', '-', name.lower()).strip('-')}-{stamp}.race"


def _text(setup: RaceSetup, race: DrivenRace) -> str:
    header = new_header(setup, track_of(setup.track).fingerprint, race.word, EVENING)
    return record.write_header(write_header(header)) + "".join(f"{line}\n" for line in race.lines)


def _read(path: Path, holds: Holds) -> DrivenRace | None:
    """Return a race that was written down; None if the rules do not allow it any more."""
    loaded = load(path, track_of)
    if loaded.replay.fault or not holds(loaded):
        return None
    return DrivenRace(loaded.header.seed, loaded.record.lines)
