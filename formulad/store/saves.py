"""Saved races: records that grow line by line, each line on disk before anyone sees its step."""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Self

from formulad.kernel.files import MOST_OF_RECORD, check_plain, files_in, read_bytes, too_large
from formulad.kernel.reasons import reason
from formulad.kernel.record import GameRecord, SaveError, on_line, read_outline, read_record
from formulad.kernel.record import write_header as write_entries
from formulad.kernel.sentence import say, sentence_of
from formulad.store.disk import claim, fill, sync_folder
from formulad.store.document import unreadable
from formulad.store.header import RaceHeader, read_header, write_header
from formulad.store.locking import try_lock

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

SUFFIX = ".race"
DELETED = "deleted"
"""The folder among the saves into which races go that a player deletes."""


class SaveFile:
    """A record open for writing; nobody else can write to it meanwhile."""

    def __init__(self, path: Path) -> None:
        """Open a record to go on at its end.

        Raises:
            SaveError: if it cannot be opened, or another game has it open.
        """
        self.path = path
        try:
            check_plain(path)
            self._file: IO[bytes] = path.open("r+b", buffering=0)
        except OSError as error:
            fault = say("{file} cannot be opened: {reason}", file=path.name, reason=reason(error))
            raise SaveError(fault) from error
        if not try_lock(self._file.fileno()):
            self._file.close()
            raise SaveError(say("{file} is being played in another window", file=path.name))
        self._end = os.fstat(self._file.fileno()).st_size

    def write(self, line: str) -> None:
        """Append a line; when this returns the line is on the disk.

        Raises:
            SaveError: if the disk does not take it, or nobody could read so much again; the record
                then ends as before.
        """
        content = f"{line}\n".encode()
        with self._writing():
            if self._end + len(content) > MOST_OF_RECORD:
                raise too_large(self.path)
            try:
                self._drop_rest()
                self._put(content)
            except OSError:
                with suppress(OSError):
                    self._drop_rest()
                    self._sync()
                raise
        self._end += len(content)

    def read(self) -> bytes:
        """Return all that is written so far.

        Raises:
            SaveError: if the disk does not give it, or it is too much.
        """
        with self._reading():
            check_plain(self.path, MOST_OF_RECORD)
            self._file.seek(0)
            return self._file.read(MOST_OF_RECORD)

    def cut(self, length: int) -> None:
        """Drop what lies behind a number of bytes.

        Raises:
            SaveError: if the disk does not let it go.
        """
        with self._writing():
            self._end = length
            self._drop_rest()
            self._sync()

    def close(self) -> None:
        """Let go of the record."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _drop_rest(self) -> None:
        """Drop what a line that failed may have left behind the end, and go on there."""
        self._file.truncate(self._end)
        self._file.seek(self._end)

    def _put(self, content: bytes) -> None:
        written = 0
        while written < len(content):
            written += self._file.write(content[written:])
        self._sync()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Turn a fault of the disk into a sentence."""
        try:
            yield
        except OSError as error:
            raise SaveError(unreadable(self.path.name, error)) from error

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Turn a fault of the disk into a sentence."""
        try:
            yield
        except OSError as error:
            why = reason(error)
            fault = say("{file} cannot be written: {reason}", file=self.path.name, reason=why)
            raise SaveError(fault) from error


@dataclass(frozen=True, slots=True)
class SavedRace:
    """A race in the folder of saves, as a menu shows it."""

    path: Path
    written: int
    """When its last line was written, in nanoseconds as the file system counts them."""
    header: RaceHeader
    lines: int
    """How many lines were written, check-sums included."""
    is_over: bool


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A file among the saves that is no record any more, and why."""

    path: Path
    written: int
    sentence: str


@dataclass(frozen=True, slots=True)
class Shelf:
    """What lies in the folder of saves, each part newest first."""

    unfinished: tuple[SavedRace, ...] = ()
    """Races to continue."""
    finished: tuple[SavedRace, ...] = ()
    """Races to watch again."""
    unreadable: tuple[Unreadable, ...] = ()


def new_save(folder: Path, header: RaceHeader) -> SaveFile:
    """Begin the record of a race under a name that is still free.

    Raises:
        SaveError: if nothing can be written there, or a name is no text.
    """
    try:
        content = write_entries(write_header(header)).encode()
    except UnicodeEncodeError:
        raise SaveError(say("a name holds letters that cannot be written down")) from None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _free_name(folder, header)
        fill(path, content)
    except OSError as error:
        fault = say(
            "no race can be saved in {folder}: {reason}", folder=folder, reason=reason(error)
        )
        raise SaveError(fault) from error
    return SaveFile(path)


def list_saves(folder: Path) -> Shelf:
    """Return the races in a folder; one that does not exist holds none."""
    found = list(saves_in(folder))
    saved = [race for race in found if isinstance(race, SavedRace)]
    return Shelf(
        unfinished=tuple(race for race in saved if not race.is_over),
        finished=tuple(race for race in saved if race.is_over),
        unreadable=tuple(file for file in found if isinstance(file, Unreadable)),
    )


def saves_in(folder: Path) -> Iterator[SavedRace | Unreadable]:
    """Yield the races in a folder, newest first, each read only when it is asked for."""
    paths = [(_written(path), path.name, path) for path in files_in(folder, SUFFIX)]
    for *_, path in sorted(paths, reverse=True):
        if found := _look_at(path):
            yield found


def _written(path: Path) -> int:
    """Return when the last line of a file was written; long ago if nobody can say."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def put_away(path: Path) -> Path:
    """Take a record from the saved races into the folder of the deleted ones; return where it is.

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


def read_save(content: bytes) -> tuple[RaceHeader, GameRecord]:
    """Return the header and the lines of a record.

    Raises:
        SaveError: if it cannot be read.
    """
    record = read_record(_text(content))
    return read_header(record.header), record


def _text(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise SaveError(on_line(line, say("this is no text any more"))) from None


def _look_at(path: Path) -> SavedRace | Unreadable | None:
    """Return what a file holds; nothing if it is a name taken for a race that never began."""
    written = 0
    try:
        written = path.stat().st_mtime_ns
        content = read_bytes(path, MOST_OF_RECORD)
        if not content:
            return None
        outline = read_outline(_text(content))
        header = read_header(outline.header)
    except OSError as error:
        fault = say("this cannot be read: {reason}", reason=reason(error))
        return Unreadable(path, written, fault)
    except SaveError as error:
        return Unreadable(path, written, sentence_of(error))
    return SavedRace(path, written, header, outline.lines, outline.is_over)


def _free_name(folder: Path, header: RaceHeader) -> Path:
    """Return a name that nobody else will take: an empty file holds it."""
    stem = f"{header.created:%Y-%m-%d}-{header.setup.track_name}"
    number = 1
    while True:
        path = folder / f"{stem}-{number}{SUFFIX}"
        if claim(path):
            return path
        number += 1
