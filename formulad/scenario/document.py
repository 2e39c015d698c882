"""A YAML text as plain values, and the line on which each of them stands."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import yaml

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST = 100_000
"""Characters; a scenario is a page, not a book."""

_LAST_PART = re.compile(r"(\.[^.\[]*|\[[^\]]*\])$")


class ScenarioError(ValueError):
    """A scenario that cannot be used; the message names its file and line."""


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

    def fault(self, path: str, sentence: str) -> ScenarioError:
        """Return the error that says what is wrong with a value."""
        return ScenarioError(f"{self.name}:{self.line(path)}: {sentence}")


def read_document(name: str, text: str) -> Document:
    """Return what a YAML text holds.

    Raises:
        ScenarioError: if it cannot be read.
    """
    if len(text) > LONGEST:
        raise ScenarioError(f"{name}:1: this is too long for a scenario")
    try:
        node = yaml.compose(text, yaml.SafeLoader)
        places = _Places(name)
        if node is not None:
            places.note(node, "$")
            return Document(
                name, yaml.constructor.SafeConstructor().construct_document(node), places.lines
            )
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ScenarioError(f"{name}:{line}: {error.problem}") from None
    except yaml.YAMLError as error:
        raise ScenarioError(f"{name}:1: {' '.join(str(error).split())}") from None
    except RecursionError:
        raise ScenarioError(f"{name}:1: this is nested too deeply") from None
    raise ScenarioError(f"{name}:1: the file is empty")


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
                self.note(value, f"{path}.{key.value}")

    def _refuse(self, line: int, sentence: str) -> None:
        raise ScenarioError(f"{self.name}:{line}: {sentence}")
