"""Named files: a folder with a YAML file for each thing that players keep under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from formulad.kernel.files import files_in
from formulad.store.disk import write_whole
from formulad.store.file_names import file_key
from formulad.store.unusable_file import UnusableFile
from formulad.store.yaml_text import yaml_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SUFFIX = ".yaml"


class Named(Protocol):
    """Something in its file."""

    @property
    def path(self) -> Path:
        """The file."""

    @property
    def name(self) -> str:
        """How it is called in it."""


T = TypeVar("T", bound=Named)


class NamedFiles(Generic[T]):
    """The folder of such files; it is made when the first one is written."""

    def __init__(self, folder: Path, read: Callable[[Path], T | UnusableFile]) -> None:
        """Look after a folder whose files are read so."""
        self.folder = folder
        self._read = read

    def all(self) -> tuple[T | UnusableFile, ...]:
        """Return what every file holds, by name."""
        found = map(self._read, files_in(self.folder, SUFFIX))
        return tuple(sorted(found, key=lambda found: (file_key(found.name), found.path.name)))

    def usable(self) -> tuple[T, ...]:
        """Return what the files hold that can be used, by name."""
        return tuple(found for found in self.all() if not isinstance(found, UnusableFile))

    @property
    def is_empty(self) -> bool:
        """Whether there is no file; none is opened to know."""
        return not files_in(self.folder, SUFFIX)

    def write(self, path: Path, entries: object) -> None:
        """Write a file in one stroke.

        Raises:
            OSError: if the disk does not take it.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        write_whole(path, yaml_of(entries).encode())
