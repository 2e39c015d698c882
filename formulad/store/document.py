"""A YAML text as plain values, and the line on which each of them stands."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import yaml
from yaml.composer import Composer
from yaml.cyaml import CParser  # type: ignore[attr-defined]  # the stubs hide it
from yaml.resolver import Resolver

from formulad.store.disk import reason

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    import msgspec

LONGEST = 100_000
"""Characters; what people write here is a page, not a book."""

_RESOLVER = Resolver()
_NO_LETTER = re.compile(r"[\x00\ud800-\udfff]")
"""Nulls and halves of letters, which no screen can show."""
_LAST_PART = re.compile(r"(\.[^.\[]*|\[[^\]]*\])$")


class _Swift(Composer, CParser, Resolver):
    """Reads with libyaml, but composes in Python, where what is nested too deeply does no harm."""

    def __init__(self, text: str) -> None:
        CParser.__init__(self, text)
        Composer.__init__(self)
        Resolver.__init__(self)


class DocumentError(ValueError):
    """A text file that cannot be used; the message names its file and line."""


@dataclass(frozen=True, slots=True)
class Document:
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
        return DocumentError(f"{self.name}:{self.line(path)}: {sentence}")


def open_document(path: Path, name: str = "") -> Document:
    """Return what a YAML file holds.

    Args:
        path: where it lies.
        name: what it is called in faults, if not by its own name.

    Raises:
        DocumentError: if it cannot be read.
    """
    name = name or path.name.encode(errors="replace").decode()
    try:
        with path.open("rb") as file:
            content = file.read(4 * LONGEST + 1)
        return read_document(name, content.decode())
    except OSError as error:
        raise DocumentError(f"{name} cannot be read: {reason(error)}") from None
    except UnicodeDecodeError:
        raise DocumentError(f"{name}:1: this is no text") from None


def read_document(name: str, text: str) -> Document:
    """Return what a YAML text holds.

    Raises:
        DocumentError: if it cannot be read.
    """
    if len(text) > LONGEST:
        raise DocumentError(f"{name}:1: this is longer than anybody would write")
    try:
        return _read(name, text)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise DocumentError(f"{name}:{line}: {error.problem}") from None
    except yaml.YAMLError as error:
        raise DocumentError(f"{name}:1: {' '.join(str(error).split())}") from None
    except RecursionError:
        raise DocumentError(f"{name}:1: this is nested too deeply") from None


def _read(name: str, text: str) -> Document:
    node = _composed(text)
    if node is None:
        return Document(name, None, {})
    places = _Places(name)
    places.note(node, "$")
    try:
        value = yaml.constructor.SafeConstructor().construct_document(node)
    except (ValueError, OverflowError) as error:
        raise DocumentError(f"{name}:1: a value cannot be read: {error}") from None
    return Document(name, value, places.lines)


def _composed(text: str) -> yaml.Node | None:
    """Return the nodes of a text; the slow reader is asked again what is wrong with one."""
    try:
        return _Swift(text).get_single_node()
    except yaml.YAMLError:
        return yaml.compose(text, yaml.SafeLoader)


def _plain_tag(node: yaml.Node) -> str:
    """Return the tag that a value has of itself; PyYAML stumbles over many given by hand."""
    is_plain = isinstance(node, yaml.ScalarNode) and not node.style
    text = node.value if isinstance(node, yaml.ScalarNode) else None
    tag = _RESOLVER.resolve(type(node), text, (is_plain, not is_plain))  # type: ignore[no-untyped-call]  # the stubs of PyYAML leave it out
    return str(tag)


def check_version(document: Document, kind: str, newest: int) -> None:
    """Hold a document to a version that this game can read.

    Args:
        document: what a file holds.
        kind: what it is, such as `design`.
        newest: the last version there is.

    Raises:
        DocumentError: if it has none, or a newer one.
    """
    if not isinstance(document.value, dict):
        raise document.fault("$", f"a {kind} is lines of `name: value`")
    version = document.value.get("version")
    if type(version) is not int or version < 1:
        raise document.fault("$.version", f"a {kind} says first of which version it is: {newest}")
    if version > newest:
        raise document.fault(
            "$.version",
            f"this {kind} has version {version}, written by a newer FormulaD;"
            f" this one reads versions up to {newest}",
        )


def as_clause(sentence: str) -> str:
    """Return a sentence as it stands behind the line of a file."""
    return f"{sentence[:1].lower()}{sentence[1:].removesuffix('.')}"


def typing_fault(document: Document, error: msgspec.ValidationError) -> DocumentError:
    """Return the error that says which value of a document has the wrong type."""
    what, path = split_path(str(error))
    return document.fault(path, f"{what[:1].lower()}{what[1:]} at {path.removeprefix('$.')}")


def split_path(message: str) -> tuple[str, str]:
    """Return what the typed reader says, and the path of the value it says it of."""
    what, _, path = message.partition(" - at `")
    return what, path.removesuffix("`") or "$"


class _Places:
    """Walks through a text and notes on which line each value stands."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: dict[str, int] = {}
        self._met: set[int] = set()

    def note(self, node: yaml.Node, path: str) -> None:
        """Note a value and all that it holds; each may stand in one place only."""
        line = node.start_mark.line + 1
        if path in self.lines:
            self._refuse(line, f"'{path.rpartition('.')[2]}' is written twice")
        if id(node) in self._met:
            self._refuse(line, "write values out: references (&, *) are not read here")
        self._check(node)
        self._met.add(id(node))
        self.lines[path] = line
        self._note_parts(node, path)

    def _note_parts(self, node: yaml.Node, path: str) -> None:
        if isinstance(node, yaml.SequenceNode):
            for index, item in enumerate(node.value):
                self.note(item, f"{path}[{index}]")
        elif isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                if not isinstance(key, yaml.ScalarNode):
                    self._refuse(key.start_mark.line + 1, "the name of an entry has to be a word")
                self._check(key)
                self.note(value, f"{path}.{key.value}")

    def _check(self, node: yaml.Node) -> None:
        line = node.start_mark.line + 1
        if isinstance(node, yaml.ScalarNode) and _NO_LETTER.search(node.value):
            self._refuse(line, "write letters only: one of these cannot be shown")
        if node.tag != _plain_tag(node):
            self._refuse(line, f"write the value without a tag ({node.tag.rpartition(':')[2]})")

    def _refuse(self, line: int, sentence: str) -> None:
        raise DocumentError(f"{self.name}:{line}: {sentence}")
