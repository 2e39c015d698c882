"""Kept maps: where a record finds its circuit, among those there are or on a map beside it.

A race on a map from elsewhere keeps a copy of it beside its record, and names that: it can be
opened when the map was moved or changed, and given away with its map. A path in a record is a
stranger's word. Older games wrote one, so a plain path on this computer is still followed; one
that leads up, to another computer or to a device is not.
"""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from pathlib import Path, PurePosixPath, PureWindowsPath

from formulad.kernel.files import MOST_OF_MAP, read_bytes
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say
from formulad.store.file_names import is_reserved
from formulad.store.free_names import put_beside
from formulad.store.save_file import DELETED
from formulad.store.yaml_document import unreadable

SUFFIX = ".tmx"
_BESIDE = re.compile(r"[^./\\:][^/\\:]*\.tmx", re.DOTALL)
"""A map by its name alone, without a folder or a drive."""
_DRIVE = re.compile(r"[A-Za-z]:[\\/]")
_ELSEWHERE = {"dev", "proc", "sys", "net", "afs", "run", "Network"}
"""Folders of devices, of what a system makes up, and of other computers."""
_UNSAFE = re.compile(r"[^\w -]")
_LONGEST_STEM = 60


def keep_map(track: str, folder: Path) -> str:
    """Return how a record in a folder names its circuit; a copy of a map is kept there for it.

    Raises:
        SaveError: if the map cannot be read, or the disk does not take it.
    """
    if not track.endswith(SUFFIX):
        return track
    path = Path(track)
    try:
        content = read_bytes(path, MOST_OF_MAP)
        return _kept(safe_stem(path.stem), content, folder).name
    except OSError as error:
        raise SaveError(unreadable(path.name, error)) from error


def keep_content(stem: str, content: bytes, folder: Path) -> str:
    """Keep a map that somebody gave away beside a record; return how the record names it.

    Raises:
        OSError: if the disk does not take it.
    """
    return _kept(safe_stem(stem), content, folder).name


def safe_stem(stem: str) -> str:
    """Return the name of a file without its ending, as every system takes it."""
    safe = _UNSAFE.sub("_", stem)[:_LONGEST_STEM].strip() or "map"
    return f"{safe}_" if is_reserved(safe) else safe


def put_map_away(track: str, folder: Path) -> None:
    """Take the map that a record named away with it, to where deleted records lie.

    It lies beside its record there as well. A map that the disk does not let go stays: nobody
    misses its place.
    """
    if not _is_kept(track):
        return
    path = folder / track
    with suppress(OSError):
        _kept(path.stem, read_bytes(path, MOST_OF_MAP), folder / DELETED)
        path.unlink()


def _is_kept(track: str) -> bool:
    """Return whether a record that names its circuit so has a copy of a map beside it."""
    return bool(_BESIDE.fullmatch(track))


def _kept(stem: str, content: bytes, folder: Path) -> Path:
    """Return the copy of a map in a folder, written if there is none yet."""
    return put_beside(folder, stem, SUFFIX, content, "{stem} ({number})")


def place_of(track: str, folder: Path) -> str:
    """Return where the circuit lies that a record in a folder names.

    Raises:
        SaveError: if it is a place to which no record may lead.
    """
    if not track.endswith(SUFFIX) or _is_own_path(track):
        return track
    if _is_kept(track):
        return str(folder.absolute() / track)
    strange = say("no record may lead to the map {file}", file=track)
    raise SaveError(say("this race has lost its circuit: {reason}", reason=strange))


def _is_own_path(track: str) -> bool:
    """Return whether this may be the path of a map that the player named to an older game."""
    if sys.platform == "win32":
        return bool(_DRIVE.match(track)) and ".." not in PureWindowsPath(track).parts
    path = PurePosixPath(track)
    is_here = path.is_absolute() and not track.startswith("//") and ".." not in path.parts
    return is_here and path.parts[1] not in _ELSEWHERE
