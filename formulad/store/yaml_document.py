"""YAML document: a text as plain values, with the line on which each of them stands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import yaml
from yaml.composer import Composer
from yaml.cyaml import CParser  # type: ignore[attr-defined]  # the stubs hide it
from yaml.resolver import Resolver

from formulad.kernel.files import MOST_OF_TEXT, read_bytes
from formulad.kernel.frozen import frozen
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import Cased, Sentence, joined, say
from formulad.store.yaml_errors import no_letter, no_merging, no_references, stumble
from formulad.store.yaml_text import NumberFaultError, PlainValues

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

LONGEST = 100_000
"""Characters; what people write here is a page, not a book."""
MOST_VALUES = 5_000
"""Names and values; of more it would take the slow reader long to say what is wrong."""
DEEPEST = 50
"""Brackets and braces within each other."""

_RESOLVER = Resolver()
_NO_LETTER = re.compile(r"[\x00\ud800-\udfff]")
"""Nulls and halves of letters, which no screen can show."""
_MERGED = "tag:yaml.org,2002:merge"
_LAST_PART = re.compile(r"(\.[^.\[]*|\[[^\]]*\])$")


class _Swift(Composer, CParser, Resolver):
    """Reads with libyaml, but composes in Python, where what is nested too deeply does no harm."""

    def __init__(self, text: str) -> None:
        CParser.__init__(self, text)
        Composer.__init__(self)
        Resolver.__init__(self)
        self._count = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        """Return the next name or value.

        Raises:
            _TooManyError: if there are more of them than anybody would write.
        """
        self._count += 1
        node = super().compose_node(parent, index)
        if node and self._count > MOST_VALUES:
            raise _TooManyError(node)
        return node


class _Slow(yaml.SafeLoader):
    """Knows best what is wrong with a text; in brackets within brackets it gets very slow."""

    def fetch_flow_collection_start(self, token: type[yaml.Token]) -> None:
        """Read a bracket or brace that opens.

        Raises:
            RecursionError: if it stands in more of them than anybody would open.
        """
        if self.flow_level >= DEEPEST:
            raise RecursionError
        super().fetch_flow_collection_start(token)


class _TooManyError(ValueError):
    """There is no end of names and values."""

    def __init__(self, node: yaml.Node) -> None:
        """Say on which line there are too many, counted from 1."""
        super().__init__()
        self.line = node.start_mark.line + 1


class DocumentError(ValueError):
    """A text file that cannot be used; the message names its file and line."""


@frozen
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
    if len(text) > LONGEST:
        raise _too_long(name, 1)
    try:
        return _read(name, text)
    except yaml.YAMLError as error:
        raise fault_at(name, *stumble(text, error)) from None
    except _TooManyError as error:
        raise _too_long(name, error.line) from None
    except RecursionError:
        raise fault_at(name, 1, say("this is nested too deeply")) from None


def _too_long(name: str, line: int) -> DocumentError:
    return fault_at(name, line, say("this is longer than anybody would write"))


def _read(name: str, text: str) -> Document:
    node = _composed(text)
    if node is None:
        return Document(name, None, {})
    places = _Places(name)
    places.note(node, "$")
    try:
        value = PlainValues().construct_document(node)
    except NumberFaultError as error:
        raise fault_at(name, error.line, say("a date or a number cannot be read")) from None
    return Document(name, value, places.lines)


def _composed(text: str) -> yaml.Node | None:
    """Return the nodes of a text; the slow reader is asked again what is wrong with one."""
    try:
        return _Swift(text).get_single_node()
    except yaml.YAMLError:
        return yaml.compose(text, _Slow)


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
            name = path.rpartition(".")[2]
            self._refuse(line, say("'{name}' is written twice", name=name))
        if id(node) in self._met:
            self._refuse(line, no_references())
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
                    fault = say("the name of an entry has to be a word")
                    self._refuse(key.start_mark.line + 1, fault)
                if key.tag == _MERGED:
                    self._refuse(key.start_mark.line + 1, no_merging())
                self._check(key)
                self.note(value, f"{path}.{key.value}")

    def _check(self, node: yaml.Node) -> None:
        line = node.start_mark.line + 1
        if isinstance(node, yaml.ScalarNode) and _NO_LETTER.search(node.value):
            self._refuse(line, no_letter())
        if node.tag != _plain_tag(node):
            tag = node.tag.rpartition(":")[2]
            self._refuse(line, say("write the value without a tag ({tag})", tag=tag))

    def _refuse(self, line: int, sentence: str) -> None:
        raise fault_at(self.name, line, sentence)
