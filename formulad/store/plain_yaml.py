"""Plain YAML: a text of names, words and numbers, as the game itself writes its files.

It is read without the library, which takes a tenth of a start to import. Whatever is written in
another way is left to `yaml_reading`, and so is all that may be wrong with a text.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

_MOST_LINES, _LONGEST_LINE, _DEEPEST = 1_000, 500, 40
_LINE = re.compile(r"(?P<indent> *)(?P<item>- )?(?:(?P<name>[^\W\d_][\w -]*):)?(?P<value>.*)")
_WORDS = re.compile(r"[^\W\d_](?:[\w ./+-]*[\w./+-])?")
_QUOTED = re.compile(r"'([\w ./+:#,-]*)'")
_WHOLE = re.compile(r"-?(?:0|[1-9]\d{0,17})", re.ASCII)
_FRACTION = re.compile(r"-?\d{1,15}\.\d{1,15}", re.ASCII)
_SIGNS = {"null": None, "true": True, "false": False}
_OTHERS = {*_SIGNS, "yes", "no", "on", "off"}
"""Words that mean something else, in small letters or in capitals."""


class YamlText(NamedTuple):
    """What a text holds, and on which line each value stands, by the path that leads to it."""

    value: Any
    lines: dict[str, int]


class _UnusualError(ValueError):
    """A text that is not plain."""


class _Line(NamedTuple):
    number: int
    indent: int
    begins_item: bool
    name: str
    value: str


def read_plain(text: str) -> YamlText | None:
    """Return what a plain text holds; None if it is written in another way, or is wrong."""
    try:
        reader = _Reader(text)
        return YamlText(reader.block(0, "$"), reader.lines)
    except _UnusualError:
        return None


class _Reader:
    """Reads lines, and notes on which of them each value stands."""

    def __init__(self, text: str) -> None:
        self.lines: dict[str, int] = {}
        found = text.removesuffix("\n").split("\n")
        if len(found) > _MOST_LINES:
            raise _UnusualError
        self._left = [_line(number, line) for number, line in enumerate(found, 1)]
        self._left.reverse()

    def block(self, indent: int, path: str) -> Any:
        """Return a list, or what is named, from here to where less is indented."""
        first = self._left[-1]
        if first.indent != indent or indent > _DEEPEST:
            raise _UnusualError
        self.lines[path] = first.number
        value = self._items(indent, path) if first.begins_item else self._entries(indent, path)
        if indent == 0 and self._left:
            raise _UnusualError
        return value

    def _items(self, indent: int, path: str) -> list[Any]:
        items: list[Any] = []
        while self._is_at(indent) and self._left[-1].begins_item:
            line, place = self._left.pop(), f"{path}[{len(items)}]"
            if line.name:
                self._left.append(line._replace(indent=indent + 2, begins_item=False))
                items.append(self.block(indent + 2, place))
            else:
                items.append(self._scalar(line, place))
        return items

    def _entries(self, indent: int, path: str) -> dict[str, Any]:
        entries: dict[str, Any] = {}
        while self._is_at(indent) and not self._left[-1].begins_item:
            line = self._left.pop()
            if not line.name or line.name in entries:
                raise _UnusualError
            place = f"{path}.{line.name}"
            entries[line.name] = (
                self._scalar(line, place) if line.value else self._below(line, place)
            )
        return entries

    def _is_at(self, indent: int) -> bool:
        """Return whether the next line belongs to a block; one that is indented further is odd."""
        if not self._left or self._left[-1].indent < indent:
            return False
        if self._left[-1].indent > indent:
            raise _UnusualError
        return True

    def _below(self, line: _Line, path: str) -> Any:
        """Return what stands on the lines below a name; the items of a list need no indent."""
        if not self._left:
            raise _UnusualError
        first = self._left[-1]
        if first.indent > line.indent or (first.indent == line.indent and first.begins_item):
            return self.block(first.indent, path)
        raise _UnusualError

    def _scalar(self, line: _Line, path: str) -> Any:
        self.lines[path] = line.number
        return _value(line.value)


def _line(number: int, text: str) -> _Line:
    found = _LINE.fullmatch(text)
    if not found or len(text) > _LONGEST_LINE:
        raise _UnusualError
    name, value = found["name"] or "", found["value"]
    if name and value:
        if not value.startswith(" "):
            raise _UnusualError
        value = value[1:]
    if name != name.rstrip() or name.lower() in _OTHERS or not (name or found["item"]):
        raise _UnusualError
    return _Line(number, len(found["indent"]), bool(found["item"]), name, value)


def _value(text: str) -> Any:
    """Return a word, a number, or nothing."""
    if text in _SIGNS:
        return _SIGNS[text]
    if _WHOLE.fullmatch(text):
        return int(text)
    if _FRACTION.fullmatch(text):
        return float(text)
    if text in ("{}", "[]"):
        return {} if text == "{}" else []
    if quoted := _QUOTED.fullmatch(text):
        return quoted[1]
    if _WORDS.fullmatch(text) and text.lower() not in _OTHERS:
        return text
    raise _UnusualError
