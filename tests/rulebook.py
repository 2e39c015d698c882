"""The rule book as tests read it: which rules there are, and what each has to show.

A rule is a heading `## MOV-4 No weaving on a straight` with its text below. Clauses are
paragraphs that begin with (i), (ii) ...; a line `Option grid: drawn, as_listed` names the values
of a table option. A rule wants a test; with clauses, one for each; and one for each option value.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

BOOK = Path(__file__).parents[1] / "assets" / "rulebook" / "en.md"
_HEADING = re.compile(r"## (?P<id>[A-Z]+-\d+) (?P<title>\S.*)")
_CLAUSE = re.compile(r"\((?P<clause>[ivx]+)\) ")
_OPTION = re.compile(r"Option \w+: (?P<values>.+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of the rule book."""

    id: str
    title: str
    text: str

    @property
    def clauses(self) -> tuple[str, ...]:
        """The numbers of its clauses."""
        found = (_CLAUSE.match(line) for line in self.text.splitlines())
        return tuple(match["clause"] for match in found if match)

    @property
    def options(self) -> tuple[str, ...]:
        """The values of the table option that changes it."""
        found = (_OPTION.fullmatch(line) for line in self.text.splitlines())
        return tuple(value for match in found if match for value in match["values"].split(", "))

    @property
    def wanted(self) -> tuple[str, ...]:
        """The marks that tests have to carry to show all of it."""
        parts = [f"{self.id}/{clause}" for clause in self.clauses] or [self.id]
        return (*parts, *(f"{self.id}[{value}]" for value in self.options))


def read_rules(book: Path = BOOK) -> tuple[Rule, ...]:
    """Return the rules of the book in its order."""
    chunks = re.split(r"^(?=## )", book.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return tuple(_rule(chunk) for chunk in chunks if chunk.startswith("## "))


def _rule(chunk: str) -> Rule:
    heading, _, text = chunk.partition("\n")
    match = _HEADING.fullmatch(heading)
    assert match, f"the rule book has a heading without an id: {heading}"
    return Rule(match["id"], match["title"], text.partition("\n# ")[0].strip())
