"""YAML errors: what the reader stumbles over, in words for whoever wrote the file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import yaml

from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.kernel.sentence import Sentence

_BARE_NAME = "could not find expected ':'"
"""What the reader says only once it has read on, and of a line before."""


class Stumble(NamedTuple):
    """A line that cannot be read, and what is wrong there."""

    line: int
    sentence: Sentence


def no_references() -> Sentence:
    """Return that a value stands where it counts, and is not named to be used elsewhere."""
    return say("write values out: references (&, *) are not read here")


def no_merging() -> Sentence:
    """Return that each entry stands where it counts, where its line is known."""
    return say("write entries out: those of other places are not put in here (<<)")


def no_letter() -> Sentence:
    """Return that there is a sign that no screen can show."""
    return say("write letters only: one of these cannot be shown")


def stumble(text: str, error: yaml.YAMLError) -> Stumble:
    """Return where a text cannot be read, and why as far as its writer can be told."""
    if isinstance(error, yaml.reader.ReaderError):
        return Stumble(text.count("\n", 0, error.position) + 1, no_letter())
    if not isinstance(error, yaml.MarkedYAMLError):
        return Stumble(1, _no_yaml())
    is_bare_name = error.problem == _BARE_NAME
    mark = error.context_mark if is_bare_name else error.problem_mark
    return Stumble(mark.line + 1 if mark else 1, _told(f"{error.context or ''}: {error.problem}"))


def _told(problem: str) -> Sentence:
    """Return what is wrong, by what the reader was about to read and what it met instead."""
    met = ((pattern.search(problem), telling) for pattern, telling in _PROBLEMS)
    return next((telling(found) for found, telling in met if found), _no_yaml())


def _no_yaml() -> Sentence:
    return say("this cannot be read: look at its signs, its quotation marks and how it is indented")


_PROBLEMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Sentence]], ...] = (
    (
        re.compile(r"found character '\\t'"),
        lambda _: say("lines are indented with spaces here, not with tabs"),
    ),
    (
        re.compile(r"found character '(?P<sign>[^\\])' that cannot start"),
        lambda found: say(
            "what begins with '{sign}' stands in quotation marks", sign=found["sign"]
        ),
    ),
    (
        re.compile(re.escape(_BARE_NAME)),
        lambda _: say("there is no ':' behind a name here"),
    ),
    (
        re.compile(r"mapping values are not allowed"),
        lambda _: say(
            "this ':' has no place here: a line is indented too far, or a text lacks its"
            " quotation marks"
        ),
    ),
    (
        re.compile(r"sequence entries are not allowed"),
        lambda _: say("a list that begins with '-' has no place here"),
    ),
    (
        re.compile(r"block (mapping|collection): expected <block end>"),
        lambda _: say("this line is not indented like those it belongs to"),
    ),
    (
        re.compile(r"flow sequence: expected|expected the node content, but found '<stream end>'"),
        lambda _: say("a bracket is opened and not closed"),
    ),
    (
        re.compile(r"flow mapping: expected"),
        lambda _: say("a brace is opened and not closed"),
    ),
    (
        re.compile(r"expected the node content"),
        lambda _: say("there is a value missing here"),
    ),
    (
        re.compile(r"quoted scalar: found unexpected"),
        lambda _: say("quotation marks are opened and not closed"),
    ),
    (
        re.compile(r"double-quoted scalar: "),
        lambda _: say("a backslash has no place in double quotation marks: write single ones"),
    ),
    (
        re.compile(r"undefined alias|duplicate anchor|scanning an (alias|anchor)"),
        lambda _: no_references(),
    ),
    (
        re.compile(r"but found another document"),
        lambda _: say("a file is one text: leave out the line '---'"),
    ),
)
"""What is said of what the reader says; the first that fits is told."""
