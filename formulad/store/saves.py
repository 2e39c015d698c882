"""Saved games: the records in a folder, each with the header that its game reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from formulad.kernel.files import MOST_OF_RECORD, files_in, read_bytes
from formulad.kernel.frozen import frozen
from formulad.kernel.os_errors import reason
from formulad.kernel.record import (
    GameRecord,
    SaveError,
    on_line,
    read_outline,
    read_record,
    write_header,
)
from formulad.kernel.sentence import say, sentence_of
from formulad.store.disk import claim, fill, sync_folder
from formulad.store.save_file import DELETED, SUFFIX, SaveFile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import date
    from pathlib import Path

H = TypeVar("H")
"""What a game reads from the header of a record."""
ReadHeader: TypeAlias = Callable[[Mapping[str, Any]], H | None]
"""Reads the entries of a header, or raises a SaveError; None for a game that is not asked for."""


@frozen
class SavedGame(Generic[H]):
    """A game in the folder of saves, as a menu shows it."""

    path: Path
    written: int
    """When its last line was written, in nanoseconds as the file system counts them."""
    header: H
    lines: int
    """How many lines were written, check-sums included."""
    is_over: bool


@frozen
class Unreadable:
    """A file among the saves that is no record any more, and why."""

    path: Path
    written: int
    sentence: str


@frozen
class Shelf(Generic[H]):
    """What lies in the folder of saves, each part newest first."""

    unfinished: tuple[SavedGame[H], ...] = ()
    """Games to continue."""
    finished: tuple[SavedGame[H], ...] = ()
    """Games to watch again."""
    unreadable: tuple[Unreadable, ...] = ()


def new_save(
    folder: Path, entries: Mapping[str, Any], day: date, name: str, lines: Sequence[str] = ()
) -> SaveFile:
    """Begin the record of a game by its header, under a free name made of its day and another.

    Args:
        folder: where it goes.
        entries: what its header says.
        day: when it began.
        name: what it is called after.
        lines: the steps that happened already.

    Raises:
        SaveError: if nothing can be written there, or a name is no text.
    """
    try:
        body = "".join(f"{line}\n" for line in lines)
        content = (write_header(entries) + body).encode()
    except UnicodeEncodeError:
        raise SaveError(say("a name holds letters that cannot be written down")) from None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _free_name(folder, f"{day:%Y-%m-%d}-{name}")
        fill(path, content)
    except OSError as error:
        fault = say(
            "nothing can be saved in {folder}: {reason}", folder=folder, reason=reason(error)
        )
        raise SaveError(fault) from error
    return SaveFile(path)


def list_saves(folder: Path, read_header: ReadHeader[H]) -> Shelf[H]:
    """Return the games in a folder; one that does not exist holds none."""
    found = list(saves_in(folder, read_header))
    saved = [game for game in found if isinstance(game, SavedGame)]
    return Shelf(
        unfinished=tuple(game for game in saved if not game.is_over),
        finished=tuple(game for game in saved if game.is_over),
        unreadable=tuple(file for file in found if isinstance(file, Unreadable)),
    )


def saves_in(folder: Path, read_header: ReadHeader[H]) -> Iterator[SavedGame[H] | Unreadable]:
    """Yield the games in a folder, newest first, each read only when it is asked for."""
    paths = [(_written(path), path.name, path) for path in files_in(folder, SUFFIX)]
    for *_, path in sorted(paths, reverse=True):
        if found := _look_at(path, read_header):
            yield found


def _written(path: Path) -> int:
    """Return when the last line of a file was written; long ago if nobody can say."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def put_away(path: Path) -> Path:
    """Take a record from the saved games into the folder of the deleted ones; return where it is.

    Raises:
        SaveError: if it is being played, or the disk does not let it go.
    """
    SaveFile(path).close()  # refused while it is played
    folder = path.parent / DELETED
    try:
        folder.mkdir(exist_ok=True)
        place = _free_place(folder, path)
        path.replace(place)
    except OSError as error:
        raise SaveError(
            say("{name} cannot be deleted: {reason}", name=path.name, reason=reason(error))
        ) from error
    sync_folder(path.parent)
    return place


def _free_place(folder: Path, path: Path) -> Path:
    """Return a name in a folder that nobody else will take: an empty file holds it."""
    place, number = folder / path.name, 1
    while not claim(place):
        number += 1
        place = folder / f"{path.stem} ({number}){path.suffix}"
    return place


def read_save(content: bytes) -> GameRecord:
    """Return the record that a file holds.

    Raises:
        SaveError: if it cannot be read.
    """
    return read_record(_text(content))


def _text(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise SaveError(on_line(line, say("this is no text any more"))) from None


def _look_at(path: Path, read_header: ReadHeader[H]) -> SavedGame[H] | Unreadable | None:
    """Return what a file holds.

    That is nothing if it is of a game that is not asked for, or if only its name was taken.
    """
    written = 0
    try:
        written = path.stat().st_mtime_ns
        content = read_bytes(path, MOST_OF_RECORD)
        if not content:
            return None
        outline = read_outline(_text(content))
        header = read_header(outline.header)
    except OSError as error:
        return Unreadable(path, written, reason(error))
    except SaveError as error:
        return Unreadable(path, written, sentence_of(error))
    if header is None:
        return None
    return SavedGame(path, written, header, outline.lines, outline.is_over)


def _free_name(folder: Path, stem: str) -> Path:
    """Return a name that nobody else will take: an empty file holds it."""
    number = 1
    while True:
        path = folder / f"{stem}-{number}{SUFFIX}"
        if claim(path):
            return path
        number += 1
