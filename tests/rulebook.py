"""What tests have to show of the rule book.

A rule wants a test; with clauses, one for each; and one for each value of each of its options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.paths import data_root
from formulad.store.rulebook import read_rulebook
from formulad.store.spoken import HOME

if TYPE_CHECKING:
    from formulad.store.rulebook import Rule


BOOKS = data_root() / "assets" / "rulebook"
SHOWN = pytest.StashKey[set[str]]()
"""What the tests of rules show, as their marks say, if all of them were collected."""
LANGUAGES = sorted(path.stem for path in BOOKS.glob("*.md"))
"""The languages the rule book is written in."""


def read_rules(language: str = HOME) -> tuple[Rule, ...]:
    """Return the rules of the game's book in its order."""
    sections = read_rulebook(BOOKS / f"{language}.md")
    return tuple(rule for section in sections for rule in section.rules)


def wanted(rule: Rule) -> tuple[str, ...]:
    """Return the marks that tests have to carry to show all of a rule."""
    parts = [f"{rule.id}/{clause}" for clause in rule.clauses] or [rule.id]
    values = (
        f"{rule.id}[{option.name}={value}]" for option in rule.options for value in option.values
    )
    return (*parts, *values)
