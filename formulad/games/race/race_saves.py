"""Saved races: records whose header says what was agreed, where, and with which luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.games.box import GAMES, RACE
from formulad.games.race.race_header import RaceHeader, read_header, write_header
from formulad.store.kept_maps import put_map_away
from formulad.store.saves import SavedGame, new_save, put_away, saves_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from formulad.games.headers import Entries
    from formulad.store.save_file import SaveFile
    from formulad.store.saves import Unreadable

SavedRace: TypeAlias = SavedGame[RaceHeader]


def new_race(folder: Path, header: RaceHeader) -> SaveFile:
    """Begin the record of a race, named after its day and its circuit.

    Raises:
        SaveError: if nothing can be written there, or a name is no text.
    """
    return new_save(folder, write_header(header), header.created, header.setup.track_name)


def races_in(folder: Path) -> Iterator[SavedRace | Unreadable]:
    """Yield the races in a folder, newest first, each read only when it is asked for."""
    return saves_in(folder, _read_race)


def _read_race(entries: Entries) -> RaceHeader | None:
    """Return the header of a race; of a card game nothing."""
    name = entries.get("game")
    return None if name in GAMES and name != RACE else read_header(entries)


def delete_race(file: SavedRace | Unreadable) -> None:
    """Put a race away, with its copy of a map if that is the copy of no other race.

    Raises:
        SaveError: if it is being played, or the disk does not let it go.
    """
    put_away(file.path)
    if not isinstance(file, SavedGame):
        return
    track, folder = file.header.setup.track, file.path.parent
    if not any(_may_name(track, other) for other in races_in(folder)):
        put_map_away(track, folder)


def _may_name(track: str, file: SavedRace | Unreadable) -> bool:
    """Return whether a record names a map; of one that cannot be read nobody knows.

    On some disks capital letters are the same as small ones.
    """
    if not isinstance(file, SavedGame):
        return True
    return file.header.setup.track.casefold() == track.casefold()
