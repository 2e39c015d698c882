"""Profiles: the people who play here, each in a file that they can read, move and delete (SHE-1).

A profile is a name, the car its player likes, and the language they read. What they did is not in
it: that is counted from the records. Whoever has none is a guest, and leaves no trace.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from formulad.kernel.frozen import frozen
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say, say_of, sentence_of
from formulad.kernel.spelling import hint
from formulad.store.file_names import composed, file_key, is_reserved, is_safe
from formulad.store.named_files import SUFFIX, NamedFiles
from formulad.store.unusable_file import UnusableFile
from formulad.store.validation_errors import no_entry, typing_fault
from formulad.store.yaml_document import DocumentError, as_clause, check_version, open_document

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.kernel.sentence import Sentence
    from formulad.store.yaml_document import Document

VERSION = 1
"""Of the form of these files."""
LONGEST_NAME = 24
"""Letters."""
CARS = range(1, 11)


class ProfileError(ValueError):
    """A profile that cannot be kept; the message is a sentence."""


@frozen
class Profile:
    """Somebody who plays here."""

    name: str
    number: int = 1
    """The car they like, in whose colours they are shown."""
    language: str = ""
    """What they read, such as `fr`; empty for whatever the game speaks."""

    def is_called(self, name: str) -> bool:
        """Return whether a player of a record is meant by this profile."""
        return file_key(name.strip()) == file_key(self.name)


@frozen
class SavedProfile:
    """A profile in its file."""

    path: Path
    profile: Profile

    @property
    def name(self) -> str:
        """How its player is called."""
        return self.profile.name


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    number: Annotated[int, Meta(ge=CARS.start, le=CARS.stop - 1)] = 1
    language: Annotated[str, Meta(pattern=r"^([a-z]{2,3})?$")] = ""


_ENTRIES = _File.__struct_fields__


class Profiles:
    """The folder of those who play here; it is made when the first profile is kept."""

    def __init__(self, folder: Path) -> None:
        """Look after a folder."""
        self._files = NamedFiles(folder, read_profile)

    @property
    def folder(self) -> Path:
        """Where the files lie."""
        return self._files.folder

    def profiles(self) -> tuple[SavedProfile, ...]:
        """Return the profiles that can be used, by name."""
        return self._files.usable()

    def files(self) -> tuple[SavedProfile | UnusableFile, ...]:
        """Return what every file of the folder holds, by name."""
        return self._files.all()

    @property
    def is_empty(self) -> bool:
        """Whether there is no file of a profile; none is opened to know."""
        return self._files.is_empty

    def named(self, name: str) -> SavedProfile | None:
        """Return the profile of a player of a record; None for a guest."""
        return next((each for each in self.profiles() if each.profile.is_called(name)), None)

    def keep(self, profile: Profile, old: SavedProfile | None = None) -> Path:
        """Write a profile anew, or over its own file; return it.

        Args:
            profile: what is written.
            old: as it was before, if it is changed.

        Raises:
            ProfileError: if it cannot be kept under its name.
        """
        name = composed(profile.name.strip())
        if fault := name_fault(name):
            raise ProfileError(fault)
        taken = self._taken(name)
        if taken and (old is None or taken.path != old.path):
            raise ProfileError(say("There is a profile '{name}' already.", name=taken.name))
        path = old.path if old else self._free_path(name)
        file = _File(VERSION, name, profile.number, profile.language)
        try:
            self._files.write(path, msgspec.to_builtins(file))
        except OSError as error:
            fault = say("The profile cannot be saved: {reason}.", reason=reason(error))
            raise ProfileError(fault) from None
        return path

    def remove(self, path: Path) -> None:
        """Delete the file of a profile.

        Raises:
            ProfileError: if the disk does not let us.
        """
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            fault = say("The profile cannot be deleted: {reason}.", reason=reason(error))
            raise ProfileError(fault) from None

    def _taken(self, name: str) -> SavedProfile | UnusableFile | None:
        """Return who is called so already; upper and lower case are one."""
        wanted = file_key(name)
        return next((each for each in self.files() if file_key(each.name) == wanted), None)

    def _free_path(self, name: str) -> Path:
        """Return the file of a new profile: its name, and a number if somebody was called so."""
        taken = {file_key(each.path.stem) for each in self.files()}
        stems = (name if number == 1 else f"{name}-{number}" for number in count(1))
        free = next(stem for stem in stems if file_key(stem) not in taken)
        return self.folder / f"{free}{SUFFIX}"


def name_fault(name: str) -> Sentence | None:
    """Return why nobody can be called so, as a sentence; None if somebody can."""
    is_fine = 0 < len(composed(name.strip())) <= LONGEST_NAME and all(map(is_safe, composed(name)))
    if is_fine and not is_reserved(name.strip()):
        return None
    return say(
        "A name here has 1 to {most} letters, figures, spaces and hyphens.", most=LONGEST_NAME
    )


def read_profile(path: Path) -> SavedProfile | UnusableFile:
    """Return what the file of a profile holds, or why it cannot be used."""
    try:
        return SavedProfile(path, _read(open_document(path)))
    except DocumentError as error:
        return UnusableFile(path, sentence_of(error))


def _read(document: Document) -> Profile:
    check_version(document, say_of("file", "profile"), VERSION)
    for key in map(str, document.value):
        if key not in _ENTRIES:
            raise document.fault(f"$.{key}", no_entry(key, hint(key, _ENTRIES)))
    try:
        file = msgspec.convert(document.value, _File)
    except msgspec.ValidationError as error:
        raise typing_fault(document, error) from None
    if fault := name_fault(file.name):
        raise document.fault("$.name", as_clause(fault))
    return Profile(file.name, file.number, file.language)
