"""YAML reading: a text as plain values, with the line on which each of them stands, by PyYAML.

It takes a tenth of a start to import that library: `yaml_document` does so once there is a text.
"""

from __future__ import annotations

import math
import re
from typing import Any, NamedTuple

import yaml
from yaml.composer import Composer
from yaml.cyaml import CParser  # type: ignore[attr-defined]  # the stubs hide it
from yaml.resolver import Resolver

from formulad.kernel.sentence import say
from formulad.store.yaml_errors import no_letter, no_merging, no_references, stumble

MOST_VALUES = 5_000
"""Names and values; of more it would take the slow reader long to say what is wrong."""
DEEPEST = 50
"""Brackets and braces within each other."""

_RESOLVER = Resolver()
_NO_LETTER = re.compile(r"[\x00\ud800-\udfff]")
"""Nulls and halves of letters, which no screen can show."""
_MERGED = "tag:yaml.org,2002:merge"
_WHOLE_NUMBERS = range(-(1 << 63), 1 << 64)
"""What a word of a computer holds; nobody counts further."""
_NUMBERS = {"tag:yaml.org,2002:int", "tag:yaml.org,2002:float"}
_LONGEST_NUMBER = 100
"""Figures; far longer ones take a computer long to read."""


class YamlText(NamedTuple):
    """What a text holds, and on which line each value stands, by the path that leads to it."""

    value: Any
    lines: dict[str, int]


class YamlFaultError(ValueError):
    """A text that cannot be used."""

    def __init__(self, line: int, sentence: str) -> None:
        """Say on which line, counted from 1, and what is wrong there."""
        super().__init__(sentence)
        self.line, self.sentence = line, sentence


def too_long() -> str:
    """Return that a text is longer than it can be."""
    return say("this is longer than anybody would write")


def read_yaml(text: str) -> YamlText:
    """Return what a text holds.

    Raises:
        YamlFaultError: if it cannot be read.
    """
    try:
        return _read(text)
    except yaml.YAMLError as error:
        raise YamlFaultError(*stumble(text, error)) from None
    except RecursionError:
        raise YamlFaultError(1, say("this is nested too deeply")) from None


def _read(text: str) -> YamlText:
    node = _composed(text)
    if node is None:
        return YamlText(None, {})
    places = _Places()
    places.note(node, "$")
    return YamlText(_PlainValues().construct_document(node), places.lines)


def _composed(text: str) -> yaml.Node | None:
    """Return the nodes of a text; the slow reader is asked again what is wrong with one."""
    try:
        return _Swift(text).get_single_node()
    except yaml.YAMLError:
        return yaml.compose(text, _Slow)


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
            YamlFaultError: if there are more of them than anybody would write.
        """
        self._count += 1
        node = super().compose_node(parent, index)
        if node and self._count > MOST_VALUES:
            raise YamlFaultError(_line(node), too_long())
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


class _PlainValues(yaml.constructor.SafeConstructor):
    """Makes values of nodes; numbers and dates are those that the game can count with."""

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        """Return the value of a node.

        Raises:
            YamlFaultError: if it is a date or a number that cannot be used.
        """
        if node.tag in _NUMBERS and len(node.value) > _LONGEST_NUMBER:
            raise _no_number(node)
        try:
            value = super().construct_object(node, deep=deep)
        except YamlFaultError:
            raise
        except (ValueError, OverflowError):
            raise _no_number(node) from None
        if isinstance(value, float) and not math.isfinite(value):
            raise _no_number(node)
        if type(value) is int and value not in _WHOLE_NUMBERS:
            raise _no_number(node)
        return value


def _no_number(node: yaml.Node) -> YamlFaultError:
    return YamlFaultError(_line(node), say("a date or a number cannot be read"))


class _Places:
    """Walks through a text and notes on which line each value stands."""

    def __init__(self) -> None:
        self.lines: dict[str, int] = {}
        self._met: set[int] = set()

    def note(self, node: yaml.Node, path: str) -> None:
        """Note a value and all that it holds; each may stand in one place only."""
        if path in self.lines:
            name = path.rpartition(".")[2]
            raise YamlFaultError(_line(node), say("'{name}' is written twice", name=name))
        if id(node) in self._met:
            raise YamlFaultError(_line(node), no_references())
        _check(node)
        self._met.add(id(node))
        self.lines[path] = _line(node)
        self._note_parts(node, path)

    def _note_parts(self, node: yaml.Node, path: str) -> None:
        if isinstance(node, yaml.SequenceNode):
            for index, item in enumerate(node.value):
                self.note(item, f"{path}[{index}]")
        elif isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                _check_name(key)
                self.note(value, f"{path}.{key.value}")


def _check_name(key: yaml.Node) -> None:
    """Say what is wrong with the name of an entry."""
    if not isinstance(key, yaml.ScalarNode):
        raise YamlFaultError(_line(key), say("the name of an entry has to be a word"))
    if key.tag == _MERGED:
        raise YamlFaultError(_line(key), no_merging())
    _check(key)


def _check(node: yaml.Node) -> None:
    """Say what is wrong with the letters or the tag of a name or value."""
    if isinstance(node, yaml.ScalarNode) and _NO_LETTER.search(node.value):
        raise YamlFaultError(_line(node), no_letter())
    if node.tag != _plain_tag(node):
        tag = node.tag.rpartition(":")[2]
        raise YamlFaultError(_line(node), say("write the value without a tag ({tag})", tag=tag))


def _plain_tag(node: yaml.Node) -> str:
    """Return the tag that a value has of itself; PyYAML stumbles over many given by hand."""
    is_plain = isinstance(node, yaml.ScalarNode) and not node.style
    text = node.value if isinstance(node, yaml.ScalarNode) else None
    tag = _RESOLVER.resolve(type(node), text, (is_plain, not is_plain))  # type: ignore[no-untyped-call]  # the stubs of PyYAML leave it out
    return str(tag)


def _line(node: yaml.Node) -> int:
    """Return the line on which a name or value stands, counted from 1."""
    return node.start_mark.line + 1
