"""Comma file: a line for each game, for programs that calculate (CSV)."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any, Self

from formulad.kernel.arguments import UsageError
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


class CommaFile:
    """A file that is written line by line, so that what was played stays when the rest is not."""

    def __init__(self, path: Path, columns: Iterable[str]) -> None:
        """Begin the file.

        Raises:
            UsageError: if it cannot be written.
        """
        self._path = path
        try:
            self._file = path.open("w", encoding="utf-8", newline="")
        except OSError as error:
            raise self._fault(error) from None
        self._writer: Any = csv.writer(self._file)
        self.write(("race", "seed", *columns))

    def write(self, values: Iterable[str | int]) -> None:
        """Write a line.

        Raises:
            UsageError: if it cannot be written.
        """
        try:
            self._writer.writerow(values)
            self._file.flush()
        except OSError as error:
            raise self._fault(error) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def _fault(self, error: OSError) -> UsageError:
        return UsageError(
            say("{file}: cannot be written: {reason}", file=str(self._path), reason=reason(error))
        )
