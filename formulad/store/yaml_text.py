"""YAML text: everything that is written is read as it was."""

from __future__ import annotations

import math
from typing import Any

import yaml

from formulad.kernel.letters import is_line

_WHOLE_NUMBERS = range(-(1 << 63), 1 << 64)
"""What a word of a computer holds; nobody counts further."""
_NUMBERS = {"tag:yaml.org,2002:int", "tag:yaml.org,2002:float"}
_LONGEST_NUMBER = 100
"""Figures; far longer ones take a computer long to read."""


class NumberFaultError(ValueError):
    """A number or a date that there is not, or that nobody needs."""

    def __init__(self, node: yaml.Node) -> None:
        """Say on which line it stands, counted from 1."""
        super().__init__()
        self.line = node.start_mark.line + 1


class PlainValues(yaml.constructor.SafeConstructor):
    """Makes values of nodes; numbers and dates are those that the game can count with."""

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        """Return the value of a node.

        Raises:
            NumberFaultError: if it is a date or a number that cannot be used.
        """
        if node.tag in _NUMBERS and len(node.value) > _LONGEST_NUMBER:
            raise NumberFaultError(node)
        try:
            value = super().construct_object(node, deep=deep)
        except NumberFaultError:
            raise
        except (ValueError, OverflowError):
            raise NumberFaultError(node) from None
        if isinstance(value, float) and not math.isfinite(value):
            raise NumberFaultError(node)
        if type(value) is int and value not in _WHOLE_NUMBERS:
            raise NumberFaultError(node)
        return value


class _Writer(yaml.SafeDumper):
    """Writes what cannot be seen by its number: a bare U+0085 would end a line."""


def _represent_text(writer: _Writer, text: str) -> yaml.Node:
    style = None if is_line(text) else '"'
    return writer.represent_scalar("tag:yaml.org,2002:str", text, style)


_Writer.add_representer(str, _represent_text)


def yaml_of(value: object) -> str:
    """Return a value as a YAML text that people can read and edit."""
    text: str = yaml.dump(value, Dumper=_Writer, allow_unicode=True, sort_keys=False)
    return text
