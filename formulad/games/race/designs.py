"""Car designs, each in a file of its own that people can read and edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from msgspec import Meta

from formulad.kernel.frozen import frozen
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say, say_of, sentence_of
from formulad.kernel.spelling import hint
from formulad.race.agreed.design import Design, design_fault, field_of, part_fault
from formulad.race.car import Part
from formulad.store.file_names import composed, file_key, is_reserved, is_safe
from formulad.store.named_files import SUFFIX, NamedFiles
from formulad.store.unusable_file import UnusableFile
from formulad.store.validation_errors import no_entry, typing_fault
from formulad.store.yaml_document import (
    DocumentError,
    as_clause,
    check_version,
    open_document,
)

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.kernel.sentence import Sentence
    from formulad.store.yaml_document import Document

VERSION = 1
"""Of the form of these files."""
LONGEST_NAME = 24
"""Letters in the name of a design."""
_MOST_PIECES = 4
"""Signs of which a letter may be put together."""
_ENTRIES = ("version", "name", "points")
_PARTS = tuple(field_of(part) for part in Part)


class DesignError(ValueError):
    """A design that cannot be kept; the message is a sentence."""


@frozen
class SavedDesign:
    """A design that was kept under a name."""

    path: Path
    name: str
    design: Design


class PartPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points of a design as they are written, by the names of the parts."""

    tyres: int
    brakes: int
    gearbox: int
    body: int
    engine: int
    road_holding: int

    @property
    def design(self) -> Design:
        """The design that is written so."""
        return Design(*msgspec.structs.astuple(self))


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    points: PartPoints


def write_points(design: Design) -> PartPoints:
    """Return a design as it is written."""
    return PartPoints(*design.points)


class Garage:
    """The folder in which a player keeps his designs, or the game those it brings."""

    def __init__(self, folder: Path) -> None:
        """Look after a folder; it is made when the first design is kept."""
        self._files = NamedFiles(folder, read_design)

    @property
    def folder(self) -> Path:
        """Where the files lie."""
        return self._files.folder

    def designs(self) -> tuple[SavedDesign, ...]:
        """Return the designs that can be used, by name."""
        return self._files.usable()

    def files(self) -> tuple[SavedDesign | UnusableFile, ...]:
        """Return what every file of the folder holds, by name."""
        return self._files.all()

    def taken(self, name: str) -> SavedDesign | UnusableFile | None:
        """Return what stands where a design of this name would; upper and lower case are one."""
        wanted = file_key(name)
        names = (
            (found, {file_key(found.name), file_key(found.path.stem)}) for found in self.files()
        )
        return next((found for found, keys in names if wanted in keys), None)

    def keep(self, name: str, design: Design) -> None:
        """Write a design over the one of its name, or anew.

        Raises:
            DesignError: if it cannot be kept under this name, or nobody could race it.
        """
        if fault := name_fault(name):
            raise DesignError(fault)
        if refusal := design_fault(design, must_spend_all=False):
            raise DesignError(refusal.sentence)
        before = self.taken(name)
        if isinstance(before, UnusableFile):
            unusable = say(
                "There is a file '{file}' that this FormulaD cannot use;"
                " it is left as it is. Choose another name.",
                file=before.path.name,
            )
            raise DesignError(unusable)
        path = before.path if before else self.folder / f"{composed(name)}{SUFFIX}"
        self._write(path, _File(VERSION, composed(name), write_points(design)))

    def remove(self, path: Path) -> None:
        """Delete the file of a design.

        Raises:
            DesignError: if the disk does not let us.
        """
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            fault = say("The design cannot be deleted: {reason}.", reason=reason(error))
            raise DesignError(fault) from None

    def _write(self, path: Path, file: _File) -> None:
        try:
            self._files.write(path, msgspec.to_builtins(file))
        except OSError as error:
            fault = say("The design cannot be saved: {reason}.", reason=reason(error))
            raise DesignError(fault) from None


def name_fault(name: str) -> str | None:
    """Return why a design cannot have a name, as a sentence; None if it can.

    The name is that of a file too, on every system: it has letters, figures and single signs
    that none of them reads in a way of its own.
    """
    if not name.strip():
        return say("Give the design a name.")
    if len(name) > _MOST_PIECES * LONGEST_NAME or len(composed(name)) > LONGEST_NAME:
        return say("The name of a design has at most {most} letters.", most=LONGEST_NAME)
    wrong = next((sign for sign in composed(name) if not is_safe(sign)), None)
    if wrong is not None:
        return _sign_fault(wrong)
    if name != name.strip():
        return say("The name of a design cannot begin or end with a space.")
    if is_reserved(name):
        return say(
            "Some computers keep the name '{name}' for themselves; choose another.", name=name
        )
    return None


def read_design(path: Path) -> SavedDesign | UnusableFile:
    """Return what the file of a design holds, or why it cannot be used."""
    try:
        return _read(path, open_document(path))
    except DocumentError as error:
        return UnusableFile(path, sentence_of(error))


def check_parts(document: Document, path: str, points: tuple[int, ...]) -> None:
    """Hold the points of every part to what a part may have.

    Raises:
        DocumentError: if one has another number.
    """
    for part, number in zip(Part, points, strict=True):
        if fault := part_fault(part, number):
            raise document.fault(f"{path}.{field_of(part)}", as_clause(fault.sentence))


def check_points(document: Document, path: str, design: Design) -> None:
    """Hold a design that was read to the limits of every car.

    Raises:
        DocumentError: if it breaks one.
    """
    check_parts(document, path, design.points)
    if fault := design_fault(design, must_spend_all=False):
        raise document.fault(path, as_clause(fault.sentence))


def _read(path: Path, document: Document) -> SavedDesign:
    check_version(document, say_of("file", "design"), VERSION)
    if misspelt := _misspelt(document.value, _ENTRIES):
        sentence = no_entry(misspelt.word, misspelt.hint)
        raise document.fault(f"$.{misspelt.word}", sentence)
    if misspelt := _misspelt(document.value.get("points"), _PARTS):
        sentence = say("there is no part '{part}'{hint}", part=misspelt.word, hint=misspelt.hint)
        raise document.fault(f"$.points.{misspelt.word}", sentence)
    try:
        file = msgspec.convert(document.value, _File)
    except msgspec.ValidationError as error:
        raise typing_fault(document, error) from None
    if fault := name_fault(file.name):
        raise document.fault("$.name", as_clause(fault))
    check_points(document, "$.points", file.points.design)
    return SavedDesign(path, file.name, file.points.design)


class _Misspelt(NamedTuple):
    word: str
    hint: str


def _misspelt(entries: object, known: tuple[str, ...]) -> _Misspelt | None:
    """Return the first name that is not known, with the one that was probably meant."""
    for key in map(str, entries if isinstance(entries, dict) else ()):
        if key not in known:
            return _Misspelt(key, hint(key, known))
    return None


def _sign_fault(sign: str) -> Sentence:
    if sign.isprintable():
        return say("The name of a design cannot have the sign '{sign}'.", sign=sign)
    return say("The name of a design cannot have the sign of number {number}.", number=ord(sign))
