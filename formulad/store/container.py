"""Container: what players give to each other, as one file: a zip whose manifest says what is in it.

A container comes from a stranger. It holds the files of its kind and no others, each as long as it
may be and with the check-sum that its manifest names; nothing is written where it is read.
"""

from __future__ import annotations

import hashlib
import struct
import zipfile
import zlib
from dataclasses import dataclass, field
from enum import StrEnum
from io import BytesIO
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from formulad.kernel.files import MOST_OF_TEXT, read_bytes
from formulad.kernel.frozen import frozen
from formulad.kernel.letters import is_line
from formulad.kernel.sentence import joined, say, say_of, sentence_of
from formulad.store.validation_errors import typing_fault
from formulad.store.yaml_document import (
    DocumentError,
    check_version,
    read_document,
    unreadable,
)
from formulad.store.yaml_text import yaml_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

SUFFIX = ".formulad"
FORMAT = "formulad"
VERSION = 1
"""Of the form of containers."""
MANIFEST = "manifest.yaml"
MOST_OF_FILE = 5 << 20
"""Bytes of a whole container, of any kind."""
MOST_OF_GAME = 2 << 20
"""Bytes of a record and its map, unpacked."""
LONGEST_LINE = 200
"""Letters of a title or the name of an author."""
_ALWAYS = (1980, 1, 1, 0, 0, 0)
"""The day of every file within: what is the same is packed into the same bytes."""
_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    OSError,
    RuntimeError,  # also of what is packed in a way that Python does not know
    ValueError,
    LookupError,
)
"""What a zip that was cut, changed or made up raises."""


class Kind(StrEnum):
    """What a container holds."""

    CIRCUIT = "circuit"
    RACE = "race"
    """A game of the box as far as it was played."""
    MOMENT = "moment"
    """A game, and the step of it that somebody is to see."""
    RULES = "rules"
    DRIVER = "driver"
    SEASON = "season"
    PUZZLE = "puzzle"


RECORD, MAP, STEP = "record.race", "track.tmx", "moment.yaml"
TEXTS = {
    Kind.RULES: "rules.yaml",
    Kind.DRIVER: "driver.yaml",
    Kind.SEASON: "season.yaml",
    Kind.PUZZLE: "puzzle.yaml",
}
"""What is one text that people can read, by its kind."""


@frozen
class _Form:
    """Which files a kind of container holds, and how many bytes they may be together."""

    needed: frozenset[str]
    allowed: frozenset[str]
    most: int


_FORMS = {
    Kind.CIRCUIT: _Form(
        frozenset({MAP}),
        frozenset({MAP, "preview.jpg", "report.json"}),
        16 << 20,
    ),
    Kind.RACE: _Form(frozenset({RECORD}), frozenset({RECORD, MAP}), MOST_OF_GAME),
    Kind.MOMENT: _Form(frozenset({RECORD, STEP}), frozenset({RECORD, STEP, MAP}), MOST_OF_GAME),
} | {
    kind: _Form(frozenset({text}), frozenset({text}), MOST_OF_TEXT) for kind, text in TEXTS.items()
}


class ContainerError(ValueError):
    """A container that cannot be used; the message is a sentence."""


@frozen
class Container:
    """What somebody gives away."""

    kind: Kind
    title: str
    author: str
    files: Mapping[str, bytes]


class _Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    version: int
    kind: Kind
    title: Annotated[str, Meta(max_length=LONGEST_LINE)]
    files: dict[str, Annotated[str, Meta(min_length=64, max_length=64)]]
    author: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


def packed(container: Container) -> bytes:
    """Return a container as a file."""
    sums = {name: _sum_of(content) for name, content in sorted(container.files.items())}
    manifest = _Manifest(
        FORMAT,
        VERSION,
        container.kind,
        container.title[:LONGEST_LINE],
        sums,
        container.author[:LONGEST_LINE],
    )
    written = yaml_of(msgspec.to_builtins(manifest)).encode()
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in ((MANIFEST, written), *sorted(container.files.items())):
            entry = zipfile.ZipInfo(name, _ALWAYS)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
    return buffer.getvalue()


def open_container(path: Path) -> Container:
    """Return what a file from somebody else holds.

    Raises:
        ContainerError: if it cannot be read or used.
    """
    name = path.name or str(path)
    try:
        return unpacked(name, read_bytes(path, MOST_OF_FILE))
    except OSError as error:
        raise ContainerError(unreadable(name, error)) from None


def unpacked(name: str, data: bytes) -> Container:
    """Return what the bytes of a container hold.

    Args:
        name: what the file is called in faults.
        data: what it holds.

    Raises:
        ContainerError: if it is none, damaged, or holds what it may not.
    """
    return _Unpacking(name, data).container()


@dataclass(slots=True)
class _Unpacking:
    """Reads a container, and believes nothing that it says of itself."""

    name: str
    data: bytes
    archive: zipfile.ZipFile = field(init=False)

    def container(self) -> Container:
        """Return what it holds.

        Raises:
            ContainerError: if it cannot be used.
        """
        try:
            with zipfile.ZipFile(BytesIO(self.data)) as self.archive:
                return self._read()
        except ContainerError:
            raise
        except DocumentError as error:
            raise self._fault(sentence_of(error)) from None
        except _BROKEN:
            raise self._fault(say("this is no file of FormulaD, or it is damaged")) from None

    def _read(self) -> Container:
        manifest = self._manifest()
        form = _FORMS[manifest.kind]
        names = [entry.filename for entry in self.archive.infolist()]
        inside = set(names) - {MANIFEST}
        if len(names) != len(set(names)) or inside != manifest.files.keys():
            raise self._fault(say("its list says something else than what is in it"))
        if strange := min(inside - form.allowed, default=""):
            raise self._fault(
                say("there is a file in it that does not belong: {file}", file=strange)
            )
        if lost := min(form.needed - inside, default=""):
            raise self._fault(say("{file} is missing in it", file=lost))
        files, room = {}, form.most
        for file in sorted(inside):
            files[file] = self._content(file, room)
            room -= len(files[file])
            if _sum_of(files[file]) != manifest.files[file]:
                raise self._fault(say("{file} in it was changed or damaged", file=file))
        return Container(manifest.kind, manifest.title, manifest.author, files)

    def _manifest(self) -> _Manifest:
        if MANIFEST not in self.archive.namelist():
            raise self._fault(say("{file} is missing in it", file=MANIFEST))
        text = self._content(MANIFEST, MOST_OF_TEXT).decode()
        document = read_document(MANIFEST, text)
        check_version(document, say_of("file", "shared file"), VERSION)
        try:
            manifest = msgspec.convert(document.value, _Manifest)
        except msgspec.ValidationError as error:
            raise typing_fault(document, error) from None
        if manifest.format != FORMAT:
            raise document.fault("$.format", say("write `{format}` here", format=FORMAT))
        for entry in ("title", "author"):
            if not is_line(getattr(manifest, entry)):
                told = say("this holds signs that cannot be seen")
                raise document.fault(f"$.{entry}", told)
        return manifest

    def _content(self, file: str, most: int) -> bytes:
        """Return a file within, of which no more is unpacked than it may hold."""
        with self.archive.open(file) as opened:
            content = opened.read(most + 1)
        if len(content) > most:
            raise self._fault(say("{file} in it is larger than makes sense", file=file))
        return content

    def _fault(self, sentence: str) -> ContainerError:
        return ContainerError(joined(": ", (self.name, sentence)))


def _sum_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
