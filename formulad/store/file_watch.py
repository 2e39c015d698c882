"""File watch: tells when a file was saved by another program, once it is whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from pathlib import Path

_Look: TypeAlias = "tuple[int, int] | None"


class FileWatch:
    """A file that another program may save at any moment, or delete."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known = self._seen = self._look()

    def has_changed(self) -> bool:
        """Return whether it is another than at the last such moment; ask now and then.

        A change counts when two looks in a row agree: a file that is still being written does not.
        """
        now = self._look()
        is_still, self._seen = now == self._seen, now
        if not is_still or now == self._known:
            return False
        self._known = now
        return True

    def _look(self) -> _Look:
        """Return when it was saved, and its size; None if it is not there."""
        try:
            found = self._path.stat()
        except (OSError, ValueError):
            return None
        return found.st_mtime_ns, found.st_size
