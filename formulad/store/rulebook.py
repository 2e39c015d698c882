"""The rule book as the game reads it: sections of rules, rules of paragraphs.

A section is a heading `# Driving`. A rule is a heading `## MOV-4 No weaving on a straight` with
paragraphs below it, some of them clauses that begin with (i), (ii) ...; a line
`Option grid: drawn, as_listed` names the values of a table option that changes the rule.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_SECTIONS = re.compile(r"^# ", re.MULTILINE)
_RULES = re.compile(r"^## ", re.MULTILINE)
_HEADING = re.compile(r"(?P<id>[A-Z]+-\d+) (?P<title>\S.*)")
_CLAUSE = re.compile(r"\((?P<clause>[ivx]+)\) ")
_OPTION = re.compile(r"Option \w+: (?P<values>.+)")


class RulebookError(ValueError):
    """A rule book that cannot be read."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of a rule."""

    text: str
    clause: str = ""
    """Its number, such as `ii`; empty if it is none of several clauses."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of the rule book."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    options: tuple[str, ...] = ()
    """The values of the table option that changes it."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The numbers of its clauses."""
        return tuple(paragraph.clause for paragraph in self.paragraphs if paragraph.clause)


@dataclass(frozen=True, slots=True)
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
        raise RulebookError(f"The rule book cannot be read: {path}") from None
    _, *parts = _SECTIONS.split(text)
    sections = tuple(_section(part) for part in parts)
    if not any(section.rules for section in sections):
        raise RulebookError(f"The rule book has no rules: {path}")
    return sections


def _section(text: str) -> Section:
    title, *rules = _RULES.split(text)
    return Section(title.strip(), tuple(_rule(rule) for rule in rules))


def _rule(text: str) -> Rule:
    heading, _, body = text.partition("\n")
    match = _HEADING.fullmatch(heading)
    if match is None:
        raise RulebookError(f"The rule book has a heading without an id: {heading}")
    parts = [part.strip() for part in body.split("\n\n") if part.strip()]
    options = tuple(value for part in parts for value in _options(part))
    told = tuple(_paragraph(part) for part in parts if not _OPTION.fullmatch(part))
    return Rule(match["id"], match["title"], told, options)


def _options(part: str) -> Iterator[str]:
    match = _OPTION.fullmatch(part)
    if match:
        yield from match["values"].split(", ")


def _paragraph(part: str) -> Paragraph:
    text = " ".join(part.split())
    match = _CLAUSE.match(text)
    return Paragraph(text[match.end() :], match["clause"]) if match else Paragraph(text)
