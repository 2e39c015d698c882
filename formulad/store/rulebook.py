"""Rule book as the game reads it: sections of rules, rules of paragraphs.

A section is a heading `# Driving`. A rule is a heading `## MOV-4 No weaving on a straight` with
paragraphs below it, some of them clauses that begin with (i), (ii) ...; a line
`Option grid: drawn, as_listed` names a table option that changes the rule, and its values; a line
`Picture overshoot` names a drawing that shows it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

_SECTIONS = re.compile(r"^# ", re.MULTILINE)
_RULES = re.compile(r"^## ", re.MULTILINE)
_HEADING = re.compile(r"(?P<id>[A-Z]+(?:-[A-Z]+)?-\d+) (?P<title>\S.*)")
_CLAUSE = re.compile(r"\((?P<clause>[ivx]+)\) ")
_OPTION = re.compile(r"Option (?P<name>\w+): (?P<values>.+)")
_PICTURE = re.compile(r"Picture (?P<name>[\w-]+)")
_GAP = re.compile(r"[ \n]+")
"""Where a line may break: not at the hard blank before a French colon."""


class RulebookError(ValueError):
    """A rule book that cannot be read."""


@frozen
class Paragraph:
    """A paragraph of a rule."""

    text: str
    clause: str = ""
    """Its number, such as `ii`; empty if it is none of several clauses."""


@frozen
class RuleOption:
    """A table option that changes a rule."""

    name: str
    """The field of the race's options."""
    values: tuple[str, ...]


@frozen
class Rule:
    """One entry of the rule book."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    options: tuple[RuleOption, ...] = ()
    """The table options that change it."""
    picture: str = ""
    """The name of the drawing that shows it."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The numbers of its clauses."""
        return tuple(paragraph.clause for paragraph in self.paragraphs if paragraph.clause)


@frozen
class Section:
    """Rules about one thing, such as corners."""

    title: str
    rules: tuple[Rule, ...]


def read_rulebook(path: Path) -> tuple[Section, ...]:
    """Return the sections of a rule book in its order.

    Raises:
        RulebookError: if it is not there or empty, or a rule has no id.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise RulebookError(say("The rule book cannot be read: {file}", file=path)) from None
    _, *parts = _SECTIONS.split(text)
    sections = tuple(_section(part) for part in parts)
    if not any(section.rules for section in sections):
        raise RulebookError(say("The rule book has no rules: {file}", file=path))
    return sections


def _section(text: str) -> Section:
    title, *rules = _RULES.split(text)
    return Section(title.strip(), tuple(_rule(rule) for rule in rules))


def _rule(text: str) -> Rule:
    heading, _, body = text.partition("\n")
    match = _HEADING.fullmatch(heading)
    if match is None:
        fault = say("The rule book has a heading without an id: {heading}", heading=heading)
        raise RulebookError(fault)
    lines = body.splitlines()
    words = "\n".join(line for line in lines if not _is_note(line))
    parts = [part.strip() for part in words.split("\n\n") if part.strip()]
    return Rule(
        match["id"],
        match["title"],
        tuple(_paragraph(part) for part in parts),
        tuple(_options(lines)),
        next((picture["name"] for picture in map(_PICTURE.fullmatch, lines) if picture), ""),
    )


def _is_note(line: str) -> bool:
    """Return whether a line is for the game and not for its readers."""
    return bool(_OPTION.fullmatch(line) or _PICTURE.fullmatch(line))


def _options(lines: Iterable[str]) -> Iterator[RuleOption]:
    for match in filter(None, map(_OPTION.fullmatch, lines)):
        yield RuleOption(match["name"], tuple(match["values"].split(", ")))


def _paragraph(part: str) -> Paragraph:
    text = _GAP.sub(" ", part)
    match = _CLAUSE.match(text)
    return Paragraph(text[match.end() :], match["clause"]) if match else Paragraph(text)
