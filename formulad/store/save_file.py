"""Save files: records that grow line by line, each line on disk before anyone sees its step."""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from typing import IO, TYPE_CHECKING, Self

from formulad.kernel.files import MOST_OF_RECORD, check_plain, too_large
from formulad.kernel.os_errors import reason
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say
from formulad.store.locking import try_lock
from formulad.store.yaml_document import unreadable

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
