"""YAML document: what a text file holds, and what is wrong with it, by file and line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from formulad.kernel.files import MOST_OF_TEXT, read_bytes
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import Cased, Sentence, joined, say
from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

LONGEST = 100_000
"""Characters; what people write here is a page, not a book."""

_LAST_PART = re.compile(r"(\.[^.\[]*|\[[^\]]*\])$")


class DocumentError(ValueError):
    """A text file that cannot be used; the message names its file and line."""


class Document(Frozen):
    """What a file holds; a path such as `$.cars[0].gear` leads to each value."""

    name: str
    value: Any
    lines: Mapping[str, int]

    def line(self, path: str) -> int:
        """Return the line of a value, or of what it belongs to."""
        while path not in self.lines and _LAST_PART.search(path):
            path = _LAST_PART.sub("", path)
        return self.lines.get(path, 1)

    def fault(self, path: str, sentence: str) -> DocumentError:
        """Return the error that says what is wrong with a value."""
        return fault_at(self.name, self.line(path), sentence)


def fault_at(name: str, line: int, sentence: str) -> DocumentError:
    """Return the error that says what is wrong on a line of a file."""
    return DocumentError(joined(": ", (f"{name}:{line}", sentence)))


def no_text(name: str) -> DocumentError:
    """Return the error that says that a file is something else than a text."""
    return fault_at(name, 1, say("this is no text"))


def unreadable(name: object, error: OSError) -> Sentence:
    """Return that the disk does not give a file, and why."""
    return say("{file} cannot be read: {reason}", file=name, reason=reason(error))


def open_document(path: Path, name: str = "") -> Document:
    """Return what a YAML file holds.

    Args:
        path: where it lies.
        name: what it is called in faults, if not by its own name.

    Raises:
        DocumentError: if it cannot be read.
    """
    name = name or name_in_faults(path)
    return read_document(name, text_in(path, name))


def name_in_faults(path: Path) -> str:
    """Return what a file is called in faults: its own name, as far as it can be written."""
    return path.name.encode(errors="replace").decode()


def text_in(path: Path, name: str) -> str:
    """Return the text of a file.

    Args:
        path: where it lies.
        name: what it is called in faults.

    Raises:
        DocumentError: if it cannot be read, or is none.
    """
    try:
        return read_bytes(path, MOST_OF_TEXT).decode()
    except OSError as error:
        raise DocumentError(unreadable(name, error)) from None
    except UnicodeDecodeError:
        raise no_text(name) from None


def read_document(name: str, text: str) -> Document:
    """Return what a YAML text holds.

    Raises:
        DocumentError: if it cannot be read.
    """
    from formulad.store.yaml_reading import YamlFaultError, read_yaml, too_long

    if len(text) > LONGEST:
        raise fault_at(name, 1, too_long())
    try:
        return Document(name, *read_yaml(text))
    except YamlFaultError as error:
        raise fault_at(name, error.line, error.sentence) from None


def check_version(document: Document, kind: str, newest: int) -> None:
    """Hold a document to a version that this game can read.

    Args:
        document: what a file holds.
        kind: what it is, such as `design`; in the player's words.
        newest: the last version there is.

    Raises:
        DocumentError: if it has none, or a newer one.
    """
    if not isinstance(document.value, dict):
        raise document.fault("$", say("a {kind} is lines of `name: value`", kind=kind))
    version = document.value.get("version")
    if type(version) is not int or version < 1:
        silent = say(
            "a {kind} says first of which version it is: {newest}", kind=kind, newest=newest
        )
        raise document.fault("$.version", silent)
    if version > newest:
        newer = say(
            "this {kind} has version {version}, written by a newer FormulaD;"
            " this one reads versions up to {newest}",
            kind=kind,
            version=version,
            newest=newest,
        )
        raise document.fault("$.version", newer)


def as_clause(sentence: str) -> str:
    """Return a sentence as it stands behind the line of a file."""
    return Cased(sentence, _clause) if isinstance(sentence, Sentence) else _clause(sentence)


def _clause(sentence: str) -> str:
    return f"{sentence[:1].lower()}{sentence[1:].removesuffix('.').removesuffix('。')}"
